"""Comparing symbols, the final account and the winners."""

from mypy_extensions import i64

from tabledhote.games.vienna.components import SPECIALS, SYMBOL_IDS, SYMBOLS
from tabledhote.games.vienna.state import COINS, OVER, POINTS, Position


def comparison_points(p: Position, seat: i64, neighbour: i64, symbol: i64) -> i64:
    """The points for comparing a symbol with one neighbour (VI-7.2 to 7.4)."""
    own: i64 = p.shown(seat, symbol)
    theirs: i64 = p.shown(neighbour, symbol)
    if own > theirs:
        return p.table.points[p.table.compare_space[symbol]]
    return p.table.second[p.table.compare_space[symbol]] if own == theirs else 0


def specials_held(p: Position, seat: i64) -> i64:
    """How many special cards a seat holds."""
    held: i64 = 0
    for card in range(SPECIALS):
        if p.holds(seat, card):
            held += 1
    return held


def majority(p: Position, seat: i64, symbol: i64) -> i64:
    """The final points for having more of a symbol than both neighbours (VI-8.3)."""
    own: i64 = p.shown(seat, symbol)
    left: i64 = p.shown((seat + 1) % p.players, symbol)
    right: i64 = p.shown((seat - 1) % p.players, symbol)
    return p.table.majority if own > left and own > right else 0


def exchange(p: Position, seat: i64) -> i64:
    """The final points for coins (VI-8.4)."""
    return p.pieces[COINS + seat] // p.table.coins_per_point


def final_score(p: Position, seat: i64) -> i64:
    """A seat's score if the game ended now (VI-8.3, 8.4)."""
    total = p.pieces[POINTS + seat] + exchange(p, seat)
    for symbol in range(SYMBOLS):
        total += majority(p, seat, symbol)
    return total


def highest(p: Position) -> i64:
    """The points of the seat that is ahead on the track."""
    most: i64 = 0
    for seat in range(p.players):
        most = max(most, p.pieces[POINTS + seat])
    return most


def scores(p: Position) -> list[int]:
    """The points on the track; after the end those of the final scoring too."""
    return p.points if p.phase != OVER else [final_score(p, seat) for seat in range(p.players)]


def standing(p: Position, seat: i64) -> tuple[int, int, int]:
    """What decides the order of the seats: score, special cards, coins left after the exchange (VI-8.5, 8.6)."""
    return final_score(p, seat), specials_held(p, seat), p.pieces[COINS + seat] % p.table.coins_per_point


def ranking(p: Position) -> list[list[int]]:
    """The seats from the first place to the last; seats that share a place stand together."""
    places: list[list[int]] = []
    ranked = sorted(range(p.players), key=lambda seat: standing(p, seat), reverse=True)
    for seat in ranked:
        if places and standing(p, places[-1][0]) == standing(p, seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def winners(p: Position) -> list[int]:
    """The seats in the first place once the game is over (VI-8.5, 8.6)."""
    return ranking(p)[0] if p.phase == OVER else []


def breakdown(p: Position) -> list[list[dict[str, object]]]:
    """The score of each seat line by line: the track, each symbol, the coins."""
    account: list[list[dict[str, object]]] = []
    for seat in range(p.players):
        lines: list[dict[str, object]] = [{"line": "track", "points": p.pieces[POINTS + seat]}]
        for symbol in range(SYMBOLS):
            lines.append({"line": "majority", "symbol": SYMBOL_IDS[symbol], "points": majority(p, seat, symbol)})
        lines.append({"line": "coins", "coins": p.pieces[COINS + seat], "points": exchange(p, seat)})
        account.append(lines)
    return account
