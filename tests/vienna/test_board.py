"""The board of Vienna: valid, small, complete, readable by day and by night, and a function of the view alone."""

import copy
import re
import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote.drawing.palette import contrast, stylesheet
from tabledhote.games.vienna import board
from tabledhote.games.vienna.board.pieces import COLOURS
from tabledhote.games.vienna.board.route import NARROW, WIDE
from tabledhote.words import LANGUAGES, Words, words
from tests.games import decisions, opened
from tests.settings import SETTINGS, Chosen, title
from tests.vienna.scene import scene

SPACE = "{http://www.w3.org/2000/svg}"
SETS = [SETTINGS["vienna"][at] for at in (0, 4, 5)]  # 3, 4 and 5 players, by day and by night
RULES = Path(__file__).parents[2] / "docs" / "rules" / "vienna.md"
PLACELESS = {"start_reroll", "roll", "skip", "double_turn", "end_turn"}


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.encode())


def references(root: ElementTree.Element) -> set[str]:
    return {reference for part in root.iter() for reference in part.get("data-ref", "").split()}


def wanted(form: dict[str, object]) -> set[str]:
    """What an action names: each item of a list by itself."""
    named = {field: value if isinstance(value, list) else [value] for field, value in form.items() if field != "do"}
    return {f"{field}:{item}" for field, items in named.items() for item in items}


def start(**options: object) -> dict[str, Any]:
    return tabledhote.game("vienna", **{"players": 4, "first": 0, **options}).start(seed=1).view(0)


def crowded(side: str = "day") -> dict[str, Any]:
    """As full as a board can look: five players, all dice placed or on Geheimbund, all special cards held."""
    every = dict.fromkeys(("first_player", "double_turn", "joker", "extra_influence", "extra_die"), 2)
    p = scene(
        5,
        coins=[12, 0, 3, 0, 0],
        points=[29, 29, 29, 29, 35],
        specials=every,
        placed={"stephansdom": (2, "4 w5"), "heuriger": (1, "3 3"), "oper": (0, "2"), "gloriette": (4, "6 6")},
        gendarme="prater",
        cards={2: ["composer"] * 5 + ["bishop"] * 4 + ["countess"] * 3},
        display=["shopkeeper", "priest", "court_supplier", "court_chaplain"],
        hands={0: "1 2 6"},
    )
    view = p.view(0)
    view["options"] = {"players": 5, "board": side, "first": 0}
    return view


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: title("vienna", chosen))
def test_every_view_is_drawn_and_every_choice_can_be_clicked(chosen: Chosen) -> None:
    """The languages take turns, so that each draws a third of every game."""
    for number, state in enumerate(decisions(opened("vienna", chosen), seed=11)):
        texts = words(LANGUAGES[number % 3], "vienna")
        view = state.view(state.seat)
        before = copy.deepcopy(view)
        drawing, plain = board.svg(view, texts), board.text(view, texts)
        assert view == before, "drawing changes nothing"
        assert len(drawing.encode()) < 150_000
        assert plain.count("\n") > 30
        shown = references(parsed(drawing))
        for action in state.legal() if state.seat >= 0 else []:
            form = state.describe(action)
            assert wanted(form) <= shown, form
            assert wanted(form) or form["do"] in PLACELESS


def test_the_same_view_gives_the_same_bytes_from_another_copy() -> None:
    fresh = Words("en", "vienna")
    assert board.svg(start(), words("en", "vienna")) == board.svg(start(), fresh)
    assert board.text(start(), words("en", "vienna")) == board.text(start(), fresh)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["day", "night"])
def test_a_crowded_board_stays_small_and_shows_everything(language: str, side: str) -> None:
    drawing = board.svg(crowded(side), words(language, "vienna"))
    assert len(drawing.encode()) < 150_000
    ids = [part.get("id") for part in parsed(drawing).iter() if part.get("id")]
    assert len(set(ids)) == len(ids), "an id stands twice"
    specials = {f"special-{name}" for name in ("first_player", "double_turn", "joker", "extra_influence", "extra_die")}
    assert {"gendarme", "placed-stephansdom-1", "carriage-0", "carriage-1", "carriage-2", "carriage-4"} <= set(ids)
    assert specials | {f"marker-{seat}" for seat in range(5)} <= set(ids)
    assert {f"display-{card}" for card in ("shopkeeper", "priest", "court_supplier", "court_chaplain")} <= set(ids)


def test_day_and_night_have_colours_of_their_own() -> None:
    day, night = (board.svg(crowded(side), words("en", "vienna"), standalone=False) for side in ("day", "night"))
    assert "--vienna-day-ground" in day
    assert "--vienna-night-" not in day
    assert "--vienna-night-ground" in night
    assert "--vienna-day-" not in night


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explains_itself_with_its_rule(language: str) -> None:
    rules = set(re.findall(r"VI-\d+\.\d+", RULES.read_text("utf-8")))
    pieces = ("space-", "seat-", "die-", "special-", "carriage-", "marker-", "gendarme", "coins", "point", "track")
    for view in (crowded(), start()):
        for part in parsed(board.svg(view, words(language, "vienna"))).iter(f"{SPACE}g"):
            if part.get("data-ref") or str(part.get("id", "")).startswith(pieces):
                explanation = part.findtext(f"{SPACE}title")
                assert explanation, part.attrib
                named = set(re.findall(r"VI-\d+\.\d+", explanation))
                assert named, f"no rule: {explanation}"
                assert named <= rules, f"no such rule: {explanation}"


