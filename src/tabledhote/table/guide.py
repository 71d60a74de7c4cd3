"""The guided games of a box: a dealt game and, step by step, what to do and what is said about it.

They are data in the game's folder: `guide.toml` is the first lesson, `guide-2.toml` the second, which begins in the
middle of a game. The texts are the messages `guide-STEP` of its words. Which step is next follows from the record
alone: undo works, and players who leave the script are free.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from tabledhote.games import box
from tabledhote.kernel.game import Game
from tabledhote.kernel.state import Action
from tabledhote.table.record import Record

LEARNER = 0  # the seat of the player who is guided
FILES = {1: "guide.toml", 2: "guide-2.toml"}


@dataclass(frozen=True)
class Step:
    """`others` is what the bots do first; `play` are the learner's actions; `marks` are things to look at."""

    say: str
    play: tuple[Action, ...]
    others: tuple[Action, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    """`opening` is what has been played before the lesson begins, `ending` what bots do after its last step; `done` is
    the last word, if the game then goes on.
    """

    options: dict[str, object]
    seed: str
    opening: tuple[Action, ...]
    steps: tuple[Step, ...]
    ending: tuple[Action, ...]
    done: str

    def script(self) -> list[tuple[int, Action]]:
        """Every action with the number of its step, from 0; the opening is part of the first."""
        moves = [(at, action) for at, step in enumerate(self.steps) for action in (*step.others, *step.play)]
        last = len(self.steps) - 1
        return [*((0, action) for action in self.opening), *moves, *((last, action) for action in self.ending)]

    def opened(self, game: Game) -> list[tuple[int, Action]]:
        """The actions of the opening, each with its seat."""
        record = Record(game, self.seed)
        for action in self.opening:
            record.play(record.state.seat, action)
        return [
            (int(str(action["seat"])), {name: value for name, value in action.items() if name != "seat"})
            for action in record.actions
        ]

    def next(self, actions: list[Action]) -> tuple[int, Action] | None:
        """The step and the action that come next; None if the script is at its end, or was left."""
        script = self.script()
        return script[len(actions)] if len(actions) < len(script) and self.followed(actions) else None

    def followed(self, actions: list[Action]) -> bool:
        """Whether the actions of a record are those of the script, as far as both go."""
        played = ({field: value for field, value in action.items() if field != "seat"} for action in actions)
        return all(done == action for done, (_, action) in zip(played, self.script(), strict=False))

    def finished(self, actions: list[Action]) -> bool:
        """Whether the script was played to its end and the learner has done nothing since."""
        length = len(self.script())
        since = [action for action in actions[length:] if action["seat"] == LEARNER]
        return len(actions) >= length and not since and self.followed(actions)


def lessons(game: str) -> list[int]:
    """The numbers of the guided games that a game has; ours all have two."""
    return [number for number, name in FILES.items() if resources.files(box(game).package).joinpath(name).is_file()]


@cache
def guide(game: str, lesson: int = 1) -> Guide:
    """A guided game of a box."""
    data = tomllib.loads(resources.files(box(game).package).joinpath(FILES[lesson]).read_text("utf-8"))
    steps = [
        Step(step["say"], *(tuple(step.get(part, ())) for part in ("play", "others", "marks"))) for step in data["step"]
    ]
    opening, ending = (tuple(data.get(part, ())) for part in ("opening", "ending"))
    return Guide(data["options"], data["seed"], opening, tuple(steps), ending, data.get("done", "done"))
