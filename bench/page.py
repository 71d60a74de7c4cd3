"""Puts the figures of a bench into a page of the docs, between the marks with its name."""

import argparse
import sys
from pathlib import Path

import tabledhote

DOCS = Path(__file__).parent.parent / "docs"
PERFORMANCE = DOCS / "reference" / "performance.md"


def put(name: str, text: str, page: Path = PERFORMANCE) -> None:
    """Replace what stands between `<!-- NAME -->` and `<!-- NAME end -->`."""
    opening, closing = f"<!-- {name} -->\n", f"<!-- {name} end -->"
    before, rest = page.read_text("utf-8").split(opening, 1)
    _, after = rest.split(closing, 1)
    page.write_text(before + opening + text + closing + after, "utf-8")


def options(about: str, rounds: int | None = None) -> argparse.ArgumentParser:
    """The options of a bench that can write into the page of figures; of one in rounds, this many unless told."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=about, formatter_class=shape)
    parser.add_argument("--write", action="store_true", help=f"put what was measured into {PERFORMANCE.name}")
    if rounds is not None:
        parser.add_argument("--rounds", type=int, default=rounds)
    return parser


def compiled_only() -> None:
    """End where the rules run interpreted: the figures would mean nothing."""
    if not tabledhote.compiled():
        sys.exit("the rules run interpreted: install with a C compiler first")


def publish(name: str, text: str, write: bool) -> None:
    print(text)
    if write:
        put(name, text)
