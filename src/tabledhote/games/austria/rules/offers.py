"""How the list of legal actions of a decision is put in order (GA-D.1) and ended with `skip` (GA-D.3)."""

from mypy_extensions import i64

from tabledhote.games.austria import actions as do


def offer_skip(actions: list[int]) -> list[int]:
    """Let the owner give up an effect, unless nothing is possible and it ends by itself."""
    if actions:
        actions.append(do.SKIP)
    return actions


def sort_from(actions: list[int], start: i64) -> None:
    """Sort the few entries from an index on."""
    for late in range(start + 1, len(actions)):
        at: i64 = late
        while at > start and actions[at] < actions[at - 1]:
            action = actions[at]
            actions[at] = actions[at - 1]
            actions[at - 1] = action
            at -= 1
