"""What ties the rules of Hotel Amsterdam to its table: the figures, and the rule behind each prompt."""

from tabledhote.drawing.figure import Figure

FIXED = {"layout": "reference", "first": 0}
MIDDLE = 60  # decisions

FIGURES = (
    Figure(
        "functions",
        "HA-2.6",
        things=("tile-a1", "tile-c5", "tile-a5", "tile-c1", "tile-d5", "tile-a4", "tile-c2", "tile-c4"),
        options=FIXED,
    ),
    Figure("crossing", "HA-2.9", around=("tile-b3", "tile-c4"), options=FIXED),
    Figure("diagonals", "HA-2.12", around=("tile-b2", "tile-d4"), options=FIXED),
    Figure("quay", "HA-2.17", around=("canal-18", "quay-18", "tile-a1", "tile-b2"), decisions=MIDDLE),
    Figure("setup", "HA-3.8", options=FIXED),
    Figure("pawns", "HA-4.4", things=("piece-mayor", "piece-watchman", "die-mayor", "die-watchman"), options=FIXED),
    Figure("eviction", "HA-6.13", around=("tile-a1", "tile-e2"), decisions=MIDDLE),
    Figure("scores", "HA-7.1", around=("seat-0", "seat-1", "supply"), decisions=MIDDLE),
    Figure("middle", "HA-7.3", decisions=MIDDLE),
)

PROMPTS = {
    "sail": "HA-5.1",
    "place_hotel": "HA-5.2",
    "walk_mayor": "HA-5.4",
    "walk_watchman": "HA-5.7",
    "act": "HA-5.11",
    "rehouse": "HA-5.15",
    "over": "HA-8.6",
}
