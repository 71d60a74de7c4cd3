"""Why things of the board cannot be chosen now: pure functions of the view and the words."""

from tabledhote.drawing.board import View
from tabledhote.words import Words

SATISFIED, IRRITATED = "irritate_satisfied", "enrage_irritated"  # what an effect does to guests


def why(view: View, words: Words) -> dict[str, str]:
    """A reason for each thing (`field:value`), or for all of a kind (`field`)."""
    phase, own = view["phase"], view["hotels"][view["active"]]
    before = phase in ("welcome", "place", "side")
    reasons = {
        "groom": words("why-groom-first" if before else "why-groom-before"),
        "column": words("why-column"),
        "row": words("why-row"),
    }
    if not before:
        reasons["card"] = words("why-card")
    if phase == "welcome":
        return reasons | waiting(view, words, own) | {"room": words("why-room-first")}
    if phase in ("place", "side"):
        return reasons | {"room": words("why-room")}
    if phase == "hire":
        return reasons | grooms(words, own, view["hotels"][1 - view["active"]]) | {"room": words("why-room-later")}
    if phase == "tour":
        return reasons | {"room": words("why-tour", room=view["touring"])}
    return reasons | targets(view, words)


def waiting(view: View, words: Words, own: View) -> dict[str, str]:
    """The guests who cannot be welcomed."""
    free = {room["floor"] for room in own["rooms"] if room["guest"] is None}
    reasons: dict[str, str] = {}
    for row, cards in enumerate(view["rows"], 1):
        if view["forced"] not in (0, row):
            told = words("why-booked", row=view["forced"])
        elif row not in free:
            told = words("why-full", floor=row)
        else:
            continue
        reasons |= {f"card:{card}": told for card in cards if card}
    return reasons


def grooms(words: Words, own: View, rival: View) -> dict[str, str]:
    """The bellhops who cannot be hired."""
    reasons: dict[str, str] = {}
    bookable = not rival["collapsed"] and any(room["guest"] is None for room in rival["rooms"])
    for groom in own["grooms"]:
        name = groom["groom"]
        if groom["engaged"]:
            reasons[f"groom:{name}"] = words("why-engaged")
        elif groom["cost"] > own["coins"]:
            reasons[f"groom:{name}"] = words(
                "why-cost", cost=words("coins", number=groom["cost"]), coins=words("coins", number=own["coins"])
            )
        elif name == "fake_booking" and not bookable:
            reasons[f"groom:{name}"] = words("why-booking")
    return reasons


def targets(view: View, words: Words) -> dict[str, str]:
    """What a bellhop, or the effect of a door hanger, cannot be aimed at."""
    phase = view["phase"]
    if phase == "mason":
        return {"column": words("why-pillars")}
    if phase == "fake_booking":
        return {"row": words("why-booking-row")}
    if phase in ("usher", "partner"):
        return {"room": words("why-beside", room=view["newcomer"] if phase == "usher" else view["designated"])}
    if phase in ("diplomat", "fake_usher"):
        return {"room": words(f"why-{phase}")}
    if phase == "guest":
        what = view["asked"]["effect"]["what"]
        return {"room": words({SATISFIED: "why-satisfied", IRRITATED: "why-irritated"}.get(what, "why-other"))}
    return {}
