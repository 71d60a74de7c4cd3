"""Door hangers: the one interpreter of their effects (HP-7).

What is left of a door hanger lies in `effects`, the effect at work last; `times` says how often it is still to be
carried out. So an effect can stop for a decision in the middle.
"""

from librt.vecs import append, pop
from mypy_extensions import i64

from tabledhote.games.hellton.actions import DO_COLUMN, DO_GUEST
from tabledhote.games.hellton.components import (
    ADJACENT,
    ADJACENT_IRRITATED,
    BELL,
    BELLS_EQUAL,
    CHOICE_OPPONENT,
    CHOICE_OWNER,
    COLUMN_PILLARS,
    COLUMNS,
    COPY,
    ENRAGE_IRRITATED,
    FLIP,
    IRRITATE,
    IRRITATE_SATISFIED,
    LINE_IRRITATED,
    OPPONENT_GROOMS_ENGAGED,
    OPPOSITE_SATISFIED,
    OWN_BELLS,
    OWN_GROOM_ENGAGED,
    PER,
    PILLAR,
    ROW_COLUMN,
    SIDE_COLUMNS,
    SIDES,
    WHEN,
)
from tabledhote.games.hellton.rules.damage import add_token, lose_bell, lose_pillar
from tabledhote.games.hellton.state import COLUMN, GUEST, NONE, STEP_DOOR, Hotel, Position
from tabledhote.kernel.bits import lowest, size
from tabledhote.kernel.choices import Choices
from tabledhote.kernel.rows import blank

# ---- a door hanger from first to last (HP-7.1 to 7.3) --------------------------------------------


def hang(p: Position, face: i64, copied: bool) -> None:
    """Lay the effects of a face on the stack, the first one on top. A copied `copy` does nothing (HP-7.65)."""
    table = p.table
    effect: i64 = table.hanger[face + 1] - 1
    first: i64 = table.hanger[face]
    while effect >= first:
        if copied and table.what[effect] == COPY:
            tell_no_effect(p, "copied_copy")
        else:
            p.effects = append(p.effects, effect)
        effect -= 1


def carry_out(p: Position, own: Hotel) -> bool:
    """Work off the stack. False: a decision is open. True: all is done, or the hotel has collapsed."""
    while len(p.effects) > 0:
        if p.times == 0 and not begin_effect(p, own, p.effects[-1]):
            continue
        while p.times > 0:
            if not carry_out_once(p, own, p.effects[-1]):
                return False
            if own.collapsed():  # HP-4.3, 7.3
                drop(p)
                return True
        end_effect(p)
    return True


def end_effect(p: Position) -> None:
    """The effect at work is over."""
    p.effects, _done = pop(p.effects)


def drop(p: Position) -> None:
    """Forget what is left of the door hanger."""
    p.effects = blank(0)
    p.times = 0


def begin_effect(p: Position, own: Hotel, effect: i64) -> bool:
    """Check condition and number once, when it is the effect's turn. False: it is over already."""
    table = p.table
    other = p.other
    if table.what[effect] == COPY:
        end_effect(p)
        if holds(p, own, other, effect):
            copy_opposite(p, own, other)
        return False
    if holds(p, own, other, effect):
        p.times = repetitions(p, own, other, effect)
        if p.times > 0:
            return True
        tell_no_effect(p, "per", PER[table.per[effect]])
    end_effect(p)
    return False


def carry_out_once(p: Position, own: Hotel, effect: i64) -> bool:
    """Carry out an effect one of its `times`. False: somebody has to choose its target first."""
    table = p.table
    what = table.what[effect]
    who = table.who[effect]
    room: i64 = own.pawn
    if what <= ENRAGE_IRRITATED:
        if who in (CHOICE_OWNER, CHOICE_OPPONENT):
            return ask_for_guest(p, own, effect)
        strike(p, own, what, table.rooms_of(who, room) & own.occupied)
    elif what == PILLAR:
        if who in (CHOICE_OWNER, CHOICE_OPPONENT):
            ask(p, COLUMN, who)
            return False
        column = table.column[room]
        if who == SIDE_COLUMNS:
            lose_beside(p, own, column)
        else:
            lose_pillar(p, own, column)
    elif what == BELL:
        lose_bell(p, own)
    elif what == FLIP:
        flip(p, own)
    p.times -= 1
    return True


def tell_no_effect(p: Position, why: str, word: str = "") -> None:
    """Report that an effect does nothing. The event names the unmet word by its kind: when or per."""
    if p.events is not None:
        about = {why: word} if word else {}
        p.tell({"event": "no_effect", "seat": p.active(), "why": why, **about})


# ---- when, and how often (HP-7.40 to 7.53) -------------------------------------------------------


def holds(p: Position, own: Hotel, other: Hotel, effect: i64) -> bool:
    """Whether the condition of an effect is met (HP-7.50 to 7.53)."""
    when = p.table.when[effect]
    if when == 0:
        return True
    met = False
    if when == OWN_GROOM_ENGAGED:
        met = own.engaged != 0
    elif when == OPPOSITE_SATISFIED:
        met = (other.occupied & ~other.irritated) >> own.pawn & 1 == 1
    elif when == BELLS_EQUAL:
        met = own.bells == other.bells
    else:
        met = other.coins > own.coins
    if not met:
        tell_no_effect(p, "when", WHEN[when])
    return met


