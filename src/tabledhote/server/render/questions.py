"""Questions of the server to the process that renders, and its answers: one JSON object a line each."""

from msgspec import UNSET, Raw, Struct, UnsetType

from tabledhote.server.store.entries import Entry, Row


class Question(Struct, omit_defaults=True):
    """What to make of a table as it is after `number` entries.

    `kind` is update, earlier (after `at` actions) or verify. If the process lacks entries, the question comes again
    with `entries`, and with the first of them the `row`.
    """

    kind: str
    table: str
    number: int
    seat: int = -1
    holder: str | None = None
    parts: list[str] = []
    language: str | None = None
    after: int = -1
    at: int = 0
    row: Row | None = None
    entries: list[Entry] = []


class Answer(Struct, omit_defaults=True):
    """`told` is the answer as JSON; `lacks` is the last entry of the table that the process knows."""

    told: Raw | UnsetType = UNSET
    lacks: int | None = None
    failed: str | None = None
