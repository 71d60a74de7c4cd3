"""What somebody has played: their running tables by who has waited longest, and their finished games page by page."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, case, func, select

from tabledhote.server.store.columns import read_row
from tabledhote.server.store.entries import Result, Row
from tabledhote.server.store.results import read_result
from tabledhote.server.store.schema import ENTRIES, HOLDERS, RESULTS, TABLES
from tabledhote.server.store.store import Store

Ending = Literal["won", "lost"]

PAGE = 20  # games on one page
MOVES = ("act", "undo", "sit", "bot", "open", "invited")  # entries after which somebody waits anew


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which finished games: of a `game`, against an `opponent` (a name, or the level of a bot), won or lost."""

    game: str | None = None
    opponent: str | None = None
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """Some finished games, the latest first, each with the results of all its seats; `total` is how many there are."""

    games: list[list[Result]]
    total: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """A running table, and since when it waits for its next action."""

    row: Row
    since: float


async def running(store: Store, holder: str, page: int = 1) -> tuple[list[Waiting], int]:
    """The unfinished tables at which somebody has a seat, those that have waited longest first; and how many."""
    held = TABLES.c.id.in_(select(HOLDERS.c.table_id).where(HOLDERS.c.holder == holder))
    theirs = held & (TABLES.c.status != "over")
    last = (
        select(ENTRIES.c.at)
        .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind.in_(MOVES))
        .order_by(ENTRIES.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    since = func.coalesce(last, TABLES.c.created).label("since")
    query = select(TABLES, since).where(theirs).order_by(since, TABLES.c.id).limit(PAGE).offset((page - 1) * PAGE)
    async with store.reading() as connection:
        found = (await connection.execute(query)).mappings().all()
        total = (await connection.execute(select(func.count()).select_from(TABLES).where(theirs))).scalar_one()
    return [Waiting(read_row(each), each["since"]) for each in found], total


async def finished(store: Store, holder: str, wanted: Wanted, page: int = 1, most: int = PAGE) -> Finished:
    """A page of the finished games of somebody."""
    which = chosen(holder, wanted)
    own = select(RESULTS.c.table_id).where(which).group_by(RESULTS.c.table_id)
    latest = own.order_by(func.max(RESULTS.c.ended).desc(), RESULTS.c.table_id)
    async with store.reading() as connection:
        total = (await connection.execute(select(func.count()).select_from(own.subquery()))).scalar_one()
        ids = list((await connection.execute(latest.limit(most).offset((page - 1) * most))).scalars())
        query = select(RESULTS).where(RESULTS.c.table_id.in_(ids)).order_by(RESULTS.c.seat)
        rows = (await connection.execute(query)).mappings().all()
    games: dict[str, list[Result]] = {table_id: [] for table_id in ids}
    for row in rows:
        games[row["table_id"]].append(read_result(row))
    return Finished(list(games.values()), total)


def chosen(holder: str, wanted: Wanted) -> ColumnElement[bool]:
    which = RESULTS.c.holder == holder
    if wanted.game is not None:
        which &= RESULTS.c.game == wanted.game
    if wanted.ending is not None:
        which &= RESULTS.c.won > 0 if wanted.ending == "won" else RESULTS.c.won == 0
    if wanted.opponent is not None:
        other = RESULTS.alias()
        person = (other.c.name == wanted.opponent) & (other.c.holder != holder)
        there = select(other.c.table_id).where(person | (other.c.level == wanted.opponent))
        which &= RESULTS.c.table_id.in_(there)
    return which


async def opponents(store: Store, holder: str) -> tuple[list[str], list[str]]:
    """The names of the people and the levels of the bots against whom somebody has finished a game."""
    other = RESULTS.alias()
    own = RESULTS.c.table_id == other.c.table_id
    stranger = other.c.holder.is_(None) | (other.c.holder != holder)
    query = (
        select(other.c.name, other.c.level)
        .select_from(RESULTS.join(other, own))
        .where(RESULTS.c.holder == holder, stranger)
        .distinct()
    )
    async with store.reading() as connection:
        found = (await connection.execute(query)).all()
    return sorted({name for name, _ in found if name}), sorted({level for _, level in found if level})


@dataclass(frozen=True, slots=True)
class Own:
    """A finished game of somebody as their figures need it, one for each seat they had; `used` and `losses` are as the
    database has them.
    """

    place: int
    score: int
    won: float
    players: int
    minutes: float
    decisions: int
    used: str
    losses: str | None


@dataclass(frozen=True, slots=True)
class Met:
    """Those against whom somebody has played: `ahead` is how often they came in before them, `won` their own wins."""

    name: str | None
    level: str | None
    games: int
    won: float
    ahead: int


async def own_results(store: Store, holder: str, game: str) -> list[Own]:
    """All finished games of somebody in one game, the first ones first."""
    columns = RESULTS.c
    minutes = (columns.ended - columns.started) / 60.0
    query = (
        select(
            columns.place,
            columns.score,
            columns.won,
            columns.players,
            minutes,
            columns.decisions,
            columns.used,
            columns.losses,
        )
        .where(columns.holder == holder, columns.game == game)
        .order_by(columns.ended, columns.table_id, columns.seat)
    )
    async with store.reading() as connection:
        return [Own(*row) for row in await connection.execute(query)]


async def rivals(store: Store, holder: str, game: str) -> list[Met]:
    """The people and bots against whom somebody has played a game, those met most often first."""
    own, other = RESULTS.alias(), RESULTS.alias()
    number = func.count()
    query = (
        select(
            func.max(other.c.name),
            other.c.level,
            number,
            func.sum(own.c.won),
            func.sum(case((own.c.place < other.c.place, 1), else_=0)),
        )
        .select_from(own.join(other, own.c.table_id == other.c.table_id))
        .where(own.c.holder == holder, own.c.game == game)
        .where(other.c.holder.is_(None) | (other.c.holder != holder))
        .group_by(other.c.holder, other.c.level)
        .order_by(number.desc(), func.max(other.c.name), other.c.level)
    )
    async with store.reading() as connection:
        return [Met(*row) for row in await connection.execute(query)]


async def games_played(store: Store, holder: str) -> dict[str, int]:
    """How many games somebody has finished, by game."""
    number = func.count(RESULTS.c.table_id.distinct())
    query = select(RESULTS.c.game, number).where(RESULTS.c.holder == holder).group_by(RESULTS.c.game)
    async with store.reading() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}
