"""What only the board of Vienna shows, by day and by night; ../test_board.py has what is true of every board."""

from itertools import pairwise
from pathlib import Path

import pytest

from tabledhote.drawing.palette import contrast
from tabledhote.games.vienna.board.picture import svg
from tabledhote.games.vienna.board.pieces import COLOURS
from tabledhote.games.vienna.board.plain import text
from tabledhote.games.vienna.board.route import NARROW, WIDE
from tabledhote.words import LANGUAGES, words
from tests.games.vienna.crowded import crowded, start
from tests.games.vienna.scene import scene
from tests.support.boards import SPACE, parsed
from tests.support.random_games import decisions, opened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["day", "night"])
def test_a_crowded_board_shows_everything(language: str, side: str) -> None:
    root = parsed(svg(crowded(side), words(language, "vienna")))
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    specials = {f"special-{name}" for name in ("first_player", "double_turn", "joker", "extra_influence", "extra_die")}
    assert {"gendarme", "placed-stephansdom-1", "carriage-0", "carriage-1", "carriage-2", "carriage-4"} <= set(ids)
    assert specials | {f"marker-{seat}" for seat in range(5)} <= set(ids)
    assert {f"display-{card}" for card in ("shopkeeper", "priest", "court_supplier", "court_chaplain")} <= set(ids)


def test_day_and_night_have_colours_of_their_own() -> None:
    day, night = (svg(crowded(side), words("en", "vienna"), standalone=False) for side in ("day", "night"))
    assert "--vienna-day-ground" in day
    assert "--vienna-night-" not in day
    assert "--vienna-night-ground" in night
    assert "--vienna-day-" not in night


def test_a_place_is_explained_in_words() -> None:
    root = parsed(svg(crowded(), words("en", "vienna")))
    titles = {part.get("id"): part.findtext(f"{SPACE}title") for part in root.iter(f"{SPACE}g")}
    assert titles["space-stephansdom"] == (
        "Stephansdom (St Stephen’s Cathedral), stop 19. Asks for two dice that make 9 (VI-4.10). Compare crosses "
        "with each neighbour: having more gives 2\u00a0points and 1\u00a0coin, a tie gives 1 (VI-7.1). "
        "Green stands here with 4 and white 5."
    )
    assert "The gendarme blocks this space" in str(titles["space-prater"])
    assert "secret society" in str(titles["space-geheimbund"])


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_a_carriage_in_the_first_row_is_not_cut_off(narrow: bool) -> None:
    view = crowded()
    oper = next(each for each in view["spaces"] if each["space"] == "oper")
    oper |= {"owner": 0, "dice": ["2"]}
    view["players"][0]["carriage"] = oper["order"]
    root = parsed(svg(view, words("en", "vienna"), narrow=narrow))
    city = next(part for part in root if part.find(f"{SPACE}g[@id='space-oper']") is not None)
    place = next(part for part in city if part.get("id") == "space-oper")
    carriage = place.find(f"{SPACE}g[@id='carriage-0']")
    assert carriage is not None
    middle = sum(float(part.get("transform", "").split()[1].rstrip(")")) for part in (place, carriage))
    assert middle - 16 >= 0, "its plate is 30 high, with an edge"


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
    root = parsed(svg(view, words("en", "vienna"), names=["Ann", "Ben", "Cleo", "Dan"]))
    assert "To play: Ann" in [part.text for part in root.iter(f"{SPACE}text")], "the right neighbour chooses first"
    assert "▶ ● Ann" in text(view, words("en", "vienna"), names=["Ann", "Ben", "Cleo", "Dan"])


def test_winners_are_shown_when_the_game_is_over() -> None:
    *_, state = decisions(opened("vienna", {"players": 3}), seed=2)
    view = state.view(-1)
    texts = [part.text for part in parsed(svg(view, words("en", "vienna"))).iter(f"{SPACE}text")]
    assert words("en")("game-over") in texts
    for seat in state.winners():
        assert f"▶ {'●◆▲'[seat]}" in text(view, words("en", "vienna"))


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
    plain = text(crowded(), words("en", "vienna"))
    for shown in ("19    9  Stephansdom", ">▲ 4 w5", ">◆ 3 3", "2    1! Prater", "composer", "[1 2 6]"):
        assert shown in plain
    assert next(line for line in plain.splitlines() if "Prater" in line).endswith("#")
    assert max(map(len, plain.splitlines())) <= 100


def test_places_and_cards_that_have_no_words_are_shown_as_they_are(tmp_path: Path) -> None:
    from tests.games.vienna.test_components import corrected

    path = corrected(tmp_path, ('id = "oper"', 'id = "Staatsoper"'), ('id = "banker"', 'id = "Rothschild"'))
    p = scene(components=path, placed={"Staatsoper": (1, "2")}, display=["Rothschild"], hands={0: "5 6"})
    drawing = svg(p.view(0), words("fr", "vienna"))
    assert "Staatsoper" in drawing
    assert "Rothschild" in drawing
    assert "Staatsoper" in text(p.view(0), words("fr", "vienna"))
