"""The board of Grand Austria Hotel: valid, small, complete, readable, silent about what is hidden."""

import copy
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote import State
from tabledhote.drawing.icons import SHARED
from tabledhote.drawing.palette import PAPER, contrast, stylesheet
from tabledhote.games.austria import board
from tabledhote.games.austria import faces as printed
from tabledhote.games.austria.board import cards, choices, explain, signs
from tabledhote.games.austria.board.pieces import COLOURS, SYMBOLS
from tabledhote.games.austria.components import MOMENTS
from tabledhote.games.austria.vocabulary import KINDS
from tabledhote.words import LANGUAGES, Words, words
from tests.games import decisions, opened
from tests.settings import Chosen, title

SPACE = "{http://www.w3.org/2000/svg}"
RULES = Path(__file__).parents[2] / "docs" / "rules" / "austria.md"
LIMIT = 150_000
SETS: list[Chosen] = [
    {"players": 2},
    {"players": 2, "edition": "2015", "hotel": "day"},
    {"players": 3, "hotel": "day", "staff_deal": "starter"},
    {"players": 4, "staff_deal": "draft"},
    {"players": 4, "edition": "2015", "hotel": "day", "b4_penalty": "occupied"},
]
PLACELESS = {"pass", "boost", "end_turn", "ignore_penalty", "skip"}


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.encode())


def references(root: ElementTree.Element) -> set[str]:
    return {reference for part in root.iter() for reference in part.get("data-ref", "").split()}


def english() -> Words:
    return words("en", "austria")


def middle(**options: object) -> dict[str, Any]:
    """A view from the middle of a game."""
    chosen: Chosen = {"players": 4, "first": 0, **options}
    states: Iterator[State] = decisions(opened("austria", chosen), seed=4)
    return next(state.view(state.seat) for number, state in enumerate(states) if number == 120)


def crowded() -> dict[str, Any]:
    """As full as a board can look, and fuller: large numbers, full cafés, many cards in hand and in play."""
    view = middle()
    free = iter(sorted(set(range(49, 105)) - {card["guest"] for card in view["queue"]}))
    staff = iter(faces("revised")[:48])
    for player in view["players"]:
        player |= {"krones": 20, "points": 128, "emperor": 13, "hand_size": 10, "covered": 1, "passed": True}
        player["kitchen"] = dict.fromkeys(explain.FOODS, 11)
        player["played"] = [{**card, "used": card["type"] == "round"} for card, _ in zip(staff, range(8), strict=False)]
        for space in player["rooms"]:
            space["state"] = "occupied"
        player["cafe"] = [full(card, number) for card, number in zip(view["queue"][:3], free, strict=False)]
    view["players"][view["you"]]["hand"] = [card for card, _ in zip(staff, range(10), strict=False)]
    view |= {"scores": [128, -12, 75, 150], "dice": [14, 0, 3, 8, 9, 1], "bin": 3}
    for objective in view["objectives"]:
        objective["discs"] = [0, 2, 3]
    return view


def full(card: dict[str, Any], number: int) -> dict[str, Any]:
    """A guest of the queue as another one in a café, served in full."""
    shown = {key: value for key, value in card.items() if key != "cost"}
    return {**shown, "guest": number, "lacks": dict.fromkeys(explain.FOODS, 0), "complete": True}


# ---- every view ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: title("austria", chosen))
def test_every_view_is_drawn_and_every_choice_can_be_clicked(chosen: Chosen) -> None:
    """The languages take turns, so that each draws a third of every game; every fifth drawing is narrow."""
    for number, state in enumerate(decisions(opened("austria", chosen), seed=11)):
        texts = words(LANGUAGES[number % 3], "austria")
        view = state.view(state.seat)
        before = copy.deepcopy(view)
        drawing, plain = board.svg(view, texts, narrow=number % 5 == 0), board.text(view, texts)
        assert view == before, "drawing changes nothing"
        assert len(drawing.encode()) < LIMIT
        assert plain.count("\n") > 30
        root = parsed(drawing)
        shown = references(root)
        ids = [part.get("id") for part in root.iter() if part.get("id")]
        assert len(set(ids)) == len(ids), "an id stands twice"
        for action in state.legal() if state.seat >= 0 else []:
            form = state.describe(action)
            wanted = {f"{field}:{value}" for field, value in form.items() if field != "do"}
            assert wanted <= shown, form
            assert wanted or form["do"] in PLACELESS


