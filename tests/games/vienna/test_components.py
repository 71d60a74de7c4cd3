"""A corrected data file: VI-13."""

import importlib.resources
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote import InvalidComponents, InvalidPosition, Rng
from tabledhote.kernel.playout import playout
from tests.games.vienna.scene import scene

PRINTED = importlib.resources.files("tabledhote.games.vienna").joinpath("components.toml").read_text("utf-8")


def corrected(folder: Path, *changes: tuple[str, str]) -> str:
    """The path of a copy of the data file with some lines changed."""
    text = PRINTED
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "my.toml"
    path.write_text(text, "utf-8")
    return str(path)


RATHAUS = ("cost = 3\ncoins = 0\npoints = 3\n", "cost = 2\ncoins = 0\npoints = 4\n")


@pytest.mark.rule("VI-13.1", "VI-1.5")
def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    path = corrected(tmp_path, RATHAUS)
    p = scene(components=path, coins=[2, 0, 0], placed={"rathaus": (0, "5")}, evaluation=True)
    assert (p.points[0], p.coins[0]) == (4, 0)
    printed = scene(coins=[2, 0, 0], placed={"rathaus": (0, "5")}, evaluation=True)
    assert (printed.points[0], printed.coins[0]) == (0, 2)
    for seed in range(20):
        state = tabledhote.game("vienna", components=path).start(seed)
        playout(state, Rng(seed))
        assert state.seat == -1


@pytest.mark.rule("VI-13.1")
def test_positions_of_other_components_do_not_mix(tmp_path: Path) -> None:
    corrected_game = tabledhote.game("vienna", components=corrected(tmp_path, RATHAUS))
    dump = corrected_game.start(1).dump()
    assert corrected_game.load(dump).dump() == dump
    with pytest.raises(InvalidPosition, match="components"):
        tabledhote.game("vienna").load(dump)


@pytest.mark.rule("VI-13.1")
def test_other_effects_and_names_are_played_too(tmp_path: Path) -> None:
    """Burgtheater as a second Prater, Oper renamed: the vocabulary is free within the checks."""
    theatre = PRINTED.index('id = "burgtheater"')
    before = PRINTED[theatre : PRINTED.index("[[space]]", theatre)]
    after = before.replace("immediate = false", "immediate = true")
    after = after.replace('effect = "gain"\ncost = 0\ncoins = 1\npoints = 1\n', 'effect = "spin"\ncoins = 2\n')
    path = corrected(tmp_path, (before, after), ('id = "oper"', 'id = "Staatsoper"'))
    p = scene(components=path, hands={0: "5 6", 1: "2"})
    p.play(p.parse({"do": "go", "space": "burgtheater"}))
    assert p.coins[0] == 2
    assert {"do": "spin_die", "die": "6"} in [p.describe(action) for action in p.legal()]
    p.play(p.parse({"do": "skip"}))
    assert {"do": "go", "space": "Staatsoper"} in [p.describe(action) for action in p.legal()]


WRONG_SPACES = [
    ("order = 4\n", "order = 5\n", r"space\[4\]\.order is 5, as for 'oper'"),
    ("order = 4\n", "order = 25\n", r"space\[3\]\.order is 25; it must be a whole number from 0 to 24"),
    ('id = "oper"', 'id = "prater"', r"space\[3\]\.id is 'prater'; it must be a name that nothing else has"),
    ("numbers = [2]\n", "numbers = [13]\n", r"space\[3\]\.numbers\[0\] is 13; .* from 1 to 12"),
    ("numbers = [2]\n", "numbers = []\n", r"space\[3\]\.any is wrong"),
    ("numbers = [8]\n", "numbers = [6]\n", "'pestsaeule' must need two dice"),
    ("\npoints = 1\n", "\npoint = 1\n", r"space\[3\]\.points is missing"),
    ("\npoints = 1\n", "\npoints = 1\nbonus = 2\n", r"space\[3\]\.bonus is not known; allowed: .*points"),
    ("\npoints = 1\n", '\npoints = "1"\n', r"space\[3\]\.points is '1'; it must be a whole number from 0 to 25"),
    ('effect = "spin"', 'effect = "spinning"', r"space\[1\]\.effect is 'spinning'; allowed: gendarme, spin"),
    ('card = "joker"', 'card = "jester"', r"space\[2\]\.card is 'jester'; allowed: first_player"),
    ('card = "joker"', 'card = "extra_die"', "has two with effect 'special' for the same card"),
    ('symbol = "crown"', 'symbol = "cross"', "has two with effect 'compare' for the same card or symbol"),
    ('symbol = "crown"', 'symbol = "star"', r"symbol is 'star'; allowed: citizen, cross, crown"),
    ("\nimmediate = true", "\nimmediate = false", r"space\[0\]\.immediate must be true for effect 'gendarme'"),
    ('effect = "lodge"\ncoins_per_die = 1\n', 'effect = "spin"\ncoins = 1\n', "'lodge' belongs to order 0"),
    ('effect = "gendarme"\nchoice_coins = 1\nchoice_points = 1\n', 'effect = "spin"\ncoins = 1\n', "there must be 1"),
    ('effect = "choose_compare"', 'effect = "character"', "has 0 with effect 'choose_compare'; there must be 1"),
    ("\ndouble = true", "\ndouble = 1", r"double is 1; it must be true or false"),
]


