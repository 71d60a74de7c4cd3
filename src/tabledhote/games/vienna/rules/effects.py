"""What spaces do: one vocabulary of effects, interpreted here and nowhere else (VI-6, VI-7)."""

from mypy_extensions import i64

from tabledhote.games.vienna import scoring, state
from tabledhote.games.vienna.components import (
    CHARACTER,
    CHOOSE_COMPARE,
    COMPARE,
    GAIN,
    LODGING,
    PER_SPECIAL,
    ROB,
    SPECIAL,
    SPIN,
    SYMBOL_IDS,
    SYMBOLS,
)
from tabledhote.games.vienna.rules import cards
from tabledhote.games.vienna.state import COINS, HANDS, POINTS, Position

# ---- coins and points ---------------------------------------------------------------------------


def pay(p: Position, seat: i64, coins: i64, reason: str) -> None:
    """Move coins that a seat has to the supply (VI-2.9)."""
    p.pieces[COINS + seat] -= coins
    p.supply += coins
    if coins and p.events is not None:
        p.tell({"event": "pay", "seat": seat, "coins": coins, "reason": reason})


def gain(p: Position, seat: i64, coins: i64, reason: str) -> None:
    """Give a seat coins from the supply, as many as there are (VI-2.9)."""
    given = min(coins, p.supply)
    p.pieces[COINS + seat] += given
    p.supply -= given
    if coins and p.events is not None:
        p.tell({"event": "gain", "seat": seat, "coins": given, "reason": reason})


def score(p: Position, seat: i64, points: i64, reason: str) -> None:
    """Give a seat points on the track."""
    p.pieces[POINTS + seat] += points
    if points and p.events is not None:
        p.tell({"event": "score", "seat": seat, "points": points, "reason": reason})


# ---- at placement (VI-6.1 to 6.5) ---------------------------------------------------------------


def act_at_once(p: Position, seat: i64, space: i64, dice: i64) -> bool:
    """Carry out the effect of an immediate space for so many dice; False if the seat has to decide first."""
    table = p.table
    effect = table.effect[space]
    if effect == LODGING:
        gain(p, seat, dice * table.coins[space], table.spaces[space])
        return True
    if effect == SPIN:
        gain(p, seat, table.coins[space], table.spaces[space])
        if p.pieces[HANDS + seat] == 0:  # VI-6.4
            return True
        p.phase = state.PRATER
        return False
    p.phase = state.GENDARME
    return False


def give_coin_or_point(p: Position, seat: i64, coin: bool) -> None:
    """Give what a seat has chosen on Krieau (VI-6.3)."""
    space = p.at
    if coin:
        gain(p, seat, p.table.coins[space], p.table.spaces[space])
    else:
        score(p, seat, p.table.points[space], p.table.spaces[space])


# ---- at evaluation (VI-6.6 to 6.14) -------------------------------------------------------------


def evaluate(p: Position, seat: i64, space: i64) -> bool:
    """Carry out the effect of a space; False if the seat has to decide first."""
    table = p.table
    effect = table.effect[space]
    name = table.spaces[space]
    if p.pieces[COINS + seat] < table.cost[space] or (effect == CHARACTER and p.display == 0):  # VI-6.6, 6.9
        tell_no_effect(p, seat, space)
        return True
    pay(p, seat, table.cost[space], name)
    if effect == GAIN:
        gain(p, seat, table.coins[space], name)
        score(p, seat, table.points[space], name)
    elif effect == SPECIAL:
        cards.take_special(p, seat, table.subject[space])
    elif effect == CHARACTER:
        return ask(p, seat, state.CHARACTER)
    elif effect == COMPARE:
        symbol = table.subject[space]
        p.scored |= 1 << (SYMBOLS * seat + symbol)  # VI-7.6
        compare(p, seat, symbol, space)
    elif effect == CHOOSE_COMPARE:
        return ask(p, seat, state.GLORIETTE)
    elif effect == ROB:
        for other in range(p.players):
            if other != seat and p.pieces[COINS + other]:
                return ask(p, seat, state.TIERGARTEN)
        tell_no_effect(p, seat, space)
    elif effect == PER_SPECIAL:
        score(p, seat, table.points[space] * scoring.specials_held(p, seat), name)
    return True


def ask(p: Position, seat: i64, phase: i64) -> bool:
    """Let a seat decide: the effect is not complete, so False."""
    p.seat = seat
    p.phase = phase
    return False


def tell_no_effect(p: Position, seat: i64, space: i64) -> None:
    """Say that a space does nothing for its seat."""
    if p.events is not None:
        p.tell({"event": "no_effect", "seat": seat, "space": p.table.spaces[space]})


def compare(p: Position, seat: i64, symbol: i64, space: i64) -> None:
    """Compare a symbol with both neighbours: points as on its own space, coins as on this one (VI-7.1 to 7.5)."""
    table = p.table
    left, right = (seat + 1) % p.players, (seat - 1) % p.players
    own = p.shown(seat, symbol)
    if p.events is not None:
        counts = {"own": own, "left": p.shown(left, symbol), "right": p.shown(right, symbol)}
        p.tell({"event": "compare", "seat": seat, "symbol": SYMBOL_IDS[symbol], **counts})
    for neighbour in (left, right):  # VI-10.27
        score(p, seat, scoring.comparison_points(p, seat, neighbour, symbol), table.spaces[space])
        if own > p.shown(neighbour, symbol):
            gain(p, seat, table.coins[space], table.spaces[space])


def rob(p: Position, seat: i64, first: i64, second: i64) -> None:
    """Take `rob_one` from one seat (first and second are the same), or `rob_two` from each of two (VI-6.13)."""
    table, space = p.table, p.at
    if first == second:
        take_from(p, seat, first, table.coins[space])
    else:
        take_from(p, seat, first, table.second[space])
        take_from(p, seat, second, table.second[space])


def take_from(p: Position, seat: i64, victim: i64, most: i64) -> None:
    """Take so many coins from another seat, or all it has."""
    taken = min(most, p.pieces[COINS + victim])
    p.pieces[COINS + victim] -= taken
    p.pieces[COINS + seat] += taken
    if p.events is not None:
        p.tell({"event": "robbed", "seat": victim, "coins": taken, "rival": seat})
