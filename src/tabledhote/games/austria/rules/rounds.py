"""The course of Grand Austria Hotel: set-up, rounds, turns, scorings, and the State contract.

`advance` runs the game to the next decision. What a decision offers and does is told by subject in the files beside
this one; each is named here once, in `choices_of` and in `perform`.
"""

from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria import hidden, scoring
from tabledhote.games.austria import view as views
from tabledhote.games.austria.components import END, FROM_SETUP
from tabledhote.games.austria.rules import cafe, emperor, pending, staff, turn
from tabledhote.games.austria.rules.effects import NORMAL
from tabledhote.games.austria.rules.frames import PREPARE, push
from tabledhote.games.austria.rules.gains import owner
from tabledhote.games.austria.state import (
    DRAFT,
    EMPEROR,
    FINAL,
    GUEST_SETUP,
    NONE,
    OVER,
    ROOM_SETUP,
    TURN,
    Position,
)
from tabledhote.kernel.bits import offer, only, size
from tabledhote.kernel.rng import Rng
from tabledhote.kernel.state import Action

# ---- set-up (GA-3.9 to 3.14) --------------------------------------------------------------------


def begin(p: Position) -> None:
    """From the laid out table to the first decision."""
    if p.hoteliers[0].pack:
        p.phase = DRAFT
        p.active = p.first
    else:
        begin_guests(p)
    advance(p)


def draft_choices(p: Position) -> list[int]:
    found: list[int] = []
    offer(found, do.DRAFT, owner(p).pack)
    return found


def draft(p: Position, card: i64) -> None:
    """Keep a card; when all have, the packs go to the left neighbours (GA-3.9)."""
    h = owner(p)
    h.pack &= ~only(card)
    h.hand |= only(card)
    if p.events is not None:
        p.tell({"event": "draft", "seat": int(p.active), "private": {"staff": int(card) + 1}})
    p.step += 1
    if p.step == p.players:
        p.step = 0
        last: i64 = p.hoteliers[p.players - 1].pack
        for seat in range(p.players - 1, 0, -1):
            p.hoteliers[seat].pack = p.hoteliers[seat - 1].pack
        p.hoteliers[0].pack = last
        if p.events is not None and last:
            p.tell({"event": "packs_passed", "number": int(size(last))})
        if last == 0:
            begin_guests(p)
            return
    p.active = p.seat_at(p.step)


def begin_guests(p: Position) -> None:
    p.phase = GUEST_SETUP
    p.step = 0
    p.active = p.seat_at(p.players - 1)


def take_starting_guest(p: Position, guest: i64) -> None:
    """In reverse order of the turn tiles (GA-3.11)."""
    cafe.take_guest(p, guest, False)
    p.step += 1
    if p.step < p.players:
        p.active = p.seat_at(p.players - 1 - p.step)
        return
    p.phase = ROOM_SETUP
    p.step = 0
    begin_rooms(p)


def begin_rooms(p: Position) -> None:
    """GA-3.12."""
    p.active = p.seat_at(p.step)
    push(p.stack, PREPARE, p.table.start_rooms, 0, NORMAL, FROM_SETUP)


# ---- rounds and turn order (GA-4) ---------------------------------------------------------------


def begin_round(p: Position) -> None:
    p.phase = TURN
    p.round += 1
    p.step = 0
    for h in p.hoteliers:
        h.covered = 0
        h.passed = False
        h.used = 0  # GA-4.12
    p.dice[0] = 0
    if p.events is not None:
        p.tell({"event": "round", "round": int(p.round), "first": int(p.first)})
    roll(p, p.table.dice[p.players])
    if p.events is not None:
        p.tell({"event": "roll", "seat": int(p.first), **rolled(p)})
    next_player(p)


def roll(p: Position, number: i64) -> None:
    """GA-4.2, 4.3."""
    dice = p.dice
    for value in range(1, 7):
        dice[value] = 0
    for _ in range(number):
        dice[p.rng.below(6) + 1] += 1
    p.revealed += 1


def rolled(p: Position) -> dict[str, object]:
    values = [str(value) for value in range(1, 7) for _ in range(p.dice[value])]
    return {"dice": " ".join(values), "counts": p.dice[1:]}


def dice_left(p: Position) -> i64:
    dice = p.dice
    return dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6]


def next_player(p: Position) -> None:
    """The lowest uncovered number of those who have not passed; else a new roll or the end (GA-4.4, 4.8 to 4.10)."""
    if dice_left(p) == 0:
        end_round(p)
        return
    best: i64 = 99
    found: i64 = NONE
    waiting = False
    for seat in range(p.players):
        h = p.hoteliers[seat]
        if h.covered < 2:
            waiting = True
            number: i64 = p.next_number(seat)
            if not h.passed and number < best:
                best = number
                found = seat
    if found != NONE:
        begin_turn(p, found, best)
    elif waiting:
        roll_again(p)
    else:
        end_round(p)


def roll_again(p: Position) -> None:
    """Everybody has passed: one die to the bin, the others are rolled (GA-4.8, 4.9)."""
    value: i64 = 1
    while p.dice[value] == 0:
        value += 1
    p.dice[value] -= 1
    p.dice[0] += 1
    for h in p.hoteliers:
        h.passed = False
    number: i64 = dice_left(p)
    if number:
        roll(p, number)
    if p.events is not None:
        p.tell({"event": "reroll", "binned": int(value), **rolled(p)})
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
        event: dict[str, object] = {"event": "end_turn", "seat": int(p.active)}
        p.tell(event, p.auto)
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
    if p.events is not None:
        left_over = {"dice": int(dice_left(p)), "bin": p.dice[0]}
        p.tell({"event": "round_end", "round": int(p.round), **left_over})
    if p.table.retreat[p.round]:
        p.phase = EMPEROR
        p.step = 0
        p.active = p.first
        emperor.score_emperor(p)
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


