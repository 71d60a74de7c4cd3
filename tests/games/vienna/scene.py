"""Positions of Vienna set up by hand, in the words of the rules document."""

from typing import Any, cast

import tabledhote
from tabledhote.games.vienna import invariants, state
from tabledhote.games.vienna.components import PAIRS, SPECIAL_IDS, TOKENS, WHITE
from tabledhote.games.vienna.contract import Vienna
from tabledhote.games.vienna.rules import decisions
from tabledhote.games.vienna.state import (
    CARDS,
    CARRIAGE,
    COINS,
    HANDS,
    HOLDERS,
    LODGED,
    NONE,
    PLACED,
    POINTS,
    START,
    count_symbols,
)

Form = dict[str, Any]
STARTS = ["start_merchant", "start_canon", "start_baron", "start_student", "start_organist"]


def opened(seed: int = 1, **options: object) -> Vienna:
    return cast(Vienna, tabledhote.game("vienna", **options).start(seed, events=True))


def begun(seed: int = 1, **options: object) -> Vienna:
    """A game after the choice of start cards."""
    p = opened(seed, **options)
    while p.round == 0:
        p.apply(p.legal()[0])
    return p


def token(word: str) -> int:
    return WHITE + int(word[1:]) if word.startswith("w") else int(word)


def pack(words: str) -> int:
    """Dice such as "2 2 3 w5" as counts."""
    return sum(8 ** token(word) for word in words.split())


def tokens(dice: int) -> list[str]:
    """Counts as dice, in order."""
    names = [str(face) for face in range(1, 7)] + [f"w{face}" for face in range(1, 7)]
    return [name for name in names for _ in range(dice // 8 ** token(name) % 8)]


def pair(words: str) -> int:
    first, *second = [token(word) for word in words.split()]
    return TOKENS * first + (second[0] if second else 0)


def scene(
    players: int = 3,
    *,
    seat: int = 0,
    hands: dict[int, str] | None = None,
    unrolled: tuple[int, ...] = (),
    placed: dict[str, tuple[int, str]] | None = None,
    gendarme: str | None = None,
    coins: list[int] | None = None,
    points: list[int] | None = None,
    start: list[str] | None = None,
    cards: dict[int, list[str]] | None = None,
    display: list[str] | None = None,
    specials: dict[str, int] | None = None,
    round: int = 2,
    components: str | None = None,
    evaluation: bool = False,
) -> Vienna:
    """A seat at the start of its turn, or the evaluation about to begin; dice not named are on Geheimbund.

    A gendarme was sent by the last seat, from Krieau.
    """
    options: Form = {"components": components} if components else {}
    p = cast(Vienna, tabledhote.game("vienna", players=players, first=0, **options).start(1, events=True))
    table = p.table
    p.round, p.seat = round, seat
    p.lay(COINS, list(coins or [0] * players))
    p.supply = table.supply - sum(p.coins)
    p.lay(POINTS, list(points or p.points))
    p.lay(START, [table.start_cards.index(name) for name in (start or STARTS)[:players]])
    for name, holder in (specials or {}).items():
        p.pieces[HOLDERS + SPECIAL_IDS.index(name)] = holder
    deal(p, cards or {}, display or [])
    for owner in range(players):
        count_symbols(p, owner)
    p.rolled = (1 << players) - 1 - sum(1 << other for other in unrolled)
    p.lay(HANDS, [pack((hands or {}).get(owner, "")) for owner in range(players)])
    standing = dict(placed or {})
    if gendarme:
        standing.setdefault("krieau", (players - 1, "1"))
    for name, (owner, words) in standing.items():
        space = table.spaces.index(name)
        p.pieces[PLACED + space] = PAIRS * owner + pair(words)
        p.taken |= 1 << space
        p.pieces[CARRIAGE + owner] = max(p.carriage[owner], space)
    p.gendarme = table.spaces.index(gendarme) if gendarme else 0
    fill_lodge(p)
    if evaluation:
        p.at, p.phase = 0, state.EVALUATION
    else:
        p.phase = state.TURN
    decisions.advance(p)
    assert p.seat == NONE or invariants.broken(p) is None
    return p


def deal(p: Vienna, cards: dict[int, list[str]], display: list[str]) -> None:
    """Cards out of the draw pile to seats and into the display."""

    def draw(name: str) -> int:
        card = next(
            c for c, which in enumerate(p.table.character) if p.bag >> c & 1 and p.table.characters[which] == name
        )
        p.bag &= ~(1 << card)
        return 1 << card

    for owner, names in cards.items():
        p.pieces[CARDS + owner] = sum(draw(name) for name in names)
    p.display = sum(draw(name) for name in display)


def fill_lodge(p: Vienna) -> None:
    """Put the dice that stand nowhere on Geheimbund, as ones."""
    for owner in range(p.players):
        used = [word for word in tokens(p.hands[owner]) if not word.startswith("w")]
        white = "w" in "".join(tokens(p.hands[owner]))
        for there in p.placed:
            if there and there // PAIRS == owner:
                both = [there % PAIRS // TOKENS, there % TOKENS]
                used += [str(die) for die in both if 0 < die <= WHITE]
                white |= max(both) > WHITE
        if p.rolled >> owner & 1:
            p.pieces[LODGED + owner] = (p.table.dice[p.players] - len(used)) * pack("1")
            if p.holders[SPECIAL_IDS.index("extra_die")] == owner and not white:
                p.pieces[LODGED + owner] += pack("w1")


def forms(p: Vienna) -> list[Form]:
    return [p.describe(action) for action in p.legal()]


def choices(p: Vienna, do: str, field: str) -> list[Any]:
    """What one field of one kind of action may be now."""
    return [form[field] for form in forms(p) if form["do"] == do]


def play(p: Vienna, do: str, **fields: object) -> None:
    p.play(p.parse({"do": do, **fields}))


def events_of(p: Vienna, event: str) -> list[Form]:
    """The events of one kind so far."""
    assert p.events is not None
    return [happened for happened in p.events if happened["event"] == event]


def names(p: Vienna) -> list[str]:
    assert p.events is not None
    return [str(happened["event"]) for happened in p.events]


def hand(p: Vienna, seat: int) -> str:
    return " ".join(tokens(p.hands[seat]))


def space(p: Vienna, name: str) -> int:
    return p.table.spaces.index(name)
