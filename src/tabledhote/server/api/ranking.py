"""The ranking of a game on this server."""

from functools import partial

from litestar import Controller, get
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

import tabledhote
from tabledhote.server.api.parameters import InjectedRegistry, InjectedVisitor
from tabledhote.server.api.problems import documented_problems
from tabledhote.server.errors import Refusal
from tabledhote.server.ratings.model import POINTS, fixed_points
from tabledhote.server.ratings.ranking import ranking


class RatingTold(Struct):
    """A person in the ranking: the true rating lies within `margin` of `rating` 19 times in 20."""

    name: str
    rating: int
    margin: int
    games: int
    won: float
    yours: bool


class RankingTold(Struct):
    """Persons, the strongest first, and the ratings of the levels of bots, which are fixed."""

    game: str
    persons: list[RatingTold]
    bots: dict[str, int]


class Rankings(Controller):
    path = "/api/ratings"
    tags = ("What you have played",)

    @get("/{game:str}", summary="The ranking of a game", responses=documented_problems("not_found", "unavailable"))
    async def ratings(self, registry: InjectedRegistry, visitor: InjectedVisitor, game: FromPath[str]) -> RankingTold:
        """Who has finished rated games of it on this server."""
        if game not in tabledhote.games():
            raise Refusal("not_found", "There is no such game.", list(tabledhote.games()))
        try:
            listed = await registry.store.carry_out(partial(ranking, game=game))
        except (SQLAlchemyError, OSError) as error:
            raise Refusal("unavailable", "The store does not answer.") from error
        persons = [
            RatingTold(
                each.name,
                each.rating.points,
                each.rating.margin,
                each.rating.games,
                each.rating.won,
                each.holder == visitor.holder,
            )
            for each in listed
        ]
        return RankingTold(game, persons, {level: round(POINTS * mu) for level, mu in fixed_points(game).items()})
