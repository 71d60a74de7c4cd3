"""The ways in which input can be wrong. Every message names what was wrong and what was allowed."""

from typing import Final

LONGEST: Final = 300  # characters of a value in a message
LONGEST_NAME: Final = 60  # characters of a name that is spelled out


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the state is as it was."""


class InvalidPosition(ValueError):
    """A position that cannot arise: wrong fields, wrong ranges or a broken invariant."""


class InvalidOption(ValueError):
    """An unknown game or option, or a value that an option does not take."""


class InvalidGame(InvalidOption):
    """A game that lacks something it needs."""


class InvalidComponents(ValueError):
    """A components file with missing, unknown or contradictory entries."""


class InvalidRecord(ValueError):
    """A record that is damaged, not ours, of other rules, or that says what the rules do not allow.

    The message is English; `reason` and `values` are for telling it in other languages (messages `record-<reason>`).
    """

    def __init__(self, message: str, reason: str = "entry", **values: object) -> None:
        super().__init__(message)
        self.reason, self.values = reason, values


def shown(value: object) -> str:
    r"""How a message shows a value from outside, which may be of any size, depth and alphabet.

    >>> shown("\ud800"), len(shown([0] * 10_000))
    ("'\\ud800'", 301)
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists within lists without end
        return f"a value of type {type(value).__name__} that is too long to show"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def plain(name: str) -> str:
    """A name from outside as it is, if it is one that a message can spell out."""
    return name if len(name) <= LONGEST_NAME and name.isprintable() else shown(name)
