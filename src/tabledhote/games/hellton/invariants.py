"""What holds in every position of Hellton Palace (HP-I1 to I16, as far as one position shows it)."""

from mypy_extensions import i64

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.components import (
    BELLS,
    CHOICE_OPPONENT,
    CHOICE_OWNER,
    COPY,
    FAKE_BOOKING,
    FAKE_USHER,
    FLOORS,
    PILLAR,
    ROOMS,
    SLOTS,
    WIDTH,
)
from tabledhote.games.hellton.rules import decisions, hangers, welcome
from tabledhote.games.hellton.state import (
    CLOSING_TIME,
    COLUMN,
    EMPLOY,
    GUEST,
    INCOME,
    NONE,
    OVER,
    PARTNER,
    PHASES,
    PLACE,
    SECOND_COLLAPSED,
    SECOND_SURVIVED,
    SIDE,
    TOUR,
    WELCOME,
    Position,
    row_of,
)
from tabledhote.kernel.bits import listed, size
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.game import Options


def broken(p: Position) -> str | None:
    """The first invariant that a position breaks, in words, or None."""
    return guests(p) or numbers(p) or collapses(p) or pawns(p) or engaged(p) or step(p) or hanger(p) or ending(p)


def bound(_options: Options) -> int:
    """HP-I12: 40 turns of 3 + 11 + 9 * (1 + 5) + 1 decisions, with the door hangers as we print them."""
    return 40 * 69


def guests(p: Position) -> str | None:
    """HP-I1 to I3: every guest dealt is in one place, on the floor of its row at first, one more a turn."""
    table = p.table
    deck = table.starters if p.game.options["deck"] == "starter" else range(len(table.guests))
    if len(set(p.dealt)) != SLOTS or not set(p.dealt) <= set(deck):
        return "dealt: it must name 18 different guests of the deck"
    housed = [table.guest_of[face] for hotel in p.hotels for face in hotel.rooms if face != NONE]
    gone = [p.dealt[slot] for slot in range(SLOTS) if not p.waiting >> slot & 1 and slot != p.arriving]
    if sorted(housed) != sorted(gone):
        return "rooms: they must hold exactly the guests that have left the rows, each once"
    if p.arriving != NONE and p.waiting >> p.arriving & 1:
        return f"arriving: slot {p.arriving} has not been left"
    for floor in range(FLOORS):
        inside = sum(size(hotel.occupied & table.floor_rooms[floor]) for hotel in p.hotels)
        waiting = sum(1 for slot in listed(p.waiting) if row_of(slot) == floor)
        moving = p.arriving != NONE and row_of(p.arriving) == floor
        if inside + waiting + moving != WIDTH:
            here, total = floor + 1, inside + waiting
            return f"waiting: row {here} and both floors {here} must hold {WIDTH} guests, not {total}"
    for seat, hotel in enumerate(p.hotels):
        begun = (p.turn + (seat == p.first)) // 2
        before = seat == p.active() and p.phase in (WELCOME, PLACE) and begun <= ROOMS
        if size(hotel.occupied) != min(begun, ROOMS) - before:
            return f"rooms: seat {seat} must have {min(begun, ROOMS) - before} guests in turn {p.turn}"
    return None


def numbers(p: Position) -> str | None:
    """HP-I6, as far as the ranges of the fields do not see to it."""
    for seat, hotel in enumerate(p.hotels):
        if hotel.irritated & ~hotel.occupied:
            return f"irritated: an empty room of seat {seat} has a token"
    return None


def collapses(p: Position) -> str | None:
    """HP-I7, I8, I15: one cause at most; only First's hotel is down before the end, and then in Second's turn."""
    for seat, hotel in enumerate(p.hotels):
        causes = (hotel.bells == 0) + hotel.pillars.count(0)
        if causes > 1:
            return f"hotels: that of seat {seat} has collapsed for {causes} reasons; one stops everything"
        if causes and p.phase != OVER and (seat != p.first or seat == p.active()):
            return f"hotels: that of seat {seat} has collapsed, so its owner's turn and the game are over"
    return None


def pawns(p: Position) -> str | None:
    """HP-I10."""
    for seat, hotel in enumerate(p.hotels):
        touring = seat == p.active() and p.phase in (TOUR, GUEST, COLUMN)
        if (hotel.pawn != NONE) != (touring or hotel.collapsed()):
            return f"pawn: that of seat {seat} is in the Hall outside the tour, and only then"
        if hotel.pawn != NONE and not hotel.occupied >> hotel.pawn & 1:
            return f"pawn: that of seat {seat} stands before an empty room"
    return None


