"""Recorded games come out as they did when they were recorded, byte by byte."""

from collections import Counter
from pathlib import Path

import pytest

import tabledhote
from tests.playthroughs import PLANS, file, files, replay
from tests.support.settings import VARIANT


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_game_on_file_is_played_again(path: Path) -> None:
    written = path.read_bytes()
    again = replay(written.decode("utf-8")).encode("utf-8")
    assert again.decode().splitlines() == written.decode().splitlines(), "the first difference is shown line by line"
    assert again == written


def test_every_planned_game_is_on_file_and_no_other() -> None:
    assert {file(name, chosen, seed) for name in PLANS for chosen, seed in PLANS[name]} == set(files())


def test_five_games_of_every_variant() -> None:
    assert set(PLANS) == set(tabledhote.games())
    for name in PLANS:
        (variant,) = (option for option in tabledhote.game(name).box.options if option.name == VARIANT[name])
        recorded = Counter(chosen[variant.name] for chosen, _ in PLANS[name] if "rules" not in chosen)
        assert all(recorded[value] >= 5 for value in variant.values), f"{name}: five of each {variant.name}"
        players = {tabledhote.game(name, **chosen).players for chosen, _ in PLANS[name]}
        assert players == set(tabledhote.game(name).box.players)


@pytest.mark.parametrize("name", tabledhote.games())
def test_a_game_of_every_variant_by_every_later_version(name: str) -> None:
    box = tabledhote.game(name).box
    (variant,) = (option for option in box.options if option.name == VARIANT[name])
    recorded = {(chosen["rules"], chosen[variant.name]) for chosen, _ in PLANS[name] if "rules" in chosen}
    assert recorded == {(rules, value) for rules in box.versions[1:] for value in variant.values}


def test_a_changed_game_is_noticed() -> None:
    written = files()[0].read_text("utf-8")
    altered = written.replace('"steps": 3', '"steps": 2', 1)
    assert altered != written
    assert replay(altered) != altered
