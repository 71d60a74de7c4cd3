"""How promising a position looks to a seat, in hundredths of a point: for bots that look one decision ahead."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.vienna import scoring
from tabledhote.games.vienna.components import (
    CHARACTER,
    CHOOSE_COMPARE,
    COMPARE,
    GAIN,
    JOKER,
    LODGE,
    PER_SPECIAL,
    ROB,
    ROUTE_SPACES,
    SPECIAL,
    SPECIALS,
    SYMBOLS,
)
from tabledhote.games.vienna.rules.dice import all_needs, number, spaces_for
from tabledhote.games.vienna.state import CARRIAGE, COINS, DICE, HANDS, OVER, POINTS, Position
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.rows import packed

# What things are worth to a bot, in hundredths of a point.
WON: Final = 100_000
COIN: Final = 34
CARD: Final = 110  # a character card not yet taken
SYMBOL: Final = 20
LEAD: Final = 15  # for each point that comparing a symbol would bring
DIE: Final = 75  # an unplaced die
HELD: Final = packed((60, 70, 130, 130, 160))  # special cards in the order of the file
KEPT: Final = 20


def outlook(p: Position, seat: i64) -> int:
    """How good a position looks for a seat: what it has, what its placed dice will bring, and what its others may."""
    if p.phase == OVER:
        return 100 * scoring.final_score(p, seat) + (WON if seat in scoring.winners(p) else -WON)
    total: i64 = 100 * p.pieces[POINTS + seat]
    rival: i64 = 0
    for other in range(p.players):
        if other != seat and p.pieces[POINTS + other] > rival:
            rival = p.pieces[POINTS + other]
    total -= 100 * rival
    for card in range(SPECIALS):
        if p.holds(seat, card):
            total += HELD[card]
    for symbol in range(SYMBOLS):
        total += symbol_value(p, seat, symbol)
    choosing: i64 = p.at if p.phase == DICE and p.seat == seat else LODGE
    coins: i64 = p.pieces[COINS + seat]
    left: i64 = (p.taken | only(choosing)) & ROUTE_SPACES
    while left:
        space = lowest(left)
        left &= left - 1
        if space == choosing or p.owner(space) == seat:
            cost: i64 = p.table.cost[space]
            if cost <= coins:
                coins -= cost
                total += promise(p, seat, space)
                if p.table.effect[space] == GAIN:
                    coins += p.table.coins[space]
    total += COIN * coins
    return total + hand_value(p, seat, coins)


def promise(p: Position, seat: i64, space: i64) -> i64:
    """What dice on a space will bring at evaluation, coins not counted; nothing for immediate spaces."""
    table = p.table
    effect = table.effect[space]
    if effect == GAIN:
        return 100 * table.points[space]
    if effect == SPECIAL:
        card = table.subject[space]
        return HELD[card] if not p.holds(seat, card) else KEPT
    if effect == CHARACTER:
        earlier = size(p.taken & table.spaces_with[CHARACTER] & only(space) - 1)
        return CARD if earlier < size(p.display) else 0
    if effect == COMPARE:
        return 100 * points_of_comparing(p, seat, table.subject[space])
    if effect == CHOOSE_COMPARE:
        best: i64 = 0
        for symbol in range(SYMBOLS):
            if p.owner(table.compare_space[symbol]) != seat:
                best = max(best, points_of_comparing(p, seat, symbol))
        return 100 * best
    if effect == ROB:
        richest: i64 = 0
        for other in range(p.players):
            if other != seat:
                richest = max(richest, p.pieces[COINS + other])
        return COIN * min(richest, table.coins[space])
    if effect == PER_SPECIAL:
        return 100 * table.points[space] * scoring.specials_held(p, seat)
    return 0


def points_of_comparing(p: Position, seat: i64, symbol: i64) -> i64:
    """The points for comparing a symbol with both neighbours now."""
    left: i64 = (seat + 1) % p.players
    right: i64 = (seat - 1) % p.players
    return scoring.comparison_points(p, seat, left, symbol) + scoring.comparison_points(p, seat, right, symbol)


def symbol_value(p: Position, seat: i64, symbol: i64) -> i64:
    """The value of a symbol: what it will win in comparisons, now and later."""
    return SYMBOL * p.shown(seat, symbol) + LEAD * points_of_comparing(p, seat, symbol)


def hand_value(p: Position, seat: i64, coins: i64) -> i64:
    """The value of unplaced dice: the best single use, and an average use for each of the others."""
    hand: i64 = p.pieces[HANDS + seat] - (p.marked if p.seat == seat else 0)
    dice: i64 = number(p.pieces[HANDS + seat]) if p.has_rolled(seat) else p.table.dice[p.players]
    if p.phase == DICE and p.seat == seat:
        return DIE * (dice - (2 if p.table.two_dice[p.at] else 1))
    if dice == 0 or hand == 0:
        return DIE * dice
    best: i64 = COIN
    fits: i64 = spaces_for(p.table, all_needs(hand, p.holds(seat, JOKER))) & ~p.taken & ~(1 << p.gendarme)
    while fits:
        space: i64 = lowest(fits)
        fits &= fits - 1
        if p.table.cost[space] <= coins:
            use: i64 = promise(p, seat, space) + COIN * (p.table.coins[space] - p.table.cost[space])
            if space < p.pieces[CARRIAGE + seat]:
                use -= COIN if coins else WON
            if p.table.two_dice[space]:
                use -= DIE
            best = max(best, use)
    return best + DIE * (dice - 1)
