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
from tabledhote.games.vienna.state import NONE, OVER, PHASES, PLACED, REASONS, START_CARD, Position
from tabledhote.kernel.bits import listed, size


def view(p: Position, seat: int) -> dict[str, object]:
    table = p.table
    return {
        "game": "vienna",
        "options": dict(p.game.options),
        "you": seat,
        "seat": p.seat,
        "round": p.round,
        "phase": PHASES[p.phase],
        "spaces": [space(p, order) for order in [*range(1, SPACES), LODGE]],
        "gendarme": table.spaces[p.gendarme] if p.gendarme else None,
        "at": None if p.at == NONE else table.spaces[p.at],
        "die": dice.spelled(p.die) if p.die else None,
        "marked": dice.spelled_all(p.marked),
        "players": [player(p, owner) for owner in range(p.players)],
        "supply": p.supply,
        "start_cards": [start_card(p, card) for card in range(len(table.start_cards)) if card not in p.start]
        if p.phase == START_CARD
        else [],
        "display": [character(p, card) for card in listed(p.display)],
        "draw_pile": size(p.bag) + len(p.under) if p.phase != START_CARD else None,
        "discard_pile": [character(p, card) for card in listed(p.discard)],
        "specials": [
            {"special": name, "holder": None if p.holders[card] == NONE else p.holders[card]}
            for card, name in enumerate(SPECIAL_IDS)
        ],
        "doubled": p.doubled,
        "goal": table.end_score,
        "prices": {"reroll": table.reroll, "turn_die": table.turn_one_pip, "bribe": table.drive_back},
        "scores": scoring.scores(p),
        "winners": scoring.winners(p),
        "reason": REASONS[p.reason] or None,
        "account": scoring.breakdown(p) if p.phase == OVER else None,
    }


def space(p: Position, order: int) -> dict[str, object]:
    """What is printed on a space, and what stands on it."""
    table = p.table
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
        lodged = [{"seat": seat, "dice": dice.spelled_all(p.lodge[seat])} for seat in range(p.players) if p.lodge[seat]]
        return {**printed, "lodged": lodged}
    owner, pair = divmod(p.placed[order], PLACED)
    return {**printed, "owner": owner if pair else None, "dice": dice.spelled_pair(pair) if pair else []}


def player(p: Position, seat: int) -> dict[str, object]:
    table = p.table
    return {
        "colour": table.colours[seat],
        "coins": p.coins[seat],
        "points": p.points[seat],
        "carriage": p.carriage[seat],
        "rolled": bool(p.rolled >> seat & 1),
        "dice": dice.spelled_all(p.hands[seat]),
        "dice_in_all": table.dice[p.players],
        "start_card": None if p.start[seat] == NONE else start_card(p, p.start[seat]),
        "characters": [character(p, card) for card in listed(p.cards[seat])],
        "specials": [SPECIAL_IDS[card] for card, holder in enumerate(p.holders) if holder == seat],
        "symbols": {name: p.symbols[SYMBOLS * seat + symbol] for symbol, name in enumerate(SYMBOL_IDS)},
        "scored": [name for symbol, name in enumerate(SYMBOL_IDS) if p.scored >> (SYMBOLS * seat + symbol) & 1],
    }


def start_card(p: Position, card: int) -> dict[str, object]:
    printed = p.table.start_symbols[SYMBOLS * card : SYMBOLS * (card + 1)]
    symbols = dict(zip(SYMBOL_IDS, printed, strict=True))
    return {"card": p.table.start_cards[card], "symbols": symbols, "coins": p.table.start_coins[card]}


def character(p: Position, card: int) -> dict[str, object]:
    which = p.table.character[card]
    printed = p.table.character_symbols[SYMBOLS * which : SYMBOLS * (which + 1)]
    return {"card": p.table.characters[which], "symbols": dict(zip(SYMBOL_IDS, printed, strict=True))}
