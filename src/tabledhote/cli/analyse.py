"""`tabledhote analyse`: every decision of a recorded game, judged by the search."""

from html import escape
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tabledhote.bots.analysis import Decision, Review, review
from tabledhote.cli.common import AsJson, BadInput, Corrected, Language, app, language, print_json, printer, seat_names
from tabledhote.cli.records import File
from tabledhote.drawing.curve import curve
from tabledhote.drawing.palette import stylesheet
from tabledhote.table import Record, replacing
from tabledhote.words import Words

NOTABLE = 0.02  # the loss from which the terminal lists a decision


@app.command(epilog="Example: tabledhote analyse game.json --budget 1000 --html review.html")
def analyse(
    file: File,
    html: Annotated[Path | None, typer.Option("--html", metavar="OUT", help="Also write a page to read.")] = None,
    budget: Annotated[
        str, typer.Option("--budget", help="For each decision: iterations (500) or seconds (0.5s).")
    ] = "500",
    components: Corrected = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a recorded game: what was best, what was given away, where the game turned."""
    allowed = read_budget(budget)
    record = Record.load(file, components)
    if not record.actions:
        raise BadInput(f"{file}: has no actions to analyse")
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(f"{len(record.actions)} decisions", total=len(record.actions))
        judged = review(record, allowed, progress=lambda done, _: progress.update(task, completed=done))
    texts = language(lang, record.game.id)
    names = record.names or seat_names(texts, record.game.players)
    if html is not None:
        with replacing(html) as out:
            out.write(page(record, judged, texts, names))
    if as_json:
        print_json({"decisions": [vars(decision) for decision in judged.decisions], "turning": judged.turning})
        return
    show(judged, texts, names)


def read_budget(text: str) -> int | float:
    """Iterations, or seconds with an s behind them."""
    try:
        budget = float(text.removesuffix("s")) if text.endswith("s") else int(text)
    except ValueError:
        budget = 0
    if not 0 < budget < float("inf"):
        raise BadInput(f"--budget {text}: must be a number of iterations such as 500, or of seconds such as 0.5s")
    return budget


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def notable(judged: Review) -> list[Decision]:
    return [each for each in judged.decisions if each.loss >= NOTABLE or each.number in judged.turning]


def row(decision: Decision, judged: Review, texts: Words, names: list[str]) -> list[str]:
    """A decision as both tables show it."""
    same = decision.best == decision.played
    return [
        f"{decision.number}{' *' if decision.number in judged.turning else ''}",
        names[decision.seat],
        texts.action(decision.played),
        "" if same else texts.action(decision.best),
        percent(decision.chances[decision.seat]),
        "" if same else percent(decision.loss),
    ]


def headings(texts: Words) -> list[str]:
    return [texts(f"analysis-{name}") for name in ("number", "seat", "played", "best", "chance", "loss")]


def given_away(judged: Review, names: list[str]) -> list[tuple[str, float, int]]:
    """Of each seat: its name, the win chance it gave away in all its decisions, and their number."""
    lost = []
    for seat, name in enumerate(names):
        own = [decision.loss for decision in judged.decisions if decision.seat == seat]
        lost.append((name, sum(own) / len(own) if own else 0.0, len(own)))
    return lost


def show(judged: Review, texts: Words, names: list[str]) -> None:
    table = Table(*headings(texts))
    for decision in notable(judged):
        table.add_row(*row(decision, judged, texts, names))
    console = printer()
    console.print(table)
    console.print(texts("analysis-star"))
    for name, mean, number in given_away(judged, names):
        console.print(texts("analysis-mean", name=name, loss=round(100 * mean, 1), number=number))


# ---- the page -----------------------------------------------------------------------------------------

STYLE = """
body { color: var(--ink); background: var(--paper); font: 16px/1.5 system-ui, sans-serif; margin: 1rem auto;
  max-width: 60rem; padding: 0 1rem }
svg { display: block; height: auto; min-width: 36rem; width: 100% }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top }
td:nth-child(-n+2), td:nth-child(n+5) { white-space: nowrap }
@media (max-width: 40rem) {
  tr { border-bottom: 1px solid var(--line); display: grid; font-size: .85rem; grid-template-columns: repeat(4, 1fr) }
  th, td { border: 0; padding: .1rem .3rem }
  :is(th, td):is(:nth-child(3), :nth-child(4)) { grid-column: span 2; order: 1 }
}
"""


def page(record: Record, judged: Review, texts: Words, names: list[str]) -> str:
    """The review as one file that needs nothing else."""
    title = texts("analysis-title", game=texts("title"))
    chances = [decision.chances for decision in judged.decisions]
    result = record.result
    if result is not None and result["winners"]:
        won = result["winners"]
        chances.append([1 / len(won) if seat in won else 0.0 for seat in range(record.game.players)])
    drawn = curve(chances, names, judged.turning, texts("analysis-chance"), texts("analysis-number"))
    head = "".join(f"<th scope=col>{escape(heading)}</th>" for heading in headings(texts))
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row(decision, judged, texts, names)) + "</tr>"
        for decision in notable(judged)
    )
    means = "".join(
        f"<li>{escape(texts('analysis-mean', name=name, loss=round(100 * mean, 1), number=number))}</li>"
        for name, mean, number in given_away(judged, names)
    )
    return f"""<!doctype html>
<html lang="{texts.language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{stylesheet()}{STYLE}</style>
<h1>{escape(title)}</h1>
<div class="wide">{drawn}</div>
<ul>{means}</ul>
<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>
{rows}
</tbody></table></div>
<p>{escape(texts("analysis-star"))}</p>
</html>
"""
