"""The stack of pending effects in the words of GA-11.4, as a seat may see it."""

from tabledhote.games.austria.components import FIRST_GUEST, FIRST_OBJECTIVE, FIRST_TILE, FROM_ACTION, SOURCES
from tabledhote.games.austria.notation import foods, source_name
from tabledhote.games.austria.rules.effects import item, only_cards, possible_items
from tabledhote.games.austria.rules.frames import (
    BONUS_ORDER,
    BOOST,
    BOOSTABLE,
    CHOOSE_FOOD,
    COPY,
    DISCARD,
    DISCARD_END,
    DRAW_PLAY,
    EFFECTS,
    FOOD_SPLIT,
    FRAMES,
    MAIN_ITEM,
    OCCUPIED_AT_ONCE,
    OCCUPY,
    PLACE,
    PLAY,
    PREPARE,
    REMOVE,
    RETURN,
    SERVE,
    SETTLE,
    TAKE,
    TRACK_SPLIT,
    WIDTH,
    die_action,
    die_staff,
    highest_floor,
    last_removed,
    removed_state,
    room_color,
)
from tabledhote.games.austria.rules.hotel import preparable, price
from tabledhote.games.austria.rules.rooms import room_number
from tabledhote.games.austria.rules.vocabulary import ANY, COLORS, FREE, PICKS, STATES
from tabledhote.games.austria.state import NONE, OVER, Position, owner
from tabledhote.games.austria.view_cards import effect_face, staff_face
from tabledhote.kernel.bits import listed, size


def stack_view(state: Position, seat: int) -> list[dict[str, object]]:
    """All frames, the top last; drawn cards only for their owner (GA-18.4)."""
    return [frame_view(state, at, seat) for at in range(0, state.depth, WIDTH)]


def pending_view(state: Position, seat: int) -> dict[str, object]:
    """The frame that asks, with its effects as they are printed and what rooms cost; empty if none is pending."""
    if not state.depth:
        return {}
    frame = frame_view(state, state.depth - WIDTH, seat)
    kind, left, discount, extra, source = state.stack[-WIDTH:]
    if kind == EFFECTS:
        frame["items"] = items_view(state, left, discount, extra, source, printed=True)
        frame["asks"] = "cards" if only_cards(state, possible_items(state, owner(state))) else "order"
    elif kind == PREPARE:
        h = owner(state)
        rooms = listed(preparable(state, h, discount, extra))
        frame["prices"] = {str(room_number(room)): price(state, h, room, discount) for room in rooms}
    return frame


def frame_view(state: Position, at: int, seat: int) -> dict[str, object]:
    kind, left, discount, extra, source = state.stack[at : at + WIDTH]
    frame: dict[str, object] = {"f": FRAMES[kind], "seat": state.active, "source": source_view(state, source)}
    if kind == EFFECTS:
        frame.update(effects_view(state, left, discount, extra, source))
    elif kind == COPY:
        frame.update(n=left, boost=bool(extra & BOOSTABLE))
    elif kind in (BOOST, FOOD_SPLIT, TRACK_SPLIT):
        frame.update(action=discount, n=left)
    elif kind == PLACE:
        frame.update(foods(left))
    elif kind in (PLAY, PREPARE):
        frame.update(left=left, discount=0 if discount == FREE else discount, free=discount == FREE)
        if kind == PREPARE:
            color = room_color(extra)
            frame.update(max_floor=highest_floor(extra), occupied=bool(extra & OCCUPIED_AT_ONCE))
            frame.update(color=None if color == ANY else COLORS[color])
    elif kind in (DRAW_PLAY, RETURN):
        sees = state.active == seat or state.phase == OVER
        cards = [staff_face(state.table, card) for card in listed(left)] if sees else None
        frame.update(number=size(left), cards=cards)
        if kind == DRAW_PLAY:
            frame.update(discount=0 if discount == FREE else discount, free=discount == FREE)
    elif kind in (SETTLE, BONUS_ORDER):
        frame.update(guest=left + FIRST_GUEST)
    elif kind == REMOVE:
        last = last_removed(extra)
        frame.update(left=left, pick=PICKS[discount], state=STATES[removed_state(extra)])
        frame.update(removed=None if last == NONE else room_number(last))
    elif kind in (CHOOSE_FOOD, OCCUPY, TAKE, SERVE, DISCARD, DISCARD_END):
        frame.update(left=left)
    return frame


def effects_view(state: Position, left: int, discount: int, extra: int, source: int) -> dict[str, object]:
    items = items_view(state, left, discount, extra, source, printed=False)
    if source == FROM_ACTION:
        return {"items": items, "staff": die_staff(extra), "late_bonus": None}
    return {"items": items, "late_bonus": extra - 1 if extra else None}


def items_view(
    state: Position, left: int, discount: int, extra: int, source: int, *, printed: bool
) -> list[dict[str, object]]:
    """The effects of a list that have not started: their kinds, or all that is printed."""
    items: list[dict[str, object]] = []
    for index in listed(left):
        if source == FROM_ACTION and index == MAIN_ITEM:
            items.append({"i": MAIN_ITEM, "kind": "action", "action": die_action(extra), "n": discount})
        else:
            face = effect_face(item(state, source, extra, index))
            items.append({"i": index, **face} if printed else {"i": index, "kind": face["kind"]})
    return items


def source_view(state: Position, source: int) -> dict[str, object]:
    """Where a frame comes from: a card, a tile, or a word under `cause`."""
    if source >= SOURCES:
        return {"cause": source_name(state.table, source)}
    if source >= FIRST_TILE:
        return {"tile": source_name(state.table, source)}
    if source >= FIRST_OBJECTIVE:
        return {"objective": source}
    return {"guest": source} if source >= FIRST_GUEST else {"staff": source}
