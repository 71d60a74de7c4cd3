"""The decisions of Hellton Palace, in the order of docs/rules/hellton.md: what is legal, and what it does."""

from typing import Final

from mypy_extensions import i64

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton import view as views
from tabledhote.games.hellton.components import BELLS, COLUMNS, FLOORS, GROOMS, GUESTS, ROOMS, SIDES, WIDTH
from tabledhote.games.hellton.rules import grooms, hangers
from tabledhote.games.hellton.rules.hangers import guest_in
from tabledhote.games.hellton.state import (
    ALL_ROOMS,
    COLUMN,
    EMPLOY,
    GUEST,
    HIRE,
    INCOME,
    NONE,
    OVER,
    PARTNER,
    PLACE,
    REASONS,
    SIDE,
    TOUR,
    WELCOME,
    Hotel,
    Position,
    row_of,
)
from tabledhote.kernel.bits import listed, lowest, offer
from tabledhote.kernel.state import Action

# Actions as ints: a first number for each kind, plus guest, room, side, groom, column or row (HP-5.15).
DO_WELCOME: Final = 0
DO_PLACE: Final = DO_WELCOME + GUESTS
DO_SIDE: Final = DO_PLACE + ROOMS
DO_HIRE: Final = DO_SIDE + 2
DO_START: Final = DO_HIRE + len(GROOMS)
DO_SWAP: Final = DO_START + 1
DO_GUEST: Final = DO_SWAP + ROOMS
DO_COLUMN: Final = DO_GUEST + ROOMS
DO_ROW: Final = DO_COLUMN + COLUMNS
DO_SERVE: Final = DO_ROW + FLOORS
DO_REFUSE: Final = DO_SERVE + 1
DO_RENTS: Final = DO_REFUSE + 1
DO_BELL: Final = DO_RENTS + 1
ACTIONS: Final = DO_BELL + 1
TARGET: Final = (DO_SWAP, DO_GUEST, DO_COLUMN, DO_ROW, DO_GUEST)  # what is chosen for each groom
ROW: Final = (1 << WIDTH) - 1  # the slots of row 1, as bits


# ---- turns (HP-4.1 to 4.5) -----------------------------------------------------------------------


