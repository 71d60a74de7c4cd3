"""Where points come from, event by event: for the result, which tells them by source and round."""

from collections.abc import Mapping
from typing import Any

from tabledhote.drawing.board import Earned


def earned(event: Mapping[str, Any]) -> Earned | None:  # each kind of event has fields of its own
    kind = event["event"]
    if kind == "score":
        return Earned(str(event["reason"]), event["points"])
    return Earned(kind, event["points"], final=True) if kind in ("majority", "exchange") else None
