"""What a seat is told, as JSON: `telling` says what that is; what everybody is told alike is encoded once for all."""

from functools import cache
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from tabledhote.kernel.state import State
from tabledhote.server import telling
from tabledhote.server.sitting import Sitting

ENCODER = Encoder()


class Alike:
    """What is the same for everybody until the next entry of a table."""

    __slots__ = ("number", "table", "view")

    def __init__(self, sitting: Sitting) -> None:
        self.number = sitting.number
        self.table = Raw(ENCODER.encode(telling.table_told(sitting)))
        self.view: tuple[bytes, bytes] | None = None  # what stands before and after `you`, once it is asked for

    def view_from(self, state: State, seat: int) -> Raw:
        if self.view is None:
            view = state.view(-1)
            names = list(view)
            after = {name: view.pop(name) for name in names[names.index("you") + 1 :]}
            self.view = ENCODER.encode(view).removesuffix(b"-1}"), ENCODER.encode(after)[1:]
        before, after_you = self.view
        return Raw(b"%b%d,%b" % (before, seat, after_you))


def encoded(
    sitting: Sitting, seat: int, holder: str | None, parts: frozenset[str], language: str | None, after: int
) -> bytes:
    """An update for a seat: `telling.update` has the same arguments."""
    if sitting.alike is None or sitting.alike.number != sitting.number:
        sitting.alike = Alike(sitting)
    alike: Alike = sitting.alike
    state = None if sitting.record is None else sitting.record.state
    same_view = "view" in parts and state is not None and hides_nothing(type(state))
    told: Any = telling.update(sitting, seat, holder, parts - {"view"} if same_view else parts, language, after)
    told.table = alike.table
    if same_view:
        assert state is not None
        told.view = alike.view_from(state, seat)
    return ENCODER.encode(told)


@cache
def hides_nothing(kind: type[State]) -> bool:
    """Whether all seats of a game see the same: there is nothing to deal anew, and views differ in `you` alone."""
    return kind.redeal is State.redeal
