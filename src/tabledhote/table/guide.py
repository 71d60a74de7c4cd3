"""The guided first game of a box: a dealt game, and step by step what to do and what is said about it.

It is data in the game's folder, `guide.toml`; the texts are the messages `guide-STEP` of its words. Which step is next
follows from the record alone: undo works, and players who leave the script are free.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from tabledhote.games import box
from tabledhote.kernel.state import Action

LEARNER = 0  # the seat of the player who is guided


@dataclass(frozen=True)
class Step:
    """`others` is what the bots do first; `play` are the learner's actions; `marks` are things to look at."""

    say: str
    play: tuple[Action, ...]
    others: tuple[Action, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    options: dict[str, object]
    seed: str
    steps: tuple[Step, ...]

    def script(self) -> list[tuple[int, Action]]:
        """Every action with the number of its step, from 0."""
        return [(at, action) for at, step in enumerate(self.steps) for action in (*step.others, *step.play)]

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


def has_guide(game: str) -> bool:
    """Whether a game has a guided first game; ours all have one."""
    return resources.files(box(game).package).joinpath("guide.toml").is_file()


@cache
def guide(game: str) -> Guide:
    """The guided game of a box."""
    data = tomllib.loads(resources.files(box(game).package).joinpath("guide.toml").read_text("utf-8"))
    steps = [
        Step(step["say"], *(tuple(step.get(part, ())) for part in ("play", "others", "marks"))) for step in data["step"]
    ]
    return Guide(data["options"], data["seed"], tuple(steps))
