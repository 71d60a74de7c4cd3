"""Where points come from, event by event: for the result, which tells them by source and round."""

from tabledhote.drawing.board import Earned, View

LAST_STAFF, LAST_GUEST = 48, 104  # by their printed numbers; objectives follow


def earned(event: View) -> Earned | None:
    kind = event["event"]
    if kind == "points":
        return Earned(group_of(str(event["source"])), event["number"])
    if kind == "steps" and event["points"]:
        return Earned("track", event["points"])
    if kind == "lose_points":
        return Earned("penalty", -event["number"])
    if kind == "final":
        source = str(event["source"])
        return Earned("staff" if source.isdigit() else f"end-{source}", event["points"], final=True)
    return None


def group_of(source: str) -> str:
    """A word for a printed number, an emperor tile, or a word itself."""
    if source.isdigit():
        number = int(source)
        return "staff" if number <= LAST_STAFF else "guests" if number <= LAST_GUEST else "objectives"
    return {"emperor": "track"}.get(source, source if source in ("group", "room") else "tiles")
