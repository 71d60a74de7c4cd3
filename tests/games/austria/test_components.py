"""A corrected components file: what it changes, and how a wrong one is refused."""

from importlib import resources
from pathlib import Path

import pytest

import tabledhote


def printed() -> str:
    return resources.files("tabledhote.games.austria").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('floors = ["BYRRB"', 'floors = ["BYRRX"', "floors"),
        ('floors = ["BYRRB"', 'floors = ["YYRRB"', "groups"),
        ("groups = [[11], [12, 21, 22]", "groups = [[11, 12], [21, 22]", "groups"),
        ('{ kind = "krones", n = 2 }]', '{ kind = "crowns", n = 2 }]', "kind"),
        ('{ kind = "krones", n = 2 }]', '{ kind = "krones", m = 2 }]', "m is not known"),
        ("[[1, 4], [2, 3]]", "[[1, 3], [2, 4]]", "turn_tiles"),
        ('effects = [{ kind = "free_rooms", color = "blue" }]', 'effects = [{ kind = "free_rooms" }]', "color"),
        ('effects = [{ kind = "score_groups", n = 2 }]', 'effects = [{ kind = "krones", n = 2 }]', "final"),
        ('dice = [3]\neffects = [{ kind = "play_staff"', 'dice = [1]\neffects = [{ kind = "play_staff"', "one card"),
        ("A = [3, 6, 9, 38, 39, 48]", "A = [1, 6, 9, 38, 39, 48]", "starter_sets"),
        ("order = { coffee = 1 }", "order = { tea = 1 }", "tea"),
        ("krones = 20\nemperor = 13", "krones = 99\nemperor = 13", "krones"),
    ],
)
def test_wrong_files_are_refused_with_the_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = printed()
    assert old in text
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(tabledhote.InvalidComponents, match=message):
        tabledhote.game("austria", components=path)


def test_a_corrected_cost_counts(tmp_path: Path) -> None:
    """GA-R19: owners whose Assistant Manager of 2015 shows 2 points correct the file."""
    path = tmp_path / "mine.toml"
    path.write_text(printed().replace('{ kind = "score_staff", n = 4 }', '{ kind = "score_staff", n = 2 }'))
    game = tabledhote.game("austria", edition="2015", components=path)
    assert game.start(1).table.effects[32][0].n == 2  # type: ignore[attr-defined]
    with pytest.raises(tabledhote.InvalidPosition, match="components"):
        tabledhote.game("austria", edition="2015").load(game.start(1).dump())