@pytest.mark.slow
@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: title("austria", chosen))
@pytest.mark.rule("GA-18.2", "GA-18.3", "GA-18.4")
def test_a_drawing_shows_no_card_that_its_viewer_may_not_see(chosen: Chosen) -> None:
    """Of the staff cards only those stand in a seat's drawing and text that its view gives away, by name or number."""
    texts = english()
    names = {card: texts.name("staff", card) for card in range(1, 49)}
    for number, state in enumerate(decisions(opened("austria", chosen), seed=5)):
        if number % 9 or state.seat < 0:
            continue
        for seat in range(-1, int(str(chosen["players"]))):
            view = state.view(seat)
            drawing, plain = board.svg(view, texts), board.text(view, texts)
            drawn = {int(ref[6:]) for ref in references(parsed(drawing)) if ref.startswith("staff:")}
            seen = visible(view)
            assert drawn <= seen
            for card in set(names) - seen:
                assert f">{names[card]}, staff" not in drawing
                assert not re.search(rf"\b{card} {names[card]} \(", plain)


def visible(view: dict[str, Any]) -> set[int]:
    """The staff cards that a view gives away."""
    shown = [card for player in view["players"] for card in (*player["played"], *(player["hand"] or ()))]
    shown += [card for player in view["players"] for card in player["pack"] or ()]
    shown += [card for frame in view["stack"] for card in frame.get("cards") or ()]
    return {card["staff"] for card in shown}


def test_the_same_view_gives_the_same_bytes_from_another_copy() -> None:
    fresh = Words("en", "austria")
    assert board.svg(middle(), english()) == board.svg(middle(), fresh)
    assert board.text(middle(), english()) == board.text(middle(), fresh)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_stays_small_and_cuts_no_word_of_ours_short(language: str, narrow: bool) -> None:
    drawing = board.svg(crowded(), words(language, "austria"), narrow=narrow)
    assert len(drawing.encode()) < LIMIT
    assert "…" not in drawing
    parsed(drawing)


def test_everything_explains_itself_with_its_rule() -> None:
    root = parsed(board.svg(middle(), english()))
    rules = set(re.findall(r"GA-(?:[A-Z]\.)?\d+(?:\.\d+)?", RULES.read_text("utf-8")))
    explained = 0
    for part in root.iter():
        if part.get("data-ref") or str(part.get("id", "")).startswith(("tile-", "round-", "disc-", "room-")):
            explanation = part.findtext(f"{SPACE}title")
            assert explanation, part.attrib
            named = set(re.findall(r"GA-(?:[A-Z]\.)?\d+(?:\.\d+)?", explanation))
            assert named or str(part.get("id")) in {f"round-{number}" for number in (1, 2, 4, 6)}, explanation
            assert named <= rules, f"no such rule: {explanation}"
            explained += 1
    assert explained > 100


@pytest.mark.parametrize(
    "name", ['<script>alert("x")</script>', "\x1b[31mred\x07\n\n", "& ' \" >", "‮gnp.exe", "x" * 5000]
)
def test_hostile_names_do_no_harm(name: str) -> None:
    names = [name, "Ben", "Cleo", "Dan"]
    root = parsed(board.svg(middle(), english(), names=names))
    tags = {part.tag.removeprefix(SPACE) for part in root.iter()}
    assert "script" not in tags
    assert all(not attribute.startswith("on") for part in root.iter() for attribute in part.attrib)
    plain = board.text(middle(), english(), names=names)
    assert all(character.isprintable() or character == "\n" for character in plain)


def test_nothing_is_fetched_run_or_styled_inline() -> None:
    drawing = board.svg(crowded(), words("ru", "austria"), standalone=False)
    assert "<style" not in drawing
    assert " style=" not in drawing
    assert "<script" not in drawing
    assert re.findall(r'href="(?!#)', drawing) == []
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", drawing) == []


