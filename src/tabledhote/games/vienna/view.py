"""What a seat may see of Vienna: everything but the order of the draw pile and chance to come (VI-9.1 to 9.5)."""

from tabledhote.games.vienna import scoring
from tabledhote.games.vienna.components import (
    COMPARE,
    DOUBLE,
    EFFECTS,
    FIGURES,
    LODGE,
    SPACES,
    SPECIAL,
    SPECIAL_IDS,
    SYMBOL_IDS,
    SYMBOLS,
)
from tabledhote.games.vienna.rules import dice
from tabledhote.games.vienna.state import NONE, OVER, PHASES, REASONS, START_CARD, Position
from tabledhote.kernel.bits import listed, size


def view(state: Position, seat: int) -> dict[str, object]:
    """The whole view of a seat; all seats see the same (VI-9.3)."""
    table = state.table
    return {
        "game": "vienna",
        "options": dict(state.game.options),
        "you": seat,
        "seat": state.seat,
        "round": state.round,
        "phase": PHASES[state.phase],
        "spaces": [space(state, order) for order in [*range(1, SPACES), LODGE]],
        "gendarme": table.spaces[state.gendarme] if state.gendarme else None,
        "at": None if state.at == NONE else table.spaces[state.at],
        "die": dice.spell(state.die) if state.die else None,
        "marked": dice.spell_all(state.marked),
        "players": [player(state, owner) for owner in range(state.players)],
        "supply": state.supply,
        "start_cards": [start_card(state, card) for card in range(len(table.start_cards)) if card not in state.start]
        if state.phase == START_CARD
        else [],
        "display": [character(state, card) for card in listed(state.display)],
        "draw_pile": size(state.bag) + len(state.under) if state.phase != START_CARD else None,
        "discard_pile": [character(state, card) for card in listed(state.discard)],
        "specials": [
            {"special": name, "holder": None if state.holders[card] == NONE else state.holders[card]}
            for card, name in enumerate(SPECIAL_IDS)
        ],
        "doubled": state.doubled,
        "goal": table.end_score,
        "prices": {"reroll": table.reroll, "turn_die": table.turn_one_pip, "bribe": table.drive_back},
        "scores": scoring.scores(state),
        "winners": scoring.winners(state),
        "reason": REASONS[state.reason] or None,
        "account": scoring.breakdown(state) if state.phase == OVER else None,
    }


def space(state: Position, order: int) -> dict[str, object]:
    """What is printed on a space, and what stands on it."""
    table = state.table
    effect = table.effect[order]
    figures = (table.cost[order], table.coins[order], table.points[order], table.second[order])
    printed: dict[str, object] = {
        "space": table.spaces[order],
        "order": order,
        "numbers": table.numbers[order],
        "double": bool(table.asks[order] >> DOUBLE & 1),
        "effect": EFFECTS[effect],
        **{key: figure for key, figure in zip(FIGURES[effect], figures, strict=True) if key},
    }
    if effect == SPECIAL:
        printed["special"] = SPECIAL_IDS[table.subject[order]]
    elif effect == COMPARE:
        printed["symbol"] = SYMBOL_IDS[table.subject[order]]
    if order == LODGE:
        lodged = [{"seat": seat, "dice": dice.spell_all(counts)} for seat, counts in enumerate(state.lodge) if counts]
        return {**printed, "lodged": lodged}
    pair = state.pair(order)
    return {**printed, "owner": state.owner(order) if pair else None, "dice": dice.spell_pair(pair) if pair else []}


def player(state: Position, seat: int) -> dict[str, object]:
    """What lies before a seat."""
    table = state.table
    return {
        "colour": table.colours[seat],
        "coins": state.coins[seat],
        "points": state.points[seat],
        "carriage": state.carriage[seat],
        "rolled": state.has_rolled(seat),
        "dice": dice.spell_all(state.hands[seat]),
        "dice_in_all": table.dice[state.players],
        "start_card": None if state.start[seat] == NONE else start_card(state, state.start[seat]),
        "characters": [character(state, card) for card in listed(state.cards[seat])],
        "specials": [SPECIAL_IDS[card] for card, holder in enumerate(state.holders) if holder == seat],
        "symbols": {name: state.symbols[SYMBOLS * seat + symbol] for symbol, name in enumerate(SYMBOL_IDS)},
        "scored": [name for symbol, name in enumerate(SYMBOL_IDS) if state.has_scored(seat, symbol)],
    }


def start_card(state: Position, card: int) -> dict[str, object]:
    """What is printed on a start card."""
    printed = state.table.start_symbols[SYMBOLS * card : SYMBOLS * (card + 1)]
    symbols = dict(zip(SYMBOL_IDS, printed, strict=True))
    return {"card": state.table.start_cards[card], "symbols": symbols, "coins": state.table.start_coins[card]}


def character(state: Position, card: int) -> dict[str, object]:
    """What is printed on a character card."""
    which = state.table.character[card]
    printed = state.table.character_symbols[SYMBOLS * which : SYMBOLS * (which + 1)]
    return {"card": state.table.characters[which], "symbols": dict(zip(SYMBOL_IDS, printed, strict=True))}
