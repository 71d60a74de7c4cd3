"""What somebody has played: the results of their finished games."""

from typing import Annotated, Literal

from litestar import Controller, get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from tabledhote.server.api.parameters import InjectedRegistry, InjectedVisitor
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.store.entries import Result
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.history import PAGE, Wanted, finished


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
