"""Plain gains: krones, steps, points, cards and food, with their limits, wherever they come from."""

from librt.vecs import append
from mypy_extensions import i64

from tabledhote.games.austria.components import FIRST_GUEST
from tabledhote.games.austria.notation import foods, source_name, staff_numbers
from tabledhote.games.austria.rules.frames import PLACE
from tabledhote.games.austria.rules.stack import push
from tabledhote.games.austria.rules.vocabulary import (
    DRAW_STAFF,
    EMPEROR,
    EXTRA_TURN,
    FOOD_BITS,
    FOODS,
    KRONES,
    PIECES,
    POINTS,
    Effect,
    common,
    count,
    pieces,
)
from tabledhote.games.austria.state import Hotelier, Position, lacking, table_of
from tabledhote.kernel.bits import lowest, only, size
from tabledhote.kernel.rows import with_value


def gain_krones(p: Position, h: Hotelier, number: i64, source: i64) -> None:
    """GA-6.9, 12.1: never more than 20."""
    before: i64 = h.krones
    h.krones = min(before + number, p.table.most_krones)
    if p.events is not None:
        lost = before + number - h.krones
        p.tell({**event_from(p, "krones", source), "number": int(h.krones - before), "lost": int(lost)})


def gain_steps(p: Position, h: Hotelier, number: i64, source: i64) -> None:
    """GA-6.8, 12.2: each step beyond the last space is 1 point."""
    before: i64 = h.emperor
    h.emperor = min(before + number, p.table.last_space)
    beyond: i64 = before + number - h.emperor
    h.points += beyond
    if p.events is not None:
        p.tell({**event_from(p, "steps", source), "number": int(h.emperor - before), "points": int(beyond)})


def gain_points(p: Position, h: Hotelier, number: i64, source: i64) -> None:
    h.points += number
    if p.events is not None and number:
        p.tell({**event_from(p, "points", source), "number": int(number)})


def event_from(p: Position, event: str, source: i64) -> dict[str, object]:
    """The beginning of an event of the owner, with its cause."""
    return {"event": event, "seat": int(p.active), "source": source_name(p.table, source)}


def gain(p: Position, h: Hotelier, effect: Effect) -> None:
    """A plain effect other than food (GA-11.6)."""
    kind: i64 = effect.kind
    if kind == KRONES:
        gain_krones(p, h, effect.n, effect.source)
    elif kind == EMPEROR:
        gain_steps(p, h, effect.n, effect.source)
    elif kind == POINTS:
        times: i64 = size(h.played) if effect.per_staff else 1  # GA-12.3
        gain_points(p, h, effect.n * times, effect.source)
    elif kind == DRAW_STAFF:
        draw_to_hand(p, h, effect.n, effect.source)
    elif kind == EXTRA_TURN:
        p.extra_turns += 1  # GA-12.15
        if p.events is not None:
            p.tell(event_from(p, "extra_turn", effect.source))


# ---- staff cards of the deck --------------------------------------------------------------------


def draw(p: Position) -> i64:
    """The top card of the staff deck, which is not empty: any of the bag, then those that were put underneath."""
    bag: i64 = p.staff_deck
    p.revealed += 1
    if bag:
        card: i64 = p.rng.draw(bag)
        p.staff_deck = bag & ~only(card)
        return card
    card = p.under[0]
    p.under = p.under[1:]
    p.under_by = p.under_by[1:]
    return card


def deck_size(p: Position) -> i64:
    return size(p.staff_deck) + len(p.under)


def draw_cards(p: Position, number: i64, source: i64) -> i64:
    """Draw a number of cards of the deck as a set, fewer if it is short (GA-R12)."""
    cards: i64 = 0
    for _ in range(min(number, deck_size(p))):
        cards |= only(draw(p))
    if p.events is not None:
        private = {"staff": staff_numbers(cards)}
        p.tell({**event_from(p, "staff_drawn", source), "number": int(size(cards)), "private": private})
    return cards


def draw_to_hand(p: Position, h: Hotelier, number: i64, source: i64) -> None:
    """GA-12.4."""
    h.hand |= draw_cards(p, number, source)


def put_under(p: Position, card: i64) -> None:
    """Put a card under the staff deck, where only the owner knows it (GA-18.5)."""
    p.under = append(p.under[:], card)
    p.under_by = append(p.under_by[:], p.active)


# ---- food (GA-8) --------------------------------------------------------------------------------


def all_unwanted(h: Hotelier, packed: i64) -> bool:
    """Whether no guest lacks any of these pieces."""
    return common(packed, lacking(h)) == 0


def receive(p: Position, h: Hotelier, packed: i64, source: i64) -> None:
    """GA-8.1, 8.2: pieces come in; those that a guest lacks wait to be placed."""
    if p.events is not None:
        for food, number in foods(packed).items():
            if number:
                p.tell({**event_from(p, "food", source), "food": food, "number": number})
    rest: i64 = keep_unwanted(p, h, packed)
    if rest:
        push(p, PLACE, rest, 0, 0, source)


def keep(p: Position, h: Hotelier, food: i64, number: i64, auto: bool) -> None:
    """Pieces of one food to the kitchen."""
    h.kitchen += pieces(food, number)
    if p.events is not None:
        p.tell({"event": "keep_food", "seat": int(p.active), "food": FOODS[food], "number": int(number)}, auto)


def keep_unwanted(p: Position, h: Hotelier, packed: i64) -> i64:
    """GA-8.3, 8.4: leading foods that no guest lacks go to the kitchen; what is left to decide, packed."""
    missing: i64 = lacking(h)
    rest: i64 = packed
    while rest:
        food: i64 = first_food(rest)
        if count(missing, food):
            return rest
        keep(p, h, food, count(rest, food), True)
        rest &= ~pieces(food, PIECES)
    return 0


def first_food(packed: i64) -> i64:
    """The first food of the fixed order in a pack that is not empty."""
    return lowest(packed) // FOOD_BITS


def put_on(p: Position, h: Hotelier, food: i64, guest: i64) -> None:
    """One piece on a guest's card; the last one completes the order (GA-8.7)."""
    at: i64 = table_of(h, guest)
    lacks: i64 = h.lacks[at] - pieces(food, 1)
    h.lacks = with_value(h.lacks, at, lacks)
    if lacks == 0:
        finish_order(p, h, guest)


def finish_order(p: Position, h: Hotelier, guest: i64) -> None:
    """The guest lacks nothing any more: staff that wait for that react."""
    if p.events is not None:
        p.tell({"event": "order_done", "seat": int(p.active), "guest": int(guest) + FIRST_GUEST})
    react(p, h, h.played & p.table.on_order_done[guest])


def react(p: Position, h: Hotelier, staff: i64) -> None:
    """Permanent staff that give something at this moment (GA-11.10: at once, no frame)."""
    cards: i64 = staff
    while cards:
        for effect in p.table.effects[lowest(cards) + 1]:
            gain(p, h, effect)
        cards &= cards - 1
