"""Fits the weights of a game's estimate to games that bots play against themselves.

    python bench/tune.py vienna --games 2000            prints how well the fit predicts games it has not seen
    python bench/tune.py vienna --games 2000 --write    puts the weights into the game's weights.toml, too
    python bench/tune.py vienna --games 200 --on --by search --write     goes on from the weights that are there

Needs the extra `bench`, and compiled rules to be quick. The bots are greedy by the game's outlook or by its estimate,
or they search; now and then they take any action, so that positions differ in what matters. The same commands with the
same bots give the same weights, on any number of cores. For the figures every fifth game is held out of a first fit;
the weights that are written are fitted to all games. With many games let each number of players have weights of its
own (--apart); with few, all share most of them.
"""

import argparse
import dataclasses
import itertools
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from joblib import Parallel, delayed

import tabledhote
from tabledhote import InvalidComponents, Rng, State
from tabledhote.bots import Bot, Greedy, Search
from tabledhote.bots.strategy import Strategy, check_weights, strategy_of
from tabledhote.games import box as opened
from tabledhote.kernel.game import Box, Game
from tabledhote.kernel.rows import reals
from tabledhote.kernel.sheet import Sheet

Array = npt.NDArray[np.float64]
FIXED = ("first", "day_boards", "objectives", "emperor_tiles", "b4_penalty", "layout", "board")  # left at their default
ONE_IN = 10  # so many decisions lie between two positions that are written down within a turn
HELD_OUT = 5  # one game in so many
FREE = 30.0  # how strongly the weights are drawn to 0, in positions
GOING_ON = 40000.0  # or to those there are
OWN = 600.0  # and those of a number of players to those of all
GOING_ON_OWN = 6000.0
GOING_ON_APART = 10000.0
RIVALRY = 0.5  # how much of the best rival's score counts against one's own when greedy bots steer by the estimate
SCORE_WINS = ("hellton",)  # where the score says only who has won: the estimate is a chance


# ---- playing -------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Course:
    """One game: the features of every seat in some positions, what the weights before say of them, and the scores."""

    number: int
    features: list[list[list[int]]]
    before: list[list[float]]
    scores: list[int]


def tables(box: Box[State]) -> list[Game]:
    """A game for each combination of the options that make a difference."""
    options = [option for option in box.options if option.name not in FIXED]
    names = [option.name for option in options]
    values = [option.values for option in options]
    return [box.open(**dict(zip(names, chosen, strict=True))) for chosen in itertools.product(*values)]


def steered(known: Strategy[State]) -> Strategy[State]:
    """The strategy with its estimate for an outlook."""

    def outlook(state: State, seat: int) -> int:
        expected = known.estimate(state, known.weights[state.game.players])
        rival = max(expected[other] for other in range(len(expected)) if other != seat)
        return int(1000 * (expected[seat] - RIVALRY * rival))

    return dataclasses.replace(known, outlook=outlook)


def seated(known: Strategy[State], by: str, iterations: int, seed: int) -> Bot:
    return Search(seed, iterations, strategy=known) if by == "search" else Greedy(seed, known)


def play(name: str, weights: dict[int, list[float]], number: int, how: argparse.Namespace) -> Course:
    """A game by its number, which decides on the options and all chance."""
    box, rng = opened(name), Rng(how.seed * 1_000_003 + number)
    known = dataclasses.replace(strategy_of(box), weights={players: reals(row) for players, row in weights.items()})
    assert known.measure is not None
    games = tables(box)
    game = games[number % len(games)]
    state = game.start(rng.next())
    chosen = steered(known) if how.by == "estimate" else known
    bots = [seated(chosen, how.by, how.iterations, rng.next()) for _ in range(game.players)]
    course = Course(number, [], [], [])
    last = -1
    while state.seat >= 0:
        if state.seat != last or rng.below(ONE_IN) == 0:
            course.features.append([known.measure(state, seat) for seat in range(game.players)])
            course.before.append(known.estimate(state, known.weights[game.players]))
        last = state.seat
        if rng.below(how.wild) == 0:
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
        else:
            state.apply(bots[state.seat].choose(state))
    course.scores.extend(state.scores())
    return course


