"""The components file: what an owner of the box may correct, and what the loader refuses (HP-7.46, 7.47)."""

import json
from importlib import resources
from pathlib import Path

import pytest

import tabledhote
from tabledhote import InvalidComponents, InvalidPosition
from tabledhote.kernel.playout import playout
from tests.games.hellton.positions import arrange, do, pillars, tour

GOLEM = '  { what = "pillar", who = "side_columns" },\n'


def printed() -> str:
    return resources.files("tabledhote.games.hellton").joinpath("components.toml").read_text("utf-8")


def corrected(folder: Path, old: str, new: str) -> str:
    text = printed()
    assert text.count(old) == 1, old
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return str(path)


def refusal(folder: Path, old: str, new: str) -> str:
    with pytest.raises(InvalidComponents) as refused:
        tabledhote.game("hellton", components=corrected(folder, old, new))
    message = str(refused.value)
    assert message.startswith(f"{folder}/mine.toml: ")
    return message.removeprefix(f"{folder}/mine.toml: ")


@pytest.mark.rule("HP-7.46")
@pytest.mark.parametrize("who", ["adjacent", "row", "column", "row_column", "adjacent_row", "adjacent_column"])
def test_per_is_refused_with_groups(tmp_path: Path, who: str) -> None:
    line = f'  {{ what = "irritate", who = "{who}", per = "own_bells" }},\n'
    where, words = "guest[30].side[0].effects[0].per", "self, own_column, choice_owner, choice_opponent"
    expected = f"{where} is 'own_bells'; it is allowed only with who = {words}"
    assert refusal(tmp_path, GOLEM, line) == expected


@pytest.mark.rule("HP-7.46")
@pytest.mark.parametrize(
    "line", ['what = "pillar", who = "side_columns", per = "own_bells"', 'what = "bell", per = "own_bells"']
)
def test_per_is_refused_where_it_cannot_be(tmp_path: Path, line: str) -> None:
    assert "effects[0].per is 'own_bells'" in refusal(tmp_path, GOLEM, f"  {{ {line} }},\n")


@pytest.mark.rule("HP-7.47")
@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('what = "explode", who = "self"', "what is 'explode'; allowed: irritate, irritate_satisfied,"),
        (
            'what = "pillar", who = "self"',
            "who is 'self'; allowed: own_column, side_columns, choice_owner, choice_opponent",
        ),
        ('what = "irritate", who = "own_column"', "who is 'own_column'; allowed: self, adjacent_row,"),
        ('what = "irritate_satisfied", who = "opposite"', "who is 'opposite'; allowed: self, adjacent_row,"),
        ('what = "bell", who = "self"', "who is 'self'; bell takes no who"),
        ('what = "flip", who = "self"', "who is 'self'; flip takes no who"),
        ('what = "irritate"', "who is missing; found: what"),
        ('what = "pillar"', "who is missing; found: what"),
        ('what = "copy"', "who is missing; found: what"),
        ('what = "copy", who = "self"', "who is 'self'; allowed: opposite"),
        ('what = "flip"', "what is 'flip', but this guest has one side"),
        ('what = "bell", when = "midnight"', "when is 'midnight'; allowed: own_groom_engaged,"),
        ('what = "irritate", who = "self", per = "moon"', "per is 'moon'; allowed: opponent_grooms_engaged,"),
        ('what = "bell", whom = "self"', "whom is not known; allowed: what, who, per, when"),
        ('what = 7, who = "self"', "what must be a word, not a number"),
    ],
)
def test_door_hangers_that_cannot_be_are_refused(tmp_path: Path, line: str, problem: str) -> None:
    assert refusal(tmp_path, GOLEM, f"  {{ {line} }},\n").startswith(f"guest[30].side[0].effects[0].{problem}")


