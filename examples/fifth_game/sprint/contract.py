"""A position of Sprint behind the State contract, with its rules: there are so few that one room has place for all."""

from sprint.components import FACES, MOST_ROUNDS, Components
from tabledhote.kernel.game import Game, Line, Options, player_count
from tabledhote.kernel.observation import Observation
from tabledhote.kernel.sheet import Sheet
from tabledhote.kernel.state import Action, State

RUN, REST, SPRINT = range(3)
ACTIONS = ("run", "rest", "sprint")


class Sprint(State):
    """Nothing is hidden but chance to come, so there is nothing to deal anew."""

    table: Components
    players: int
    first: int
    turn: int  # from 1
    die: int
    spaces: list[int]  # by seat, like the next
    breaths: list[int]

    def belong_to(self, game: Game) -> None:
        assert isinstance(game.components, Components)
        self.table, self.players = game.components, game.players

    def copy(self) -> "Sprint":
        other = Sprint()
        self.carry_to(other)
        other.table, other.players, other.first = self.table, self.players, self.first
        other.turn, other.die = self.turn, self.die
        other.spaces, other.breaths = self.spaces[:], self.breaths[:]
        return other

    def fields(self) -> dict[str, object]:
        numbers = {"first": self.first, "turn": self.turn, "die": self.die}
        return {**numbers, "spaces": self.spaces[:], "breaths": self.breaths[:]}

    def read(self, sheet: Sheet) -> None:
        self.first = sheet.whole("first", 0, self.players - 1)
        self.turn = sheet.whole("turn", 1, self.table.rounds * self.players)
        self.die = sheet.whole("die", 0, FACES)
        self.spaces = sheet.wholes("spaces", 0, self.table.finish, self.players)
        self.breaths = sheet.wholes("breaths", 0, self.table.breaths, self.players)
        self.seat = -1 if self.die == 0 else self.active()

    def active(self) -> int:
        """The seat whose turn it is, also when the game is over."""
        return (self.first + self.turn - 1) % self.players  # SP-2

    def legal(self) -> list[int]:
        if self.seat < 0:
            return []
        return [RUN, REST, SPRINT] if self.breaths[self.seat] else [RUN, REST]  # SP-4

    def apply(self, action: int) -> None:
        if action == REST:
            self.breaths[self.seat] = min(self.breaths[self.seat] + 1, self.table.breaths)  # SP-6
            self.tell({"event": "rest", "seat": self.seat})
        elif action == RUN:
            self.go(self.die, "run")  # SP-5
        else:
            self.breaths[self.seat] -= 1
            self.go(2 * self.die, "sprint")  # SP-7
        if self.table.finish in self.spaces or self.turn == self.table.rounds * self.players:
            self.seat, self.die = -1, 0
            self.tell({"event": "end", "winners": self.winners()})
        else:
            self.turn += 1
            roll(self)

    def go(self, spaces: int, how: str) -> None:
        """Move the runner of the seat that decides; mud and other runners come at the end of the move."""
        to = self.spaces[self.seat] = min(self.spaces[self.seat] + spaces, self.table.finish)
        self.tell({"event": how, "seat": self.seat, "space": to})
        if to in self.table.mud and self.breaths[self.seat]:
            self.breaths[self.seat] = 0  # SP-8
            self.tell({"event": "mud", "seat": self.seat})
        for other in range(self.players):
            if other != self.seat and self.spaces[other] == to:
                self.spaces[other] = max(0, to - self.table.pushed)  # SP-9
                self.tell({"event": "push", "seat": other, "space": self.spaces[other]})

    def scores(self) -> list[int]:
        return self.spaces[:]  # SP-10

    def winners(self) -> list[int]:
        best = max(self.spaces)
        return [seat for seat, space in enumerate(self.spaces) if space == best] if self.seat < 0 else []

    def describe(self, action: int) -> Action:
        """The structured form; a die of 0 stands for a game that is over."""
        numbers = {RUN: {"die": self.die}, REST: {}, SPRINT: {"spaces": 2 * self.die}}
        return {"do": ACTIONS[action], **numbers[action]}

    def view(self, seat: int) -> dict[str, object]:
        return {
            "game": "sprint",
            "options": dict(self.game.options),
            "you": seat,
            "seat": self.seat,
            "phase": "over" if self.seat < 0 else "move",
            "active": self.active(),
            **self.fields(),
            "finish": self.table.finish,
            "mud": self.table.mud[:],
            "scores": self.scores(),
            "winners": self.winners(),
        }


def begin(p: Sprint) -> None:
    """All runners at the start, and the first roll (SP-1 to SP-3)."""
    p.first, p.turn = p.game.draw_first(p.rng), 1
    p.spaces, p.breaths = [0] * p.players, [0] * p.players
    p.tell({"event": "start", "first": p.first})
    roll(p)


def roll(p: Sprint) -> None:
    p.seat, p.die = p.active(), 1 + p.rng.below(FACES)
    p.revealed += 1
    p.tell({"event": "roll", "seat": p.seat, "die": p.die})


def broken(p: Sprint) -> str | None:
    """What is wrong with a position that was read, or None."""
    over = p.table.finish in p.spaces or (p.die == 0 and p.turn == p.table.rounds * p.players)
    return None if over == (p.die == 0) else "die must be 0 when the game is over, and only then"


def bound(options: Options) -> int:
    """The most decisions that a game can have: one a turn."""
    return MOST_ROUNDS * player_count(options, 2)


def breakdown(p: Sprint) -> list[list[Line]]:
    return [[{"line": "space", "points": space}] for space in p.spaces]


def observe(state: Sprint, seat: int, seen: Observation) -> None:
    """What a seat sees as numbers, itself first."""
    seen.begin(seat, state.players)
    seen.seat("decides", state.seat)
    seen.number("turn", state.turn)
    seen.one_of("die", state.die - 1, FACES)
    for place in range(state.players):
        owner = seen.turn_to(place)
        seen.number("space", state.spaces[owner])
        seen.number("breaths", state.breaths[owner])
