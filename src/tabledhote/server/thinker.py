"""A process in which bots think: reads questions from standard input and writes answers, one JSON object a line."""

import json
import os
import sys
from typing import Any

import tabledhote
from tabledhote.bots import bot


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The structured action that a bot chooses in a written position."""
    state = tabledhote.game(question["game"], **question["options"]).load(question["position"])
    return state.describe(bot(question["level"], question["seed"]).choose(state))


def main() -> None:
    os.nice(5)  # people's requests come first
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