def test_a_file_that_stands_alone_brings_every_colour_it_uses() -> None:
    drawing = board.svg(crowded(), english())
    defined = set(re.findall(r"(--[\w-]+):", stylesheet(COLOURS)))
    assert set(re.findall(r"var\((--[\w-]+)\)", drawing)) <= defined


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_colours_can_be_read(theme: int) -> None:
    colour = {name: pair[theme] for name, pair in (dict(COLOURS.colours) | dict(PAPER)).items()}
    for ink, ground in (
        ("on-board", "board"),
        ("on-board", "deep"),
        ("gilt", "deep"),
        ("on-wall", "wall"),
        ("dim", "board"),
    ):
        assert contrast(colour[ink], colour[ground]) >= 4.5, (ink, ground)
    for ground in ("good-space", "bad-space", "wall", *(f"pale-{each}" for each in ("blue", "red", "yellow", "green"))):
        assert contrast(colour["ink"], colour[ground]) >= 4.5, ground
    for each in ("blue", "red", "yellow", "green"):
        assert contrast(colour[f"ink-{each}"], colour[f"pale-{each}"]) >= 4.5, each
    for food in explain.FOODS:
        assert contrast(colour[f"on-{food}"], colour[food]) >= 4.5, food
        assert contrast(colour[f"plate-{food}"], colour["card"]) >= 4.5, food
    for ink in ("bonus", "penalty"):
        assert contrast(colour[ink], colour["card"]) >= 4.5, ink


# ---- who sees and does what ---------------------------------------------------------------------


def test_ones_own_hotel_is_the_large_one_and_only_its_rooms_can_be_chosen() -> None:
    view = middle()
    root = parsed(board.svg(view, english()))
    named = {part.get("data-ref"): str(part.get("id")) for part in root.iter() if part.get("data-ref")}
    rooms = {ref: name for ref, name in named.items() if str(ref).startswith("room:")}
    assert len(rooms) == 20
    assert all(name.startswith(f"room-{view['you']}-") for name in rooms.values())
    assert named["food:wine"] == f"kitchen-{view['you']}-wine"


def test_it_is_clear_whose_turn_it_is_and_who_has_won() -> None:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    view = middle()
    assert f"▶ {'★▼⬢✚'[view['active']]} {names[view['active']]}" in board.text(view, english(), names=names)
    *_, state = decisions(opened("austria", {"players": 3}), seed=2)
    over = state.view(-1)
    for seat in over["winners"]:  # type: ignore[attr-defined]
        assert f"▶ {'★▼⬢✚'[seat]} {names[seat]}" in board.text(over, english(), names=names[:3])
        lit = re.search(
            rf'id="seat-{seat}"><rect[^>]*fill="var\(--{explain.SEATS[seat]}\)"', board.svg(over, english())
        )
        assert lit, "the header of the winner is lit"


def test_a_spectator_sees_the_backs_of_the_cards() -> None:
    game = tabledhote.game("austria", players=2)
    view = game.start(seed=3).view(-1)
    assert board.svg(view, english()).count('href="#icon-staff" ') >= 6


