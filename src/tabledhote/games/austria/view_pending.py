"""The stack of pending effects in the words of GA-11.4, as a seat may see it."""

from tabledhote.games.austria.components import FIRST_GUEST, FIRST_OBJECTIVE, FIRST_TILE, FROM_ACTION, SOURCES
from tabledhote.games.austria.rules.effects import ATTACHED, BOTH_FLAG, item
from tabledhote.games.austria.rules.frames import (
    BONUS_ORDER,
    BOOST,
    CHOOSE_FOOD,
    COPY,
    DISCARD,
    DISCARD_END,
    DRAW_PLAY,
    EFFECTS,
    FOOD_SPLIT,
    FRAMES,
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
)
from tabledhote.games.austria.rules.gains import owner
from tabledhote.games.austria.rules.hotel import COLORED, OCCUPIED, preparable, price
from tabledhote.games.austria.rules.rooms import room_number
from tabledhote.games.austria.rules.turn import BOOSTABLE
from tabledhote.games.austria.rules.vocabulary import COLORS, FREE, PICKS, STATES
from tabledhote.games.austria.state import OVER, Position, foods, source_name
from tabledhote.games.austria.view_cards import effect_face, staff_face
from tabledhote.kernel.bits import listed, size


def stack_view(p: Position, seat: int) -> list[dict[str, object]]:
    """All frames, the top last; drawn cards only for their owner (GA-18.4)."""
    return [frame_view(p, at, seat) for at in range(0, len(p.stack), WIDTH)]


def pending_view(p: Position, seat: int) -> dict[str, object]:
    """The frame that asks, with its effects as they are printed and what rooms cost; empty if none is pending."""
    if not p.stack:
        return {}
    frame = frame_view(p, len(p.stack) - WIDTH, seat)
    kind, left, discount, extra, source = p.stack[-WIDTH:]
    if kind == EFFECTS:
        frame["items"] = items_view(p, left, discount, extra, source, printed=True)
    elif kind == PREPARE:
        h = owner(p)
        rooms = listed(preparable(p, h, discount, extra))
        frame["prices"] = {str(room_number(room)): price(p, h, room, discount) for room in rooms}
    return frame


def frame_view(p: Position, at: int, seat: int) -> dict[str, object]:
    kind, left, discount, extra, source = p.stack[at : at + WIDTH]
    frame: dict[str, object] = {"f": FRAMES[kind], "seat": p.active, "source": source_view(p, source)}
    if kind == EFFECTS:
        frame.update(effects_view(p, left, discount, extra, source))
    elif kind == COPY:
        frame.update(n=left, boost=bool(extra & BOOSTABLE))
    elif kind in (BOOST, FOOD_SPLIT, TRACK_SPLIT):
        frame.update(action=discount, n=left)
    elif kind == PLACE:
        frame.update(foods(left))
    elif kind in (PLAY, PREPARE):
        frame.update(left=left, discount=0 if discount == FREE else discount, free=discount == FREE)
        if kind == PREPARE:
            color = COLORS[extra // COLORED - 1] if extra >= COLORED else None
            frame.update(max_floor=extra & 7, occupied=bool(extra & OCCUPIED), color=color)
    elif kind in (DRAW_PLAY, RETURN):
        sees = p.active == seat or p.phase == OVER
        cards = [staff_face(p.table, card) for card in listed(left)] if sees else None
        frame.update(number=size(left), cards=cards)
        if kind == DRAW_PLAY:
            frame.update(discount=0 if discount == FREE else discount, free=discount == FREE)
    elif kind in (SETTLE, BONUS_ORDER):
        frame.update(guest=left + FIRST_GUEST)
    elif kind == REMOVE:
        last = extra // 2 - 1
        frame.update(left=left, pick=PICKS[discount], state=STATES[extra & 1])
        frame.update(removed=None if last < 0 else room_number(last))
    elif kind in (CHOOSE_FOOD, OCCUPY, TAKE, SERVE, DISCARD, DISCARD_END):
        frame.update(left=left)
    return frame


def effects_view(p: Position, left: int, discount: int, extra: int, source: int) -> dict[str, object]:
    items = items_view(p, left, discount, extra, source, printed=False)
    if source == FROM_ACTION:
        return {"items": items, "staff": extra // ATTACHED, "late_bonus": None}
    return {"items": items, "late_bonus": extra - 1 if extra else None}


def items_view(
    p: Position, left: int, discount: int, extra: int, source: int, *, printed: bool
) -> list[dict[str, object]]:
    """The effects of a list that have not started: their kinds, or all that is printed."""
    items: list[dict[str, object]] = []
    for index in listed(left):
        if source == FROM_ACTION and index == 0:
            items.append({"i": 0, "kind": "action", "action": extra % BOTH_FLAG, "n": discount})
        else:
            face = effect_face(item(p, source, extra, index))
            items.append({"i": index, **face} if printed else {"i": index, "kind": face["kind"]})
    return items


def source_view(p: Position, source: int) -> dict[str, object]:
    """Where a frame comes from: a card, a tile, or a word under `cause`."""
    if source >= SOURCES:
        return {"cause": source_name(p.table, source)}
    if source >= FIRST_TILE:
        return {"tile": source_name(p.table, source)}
    if source >= FIRST_OBJECTIVE:
        return {"objective": source}
    return {"guest": source} if source >= FIRST_GUEST else {"staff": source}
