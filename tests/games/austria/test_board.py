"""What only the board of Grand Austria Hotel shows, and hides; ../test_board.py has what is true of every board."""

import re
from itertools import islice
from typing import Any

import pytest

import tabledhote
from tabledhote.drawing.icons import SHARED
from tabledhote.drawing.palette import PAPER, contrast
from tabledhote.drawing.svg import group
from tabledhote.games.austria.board import cards, choices, explain, signs
from tabledhote.games.austria.board.picture import svg
from tabledhote.games.austria.board.pieces import COLOURS, LEAST, SYMBOLS
from tabledhote.games.austria.board.plain import text
from tabledhote.games.austria.components import MOMENTS
from tabledhote.games.austria.rules.vocabulary import KINDS
from tabledhote.words import LANGUAGES, Words, words
from tests.games.austria.crowded import faces, middle
from tests.support.boards import SPACE, parsed, references, smallest
from tests.support.random_games import decisions, opened
from tests.support.settings import Chosen, title

SETS: list[Chosen] = [
    {"players": 2},
    {"players": 2, "edition": "2015", "hotel": "day"},
    {"players": 3, "hotel": "day", "staff_deal": "starter"},
    {"players": 4, "staff_deal": "draft"},
    {"players": 4, "edition": "2015", "hotel": "day", "b4_penalty": "occupied"},
]


def english() -> Words:
    return words("en", "austria")


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
            drawing, plain = svg(view, texts), text(view, texts)
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
    root = parsed(svg(view, english()))
    named = {part.get("data-ref"): str(part.get("id")) for part in root.iter() if part.get("data-ref")}
    rooms = {ref: name for ref, name in named.items() if str(ref).startswith("room:")}
    assert len(rooms) == 20
    assert all(name.startswith(f"room-{view['you']}-") for name in rooms.values())
    assert named["food:wine"] == f"kitchen-{view['you']}-wine"


def test_it_is_clear_whose_turn_it_is_and_who_has_won() -> None:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    view = middle()
    assert f"▶ {'★▼⬢✚'[view['active']]} {names[view['active']]}" in text(view, english(), names=names)
    *_, state = decisions(opened("austria", {"players": 3}), seed=2)
    over = state.view(-1)
    for seat in over["winners"]:  # type: ignore[attr-defined]
        assert f"▶ {'★▼⬢✚'[seat]} {names[seat]}" in text(over, english(), names=names[:3])
        lit = re.search(rf'id="seat-{seat}"><rect[^>]*fill="var\(--{explain.SEATS[seat]}\)"', svg(over, english()))
        assert lit, "the header of the winner is lit"


def test_a_spectator_sees_the_backs_of_the_cards() -> None:
    game = tabledhote.game("austria", players=2)
    view = game.start(seed=3).view(-1)
    assert svg(view, english()).count('href="#icon-staff" ') >= 6


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
            drawn = cards.guest({**face, "cost": 0}, texts, (0, 0))
        else:
            continue
        assert "…" not in drawn
        assert smallest(parsed(group(drawn, xmlns=SPACE[1:-1])))[0] >= LEAST
        assert all(float(size) >= 9 for size in re.findall(r'font-size="([\d.]+)"', drawn)), drawn


def test_every_kind_of_effect_and_every_moment_is_known() -> None:
    for kind in KINDS:
        assert f"kind-{kind}" in english()
    for moment in MOMENTS:
        assert moment in explain.TITLED or f"on-{moment}" in english()


@pytest.mark.rule("GA-S.14")
def test_a_card_says_when_it_works_and_what_it_does() -> None:
    decorator = faces("revised")[13]
    assert explain.staff(english(), decorator) == (
        "Decorator, staff 14. Cost: 2\u00a0krones. "
        "Permanent: when you take a die showing 1/2: prepare one room at normal price (GA-S.14)."
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
    return references(parsed(svg(view, english())))


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
    options = [chip[0] for chip in choices.chips(view, english())]
    assert options == ["option:left", "option:right"]


# ---- text ---------------------------------------------------------------------------------------


def test_text_is_complete_and_narrow() -> None:
    view = middle()
    plain = text(view, english())
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
    plain = text(view, english(), names=["Ann", "Ben"])
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
    plain = text(view, words(language, "austria"))
    assert re.search(r"11#\w# 12\(\w\) 13\[\w\] ", plain)


def test_with_two_players_the_board_is_as_wide_as_a_large_window() -> None:
    """Beside the column of a window of 1920 by 1080 there is room for 1.45 times as much width as height."""
    state = next(islice(decisions(opened("austria", {"players": 2}), seed=4), 60, None))
    drawn = parsed(svg(state.view(state.seat), english()))
    _, _, wide, high = map(float, drawn.attrib["viewBox"].split())
    assert 1.3 < wide / high < 1.5
    hotels = [part for part in drawn.iter() if part.get("id") in ("hotel-0", "hotel-1")]
    own, rival = (next(hotel.iter(f"{SPACE}rect")).attrib for hotel in hotels)
    assert (own["width"], own["height"]) == (rival["width"], rival["height"])
