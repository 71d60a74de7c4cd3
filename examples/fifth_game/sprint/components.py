"""What is printed on the components of Sprint, read from components.toml."""

from tabledhote.kernel.sheet import Sheet

PLAYERS = (2, 3, 4)
FACES = 6  # of the die
MOST_ROUNDS = 100  # whatever a corrected components file says


class Components:
    def __init__(self, sheet: Sheet) -> None:
        sheet.only("track")
        track = sheet.table("track")
        track.only("source", "finish", "mud", "breaths", "pushed", "rounds")
        self.finish = track.whole("finish", 1, 100)
        self.mud = track.wholes("mud", 1, self.finish - 1)
        self.breaths = track.whole("breaths", 0, 9)
        self.pushed = track.whole("pushed", 1, 9)
        self.rounds = track.whole("rounds", 1, MOST_ROUNDS)
