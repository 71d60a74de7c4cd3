"""What turning a tile will do, shown in advance: what the tile becomes, and where its tourists go."""

from collections.abc import Callable, Sequence

from tabledhote.drawing.board import Foreseen, View
from tabledhote.words import Words

CERTAIN = ("evict", "flip")


def foresee(
    view: View, events: Sequence[View], later: Callable[[], View | None], words: Words, seats: Sequence[str]
) -> list[Foreseen]:
    """The tile that changes and the tile that its tourists move to, or the tiles from which the player will choose."""
    foreseen: list[Foreseen] = []
    for event in events:
        if event["event"] not in CERTAIN:  # another's turn, or chance
            break
        if event["event"] == "evict":
            short = f"{words('tourists', number=event['number'])} → {event['to']}"
            foreseen.append(mark(event["to"], "relief", "tourist", words.event(event, seats), short))
        elif event["event"] == "flip":
            becomes = words("foresee-flip", tile=event["tile"], **words.named({"new": event["new"]}, seats))
            foreseen.insert(0, mark(event["tile"], "harm", event["new"], becomes))
    ahead = None if foreseen or view["phase"] != "act" else later()
    if ahead and ahead["phase"] == "rehouse":
        foreseen += [mark(place, "perhaps", "tourist", words.prompt(ahead, seats)) for place in homes(ahead)]
    return foreseen


def mark(place: str, kind: str, icon: str, text: str, short: str = "") -> Foreseen:
    return {"thing": f"tile-{place}", "kind": kind, "icon": icon, "text": text, "short": short}


def homes(view: View) -> list[str]:
    """The emptiest of the tiles that show the same function as the tourists' tile (HA-6.13)."""
    left = next(tile for tile in view["tiles"] if tile["place"] == view["leaving"])
    same = [tile for tile in view["tiles"] if tile is not left and tile[tile["side"]] == left[left["side"]]]
    fewest = min(tile["tourists"] for tile in same)
    return [tile["place"] for tile in same if tile["tourists"] == fewest]
