"""Where points come from: for the result, which tells them by source and round."""

from collections.abc import Sequence

from tabledhote.drawing.board import Earned, View


def earned(begun: View, events: Sequence[View]) -> tuple[int, list[Earned]]:
    """The rounds of a game; what everybody began with, and what each event brought."""
    now = max(1, begun["round"])
    earnings = [Earned(seat, "begun", player["points"], now) for seat, player in enumerate(begun["players"])]
    for event in events:
        kind = event["event"]
        if kind == "round":
            now = event["number"]
        elif kind == "score":
            earnings.append(Earned(event["seat"], str(event["reason"]), event["points"], now))
        elif kind == "majority":
            earnings.append(Earned(event["seat"], f"majority-{event['symbol']}", event["points"]))
        elif kind == "exchange":
            earnings.append(Earned(event["seat"], kind, event["points"]))
    return now, [each for each in earnings if each.points]