def engaged(p: Position) -> str | None:
    """HP-I5, I16: a Fake Booking lies at a row if and only if it is engaged; it can be obeyed."""
    for seat, hotel in enumerate(p.hotels):
        laid = bool(hotel.engaged >> FAKE_BOOKING & 1) and not (seat == p.active() and p.phase == EMPLOY + FAKE_BOOKING)
        if (hotel.booking != NONE) != laid:
            return f"booking: that of seat {seat} must lie at a row if and only if it is engaged"
    if p.turn == 1 and p.hotel(1 - p.first).engaged:
        return "engaged: Second has had no turn"
    if p.phase == WELCOME and not welcome.welcome_slots(p):
        return "booking: no guest may be welcomed"
    return None


def step(p: Position) -> str | None:
    """HP-5.1, I11: what the phase needs is there, and it asks for a real choice."""
    phase = p.phase
    if (p.arriving != NONE) != (phase == PLACE):
        return "arriving must name a slot in the phase place, and only then"
    before = phase in (WELCOME, PLACE)
    if phase != OVER and (p.newcomer == NONE) != (before or p.turn > 2 * ROOMS):
        return "newcomer must name the room of the guest welcomed this turn"
    own = p.own
    if p.newcomer != NONE and not own.occupied >> p.newcomer & 1:
        return "newcomer must name an occupied room"
    if phase == SIDE and p.table.sides[p.table.guest_of[own.face(p.newcomer)]] != 2:
        return "phase: side is only asked for a guest with two sides"
    if phase == SIDE and own.face(p.newcomer) not in p.table.faces:
        return "phase: before its side is chosen a guest shows side a"
    if phase == INCOME and own.bells == BELLS:
        return "phase: income is only asked with fewer than 3 bells"
    groom = FAKE_USHER if phase == PARTNER else phase - EMPLOY
    if EMPLOY <= phase <= PARTNER and not own.engaged >> groom & 1:
        return f"phase: {PHASES[phase]} needs the groom engaged"
    if (p.designated != NONE) != (phase == PARTNER):
        return "designated must name a room in the phase partner, and only then"
    if phase == PARTNER and not p.other.irritated >> p.designated & 1:
        return "designated: a Fake Usher points at an irritated guest"
    if phase != OVER and phase not in (GUEST, COLUMN) and number_of_choices(p) < 2:
        return f"phase: {PHASES[phase]} leaves no choice"
    return None


def number_of_choices(p: Position) -> i64:
    choices = Choices()
    decisions.offer(p, choices)
    return choices.count


def hanger(p: Position) -> str | None:
    """HP-I18: what is left of a door hanger belongs to the guest being served, or to the one it copies."""
    if p.phase not in (GUEST, COLUMN):
        return "effects and times must be empty outside a door hanger" if p.effects or p.times else None
    if not p.effects or not p.times:
        return "effects and times must say what is being chosen for"
    table = p.table
    own, other = p.own, p.other
    face = own.face(own.pawn)
    printed = effects_of(p, face) + effects_of(p, table.other_face[face])
    if any(table.what[effect] == COPY for effect in printed) and other.face(own.pawn) != NONE:
        printed += effects_of(p, other.face(own.pawn))
    if not set(p.effects) <= set(printed):
        return "effects: they must be on the door hanger at which the pawn stands"
    effect = p.effects[-1]
    if table.who[effect] not in (CHOICE_OWNER, CHOICE_OPPONENT) or (table.what[effect] == PILLAR) != (
        p.phase == COLUMN
    ):
        return "effects: the last one must be the one that the phase asks for"
    if p.times > 1 and not table.per[effect]:
        return f"times is {p.times}; this effect is carried out once"
    if p.phase == GUEST and size(hangers.selectable(p, own)) < 2:
        return "phase: guest leaves no choice"
    return None


def effects_of(p: Position, face: i64) -> list[int]:
    return list(range(p.table.hanger[face], p.table.hanger[face + 1]))


def ending(p: Position) -> str | None:
    """HP-I14, I15: the reason fits the hotels, and both have begun the same number of turns."""
    if p.phase != OVER:
        return "reason is set, but the game is not over" if p.reason else None
    first, second = p.hotel(p.first).collapsed(), p.hotel(1 - p.first).collapsed()
    if p.turn % 2:
        return "turn: the game ends in a turn of Second"
    if first and second:
        expected = scoring.both_collapsed(p)
    elif first or second:
        expected = SECOND_SURVIVED if first else SECOND_COLLAPSED
    else:
        expected = CLOSING_TIME
    if p.reason != expected or (expected == CLOSING_TIME and p.turn != 2 * p.table.rounds):
        return "reason does not fit the hotels"
    return None
