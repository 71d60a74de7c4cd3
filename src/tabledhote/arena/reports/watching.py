"""One game as a report needs it: played with its events, which are counted while it goes on."""

from collections import Counter
from dataclasses import dataclass

from tabledhote.arena.plan import Plan
from tabledhote.arena.players import player
from tabledhote.arena.reports.subjects import Subjects, subjects
from tabledhote.kernel.game import Game
from tabledhote.kernel.state import Event

PARTS = 10  # of a game, equally many decisions in each, to say what is done when

Use = tuple[str, str, int, int]  # kind, thing, seat, the seat's turn (0: set-up)
Acts = tuple[int, str, list[int]]  # seat, what is done, how often in each part of the game
Sum = tuple[str, str, int, int]  # what flows, its source, seat, amount (negative: paid or lost)


@dataclass(frozen=True)
class Watched:
    """One game in figures. `first` began; `pace` has the decisions of each turn."""

    game: int
    seed: int
    first: int
    decisions: int
    scores: list[int]
    winners: list[int]
    pace: list[int]
    uses: list[Use]
    acts: list[Acts]
    flows: list[Sum]

    def share(self, seat: int) -> float:
        """A seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Study:
    """What is to be watched: the games of a plan, and beside each the same game with changed components, if any."""

    plan: Plan
    changed: Plan | None = None

    @property
    def plans(self) -> tuple[Plan, ...]:
        return (self.plan,) if self.changed is None else (self.plan, self.changed)


@dataclass(frozen=True)
class Watching:
    """The task of a worker: some games of a study from a number on, each once for every plan."""

    study: Study

    def __call__(self, part: tuple[int, int]) -> list[list[Watched]]:
        first, count = part
        opened = [(plan, plan.open()) for plan in self.study.plans]
        return [[watch(plan, game, number) for plan, game in opened] for number in range(first, first + count)]


def watch(plan: Plan, game: Game, number: int) -> Watched:
    """Play one game of a plan and count."""
    names = plan.bots if len(plan.bots) > 1 else plan.bots * game.players
    bots = [player(name, plan.chance(number, seat)) for seat, name in enumerate(names)]
    state = game.start(plan.chance(number), events=True)
    observer = Observer(subjects(plan.game), game.players)
    assert state.events is not None
    observer.hear(state.events, -1)
    while state.seat >= 0:
        seat = state.seat
        action = bots[seat].choose(state)
        observer.decide(seat, str(state.describe(action)["do"]))
        state.events.clear()
        state.apply(action)
        observer.hear(state.events, seat)
    return observer.result(number, plan.chance(number), state.scores(), state.winners())


class Observer:
    """Counts what one game tells."""

    def __init__(self, counted: Subjects, players: int) -> None:
        self.counted = counted
        self.first = 0
        self.playing = False
        self.last = -1
        self.own = [0] * players
        self.pace: list[int] = []
        self.done: list[tuple[int, str]] = []
        self.uses: list[Use] = []
        self.flows: Counter[tuple[str, str, int, bool]] = Counter()

    def decide(self, seat: int, do: str) -> None:
        self.done.append((seat, do))
        if self.playing and not self.counted.turn and seat != self.last:
            self.begin_turn(seat)
        self.last = seat
        if self.pace:
            self.pace[-1] += 1

    def begin_turn(self, seat: int) -> None:
        self.own[seat] += 1
        self.pace.append(0)

    def hear(self, events: list[Event], acting: int) -> None:
        for event in events:
            name = event["event"]
            if name in self.counted.turn:
                self.begin_turn(seat_of(event, "seat", acting))
            if name == self.counted.play_begins:
                self.playing = True
            if name == self.counted.first["event"]:
                self.first = seat_of(event, self.counted.first["field"], acting)
            for thing in self.counted.things:
                if name == thing.event and thing.shown_in(event):
                    seat = seat_of(event, "seat", acting)
                    self.uses.append((thing.kind, str(event[thing.field]), seat, self.own[seat]))
            for flow in self.counted.flows:
                if name == flow.event:
                    number = flow.number(event)
                    self.flows[flow.of, flow.origin(event), seat_of(event, flow.seat, acting), number > 0] += number

    def result(self, number: int, seed: int, scores: list[int], winners: list[int]) -> Watched:
        acts: dict[tuple[int, str], list[int]] = {}
        for at, (seat, do) in enumerate(self.done):
            acts.setdefault((seat, do), [0] * PARTS)[at * PARTS // len(self.done)] += 1
        return Watched(
            game=number,
            seed=seed,
            first=self.first,
            decisions=len(self.done),
            scores=scores,
            winners=winners,
            pace=self.pace,
            uses=self.uses,
            acts=[(seat, do, parts) for (seat, do), parts in sorted(acts.items())],
            flows=[(of, source, seat, n) for (of, source, seat, _), n in sorted(self.flows.items()) if n],
        )


def seat_of(event: Event, field: str, acting: int) -> int:
    """The seat that an event names, else the one that acted."""
    seat = event.get(field, acting)
    assert isinstance(seat, int)
    return seat
