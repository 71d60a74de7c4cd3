"""Which decisions there are in Vienna: what is legal, and what it does. Turns and evaluation are in files beside it."""

from typing import Final

from tabledhote.games.vienna import actions, scoring, state
from tabledhote.games.vienna import view as views
from tabledhote.games.vienna.actions import (
    DO_CARD,
    DO_COIN,
    DO_DICE,
    DO_DOUBLE,
    DO_END,
    DO_FACE,
    DO_GENDARME,
    DO_GO,
    DO_MARK,
    DO_POINT,
    DO_REROLL,
    DO_ROB,
    DO_ROLL,
    DO_SKIP,
    DO_SPIN,
    DO_START_CARD,
    DO_SYMBOL,
    DO_TURN,
    MOST_SEATS,
)
from tabledhote.games.vienna.components import CHARACTER_CARDS, FIRST_PLAYER, SPACES, START_CARDS
from tabledhote.games.vienna.rules import cards, dice, effects, route, turns
from tabledhote.games.vienna.state import Position
from tabledhote.kernel.bits import listed
from tabledhote.kernel.state import Action

ROUTE_SPACES: Final = (1 << SPACES) - 2

# ---- setup (VI-3) -------------------------------------------------------------------------------


def begin(p: Position) -> None:
    state.lay_out(p)
    if p.events is not None:
        p.tell({"event": "first_player", "seat": p.holders[FIRST_PLAYER]})
    settle(p)


def choose_start_card(p: Position, card: int, auto: bool) -> None:
    seat = p.seat
    p.start[seat] = card
    cards.add_symbols(p, seat, p.table.start_symbols, card, 1)
    if p.events is not None:
        p.tell({"event": "choose_start_card", "seat": seat, "card": p.table.start_cards[card]}, auto)
    if seat != p.holders[FIRST_PLAYER]:
        p.seat = (seat - 1) % p.players  # VI-3.6
        return
    for owner in range(p.players):  # VI-3.8
        effects.gain(p, owner, p.table.start_coins[p.start[owner]], "start_card")
    if p.events is not None:
        p.tell({"event": "shuffle", "cards": CHARACTER_CARDS})
    cards.fill_display(p)
    turns.begin_round(p)


# ---- the State contract -------------------------------------------------------------------------


def choices(p: Position) -> list[int]:
    phase = p.phase
    if phase == state.TURN:
        return turns.legal_turn(p)
    if phase == state.DICE:
        return turns.legal_dice(p)
    if phase == state.REROLL:
        return turns.legal_reroll(p)
    if phase == state.FACE:
        return turns.legal_faces(p)
    if phase == state.GENDARME:
        return [DO_GENDARME + space for space in listed(ROUTE_SPACES & ~p.taken)]
    if phase == state.KRIEAU:
        return [DO_COIN, DO_POINT] if p.supply else [DO_POINT]
    if phase == state.PRATER:
        return [DO_SPIN + token for token in dice.kinds(p.hands[p.seat])] + [DO_SKIP]
    if phase == state.DOUBLE:
        return [DO_DOUBLE, DO_END]
    if phase == state.CHARACTER:
        return [DO_CARD + p.table.character[card] for card in listed(p.display)]
    if phase == state.GLORIETTE:
        return route.legal_symbols(p)
    if phase == state.TIERGARTEN:
        return route.legal_robberies(p)
    if phase == state.START_CARD:
        return [DO_START_CARD + card for card in range(START_CARDS) if card not in p.start]
    return []


def settle(p: Position) -> None:
    """Carry out what leaves no choice (VI-5.1), and keep what the next decision offers."""
    while True:
        if p.phase == state.EVALUATION and route.go_on(p):
            turns.begin_round(p)
        if p.phase != state.EVALUATION:
            p.offered = choices(p)
            if len(p.offered) != 1:
                return
            perform(p, p.offered[0], True)


def perform(p: Position, action: int, auto: bool) -> None:
    if action < DO_REROLL:
        if action < DO_GO:
            choose_start_card(p, action - DO_START_CARD, auto)
        else:
            turns.go(p, action - DO_GO, auto)
    elif action < DO_DICE:
        if action == DO_REROLL:
            turns.start_reroll(p, auto)
        elif action < DO_MARK:
            turns.turn_die(p, action - DO_TURN, auto)
        elif action < DO_ROLL:
            turns.mark_die(p, action - DO_MARK, auto)
        elif action == DO_ROLL:
            turns.roll_marked(p)
        else:
            turns.set_face(p, action - DO_FACE, auto)
    elif action < DO_GENDARME:
        turns.place(p, p.at, action - DO_DICE, auto)
    elif action < DO_SKIP:
        if action < DO_COIN:
            turns.place_gendarme(p, action - DO_GENDARME, auto)
        elif action < DO_SPIN:
            turns.take(p, action == DO_COIN, auto)
        else:
            turns.spin_die(p, action - DO_SPIN, auto)
    elif action == DO_SKIP:
        turns.skip(p, auto)
    elif action == DO_DOUBLE:
        turns.double_turn(p, auto)
    elif action == DO_END:
        turns.end_turn(p, auto)
    elif action < DO_SYMBOL:
        route.take_card(p, action - DO_CARD, auto)
    elif action < DO_ROB:
        route.choose_symbol(p, action - DO_SYMBOL, auto)
    else:
        route.rob(p, (action - DO_ROB) // MOST_SEATS, (action - DO_ROB) % MOST_SEATS, auto)


class Vienna(Position):
    """Vienna behind the State contract."""

    def legal(self) -> list[int]:
        return self.offered[:]

    def apply(self, action: int) -> None:
        perform(self, action, False)
        settle(self)

    def copy(self) -> "Vienna":
        other = Vienna()
        self.copy_to(other)
        return other

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def view(self, seat: int) -> dict[str, object]:
        return views.view(self, seat)

    def describe(self, action: int) -> Action:
        return actions.describe(self.table, action)
