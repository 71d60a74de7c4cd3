"""What only the board of Hotel Amsterdam shows; ../test_board.py has what is true of every board."""

import pytest

from tabledhote.drawing.palette import contrast
from tabledhote.games.amsterdam.board.picture import served, svg
from tabledhote.games.amsterdam.board.pieces import COLOURS
from tabledhote.games.amsterdam.board.plain import text
from tabledhote.words import LANGUAGES, words
from tests.games.amsterdam.crowded import crowded, start
from tests.games.amsterdam.positions import components
from tests.support.boards import SPACE, parsed
from tests.support.random_games import decisions, opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_counts_everybody(language: str) -> None:
    root = parsed(svg(crowded(), words(language, "amsterdam")))
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
        assert "…" not in svg(view, words(language, "amsterdam"))


def test_pieces_that_move_keep_their_ids() -> None:
    ids = [part.get("id") for part in parsed(svg(crowded(), words("en", "amsterdam"))).iter() if part.get("id")]
    assert len(set(ids)) == len(ids), "an id stands twice"
    hotels = {f"piece-hotel-{seat}-{index}" for seat in range(4) for index in range(2)}
    assert {"piece-boat", "piece-mayor", "piece-watchman", *hotels} <= set(ids)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_colours_of_the_city_can_be_read(theme: int) -> None:
    colour = {name: pair[theme] for name, pair in COLOURS.colours.items()}
    for ground in ("day", "night", "dam", "plate"):
        assert contrast(colour[f"on-{ground}"], colour[ground]) >= 4.5, ground
    assert contrast(colour["wave"], colour["water"]) >= 3
    assert contrast(colour["day"], colour["night"]) >= 7, "day and night differ at a glance"


def test_it_is_clear_whose_turn_it_is() -> None:
    view = start(first=1)
    root = parsed(svg(view, words("en", "amsterdam"), names=["Ann", "Ben"]))
    assert "To play: Ben" in [part.text for part in root.iter(f"{SPACE}text")]
    houses = {part.get("id"): part for part in root.iter(f"{SPACE}g")}
    fills = [houses[f"seat-{seat}"].find(f"{SPACE}path") for seat in range(2)]
    assert [None if fill is None else fill.get("fill") for fill in fills] == ["var(--card)", "var(--blue)"]
    assert "▶ ■ Ben" in text(view, words("en", "amsterdam"), names=["Ann", "Ben"])


def test_winners_are_shown_when_the_game_is_over() -> None:
    *_, state = decisions(opened("amsterdam", {"players": 3}), seed=2)
    view = state.view(-1)
    texts = [part.text for part in parsed(svg(view, words("en", "amsterdam"))).iter(f"{SPACE}text")]
    assert "Game over" in texts
    for seat in view["winners"]:  # type: ignore[attr-defined]
        assert f"▶ {'●■▲◆'[seat]}" in text(view, words("en", "amsterdam"))


@pytest.mark.rule("HA-2.15")
def test_the_canal_is_drawn_beside_the_tiles_it_serves() -> None:
    table = components()
    for position in range(24):
        if table.serves[position] >= 0:
            assert served(position) == table.places[table.serves[position]]


@pytest.mark.rule("HA-5.1")
def test_the_boat_can_be_sailed_by_clicking_the_water() -> None:
    view = start(variant="tactical")
    assert view["boat"] == 15
    root = parsed(svg(view, words("en", "amsterdam")))
    named = {part.get("id"): str(part.get("data-ref")).split()[0] for part in root.iter() if part.get("data-ref")}
    steps = {reference: part for part, reference in named.items() if reference.startswith("steps:")}
    assert steps == {"steps:1": "canal-16", "steps:2": "canal-17", "steps:3": "canal-18", "steps:4": "canal-19"}


@pytest.mark.rule("HA-5.14")
def test_a_locked_tile_shows_its_lock_in_the_tactical_game_only() -> None:
    for variant, locks in (("tactical", 1), ("family", 0)):
        view = start(variant=variant)
        view["tiles"][0]["tourists"] = 4
        view["tiles"][1]["tourists"] = 3
        assert svg(view, words("en", "amsterdam")).count('href="#icon-lock"') == locks


def test_text_tells_everything_apart_without_colour() -> None:
    plain = text(crowded(), words("en", "amsterdam"))
    assert "CAFÉ-RESTAU…" in plain
    assert "museum" in plain
    for seat, sign in enumerate("●■▲◆"):
        city = plain.split("┌", 1)[1]
        assert city.count(sign) == 2, f"two hotels of seat {seat}"
    assert "■M" in plain
    assert "▲W" in plain
    assert "~12~+3" in plain
    assert max(map(len, plain.splitlines())) <= 80 + len("Build a hotel on a free intersection.")
