"""The end of the game and its final account (VI-8)."""

from mypy_extensions import i64

from tabledhote.games.vienna import scoring
from tabledhote.games.vienna.components import SYMBOL_IDS, SYMBOLS
from tabledhote.games.vienna.state import NONE, OVER, REASONS, Position


def finish(p: Position, reason: i64) -> None:
    """End the game, and tell the final account (VI-8.3 to 8.6)."""
    p.phase = OVER
    p.seat = NONE
    p.reason = reason
    if p.events is None:
        return
    for seat in range(p.players):
        for symbol in range(SYMBOLS):
            points = scoring.majority(p, seat, symbol)
            if points:
                p.tell({"event": "majority", "seat": seat, "symbol": SYMBOL_IDS[symbol], "points": points})
    for seat in range(p.players):
        points = scoring.exchange(p, seat)
        if points:
            p.tell({"event": "exchange", "seat": seat, "coins": points * p.table.coins_per_point, "points": points})
    result = {"scores": scoring.scores(p), "winners": scoring.winners(p), "ranking": scoring.ranking(p)}
    p.tell({"event": "end", "reason": REASONS[reason], **result})
