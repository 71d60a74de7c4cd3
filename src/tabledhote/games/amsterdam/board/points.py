"""Where points come from: for the result, which tells them by source and round.

A player's points are the tourists round their hotels, so whatever moves tourists gives and takes points.
"""

from collections.abc import Mapping, Sequence

from tabledhote.drawing.board import Earned, View

DAM = "c3"


def earned(begun: View, events: Sequence[View]) -> tuple[int, list[Earned]]:
    """The rounds of a game, in each of which everybody has a turn, and what each event brought."""
    players = len(begun["hotels"])
    tourists = {tile["place"]: tile["tourists"] for tile in begun["tiles"]} | {DAM: begun["dam"]}
    beside: list[set[str]] = [set().union(*map(around, own)) for own in begun["hotels"]]
    turn, earnings = begun["turn"], []
    for event in events:
        now = (turn - 1) // players + 1
        if event["event"] == "turn":
            turn = event["number"]
        elif event["event"] == "place_hotel":
            fresh = around(event["at"]) - beside[event["seat"]]
            beside[event["seat"]] |= fresh
            earnings.append(Earned(event["seat"], "place_hotel", sum(map(tourists.__getitem__, fresh)), now))
        else:
            moved = moves(event)
            for place, number in moved.items():
                tourists[place] += number
            earnings += [
                Earned(seat, *brought, now) for seat in range(players) for brought in gains(event, moved, beside[seat])
            ]
    return (turn - 1) // players + 1, [each for each in earnings if each.points]


def around(crossing: str) -> set[str]:
    """The four places round a crossing: `bc34` has b3, b4, c3 and c4."""
    return {file + rank for file in crossing[:2] for rank in crossing[2:]}


def moves(event: View) -> Mapping[str, int]:
    """How many tourists an event brings to places, and takes from them."""
    kind = event["event"]
    if kind == "land":
        return {event["tile"]: event["number"]}
    if kind == "evict":
        return {event["from"]: -event["number"], event["to"]: event["number"]}
    return {DAM: -1, event["tile"]: 1} if kind == "send" else {}


def gains(event: View, moved: Mapping[str, int], beside: set[str]) -> list[tuple[str, int]]:
    """What that means for the owner of the hotels that stand beside these places."""
    points = sum(number for place, number in moved.items() if place in beside)
    kind = event["event"]
    return [("driven_out" if kind == "evict" and points < 0 else str(kind), points)] if points else []
