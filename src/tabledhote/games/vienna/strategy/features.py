"""The features of a position that predict how many points each seat will end with, and the estimate from them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tabledhote.bots.scale import Scale
from tabledhote.games.vienna.components import (
    CHARACTER,
    DOUBLE_TURN,
    EXTRA_DIE,
    EXTRA_INFLUENCE,
    FIRST_PLAYER,
    GAIN,
    JOKER,
    SYMBOLS,
)
from tabledhote.games.vienna.rules.dice import number
from tabledhote.games.vienna.scoring import exchange, majority, scores
from tabledhote.games.vienna.state import CARRIAGE, COINS, DICE, HANDS, OVER, PLACED, POINTS, START_CARD, Position
from tabledhote.games.vienna.strategy.outlook import hand_value, points_of_comparing, promise
from tabledhote.kernel.bits import lowest
from tabledhote.kernel.rows import reals

FEATURES: Final = (
    "one",
    "points",
    "promised",  # what the placed dice will bring, in hundredths of a point
    "characters",  # placed dice that will bring a character card
    "rival",  # the points of the best rival
    "rival_promised",  # and what the placed dice will bring to it
    "coins",  # after what the placed dice pay and bring
    "first_coin",  # whether there is one
    "exchange",
    "first_player",
    "double_turn",
    "joker",
    "extra_influence",
    "extra_die",
    "symbols",
    "compared",  # points for comparing all three symbols with the neighbours
    "majority",
    "dice",  # still to be placed
    "hand",  # their use, as the outlook sees it
    "rival_dice",  # of all rivals together
    "carriage",
    "turn",
    "round",
    "set_up",
)


@final
@mypyc_attr(acyclic=True)
class Standing:
    """What the dice of a seat promise."""

    def __init__(self, p: Position, seat: i64) -> None:
        self.promised: i64 = 0
        self.characters: i64 = 0
        self.coins: i64 = p.pieces[COINS + seat]
        self.dice: i64 = number(p.pieces[HANDS + seat]) if p.has_rolled(seat) else p.table.dice[p.players]

    def expect(self, p: Position, seat: i64, space: i64) -> None:
        """Add what dice on a space will bring; the spaces before it have been added already."""
        cost: i64 = p.table.cost[space]
        if cost > self.coins:
            return
        self.coins -= cost
        gain: i64 = promise(p, seat, space)
        effect: i64 = p.table.effect[space]
        if effect == CHARACTER:
            self.characters += 1 if gain else 0
        else:
            self.promised += gain
        if effect == GAIN:
            self.coins += p.table.coins[space]


def all_standings(p: Position) -> list[Standing]:
    """What the dice of every seat promise, in the order of the route."""
    standings = [Standing(p, seat) for seat in range(p.players)]
    spaces: i64 = p.taken
    if p.phase == DICE and p.at > 0:
        spaces |= 1 << p.at
    while spaces:
        space: i64 = lowest(spaces)
        spaces &= spaces - 1
        seat = p.owner(space) if p.pieces[PLACED + space] else p.seat
        standings[seat].expect(p, seat, space)
    return standings


def estimate(p: Position, weights: vec[float]) -> list[float]:
    """The expected final score of each seat; at the end the score itself."""
    if p.phase == OVER:
        return [float(score) for score in scores(p)]
    standings = all_standings(p)
    part: i64 = ahead(p, standings)
    expected: list[float] = []
    for seat in range(p.players):
        scale = Scale(weights, part)
        weigh(p, seat, standings, scale)
        expected.append(scale.sum)
    return expected


def measure(p: Position, seat: i64) -> list[int]:
    """The part of the game to come and the features of a seat, for tuning."""
    standings = all_standings(p)
    features: list[int] = [ahead(p, standings)]
    weigh(p, seat, standings, Scale(reals([]), 0, features))
    return features


def ahead(p: Position, standings: list[Standing]) -> i64:
    """How far the leader is from the end, by what its placed dice will bring."""
    most: i64 = 0
    for seat in range(p.players):
        points: i64 = p.pieces[POINTS + seat]
        most = max(most, 100 * points + standings[seat].promised)
    return max(0, 1000 - 10 * most // p.table.end_score)


def weigh(p: Position, seat: i64, standings: list[Standing], scale: Scale) -> None:
    """Put on a scale what a seat has and may expect."""
    own = standings[seat]
    rival: i64 = (seat + 1) % p.players
    rival_dice: i64 = 0
    for other in range(p.players):
        if other != seat:
            rival_dice += standings[other].dice
            if p.pieces[POINTS + other] > p.pieces[POINTS + rival]:
                rival = other
    scale.add(1)
    scale.add(p.pieces[POINTS + seat])
    scale.add(own.promised)
    scale.add(own.characters)
    scale.add(p.pieces[POINTS + rival])
    scale.add(standings[rival].promised)
    scale.add(own.coins)
    scale.add(1 if own.coins else 0)
    scale.add(exchange(p, seat))
    for card in (FIRST_PLAYER, DOUBLE_TURN, JOKER, EXTRA_INFLUENCE, EXTRA_DIE):
        scale.add(1 if p.holds(seat, card) else 0)
    symbols: i64 = 0
    leads: i64 = 0
    majorities: i64 = 0
    for symbol in range(SYMBOLS):
        symbols += p.shown(seat, symbol)
        leads += points_of_comparing(p, seat, symbol)
        majorities += majority(p, seat, symbol)
    scale.add(symbols)
    scale.add(leads)
    scale.add(majorities)
    scale.add(own.dice)
    scale.add(hand_value(p, seat, own.coins) if own.dice else 0)
    scale.add(rival_dice)
    scale.add(p.pieces[CARRIAGE + seat])
    scale.add(1 if p.seat == seat else 0)
    scale.add(p.round)
    scale.add(1 if p.phase == START_CARD else 0)
