"""Actions as ints: a first number for each kind, plus space, token, face, pair of dice, card, symbol or seats."""

from typing import Final

from tabledhote.games.vienna.components import (
    CHARACTER_CARDS,
    FACES,
    MOST_SEATS,
    PAIRS,
    SPACES,
    START_CARDS,
    SYMBOL_IDS,
    SYMBOLS,
    TOKENS,
    Components,
)
from tabledhote.games.vienna.rules.dice import spell, spell_pair
from tabledhote.kernel.state import Action

DO_START_CARD: Final = 0
DO_GO: Final = DO_START_CARD + START_CARDS
DO_REROLL: Final = DO_GO + SPACES
DO_TURN: Final = DO_REROLL + 1
DO_MARK: Final = DO_TURN + TOKENS
DO_ROLL: Final = DO_MARK + TOKENS
DO_FACE: Final = DO_ROLL + 1
DO_DICE: Final = DO_FACE + FACES + 1
DO_GENDARME: Final = DO_DICE + PAIRS
DO_COIN: Final = DO_GENDARME + SPACES
DO_POINT: Final = DO_COIN + 1
DO_SPIN: Final = DO_POINT + 1
DO_SKIP: Final = DO_SPIN + TOKENS
DO_DOUBLE: Final = DO_SKIP + 1
DO_END: Final = DO_DOUBLE + 1
DO_CARD: Final = DO_END + 1
DO_SYMBOL: Final = DO_CARD + CHARACTER_CARDS
DO_ROB: Final = DO_SYMBOL + SYMBOLS  # MOST_SEATS * first + second; one seat stands for both
ACTIONS: Final = DO_ROB + MOST_SEATS * MOST_SEATS


def describe(table: Components, action: int) -> Action:
    """The structured form of an action (VI-5.4 to 5.20)."""
    if action < DO_GO:
        return {"do": "choose_start_card", "card": table.start_cards[action - DO_START_CARD]}
    if action < DO_REROLL:
        return {"do": "go", "space": table.spaces[action - DO_GO]}
    if action == DO_REROLL:
        return {"do": "start_reroll"}
    if action < DO_MARK:
        return {"do": "turn_die", "die": spell(action - DO_TURN)}
    if action < DO_ROLL:
        return {"do": "mark_die", "die": spell(action - DO_MARK)}
    if action == DO_ROLL:
        return {"do": "roll"}
    if action < DO_DICE:
        return {"do": "set_face", "face": action - DO_FACE}
    if action < DO_GENDARME:
        return {"do": "use_dice", "dice": spell_pair(action - DO_DICE)}
    if action < DO_COIN:
        return {"do": "place_gendarme", "space": table.spaces[action - DO_GENDARME]}
    if action < DO_SPIN:
        return {"do": "take", "what": "coin" if action == DO_COIN else "point"}
    if action < DO_SKIP:
        return {"do": "spin_die", "die": spell(action - DO_SPIN)}
    if action < DO_CARD:
        return {"do": ("skip", "double_turn", "end_turn")[action - DO_SKIP]}
    if action < DO_SYMBOL:
        return {"do": "take_card", "card": table.characters[action - DO_CARD]}
    if action < DO_ROB:
        return {"do": "choose_symbol", "symbol": SYMBOL_IDS[action - DO_SYMBOL]}
    first, second = divmod(action - DO_ROB, MOST_SEATS)
    return {"do": "rob", "seats": sorted({first, second})}
