"""The placing phase: turns, modifying dice, placing them, the immediate spaces (VI-4.1 to 4.26, 6.1 to 6.4)."""

from mypy_extensions import i64

from tabledhote.games.vienna import state
from tabledhote.games.vienna.actions import DO_DICE, DO_FACE, DO_GO, DO_MARK, DO_REROLL, DO_ROLL, DO_TURN
from tabledhote.games.vienna.components import (
    DOUBLE_TURN,
    EXTRA_DIE,
    FIRST_PLAYER,
    JOKER,
    LODGE,
    LODGING,
)
from tabledhote.games.vienna.rules import dice, effects
from tabledhote.games.vienna.state import NONE, PLACED, TOKENS, WHITE, Position
from tabledhote.kernel.bits import size
from tabledhote.kernel.state import Event

# ---- turns (VI-4.1 to 4.6) ----------------------------------------------------------------------


def begin_round(p: Position) -> None:
    p.round += 1
    if p.events is not None:
        p.tell({"event": "round", "number": p.round, "seat": p.holders[FIRST_PLAYER]})
    begin_turn(p, p.holders[FIRST_PLAYER])


def begin_turn(p: Position, seat: int) -> None:
    p.seat = seat
    p.phase = state.TURN
    p.at = NONE
    if not p.rolled >> seat & 1:  # VI-4.3
        p.rolled |= 1 << seat
        p.hands[seat] = dice.roll(p, p.table.dice[p.players], p.holders[EXTRA_DIE] == seat)
        tell_roll(p)
    elif p.hands[seat] & dice.COLOURED == 0:  # VI-4.20
        place(p, LODGE, TOKENS * dice.kinds(p.hands[seat])[0], True)


def tell_roll(p: Position) -> None:
    if p.events is not None:
        p.tell({"event": "roll", "seat": p.seat, "dice": dice.spelled_all(p.hands[p.seat])})


def has_dice(p: Position, seat: int) -> bool:
    """Whether a seat has unplaced dice, rolled or not (VI-2.6)."""
    return p.hands[seat] != 0 or not p.rolled >> seat & 1


def others_have_dice(p: Position, seat: int) -> bool:
    return any(other != seat and has_dice(p, other) for other in range(p.players))


def next_turn(p: Position) -> None:
    seat = p.seat
    if not has_dice(p, seat) and not others_have_dice(p, seat):  # VI-4.26
        p.at = 0
        p.phase = state.EVALUATION
        return
    seat = (seat + 1) % p.players
    while not has_dice(p, seat):
        if p.events is not None:
            p.tell({"event": "pass", "seat": seat})
        seat = (seat + 1) % p.players
    begin_turn(p, seat)


def may_double(p: Position, seat: int) -> bool:
    """VI-4.24."""
    if p.holders[DOUBLE_TURN] != seat or p.doubled:
        return False
    return p.hands[seat] != 0 and others_have_dice(p, seat)


def finish_turn(p: Position) -> None:
    if may_double(p, p.seat):
        p.phase = state.DOUBLE
    else:
        next_turn(p)


def double_turn(p: Position, auto: bool) -> None:
    p.doubled = True
    if p.events is not None:
        p.tell({"event": "double_turn", "seat": p.seat}, auto)
    begin_turn(p, p.seat)


def end_turn(p: Position, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "end_turn", "seat": p.seat}, auto)
    next_turn(p)


def legal_turn(p: Position) -> list[int]:
    """Where to go (VI-5.5), and what a coin buys (VI-5.6, 5.7)."""
    table, seat = p.table, p.seat
    hand = p.hands[seat]
    coins = p.coins[seat]
    fits: i64 = dice.spaces_for(table, dice.all_needs(hand, p.holders[JOKER] == seat))
    fits &= ~p.taken & ~(1 << p.gendarme)  # bit 0 is Geheimbund, which accepts no need
    if coins < table.drive_back:
        fits &= -(2 << p.carriage[seat])  # VI-4.15
    actions: list[int] = []
    while fits:
        actions.append(DO_GO + size((fits & -fits) - 1))
        fits &= fits - 1
    actions.append(DO_GO + LODGE)
    if coins >= table.reroll:
        actions.append(DO_REROLL)
    if coins >= table.turn_one_pip:
        actions.extend([DO_TURN + token for token in dice.kinds(hand)])
    return actions


# ---- modifying dice (VI-4.7 to 4.9) -------------------------------------------------------------


def start_reroll(p: Position, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "start_reroll", "seat": p.seat}, auto)
    effects.pay(p, p.seat, p.table.reroll, "reroll")
    p.phase = state.REROLL


