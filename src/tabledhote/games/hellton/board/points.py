"""What became of bells, pillars and guests: for the result, which tells them by cause and round."""

from collections.abc import Sequence

from tabledhote.drawing.board import Earned, View

# What an event changes: a line of the final scoring, by what cause, and by how much.
CHANGES = {
    "bell_lost": (("bells", "bell_lost", -1),),
    "bell_restored": (("bells", "bell_restored", 1),),
    "enraged": (("bells", "enraged", -1), ("irritated", "broke_bell", -1)),
    "pillar_lost": (("pillars", "pillar_lost", -1),),
    "pillar_restored": (("pillars", "pillar_restored", 1),),
    "irritated": (("irritated", "irritated", 1),),
    "calmed": (("irritated", "calmed", -1),),
}
ANSWERS = {("refused", "irritated"): "not_served", ("served", "calmed"): "served"}  # at the guest’s own door


def earned(begun: View, events: Sequence[View]) -> tuple[int, list[Earned]]:
    """The rounds of a game; what each hotel had at first, and what each event changed."""
    now, before = begun["round"], ""
    earnings: list[Earned] = []
    for seat, own in enumerate(begun["hotels"]):
        earnings.append(Earned(seat, "begun", own["bells"], 1, "bells"))
        earnings.append(Earned(seat, "begun", sum(own["pillars"]), 1, "pillars"))
    for event in events:
        kind = str(event["event"])
        if kind == "turn":
            now = event["round"]
        for count, cause, change in CHANGES.get(kind, ()):
            earnings.append(Earned(event["seat"], ANSWERS.get((before, cause), cause), change, now, count))
        before = kind
    return now, earnings
