"""The decision at hand: what it offers, what an action does, and the way to the next one.

The files beside this one say by chapter what each decision offers and does; each is named here once, in `offer` and in
`perform`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria.rules import cafe, emperor, ending, objectives, opening, pending, rounds, staff, turn
from tabledhote.games.austria.rules.offers import no_actions
from tabledhote.games.austria.state import DRAFT, EMPEROR, FINAL, GUEST_SETUP, NONE, OVER, ROOM_SETUP, TURN, Position


def offer(p: Position) -> vec[i64]:
    """The legal actions of the decision at hand; empty where nothing is possible, not even `skip`."""
    if p.depth:
        return pending.offer_frame(p)
    if p.phase == TURN:
        return turn.offer_turn(p)
    if p.phase == DRAFT:
        return opening.offer_draft(p)
    if p.phase == GUEST_SETUP:
        return cafe.offer_guests(p)
    if p.phase == FINAL:
        return ending.offer_copied_staff(p)
    return no_actions()


def perform(p: Position, action: i64) -> None:
    """Carry out an action, but not what follows by itself."""
    if p.depth:
        pending.decide(p, action)
    elif p.phase == TURN:
        perform_step(p, action)
    elif p.phase == DRAFT:
        opening.draft(p, action - do.DRAFT)
    elif p.phase == GUEST_SETUP:
        opening.take_starting_guest(p, action - do.TAKE_GUEST)
    else:
        ending.copy_staff(p, action - do.COPY_STAFF)


def perform_step(p: Position, action: i64) -> None:
    """A step of the turn or an additional action (GA-5.1, 7.1)."""
    if action == do.PASS:
        rounds.pass_turn(p)
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
        objectives.claim(p, action - do.CLAIM)
    elif action < do.CHOOSE_ROOM:
        cafe.move_in(p, action - do.MOVE_IN)
    else:
        rounds.end_turn(p)


# ---- to the next decision (GA-D.1, D.2, 11.3) ---------------------------------------------------


def advance(p: Position) -> None:
    """Carry out all that needs no decision, until somebody has a choice or the game is over."""
    p.auto = True
    while p.phase != OVER:
        actions = offer(p)
        number: i64 = len(actions)
        if number > 1 or (number == 1 and actions[0] == do.SKIP):  # GA-18.10: a skip is never automatic
            p.choices = actions
            p.seat = p.active
            p.auto = False
            return
        if number == 1:
            perform(p, actions[0])
        elif p.depth:
            pending.finish_frame(p)
        else:
            next_step(p)
    p.auto = False
    p.seat = NONE
    p.choices = no_actions()


def next_step(p: Position) -> None:
    """The next player in tile order in the set-up of rooms, in the emperor's and in the final scoring."""
    p.step += 1
    if p.step < p.players:
        p.active = p.seat_at(p.step)
        if p.phase == ROOM_SETUP:
            opening.begin_rooms(p)
        elif p.phase == EMPEROR:
            emperor.score_emperor(p)
    elif p.phase == ROOM_SETUP:
        rounds.begin_round(p)
    elif p.phase == EMPEROR:
        rounds.next_round(p)
    else:
        ending.finish(p)
