"""The placing phase: turns, modifying dice, placing them, the immediate spaces (VI-4.1 to 4.26, 6.1 to 6.4)."""

from mypy_extensions import i64

from tabledhote.games.vienna import state
from tabledhote.games.vienna.actions import (
    DO_COIN,
    DO_DICE,
    DO_DOUBLE,
    DO_END,
    DO_FACE,
    DO_GENDARME,
    DO_GO,
    DO_MARK,
    DO_POINT,
    DO_REROLL,
    DO_ROLL,
    DO_SKIP,
    DO_SPIN,
    DO_TURN,
)
from tabledhote.games.vienna.components import (
    DOUBLE_TURN,
    EXTRA_DIE,
    FIRST_PLAYER,
    JOKER,
    LODGE,
    PAIRS,
    ROUTE_SPACES,
)
from tabledhote.games.vienna.rules import dice, effects
from tabledhote.games.vienna.state import CARRIAGE, COINS, HANDS, HOLDERS, LODGED, NONE, PLACED, Position
from tabledhote.kernel.bits import lowest
from tabledhote.kernel.choices import Choices

# ---- turns (VI-4.1 to 4.6) ----------------------------------------------------------------------


def begin_round(p: Position) -> None:
    """Give the first turn to the holder of First player (VI-4.2)."""
    p.round += 1
    if p.events is not None:
        p.tell({"event": "round", "number": p.round, "seat": p.pieces[HOLDERS + FIRST_PLAYER]})
    begin_turn(p, p.pieces[HOLDERS + FIRST_PLAYER])


def begin_turn(p: Position, seat: i64) -> None:
    """Let a seat decide, once it has rolled; a white die left alone goes to Geheimbund instead."""
    p.seat = seat
    p.phase = state.TURN
    p.at = NONE
    if not p.has_rolled(seat):  # VI-4.3
        p.rolled |= 1 << seat
        p.pieces[HANDS + seat] = dice.roll(p, p.table.dice[p.players], p.holds(seat, EXTRA_DIE))
        if p.events is not None:
            p.tell({"event": "roll", "seat": seat, "dice": dice.spell_all(p.pieces[HANDS + seat])})
    elif p.pieces[HANDS + seat] & dice.COLOURED == 0:  # VI-4.20
        place(p, LODGE, dice.pair_of(lowest(dice.kinds(p.pieces[HANDS + seat])), 0), True)


def has_dice(p: Position, seat: i64) -> bool:
    """Whether a seat has unplaced dice, rolled or not (VI-2.6)."""
    return p.pieces[HANDS + seat] != 0 or not p.has_rolled(seat)


def others_have_dice(p: Position, seat: i64) -> bool:
    """Whether another seat has unplaced dice."""
    for other in range(p.players):
        if other != seat and has_dice(p, other):
            return True
    return False


def spaces_to_go(p: Position) -> i64:
    """The route spaces that dice in hand fit and that the carriage can reach, as bits (VI-5.5)."""
    table, seat = p.table, p.seat
    fits: i64 = dice.spaces_for(table, dice.all_needs(p.pieces[HANDS + seat], p.holds(seat, JOKER)))
    fits &= ~p.taken & ~(1 << p.gendarme)  # bit 0 is Geheimbund, which accepts no need
    if p.pieces[COINS + seat] < table.drive_back:
        fits &= -(2 << p.pieces[CARRIAGE + seat])  # only spaces ahead: VI-4.15
    return fits


def offer_turn(p: Position, choices: Choices) -> None:
    """Where to go (VI-5.5), and what a coin buys (VI-5.6, 5.7)."""
    coins = p.pieces[COINS + p.seat]
    choices.add_each(DO_GO, spaces_to_go(p))
    choices.add(DO_GO + LODGE)
    if coins >= p.table.reroll:
        choices.add(DO_REROLL)
    if coins >= p.table.turn_one_pip:
        choices.add_each(DO_TURN, dice.kinds(p.pieces[HANDS + p.seat]))


def must_lodge(p: Position) -> bool:
    """Whether a turn has no choice but Geheimbund: no other space, and no coin to buy anything."""
    coins = p.pieces[COINS + p.seat]
    return coins < p.table.reroll and coins < p.table.turn_one_pip and spaces_to_go(p) == 0


# ---- modifying dice (VI-4.7 to 4.9) -------------------------------------------------------------


