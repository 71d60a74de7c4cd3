"""What a seat could learn from an action that it may take back: nothing that it could not know before.

All that the seat cannot know is dealt anew. In both positions the seat does the same: whatever it sees then must be the
same, too, or it has learned something hidden.
"""

from tabledhote import Rng, State
from tabledhote.table import seen_by
from tests.support.random_games import same


def undoable(before: State, after: State) -> bool:
    """Whether an action that led from one position to the other can be taken back (see `Record.fixed`)."""
    return after.seat >= 0 and after.revealed == before.revealed


def learned(state: State, action: int, chance: Rng) -> list[str]:
    """What the seat that decides learns from an action that it can take back; nothing if it cannot."""
    after = state.copy()
    after.apply(action)
    return differing(state, action, chance) if undoable(state, after) else []


def differing(state: State, action: int, chance: Rng) -> list[str]:
    """In what two positions differ after an action of a seat that could not tell them apart before."""
    seat, twin = state.seat, state.conceal(state.seat, chance)
    shown = [seen_after(position, action, seat) for position in (state.copy(), twin)]
    return [part for part in shown[0] if not same(shown[0][part], shown[1][part])]


def seen_after(position: State, action: int, seat: int) -> dict[str, object]:
    """What a seat sees once the action is done, by part."""
    revealed, position.events = position.revealed, []
    position.apply(action)
    return {
        "whether it can undo": position.seat >= 0 and position.revealed == revealed,
        "view": position.view(seat),
        "whose turn it is": position.seat,
        "legal actions": position.legal() if position.seat == seat else [],
        "events": list(seen_by(seat, position.events)),
    }
