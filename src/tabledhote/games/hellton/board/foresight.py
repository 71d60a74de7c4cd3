"""What serving or refusing a guest will do to the hotel, thing by thing, shown in advance. None of it is chance."""

from collections.abc import Callable, Mapping, Sequence

from tabledhote.drawing.board import Foreseen, View
from tabledhote.games.hellton.board.cards import WHAT
from tabledhote.words import Words

OVER_WITH = ("pawn", "turn", "end", "last_turn")  # from here on it is about something else
KINDS = {  # what an event marks: which part of the hotel, how, with which icon
    "irritated": (("room", "harm", "irritate"),),
    "enraged": (("room", "loss", "enrage"), ("hall", "loss", "bell-lost")),
    "calmed": (("room", "relief", "groom-diplomat"),),
    "bell_lost": (("hall", "loss", "bell-lost"),),
    "pillar_lost": (("column", "loss", "pillar-lost"),),
    "flipped": (("room", "harm", "turn"),),
    "collapsed": (("seat", "loss", "pillar-lost"),),
    "no_effect": (("", "relief", ""),),
}


def foresee(
    view: View, events: Sequence[View], later: Callable[[], View | None], words: Words, seats: Sequence[str]
) -> list[Foreseen]:
    """The things that an answer on the tour changes, in order; then those from which somebody will have to choose."""
    if view["phase"] == "hire":
        return idle(view, events, words, seats)
    if view["phase"] not in ("tour", "guest", "column"):
        return []
    foreseen: list[Foreseen] = []
    for event in events:
        if event["event"] in OVER_WITH:
            return foreseen
        for part, kind, icon in KINDS.get(event["event"], ()):
            text = words.event(event, seats)
            foreseen.append({"thing": thing(part, event), "kind": kind, "icon": icon, "text": text})
    ahead = later()
    return foreseen + (open_choice(view, ahead, words) if ahead else [])


def choice(view: View, words: Words, action: Mapping[str, object]) -> str | None:
    """A groom who would have nobody to act on is offered as such (HP-4.34)."""
    if action["do"] != "hire" or action["groom"] not in view["idle"]:
        return None
    return words("hire-idle", **words.named({"groom": action["groom"]}, ()))


def idle(view: View, events: Sequence[View], words: Words, seats: Sequence[str]) -> list[Foreseen]:
    """What a groom is hired for in vain; grooms at work need no word."""
    if len(events) < 2 or events[1]["event"] != "no_effect":
        return []
    name = f"groom-{events[0]['seat']}-{events[0]['groom']}"
    return [{"thing": name, "kind": "harm", "icon": "", "text": words.event(events[1], seats)}]


def thing(part: str, event: View) -> str:
    """The id of the part of a hotel that an event is about."""
    if part in ("room", "column"):
        return f"{part}-{event['seat']}-{event[part]}"
    return f"{part}-{event['seat']}" if part else ""


def open_choice(view: View, ahead: View, words: Words) -> list[Foreseen]:
    """A guest or a column still to be chosen, by the owner of the hotel or by the other player."""
    asked = ahead["asked"]
    if ahead["phase"] not in ("guest", "column") or ahead["turn"] != view["turn"]:
        return []
    seat, effect = asked["hotel"], asked["effect"]
    message = "foresee-guest" if ahead["phase"] == "guest" else "foresee-column"
    text = words(message, chooser="you" if ahead["seat"] == view["seat"] else "other", number=asked["times"])
    if ahead["phase"] == "column":
        things = [f"column-{seat}-{column}" for column in (1, 2, 3)]
    else:
        things = [f"room-{seat}-{room['room']}" for room in ahead["hotels"][seat]["rooms"] if meant(room, asked)]
    icon = WHAT[effect["what"]]
    return [{"thing": each, "kind": "perhaps", "icon": icon, "text": text} for each in things]


def meant(room: View, asked: View) -> bool:
    """Whether the guest of a room can be chosen for an effect (HP-7.10 to 7.12)."""
    if not room["guest"] or room["room"] == asked["room"]:
        return False
    what: str = asked["effect"]["what"]
    return what == "irritate" or bool(room["irritated"]) == (what == "enrage_irritated")
