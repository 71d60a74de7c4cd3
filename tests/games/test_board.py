"""What is true of every board: valid, small, complete, readable, and a function of the view alone."""

import copy
import re
from collections.abc import Sequence

import pytest

import tabledhote
from tabledhote.drawing.board import Svg
from tabledhote.drawing.palette import stylesheet
from tabledhote.games.boards import board
from tabledhote.words import LANGUAGES, LONGEST, Words, words
from tests.support import ROOT
from tests.support.boards import PLACELESS, PLACELESS_IF_NARROW, SPACE, crowded, parsed, references, smallest, wanted
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen, settings, title

GAMES = tabledhote.games()
LIMIT = 130_000  # bytes of a drawing on a page
RULES = ROOT / "docs" / "rules"
NUMBER = re.compile(r"\b[A-Z]{2}-(?:[A-Z]\.)?\d+(?:\.\d+)*")


# Pieces that no action names and that explain themselves nevertheless, by how their id begins.
EXPLAINED: dict[str, tuple[str, ...]] = {
    "amsterdam": ("piece-", "canal-", "die-", "supply"),
    "austria": ("tile-", "round-3", "disc-", "room-", "bin"),
    "hellton": ("room-", "piece-", "booking-", "hall-", "column-", "groom-", "seat-", "row-"),
    "vienna": ("space-", "seat-", "die-", "special-", "carriage-", "marker-", "gendarme", "coins", "point", "track"),
}
PLAIN_ENOUGH = {"side:a", "side:b"}  # the two sides of a card say all there is to say


def shapes(game: str) -> list[Svg]:
    """How a board can be drawn: wide, and some for narrow pages."""
    return [draw for draw in (board(game).svg, board(game).narrow) if draw is not None]


def drawings(game: str, language: str = "en", standalone: bool = True, names: Sequence[str] | None = None) -> list[str]:
    """The crowded board in all shapes."""
    return [draw(crowded(game), words(language, game), standalone=standalone, names=names) for draw in shapes(game)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "chosen"), list(settings()), ids=[title(*one) for one in settings()])
def test_every_view_is_drawn_and_every_choice_can_be_clicked(game: str, chosen: Chosen) -> None:
    """Languages and shapes take turns, so that each draws its part of every game."""
    text, manners = board(game).text, shapes(game)
    for number, state in enumerate(decisions(opened(game, chosen), seed=11)):
        texts, draw = words(LANGUAGES[number % 3], game), manners[number % len(manners)]
        view = state.view(state.seat)
        before = copy.deepcopy(view)
        drawing, plain = draw(view, texts, standalone=False), text(view, texts)
        assert view == before, "drawing changes nothing"
        assert len(drawing.encode()) < LIMIT
        assert plain.count("\n") > 25
        root = parsed(drawing)
        ids = [part.get("id") for part in root.iter() if part.get("id")]
        assert len(set(ids)) == len(ids), "an id stands twice"
        shown = references(root)
        placeless = PLACELESS[game] | (PLACELESS_IF_NARROW.get(game, set()) if draw is board(game).narrow else set())
        for action in state.legal() if state.seat >= 0 else []:
            form = state.describe(action)
            assert form["do"] in placeless or (wanted(form) and wanted(form) <= shown), form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_crowded_board_stays_small_and_cuts_no_word_of_ours_short(game: str, language: str) -> None:
    seats = ["Ann", "Ben", "Cleo", "Dan", "Eve"][: len(crowded(game)["scores"])]  # names of people may be shortened
    for drawing in drawings(game, language, standalone=False, names=seats):
        assert len(drawing.encode()) < LIMIT
        root = parsed(drawing)
        letters = [part.text or "" for part in root.iter() if part.tag in (f"{SPACE}text", f"{SPACE}tspan")]
        assert [text for text in letters if "…" in text] == []
        ids = [part.get("id") for part in root.iter() if part.get("id")]
        assert len(set(ids)) == len(ids), "an id stands twice"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_letters_are_large_enough_for_the_screens_that_a_drawing_is_for(game: str, language: str) -> None:
    """Nine pixels: beside the column of a screen 1366 wide, and for the highest drawing on a phone 360 wide."""
    seats = ["Wolfeschlegelsteinhausen"] * len(crowded(game)["scores"])
    shown = drawings(game, language, standalone=False, names=seats)
    for drawing, room in ((shown[0], 966), (shown[-1], 360)):
        root = parsed(drawing)
        size, said = smallest(root)
        wide = float(root.get("viewBox", "").split()[2])
        assert size * room / wide >= 9, (said, room)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gives_the_same_bytes_from_another_copy(game: str) -> None:
    known, fresh = words("en", game), Words("en", game)
    assert board(game).svg(crowded(game), known) == board(game).svg(crowded(game), fresh)
    assert board(game).text(crowded(game), known) == board(game).text(crowded(game), fresh)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_explains_itself_with_its_rule(game: str, language: str) -> None:
    rules = set(NUMBER.findall((RULES / f"{game}.md").read_text("utf-8")))
    explained = 0
    for drawing in drawings(game, language):
        for part in parsed(drawing).iter():
            named = {reference for reference in part.get("data-ref", "").split() if reference not in PLAIN_ENOUGH}
            if named or str(part.get("id", "")).startswith(EXPLAINED[game]):
                explanation = part.findtext(f"{SPACE}title")
                assert explanation, part.attrib
                numbers = set(NUMBER.findall(explanation))
                assert numbers, f"no rule: {explanation}"
                assert numbers <= rules, f"no such rule: {explanation}"
                explained += 1
    assert explained > 30


