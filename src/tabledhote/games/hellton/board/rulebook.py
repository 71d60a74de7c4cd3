"""What ties the rules of Hellton Palace to its table: the figures, and the rule behind each prompt."""

from tabledhote.drawing.figure import Figure
from tabledhote.games.hellton.board.picture import LEGEND
from tabledhote.words import Words

MIDDLE = 60  # decisions


def signs(words: Words) -> list[tuple[str, str]]:
    return [(sign, words(message)) for sign, message in LEGEND.items()]


FIGURES = (
    Figure("hotel", "HP-2.1", things=("hotel-0",), decisions=MIDDLE),
    Figure("supports", "HP-2.6", around=("hall-0", "column-0-1", "column-0-3")),
    Figure("guests", "HP-2.8", things=("guest-molo", "guest-siren", "guest-harpy", "guest-janus")),
    Figure(
        "grooms",
        "HP-2.10",
        things=tuple(f"groom-0-{name}" for name in ("usher", "fake_usher", "mason", "fake_booking", "diplomat")),
    ),
    Figure("setup", "HP-3.5"),
    Figure("middle", "HP-4.42", decisions=MIDDLE),
    Figure("signs", "HP-7.16", legend=signs),
    Figure("irritated", "HP-6.1", around=("room-0-1", "room-0-4"), decisions=MIDDLE),
)

PROMPTS = {
    "welcome": "HP-4.10",
    "place": "HP-4.13",
    "side": "HP-4.14",
    "hire": "HP-4.30",
    "usher": "HP-6.20",
    "fake_usher": "HP-6.22",
    "mason": "HP-6.25",
    "fake_booking": "HP-6.27",
    "diplomat": "HP-6.28",
    "partner": "HP-6.23",
    "tour": "HP-4.42",
    "guest": "HP-7.31",
    "column": "HP-7.33",
    "income": "HP-4.50",
    "over": "HP-9.1",
}