@pytest.mark.rule("VI-13.2")
@pytest.mark.parametrize(("before", "after", "problem"), WRONG_SPACES)
def test_wrong_spaces_are_refused(tmp_path: Path, before: str, after: str, problem: str) -> None:
    with pytest.raises(InvalidComponents, match=problem) as refused:
        tabledhote.game("vienna", components=corrected(tmp_path, (before, after)))
    assert "my.toml: " in str(refused.value)


@pytest.mark.rule("VI-13.2", "VI-7.6")
def test_gloriette_comes_after_the_compare_spaces(tmp_path: Path) -> None:
    path = corrected(
        tmp_path, ("order = 20\n", "order = 99\n"), ("order = 22\n", "order = 20\n"), ("order = 99\n", "order = 22\n")
    )
    with pytest.raises(InvalidComponents, match="'belvedere' must come before 'gloriette'"):
        tabledhote.game("vienna", components=path)


WRONG_REST = [
    ("count = 5\n", "count = 6\n", "character has 45 cards in all; it must have 44"),
    ('id = "priest"', 'id = "shopkeeper"', r"character\[1\]\.id is 'shopkeeper'"),
    ('id = "priest"', 'id = "start_canon"', r"character\[1\]\.id is 'start_canon'"),
    ('id = "start_canon"', 'id = "start_merchant"', r"start_card\[1\]\.id is 'start_merchant'"),
    (
        '[[special_card]]\nid = "joker"',
        '[[special_card]]\nid = "jester"',
        r"special_card\[2\]\.id is 'jester'; it must be 'joker'",
    ),
    ('[[symbol]]\nid = "cross"', '[[symbol]]\nid = "star"', r"symbol\[1\]\.id is 'star'; it must be 'cross'"),
    ("citizen = 2, cross = 0, crown = 0 }\ncoins = 2", "citizen = 2, cross = 0 }\ncoins = 2", r"crown is missing"),
    (
        "citizen = 2, cross = 0, crown = 0 }\ncoins = 2",
        "citizen = 2, cross = 0, crown = 0, star = 1 }\ncoins = 2",
        "star is not known",
    ),
    ("reroll = 1", "reroll = 0", r"prices\.reroll is 0; it must be a whole number from 1"),
    ("{ 3 = 0, 4 = 2, 5 = 3 }", "{ 3 = 0, 4 = 2 }", r"setup\.start_score\.5 is missing"),
    ("{ 3 = 5, 4 = 4, 5 = 4 }", "{ 3 = 5, 4 = 5, 5 = 4 }", r"setup\.dice_per_player\.4 is 5"),
    ("start_cards = 6", "start_cards = 7", r"components\.start_cards is 7"),
    ("[prices]", "[price]", "prices is missing"),
    ("[[colour]]\n", "[[color]]\n", r"colour has 4 entries; it must have 5"),
]


@pytest.mark.rule("VI-13.3")
@pytest.mark.parametrize(("before", "after", "problem"), WRONG_REST)
def test_wrong_cards_and_figures_are_refused(tmp_path: Path, before: str, after: str, problem: str) -> None:
    with pytest.raises(InvalidComponents, match=problem):
        tabledhote.game("vienna", components=corrected(tmp_path, (before, after)))


@pytest.mark.rule("VI-13.3")
def test_every_block_says_where_it_comes_from() -> None:
    data: dict[str, Any] = tomllib.loads(PRINTED)
    known = {"rulebook", "public", "reconstructed"}
    blocks = [
        row for key in ("space", "special_card", "start_card", "character", "symbol", "colour") for row in data[key]
    ]
    blocks += [data[key] for key in ("game", "components", "setup", "coins", "prices", "end")]
    for block in blocks:
        source = block["source"]
        assert set(source.values() if isinstance(source, dict) else [source]) <= known
    assert {row["source"] for row in data["start_card"] + data["character"]} == {"reconstructed"}
