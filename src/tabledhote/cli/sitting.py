"""A game at one screen, however it is shown: people decide, bots answer, and every decision is saved."""

from pathlib import Path

from tabledhote.bots import analysis
from tabledhote.cli.common import board_text
from tabledhote.games.boards import board
from tabledhote.kernel.state import Action, Event, State
from tabledhote.table import Record, seen_by
from tabledhote.table.log import hides
from tabledhote.table.seed import chance
from tabledhote.words import Words
from tabledhote.words.reader import YOU, Reader
from tabledhote.words.turns import Turn, turns

HINT_SECONDS = 1.0  # how long a bot thinks about a hint
HINTS = 3  # moves that a hint names


class Sitting:
    """A record, the people among its seats, and the one of them who looks at the screen now."""

    def __init__(self, record: Record, texts: Words, path: Path, resumed: bool, components: Path | None = None) -> None:
        self.record, self.texts, self.path, self.resumed, self.components = record, texts, path, resumed, components
        self.people = [seat for seat, level in enumerate(record.bots) if level is None]
        self.covers = len(self.people) > 1 and (hides(record.state) or hides(record.begin()))
        self.viewer = record.state.seat if record.state.seat in self.people else self.people[0]
        # Several people at one screen go by their names.
        self.reader = Reader(texts, record.names, self.people[0] if len(self.people) == 1 else -1)
        before = len(record.log) - len(record.events(len(record.actions))) if resumed else 0
        self.told = dict.fromkeys(self.people, before)  # how much of the log each has read
        self.since: int | None = None  # actions there were when the bots began to answer: their chance follows from it

    # ---- who decides ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.record.state.seat < 0

    @property
    def asked(self) -> bool:
        """Whether a person decides."""
        return self.record.state.seat in self.people

    @property
    def passing(self) -> bool:
        """Whether the screen has to change hands before the decision may be seen."""
        return self.covers and self.asked and self.record.state.seat != self.viewer

    def receive(self) -> None:
        """The person who decides looks at the screen."""
        if self.asked:
            self.viewer = self.record.state.seat

    def view(self) -> dict[str, object]:
        return self.record.state.view(self.viewer)

    def choices(self) -> list[Action]:
        """The legal actions, in the order in which they are numbered; none where a bot decides."""
        state = self.record.state
        return [state.describe(action) for action in state.legal()] if self.asked else []

    def named(self, action: Action) -> str:
        """A choice as the board puts it in this position, else as the action says it."""
        choice = board(self.record.game.id).choice
        said = choice(self.view(), self.texts, action) if choice is not None else None
        return said or self.texts.action(action)

    # ---- what they do -----------------------------------------------------------------------------

    def decide(self, action: Action) -> None:
        """Carry out what the person chose."""
        self.told[self.viewer] = len(self.record.log)
        self.since = None  # so that after a break bots play on as they would have without one
        self.record.play(self.record.state.seat, action)
        self.record.save(self.path)

    def bot_chance(self) -> tuple[str, int]:
        """The level of the bot that decides, and the chance that it has in this round of answers."""
        if self.since is None:
            self.since = len(self.record.actions)
        level = self.record.bots[self.record.state.seat]
        assert level is not None
        return level, self.since

    def fixed(self) -> str | None:
        """Why the last action has to stay, in words, or None if it can be taken back."""
        reason = self.record.fixed(self.last_person())
        return self.texts(f"undo-{reason}") if reason else None

    def undo(self) -> str:
        """Take back the last action; what was taken back, in words."""
        undone = self.record.undo(self.last_person())
        self.since = None
        self.record.save(self.path)
        for seat in self.people:
            self.told[seat] = min(self.told[seat], len(self.record.log))
        return self.texts("terminal-undone", action=self.texts.action(undone))

    def last_person(self) -> int:
        """The person at this screen who acted last; else the one who looks."""
        actions = self.record.actions
        seat = int(str(actions[-1]["seat"])) if actions else self.viewer
        return seat if seat in self.people else self.viewer

    # ---- what is said -----------------------------------------------------------------------------

    def prompt(self, view: dict[str, object]) -> str:
        """What the person who decides is asked."""
        return self.reader.spoken(self.texts.prompt(view, self.reader.names))

    def board_text(self, view: dict[str, object]) -> str:
        """The board in plain letters without the prompt; the line about the game speaks to the reader."""
        drawn = board_text(self.record.game.id, view, self.texts, self.reader.names).rstrip()
        head, _, rest = drawn.removesuffix(self.texts.prompt(view, self.reader.names)).rstrip().partition("\n")
        return f"{self.reader.spoken(head)}\n{rest.replace(YOU, self.texts('you'))}"

    def turns(self) -> list[Turn]:
        """What has happened, as the viewer may know it."""
        record = self.record
        acts: list[tuple[int | None, list[Event]]] = [(None, record.events(0))]
        acts += [(int(str(action["seat"])), record.events(at)) for at, action in enumerate(record.actions, 1)]
        return turns((seat, seen_by(self.viewer, events)) for seat, events in acts)

    def goes_on(self, turn: Turn, last: Turn) -> bool:
        """Whether a turn is still told step by step: that of the seat that decides, and the end."""
        return turn is last and (self.over or turn.seat in (None, self.record.state.seat))

    def news(self, *, whole: bool = False) -> list[str]:
        """What has happened since the viewer last decided: a line for each turn that is over, or the whole turns."""
        told, since = self.turns(), self.told[self.viewer]
        said: list[str] = []
        for turn in told:
            if turn.after > since:
                line = "" if whole or self.goes_on(turn, told[-1]) else turn.line(self.reader)
                said.append(line or " ".join(turn.steps(self.reader, 0 if whole else since)))
        return said

    def hint(self, ranked: list[analysis.Ranked]) -> list[str]:
        """The best moves, each with what it leads to."""
        return [f"{number}. {self.named(each.do)} – {self.worth(each)}" for number, each in enumerate(ranked, 1)]

    def worth(self, ranked: analysis.Ranked) -> str:
        """What a move leads to."""
        score = f"{ranked.scores[self.viewer]:.0f}"
        return self.texts("hint-value", chance=f"{ranked.chance:.0%}", score=score)

    def farewell(self) -> str:
        """Where the game lies."""
        return self.texts("terminal-record" if self.over else "terminal-saved", file=str(self.path))


def bot_seed(seed: str, since: int) -> int:
    """The chance of a bot that begins to answer after so many actions."""
    return chance(seed, -1 - since)


def best_moves(state: State, number: int) -> list[analysis.Ranked]:
    """The best moves for the seat that decides, from what it may know."""
    return analysis.best(state, HINT_SECONDS, seed=number)[:HINTS]
