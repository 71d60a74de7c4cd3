"""A process in which bots think: reads questions from standard input and writes answers, one JSON object a line.

A question asks for a bot's choice, for the best actions of a position, or for the review of a record. Before its answer
a review reports its progress on lines of their own.
"""

import importlib
import json
import os
import secrets
import sys
from dataclasses import asdict
from functools import lru_cache
from importlib.machinery import PathFinder

import tabledhote
from tabledhote.bots import Bot, analysis, bot
from tabledhote.kernel.game import Game
from tabledhote.kernel.sheet import Json
from tabledhote.kernel.state import Action
from tabledhote.table import Record

KEPT = 2  # bots in the middle of their turns: a tree may be large


def choice(question: Json) -> Action:
    """The structured action that a bot chooses in a written position."""
    options = json.dumps(question["options"])
    game, chooser = seated(question["table"], question["seat"], question["level"], question["game"], options)
    state = game.load(question["position"])
    return state.describe(chooser.choose(state))


@lru_cache(KEPT)
def seated(table_id: str, seat: int, level: str, game: str, options: str) -> tuple[Game, Bot]:
    """The game of a table and the bot in one of its seats, which goes on with what it has planned."""
    return tabledhote.game(game, **json.loads(options)), bot(level, secrets.randbits(62))


def best(question: Json) -> list[Json]:
    """The best actions in a written position, with what they lead to."""
    state = tabledhote.game(question["game"], **question["options"]).load(question["position"])
    ranking = analysis.best(state, float(question["seconds"]), seed=question["seed"])
    return [asdict(ranked) for ranked in ranking[: question["number"]]]


def review(question: Json) -> Json:
    """A finished game judged decision by decision."""
    record = Record.read(question["record"])
    each = question["seconds"] / max(1, len(record.actions))
    return asdict(analysis.review(record, each, progress=lambda *done: tell({"progress": done})))


ANSWERS = {"choice": choice, "best": best, "review": review}


def tell(message: object) -> None:
    print(json.dumps(message), flush=True)


def compiled_meanwhile() -> bool:
    """Whether the rules run interpreted here, and a process that starts now would find a compiled package."""
    if tabledhote.compiled():
        return False
    importlib.invalidate_caches()
    spec = PathFinder.find_spec("tabledhote")
    return spec is not None and spec.origin != tabledhote.__file__


def main() -> None:
    if "again" not in sys.argv:
        os.nice(int(sys.argv[1]))
    for line in sys.stdin:
        question = json.loads(line)
        tell(ANSWERS[question.pop("ask")](question))
        if compiled_meanwhile():  # nobody asks again before the answer, so no question is lost
            os.execv(sys.executable, [sys.executable, "-m", "tabledhote.server.bots.worker", sys.argv[1], "again"])


if __name__ == "__main__":
    main()
