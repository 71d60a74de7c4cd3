"""Where points come from, event by event: for the result, which tells them by source and round."""

from tabledhote.drawing.board import Earned, View


def earned(event: View) -> Earned | None:
    kind = event["event"]
    if kind == "score":
        return Earned(str(event["reason"]), event["points"])
    return Earned(kind, event["points"], final=True) if kind in ("majority", "exchange") else None
