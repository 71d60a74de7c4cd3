"""Results of finished games in the store: how they are written and read, handed over and forgotten."""

import secrets
from dataclasses import asdict

import msgspec
from sqlalchemy import Connection, RowMapping, Update, delete, update

from tabledhote.kernel.sheet import Json
from tabledhote.server.store.entries import Result
from tabledhote.server.store.schema import RATED, RATINGS, RESULTS

Losses = dict[str, tuple[int, float]]  # by kind of decision: how many, and the chance to win given away in all

FORGOTTEN = "~"  # begins the holder of a person who asked to be forgotten
TEXTS = ("options", "used")  # the columns that are JSON


def result_values(result: Result) -> dict[str, object]:
    """A result as its row has it."""
    values = asdict(result)
    return values | {name: msgspec.json.encode(values[name]).decode() for name in TEXTS}


def read_result(values: RowMapping) -> Result:
    fields = {name: values[name] for name in Result.__dataclass_fields__}
    decoded = {name: msgspec.json.decode(fields[name]) for name in TEXTS}
    found: Result = msgspec.convert(fields | decoded, Result)
    return found


def lost_by_seat(review: Json) -> dict[int, Losses]:
    """What a review says that each seat gave away: for each kind of decision, how many there were and the sum."""
    found: dict[int, Losses] = {}
    for decision in review.get("decisions", ()):
        kinds = found.setdefault(decision["seat"], {})
        number, lost = kinds.get(decision["played"]["do"], (0, 0.0))
        kinds[decision["played"]["do"]] = (number + 1, lost + decision["loss"])
    return found


def written_losses(table_id: str, seat: int, losses: Losses) -> Update:
    """Notes beside a result what its review says."""
    here = (RESULTS.c.table_id == table_id) & (RESULTS.c.seat == seat)
    return update(RESULTS).where(here).values(losses=msgspec.json.encode(losses).decode())


def forget_person(connection: Connection, holder: str) -> None:
    """Leave the results of a person to somebody without a name: the others at those tables keep theirs.

    The new holder is drawn by chance, so nothing leads back; it is one for all their games, so that the ratings of
    others stay as they are.
    """
    gone = FORGOTTEN + secrets.token_hex(16)
    connection.execute(update(RESULTS).where(RESULTS.c.holder == holder).values(holder=gone, name=None))
    connection.execute(update(RATINGS).where(RATINGS.c.holder == holder).values(holder=gone))


def give_results(connection: Connection, holder: str, to: str) -> None:
    """Make the results of one person those of another: both turned out to be the same."""
    connection.execute(update(RESULTS).where(RESULTS.c.holder == holder).values(holder=to))
    connection.execute(delete(RATED))  # whoever looks next has all games counted again
    connection.execute(delete(RATINGS))