# ---- fitting -------------------------------------------------------------------------------------


def expanded(features: list[list[int]]) -> Array:
    """Each feature as it is, then each by the part of the game to come."""
    raw = np.array(features, dtype=np.float64)
    ahead, plain = raw[:, :1] / 1000, raw[:, 1:]
    return np.hstack([plain, plain * ahead])


def ridge(x: Array, y: Array, strength: float) -> Array:
    """The weights with the least squared error; drawn to 0, each in proportion to the spread of its feature."""
    spread = (x**2).mean(axis=0)
    return np.asarray(np.linalg.solve(x.T @ x + np.diag(strength * spread + 1e-6), x.T @ y), dtype=np.float64)


def logistic(x: Array, won: Array, strength: float) -> Array:
    """The weights of the logarithm of the odds, by Newton's method."""
    weights = np.zeros(x.shape[1])
    spread = np.diag(strength * (x**2).mean(axis=0) + 1e-6)
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = (x * (chance * (1 - chance))[:, None]).T @ x + spread
        weights = weights + np.linalg.solve(slope, x.T @ (won - chance) - spread @ weights)
    return weights


def fit(box: Box[State], courses: list[Course], start: dict[int, Array] | None, apart: bool) -> dict[int, Array]:
    """The weights for each number of players: what all share, and what is its own; drawn to where they start."""
    if box.id in SCORE_WINS:
        pairs = [(position, course.scores) for course in courses for position in course.features]
        x = expanded([position[0] for position, _ in pairs]) - expanded([position[1] for position, _ in pairs])
        scores = np.array([scores for _, scores in pairs], dtype=np.float64)
        return {2: logistic(x, (scores[:, 0] - scores[:, 1] + 1) / 2, FREE)}
    begin = start or {players: np.zeros(2 * len(strategy_of(box).features)) for players in box.players}
    parts: dict[int, tuple[Array, Array]] = {}
    for players in box.players:
        own = [course for course in courses if len(course.scores) == players]
        x = expanded([seat for course in own for position in course.features for seat in position])
        y = np.array([score for course in own for _ in course.features for score in course.scores], dtype=np.float64)
        parts[players] = x, y - x @ begin[players]
    if apart:
        strength = GOING_ON_APART if start else FREE
        return {players: begin[players] + ridge(x, y, strength) for players, (x, y) in parts.items()}
    x, y = (np.concatenate([part[at] for part in parts.values()]) for at in range(2))
    shared = ridge(x, y, GOING_ON if start else FREE)
    own_strength = GOING_ON_OWN if start else OWN
    return {
        players: begin[players] + shared + ridge(x, y - x @ shared, own_strength) for players, (x, y) in parts.items()
    }


def foretold(box: Box[State], weights: Array, position: list[list[int]]) -> list[float]:
    """What the weights predict for a position."""
    sums: list[float] = (expanded(position) @ weights).tolist()
    if box.id not in SCORE_WINS:
        return sums
    chance = float(1 / (1 + np.exp(sums[1] - sums[0])))
    return [chance, 1 - chance]


# ---- figures -------------------------------------------------------------------------------------


def figures(scores: list[list[int]], expected: list[list[float]]) -> dict[str, float]:
    """How well scores, the order of two seats, and the winner are predicted."""
    actual = np.array([score for each in scores for score in each], dtype=np.float64)
    error = actual - np.array([score for each in expected for score in each])
    right: list[float] = []
    margins: list[float] = []
    won: list[float] = []
    for final, each in zip(scores, expected, strict=True):
        seats = range(len(final))
        for one, other in itertools.combinations(seats, 2):
            if final[one] != final[other]:
                right.append(float((each[one] > each[other]) == (final[one] > final[other])))
        for seat in seats:
            margins.append(each[seat] - max(each[other] for other in seats if other != seat))
            won.append(float(final[seat] > max(final[other] for other in seats if other != seat)))
    x = np.column_stack([np.ones(len(margins)), margins])
    chance = 1 / (1 + np.exp(-np.clip(x @ logistic(x, np.array(won), 0.0), -30, 30)))
    return {
        "r_squared": round(float(1 - (error**2).mean() / actual.var()), 4),
        "error": round(float(np.sqrt((error**2).mean())), 3),
        "order": round(float(np.mean(right)), 4),
        "brier": round(float(((chance - np.array(won)) ** 2).mean()), 4),
    }