def start_reroll(p: Position, auto: bool) -> None:
    """Pay for a re-roll; then dice are marked for it (VI-4.7)."""
    if p.events is not None:
        p.tell({"event": "start_reroll", "seat": p.seat}, auto)
    effects.pay(p, p.seat, p.table.reroll, "reroll")
    p.phase = state.REROLL


def offer_reroll(p: Position, choices: Choices) -> None:
    """Another die to mark (VI-5.8), or the roll once one is marked (VI-5.9)."""
    choices.add_each(DO_MARK, dice.kinds(p.pieces[HANDS + p.seat] - p.marked))
    if p.marked:
        choices.add(DO_ROLL)


def mark_die(p: Position, token: i64, auto: bool) -> None:
    """Mark a die for the re-roll, and roll when all are marked."""
    if p.events is not None:
        p.tell({"event": "mark_die", "seat": p.seat, "die": dice.spell(token)}, auto)
    p.marked += dice.one(token)
    if p.marked == p.pieces[HANDS + p.seat]:  # VI-5.8
        roll_marked(p)


def roll_marked(p: Position) -> None:
    """Roll the marked dice; the turn goes on (VI-5.9)."""
    seat = p.seat
    coloured = p.marked & dice.COLOURED
    fresh = dice.roll(p, dice.number(coloured), p.marked != coloured)
    p.pieces[HANDS + seat] += fresh - p.marked
    p.marked = 0
    p.phase = state.TURN
    if p.events is not None:
        p.tell({"event": "reroll", "seat": seat, "dice": dice.spell_all(fresh)})


def turn_die(p: Position, token: i64, auto: bool) -> None:
    """Pay for turning a die by one pip; then its face is chosen (VI-4.8)."""
    if p.events is not None:
        p.tell({"event": "turn_die", "seat": p.seat, "die": dice.spell(token)}, auto)
    effects.pay(p, p.seat, p.table.turn_one_pip, "turn_die")
    p.die = token
    p.phase = state.FACE


def offer_faces(p: Position, choices: Choices) -> None:
    """The faces to which a die can be turned (VI-5.10)."""
    shown = dice.face(p.die)
    if p.at != NONE:  # VI-6.4: on Prater any other face
        faces: i64 = dice.ANY_FACE & ~(1 << shown)
    else:  # VI-4.8
        faces = dice.ANY_FACE & (1 << shown - 1 | 1 << shown + 1)
    choices.add_each(DO_FACE, faces)


def set_face(p: Position, face: i64, auto: bool) -> None:
    """Turn the die; after a turn for a coin the seat goes on, after Prater its turn is finished (VI-5.10)."""
    p.pieces[HANDS + p.seat] += dice.one(dice.with_face(p.die, face)) - dice.one(p.die)
    if p.events is not None:
        p.tell({"event": "set_face", "seat": p.seat, "die": dice.spell(p.die), "face": face}, auto)
    p.die = 0
    if p.at == NONE:
        p.phase = state.TURN
    else:
        finish_turn(p)


# ---- placing (VI-4.10 to 4.23) ------------------------------------------------------------------


def go(p: Position, space: i64, auto: bool) -> None:
    """Drive to a space, for a bribe if it lies behind; then the dice for it are chosen."""
    seat = p.seat
    if p.events is not None:
        p.tell({"event": "go", "seat": seat, "space": p.table.spaces[space]}, auto)
    if LODGE < space < p.pieces[CARRIAGE + seat]:  # VI-4.15
        effects.pay(p, seat, p.table.drive_back, "bribe")
    p.at = space
    p.phase = state.DICE


def offer_dice(p: Position, choices: Choices) -> None:
    """One or two dice that fit the space (VI-5.11)."""
    seat = p.seat
    hand = p.pieces[HANDS + seat]
    if p.at == LODGE:
        dice.offer_pairs(choices, DO_DICE, hand)
    else:
        dice.offer_fitting(choices, DO_DICE, hand, p.table.asks[p.at], p.holds(seat, JOKER))


def place(p: Position, space: i64, pair: i64, auto: bool) -> None:
    """Put one or two dice on a space and carry out its immediate effect, if it has one."""
    seat = p.seat
    used = dice.of_pair(pair)
    p.pieces[HANDS + seat] -= used
    p.at = space
    faces = pair
    if space == LODGE:
        p.pieces[LODGED + seat] += used
    else:
        if p.holds(seat, JOKER):
            faces = dice.smallest_fitting(pair, p.table.asks[space])
        p.pieces[PLACED + space] = PAIRS * seat + faces
        p.taken |= 1 << space
        p.pieces[CARRIAGE + seat] = max(p.pieces[CARRIAGE + seat], space)  # VI-4.16
    if p.events is not None:
        name = p.table.spaces[space]
        p.tell({"event": "use_dice", "seat": seat, "space": name, "dice": dice.spell_pair(pair)}, auto)
        if faces != pair:
            p.tell({"event": "wild_dice", "seat": seat, "dice": dice.spell_pair(faces)})
    if not p.table.immediate[space] or effects.act_at_once(p, seat, space, dice.number(used)):
        finish_turn(p)