@pytest.mark.rule("HP-7.47")
def test_an_empty_door_hanger_and_a_negative_rent_are_refused(tmp_path: Path) -> None:
    empty = "guest[30].side[0].effects is empty; a door hanger has at least one effect"
    assert refusal(tmp_path, GOLEM, "") == empty
    negative = refusal(tmp_path, "rent = 2\neffects = [\n" + GOLEM, "rent = -2\neffects = [\n" + GOLEM)
    assert negative == "guest[30].side[0].rent is -2; it must be a whole number from 0 to 99"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "golem"', 'id = "molo"', "guest[30].id is 'molo', like an earlier guest's; it must be new"),
        ('id = "golem"\nname_en = "The Golem"\nname_fr = "Le Golem"\nname_source = "reconstructed"\nstarter = false',
         'id = "golem"\nstarter = true', "guest has 19 starters; it must have 18"),
        ('{ number = 5, floor = 2, column = 2 }', '{ number = 5, floor = 2, column = 3 }',
         "board.rooms[4].column is 3, but floor 2 has a room there already"),
        ('{ number = 9, floor = 3, column = 3 }', '{ number = 7, floor = 3, column = 3 }',
         "board.rooms[8].number is 7; it must be a whole number from 9 to 9"),
        ("max_rounds = 20", "max_rounds = 0", "closing_time.max_rounds is 0; it must be a whole number from 1 to 20"),
        ("[setup]\nbells = 3", "[setup]\nbells = 4", "setup.bells is 4; it must be a whole number from 1 to 3"),
        ("max_bells = 3", "max_bells = 5", "limits.max_bells is 5; it must be a whole number from 3 to 3"),
        ('who_copy = ["opposite"]', 'who_copy = ["mirror"]', "vocabulary.who_copy[0] is 'mirror'; allowed: opposite"),
        ('id = "mason"', 'id = "masons"', "groom[2].id is 'masons'; allowed: mason"),
        ("cost = 3", 'cost = "3"', "groom[4].cost is '3'; it must be a whole number from 0 to 99"),
    ],
)  # fmt: skip
def test_contradictions_are_refused_by_name(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert refusal(tmp_path, old, new) == problem


def test_a_card_has_one_side_or_two(tmp_path: Path) -> None:
    side = "[[guest.side]]\nrent = 2\neffects = [\n" + GOLEM + "]\n"
    assert refusal(tmp_path, side, side * 3) == "guest[30].side has 3 entries; it must have 1 or 2"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="cannot be read"):
        tabledhote.game("hellton", components=str(tmp_path / "none.toml"))
    (tmp_path / "broken.toml").write_text("= 3", "utf-8")
    with pytest.raises(InvalidComponents, match="is not TOML"):
        tabledhote.game("hellton", components=tmp_path / "broken.toml")


def test_a_corrected_card_plays_as_corrected(tmp_path: Path) -> None:
    path = corrected(tmp_path, GOLEM, '  { what = "pillar", who = "own_column" },\n  { what = "bell" },\n')
    position = do(tour(arrange("5 golem, 9 snorer", components=path), 5), "serve")
    assert (pillars(position), position.hotels[0].bells) == ([4, 3, 4], 2)
    card = position.view(0)["cards"]["golem"]  # type: ignore[index]
    assert card["sides"][0]["effects"] == [{"what": "pillar", "who": "own_column"}, {"what": "bell"}]


def test_a_corrected_numbering_of_the_rooms_plays_as_corrected(tmp_path: Path) -> None:
    text = printed()
    for number, column in ((4, 1), (6, 3)):
        old = f"{{ number = {number}, floor = 2, column = {4 - column} }}"
        assert text.count(old) == 1
        text = text.replace(old, f"{{ number = {number}, floor = 2, column = {column} }}")
    (tmp_path / "rows.toml").write_text(text, "utf-8")
    position = do(tour(arrange("1 molo, 4 snorer, 6 golem", components=str(tmp_path / "rows.toml")), 1), "serve")
    assert position.hotels[0].irritated == 1 << 3, "room 4 is now above room 1"


def test_positions_of_corrected_components_do_not_mix(tmp_path: Path) -> None:
    plain = tabledhote.game("hellton")
    mine = tabledhote.game("hellton", components=corrected(tmp_path, GOLEM, '  { what = "bell" },\n'))
    dump = json.loads(json.dumps(mine.start(3).dump()))
    assert mine.load(dump).dump() == dump
    with pytest.raises(InvalidPosition, match=r"components is .*, but this game has None"):
        plain.load(dump)


def test_games_with_corrected_components_end_too(tmp_path: Path) -> None:
    path = corrected(
        tmp_path, GOLEM, '  { what = "copy", who = "opposite" },\n  { what = "copy", who = "opposite" },\n'
    )
    game = tabledhote.game("hellton", components=path)
    for seed in range(100):
        assert 0 < playout(game.start(seed), tabledhote.Rng(seed)) <= game.box.bound(game.options)


def test_every_card_says_where_it_comes_from() -> None:
    cards = tabledhote.game("hellton").start(1).view(-1)["cards"]
    assert isinstance(cards, dict)
    fits = {name for name, card in cards.items() if card["source"] == "reconstructed, fits the example"}
    assert fits == {"miss_von_scream", "snorer", "anubis", "duchess", "molo"}
    assert {card["source"] for name, card in cards.items() if name not in fits} == {"reconstructed"}
