"""What only the board of Hellton Palace shows; ../test_board.py has what is true of every board."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, cast

import pytest

import tabledhote
from tabledhote.drawing.palette import contrast
from tabledhote.games.hellton.board import cards, houses, pieces
from tabledhote.games.hellton.board.picture import svg
from tabledhote.games.hellton.board.plain import text
from tabledhote.games.hellton.components import GROOMS, PER, WHAT, WHEN, WHO
from tabledhote.words import LANGUAGES, words
from tests.games.hellton.crowded import crowded
from tests.games.hellton.positions import FIRST, SECOND, arrange, do, hiring, tour, welcoming
from tests.support.boards import PLACELESS, SPACE, parsed
from tests.support.random_games import decisions, opened
from tests.support.settings import SETTINGS, Chosen, title

SETS = SETTINGS["hellton"]


def references(root: ElementTree.Element) -> dict[str, list[str]]:
    """What actions can name, and the ids of the groups in which it stands, outermost first."""
    found: dict[str, list[str]] = {}

    def walk(part: ElementTree.Element, inside: str) -> None:
        inside = part.get("id") or inside
        for reference in part.get("data-ref", "").split():
            found.setdefault(reference, []).append(inside)
        for child in part:
            walk(child, inside)

    walk(root, "")
    return found


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: title("hellton", chosen))
def test_every_choice_of_random_games_can_be_clicked_in_one_place(chosen: Chosen, narrow: bool) -> None:
    for state in decisions(opened("hellton", chosen), seed=11 + narrow):
        forms = [state.describe(action) for action in state.legal()] if state.seat >= 0 else []
        if all(form["do"] in PLACELESS["hellton"] for form in forms):
            continue
        shown = references(parsed(svg(state.view(state.seat), words("en", "hellton"), narrow=narrow)))
        for form in forms:
            wanted = {f"{field}:{value}" for field, value in form.items() if field != "do"}
            assert all(len(shown[reference]) == 1 for reference in wanted), form
            assert wanted or form["do"] in PLACELESS["hellton"]


@pytest.mark.parametrize("narrow", [False, True])
def test_a_crowded_board_shows_what_moves(narrow: bool) -> None:
    ids = {part.get("id") for part in parsed(svg(crowded(), words("en", "hellton"), narrow=narrow)).iter()}
    assert {"piece-groom-0", "piece-groom-1", "booking-0", "booking-1"} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_its_card_and_every_groom_its_tile(language: str) -> None:
    texts = words(language, "hellton")
    view = arrange().view(0)
    for name in cast(dict[str, Any], view["cards"]):
        waiting = cards.waiting(view, texts, name, 1, 0, 0)
        room = {"room": 1, "floor": 1, "column": 1, "guest": name, "side": "a", "irritated": True}
        for drawing in (waiting, cards.housed(view, texts, room, False)):
            assert "…" not in drawing, name
    for index in range(len(GROOMS)):
        assert "…" not in houses.staff(view, texts, FIRST, index)


def test_what_a_pointer_hits_explains_itself() -> None:
    """The topmost thing over a room belongs to the group that has the explanation."""
    root = parsed(svg(crowded(), words("en", "hellton")))
    for part in root.iter(f"{SPACE}g"):
        if str(part.get("id", "")).startswith("room-"):
            assert "The Envious One" in str(part.findtext(f"{SPACE}title")) or part.get("id") != "room-0-8"
            over = [child.get("class") or child.get("id") for child in part][-2:]
            expected = ["halo", "piece-groom-0"] if part.get("id") == "room-0-5" else ["halo"]
            assert over[-len(expected) :] == expected, part.get("id")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_colours_can_be_read(theme: int) -> None:
    colour = {name: pair[theme] for name, pair in pieces.COLOURS.colours.items()}
    for ground in ("plum", "night", "hall", "cellar", "face", "ember"):
        assert contrast(colour[f"on-{ground}"], colour[ground]) >= 4.5, ground
    for ground in ("heat", "door", "brass"):
        assert contrast(colour["on-face"], colour[ground]) >= 4.5, ground
    assert contrast(colour["brass"], colour["hall"]) >= 3
    assert contrast(colour["on-cellar"], colour["cellar"]) >= 3 * contrast(colour["gone"], colour["cellar"]) / 2


# ---- what is drawn ------------------------------------------------------------------------------


@pytest.mark.rule("HP-5.16")
def test_rooms_and_columns_can_be_clicked_in_the_hotel_that_is_meant() -> None:
    texts = words("en", "hellton")
    fake = do(hiring(arrange("1 golem", "1 snorer*, 2 molo, 6 midas*, 7 siren", coins=2)), "hire fake_usher")
    shown = references(parsed(svg(fake.view(0), texts)))
    assert shown["room:1"] == ["room-1-1"], "First points into the hotel of Second"
    do(fake, "choose_guest 6")
    assert (fake.seat, references(parsed(svg(fake.view(1), texts)))["room:7"]) == (SECOND, ["room-1-7"])
    wutmilla = do(tour(arrange("1 wutmilla, 2 molo", "1 golem"), 1), "serve")
    assert wutmilla.seat == SECOND
    assert references(parsed(svg(wutmilla.view(1), texts)))["column:3"] == ["column-0-3"]


@pytest.mark.rule("HP-4.14")
def test_both_sides_lie_open_while_one_is_chosen() -> None:
    position = do(welcoming(arrange(rows={1: "werewolf molo", 2: "golem", 3: "siren"})), "welcome werewolf", "place 2")
    shown = references(parsed(svg(position.view(0), words("en", "hellton"))))
    assert shown["side:a"] == shown["side:b"] == ["guest-werewolf"]


def test_every_word_of_a_door_hanger_has_a_sign_and_a_text() -> None:
    drawn = {"pillar", "bell", "anger", "smile", "staff", "coin", "turn", *pieces.SYMBOLS}
    for what in WHAT:
        for who in ("", *WHO[:-1]):
            for per in PER:
                for when in WHEN:
                    effect = {
                        key: word for key, word in {"what": what, "who": who, "per": per, "when": when}.items() if word
                    }
                    assert all(len(sign) == 1 or sign in drawn for sign in cards.signs(effect)), effect
                    for language in LANGUAGES:
                        assert "_" not in cards.effect_in_words(effect, words(language, "hellton"))


def test_a_door_hanger_in_words() -> None:
    table = arrange().view(0)["cards"]
    assert isinstance(table, dict)

    def told(language: str, name: str) -> str:
        return cards.hanger_in_words(table[name]["sides"][0], words(language, "hellton"))

    assert told("en", "anubis") == "irritates, if satisfied, all adjacent guests; destroys a pillar in its column"
    assert told("en", "siren") == "irritates another guest of your choice, for each bell in your Hall"
    assert told("fr", "midas") == (
        "brise une Sonnette, si votre adversaire a plus de pièces que vous ; détruit un Pilier de sa colonne"
    )
    assert told("ru", "golem") == "разрушает опору в столбцах слева и справа"


def test_a_guest_that_we_do_not_know_has_a_mask(tmp_path: Path) -> None:
    from importlib import resources

    printed = resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(printed.replace('id = "golem"', 'id = "kraken"'), "utf-8")
    position = tour(arrange("5 kraken", components=str(tmp_path / "mine.toml")), 5)
    drawing = svg(position.view(0), words("fr", "hellton"))
    assert "#icon-emblem-mask" in drawing
    assert "Kraken" in drawing
    assert "Kraken" in text(position.view(0), words("fr", "hellton"))


def test_a_corrected_card_is_no_longer_called_a_reconstruction(tmp_path: Path) -> None:
    from importlib import resources

    printed = resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")
    golem = printed.index('id = "golem"')
    marked = printed[golem:].replace('source = "reconstructed"\n[[', 'source = "box"\n[[', 1)
    (tmp_path / "mine.toml").write_text(printed[:golem] + marked, "utf-8")
    view: dict[str, Any] = arrange(components=str(tmp_path / "mine.toml")).view(0)
    texts = words("en", "hellton")
    assert texts("about-source") not in cards.sides_in_words(view["cards"]["golem"], texts)
    assert texts("about-source") in cards.sides_in_words(view["cards"]["midas"], texts)


def test_it_is_clear_who_decides() -> None:
    position = do(tour(arrange("1 poltergeist, 2 molo"), 1), "serve")
    root = parsed(svg(position.view(0), words("en", "hellton"), names=["Ann", "Ben"]))
    assert "To play: Ben" in [part.text for part in root.iter(f"{SPACE}text")]
    assert "▶ ● Ben" in text(position.view(0), words("en", "hellton"), names=["Ann", "Ben"])


@pytest.mark.parametrize(
    ("second", "expected"), [("6 banshee, 8 snorer", "Ben wins"), ("6 banshee, 8 snorer*", "Shared defeat")]
)
def test_the_end_says_who_won_and_why(second: str, expected: str) -> None:
    position = arrange("1 snorer*, 6 duchess", second, turn=2, bells=0, second_bells=1)
    position.hotels[0].pawn = 5
    do(tour(position, 6), "serve")
    texts = [
        part.text or "" for part in parsed(svg(position.view(-1), words("en", "hellton"), names=["Ann", "Ben"])).iter()
    ]
    assert expected in texts
    assert any("Both hotels have collapsed" in text for text in texts)
    assert "(Collapsed)" in text(position.view(-1), words("en", "hellton"))


def test_the_narrow_board_shows_ones_own_hotel_first() -> None:
    texts = words("en", "hellton")
    for you, first in ((0, "hotel-0"), (1, "hotel-1"), (-1, "hotel-0")):
        root = parsed(svg({**crowded(), "you": you}, texts, narrow=True))
        order = [part.get("id") for part in root if part.get("id")]
        assert order == [first, "lobby", "hotel-1" if first == "hotel-0" else "hotel-0"]
        width, height = (float(number) for number in str(root.get("viewBox")).split()[2:])
        assert width < 560 < height


def test_text_shows_rooms_tokens_sides_pillars_and_bells() -> None:
    view = tour(
        arrange("1 snorer*, 2 werewolf/b", "9 golem", bells=2, pillars=[4, 1, 3], coins=7, engaged="mason"), 2
    ).view(0)
    plain = text(view, words("en", "hellton"))
    assert "■ Blue · Bells: 2/3 · 7\u00a0coins" in plain
    assert "│ 1 The Snorer*" in plain
    assert "│▶2 The Werewolf/B" in plain
    assert "║ · · ·" in plain
    assert "   Mason\n" in plain
    assert "The Werewolf/B (3): irritates all adjacent guests; destroys a pillar" in plain
    assert plain.endswith("Room 2: serve the guest or not?\n")
    assert max(len(line) for line in plain.splitlines()) <= 80


def test_the_start_of_a_game_in_text_explains_every_waiting_guest() -> None:
    plain = text(tabledhote.game("hellton").start(3).view(0), words("en", "hellton"))
    for name in ("3: ", "2: ", "1: "):
        assert f"\n{name}" in plain
    assert plain.count("): ") >= 18
