"""What holds in every position of Grand Austria Hotel (GA-I.1 to I.8, as far as one position shows it)."""

from collections import Counter

from tabledhote.games.austria.components import (
    DEAREST,
    FIRST_GUEST,
    FIRST_TILE,
    GROUPS,
    GUESTS,
    IN_PLAY,
    PER_LETTER,
    ROUND,
    SOURCES,
    STAFF,
    STRONGEST,
)
from tabledhote.games.austria.hidden import drawn_frames
from tabledhote.games.austria.rules.frames import (
    BONUS_ORDER,
    BOOST,
    COPY,
    DIE_ITEMS,
    DISCARD,
    DISCARD_END,
    DRAW_PLAY,
    EFFECTS,
    FOOD_SPLIT,
    FRAMES,
    IGNORE,
    PENALTY_CHOICE,
    PLACE,
    PREPARE,
    REMOVE,
    RETURN,
    SETTLE,
    STAFF_BESIDE,
    TRACK_SPLIT,
    WIDTH,
    die_action,
    die_staff,
    highest_floor,
    last_removed,
    room_color,
)
from tabledhote.games.austria.rules.rooms import FLOORS, ROOMS, beside
from tabledhote.games.austria.rules.vocabulary import AND_BELOW, COLORS, FOOD_BITS, FOODS, ROOM_COLORS, count
from tabledhote.games.austria.state import (
    DRAFT,
    EMPEROR,
    FINAL,
    GUEST_SETUP,
    NONE,
    OVER,
    QUEUE,
    ROOM_SETUP,
    TURN,
    Hotelier,
    Position,
)
from tabledhote.kernel.bits import listed, size
from tabledhote.kernel.game import Options

DEEPEST = 5  # the most frames on the stack (GA-11.11)
ACTIONS_OF = {BOOST: (1, 2, 3, 4, 5), COPY: (0,), FOOD_SPLIT: (1, 2), TRACK_SPLIT: (4,)}  # by kind of frame


def bound(_options: Options) -> int:
    """The most decisions that a game can have (GA-I.15)."""
    return 20_000


def broken(p: Position) -> str | None:
    """The first invariant that a position breaks, in words, or None."""
    problem = dice(p) or guests(p) or staff(p) or objectives(p) or tiles(p) or phase(p) or order(p) or stack(p)
    for seat in range(p.players):
        problem = problem or hotelier(p, seat) or hotel(p, seat)
    return problem


def dice(p: Position) -> str | None:
    """GA-I.1."""
    if p.phase != TURN:
        return None
    total = sum(p.dice) + sum(h.covered for h in p.hoteliers)
    expected = p.table.dice[p.players]
    return None if total == expected else f"dice: board, bin and turn tiles hold {total}; they must hold {expected}"


def guests(p: Position) -> str | None:
    """GA-I.2."""
    seen = listed(p.guest_deck) + listed(p.discard) + list(p.queue)
    for h in p.hoteliers:
        seen += [guest for guest in h.cafe if guest != NONE]
    if sorted(seen) != list(range(GUESTS)):
        return f"guests: {differences(seen, GUESTS, FIRST_GUEST)}"
    return None if len(p.queue) == QUEUE else f"queue has {len(p.queue)} guests; it must have {QUEUE}"


def staff(p: Position) -> str | None:
    """GA-I.3."""
    seen = listed(p.staff_deck) + list(p.under) + listed(p.removed)
    for h in p.hoteliers:
        seen += listed(h.hand) + listed(h.pack) + listed(h.played)
    for at in drawn_frames(p):
        if p.frames[at] >> STAFF:
            return "stack: drawn cards must be staff"
        seen += listed(p.frames[at])
    return None if sorted(seen) == list(range(STAFF)) else f"staff: {differences(seen, STAFF, 1)}"


def differences(seen: list[int], number: int, first: int) -> str:
    counts = Counter(seen)
    missing = [card + first for card in range(number) if counts[card] == 0]
    twice = [card + first for card in range(number) if counts[card] > 1]
    return f"each card must be in one place; missing: {missing}, more than once: {twice}"


