"""Where points come from: for the result, which tells them by source and round."""

from collections.abc import Sequence

from tabledhote.drawing.board import Earned, View

LAST_STAFF, LAST_GUEST = 48, 104  # by their printed numbers; objectives follow


def earned(begun: View, events: Sequence[View]) -> tuple[int, list[Earned]]:
    """The rounds of a game, and what each event brought."""
    now, earnings = max(1, begun["round"]), []
    for event in events:
        now = event["round"] if event["event"] == "round" else now
        if event["event"] == "final":
            earnings.append(Earned(event["seat"], final_source(str(event["source"])), event["points"]))
        elif (brought := source_of(event)) is not None:
            earnings.append(Earned(event["seat"], *brought, now))
    return now, [each for each in earnings if each.points]


def source_of(event: View) -> tuple[str, int] | None:
    """What an event during the game brought, and from where."""
    kind = event["event"]
    if kind == "points":
        return group_of(str(event["source"])), event["number"]
    if kind == "steps":
        return "track", event["points"]
    return ("penalty", -event["number"]) if kind == "lose_points" else None


def final_source(source: str) -> str:
    return "staff" if source.isdigit() else f"end-{source}"


def group_of(source: str) -> str:
    """A word for a printed number, an emperor tile, or a word itself."""
    if source.isdigit():
        number = int(source)
        return "staff" if number <= LAST_STAFF else "guests" if number <= LAST_GUEST else "objectives"
    return {"emperor": "track"}.get(source, source if source in ("group", "room") else "tiles")
