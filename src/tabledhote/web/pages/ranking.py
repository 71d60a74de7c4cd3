"""The ranking of one game on this server: persons by their ratings, with the levels of bots as fixed points."""

from dataclasses import dataclass
from functools import partial

from litestar import get
from litestar.params import FromPath
from litestar.response import Template
from sqlalchemy.exc import SQLAlchemyError

import tabledhote
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.ratings.model import POINTS, SETTLED, fixed_points
from tabledhote.server.ratings.ranking import Ranked, ranking
from tabledhote.server.store.store import Store
from tabledhote.web.layout import Guest, InjectedRegistry, Language, page
from tabledhote.web.pages.my_games import bot_called
from tabledhote.words import Words, words


@dataclass(frozen=True)
class RankedShown:
    """A line of the ranking; a bot has no place in it."""

    place: int | None
    name: str
    points: int
    margin: int | None
    games: int | None
    yours: bool
    few: bool


@get("/ranking/{game:str}")
async def show_ranking(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language, game: FromPath[str]
) -> Template:
    if game not in tabledhote.games():
        raise Refusal("not_found", "There is no such game.", list(tabledhote.games()))
    texts = words(page_language, game)
    listed = await ranked(registry.store, game)
    return page(
        request,
        "ranking",
        guest,
        texts,
        game=game,
        games=[(name, words(page_language, name)("title")) for name in tabledhote.games()],
        rows=rows(listed, game, guest.holder, texts),
        persons=len(listed),
        settled=SETTLED,
    )


async def ranked(store: Store, game: str) -> list[Ranked]:
    try:
        return await store.carry_out(partial(ranking, game=game))
    except (SQLAlchemyError, OSError) as error:
        raise Refusal("unavailable", "The store does not answer.") from error


def rows(listed: list[Ranked], game: str, holder: str | None, texts: Words) -> list[RankedShown]:
    """Persons in their order, and each bot in front of the first person whose rating is below it."""
    bots = [
        RankedShown(None, bot_called(texts, level), round(POINTS * mu), None, None, False, False)
        for level, mu in sorted(fixed_points(game).items(), key=lambda point: -point[1])
    ]
    shown = []
    for place, each in enumerate(listed, 1):
        own = each.rating
        while bots and bots[0].points > own.points:
            shown.append(bots.pop(0))
        few = own.games < SETTLED
        shown.append(RankedShown(place, each.name, own.points, own.margin, own.games, each.holder == holder, few))
    return shown + bots


HANDLERS = (show_ranking,)
