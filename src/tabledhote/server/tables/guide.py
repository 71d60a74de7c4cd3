"""Guided games: what the learner reads at each step, and what the bots do meanwhile."""

from collections.abc import Iterable

from msgspec import UNSET, Struct, UnsetType

from tabledhote.kernel.state import Action
from tabledhote.server.errors import Refusal
from tabledhote.server.tables.changes import Draft
from tabledhote.server.tables.table import Table
from tabledhote.table.guide import LEARNER, guide
from tabledhote.words import Words


class Guidance(Struct):
    """One step: its number from 1, what is said, what to look at, and the one action that is asked for (if any)."""

    step: int
    steps: int
    text: str
    marks: tuple[str, ...] = ()
    action: Action | None = None


def begun(lesson: int = 1, opening: Iterable[tuple[int, Action]] = ()) -> list[Draft]:
    """The entries by which a new table is guided: what was played before, by which seats, and the lesson."""
    played = [Draft("act", seat, {"action": action}) for seat, action in opening]
    return [*played, Draft("guide", None, {"on": True, "lesson": lesson})]


def guidance(table: Table, seat: int, texts: Words) -> Guidance | UnsetType:
    """What a seat reads: a step when it decides, closing words when the script is at its end."""
    record = table.record
    if not table.guided or record is None or seat != LEARNER or table.deciding != seat:
        return UNSET
    script = guide(table.row.game, table.lesson)
    following = script.next(record.actions)
    if following is not None:
        at, action = following
        step = script.steps[at]
        return Guidance(at + 1, len(script.steps), texts(f"guide-{step.say}"), step.marks, action)
    if script.finished(record.actions):
        return Guidance(len(script.steps), len(script.steps), texts(f"guide-{script.done}"))
    return UNSET


def scripted(table: Table) -> Action | None:
    """What the guide has the deciding bot do."""
    if not table.guided or table.record is None:
        return None
    following = guide(table.row.game, table.lesson).next(table.record.actions)
    return following[1] if following else None


def skip(table: Table, holder: str) -> Draft:
    """The learner plays on without the guide."""
    table.check_holder(LEARNER, holder)
    if not table.guided:
        raise Refusal("not_allowed", "This table has no guide.")
    return Draft("guide", None, {"on": False})
