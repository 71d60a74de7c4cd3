"""The decisions of pending effects (GA-D.10 to D.41): what each frame offers, what a choice does, how it ends."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.components import FIRST_GUEST, FROM_SETUP, GUESTS
from tabledhote.games.austria.rules import cafe, effects, emperor, staff, turn
from tabledhote.games.austria.rules.frames import (
    BONUS_ORDER,
    BOOST,
    CHOOSE_FOOD,
    COMPLETE,
    COPY,
    DISCARD,
    DRAW_PLAY,
    EFFECTS,
    EXTRA,
    FOOD_SPLIT,
    FRAMES,
    IGNORE,
    OCCUPY,
    PENALTY_CHOICE,
    PLACE,
    PLAY,
    PREPARE,
    REMOVE,
    RETURN,
    SERVE,
    SETTLE,
    TAKE,
    TRACK_SPLIT,
)
from tabledhote.games.austria.rules.gains import (
    event_from,
    finish_order,
    first_food,
    keep,
    keep_unwanted,
    put_on,
    receive,
)
from tabledhote.games.austria.rules.hotel import occupy, preparable, prepare
from tabledhote.games.austria.rules.offers import no_actions, offer_only, offer_run, offer_skip, offer_two
from tabledhote.games.austria.rules.rooms import room_number
from tabledhote.games.austria.rules.stack import discount, extra, kind, leave, left, pop, source
from tabledhote.games.austria.rules.vocabulary import FOOD_KINDS, FOODS, count, pieces
from tabledhote.games.austria.state import Position, has_table, owner, table_of
from tabledhote.kernel.rows import with_value

# ---- what the top frame offers ------------------------------------------------------------------


def offer_frame(p: Position) -> vec[i64]:
    """The choices of the top frame; none if nothing is left to do or nothing is possible."""
    frame: i64 = kind(p)
    if frame == PLACE:
        return offer_places(p)
    if frame == EFFECTS:
        return effects.offer_items(p)
    if frame == BOOST:
        return offer_two(do.BOOST, do.SKIP)
    if frame == FOOD_SPLIT:
        return turn.offer_food_splits(p)
    if frame == TRACK_SPLIT:
        return turn.offer_track_splits(p)
    if frame == PREPARE:
        return offer_new_rooms(p)
    if frame == PLAY:
        return staff.offer_hand(p)
    if frame == SERVE:
        return cafe.offer_servings(p)
    if frame == SETTLE:
        return cafe.offer_rooms(p)
    if frame == COPY:
        return turn.offer_copied_actions(p)
    if frame == OCCUPY:
        return offer_skip(offer_only(do.OCCUPY_ROOM, free_rooms(p)))
    if frame == TAKE:
        return offer_skip(cafe.offer_guests(p)) if has_table(owner(p)) else no_actions()
    if frame == DRAW_PLAY:
        return staff.offer_drawn(p)
    if frame == RETURN:
        return staff.offer_returns(p)
    if frame == CHOOSE_FOOD:
        return offer_run(do.CHOOSE_FOOD, FOOD_KINDS)
    if frame == COMPLETE:
        return offer_only(do.COMPLETE_ORDER, effects.incomplete_guests(p, owner(p), extra(p) - 1))
    if frame == EXTRA:
        return offer_skip(offer_only(do.USE_SPACE, effects.usable_spaces(p, owner(p))))
    if frame == BONUS_ORDER:
        return offer_two(do.GROUP_BONUS, do.GROUP_BONUS + 1)
    return offer_penalty(p, frame)


def offer_penalty(p: Position, frame: i64) -> vec[i64]:
    """What a frame of the emperor scoring offers."""
    if frame == IGNORE:
        return offer_two(do.IGNORE_PENALTY, do.SKIP)
    if frame == PENALTY_CHOICE:
        return offer_two(do.CHOOSE_PENALTY, do.CHOOSE_PENALTY + 1)
    if frame == DISCARD:
        return emperor.offer_discards(p)
    if frame == REMOVE:
        return emperor.offer_removals(p)
    return emperor.offer_end_cards(p)


def offer_places(p: Position) -> vec[i64]:
    """GA-8.3: the guests who lack the current food, or keep."""
    food: i64 = first_food(left(p))
    actions = cafe.add_food_moves(owner(p), pieces(food, 1), do.PLACE_FOOD, no_actions())
    return append(actions, do.KEEP_FOOD + food)


def offer_new_rooms(p: Position) -> vec[i64]:
    """Rooms that can be prepared, and `skip` except in the set-up of the revised edition (GA-3.12)."""
    actions = offer_only(do.PREPARE_ROOM, preparable(p, owner(p), discount(p), extra(p)))
    return actions if source(p) == FROM_SETUP and p.table.revised else offer_skip(actions)


def free_rooms(p: Position) -> i64:
    return effects.occupiable(p, owner(p), extra(p) - 1)


# ---- what a choice does -------------------------------------------------------------------------


def decide(p: Position, action: i64) -> None:
    """Carry out a choice of the top frame."""
    if action < do.PASS:
        if action < do.PREPARE_ROOM:
            use_up(p)
            cafe.take_guest(p, action - do.TAKE_GUEST, False)
        else:
            prepare_room(p, action - do.PREPARE_ROOM)
    elif action < do.TAKE_FOOD:
        if action < do.COPY_ACTION:
            turn.use_space(p, action - do.USE_SPACE)
        elif action < do.BOOST:
            turn.copy_action(p, action - do.COPY_ACTION)
        else:
            turn.boost(p, True)
    elif action < do.CHOOSE_FOOD:
        decide_food(p, action)
    elif action == do.SKIP:
        skip(p)
    elif action < do.OCCUPY_ROOM:
        decide_staff(p, action)
    elif action < do.END_TURN:
        decide_guests(p, action)
    else:
        decide_penalty(p, action)


def decide_food(p: Position, action: i64) -> None:
    if action < do.SPLIT:
        code: i64 = action - do.TAKE_FOOD
        turn.take_food(p, code // do.ALL_SPLITS + 1, code % do.ALL_SPLITS // do.SPLITS, code % do.SPLITS)
    elif action < do.PLACE_FOOD:
        code = action - do.SPLIT
        turn.split(p, code // do.SPLITS, code % do.SPLITS)
    elif action < do.KEEP_FOOD:
        code = action - do.PLACE_FOOD
        place_food(p, code // GUESTS, code % GUESTS)
    else:
        keep_food(p, action - do.KEEP_FOOD)


def decide_staff(p: Position, action: i64) -> None:
    """Choosing a food stands among them because of the order of actions."""
    if action < do.PLAY_STAFF:
        origin: i64 = source(p)
        use_up(p)
        receive(p, owner(p), pieces(action - do.CHOOSE_FOOD, 1), origin)
    elif action >= do.RETURN_STAFF:
        staff.return_card(p, action - do.RETURN_STAFF)
    elif kind(p) == PLAY:
        staff.play_from_hand(p, action - do.PLAY_STAFF)
    else:
        staff.play_drawn(p, action - do.PLAY_STAFF)


def decide_guests(p: Position, action: i64) -> None:
    if action < do.COMPLETE_ORDER:
        use_up(p)
        occupy_room(p, action - do.OCCUPY_ROOM)
    elif action < do.RESOLVE:
        complete_order(p, action - do.COMPLETE_ORDER)
    elif action < do.GROUP_BONUS:
        effects.start_item(p, action - do.RESOLVE)
    elif action < do.SERVE:
        cafe.time_bonus(p, action > do.GROUP_BONUS)
    elif action < do.USE_STAFF:
        cafe.serve(p, action - do.SERVE)
    else:
        cafe.settle(p, action - do.CHOOSE_ROOM)


def decide_penalty(p: Position, action: i64) -> None:
    if action == do.IGNORE_PENALTY:
        emperor.ignore_penalty(p)
    elif action < do.DISCARD_STAFF:
        emperor.choose_penalty(p, action - do.CHOOSE_PENALTY)
    elif action < do.REMOVE_ROOM:
        emperor.discard_staff(p, action - do.DISCARD_STAFF)
    elif action < do.DISCARD_PLAYED:
        emperor.remove_room(p, action - do.REMOVE_ROOM)
    else:
        emperor.discard_played(p, action - do.DISCARD_PLAYED)


def use_up(p: Position) -> None:
    """Use up one of the times that the top frame allows."""
    remaining: i64 = left(p) - 1
    if remaining:
        leave(p, remaining)
    else:
        pop(p)


def prepare_room(p: Position, room: i64) -> None:
    off: i64 = discount(p)
    terms: i64 = extra(p)
    use_up(p)
    prepare(p, owner(p), room, off, terms)


def occupy_room(p: Position, room: i64) -> None:
    if p.events is not None:
        p.tell({"event": "occupy_room", "seat": int(p.active), "room": room_number(room)})
    occupy(p, owner(p), room)


def complete_order(p: Position, guest: i64) -> None:
    """GA-12.12: everything the guest lacks, from the supply."""
    h = owner(p)
    at: i64 = table_of(h, guest)
    if p.events is not None:
        event = {**event_from(p, "complete_order", source(p)), "guest": int(guest) + FIRST_GUEST}
        p.tell(event, p.auto)
    pop(p)
    h.lacks = with_value(h.lacks, at, 0)
    finish_order(p, h, guest)


def place_food(p: Position, food: i64, guest: i64) -> None:
    h = owner(p)
    if p.events is not None:
        event = {"event": "place_food", "seat": int(p.active), "food": FOODS[food], "guest": int(guest) + FIRST_GUEST}
        p.tell(event)
    put_on(p, h, food, guest)
    go_on_placing(p, left(p) - pieces(food, 1))


def keep_food(p: Position, food: i64) -> None:
    number: i64 = count(left(p), food)
    keep(p, owner(p), food, number, False)
    go_on_placing(p, left(p) - pieces(food, number))


def go_on_placing(p: Position, packed: i64) -> None:
    """Continue with what is left to place, once the pieces that no guest lacks are in the kitchen."""
    rest: i64 = keep_unwanted(p, owner(p), packed)
    if rest:
        leave(p, rest)
    else:
        pop(p)


# ---- how a frame ends ---------------------------------------------------------------------------


def skip(p: Position) -> None:
    """GA-D.3: give up what is left of the top frame, nothing else."""
    frame: i64 = kind(p)
    if frame == EFFECTS:
        effects.decline_cards(p)
    elif frame == BOOST:
        turn.boost(p, False)
    elif frame == PLAY:
        staff.play_none(p)
    elif frame == DRAW_PLAY:
        staff.play_none_drawn(p)
    elif frame == IGNORE:
        origin: i64 = source(p)
        pop(p)
        emperor.suffer(p, owner(p), origin)
    else:
        if p.events is not None:
            p.tell({**event_from(p, "skip", source(p)), "effect": FRAMES[frame]})
        pop(p)


def finish_frame(p: Position) -> None:
    """Nothing is left to do in the top frame, or nothing is possible any more."""
    frame: i64 = kind(p)
    if frame == EFFECTS:
        effects.finish_items(p)
    elif frame == PLAY:
        staff.play_none(p)
    elif frame == DRAW_PLAY:
        staff.play_none_drawn(p)
    else:
        if p.events is not None and left(p) and frame != SERVE:
            p.tell({**event_from(p, "effect_dropped", source(p)), "effect": FRAMES[frame]})
        pop(p)