# ---- the file ------------------------------------------------------------------------------------


HEAD = """\
# Weights of the estimate: for each feature its weight at the end of the game, and what is added to it when the whole
# game is still to come. `made` lists the commands, the first one first, the points that the bots made, and figures of
# games that the fit has not seen, with the weights before and after: the share of the spread of the final scores that
# is foretold, the error in points, how often the order of two seats is, and the Brier score of the winner.
"""


def path_of(box: Box[State]) -> Path:
    return Path(__file__).parent.parent / "src/tabledhote/games" / box.id / "strategy" / "weights.toml"


def file_of(box: Box[State]) -> dict[str, Any]:
    return tomllib.loads(path_of(box).read_text("utf-8"))


def present(box: Box[State]) -> dict[int, list[float]]:
    sheet = Sheet(file_of(box), str(path_of(box)), InvalidComponents)
    checked = check_weights(sheet, box.players, strategy_of(box).features)
    return {players: list(row) for players, row in checked.items()}  # lists, for they go to other processes


def starting(box: Box[State]) -> dict[int, Array]:
    """The weights there are, in the order of a fit."""
    number = 2 * len(strategy_of(box).features)
    found = {players: np.array(weights) for players, weights in present(box).items()}
    return {players: np.concatenate([both[0:number:2], both[1:number:2]]) for players, both in found.items()}


def written_out(box: Box[State], weights: dict[int, Array], made: list[dict[str, Any]]) -> str:
    lines = [HEAD.rstrip()]
    for run in made:
        lines += ["", "[[made]]", *(f"{key} = {spelled(value)}" for key, value in run.items())]
    number = len(strategy_of(box).features)
    for players, both in weights.items():
        lines += ["", f"[players.{players}]"]
        lines += [
            f"{name} = [{both[at]:.5g}, {both[number + at]:.5g}]" for at, name in enumerate(strategy_of(box).features)
        ]
    return "\n".join(lines) + "\n"


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inner}" for key, inner in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=tabledhote.games())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wild", type=int, default=40, help="one decision in so many is left to chance")
    parser.add_argument("--by", choices=("outlook", "estimate", "search"), default="outlook", help="how the bots play")
    parser.add_argument("--iterations", type=int, default=25, help="of bots that search")
    parser.add_argument("--on", action="store_true", help="go on from the weights there are")
    parser.add_argument("--apart", action="store_true", help="weights of its own for each number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--write", action="store_true")
    how = parser.parse_args()
    box = opened(how.game)
    now = present(box)
    played = (delayed(play)(box.id, now, number, how) for number in range(how.games))
    courses: list[Course] = Parallel(n_jobs=how.jobs)(played)
    start = starting(box) if how.on else None
    weights = fit(box, [course for course in courses if course.number % HELD_OUT], start, how.apart)
    unseen = [course for course in courses if course.number % HELD_OUT == 0]
    scores = [course.scores for course in unseen for _ in course.features]
    before = figures(scores, [expected for course in unseen for expected in course.before])
    foreseen = [foretold(box, weights[len(each.scores)], position) for each in unseen for position in each.features]
    after = figures(scores, foreseen)
    mean = round(float(np.mean([score for course in courses for score in course.scores])), 2)
    print(f"{box.id}: {how.games} games, {mean} points on average\n  before {before}\n  after  {after}")
    if how.write:
        weights = fit(box, courses, start, how.apart)
        by = f"bench/tune.py {box.id} --games {how.games} --seed {how.seed} --wild {how.wild} --by {how.by}"
        by += f" --iterations {how.iterations}" if how.by == "search" else ""
        by += " --apart" if how.apart else ""
        run = {"by": by + " --on", "points": mean, "before": before} if how.on else {"by": by, "points": mean}
        made = file_of(box)["made"] if how.on else []
        path_of(box).write_text(written_out(box, weights, [*made, {**run, "after": after}]), "utf-8")


if __name__ == "__main__":
    main()
