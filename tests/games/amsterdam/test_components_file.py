"""A corrected components file is read; a wrong one is refused with the place and the remedy."""

import contextlib
import copy
import hashlib
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import tabledhote
from tabledhote import InvalidComponents, InvalidPosition
from tabledhote.games.amsterdam.components import Components
from tabledhote.kernel.sheet import Sheet
from tests.games.amsterdam.positions import seen

TEXT = resources.files("tabledhote.games.amsterdam").joinpath("components.toml").read_text("utf-8")
DATA = tomllib.loads(TEXT)


def file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def read(data: dict[str, Any]) -> Components:
    return Components(Sheet(data, "mine.toml", InvalidComponents))


def test_a_corrected_file_changes_the_game(tmp_path: Path) -> None:
    path = file(tmp_path, TEXT.replace("start = 15 ", "start = 3 "))
    for given in (path, str(path)):
        mine = tabledhote.game("amsterdam", variant="tactical", components=given)
        assert seen(mine.start(1), "boat") == 3
        assert mine.digest == hashlib.sha256(path.read_bytes()).hexdigest()
    printed = tabledhote.game("amsterdam", variant="tactical")
    assert seen(printed.start(1), "boat") == 15
    assert printed.digest is None


def test_positions_of_other_components_do_not_mix(tmp_path: Path) -> None:
    mine = tabledhote.game("amsterdam", components=file(tmp_path, TEXT.replace("start = 15 ", "start = 3 ")))
    printed = tabledhote.game("amsterdam")
    dump = mine.start(1).dump()
    assert mine.load(dump).dump() == dump
    with pytest.raises(InvalidPosition, match=r"position: components is .* but this game has None"):
        printed.load(dump)
    with pytest.raises(InvalidPosition, match="position: components is None"):
        mine.load(printed.start(1).dump())