# ---- every component ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["revised", "2015"])
def test_every_card_and_tile_has_words_and_signs(language: str, edition: str) -> None:
    """All guests, staff and emperor tiles of both editions, whether or not a random game shows them."""
    texts = words(language, "austria")
    for face in faces(edition):
        for effect in face["effects"]:
            said = explain.effect(texts, effect)
            assert said
            assert "_" not in said, said
            assert signs.effect(effect), effect
        if "staff" in face:
            said = explain.staff(texts, face)
            assert texts.name("staff", face["staff"]) in said
            assert "_" not in said
            assert signs.staff(face)
            assert not re.search(r"\s:\s:|\(\)|\s{2}", said.replace("\u00a0", "")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_card(language: str) -> None:
    texts = words(language, "austria")
    for face in faces("revised"):
        if "staff" in face:
            drawn = cards.staff(face, texts, (0, 0))
        elif "guest" in face:
            drawn = cards.guest({**face, "cost": 0}, texts, (0, 0), waiting=True)
        else:
            continue
        assert "…" not in drawn
        assert all(float(size) >= 9 for size in re.findall(r'font-size="([\d.]+)"', drawn)), drawn


def faces(edition: str) -> list[dict[str, Any]]:
    """Every guest, staff card and tile as a view shows them."""
    components: Any = tabledhote.game("austria", edition=edition).components
    table = components.printed(edition, "unoccupied")
    found: list[dict[str, Any]] = [printed.staff_face(table, card) for card in range(48)]
    found += [printed.guest_face(table, guest) for guest in range(56)]
    for tile in range(12):
        face: dict[str, Any] = printed.tile_face(table, tile)
        found += [{"effects": face["bonus"]}, {"effects": face["penalty"]}]
    return found


def test_every_kind_of_effect_and_every_moment_is_known() -> None:
    for kind in KINDS:
        assert f"kind-{kind}" in english()
    for moment in MOMENTS:
        assert moment in explain.TITLED or f"on-{moment}" in english()


@pytest.mark.rule("GA-S.14")
def test_a_card_says_when_it_works_and_what_it_does() -> None:
    decorator = faces("revised")[13]
    assert explain.staff(english(), decorator) == (
        "Decorator, staff 14. Cost: 2 krones. "
        "Permanent: when you take a die 1/2: prepare one room at normal price (GA-S.14)."
    )
    assert signs.staff(decorator)[:2] == [("die", "1"), ("die", "2")]


def test_every_sign_is_a_drawing() -> None:
    known = set(SHARED) | set(SYMBOLS)
    for edition in ("revised", "2015"):
        for face in faces(edition):
            row = signs.staff(face) if "staff" in face else signs.effects(face["effects"])
            for kind, shown in row:
                assert kind != "icon" or shown in known


# ---- what is pending ----------------------------------------------------------------------------


def asked(frame: dict[str, Any]) -> set[str]:
    """What can be clicked in a view in which this frame asks."""
    view = middle()
    view |= {"phase": frame["f"], "pending": {"seat": view["you"], "source": {"cause": "action"}, **frame}}
    return references(parsed(board.svg(view, english())))


@pytest.mark.rule("GA-D.18", "GA-D.19")
def test_every_split_is_a_choice_on_the_board() -> None:
    assert {"strudel:3", "cake:0", "strudel:2", "cake:1"} <= asked({"f": "food_split", "n": 3, "action": 1})
    assert "cake:2" not in asked({"f": "food_split", "n": 3, "action": 1})
    assert {"wine:2", "coffee:2"} <= asked({"f": "food_split", "n": 4, "action": 2})
    assert {f"emperor:{steps}" for steps in range(4)} <= asked({"f": "track_split", "n": 3, "action": 4})


@pytest.mark.rule("GA-D.27", "GA-D.28", "GA-D.36")
def test_rare_choices_stand_on_the_board_too() -> None:
    items = [{"i": 0, "kind": "action", "action": 1, "n": 2}, {"i": 1, "kind": "prepare_room", "n": 1}]
    assert {"item:0", "item:1"} <= asked({"f": "effects", "items": items})
    assert {"when:before", "when:after"} <= asked({"f": "bonus_order", "guest": 86})
    view = middle(emperor_tiles=["A1", "B1", "C1"])
    view["pending"] = {"f": "penalty_choice", "seat": view["you"], "source": {"tile": "A1"}}
    found = [chip[0] for chip in choices.chips(view, english())]
    assert found == ["option:left", "option:right"]


# ---- text ---------------------------------------------------------------------------------------


def test_text_is_complete_and_narrow() -> None:
    view = middle()
    plain = board.text(view, english())
    for card in view["queue"]:
        assert english().name("guest", card["guest"]) in plain
    for player in view["players"]:
        for card in player["played"]:
            assert english().name("staff", card["staff"]) in plain
        for guest in player["cafe"]:
            assert guest is None or english().name("guest", guest["guest"]) in plain
    for card in view["players"][view["you"]]["hand"]:
        assert f"{card['staff']} {english().name('staff', card['staff'])} (" in plain
    for space in view["players"][view["you"]]["rooms"]:
        assert str(space["room"]) in plain
    assert max(map(len, plain.splitlines())) <= 100


def test_text_ends_with_the_final_scoring() -> None:
    *_, state = decisions(opened("austria", {"players": 2}), seed=6)
    view: Any = state.view(0)
    plain = board.text(view, english(), names=["Ann", "Ben"])
    for seat, name in enumerate(["Ann", "Ben"]):
        assert (
            f"{'★▼'[seat]} {name} {view['scores'][seat]}: Points during the game {view['players'][seat]['points']};"
            in plain
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_tells_states_of_rooms_apart_without_colour(language: str) -> None:
    view = middle()
    own = view["players"][view["you"]]["rooms"]
    own[0]["state"], own[1]["state"], own[2]["state"] = "occupied", "free", "empty"
    plain = board.text(view, words(language, "austria"))
    assert re.search(r"11#\w# 12\(\w\) 13\[\w\] ", plain)