@pytest.mark.parametrize("game", GAMES)
def test_french_leaves_room_before_its_colons_and_breaks_no_line_there(game: str) -> None:
    """Also where a text is put together from several."""
    texts = words("fr", game)
    view = crowded(game)
    written = board(game).text(view, texts) + board(game).svg(view, texts, standalone=True)
    assert re.findall(r"[^\W\d]\)?[:;] .{8}|.{8} [:;] .{8}", re.sub(r"<style>.*?</style>", "", written)) == []


@pytest.mark.parametrize(
    "name", ['<script>alert("x")</script>', "\x1b[31mred\x07\n\n", "& ' \" >", "‮gnp.exe", "x" * 5000]
)
@pytest.mark.parametrize("game", GAMES)
def test_hostile_names_do_no_harm(game: str, name: str) -> None:
    texts, view = words("en", game), crowded(game)
    names = [name, "Ben", "Cleo", "Dan", "Eve"][: len(view["scores"])]
    for draw in shapes(game):
        root = parsed(draw(view, texts, names=names))
        assert f"{SPACE}script" not in {part.tag for part in root.iter()}
        assert all(not attribute.startswith("on") for part in root.iter() for attribute in part.attrib)
    plain = board(game).text(view, texts, names=names)
    assert all(character.isprintable() or character in "\n\u00a0" for character in plain)
    tame = "".join(character for character in name[:LONGEST] if character.isprintable())
    assert plain == board(game).text(view, texts, names=[tame, *names[1:]])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_fetched_run_or_styled_inline(game: str) -> None:
    for drawing in drawings(game, "ru", standalone=False):
        assert "<style" not in drawing
        assert " style=" not in drawing
        assert "<script" not in drawing
        assert re.findall(r'href="(?!#)', drawing) == []
        assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", drawing) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_stands_alone_brings_every_colour_it_uses(game: str) -> None:
    sheet = stylesheet(board(game).colours)
    defined = set(re.findall(r"(--[\w-]+):", sheet))
    for drawing in drawings(game):
        assert sheet.splitlines()[0].replace("&", "&amp;") in drawing
        assert set(re.findall(r"var\((--[\w-]+)\)", drawing)) <= defined
