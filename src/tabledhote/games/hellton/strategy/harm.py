"""How much harm a door hanger is expected to do: a rough measure for bots, worked out once from its words.

The unit is that of `outlook.py`. The numbers were found by letting bots with different ones play each other.
"""

PILLAR = {"own_column": 160, "side_columns": 224, "choice_owner": 112, "choice_opponent": 240}
TOKEN = {"irritate": 58, "irritate_satisfied": 45, "enrage_irritated": 72}
GUESTS = {  # how many guests a word may be expected to mean, in hundredths
    "self": 100,
    "adjacent_row": 70,
    "adjacent_column": 70,
    "adjacent": 140,
    "row": 100,
    "column": 100,
    "row_column": 200,
    "choice_owner": 80,
    "choice_opponent": 130,
}
BELL = 350
COPY = 150
TIMES = {  # how often an effect may be expected to be carried out, in tenths
    "": 10,
    "opponent_grooms_engaged": 10,
    "own_bells": 23,
    "column_pillars": 30,
    "adjacent_irritated": 12,
    "adjacent_satisfied": 12,
    "line_irritated": 18,
}


def harm(what: str, who: str, when: str) -> int:
    """The harm of an effect that is carried out once."""
    if what == "pillar":
        done = PILLAR[who]
    elif what in TOKEN:
        done = TOKEN[what] * GUESTS[who] // 100
    else:
        done = {"bell": BELL, "flip": 0, "copy": COPY}[what]
    return done // 2 if when else done


def repeated(once: int, per: str) -> int:
    return once * TIMES[per] // 10
