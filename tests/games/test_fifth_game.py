"""The example game plays wherever ours do, from a package of its own; a broken one is reported, and does no harm."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tabledhote
from tests.support import ROOT
from tests.support.guests import EXAMPLE, announce, call, install, python

pytestmark = pytest.mark.xdist_group("fifth_game")

DOCSTRING = re.compile(r'"""[\s\S]*?"""')
RULES = EXAMPLE / "sprint" / "rulebook" / "en.md"

WHOLE_GAMES = """
import random
import tabledhote
game = tabledhote.game("sprint", players=4)
for seed in range(30):
    state = game.start(seed, events=True)
    decisions = 0
    while state.seat >= 0:
        again = game.load(state.dump())
        assert (again.dump(), again.legal()) == (state.dump(), state.legal())
        assert [state.parse(state.describe(action)) for action in state.legal()] == state.legal()
        before, ahead = state.dump(), state.copy()
        state.play(random.Random(seed + decisions).choice(state.legal()))
        assert ahead.dump() == before
        decisions += 1
    assert decisions <= game.box.bound(game.options)
    assert state.winners() and max(state.scores()) == max(state.scores()[seat] for seat in state.winners())
    assert game.load(state.dump()).winners() == state.winners()
"""

ENVIRONMENTS = """
import gymnasium, pyspiel, warnings
warnings.simplefilter("ignore")
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
import tabledhote.envs.gymnasium, tabledhote.envs.openspiel
from tabledhote.envs.pettingzoo import env
api_test(env("sprint", players=3), num_cycles=60)
seat = gymnasium.make("tabledhote/sprint-v0", bots="random", seat=0)
seen, info = seat.reset(seed=7)
over = False
while not over:
    seen, reward, over, cut, info = seat.step(info["action_mask"].argmax())
pyspiel.random_sim_test(pyspiel.load_game("tabledhote_sprint"), 3, False, True)
print("all three")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("fifth"))


