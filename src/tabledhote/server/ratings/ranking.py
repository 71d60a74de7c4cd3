"""Ratings in the store. They follow from the results alone: whenever somebody looks, missing games are counted.

If a game ended before one that is counted already, as may happen between processes, all are counted again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, text

from tabledhote.server.ratings.model import Rating, Seated, rate
from tabledhote.server.store.results import FORGOTTEN
from tabledhote.server.store.schema import RATED, RATINGS, RESULTS, Query
from tabledhote.shelf import SHELF

RATING = 7_218_004  # the advisory lock under which processes count one after the other
LISTED = 500  # persons in a ranking
SEATED = [RESULTS.c[name] for name in Seated.__dataclass_fields__]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person in the ranking: `name` is what they were called last."""

    holder: str
    name: str
    rating: Rating


def count_rated(connection: Connection, game: str, again: bool = False) -> int:
    """Count the rated games of a game that are not counted yet, or all of them `again`: how many that were."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING})
    through = connection.execute(select(RATED).where(RATED.c.game == game)).mappings().first()
    if through is not None and (again or number_until(connection, game, through) != through["tables"]):
        for table in (RATINGS, RATED):
            connection.execute(delete(table).where(table.c.game == game))
        through = None
    query = select(*SEATED).where(RESULTS.c.game == game, RESULTS.c.rated.is_(True))
    if through is not None:
        later = and_(RESULTS.c.ended == through["ended"], RESULTS.c.table_id > through["table_id"])
        query = query.where(or_(RESULTS.c.ended > through["ended"], later))
    games = list(by_table(connection, query))
    if games and game in SHELF:
        known = ratings(connection, game)
        for seats in games:
            rate(game, known, seats)
        write(connection, game, known)
        last, before = games[-1][-1], through["tables"] if through is not None else 0
        connection.execute(delete(RATED).where(RATED.c.game == game))
        connection.execute(
            insert(RATED),
            {"game": game, "tables": before + len(games), "ended": last.ended, "table_id": last.table_id},
        )
    return len(games)


def number_until(connection: Connection, game: str, through: RowMapping) -> int:
    """How many rated games ended up to the last one that is counted."""
    same = and_(RESULTS.c.ended == through["ended"], RESULTS.c.table_id <= through["table_id"])
    until = or_(RESULTS.c.ended < through["ended"], same)
    number = select(func.count()).where(RESULTS.c.game == game, RESULTS.c.rated.is_(True), RESULTS.c.seat == 0, until)
    return int(connection.execute(number).scalar_one())


def by_table(connection: Connection, query: Query) -> Iterator[list[Seated]]:
    """The seats of each game, in the order in which games ended."""
    rows = connection.execute(query.order_by(RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seat))
    for _, seats in groupby((Seated(**row) for row in rows.mappings()), key=lambda seat: seat.table_id):
        yield list(seats)


def ratings(connection: Connection, game: str) -> dict[str, Rating]:
    found = connection.execute(select(RATINGS).where(RATINGS.c.game == game)).mappings()
    return {row["holder"]: Rating(row["mu"], row["sigma"], row["games"], row["won"]) for row in found}


def write(connection: Connection, game: str, known: dict[str, Rating]) -> None:
    connection.execute(delete(RATINGS).where(RATINGS.c.game == game))
    rows = [
        {"game": game, "holder": holder, "mu": own.mu, "sigma": own.sigma, "games": own.games, "won": own.won}
        for holder, own in sorted(known.items())
    ]
    if rows:
        connection.execute(insert(RATINGS), rows)


def ranking(connection: Connection, game: str) -> list[Ranked]:
    """The persons of a game, the strongest first; those who have themselves forgotten are left out."""
    count_rated(connection, game)
    latest = (
        select(RESULTS.c.holder, func.max(RESULTS.c.ended).label("ended"))
        .where(RESULTS.c.game == game, RESULTS.c.rated.is_(True), RESULTS.c.name.is_not(None))
        .group_by(RESULTS.c.holder)
        .subquery()
    )
    named = and_(RESULTS.c.holder == latest.c.holder, RESULTS.c.ended == latest.c.ended, RESULTS.c.game == game)
    rows = connection.execute(select(RESULTS.c.holder, RESULTS.c.name).select_from(RESULTS.join(latest, named)))
    names = {row[0]: row[1] for row in rows}
    listed = [
        Ranked(holder, names[holder], own)
        for holder, own in ratings(connection, game).items()
        if names.get(holder) and not holder.startswith(FORGOTTEN)
    ]
    return sorted(listed, key=lambda each: (-each.rating.at_least, each.holder))[:LISTED]