def test_what_is_not_a_readable_toml_file(tmp_path: Path) -> None:
    for path, why in (
        (tmp_path / "nowhere.toml", "cannot be read: No such file"),
        (tmp_path, "cannot be read: Is a directory"),
        (file(tmp_path, "[boat\nstart = 1"), "is not TOML: .*line 1"),
    ):
        with pytest.raises(InvalidComponents, match=f"^{re.escape(str(path))}: {why}"):
            tabledhote.game("amsterdam", components=path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(InvalidComponents, match=r"bytes\.toml: is not TOML"):
        tabledhote.game("amsterdam", components=tmp_path / "bytes.toml")


WRONG = r"""
[boat]\nstart = 15 -> [boat]\nstart = 24 -> boat.start is 24; it must be a whole number from 0 to 23
[boat]\nstart = 15 -> [boat]\nstart = "c1" -> boat.start is 'c1'; it must be a whole number from 0 to 23
[boat]\nstart = 15 -> [boat]\nbegin = 15 -> boat.start is missing; found: begin, direction, source
total = 30 -> total = 31 -> tourists.supply_at_start must be 27: the total less those in the city
start = "bc34" -> start = "bc35" -> pawn[0].start is 'bc35'; allowed: ab12, bc12
[[pawn]]\nid = "mayor" -> [[pawn]]\nid = "watchman" -> pawn[1].id is 'watchman', which is taken already
[[pawn]]\nid = "mayor" -> [[pawn]]\nid = "groom" -> pawn[0].id is 'groom'; allowed: mayor, watchman
[[die]]\nid = "mayor_die" -> [[die]]\nid = "die" -> die[0].id is 'die'; allowed: mayor_die, watchman_die
faces = [1, 1, 2, 2, 3, 3] -> faces = [1, 4] -> die[0].faces[1] is 4; it must be a whole number from 1 to 3
faces = [1, 1, 2, 2, 3, 3] -> faces = [] -> die[0].faces is empty; a die has at least one face
day = "manor" -> day = "cafe" -> building_tile[0].day is 'cafe', which is not a day function
day = "manor" -> day = "zoo" -> building_tile[0].day is 'zoo'; allowed: manor, museum
day = "manor" -> day = "church" -> function[0].tiles is 6, but 5 building tiles show 'manor'
id = "manor_cafe_1" -> id = "manor_cafe_2" -> building_tile[1].id is 'manor_cafe_2', which is taken already
[[function]]\nid = "museum" -> [[function]]\nid = "manor" -> function[1].id is 'manor', which is taken already
[[place]]\nid = "b1" -> [[place]]\nid = "a1" -> place[1].id is 'a1', which is taken already
id = "b1"\nkind = "building" -> id = "b1"\nkind = "dam" -> place[12].kind is a second dam; the city has one
kind = "dam" -> kind = "building"\nstart_side = "day" -> place has no dam; one place must be of that kind
[[intersection]]\nid = "bc12" -> [[intersection]]\nid = "ab12" -> intersection[1].id is 'ab12', which is taken already
["a1", "b1", "a2", "b2"] -> ["a1", "b1", "a2"] -> intersection[0].tiles has 3 entries; it must have 4
["a1", "b1", "a2", "b2"] -> ["a1", "b1", "a2", "z9"] -> intersection[0].tiles[3] is 'z9'; allowed: a1
["bc12", "ab23"] -> ["bc12", "ab23", "de45"] -> intersection[0].neighbours names de45, which does not name it back
beside_dam = false -> beside_dam = true -> intersection[0].beside_dam is True, but its tiles say otherwise
position = 23 -> position = 24 -> canal[23].position is 24; it must be a whole number from 23 to 23
kind = "curve" -> kind = "straight"\nserves = "a5" -> canal has 3 curves; it must have 4
serves = "a4" -> serves = "a6" -> canal[22].serves is 'a6'; allowed: a1
serves = "a4" -> serves = "c3" -> canal[22].serves is 'c3'; allowed: a1, b1, c1, d1, e1, a2, b2, c2, d2, e2, a3, b3, d3
a1 = "manor_cafe_2" -> a1 = "manor_cafe_1" -> reference_layout.tiles uses a building tile twice
a1 = "manor_cafe_2" -> c3 = "manor_cafe_2" -> reference_layout.tiles.c3 is not known
[[goal]]\nplayers = 4 -> [[goal]]\nplayers = 3 -> goal[2].players is 3, which has a goal already
lock = 4 -> lock = 0 -> variant.tactical.lock is 0; it must be a whole number from 1 to 99
boat_max = 4 -> boat_max = 7 -> variant.tactical.boat_max is 7; it must be a whole number from 1 to 6
"""


@pytest.mark.parametrize("line", WRONG.strip().splitlines())
def test_wrong_entries(tmp_path: Path, line: str) -> None:
    old, new, why = line.replace("\\n", "\n").split(" -> ")
    assert old in TEXT
    path = file(tmp_path, TEXT.replace(old, new, 1))
    with pytest.raises(InvalidComponents, match=f"^{re.escape(f'{path}: {why}')}"):
        tabledhote.game("amsterdam", components=path)


def test_a_city_that_falls_apart() -> None:
    """ab12 and its neighbours no longer know each other."""
    data = copy.deepcopy(DATA)
    for row in data["intersection"]:
        row["neighbours"] = [] if row["id"] == "ab12" else [name for name in row["neighbours"] if name != "ab12"]
    with pytest.raises(InvalidComponents, match="not every intersection can be reached"):
        read(data)


UNREAD = ("name_en", "name_fr", "name_de", "source", "start_source", "game", "options", "component", "per_player")


def entries(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all entries of the file, tables and lists included; of long lists the first two stand for all."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for key, item in items:
        if key not in UNREAD:
            yield from entries(item, (*path, key))


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["?", -99, None, [], {}, True], ids=repr)
def test_any_entry_may_be_wrong_and_nothing_else_is_raised(wrong: object) -> None:
    """Whatever stands in one place (None: nothing), the file is refused by name or the entry is not one we read."""
    accepted = []
    for path in entries(DATA):
        data = copy.deepcopy(DATA)
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        if wrong is None:
            del inner[path[-1]]
        else:
            inner[path[-1]] = wrong
        with contextlib.suppress(InvalidComponents):
            read(data)
            accepted.append(path)
    assert not {path[0] for path in accepted if len(path) == 1}, "every table is needed"
    assert len(accepted) < len(list(entries(DATA))) / 2
