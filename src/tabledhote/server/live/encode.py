"""What a seat learns, as JSON: `messages` says what that is. What is the same for everybody is encoded once for all."""

from functools import cache

from msgspec.json import Encoder
from msgspec.structs import replace

from tabledhote.kernel.state import State
from tabledhote.server.live import messages
from tabledhote.server.tables.table import Table

ENCODER = Encoder()
NO_TABLE = b'{"table":null'


class Alike:
    """What is the same for everybody until the next entry of a table."""

    __slots__ = ("number", "table", "view")

    def __init__(self, table: Table) -> None:
        self.number = table.number
        self.table = ENCODER.encode(messages.table_told(table))
        self.view: tuple[bytes, bytes] | None = None  # what stands before and after `you`, once it is asked for

    def view_of(self, state: State) -> tuple[bytes, bytes]:
        if self.view is None:
            view = state.view(-1)
            names = list(view)
            after = {name: view.pop(name) for name in names[names.index("you") + 1 :]}
            self.view = ENCODER.encode(view).removesuffix(b"-1}"), ENCODER.encode(after)[1:]
        return self.view


def encoded(
    table: Table, seat: int, holder: str | None, parts: frozenset[str], language: str | None, after: int
) -> list[bytes]:
    """An update for a seat, in pieces to be joined; `messages.update` has the same arguments.

    The pieces that are the same for everybody are most of it: they are copied once, on their way out.
    """
    if not isinstance(table.alike, Alike) or table.alike.number != table.number:
        table.alike = Alike(table)
    alike = table.alike
    state = None if table.record is None or "view" not in parts else table.record.state
    if state is not None and hides_nothing(type(state)):
        before_you, after_you = alike.view_of(state)
        view = [b',"view":', before_you, b"%d," % seat, after_you, b"}"]
        parts = parts - {"view"}
    else:
        view = [b"}"]
    rest = replace(messages.update(table, seat, holder, parts, language, after), table=None)
    return [b'{"table":', alike.table, ENCODER.encode(rest)[len(NO_TABLE) : -1], *view]


@cache
def hides_nothing(kind: type[State]) -> bool:
    """Whether all seats of a game see the same: there is nothing to deal anew, and views differ in `you` alone."""
    return kind.redeal is State.redeal
