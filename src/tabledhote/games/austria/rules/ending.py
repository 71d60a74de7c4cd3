"""The final scoring as it happens (GA-16): the Secretary copies, then the game ends. counting.py has what counts."""

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria import actions as do
from tabledhote.games.austria import scoring
from tabledhote.games.austria.components import END
from tabledhote.games.austria.rules.offers import offer_only
from tabledhote.games.austria.state import NONE, OVER, Position, owner


def offer_copied_staff(p: Position) -> vec[i64]:
    """GA-16.3: the Secretary's owner chooses among the `end` cards of the opponents."""
    h = owner(p)
    cards: i64 = 0
    if h.played & p.table.copies and h.copied == NONE:
        for other in p.hoteliers:
            if other is not h:
                cards |= other.played
    return offer_only(do.COPY_STAFF, cards & p.table.of_type[END])


def copy_staff(p: Position, card: i64) -> None:
    owner(p).copied = card
    if p.events is not None:
        p.tell({"event": "copy_staff", "seat": int(p.active), "staff": int(card) + 1}, p.auto)


def finish(p: Position) -> None:
    """GA-16.1, 17: the game is over; report every line of the score."""
    p.phase = OVER
    if p.events is None:
        return
    for seat, lines in enumerate(scoring.breakdown(p)):
        for line in lines[1:]:  # the first says what is on the track already
            values = {name: value for name, value in line.items() if name != "line"}
            source = str(line["staff"]) if "staff" in line else line["line"]
            p.tell({"event": "final", "seat": seat, **values, "source": source})
    result = {"scores": scoring.scores(p), "ranks": scoring.ranks(p), "winners": scoring.winners(p)}
    p.tell({"event": "end", **result})
