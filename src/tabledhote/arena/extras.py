"""Packages that only the arena needs, from its extra."""

from importlib import import_module
from typing import Any

from tabledhote.kernel.errors import InvalidOption

LACKING = "this needs more packages: pip install 'tabledhote[arena]'"


def require(module: str) -> Any:  # mypy cannot know a package that may be missing
    """An optional package; InvalidOption says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise InvalidOption(f"{LACKING} ({module} is missing)") from None
