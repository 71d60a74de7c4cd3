"""How the row of legal actions of a decision is built, in order (GA-D.1), and ended with `skip` (GA-D.3).

A row may move when it grows, so each function gives it back.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.kernel.bits import lowest

USUAL: Final = 16  # actions for which a row has room from the start


def no_actions() -> vec[i64]:
    return vec[i64](capacity=USUAL)


def add_each(actions: vec[i64], first: i64, members: i64) -> vec[i64]:
    """Add an action for each member of a set: `first` is the number of the action for member 0."""
    left: i64 = members
    while left:
        actions = append(actions, first + lowest(left))
        left &= left - 1
    return actions


def offer_only(first: i64, members: i64) -> vec[i64]:
    """Offer an action for each member of a set, and nothing else."""
    return add_each(no_actions(), first, members)


def offer_run(first: i64, number: i64) -> vec[i64]:
    """Offer so many actions that follow each other, and nothing else."""
    actions = no_actions()
    for action in range(first, first + number):
        actions = append(actions, action)
    return actions


def offer_two(one: i64, other: i64) -> vec[i64]:
    return append(append(no_actions(), one), other)


def offer_skip(actions: vec[i64]) -> vec[i64]:
    """Let the owner give up an effect, unless nothing is possible and it ends by itself."""
    return append(actions, do.SKIP) if len(actions) > 0 else actions
