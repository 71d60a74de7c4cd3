"""The board as text."""

from collections.abc import Sequence

from tabledhote.games.austria.explain import View
from tabledhote.words import Words


def text(view: View, words: Words, *, names: Sequence[str] | None = None) -> str:
    return ""
