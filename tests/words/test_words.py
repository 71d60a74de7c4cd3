"""Every text in three languages: the same messages, none missing, none broken, none idle."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import tabledhote
from tabledhote import InvalidOption
from tabledhote.games import box
from tabledhote.words import LANGUAGES, words
from tests.playthroughs import files
from tests.support import ROOT
from tests.support.messages import messages
from tests.support.random_games import decisions, opened
from tests.support.settings import SETTINGS

GAMES = [None, *tabledhote.games()]
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
SOURCE = ROOT / "src" / "tabledhote"

# Families of messages of which games must have brought up each one.
BY_CONVENTION = ("do", "earned", "event", "line", "name", "option", "prompt", "seat")

# Shared words that pages and the command line need, whether or not a line of Python names them.
FOR_PAGES = {
    *("language", "yes", "no", "help", "rules", "undo", "hint", "log", "close", "back", "settings", "player"),
    *("your-turn", "waiting-for", "round", "score", "coins", "cards", "steps", "total", "rule"),
}


class Variables(visitor.Visitor):
    """Collects the names of the values that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def named_values(event: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Fields and values of an event, action or view, at any depth."""
    for field, value in event.items():
        if isinstance(value, Mapping):
            yield from named_values(value)
            yield from ((field, str(key)) for key in value)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Mapping):
                yield from named_values(item)
            else:
                yield field, str(item)


class Seen:
    """What random games with every option set bring up, and the games on file, chosen for what happens rarely."""

    def __init__(self, game: str) -> None:
        self.actions: dict[str, dict[str, object]] = {}
        self.events: dict[tuple[str, bool], dict[str, object]] = {}
        self.views: dict[tuple[str, str], dict[str, object]] = {}
        self.values: set[tuple[str, str]] = set()
        self.lines: dict[str, dict[str, object]] = {}
        for index, chosen in enumerate(SETTINGS[game]):
            for seed in range(3):
                self.play(game, chosen, 10 * index + seed)
        for path in files():
            if path.name.startswith(f"{game}-"):
                lines = path.read_text("utf-8").splitlines()
                self.hear(json.loads(line) for line in lines if line.startswith('  {"event"'))

    def play(self, game: str, chosen: dict[str, object], seed: int) -> None:
        events: list[dict[str, object]] = []
        for state in decisions(opened(game, chosen), seed, events=True):
            view = state.view(state.seat)
            self.views[str(view["phase"]), str(chosen)] = view
            self.values |= set(named_values(view))
            events = state.events or []
            for action in state.legal() if state.seat >= 0 else []:
                form = state.describe(action)
                self.actions[str(form["do"])] = form
                self.values |= set(named_values(form))
        self.hear(events)
        for seat in box(game).breakdown(state):
            for line in seat:
                self.lines[str(line["line"])] = line

    def hear(self, events: Iterable[dict[str, object]]) -> None:
        for event in events:
            self.events[str(event["event"]), bool(event.get("auto"))] = event
            self.values |= set(named_values(event))


@cache
def seen(game: str) -> Seen:
    return Seen(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_three_languages_have_the_same_messages(game: str | None) -> None:
    english = set(messages("en", game))
    assert english, "no messages at all"
    for language in LANGUAGES:
        assert set(messages(language, game)) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_formats_with_numbers_and_with_names(game: str | None, language: str) -> None:
    texts = words(language, game)
    for name, entry in messages(language, game).items():
        found = Variables()
        found.visit(entry)
        for value in (0, 1, 2, 5, 11, 21, "Ann", "day"):
            values = dict.fromkeys(found.names, value)
            for part in [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]:
                text = texts(part, **values)
                assert text.strip(), f"{part} is empty"
                assert "{" not in text, f"{part} shows its braces: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_everything_that_happens_has_its_words(game: str, language: str) -> None:
    texts, met = words(language, game), seen(game)
    for action in met.actions.values():
        assert texts.action(action)
    for event in met.events.values():
        sentence = texts.event(event, NAMES)
        assert sentence.endswith("."), f"the log speaks in sentences: {sentence}"
        assert not re.search(r"\b\w+_\w+\b", sentence), f"an id is not a word: {sentence}"
    for view in met.views.values():
        assert texts.prompt(view, NAMES)
    for line in met.lines.values():
        assert texts.line(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_options_explain_themselves(game: str, language: str) -> None:
    texts = words(language, game)
    for option in box(game).options:
        assert texts(f"option-{option.name}")
        assert texts(f"option-{option.name}.about")
        for value in option.values:
            if isinstance(value, str):
                assert texts(f"option-{option.name}-{value}")


def spelled(message: str, code: str) -> bool:
    """Whether code names a message, in full or by how it begins: "undo-over" or f"undo-{reason}".

    What messages by convention stand for may be too rare for a random game: there it is enough that code has the word.
    """
    family, _, rest = message.partition("-")
    forms = [f'"{message}"', f"'{message}'"]
    if family in BY_CONVENTION:
        forms.append(f'"{rest.removesuffix("-private").rpartition("-")[2]}"')
    else:
        forms += [f'f"{family}-{{', f'"{family}-" + ', f'"{family}-" ~ ', f"`{family}-${{"]  # code, templates, script
    return any(form in code for form in forms)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_idle(game: str | None) -> None:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".html", ".js")]
    code = "\n".join(path.read_text("utf-8") for path in files)
    options = [option for name in tabledhote.games() for option in box(name).options]
    used = {f"option-{option.name}" for option in options} | {"title", "tagline"}
    used |= {f"option-{option.name}-{value}" for option in options for value in option.values}
    for name in tabledhote.games() if game is None else [game]:
        met = seen(name)
        used |= {f"do-{action}" for action in met.actions} | {f"event-{event}" for event, _ in met.events}
        used |= {f"prompt-{phase}" for phase, _ in met.views} | {f"line-{line}" for line in met.lines}
        used |= {f"{field}-{value}" for field, value in met.values} | {f"name-{value}" for _, value in met.values}
        used |= {f"seat-{seat}" for seat in range(max(box(name).players))}
    if game is None:
        used |= FOR_PAGES | {f"name-{colour}" for colour in import_module("tabledhote.drawing.palette").SHAPES}
    idle = [name for name in messages("en", game) if name not in used and not spelled(name, code)]
    assert idle == []


@pytest.mark.parametrize(
    "path",
    [*SOURCE.rglob("fr.ftl"), *(ROOT / "docs" / "rules").rglob("fr/*.md")],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_french_punctuation_never_begins_a_line(path: Path) -> None:
    """A no-break space stands before : ; ! ? and inside « », and it is the same one everywhere."""
    text = re.sub(r"`[^`]*`|^#.*$", "", path.read_text("utf-8"), flags=re.MULTILINE)
    keys = re.sub(r"(?<=[,.] )\?|^ {4}\?", "", text, flags=re.MULTILINE)  # the key ? of the terminal
    assert re.findall(r".*(?:[ \u202f][:;!?»](?=\s|$)|«[ \u202f]).*", keys, flags=re.MULTILINE) == []


def test_russian_counts_in_three_forms() -> None:
    counted = [words("ru")("points", number=number) for number in (1, 2, 5, 11, 21, 104)]
    assert counted == ["1\u00a0очко", "2\u00a0очка", "5\u00a0очков", "11\u00a0очков", "21\u00a0очко", "104\u00a0очка"]


def test_names_bring_their_cases_and_articles_along() -> None:
    event = {"event": "flip", "pawn": "watchman", "tile": "b4", "old": "church", "new": "theatre"}
    assert words("en", "amsterdam").event(event, NAMES) == "The night watchman turns b4: the church becomes a theatre."
    assert (
        words("fr", "amsterdam").event(event, NAMES)
        == "Le veilleur de nuit retourne b4\u00a0: l’église devient un théâtre."
    )
    assert (
        words("ru", "amsterdam").event(event, NAMES) == "Ночной сторож переворачивает b4: церковь становится театром."
    )


def test_winners_are_enumerated_by_name() -> None:
    event = {"event": "end", "reason": "goal", "scores": [12, 6, 12], "winners": [0, 2]}
    assert words("en", "amsterdam").event(event, NAMES) == (
        "A player has reached the goal. Ann and Cleo share the victory. Scores: 12, 6 and 12."
    )
    assert "Побеждает Ben." in words("ru", "amsterdam").event({**event, "winners": [1]}, NAMES)


def test_a_seat_without_a_name_goes_by_its_colour() -> None:
    assert words("fr", "amsterdam").event({"event": "turn", "number": 1, "seat": 2}, []) == "Tour 1\u00a0: Vert."


def test_what_is_missing_is_said_precisely() -> None:
    with pytest.raises(InvalidOption, match="no language 'de'; allowed: en, fr, ru"):
        words("de")
    with pytest.raises(KeyError, match="nothing \\(en\\): there is no such message"):
        words("en")("nothing")
    with pytest.raises(KeyError, match=r"title\.sub \(en\): there is no such text"):
        words("en", "amsterdam")("title.sub")
    with pytest.raises(KeyError, match="points \\(en\\)"):
        words("en")("points")


def test_a_line_of_the_result_has_the_name_of_the_game_and_no_message_of_a_page() -> None:
    told = [
        words("en", "hellton").line({"line": "result", "result": how, "reason": "bells"}) for how in ("won", "lost")
    ]
    assert [each.partition(":")[0] for each in told] == ["Victory", "Defeat"]
