"""The board of Hotel Amsterdam: valid, small, complete, readable, and a function of the view alone."""

import copy
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote.drawing.palette import contrast, stylesheet
from tabledhote.games.amsterdam import board
from tabledhote.games.amsterdam.board.pieces import COLOURS
from tabledhote.words import LANGUAGES, Words, words
from tests.games import decisions, opened
from tests.settings import SETTINGS, Chosen, title

SPACE = "{http://www.w3.org/2000/svg}"
SETS = SETTINGS["amsterdam"]
RULES = Path(__file__).parents[2] / "docs" / "rules" / "amsterdam.md"
PLACELESS = {"end_turn"}


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.encode())


def references(root: ElementTree.Element) -> set[str]:
    return {reference for part in root.iter() for reference in part.get("data-ref", "").split()}


def start(**options: object) -> dict[str, Any]:
    chosen: Chosen = {"players": 2, "layout": "reference", "first": 0, **options}
    return tabledhote.game("amsterdam", **chosen).start(seed=1).view(0)


def crowded() -> dict[str, Any]:
    """As full as a board can look, and fuller: many tourists everywhere, all hotels, both pawns on hotels."""
    view = start(players=4)
    for index, tile in enumerate(view["tiles"]):
        tile["tourists"] = index % 13
    view |= {"dam": 10, "quays": {"0": 12, "6": 1, "12": 3, "18": 30}, "scores": [12, 30, 0, 7]}
    view["hotels"] = [["ab12", "cd34"], ["bc34", "de45"], ["ab45", "cd23"], ["de12", "bc23"]]
    return view


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: title("amsterdam", chosen))
def test_every_view_is_drawn_and_every_choice_can_be_clicked(chosen: Chosen) -> None:
    """The languages take turns, so that each draws a third of every game."""
    for number, state in enumerate(decisions(opened("amsterdam", chosen), seed=11)):
        texts = words(LANGUAGES[number % 3], "amsterdam")
        view = state.view(state.seat)
        before = copy.deepcopy(view)
        drawing, plain = board.svg(view, texts), board.text(view, texts)
        assert view == before, "drawing changes nothing"
        assert len(drawing.encode()) < 150_000
        assert plain.count("\n") > 25
        shown = references(parsed(drawing))
        for action in state.legal() if state.seat >= 0 else []:
            form = state.describe(action)
            wanted = {f"{field}:{value}" for field, value in form.items() if field != "do"}
            assert wanted <= shown, form
            assert wanted or form["do"] in PLACELESS


def test_the_same_view_gives_the_same_bytes_from_another_copy() -> None:
    fresh = Words("en", "amsterdam")
    assert board.svg(start(), words("en", "amsterdam")) == board.svg(start(), fresh)
    assert board.text(start(), words("en", "amsterdam")) == board.text(start(), fresh)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_stays_small_and_counts_everybody(language: str) -> None:
    drawing = board.svg(crowded(), words(language, "amsterdam"))
    assert len(drawing.encode()) < 150_000
    root = parsed(drawing)
    groups = {part.get("id"): part for part in root.iter(f"{SPACE}g")}
    for tile in crowded()["tiles"]:
        plate = groups.get(f"tourists-{tile['place']}")
        shown = None if plate is None else plate.findtext(f"{SPACE}text")
        assert shown == (str(tile["tourists"]) if tile["tourists"] else None)
    assert groups["tourists-c3"].findtext(f"{SPACE}text") == "10"
    assert groups["tourists-quay-18"].findtext(f"{SPACE}text") == "30"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("over", [False, True])
def test_no_word_of_ours_is_cut_short(language: str, over: bool) -> None:
    view = crowded()
    if over:
        view |= {"phase": "over", "seat": -1, "winners": [0, 3]}
    for seat in range(4):
        view["active"] = seat
        assert "…" not in board.svg(view, words(language, "amsterdam"))


def test_pieces_that_move_keep_their_ids() -> None:
    ids = [part.get("id") for part in parsed(board.svg(crowded(), words("en", "amsterdam"))).iter() if part.get("id")]
    assert len(set(ids)) == len(ids), "an id stands twice"
    hotels = {f"piece-hotel-{seat}-{index}" for seat in range(4) for index in range(2)}
    assert {"piece-boat", "piece-mayor", "piece-watchman", *hotels} <= set(ids)


def test_everything_explains_itself_with_its_rule() -> None:
    root = parsed(board.svg(crowded(), words("en", "amsterdam")))
    rules = set(re.findall(r"HA-\d+\.\d+", RULES.read_text("utf-8")))
    for part in root.iter(f"{SPACE}g"):
        if part.get("data-ref") or str(part.get("id", "")).startswith(("piece-", "canal-", "die-", "supply")):
            explanation = part.findtext(f"{SPACE}title")
            assert explanation, part.attrib
            named = set(re.findall(r"HA-\d+\.\d+", explanation))
            assert named, f"no rule: {explanation}"
            assert named <= rules, f"no such rule: {explanation}"


