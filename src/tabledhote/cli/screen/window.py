"""The size of the window: the smallest that shows the table, and what is said about a smaller one."""

from tabledhote.words import Words

COLUMNS, ROWS = 100, 30


def fits(columns: int, rows: int) -> bool:
    return columns >= COLUMNS and rows >= ROWS


def too_small(texts: Words, columns: int, rows: int) -> str:
    # as texts, for a language may write thousands with a space
    return texts("screen-small", size=f"{columns}×{rows}", least=f"{COLUMNS}×{ROWS}")
