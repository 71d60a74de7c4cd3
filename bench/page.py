"""Puts what a bench measured into a page of the docs, between the marks that carry its name."""

from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
PERFORMANCE = DOCS / "reference" / "performance.md"


def put(name: str, text: str, page: Path = PERFORMANCE) -> None:
    """Replace what stands between `<!-- NAME -->` and `<!-- NAME end -->`."""
    opening, closing = f"<!-- {name} -->\n", f"<!-- {name} end -->"
    before, rest = page.read_text("utf-8").split(opening, 1)
    _, after = rest.split(closing, 1)
    page.write_text(before + opening + text + closing + after, "utf-8")