def begin_turn(p: Position) -> None:
    p.turn += 1
    p.seat = p.active()
    p.newcomer = NONE
    if p.events is not None:
        p.tell({"event": "turn", "round": (p.turn + 1) // 2, "seat": p.seat})
        if p.last_turn():
            p.tell({"event": "last_turn", "seat": p.seat})
    if p.hotels[p.seat].occupied == ALL_ROOMS:  # HP-4.16
        hangers.nothing(p, "hotel_full")
        dismiss(p)
        return
    slots = welcome_slots(p)
    if slots & (slots - 1):
        p.phase = WELCOME
    else:
        welcome(p, lowest(slots), True)


def end_turn(p: Position) -> None:
    if p.turn == 2 * p.table.rounds:
        finish(p, scoring.CLOSING_TIME)  # HP-9.12
    else:
        begin_turn(p)


def collapse(p: Position, own: Hotel) -> None:
    """HP-4.3, 9.2 to 9.6: the turn stops, the pawn stays; First's fall gives Second a last turn."""
    if p.events is not None:
        cause = "pillars" if own.bells else "bells"
        p.tell({"event": "collapsed", "seat": p.active(), "cause": cause, "room": int(own.pawn) + 1})
    if p.active() == p.first:
        begin_turn(p)
    elif p.last_turn():
        finish(p, scoring.both_collapsed(p))
    else:
        finish(p, scoring.SECOND_COLLAPSED)


def finish(p: Position, reason: int) -> None:
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is not None:
        winners = scoring.winners(p)
        winner = winners[0] if winners else None
        p.tell({"event": "end", "reason": REASONS[reason], "winner": winner, "winners": winners})


# ---- step 1: welcome a guest (HP-4.10 to 4.17) ---------------------------------------------------


def welcome_slots(p: Position) -> i64:
    """The slots whose guest may be chosen: its floor has a free room (HP-4.11), and no booking says otherwise."""
    floors = grooms.free_floors(p, p.hotels[p.seat])
    booking = p.hotels[1 - p.seat].booking
    if booking != NONE:  # HP-4.12
        floors &= 1 << booking
    slots: i64 = 0
    for floor in range(FLOORS):
        if floors >> floor & 1:
            slots |= p.waiting & ROW << WIDTH * floor
    return slots


def free_rooms(p: Position, floor: int) -> i64:
    return p.table.floor_rooms[floor] & ~p.hotels[p.seat].occupied


def welcome(p: Position, slot: int, auto: bool) -> None:
    p.waiting ^= 1 << slot
    p.arriving = slot
    if p.events is not None:
        about = {"seat": p.seat, "guest": p.table.guests[p.dealt[slot]], "row": row_of(slot) + 1}
        p.tell({"event": "welcomed", **about}, auto)
    rooms = free_rooms(p, row_of(slot))
    if rooms & (rooms - 1):
        p.phase = PLACE
    else:
        place(p, lowest(rooms), True)


def place(p: Position, room: int, auto: bool) -> None:
    own = p.hotels[p.seat]
    guest = p.dealt[p.arriving]
    own.rooms[room] = p.table.faces[guest]
    own.occupied |= 1 << room
    p.newcomer = room
    p.arriving = NONE
    if p.events is not None:
        about = {"seat": p.seat, "guest": p.table.guests[guest], "room": room + 1}
        p.tell({"event": "placed", **about}, auto)
    if p.table.sides[guest] == 2:  # HP-4.14
        p.phase = SIDE
    else:
        dismiss(p)


def choose_side(p: Position, side: int) -> None:
    own = p.hotels[p.seat]
    own.rooms[p.newcomer] += side
    if p.events is not None:
        about = {"seat": p.seat, "room": p.newcomer + 1, "guest": guest_in(p, own, p.newcomer), "side": SIDES[side]}
        p.tell({"event": "side", **about})
    dismiss(p)


# ---- steps 2 and 3: dismiss and hire grooms (HP-4.20 to 4.35) ------------------------------------


def dismiss(p: Position) -> None:
    own = p.hotels[p.seat]
    if p.events is not None and own.engaged:
        dismissed = [GROOMS[groom] for groom in listed(own.engaged)]
        p.tell({"event": "dismissed", "seat": p.seat, "grooms": dismissed})
    own.engaged = 0
    own.booking = NONE
    offer_grooms(p)


def offer_grooms(p: Position) -> None:
    if grooms.any_for_hire(p):
        p.phase = HIRE
    else:
        walk_on(p)  # HP-4.35


def legal_hirings(p: Position) -> list[int]:
    own = p.hotels[p.seat]
    actions = [DO_HIRE + groom for groom in range(len(GROOMS)) if grooms.can_be_hired(p, own, groom)]
    actions.append(DO_START)
    return actions


def hire(p: Position, groom: int) -> None:
    if grooms.hire(p, groom):
        offer_grooms(p)


def employ(p: Position, target: int) -> None:
    if grooms.employ(p, p.phase - EMPLOY, target, False):
        offer_grooms(p)


def swap_with(p: Position, room: int) -> None:
    if p.phase == PARTNER:
        grooms.swap_designated(p, room, False)
        offer_grooms(p)
    else:
        employ(p, room)


# ---- step 4: tour of the rooms (HP-4.40 to 4.46) -------------------------------------------------


def walk_on(p: Position) -> None:
    """The pawn goes on to the next occupied room, or home after the last one."""
    own = p.hotels[p.seat]
    ahead: i64 = own.occupied >> own.pawn + 1 << own.pawn + 1
    own.pawn = lowest(ahead) if ahead else NONE
    if p.events is not None:
        p.tell({"event": "pawn", "seat": p.seat, "room": int(own.pawn) + 1})
    if ahead:
        p.phase = TOUR
    elif p.last_turn():
        finish(p, scoring.SECOND_SURVIVED)  # HP-9.5
    else:
        collect(p, own)


def serve(p: Position) -> None:
    own = p.hotels[p.seat]
    room = own.pawn
    if p.events is not None:
        about = {"seat": p.seat, "room": int(room) + 1, "guest": guest_in(p, own, room)}
        p.tell({"event": "served", **about})
        if own.irritated >> room & 1:
            p.tell({"event": "calmed", **about})
    own.irritated &= ~(1 << room)  # HP-4.43
    hangers.hang(p, own.rooms[room], False)
    go_on(p)


def refuse(p: Position) -> None:
    own = p.hotels[p.seat]
    if p.events is not None:
        about = {"seat": p.seat, "room": int(own.pawn) + 1, "guest": guest_in(p, own, own.pawn)}
        p.tell({"event": "refused", **about})
    hangers.add_token(p, own, own.pawn, False)  # HP-4.44
    go_on(p)


def go_on(p: Position) -> None:
    """What is left of the door hanger, then the next room, unless the hotel collapses."""
    if not hangers.carry_out(p):
        return
    own = p.hotels[p.active()]
    if own.collapsed():
        collapse(p, own)
    else:
        walk_on(p)


# ---- step 5: rents or bell (HP-4.50 to 4.54) -----------------------------------------------------


def collect(p: Position, own: Hotel) -> None:
    if own.bells == BELLS:  # HP-4.53
        take_rents(p, True)
    else:
        p.phase = INCOME


def take_rents(p: Position, auto: bool) -> None:
    own = p.hotels[p.seat]
    amount = scoring.rents(p, own)
    own.coins += amount
    if p.events is not None:
        p.tell({"event": "rents", "seat": p.seat, "amount": int(amount)}, auto)
    end_turn(p)


def take_bell(p: Position) -> None:
    own = p.hotels[p.seat]
    own.bells += 1
    if p.events is not None:
        p.tell({"event": "bell_restored", "seat": p.seat, "left": int(own.bells)})
    end_turn(p)


# ---- the State contract --------------------------------------------------------------------------


class Hellton(Position):
    """Hellton Palace behind the State contract."""

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == TOUR:
            return [DO_SERVE, DO_REFUSE]
        if phase == COLUMN:
            return [DO_COLUMN, DO_COLUMN + 1, DO_COLUMN + 2]
        if phase == GUEST:
            return offer([], DO_GUEST, hangers.choosable_guests(self, self.hotels[self.active()]))
        if phase == HIRE:
            return legal_hirings(self)
        if phase == WELCOME:
            return [DO_WELCOME + self.dealt[slot] for slot in listed(welcome_slots(self))]
        if phase == PLACE:
            return offer([], DO_PLACE, free_rooms(self, row_of(self.arriving)))
        if phase == SIDE:
            return [DO_SIDE, DO_SIDE + 1]
        if phase == INCOME:
            return [DO_RENTS, DO_BELL]
        if phase == PARTNER:
            return offer([], DO_SWAP, grooms.neighbours(self, self.hotels[self.seat], self.designated))
        if phase == OVER:
            return []
        groom = phase - EMPLOY
        return offer([], TARGET[groom], grooms.targets(self, groom))

    def apply(self, action: int) -> None:
        if action == DO_SERVE:
            serve(self)
        elif action == DO_REFUSE:
            refuse(self)
        elif action < DO_PLACE:
            welcome(self, self.dealt.index(action - DO_WELCOME), False)
        elif action < DO_SIDE:
            place(self, action - DO_PLACE, False)
        elif action < DO_HIRE:
            choose_side(self, action - DO_SIDE)
        elif action < DO_START:
            hire(self, action - DO_HIRE)
        elif action < DO_SWAP:
            walk_on(self)
        elif action < DO_GUEST:
            swap_with(self, action - DO_SWAP)
        elif action < DO_SERVE:
            self.choose(action)
        elif action == DO_RENTS:
            take_rents(self, False)
        else:
            take_bell(self)

    def choose(self, action: int) -> None:
        """A guest, column or row, for an effect or for a groom."""
        if self.phase == GUEST:
            hangers.choose_guest(self, action - DO_GUEST)
            go_on(self)
        elif self.phase == COLUMN:
            hangers.choose_column(self, action - DO_COLUMN)
            go_on(self)
        else:
            employ(self, action - TARGET[self.phase - EMPLOY])

    def copy(self) -> "Hellton":
        other = Hellton()
        self.copy_to(other)
        return other

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def describe(self, action: int) -> Action:
        if action < DO_PLACE:
            return {"do": "welcome", "card": self.table.guests[action - DO_WELCOME]}
        if action < DO_SIDE:
            return {"do": "place", "room": action - DO_PLACE + 1}
        if action < DO_HIRE:
            return {"do": "choose_side", "side": SIDES[action - DO_SIDE]}
        if action < DO_START:
            return {"do": "hire", "groom": GROOMS[action - DO_HIRE]}
        if action < DO_SWAP:
            return {"do": "start_tour"}
        if action < DO_GUEST:
            return {"do": "swap_with", "room": action - DO_SWAP + 1}
        if action < DO_COLUMN:
            return {"do": "choose_guest", "room": action - DO_GUEST + 1}
        if action < DO_ROW:
            return {"do": "choose_column", "column": action - DO_COLUMN + 1}
        if action < DO_SERVE:
            return {"do": "choose_row", "row": action - DO_ROW + 1}
        return {"do": ("serve", "refuse", "take_rents", "take_bell")[action - DO_SERVE]}

    def view(self, seat: int) -> dict[str, object]:
        return views.view(self, seat)
