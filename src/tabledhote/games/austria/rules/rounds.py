"""Rounds and the order of turns (GA-4): the roll, who comes next, passing, the end of a turn and of a round."""

from mypy_extensions import i64

from tabledhote.games.austria.rules.emperor import score_emperor
from tabledhote.games.austria.state import EMPEROR, FINAL, NONE, TURN, Position, owner
from tabledhote.kernel.rows import blank, with_value


def begin_round(p: Position) -> None:
    """GA-4.1, 4.2."""
    p.phase = TURN
    p.round += 1
    p.step = 0
    for h in p.hoteliers:
        h.covered = 0
        h.passed = False
        h.used = 0  # GA-4.12
    if p.events is not None:
        p.tell({"event": "round", "round": int(p.round), "first": int(p.first)})
    roll(p, p.table.dice[p.players], 0)
    if p.events is not None:
        p.tell({"event": "roll", "seat": int(p.first), **dice_fields(p)})
    next_player(p)


def roll(p: Position, number: i64, binned: i64) -> None:
    """GA-4.2, 4.3; so many others lie in the bin."""
    dice = blank(len(p.dice))
    dice[0] = binned
    for _ in range(number):
        dice[p.rng.below(6) + 1] += 1
    p.dice = dice
    p.revealed += 1


def dice_fields(p: Position) -> dict[str, object]:
    """What an event says of the dice on the board."""
    values = [str(value) for value in range(1, 7) for _ in range(p.dice[value])]
    return {"dice": " ".join(values), "counts": list(p.dice[1:])}


def dice_left(p: Position) -> i64:
    dice = p.dice
    return dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6]


def next_player(p: Position) -> None:
    """Continue with the lowest uncovered number that has not passed, a new roll, or the end (GA-4.4, 4.8 to 4.10)."""
    if dice_left(p) == 0:
        end_round(p)
        return
    lowest: i64 = 2 * p.players + 1
    next_seat: i64 = NONE
    waiting = False
    for seat in range(p.players):
        h = p.hoteliers[seat]
        if h.covered < 2:
            waiting = True
            number: i64 = p.next_number(seat)
            if not h.passed and number < lowest:
                lowest = number
                next_seat = seat
    if next_seat != NONE:
        begin_turn(p, next_seat, lowest)
    elif waiting:
        roll_again(p)
    else:
        end_round(p)


def roll_again(p: Position) -> None:
    """Everybody has passed: one die to the bin, the others are rolled (GA-4.8, 4.9)."""
    value: i64 = 1
    while p.dice[value] == 0:
        value += 1
    p.dice = with_value(with_value(p.dice, value, p.dice[value] - 1), 0, p.dice[0] + 1)
    for h in p.hoteliers:
        h.passed = False
    number: i64 = dice_left(p)
    if number:
        roll(p, number, p.dice[0])
    if p.events is not None:
        p.tell({"event": "reroll", "binned": int(value), **dice_fields(p)})
    next_player(p)


def begin_turn(p: Position, seat: i64, number: i64) -> None:
    p.active = seat
    clear_turn(p)
    if p.events is not None:
        p.tell({"event": "turn", "seat": int(seat), "number": int(number)})


def clear_turn(p: Position) -> None:
    """GA-5.15."""
    p.began = p.guest_taken = p.die_taken = p.boosted = p.bonus_turn = False


def pass_turn(p: Position) -> None:
    """GA-4.7."""
    owner(p).passed = True
    if p.events is not None:
        p.tell({"event": "pass", "seat": int(p.active)})
    next_player(p)


def end_turn(p: Position) -> None:
    """The next player, or a bonus turn of the same one (GA-13.7)."""
    if p.events is not None:
        p.tell({"event": "end_turn", "seat": int(p.active)}, p.auto)
    if p.extra_turns == 0:
        next_player(p)
        return
    p.extra_turns -= 1
    clear_turn(p)
    p.bonus_turn = True
    if p.events is not None:
        p.tell({"event": "bonus_turn", "seat": int(p.active)})


def end_round(p: Position) -> None:
    """GA-4.11, 4.12."""
    clear_turn(p)
    for h in p.hoteliers:  # players who have passed waited in vain if the last die was taken
        h.passed = False
    if p.events is not None:
        left_over = {"dice": int(dice_left(p)), "bin": p.dice[0]}
        p.tell({"event": "round_end", "round": int(p.round), **left_over})
    if p.table.retreat[p.round]:
        p.phase = EMPEROR
        p.step = 0
        p.active = p.first
        score_emperor(p)
    else:
        next_round(p)


def next_round(p: Position) -> None:
    if p.round == p.table.rounds:
        p.phase = FINAL
        p.step = 0
        p.active = p.first
        return
    p.first = (p.first + 1) % p.players
    begin_round(p)
