"""Step 5: the rents or a bell (HP-4.50 to 4.54)."""

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.actions import DO_BELL, DO_RENTS
from tabledhote.games.hellton.components import BELLS
from tabledhote.games.hellton.rules import turns
from tabledhote.games.hellton.state import INCOME, Position
from tabledhote.kernel.choices import Choices


def ask_for_income(p: Position) -> None:
    """Ask for rents or bell; with all bells in the Hall the rents are taken (HP-4.53)."""
    if p.own.bells == BELLS:
        take_rents(p, True)
    else:
        p.phase = INCOME


def offer_income(choices: Choices) -> None:
    choices.add(DO_RENTS)
    choices.add(DO_BELL)


def take_rents(p: Position, auto: bool) -> None:
    own = p.own
    amount = scoring.rents(p, own)
    own.coins += amount
    if p.events is not None:
        p.tell({"event": "rents", "seat": p.seat, "amount": int(amount)}, auto)
    turns.end_turn(p)


def take_bell(p: Position) -> None:
    own = p.own
    own.bells += 1
    if p.events is not None:
        p.tell({"event": "bell_restored", "seat": p.seat, "left": int(own.bells)})
    turns.end_turn(p)
