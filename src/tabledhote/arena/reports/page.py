"""The report as one HTML file that needs nothing else."""

from importlib import resources

import tabledhote
from tabledhote.arena.extras import require
from tabledhote.arena.reports import chapters, differing
from tabledhote.arena.reports.comparing import Comparison, changes
from tabledhote.arena.reports.figures import Figures
from tabledhote.arena.reports.telling import Chapter, Picture, Teller
from tabledhote.arena.reports.watching import Study
from tabledhote.drawing.palette import SANS, SERIF, stylesheet
from tabledhote.words import Words


def page(study: Study, results: Figures | Comparison, texts: Words) -> str:
    """Everything that the games of a study show, in the language of the texts."""
    plan, teller = study.plan, Teller(texts, study.plan.game)
    if isinstance(results, Comparison):
        parts, title = differing.chapters(teller, results, changes(study)), "report-compare-title"
    else:
        parts, title = chapters.chapters(teller, results), "report-title"
    return rendered(
        language=texts.language,
        title=texts(title, game=texts("title"), number=results.games),
        facts=facts(study, texts),
        chapters=parts,
        contents=texts("report-chapters"),
        figures=texts("report-table"),
        reading=reading(texts, len(set(plan.seats())) > 1),
    )


def rendered(**values: object) -> str:
    jinja = require("jinja2")
    template = resources.files(__package__).joinpath("report.html").read_text("utf-8")
    strict = {"autoescape": True, "undefined": jinja.StrictUndefined}
    environment = jinja.Environment(**strict, trim_blocks=True, lstrip_blocks=True)
    environment.tests["picture"] = lambda part: isinstance(part, Picture)
    fonts = {"sans": SANS, "serif": SERIF}
    text: str = environment.from_string(template).render(**values, colours=stylesheet(), **fonts)
    return text


def facts(study: Study, texts: Words) -> list[tuple[str, str]]:
    """What was played, so that somebody else can play it again."""
    plan = study.plan
    options = plan.open().options
    lines = [(texts("report-players"), str(options.pop("players", plan.open().players)))]
    bots = [called(name, texts) for name in plan.seats()]
    lines.append((texts("report-bots"), ", ".join(bots) if len(set(bots)) > 1 else f"{len(bots)} × {bots[0]}"))
    for name, value in options.items():
        named = texts.naming(f"option-{name}", value) if isinstance(value, str) else None
        lines.append((texts(f"option-{name}"), texts(named) if named else str(value)))
    lines.append((texts("report-seed"), str(plan.seed)))
    return [*lines, (texts("report-version"), f"tabledhote {tabledhote.__version__}")]


def called(bot: str, texts: Words) -> str:
    """A bot by its level's name in the language, if it has one, and by the name that commands take."""
    level = f"level-{bot}"
    return f"{texts(level)} ({bot})" if level in texts else bot


def reading(texts: Words, mixed: bool) -> Chapter:
    lines = ["interval", "cause", "bots", *(["mixed"] if mixed else [])]
    return Chapter("reading", texts("report-reading"), [texts(f"report-reading-{line}") for line in lines])
