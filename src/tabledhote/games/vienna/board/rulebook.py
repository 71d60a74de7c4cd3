"""What ties the rules of Vienna to its table: the figures, and the rule behind each prompt."""

from tabledhote.drawing.figure import Figure
from tabledhote.games.vienna.board.pieces import SPECIAL_ICONS, SYMBOL_ICONS
from tabledhote.words import Words

MIDDLE = 60  # decisions


def symbols(words: Words) -> list[tuple[str, str]]:
    shown = [(icon, words.name("symbol", symbol)) for symbol, icon in SYMBOL_ICONS.items()]
    signs = (("coin", "legend-coin"), ("point", "legend-point"), ("bolt", "legend-bolt"))
    return shown + [(icon, words(message)) for icon, message in signs]


def specials(words: Words) -> list[tuple[str, str]]:
    return [(icon, words.name("special", special)) for special, icon in SPECIAL_ICONS.items()]


FIGURES = (
    Figure(
        "spaces",
        "VI-2.3",
        things=tuple(
            f"space-{name}" for name in ("rathaus", "stadtpark", "stephansdom", "tiergarten", "krieau", "geheimbund")
        ),
    ),
    Figure("symbols", "VI-2.8", legend=symbols),
    Figure("setup", "VI-3.5"),
    Figure("display", "VI-3.11", around=("display-lieutenant", "display-court_supplier"), decisions=4),
    Figure("player", "VI-4.6", things=("seat-0", "seat-1", "seat-2"), decisions=MIDDLE),
    Figure("route", "VI-4.15", around=("space-krieau", "space-cafe_sacher"), decisions=MIDDLE),
    Figure("specials", "VI-6.15", legend=specials),
    Figure(
        "compare",
        "VI-7.1",
        things=("space-pestsaeule", "space-stephansdom", "space-belvedere", "space-gloriette"),
    ),
    Figure("track", "VI-8.1", around=("track",), decisions=MIDDLE),
)

PROMPTS = {
    "start_card": "VI-3.6",
    "turn": "VI-4.4",
    "reroll": "VI-4.7",
    "face": "VI-4.8",
    "dice": "VI-4.10",
    "gendarme": "VI-6.2",
    "krieau": "VI-6.3",
    "prater": "VI-6.4",
    "double": "VI-4.24",
    "character": "VI-6.9",
    "gloriette": "VI-7.5",
    "tiergarten": "VI-6.13",
    "over": "VI-8.5",
}
