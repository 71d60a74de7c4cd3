"""Flips of tiles, and new homes for the tourists on them (HA-5.11 to 5.15, 6.11 to 6.16)."""

from mypy_extensions import i64

from tabledhote.games.amsterdam.actions import DO_REHOUSE
from tabledhote.games.amsterdam.components import NIGHT, PAWNS
from tabledhote.games.amsterdam.rules.ending import end_at_goal
from tabledhote.games.amsterdam.state import ACT, FLIPPED, NONE, REHOUSE, Position
from tabledhote.kernel.bits import lowest, only
from tabledhote.kernel.choices import Choices


def flippable_tiles(p: Position, pawn: i64) -> i64:
    """The tiles that a pawn may flip now, as bits: beside it, right side up, not locked (HA-5.11 to 5.14)."""
    if p.has_flipped(pawn):
        return 0
    tiles: i64 = p.flips_from(pawn) & p.table.around_buildings[p.pawn_at(pawn)]
    if p.tactical:
        left = tiles
        while left:
            place = lowest(left)
            left &= left - 1
            if p.locked(place):
                tiles ^= only(place)
    return tiles


def flip(p: Position, pawn: i64, place: i64) -> None:
    """Turn a tile over, at once or when the player has chosen a home for its tourists."""
    p.used |= FLIPPED << pawn
    if p.tourists[place] == 0:  # HA-6.11
        turn_over(p, pawn, place)
        return
    homes = possible_homes(p, place)
    if homes & (homes - 1):  # more than one: HA-6.14
        p.leaving = place
        p.flipper = pawn
        p.phase = REHOUSE
        return
    move_out(p, pawn, place, lowest(homes) if homes else p.table.dam, True)  # HA-6.15


def offer_homes(p: Position, choices: Choices) -> None:
    """The homes that tie (HA-5.15)."""
    choices.add_each(DO_REHOUSE, possible_homes(p, p.leaving))


def rehouse(p: Position, home: i64) -> None:
    """Carry out the flip that waits for this choice (HA-6.14)."""
    move_out(p, p.flipper, p.leaving, home, False)


def possible_homes(p: Position, leaving: i64) -> i64:
    """The other tiles with the same function up and the fewest tourists, as bits (HA-6.13)."""
    same_side: i64 = p.night if p.side(leaving) == NIGHT else ~p.night
    left: i64 = p.bearing[p.shown(leaving)] & same_side & ~only(leaving)
    homes: i64 = 0
    fewest: i64 = p.table.tourists + 1
    while left:
        place = lowest(left)
        left &= left - 1
        there: i64 = p.tourists[place]
        if there < fewest:
            fewest = there
            homes = 0
        if there == fewest:
            homes |= only(place)
    return homes


def move_out(p: Position, pawn: i64, place: i64, home: i64, auto: bool) -> None:
    """The whole group goes to its new home, then the tile is turned: one step (HA-6.12)."""
    number: i64 = p.tourists[place]
    p.tourists[home] += number
    p.tourists[place] = 0
    if p.events is not None:
        ends = {"from": p.table.places[place], "to": p.table.places[home]}
        p.tell({"event": "evict", **ends, "number": number}, auto)
    p.phase = ACT
    p.leaving = p.flipper = NONE
    turn_over(p, pawn, place)
    end_at_goal(p, only(home))


def turn_over(p: Position, pawn: i64, place: i64) -> None:
    """Bring up the other side of a tile."""
    old = p.shown(place)
    p.night ^= only(place)
    if p.events is not None:
        functions = {"old": p.table.functions[old], "new": p.table.functions[p.shown(place)]}
        p.tell({"event": "flip", "pawn": PAWNS[pawn], "tile": p.table.places[place], **functions})