def legal_reroll(p: Position) -> list[int]:
    actions = [DO_MARK + token for token in dice.kinds(p.hands[p.seat] - p.marked)]
    if p.marked:
        actions.append(DO_ROLL)
    return actions


def mark_die(p: Position, token: int, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "mark_die", "seat": p.seat, "die": dice.spelled(token)}, auto)
    p.marked += dice.one(token)
    if p.marked == p.hands[p.seat]:  # VI-5.8
        roll_marked(p)


def roll_marked(p: Position) -> None:
    seat = p.seat
    coloured = p.marked & dice.COLOURED
    fresh = dice.roll(p, dice.number(coloured), p.marked != coloured)
    p.hands[seat] += fresh - p.marked
    p.marked = 0
    p.phase = state.TURN
    if p.events is not None:
        p.tell({"event": "reroll", "seat": seat, "dice": dice.spelled_all(fresh)})


def turn_die(p: Position, token: int, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "turn_die", "seat": p.seat, "die": dice.spelled(token)}, auto)
    effects.pay(p, p.seat, p.table.turn_one_pip, "turn_die")
    p.die = token
    p.phase = state.FACE


def legal_faces(p: Position) -> list[int]:
    shown = (p.die - 1) % 6 + 1
    if p.at != NONE:  # VI-6.4: on Prater any other face
        return [DO_FACE + face for face in range(1, 7) if face != shown]
    return [DO_FACE + face for face in (shown - 1, shown + 1) if 1 <= face <= 6]  # VI-4.8


def set_face(p: Position, face: int, auto: bool) -> None:
    turned = face if p.die <= WHITE else WHITE + face
    p.hands[p.seat] += dice.one(turned) - dice.one(p.die)
    if p.events is not None:
        p.tell({"event": "set_face", "seat": p.seat, "die": dice.spelled(p.die), "face": face}, auto)
    p.die = 0
    if p.at == NONE:
        p.phase = state.TURN
    else:
        finish_turn(p)


# ---- placing (VI-4.10 to 4.23) ------------------------------------------------------------------


def go(p: Position, space: int, auto: bool) -> None:
    seat = p.seat
    if p.events is not None:
        p.tell({"event": "go", "seat": seat, "space": p.table.spaces[space]}, auto)
    if LODGE < space < p.carriage[seat]:  # VI-4.15
        effects.pay(p, seat, p.table.drive_back, "bribe")
    p.at = space
    p.phase = state.DICE


def legal_dice(p: Position) -> list[int]:
    seat = p.seat
    if p.at == LODGE:
        pairs = dice.every_set(p.hands[seat])
    else:
        pairs = dice.fitting(p.hands[seat], p.table.asks[p.at], p.holders[JOKER] == seat)
    return [DO_DICE + pair for pair in pairs]


def place(p: Position, space: int, pair: int, auto: bool) -> None:
    seat = p.seat
    used = dice.of_pair(pair)
    p.hands[seat] -= used
    p.at = space
    faces = pair
    if space == LODGE:
        p.lodge[seat] += used
    else:
        if p.holders[JOKER] == seat:
            faces = dice.as_placed(pair, p.table.asks[space])
        p.placed[space] = PLACED * seat + faces
        p.taken |= 1 << space
        p.carriage[seat] = max(p.carriage[seat], space)  # VI-4.16
    if p.events is not None:
        told: Event = {"space": p.table.spaces[space], "dice": dice.spelled_pair(pair)}
        p.tell({"event": "use_dice", "seat": seat, **told}, auto)
        if faces != pair:
            p.tell({"event": "wild_dice", "seat": seat, "dice": dice.spelled_pair(faces)})
    if p.table.effect[space] > LODGING or effects.at_once(p, seat, space, 2 if pair % TOKENS else 1):
        finish_turn(p)


# ---- immediate spaces (VI-6.2 to 6.4) -----------------------------------------------------------


def place_gendarme(p: Position, space: int, auto: bool) -> None:
    p.gendarme = space
    if p.events is not None:
        p.tell({"event": "place_gendarme", "seat": p.seat, "space": p.table.spaces[space]}, auto)
    p.phase = state.KRIEAU


def take(p: Position, coin: bool, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "take", "seat": p.seat, "what": "coin" if coin else "point"}, auto)
    effects.coin_or_point(p, p.seat, coin)
    finish_turn(p)


def spin_die(p: Position, token: int, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "spin_die", "seat": p.seat, "die": dice.spelled(token)}, auto)
    p.die = token
    p.phase = state.FACE


def skip(p: Position, auto: bool) -> None:
    if p.events is not None:
        p.tell({"event": "skip", "seat": p.seat}, auto)
    finish_turn(p)
