"""How a board calls the players, and what it says about the game as a whole."""

from collections.abc import Mapping, Sequence

from tabledhote.words import LONGEST, Words


def seat_names(words: Words, names: Sequence[str] | None, seats: int) -> list[str]:
    """The players' names without characters that could upset a screen, or else their colours."""
    given = names or [words.name("seat", seat) for seat in range(seats)]
    return ["".join(character for character in name[:LONGEST] if character.isprintable()) for name in given]


def status(view: Mapping[str, object], words: Words, seats: Sequence[str], turn: str = "seat") -> str:
    """The player whose turn it is (the entry `turn` of the view), or the winners."""
    if view["phase"] != "over":
        seat = view[turn]
        assert isinstance(seat, int)
        return words("turn-of", seat=seats[seat])
    winners = view["winners"]
    assert isinstance(winners, list)
    return words("winners", count=len(winners), winners=words.enumerated([seats[seat] for seat in winners]))