def objectives(p: Position) -> str | None:
    """GA-I.8, and one card of each letter."""
    for at in range(IN_PLAY):
        if p.objectives[at] // PER_LETTER != at:
            return "objectives: there must be one of each letter, in order"
        seats = p.discs_on(at)
        if len(set(seats)) != len(seats):
            return "claims: a seat has two discs on one objective"
    if any(tile // PER_LETTER != at for at, tile in enumerate(p.emperor_tiles)):
        return "emperor_tiles: there must be one of each letter, in order"
    return None


def tiles(p: Position) -> str | None:
    """GA-I.5, the supply of room tiles."""
    for color in range(ROOM_COLORS):
        used = sum(size(h.tiles & p.table.color_rooms[ROOM_COLORS * h.board + color]) for h in p.hoteliers)
        if used > p.table.room_supply[color]:
            return f"tiles: {used} {COLORS[color]} ones lie in hotels; there are {p.table.room_supply[color]}"
    return None


def hotelier(p: Position, seat: int) -> str | None:
    """GA-I.4, and what fits the played cards and the phase."""
    h = p.hoteliers[seat]
    table = p.table
    if not 0 <= h.krones <= table.most_krones or not 0 <= h.emperor <= table.last_space:
        return f"hoteliers[{seat}]: {h.krones} krones and emperor space {h.emperor} are beyond the limits"
    for at in range(len(h.cafe)):
        order = table.order[h.cafe[at]] if h.cafe[at] != NONE else 0
        if any(count(h.lacks[at], food) > count(order, food) for food in range(4)):
            return f"hoteliers[{seat}].cafe: table {at} lacks more than was ordered"
    if h.used & ~(h.played & table.of_type[ROUND]):
        return f"hoteliers[{seat}].used: only played cards of type round can be used"
    if h.pack and p.phase != DRAFT:
        return f"hoteliers[{seat}].pack: there are packs in the draft only"
    if h.passed and (p.phase != TURN or h.covered == 2 or seat == p.active):
        return f"hoteliers[{seat}].passed: only a seat that waits with a number to cover can have passed"
    if h.copied != NONE and (p.phase not in (FINAL, OVER) or not h.played & table.copies):
        return f"hoteliers[{seat}].copied: only the Secretary copies, in the final scoring"
    return None


def hotel(p: Position, seat: int) -> str | None:
    """GA-I.5, I.6 (before the first emperor scoring no tile can have gone) and I.7."""
    h = p.hoteliers[seat]
    if h.occupied & ~h.tiles:
        return f"hoteliers[{seat}].occupied: only a room with a tile can be occupied"
    if p.round <= 3 and p.phase != EMPEROR and not connected(p, h):
        return f"hoteliers[{seat}].tiles: they must be connected and contain the first room"
    for group in range(GROUPS):
        rooms = p.table.groups[GROUPS * h.board + group]
        full = h.occupied & rooms == rooms
        if full and not h.paid >> group & 1 and not waits(p, seat, group):
            return f"hoteliers[{seat}].paid: group {group} is full and has not paid"
        if not full and h.paid >> group & 1 and p.round <= 3 and p.phase != EMPEROR:
            return f"hoteliers[{seat}].paid: group {group} has paid and is not full"
    return None


def connected(p: Position, h: Hotelier) -> bool:
    if h.tiles == 0:
        return True
    part = h.tiles & 1 << p.table.first_room
    while (part | beside(part)) & h.tiles != part:
        part = (part | beside(part)) & h.tiles
    return part == h.tiles


def waits(p: Position, seat: int, group: int) -> bool:
    """Whether the bonus of a group is still pending on the stack (GA-10.7)."""
    if p.active != seat:
        return False
    for at in range(0, p.depth, WIDTH):
        kind, _, _, extra, source = p.stack[at : at + WIDTH]
        if (kind == BONUS_ORDER and extra == group) or (kind == EFFECTS and source < SOURCES and extra == group + 1):
            return True
    return False


def phase(p: Position) -> str | None:
    early = p.phase in (DRAFT, GUEST_SETUP, ROOM_SETUP)
    if early != (p.round == 0):
        return f"round is {p.round}; it is 0 in the set-up and only there"
    if p.phase == EMPEROR and not p.table.retreat[p.round]:
        return f"phase: there is no emperor scoring in round {p.round}"
    if p.phase in (FINAL, OVER) and p.round != p.table.rounds:
        return f"phase: the final scoring follows round {p.table.rounds}"
    if p.phase == ROOM_SETUP and (p.depth != WIDTH or p.frames[0] != PREPARE):
        return "stack: in the set-up of rooms it holds the rooms to prepare"
    if p.depth and p.phase in (DRAFT, GUEST_SETUP, FINAL, OVER):
        return "stack: nothing can be pending in this phase"
    if p.phase == EMPEROR and not p.depth:
        return "stack: in the emperor scoring something must be pending"
    if p.phase == TURN and not p.bonus_turn:
        covered = p.hoteliers[p.active].covered
        if covered > 2 - (not p.die_taken) or (p.die_taken and not covered):
            return "covered: it does not fit die_taken"
        if not p.die_taken and not any(p.dice[1:]):
            return "dice: a turn needs a die on the board"
    flags = (p.guest_taken or p.die_taken) and not p.began and not p.bonus_turn
    return "began: a step of the turn has been taken" if flags else None


def order(p: Position) -> str | None:
    """The seats have their step of the set-up or of a scoring in the order of the turn tiles."""
    last = p.players - 1
    if p.phase == TURN:
        return None if p.step == 0 else f"step is {p.step}; it is 0 in a round"
    if p.phase == OVER:
        return None if p.step == p.players else f"step is {p.step}; all {p.players} seats have had theirs"
    place = last - p.step if p.phase == GUEST_SETUP else p.step  # GA-3.11
    if p.step > last or p.active != p.seat_at(place):
        return f"active is {p.active}; after {p.step} steps it is the turn of another seat"
    if p.phase == DRAFT:
        return draft(p)
    if p.phase == GUEST_SETUP:
        return starting_guests(p)
    return None


def draft(p: Position) -> str | None:
    """GA-3.9: all have as many cards, and the same number to choose from, but for those who have chosen already."""
    chosen = [p.place_of(seat) < p.step for seat in range(p.players)]
    left = size(p.hoteliers[p.active].pack)
    for seat, h in enumerate(p.hoteliers):
        if size(h.pack) != left - chosen[seat] or size(h.hand) + size(h.pack) != p.table.start_hand:
            return f"hoteliers[{seat}].pack: each seat keeps one card of {left}, in turn, and passes on the rest"
    return None


def starting_guests(p: Position) -> str | None:
    """GA-3.11: the last in tile order is the first to take a guest."""
    for seat, h in enumerate(p.hoteliers):
        seated, taken = p.place_of(seat) > p.players - 1 - p.step, sum(guest != NONE for guest in h.cafe)
        if taken != seated:
            return f"hoteliers[{seat}].cafe: after {p.step} steps it must have {int(seated)} guests"
    return None


def stack(p: Position) -> str | None:
    """Frames that could have been opened."""
    if p.depth > DEEPEST * WIDTH:
        return f"stack: there are never more than {DEEPEST} frames"
    for at in range(0, p.depth, WIDTH):
        if not plausible(p, at):
            return f"stack[{at // WIDTH}]: a frame {FRAMES[p.frames[at]]} cannot look like this"
    return None


def plausible(p: Position, at: int) -> bool:
    """Whether the numbers of a frame can mean what they say."""
    kind, left, discount, extra, source = p.stack[at : at + WIDTH]
    table = p.table
    h = p.hoteliers[p.active]
    if kind == EFFECTS and source >= SOURCES:
        action, card = die_action(extra), die_staff(extra)
        return 0 < left <= DIE_ITEMS and 1 <= action <= 5 and 1 <= card <= STAFF and 1 <= discount <= STRONGEST
    if kind == EFFECTS:
        return left < 1 << len(table.effects[source]) and extra <= GROUPS and (left > 0 or extra > 0)
    if kind in (DRAW_PLAY, RETURN):
        return left > 0 and discount <= DEAREST and (extra == 0 or bool(h.played >> (extra - 1) & 1))
    if kind == SETTLE:
        return left in h.cafe and source == FIRST_GUEST + left
    if kind == BONUS_ORDER:
        return left < GUESTS and extra < GROUPS and waits(p, p.active, extra)
    if kind == PLACE:
        return 0 < left < 1 << len(FOODS) * FOOD_BITS
    if kind in (IGNORE, PENALTY_CHOICE, REMOVE, DISCARD, DISCARD_END) and not FIRST_TILE <= source < SOURCES:
        return False
    if kind == PENALTY_CHOICE:
        return len(table.penalties[source - FIRST_TILE]) == 2
    if kind == IGNORE:
        return discount <= h.krones
    if kind == REMOVE:
        return left <= ROOMS and discount <= AND_BELOW and last_removed(extra) < ROOMS
    if kind == PREPARE:
        rooms = 1 <= highest_floor(extra) <= FLOORS and room_color(extra) < ROOM_COLORS
        return left <= ROOMS and discount <= DEAREST and rooms
    if kind == BOOST and (h.krones < table.boost_cost or p.boosted or at + WIDTH != p.depth):
        return False
    if kind in (BOOST, COPY, FOOD_SPLIT, TRACK_SPLIT):
        return 1 <= left < STRONGEST and extra // STAFF_BESIDE <= STAFF and discount in ACTIONS_OF[kind]
    return left <= STRONGEST and discount <= DEAREST and extra <= len(COLORS)
