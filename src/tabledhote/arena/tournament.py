"""Every bot against every other: rotated seats, and the same chance for both sides of a pairing.

In one match a bot sits alone among copies of the other, in each seat in turn, and then the other way round; all those
games start from the same seed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tabledhote.arena.plan import check_plan, draw_seed, embed_components
from tabledhote.arena.players import player
from tabledhote.arena.workers import workers
from tabledhote.bots import play_out
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import Game


@dataclass(frozen=True)
class Played:
    """One game of a tournament: the names in the seats, final scores, winning seats."""

    match: int
    pairing: int
    seats: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def place(self, seat: int) -> float:
        """How many seats are ahead of one, a tie counting half: winners first, the others by their scores."""
        own = self.standing(seat)
        others = [self.standing(other) for other in range(len(self.seats)) if other != seat]
        return sum((other > own) + (other == own) / 2 for other in others)

    def standing(self, seat: int) -> tuple[bool, int]:
        won = seat in self.winners
        return won, 0 if won else self.scores[seat]


@dataclass(frozen=True)
class Fixtures:
    """What is to be played: `games` at least for each pairing, made up to whole matches.

    >>> plan = Fixtures("amsterdam", ("greedy", "random"), games=3, options={"players": 3})
    >>> plan.lineups(0)[:3]
    [('greedy', 'random', 'random'), ('random', 'greedy', 'random'), ('random', 'random', 'greedy')]
    >>> plan.matches, plan.total
    (1, 6)
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise InvalidOption("bots: name at least two, each once")
        check_plan(self.games, self.seed, self.bots)
        self.open()
        object.__setattr__(self, "options", embed_components(self.options))

    def open(self) -> Game:
        return box(self.game).open(**self.options)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    def lineups(self, pairing: int) -> list[tuple[str, ...]]:
        """The seats in each game of a match."""
        one, other = self.pairings[pairing]
        places = range(self.open().players)
        seatings = [tuple(one if seat == alone else other for seat in places) for alone in places]
        seatings += [tuple(other if seat == alone else one for seat in places) for alone in places]
        return list(dict.fromkeys(seatings))

    @property
    def matches(self) -> int:
        """Matches of each pairing."""
        return -(-self.games // len(self.lineups(0)))

    @property
    def total(self) -> int:
        return self.matches * len(self.pairings) * len(self.lineups(0))

    def parts(self) -> list[tuple[int, int]]:
        """Every match of every pairing: match by match, so that the first results tell something about all."""
        return [(match, pairing) for match in range(self.matches) for pairing in range(len(self.pairings))]

    def chance(self, *what: object) -> int:
        return draw_seed(self.seed, *what)


@dataclass(frozen=True)
class Match:
    """The task of a worker: one match of a tournament."""

    plan: Fixtures

    def __call__(self, part: tuple[int, int]) -> list[Played]:
        match, pairing = part
        plan, game = self.plan, self.plan.open()
        seed = plan.chance(match)
        played = []
        for seats in plan.lineups(pairing):
            state = game.start(seed)
            bots = [player(name, plan.chance(match, name, seat)) for seat, name in enumerate(seats)]
            play_out(state, bots)
            played.append(Played(match, pairing, seats, seed, tuple(state.scores()), tuple(state.winners())))
        return played


def tournament(plan: Fixtures, jobs: int = 1, cluster: str | None = None) -> Iterator[list[Played]]:
    """The games, match by match in a fixed order: the same wherever they are played."""
    return workers(jobs, cluster).results(Match(plan), plan.parts())


def duel(games: Sequence[Played], one: str, other: str) -> float:
    """The share of meetings that one bot wins against another in some games; a tie is half a win."""
    won = meetings = 0.0
    for game in games:
        places = [game.place(seat) for seat in range(len(game.seats))]
        for seat, name in enumerate(game.seats):
            for rival, against in enumerate(game.seats):
                if name == one and against == other:
                    won += (places[seat] < places[rival]) + (places[seat] == places[rival]) / 2
                    meetings += 1
    return won / meetings
