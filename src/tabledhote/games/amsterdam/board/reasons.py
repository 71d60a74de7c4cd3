"""Why things of the board cannot be chosen now: pure functions of the view and the words."""

from tabledhote.drawing.board import View
from tabledhote.games.amsterdam.board.points import DAM, around
from tabledhote.words import Words

TURNS = {"night": "mayor", "day": "watchman"}  # who turns a tile that shows this side
BESIDE_DAM = ("bc23", "cd23", "bc34", "cd34")


def why(view: View, words: Words) -> dict[str, str]:
    """A reason for each thing (`field:value`), or for all of a kind (`field`)."""
    phase = view["phase"]
    if phase == "place_hotel":
        built = [at for own in view["hotels"] for at in own]
        return {f"at:{at}": words("why-built") for at in built} | {"tile": words("why-hotel-first")}
    if phase in ("walk_mayor", "walk_watchman"):
        return {"at": walk(view, words, phase.removeprefix("walk_")), "tile": words("why-walk-first")}
    if phase == "act":
        tiles = {f"tile:{tile['place']}": told for tile in view["tiles"] if (told := unturned(view, words, tile))}
        return tiles | {f"tile:{DAM}": words("why-dam"), "at": words("why-walked")}
    if phase == "rehouse":
        tiles = {f"tile:{tile['place']}": told for tile in view["tiles"] if (told := no_home(view, words, tile))}
        return tiles | {f"tile:{DAM}": words("why-dam-last")}
    return {}


def walk(view: View, words: Words, pawn: str) -> str:
    if view["dice"] is None:
        left = min(3, view["limits"]["steps"] - view["steps"])
        return words("why-walk-tactical", **words.named({"pawn": pawn, "from": view["pawns"][pawn]}, ()), steps=left)
    named = words.named({"pawn": pawn, "from": view["pawns"][pawn]}, ())
    return words("why-walk", **named, steps=view["dice"][pawn])


def unturned(view: View, words: Words, tile: View) -> str:
    """Why a tile can neither be turned now nor get a tourist from the dam; "" if it can."""
    pawn = TURNS[tile["side"]]
    sender = "mayor" if tile["side"] == "day" else "watchman"
    if view["dam"] and view["pawns"][sender] in BESIDE_DAM and not view["sent"][sender]:
        return ""
    named = words.named({"pawn": pawn, "from": view["pawns"][pawn]}, ())
    if view["flipped"][pawn]:
        return words("why-flipped", **named)
    if tile["place"] not in around(view["pawns"][pawn]):
        return words("why-far", **named, side=tile["side"])
    if view["limits"] is not None and tile["tourists"] >= view["limits"]["lock"]:
        return words("why-locked")
    return ""


def no_home(view: View, words: Words, tile: View) -> str:
    """Why the tourists who have to leave cannot go to a tile; "" if they can."""
    tiles = {each["place"]: each for each in view["tiles"]}
    leaving = tiles[view["leaving"]]
    function = leaving[leaving["side"]]
    if tile is leaving:
        return words("why-leaving")
    alike = [each for each in view["tiles"] if each is not leaving and each[each["side"]] == function]
    if tile not in alike:
        return words("why-kind", **words.named({"new": function}, ()))
    return "" if tile["tourists"] == min(each["tourists"] for each in alike) else words("why-fuller")
