"""What somebody has played: the results of their finished games, and their figures."""

from typing import Annotated, Literal

from litestar import Controller, get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct

import tabledhote
from tabledhote.server.api.parameters import InjectedRegistry, InjectedVisitor
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.store.entries import Result
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.history import PAGE, Wanted, finished, own_results, rivals
from tabledhote.server.tables.figures import Figures, Use, Yardstick, figures, yardstick


class SeatResult(Struct):
    """How a game ended for one seat: `level` is that of a bot, `name` that of a person; a name may be forgotten.

    `won` is the share of the win. Of `decisions`, a bot made `stood_in` in the person's place.
    """

    seat: int
    name: str | None
    level: str | None
    place: int
    score: int
    won: float
    resigned: bool
    decisions: int
    stood_in: int
    yours: bool


class GameResult(Struct):
    """A finished game; `actions` are those of all seats."""

    table: str
    game: str
    rules: int
    options: dict[str, object]
    started: float
    ended: float
    actions: int
    rated: bool
    seats: list[SeatResult]


class Results(Struct):
    """A page of your finished games, the latest first; `total` is how many there are on all pages."""

    total: int
    page: int
    pages: int
    games: list[GameResult]


class ThingUsed(Struct):
    """A card, tile or space: in how many of your games you used it, and the sum of your shares of those wins.

    `bots_games` and `bots_won` are the same of the bots with which you compare yourself.
    """

    kind: str
    thing: str
    games: int
    won: float
    bots_games: int
    bots_won: float


class LossTold(Struct):
    """A kind of decision in your reviewed games: how many there were, and the chance to win given away in all."""

    do: str
    number: int
    lost: float


class OpponentMet(Struct):
    """Somebody you have played: `won` is your own share of the wins, `ahead` how often you came in before them."""

    name: str | None
    level: str | None
    games: int
    won: float
    ahead: int


class BotsMeasured(Struct):
    """Whose figures stand beside yours: `seats` is how often a bot has played."""

    level: str
    players: int
    games: int
    seats: int


class FiguresTold(Struct):
    """Your figures in one game; `scores`, `places` and `players` go from your first game to the last."""

    game: str
    games: int
    won: float
    scores: list[int]
    places: list[int]
    players: list[int]
    decisions: int
    opponents: list[OpponentMet]
    things: list[ThingUsed]
    reviewed: int
    losses: list[LossTold]
    bots: BotsMeasured | None


class History(Controller):
    path = "/api"
    tags = ("What you have played",)

    @get(
        "/results",
        summary="Your finished games",
        responses=documented_problems("no_key", "invalid_request", "unavailable"),
    )
    async def results(
        self,
        registry: InjectedRegistry,
        visitor: InjectedVisitor,
        game: FromQuery[str | None] = None,
        opponent: Annotated[
            str | None, QueryParameter(description="The name of a person or the level of a bot.", max_length=64)
        ] = None,
        ending: FromQuery[Literal["won", "lost"] | None] = None,
        page: Annotated[int, QueryParameter(ge=1, le=1_000_000)] = 1,
    ) -> Results:
        """Page by page, those with certain opponents or a certain ending only if asked for."""
        holder = visitor.required()
        try:
            found = await finished(registry.store, holder, Wanted(game, opponent, ending), page)
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        games = [game_told(results, holder) for results in found.games]
        return Results(found.total, page, max(1, -(-found.total // PAGE)), games)

    @get(
        "/figures/{game:str}",
        summary="Your figures in one game",
        responses=documented_problems("no_key", "not_found", "unavailable"),
    )
    async def figures(self, registry: InjectedRegistry, visitor: InjectedVisitor, game: FromPath[str]) -> FiguresTold:
        """Wins, scores and places, opponents, what you use and how often you win with it, where decisions cost you."""
        holder = visitor.required()
        if game not in tabledhote.games():
            raise Refusal("not_found", "There is no such game.", list(tabledhote.games()))
        try:
            own = await own_results(registry.store, holder, game)
            met = await rivals(registry.store, holder, game)
        except Unavailable as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        return figures_told(game, figures(own, met))


def figures_told(game: str, found: Figures) -> FiguresTold:
    compared = yardstick(game)
    return FiguresTold(
        game=game,
        games=found.games,
        won=found.won,
        scores=found.scores,
        places=found.places,
        players=found.players,
        decisions=found.decisions,
        opponents=[OpponentMet(each.name, each.level, each.games, each.won, each.ahead) for each in found.rivals],
        things=[
            thing_used(kind, name, use, compared) for kind, uses in found.things.items() for name, use in uses.items()
        ],
        reviewed=found.reviewed,
        losses=[LossTold(kind.do, kind.number, kind.lost) for kind in found.losses],
        bots=BotsMeasured(compared.level, compared.players, compared.games, compared.seats) if compared else None,
    )


def thing_used(kind: str, name: str, use: Use, compared: Yardstick | None) -> ThingUsed:
    bots = (compared.things.get(kind, {}).get(name) if compared else None) or Use()
    return ThingUsed(kind, name, use.games, use.won, bots.games, bots.won)


def game_told(results: list[Result], holder: str) -> GameResult:
    first = results[0]
    return GameResult(
        first.table_id,
        first.game,
        first.rules,
        first.options,
        first.started,
        first.ended,
        first.actions,
        first.rated,
        [seat_told(result, holder) for result in results],
    )


def seat_told(result: Result, holder: str) -> SeatResult:
    return SeatResult(
        result.seat,
        result.name,
        result.level,
        result.place,
        result.score,
        result.won,
        result.resigned,
        result.decisions,
        result.stood_in,
        result.holder == holder,
    )
