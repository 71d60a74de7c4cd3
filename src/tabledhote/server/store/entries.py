"""What the store keeps of a table: its row and the entries of its log. Nothing here needs a database."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabledhote.kernel.sheet import Json

DAMAGED = "damaged"  # the kind of an entry that cannot be read
DAY = 24 * 3600  # seconds
NOBODY = ""  # the host of uploaded records, and the holder of their seats, on which nobody can sit any more


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it was set up."""

    id: str
    game: str
    rules: int
    options: dict[str, object]
    seed: str
    host: str
    public: bool
    created: float
    status: str = "waiting"
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `once` is the sender's id of an action: the same id is never stored twice."""

    number: int
    kind: str
    seat: int | None
    body: Json
    at: float
    once: str | None = None


def uploaded(holder: str) -> Json:
    """The body of an entry that says who has uploaded a record."""
    return {"by": holder}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat. `holder` is the person who played it, None for a bot of that `level`.

    `name` is what the person was called; `won` is the share of the win. `actions` are those of all seats, `decisions`
    those of this one, and for `stood_in` of them a bot decided in the person's place. `used` lists the cards, tiles and
    spaces that the seat used, each with its kind in front.
    """

    table_id: str
    seat: int
    game: str
    rules: int
    options: dict[str, object]
    players: int
    holder: str | None
    name: str | None
    level: str | None
    place: int
    score: int
    won: float
    started: float
    ended: float
    actions: int
    decisions: int
    stood_in: int
    resigned: bool
    rated: bool
    used: list[str]


@dataclass(slots=True)
class Change:
    """A change to be written in one piece: entries of one table, and what follows from them for the lists.

    `by` has changed a seat, which counts for their day.
    """

    table_id: str
    entries: list[Entry] = field(default_factory=list)
    row: Row | None = None
    status: str | None = None
    holders: dict[int, str | None] = field(default_factory=dict)
    review: Json | None = None
    results: Sequence[Result] = ()
    persons: dict[str, str] = field(default_factory=dict)  # who appears in it, and what they are called
    by: str | None = None
    probe: bool = False


def persons(entries: Sequence[Entry]) -> dict[str, str]:
    """Those who sit down or upload a record by some entries, with the first name that each gives."""
    found: dict[str, str] = {}
    for entry in entries:
        who = entry.body.get("by" if entry.kind == "upload" else "holder")
        if entry.kind in ("sit", "upload") and who:
            found.setdefault(who, entry.body.get("name") or "")
    return found