def command(site: Path, folder: Path, *words: str, typed: str = "") -> str:
    done = call([sys.executable, "-m", "tabledhote", *words], site, cwd=folder, typed=typed)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_whole_games_keep_the_state_contract(site: Path, tmp_path: Path) -> None:
    done = python(WHOLE_GAMES, site, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_it_is_listed_behind_our_own_games(site: Path, tmp_path: Path) -> None:
    listed = json.loads(command(site, tmp_path, "games", "--json"))
    assert [one["game"] for one in listed] == [*tabledhote.games(), "sprint"]


def test_it_plays_in_the_terminal_and_its_record_verifies(site: Path, tmp_path: Path) -> None:
    told = command(site, tmp_path, "play", "sprint", "--seed", "3", "--lang", "en", typed="1\n" * 40)
    assert re.search(r"Bot 2 sprints|Bot 2 runs", told)
    assert re.search(r"wins? the race", told)
    (record,) = (tmp_path / "data").glob("*.json")
    command(site, tmp_path, "verify", str(record))


def test_it_plays_in_the_arena_where_better_bots_win_more(site: Path, tmp_path: Path) -> None:
    told = command(
        site, tmp_path, "simulate", "sprint", "--games", "40", "--bots", "greedy,random", "--jobs", "2", "--json"
    )
    wins = json.loads(told)["wins"]
    assert wins[0] > wins[1]
    command(site, tmp_path, "tournament", "sprint", "--bots", "medium,random", "--games", "2", "--json")


def test_it_plays_in_all_three_environments(site: Path, tmp_path: Path) -> None:
    done = python(ENVIRONMENTS, site, cwd=tmp_path)
    assert done.stdout.rstrip().endswith("all three"), done.stderr


def test_a_report_of_a_game_without_report_toml_says_so(site: Path, tmp_path: Path) -> None:
    words = ["report", "sprint", "--games", "2", "--html", "report.html"]
    done = call([sys.executable, "-m", "tabledhote", *words], site, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (
        2,
        "tabledhote: sprint has no report.toml, which says what a report counts\n",
    )


def test_it_is_as_small_as_promised() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in EXAMPLE.rglob("*.py"))
    assert lines < 300
    assert re.findall(r"^- \*\*SP-(\d+)\*\*", RULES.read_text("utf-8"), re.M) == [str(n) for n in range(1, 11)]


def test_nothing_else_in_the_package_names_a_game() -> None:
    source = ROOT / "src" / "tabledhote"
    names = re.compile(rf"""["'.](?:{"|".join(tabledhote.games())})\b""")
    named = set()
    for path in (path for path in source.rglob("*") if path.suffix in (".py", ".html", ".js", ".css")):
        code = re.sub(
            r'""".*?"""|epilog=.*|help=.*', "", path.read_text("utf-8"), flags=re.S if path.suffix == ".py" else 0
        )
        if names.search(code) and "games" not in path.relative_to(source).parts[:1]:
            named.add(path.relative_to(source).as_posix())
    assert named == {"shelf.py"}


# ---- packages that are not as they must be --------------------------------------------------------

BOX = (EXAMPLE / "sprint" / "__init__.py").read_text("utf-8")


BROKEN: list[tuple[dict[str, str | None], str]] = [  # what stands in a file instead, and what is said about it
    ({"__init__.py": "import nowhere\n"}, "OTHER fails with ModuleNotFoundError: No module named 'nowhere'"),
    ({"__init__.py": "1 / 0\n"}, "OTHER fails with ZeroDivisionError: division by zero"),
    ({"__init__.py": "BOX = 5\n"}, "OTHER has no BOX of the class Box"),
    ({"__init__.py": BOX}, "its BOX has the id 'sprint' and the package 'OTHER', not 'OTHER' and 'OTHER'"),
    ({"board/__init__.py": ""}, "OTHER.board has no BOARD of the class Board"),
    ({"board/__init__.py": "BOARD = {}\n"}, "OTHER.board has no BOARD of the class Board"),
    ({"board/__init__.py": None}, "there is no module OTHER.board; a game must have it, with BOARD"),
    ({"strategy/__init__.py": "STRATEGY = None\n"}, "OTHER.strategy has no STRATEGY of the class Strategy"),
    ({"words/en.ftl": None}, "the package OTHER has no file words/en.ftl"),
    ({"rulebook/en.md": None}, "the package OTHER has no file rulebook/en.md"),
    ({"components.toml": "track = 1\n"}, "it fails with InvalidComponents: components.toml: track must be a table of"),
    ({"words/en.ftl": "title = Other\n"}, "it fails with KeyError: "),
]


def write(site: Path, package: str, changes: dict[str, str | None]) -> None:
    """A package with a copy of the game in which some files read otherwise, or are missing."""
    for path in (path for path in (EXAMPLE / "sprint").rglob("*.*") if path.suffix != ".pyc"):
        name = path.relative_to(EXAMPLE / "sprint").as_posix()
        code = path.read_text("utf-8").replace("from sprint", f"from {package}").replace('"sprint"', f'"{package}"')
        text = changes.get(name, code)
        if text is not None:
            (site / package / name).parent.mkdir(parents=True, exist_ok=True)
            (site / package / name).write_text(text, "utf-8")


@pytest.fixture(scope="module")
def listed(site: Path, tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """What `tabledhote games` says where all broken games are installed."""
    folder = tmp_path_factory.mktemp("broken")
    for number, (changes, _) in enumerate(BROKEN):
        write(folder, f"other{number}", changes)
        announce(folder, f"package-{number}", f"other{number}", f"other{number}")
    return call([sys.executable, "-m", "tabledhote", "games", "--json"], site, folder, cwd=folder)


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_a_broken_game_is_named_with_its_package_and_what_to_do(
    number: int, listed: subprocess.CompletedProcess[str]
) -> None:
    problem = BROKEN[number][1].replace("OTHER", f"other{number}")
    (line,) = [line for line in listed.stderr.splitlines() if f"'other{number}' cannot be played" in line]
    assert line.startswith(f"the game 'other{number}' cannot be played: {problem}")
    assert line.endswith(f"; update or uninstall package-{number}")


def test_broken_games_leave_the_others_alone(listed: subprocess.CompletedProcess[str]) -> None:
    assert [one["game"] for one in json.loads(listed.stdout)] == [*tabledhote.games(), "sprint"]
    assert "Traceback" not in listed.stderr


def test_a_broken_game_that_is_asked_for_is_an_error_of_one_line(tmp_path: Path) -> None:
    write(tmp_path, "other", {"__init__.py": "1 / 0\n"})
    announce(tmp_path, "other-game", "other", "other")
    done = call([sys.executable, "-m", "tabledhote", "play", "other"], tmp_path, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        "tabledhote: the game 'other' cannot be played: other fails with ZeroDivisionError: division by zero; "
        "update or uninstall other-game\n"
    )


def test_a_name_of_ours_cannot_be_taken(tmp_path: Path) -> None:
    write(tmp_path, "other", {})
    announce(tmp_path, "other-game", "vienna", "other")
    done = python(
        "import tabledhote; print(tabledhote.games(), tabledhote.game('vienna').box.package)", tmp_path, cwd=tmp_path
    )
    assert done.stdout == f"{tabledhote.games()} tabledhote.games.vienna\n"
    assert done.stderr == "the name 'vienna' is taken: other-game must give its game another name\n"


def test_two_packages_cannot_share_a_name(tmp_path: Path) -> None:
    write(tmp_path, "other", {})
    announce(tmp_path, "other-game", "other", "other")
    announce(tmp_path, "another-game", "other", "another")
    done = python("import tabledhote; print(tabledhote.games())", tmp_path, cwd=tmp_path)
    assert done.stdout == f"{tabledhote.games()}\n"
    assert done.stderr == (
        "the packages another-game, other-game all provide a game 'other': uninstall all but one of them\n"
    )