def test_a_place_is_explained_in_words() -> None:
    root = parsed(board.svg(crowded(), words("en", "vienna")))
    titles = {part.get("id"): part.findtext(f"{SPACE}title") for part in root.iter(f"{SPACE}g")}
    assert titles["space-stephansdom"] == (
        "Stephansdom (St Stephen’s Cathedral), stop 19. Asks for two dice that make 9 (VI-4.10). Compare crosses "
        "with each neighbour: more gives 2 points and 1 coin, as many gives 1 (VI-7.1). "
        "Green stands here with 4 and white 5."
    )
    assert "The gendarme blocks this place" in str(titles["space-prater"])
    assert "secret society" in str(titles["space-geheimbund"])


@pytest.mark.parametrize(
    "name", ['<script>alert("x")</script>', "\x1b[31mred\x07\n\n", "& ' \" >", "‮gnp.exe", "x" * 500]
)
def test_hostile_names_do_no_harm(name: str) -> None:
    texts, names = words("en", "vienna"), [name, "Ben", "Cleo", "Dan"]
    root = parsed(board.svg(start(), texts, names=names))
    tags = {part.tag.removeprefix(SPACE) for part in root.iter()}
    assert "script" not in tags
    assert all(not attribute.startswith("on") for part in root.iter() for attribute in part.attrib)
    plain = board.text(start(), texts, names=names)
    assert all(character.isprintable() or character == "\n" for character in plain)
    assert plain.count("\n") == board.text(start(), texts).count("\n")


def test_nothing_is_fetched_run_or_styled_inline() -> None:
    drawing = board.svg(crowded(), words("ru", "vienna"), standalone=False)
    assert "<style" not in drawing
    assert " style=" not in drawing
    assert "<script" not in drawing
    assert re.findall(r'href="(?!#)', drawing) == []
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", drawing) == []


@pytest.mark.parametrize("side", ["day", "night"])
def test_a_file_that_stands_alone_brings_every_colour_it_uses(side: str) -> None:
    drawing = board.svg(crowded(side), words("en", "vienna"))
    defined = set(re.findall(r"(--[\w-]+):", stylesheet(COLOURS)))
    assert set(re.findall(r"var\((--[\w-]+)\)", drawing)) <= defined


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("side", ["day", "night"])
def test_the_colours_of_the_city_can_be_read(side: str, theme: int) -> None:
    colour = {name: pair[theme] for name, pair in COLOURS.colours.items()}
    for ground in ("tile", "badge", "moss"):
        assert contrast(colour[f"{side}-on-{ground}"], colour[f"{side}-{ground}"]) >= 4.5, ground
    assert contrast(colour["on-secret"], colour["secret"]) >= 4.5
    assert contrast(colour["on-special"], colour["special"]) >= 4.5
    assert contrast(colour[f"{side}-badge"], colour[f"{side}-tile"]) >= 3


def test_it_is_clear_whose_turn_it_is() -> None:
    view = start(first=1)
    root = parsed(board.svg(view, words("en", "vienna"), names=["Ann", "Ben", "Cleo", "Dan"]))
    assert "To play: Ann" in [part.text for part in root.iter(f"{SPACE}text")], "the right neighbour chooses first"
    assert "▶ ● Ann" in board.text(view, words("en", "vienna"), names=["Ann", "Ben", "Cleo", "Dan"])


def test_winners_are_shown_when_the_game_is_over() -> None:
    *_, state = decisions(opened("vienna", {"players": 3}), seed=2)
    view = state.view(-1)
    texts = [part.text for part in parsed(board.svg(view, words("en", "vienna"))).iter(f"{SPACE}text")]
    assert words("en")("game-over") in texts
    for seat in state.winners():
        assert f"▶ {'●◆▲'[seat]}" in board.text(view, words("en", "vienna"))


@pytest.mark.rule("VI-2.2")
def test_the_road_leads_from_the_upper_left_to_the_lower_right() -> None:
    places = [WIDE.centre(order) for order in range(25)]
    assert places[24] == (max(x for x, _ in places), max(y for _, y in places))
    for route in (WIDE, NARROW):
        places = [route.centre(order) for order in range(25)]
        assert len(set(places)) == 25
        assert places[1] == (min(x for x, _ in places), min(y for _, y in places))
        for here, there in pairwise(places[1:]):
            assert abs(here[0] - there[0]) + abs(here[1] - there[1]) <= route.pitch + route.row, "neighbours"


def test_text_tells_everything_apart_without_colour() -> None:
    plain = board.text(crowded(), words("en", "vienna"))
    for shown in ("19    9  Stephansdom", ">▲ 4 w5", ">◆ 3 3", "2    1! Prater", "composer", "[1 2 6]"):
        assert shown in plain
    assert next(line for line in plain.splitlines() if "Prater" in line).endswith("#")
    assert max(map(len, plain.splitlines())) <= 100


def test_places_and_cards_that_have_no_words_are_shown_as_they_are(tmp_path: Path) -> None:
    from tests.vienna.test_components import corrected

    path = corrected(tmp_path, ('id = "oper"', 'id = "Staatsoper"'), ('id = "banker"', 'id = "Rothschild"'))
    p = scene(components=path, placed={"Staatsoper": (1, "2")}, display=["Rothschild"], hands={0: "5 6"})
    drawing = board.svg(p.view(0), words("fr", "vienna"))
    assert "Staatsoper" in drawing
    assert "Rothschild" in drawing
    assert "Staatsoper" in board.text(p.view(0), words("fr", "vienna"))