def next_step(p: Position) -> None:
    """The next player in tile order in the set-up of rooms, in the emperor's and in the final scoring."""
    p.step += 1
    if p.step < p.players:
        p.active = p.seat_at(p.step)
        if p.phase == ROOM_SETUP:
            begin_rooms(p)
        elif p.phase == EMPEROR:
            emperor.score_emperor(p)
    elif p.phase == ROOM_SETUP:
        begin_round(p)
    elif p.phase == EMPEROR:
        next_round(p)
    else:
        finish(p)


# ---- final scoring (GA-16) ----------------------------------------------------------------------


def copy_choices(p: Position) -> list[int]:
    """GA-16.3: the Secretary's owner chooses among the `end` cards of the opponents."""
    h = owner(p)
    found: list[int] = []
    if h.played & p.table.copies and h.copied == NONE:
        cards: i64 = 0
        for other in p.hoteliers:
            if other is not h:
                cards |= other.played
        offer(found, do.COPY_STAFF, cards & p.table.of_type[END])
    return found


def copy_staff(p: Position, card: i64) -> None:
    owner(p).copied = card
    if p.events is not None:
        event: dict[str, object] = {"event": "copy_staff", "seat": int(p.active), "staff": int(card) + 1}
        p.tell(event, p.auto)


def finish(p: Position) -> None:
    p.phase = OVER
    if p.events is None:
        return
    for seat, lines in enumerate(scoring.breakdown(p)):
        for line in lines[1:]:  # the first says what is on the track already
            values = {name: value for name, value in line.items() if name != "line"}
            source = str(line["staff"]) if "staff" in line else line["line"]
            p.tell({"event": "final", "seat": seat, **values, "source": source})
    result = {"scores": scoring.scores(p), "ranks": scoring.ranks(p), "winners": scoring.winners(p)}
    p.tell({"event": "end", **result})


# ---- to the next decision (GA-D.1, D.2, 11.3) ---------------------------------------------------


def advance(p: Position) -> None:
    """Carry out all that needs no decision, until somebody has a choice or the game is over."""
    p.auto = True
    while p.phase != OVER:
        choices = choices_of(p)
        number = len(choices)
        if number > 1:
            p.choices = choices
            p.seat = p.active
            p.auto = False
            return
        if number == 1:
            perform(p, choices[0])
        elif p.stack:
            pending.finish_frame(p)
        else:
            next_step(p)
    p.auto = False
    p.seat = NONE
    p.choices = []


def resume(p: Position) -> str | None:
    """Make a position that was read ready to go on; what is wrong with it if it asks nothing."""
    p.seat = NONE if p.phase == OVER else p.active
    p.choices = [] if p.phase == OVER else choices_of(p) or hidden.unseen_choices(p)
    if p.phase != OVER and not p.choices:
        return f"phase: seat {p.active} has nothing to decide, so the game would have gone on"
    return None


def choices_of(p: Position) -> list[int]:
    """What the owner can choose now; empty where nothing is possible, and then without the `skip` of that."""
    if p.stack:
        return pending.frame_choices(p)
    if p.phase == TURN:
        return turn.turn_choices(p)
    if p.phase == DRAFT:
        return draft_choices(p)
    if p.phase == GUEST_SETUP:
        return cafe.queue_choices(p)
    if p.phase == FINAL:
        return copy_choices(p)
    return []


def perform(p: Position, action: i64) -> None:
    """Carry out an action, without what follows by itself."""
    if p.stack:
        pending.decide(p, action)
    elif p.phase == TURN:
        act(p, action)
    elif p.phase == DRAFT:
        draft(p, action - do.DRAFT)
    elif p.phase == GUEST_SETUP:
        take_starting_guest(p, action - do.TAKE_GUEST)
    else:
        copy_staff(p, action - do.COPY_STAFF)


def act(p: Position, action: i64) -> None:
    """A step of the turn or an additional action (GA-5.1, 7.1)."""
    if action == do.PASS:
        pass_turn(p)
        return
    p.began = True  # GA-5.7
    if action < do.PASS:
        p.guest_taken = True
        cafe.take_guest(p, action - do.TAKE_GUEST, True)
    elif action < do.USE_SPACE:
        turn.take_die(p, action - do.TAKE_DIE)
    elif action < do.COPY_ACTION:
        turn.use_space(p, action - do.USE_SPACE)
    elif action < do.USE_STAFF:
        cafe.serve(p, action - do.SERVE)
    elif action < do.CLAIM:
        staff.use_staff(p, action - do.USE_STAFF)
    elif action < do.MOVE_IN:
        turn.claim(p, action - do.CLAIM)
    elif action < do.CHOOSE_ROOM:
        cafe.move_in(p, action - do.MOVE_IN)
    else:
        end_turn(p)


# ---- the State contract -------------------------------------------------------------------------


class Austria(Position):
    """Grand Austria Hotel behind the State contract."""

    def legal(self) -> list[int]:
        return self.choices[:]

    def apply(self, action: int) -> None:
        perform(self, action)
        advance(self)

    def copy(self) -> "Austria":
        other = Austria()
        self.copy_to(other)
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        """All staff that the seat does not see changes places (GA-18.7); see hidden.py."""
        hidden.redeal(self, seat, rng)
        if self.seat not in (seat, NONE):
            self.choices = choices_of(self) or hidden.unseen_choices(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def describe(self, action: int) -> Action:
        return do.describe(self.table, action)

    def view(self, seat: int) -> dict[str, object]:
        return views.view(self, seat)