def repetitions(p: Position, own: Hotel, other: Hotel, effect: i64) -> i64:
    """How often an effect is carried out (HP-7.40 to 7.45)."""
    table = p.table
    per = table.per[effect]
    if per == 0:
        return 1
    room: i64 = own.pawn
    if per == OPPONENT_GROOMS_ENGAGED:
        return size(other.engaged)
    if per == OWN_BELLS:
        return own.bells
    if per == COLUMN_PILLARS:
        return own.pillars_of(table.column[room])
    if per == LINE_IRRITATED:
        return size(table.rooms_of(ROW_COLUMN, room) & own.irritated)
    neighbours: i64 = table.rooms_of(ADJACENT, room)
    if per == ADJACENT_IRRITATED:
        return size(neighbours & own.irritated)
    return size(neighbours & own.occupied & ~own.irritated)


# ---- whom and where (HP-7.20 to 7.33) ------------------------------------------------------------


def targets(own: Hotel, what: i64, rooms: i64) -> i64:
    """The guests in these rooms on whom an effect acts (HP-7.10 to 7.12)."""
    if what == IRRITATE:
        return rooms
    return rooms & ~own.irritated if what == IRRITATE_SATISFIED else rooms & own.irritated


def strike(p: Position, own: Hotel, what: i64, rooms: i64, auto: bool = False) -> None:
    """Work off the guests in these rooms, in rising room number, one at a time (HP-7.30)."""
    left: i64 = targets(own, what, rooms)
    if left == 0:
        why = "nobody" if rooms == 0 else "nobody_satisfied" if what == IRRITATE_SATISFIED else "nobody_irritated"
        tell_no_effect(p, why)
    while left and own.bells:
        add_token(p, own, lowest(left), auto)
        left &= left - 1


def lose_beside(p: Position, own: Hotel, column: i64) -> None:
    """The columns to the left and to the right lose a pillar, as far as there are any (HP-7.29)."""
    if column > 0:
        lose_pillar(p, own, column - 1)
    if column < COLUMNS - 1 and not own.collapsed():
        lose_pillar(p, own, column + 1)


# ---- chosen targets (HP-5.10, 5.11, 7.27, 7.31 to 7.33) ------------------------------------------


def ask(p: Position, phase: i64, who: i64) -> None:
    """Let the owner or the opponent choose, as the effect says (HP-5.10)."""
    p.phase = phase
    p.seat = p.active() if who == CHOICE_OWNER else 1 - p.active()


def ask_for_guest(p: Position, own: Hotel, effect: i64) -> bool:
    """False: a seat has to choose. With one choice it is taken, with none the effect is over (HP-5.2)."""
    rooms = selectable(p, own)
    if size(rooms) > 1:
        ask(p, GUEST, p.table.who[effect])
        return False
    strike(p, own, p.table.what[effect], own.occupied & ~(1 << own.pawn), True)
    p.times = p.times - 1 if rooms else 0
    return True


def selectable(p: Position, own: Hotel) -> i64:
    """The rooms of the other guests on whom the effect at work acts (HP-7.27, 7.31)."""
    return targets(own, p.table.what[p.effects[-1]], own.occupied & ~(1 << own.pawn))


def offer_guests(p: Position, choices: Choices) -> None:
    choices.add_each(DO_GUEST, selectable(p, p.own))


def choose_guest(p: Position, room: i64) -> None:
    strike(p, p.own, p.table.what[p.effects[-1]], 1 << room)
    end_choice(p)


def offer_columns(choices: Choices) -> None:
    for column in range(COLUMNS):  # HP-5.11
        choices.add(DO_COLUMN + column)


def choose_column(p: Position, column: i64) -> None:
    lose_pillar(p, p.own, column)
    end_choice(p)


def end_choice(p: Position) -> None:
    """Go on with the effect after a choice, unless it is over or the hotel has collapsed."""
    p.phase = STEP_DOOR
    p.seat = p.active()
    p.times -= 1
    if p.own.collapsed():
        drop(p)
    elif p.times == 0:
        end_effect(p)


# ---- flip and copy (HP-7.15, 7.60 to 7.65) -------------------------------------------------------


def flip(p: Position, own: Hotel) -> None:
    """Turn this guest's card; what is left of the old side's effects is still carried out."""
    table = p.table
    face = own.face(own.pawn)
    back = table.other_face[face]
    if back == face:
        tell_no_effect(p, "one_sided")
        return
    own.lodge(own.pawn, back)
    if p.events is not None:
        side = SIDES[back - table.faces[table.guest_of[back]]]
        about = {"seat": p.active(), "room": int(own.pawn) + 1, "guest": p.guest_in(own, own.pawn), "side": side}
        p.tell({"event": "flipped", **about})


def copy_opposite(p: Position, own: Hotel, other: Hotel) -> None:
    """Hang up the door hanger of the guest in the same room of the other hotel (HP-7.60, 7.61)."""
    face = other.face(own.pawn)
    if face == NONE:
        tell_no_effect(p, "room_empty")
        return
    if p.events is not None:
        about = {"seat": p.active(), "room": int(own.pawn) + 1, "guest": p.guest_in(other, own.pawn)}
        p.tell({"event": "copied", **about})
    hang(p, face, True)
