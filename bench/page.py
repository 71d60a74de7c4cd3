"""Puts what a bench measured into docs/performance.md, between the marks that carry its name."""

from pathlib import Path

PERFORMANCE = Path(__file__).parent.parent / "docs" / "performance.md"


def put(name: str, text: str) -> None:
    """Replace what stands between `<!-- NAME -->` and `<!-- NAME end -->`."""
    opening, closing = f"<!-- {name} -->\n", f"<!-- {name} end -->"
    before, rest = PERFORMANCE.read_text("utf-8").split(opening, 1)
    _, after = rest.split(closing, 1)
    PERFORMANCE.write_text(before + opening + text + closing + after, "utf-8")