# ---- immediate spaces (VI-6.2 to 6.4) -----------------------------------------------------------


def offer_gendarme(p: Position, choices: Choices) -> None:
    """Every free route space (VI-5.12)."""
    choices.add_each(DO_GENDARME, ROUTE_SPACES & ~p.taken)


def place_gendarme(p: Position, space: i64, auto: bool) -> None:
    """Send the gendarme to a space; then the seat takes a coin or a point (VI-6.2)."""
    p.gendarme = space
    if p.events is not None:
        p.tell({"event": "place_gendarme", "seat": p.seat, "space": p.table.spaces[space]}, auto)
    p.phase = state.KRIEAU


def offer_gifts(p: Position, choices: Choices) -> None:
    """A coin, if there is one, or a point (VI-5.13)."""
    if p.supply:
        choices.add(DO_COIN)
    choices.add(DO_POINT)


def take(p: Position, coin: bool, auto: bool) -> None:
    """Take the coin or the point of Krieau, and finish the turn (VI-6.3)."""
    if p.events is not None:
        p.tell({"event": "take", "seat": p.seat, "what": "coin" if coin else "point"}, auto)
    effects.give_coin_or_point(p, p.seat, coin)
    finish_turn(p)


def offer_spins(p: Position, choices: Choices) -> None:
    """Each unplaced die (VI-5.14), or none of them (VI-5.15)."""
    choices.add_each(DO_SPIN, dice.kinds(p.pieces[HANDS + p.seat]))
    choices.add(DO_SKIP)


def spin_die(p: Position, token: i64, auto: bool) -> None:
    """Pick the die that Prater turns; then its face is chosen (VI-6.4)."""
    if p.events is not None:
        p.tell({"event": "spin_die", "seat": p.seat, "die": dice.spell(token)}, auto)
    p.die = token
    p.phase = state.FACE


def skip(p: Position, auto: bool) -> None:
    """Leave all dice as they are on Prater, and finish the turn (VI-5.15)."""
    if p.events is not None:
        p.tell({"event": "skip", "seat": p.seat}, auto)
    finish_turn(p)


# ---- the end of a turn, Double turn (VI-4.24 to 4.26) -------------------------------------------


def finish_turn(p: Position) -> None:
    """Ask about Double turn, or go on to the next seat (VI-5.21)."""
    if may_double(p, p.seat):
        p.phase = state.DOUBLE
    else:
        next_turn(p)


def may_double(p: Position, seat: i64) -> bool:
    """Whether a seat may take another turn at once (VI-4.24)."""
    if not p.holds(seat, DOUBLE_TURN) or p.doubled:
        return False
    return p.pieces[HANDS + seat] != 0 and others_have_dice(p, seat)


def offer_double_turn(choices: Choices) -> None:
    """Another turn (VI-5.16), or not (VI-5.17)."""
    choices.add(DO_DOUBLE)
    choices.add(DO_END)


def double_turn(p: Position, auto: bool) -> None:
    """Use Double turn: the seat begins another turn (VI-4.25)."""
    p.doubled = True
    if p.events is not None:
        p.tell({"event": "double_turn", "seat": p.seat}, auto)
    begin_turn(p, p.seat)


def end_turn(p: Position, auto: bool) -> None:
    """Leave Double turn unused (VI-5.17)."""
    if p.events is not None:
        p.tell({"event": "end_turn", "seat": p.seat}, auto)
    next_turn(p)


def next_turn(p: Position) -> None:
    """Give the turn to the next seat with dice, or begin the evaluation when no seat has any."""
    seat = p.seat
    if not has_dice(p, seat) and not others_have_dice(p, seat):  # VI-4.26
        p.at = LODGE  # the evaluation begins with the space after it
        p.phase = state.EVALUATION
        return
    seat = (seat + 1) % p.players
    while not has_dice(p, seat):
        if p.events is not None:
            p.tell({"event": "pass", "seat": seat})
        seat = (seat + 1) % p.players
    begin_turn(p, seat)
