"""A process in which bots think, so that the screen still reacts to keys: compiled code lets no other thread run."""

import multiprocessing
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock

from tabledhote.bots import Bot, bot
from tabledhote.cli.sitting import best_moves, bot_seed
from tabledhote.games import box
from tabledhote.kernel.game import Game
from tabledhote.table import Record


@dataclass(frozen=True)
class Asked:
    """A question about a written position: the choice of a bot, or the best moves if there is none."""

    position: dict[str, object]
    level: str | None  # of the bot
    seed: int  # of its chance; of the search for the best moves
    seat: int


class Gone(Exception):
    """The process was ended, so there is no answer."""


class Thinker:
    """One process, which answers one question after the other. `close` ends it, whatever it thinks about."""

    def __init__(self, game: Game, components: Path | None) -> None:
        context = multiprocessing.get_context("spawn")
        raw = components.read_bytes() if components is not None else None
        self.here, there = context.Pipe()
        self.process = context.Process(target=think, args=(there, game.id, game.chosen, raw), daemon=True)
        self.process.start()
        there.close()
        self.free = Lock()

    def about_choice(self, record: Record, level: str, since: int) -> Asked:
        """The question what a bot chooses."""
        return Asked(record.state.dump(), level, bot_seed(record.seed, since), record.state.seat)

    def about_hint(self, record: Record) -> Asked:
        """The question for the best moves of the seat that decides."""
        return Asked(record.state.dump(), None, len(record.actions), record.state.seat)

    def ask(self, question: Asked) -> object:
        """An action, or a list of `Ranked`; this waits, so call it from a thread."""
        with self.free:
            try:
                self.here.send(question)
                return self.here.recv()
            except (OSError, EOFError):
                raise Gone from None

    def close(self) -> None:
        """End the process; it may have ended already."""
        self.process.terminate()
        self.process.join()


class Mind:
    """What answers the questions of one game; bots go on with what they have planned."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: dict[tuple[int, int], Bot] = {}

    def answer(self, question: Asked) -> object:
        state = self.game.load(question.position)
        if question.level is None:
            return best_moves(state, question.seed)
        key = (question.seat, question.seed)
        if key not in self.kept:
            self.kept = {other: each for other, each in self.kept.items() if other[1] == question.seed}
            self.kept[key] = bot(question.level, question.seed)
        return state.describe(self.kept[key].choose(state))


def think(questions: Connection, name: str, chosen: dict[str, object], components: bytes | None) -> None:
    """The process: answers questions until nobody asks any more."""
    corrected = {} if components is None else {"components": components}
    mind = Mind(box(name).open(**chosen, **corrected))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            questions.send(mind.answer(questions.recv()))
