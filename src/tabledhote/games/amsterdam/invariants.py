"""What holds in every position of Hotel Amsterdam (HA-I1 to I18, as far as one position shows it)."""

from tabledhote.games.amsterdam import scoring
from tabledhote.games.amsterdam.components import MAYOR, NIGHT, WATCHMAN
from tabledhote.games.amsterdam.rules.flips import possible_homes
from tabledhote.games.amsterdam.rules.turns import can_act
from tabledhote.games.amsterdam.rules.walks import allowed_walks
from tabledhote.games.amsterdam.state import (
    ACT,
    GOAL,
    HOTEL,
    HOTELS_EACH,
    NONE,
    OVER,
    REHOUSE,
    SAIL,
    SUPPLY,
    WALK_WATCHMAN,
    Position,
)
from tabledhote.kernel.bits import size
from tabledhote.kernel.game import Options, player_count


def bound(options: Options) -> int:
    """The most decisions that a game can have: so many a turn, and the hotels (HA-I12)."""
    decisions = 8 if options["variant"] == "family" else 9
    return 26 * decisions + HOTELS_EACH * player_count(options, 2)


def broken(p: Position) -> str | None:
    """The first invariant that a position breaks, in words, or None."""
    return tourists(p) or city(p) or hotels(p) or pawns(p) or phase(p) or ending(p)


def tourists(p: Position) -> str | None:
    """Every tourist is somewhere, and one has left the supply for each landing (HA-I1, I2)."""
    table = p.table
    total = p.supply + sum(p.tourists)
    if total != table.tourists:
        return f"tourists: there are {total} in supply, city and quays; there must be {table.tourists}"
    landed = p.turn - (p.phase == SAIL)
    if p.supply != table.supply - landed:
        return f"supply is {p.supply}; after {landed} landings it must be {table.supply - landed}"
    return None


def city(p: Position) -> str | None:
    """Each tile lies on its place, and the dam has no sides (HA-I7)."""
    table = p.table
    if sorted(p.tiles) != list(range(NONE, len(table.buildings))) or p.tiles[table.dam] != NONE:
        return "tiles: each building tile must lie on one place, and none on the dam"
    if p.night & ~table.all_buildings:
        return "night: the dam has no night side"
    return None


def hotels(p: Position) -> str | None:
    """Each seat has as many hotels as it has had turns to place them (HA-I6)."""
    built = [at for at in p.hotels if at != NONE]
    if len(set(built)) != len(built):
        return "hotels: two stand on one intersection"
    for seat in range(p.players):
        begun = (p.turn - 1 - (seat - p.first) % p.players) // p.players + 1
        waiting = seat == p.active() and p.phase in (SAIL, HOTEL)
        expected = min(2, begun - (waiting and begun <= 2))
        own = p.hotels_of(seat)
        if p.phase == OVER and seat == p.active() and begun <= 2 and own[begun - 1] == NONE:
            expected -= 1  # the goal was reached before the hotel was placed
        if [at != NONE for at in own] != [expected > 0, expected > 1]:
            return f"hotels: seat {seat} must have {expected} in turn {p.turn}"
    return None


def pawns(p: Position) -> str | None:
    """The pawns stand apart, and dice and steps fit the variant (HA-I5)."""
    if p.mayor == p.watchman and p.phase != WALK_WATCHMAN:
        return "pawns: mayor and watchman stand on the same intersection"
    if (p.barred != NONE) != (p.rules >= 2 and p.mayor == p.watchman):
        return f"barred must be {NONE} unless the mayor has stopped where the watchman still stands"
    if p.barred == p.mayor:
        return "barred must name the intersection that the mayor came from"
    if p.steps and not (p.tactical and p.phase == WALK_WATCHMAN):
        return f"steps is {p.steps}; it must be 0 but in the tactical game before the watchman walks"
    dice = [p.mayor_die, p.watchman_die]
    if any((face == 0) != p.tactical for face in dice):
        return f"dice are {dice}; they must be 0 in the tactical game, 1 to 3 in the family game"
    return None


def phase(p: Position) -> str | None:
    """The open decision is possible here, and the engine has taken every step without a choice (HA-4.8, 4.9)."""
    if p.phase == SAIL and not p.tactical:
        return "phase: sail is only asked in the tactical game"
    if p.phase == HOTEL and p.turn > 2 * p.players:
        return f"phase: no hotel is placed in turn {p.turn}"
    if p.phase < ACT and p.used:
        return "flipped and sent must be false before the pawns have walked"
    if any(p.has_sent(pawn) and not p.table.beside_dam[p.pawn_at(pawn)] for pawn in range(2)):
        return "sent: a pawn that has sent must stand beside the dam"
    if p.phase == WALK_WATCHMAN and size(allowed_walks(p, WATCHMAN)) < 2:
        return "phase: the watchman has no choice, so his walk has been carried out"
    if p.phase == ACT and not can_act(p):
        return "phase: nothing is left to do, so the turn has ended"
    if p.phase != REHOUSE:
        return None if p.leaving == p.flipper == NONE else f"leaving and flipper must be {NONE} outside rehouse"
    if p.leaving in (NONE, p.table.dam) or p.flipper == NONE or not p.has_flipped(p.flipper):
        return "leaving and flipper must name the tile and the pawn that flips it"
    near = (p.table.around_buildings[p.pawn_at(p.flipper)] >> p.leaving) & 1
    right = (p.flipper == MAYOR) == (p.side(p.leaving) == NIGHT)
    if not near or not right or p.locked(p.leaving):
        return "leaving: the tile cannot be flipped by that pawn"
    if not p.tourists[p.leaving] or size(possible_homes(p, p.leaving)) < 2:
        return "phase: rehouse needs tourists and at least two homes"
    return None


def ending(p: Position) -> str | None:
    """The game is over exactly when a seat has reached the goal or the last turn has ended (HA-I16, I17)."""
    points, goal = scoring.scores(p), p.table.goal[p.players]
    if p.phase != OVER:
        if p.reason:
            return "reason is set, but the game is not over"
        return f"scores: {points} reach the goal of {goal}, so the game is over" if max(points) >= goal else None
    if (p.reason == GOAL) != (max(points) >= goal) or (p.reason == SUPPLY and p.supply):
        return f"reason does not fit scores {points}, goal {goal} and supply {p.supply}"
    return None if p.reason else "reason is missing, but the game is over"