@pytest.mark.parametrize(
    "name", ['<script>alert("x")</script>', "\x1b[31mred\x07\n\n", "& ' \" >", "‮gnp.exe", "x" * 5000]
)
def test_hostile_names_do_no_harm(name: str) -> None:
    texts = words("en", "amsterdam")
    root = parsed(board.svg(start(), texts, names=[name, "Ben"]))
    tags = {part.tag.removeprefix(SPACE) for part in root.iter()}
    assert "script" not in tags
    assert all(not attribute.startswith("on") for part in root.iter() for attribute in part.attrib)
    plain = board.text(start(), texts, names=[name, "Ben"])
    assert all(character.isprintable() or character == "\n" for character in plain)
    assert plain.count("\n") == board.text(start(), texts).count("\n")


def test_nothing_is_fetched_run_or_styled_inline() -> None:
    drawing = board.svg(crowded(), words("ru", "amsterdam"), standalone=False)
    assert "<style" not in drawing
    assert " style=" not in drawing
    assert "<script" not in drawing
    assert re.findall(r'href="(?!#)', drawing) == []
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", drawing) == []


def test_a_file_that_stands_alone_brings_every_colour_it_uses() -> None:
    drawing = board.svg(crowded(), words("en", "amsterdam"))
    defined = set(re.findall(r"(--[\w-]+):", stylesheet(COLOURS)))
    assert stylesheet(COLOURS).splitlines()[0].replace("&", "&amp;") in drawing
    assert set(re.findall(r"var\((--[\w-]+)\)", drawing)) <= defined


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_colours_of_the_city_can_be_read(theme: int) -> None:
    colour = {name: pair[theme] for name, pair in COLOURS.colours.items()}
    for ground in ("day", "night", "dam", "plate"):
        assert contrast(colour[f"on-{ground}"], colour[ground]) >= 4.5, ground
    assert contrast(colour["wave"], colour["water"]) >= 3
    assert contrast(colour["day"], colour["night"]) >= 7, "day and night differ at a glance"


def test_it_is_clear_whose_turn_it_is() -> None:
    view = start(first=1)
    root = parsed(board.svg(view, words("en", "amsterdam"), names=["Ann", "Ben"]))
    assert "To play: Ben" in [part.text for part in root.iter(f"{SPACE}text")]
    houses = {part.get("id"): part for part in root.iter(f"{SPACE}g")}
    fills = [houses[f"seat-{seat}"].find(f"{SPACE}path") for seat in range(2)]
    assert [None if fill is None else fill.get("fill") for fill in fills] == ["var(--card)", "var(--blue)"]
    assert "▶ ■ Ben" in board.text(view, words("en", "amsterdam"), names=["Ann", "Ben"])


def test_winners_are_shown_when_the_game_is_over() -> None:
    *_, state = decisions(opened("amsterdam", {"players": 3}), seed=2)
    view = state.view(-1)
    texts = [part.text for part in parsed(board.svg(view, words("en", "amsterdam"))).iter(f"{SPACE}text")]
    assert "Game over" in texts
    for seat in view["winners"]:  # type: ignore[attr-defined]
        assert f"▶ {'●■▲◆'[seat]}" in board.text(view, words("en", "amsterdam"))


@pytest.mark.rule("HA-2.15")
def test_the_canal_is_drawn_beside_the_tiles_it_serves() -> None:
    table = tabledhote.game("amsterdam").components
    for position in range(24):
        if table.serves[position] >= 0:
            assert board.served(position) == table.places[table.serves[position]]


@pytest.mark.rule("HA-5.1")
def test_the_boat_can_be_sailed_by_clicking_the_water() -> None:
    view = start(variant="tactical")
    assert view["boat"] == 15
    root = parsed(board.svg(view, words("en", "amsterdam")))
    named = {part.get("id"): str(part.get("data-ref")).split()[0] for part in root.iter() if part.get("data-ref")}
    steps = {reference: part for part, reference in named.items() if reference.startswith("steps:")}
    assert steps == {"steps:1": "canal-16", "steps:2": "canal-17", "steps:3": "canal-18", "steps:4": "canal-19"}


@pytest.mark.rule("HA-5.14")
def test_a_locked_tile_shows_its_lock_in_the_tactical_game_only() -> None:
    for variant, locks in (("tactical", 1), ("family", 0)):
        view = start(variant=variant)
        view["tiles"][0]["tourists"] = 4
        view["tiles"][1]["tourists"] = 3
        assert board.svg(view, words("en", "amsterdam")).count('href="#icon-lock"') == locks


def test_text_tells_everything_apart_without_colour() -> None:
    plain = board.text(crowded(), words("en", "amsterdam"))
    assert "CAFÉ-RESTAU…" in plain
    assert "museum" in plain
    for seat, sign in enumerate("●■▲◆"):
        city = plain.split("┌", 1)[1]
        assert city.count(sign) == 2, f"two hotels of seat {seat}"
    assert "■M" in plain
    assert "▲W" in plain
    assert "~12~+3" in plain
    assert max(map(len, plain.splitlines())) <= 80 + len("Build a hotel on a free crossing.")
