"""What is printed on the components of Hotel Amsterdam, as tables of small ints that all positions share."""

from typing import Final

from tabledhote.kernel.sheet import Sheet

DAY: Final = 0
NIGHT: Final = 1
SIDES: Final = ("day", "night")
PAWNS: Final = ("mayor", "watchman")
PLACES: Final = 25
CROSSINGS: Final = 16
CANAL: Final = 24
QUAYS: Final = 4
FARTHEST: Final = 3  # steps that a pawn can walk at most
NOWHERE: Final = CROSSINGS  # stands for a hotel not yet built where `around` is looked up


class Components:
    """Places, crossings and canal positions are numbered in the order of the file, functions and tiles too."""

    def __init__(self, sheet: Sheet) -> None:
        self.functions: list[str] = []
        self.side: list[int] = []  # of each function
        self.tile_ids: list[str] = []
        self.faces: list[int] = []  # the function on side s of tile t, at 2 * t + s
        self.places: list[str] = []
        self.start_side: list[int] = []
        self.start_tourists: list[int] = []
        self.dam = -1
        self.buildings: list[int] = []  # all places but the dam
        self.crossings: list[str] = []
        self.beside_dam: list[bool] = []
        self.corners: list[list[int]] = []  # the building places round each crossing, in rising order
        self.around: list[list[int]] = []  # all places round one or two hotels, at first * 17 + second
        self.distance: list[int] = []  # steps from a to b, at 16 * a + b
        self.exactly: list[list[int]] = []  # crossings at the end of a walk of n steps from a, at 16 * n + a
        self.serves: list[int] = []  # the place beside each canal position, -1 in a curve
        self.quay: list[int] = []  # the number of the quay at each canal position, -1 on a straight
        self.curves: list[int] = []  # the canal position of each quay
        self.goal: list[int] = [0] * 5  # by number of players
        self.read_tiles(sheet)
        self.read_city(sheet)
        self.read_canal(sheet)
        self.read_start(sheet)
        self.read_rules(sheet)

    def read_tiles(self, sheet: Sheet) -> None:
        for row in sheet.rows("function", 8):
            self.functions.append(row.word("id"))
            self.side.append(SIDES.index(row.word("side", SIDES)))
        for row in sheet.rows("building_tile", PLACES - 1):
            self.tile_ids.append(row.word("id"))
            for side in range(2):
                function = self.functions.index(row.word(SIDES[side], self.functions))
                if self.side[function] != side:
                    raise row.fail(SIDES[side], f"is {self.functions[function]!r}, which is not a {SIDES[side]} function")
                self.faces.append(function)
        for index, row in enumerate(sheet.rows("function")):
            count = self.faces.count(index)
            if row.whole("tiles", 1, PLACES - 1) != count:
                raise row.fail("tiles", f"is {row.value('tiles')}, but {count} building tiles show {row.word('id')!r}")

    def read_city(self, sheet: Sheet) -> None:
        for index, row in enumerate(sheet.rows("place", PLACES)):
            self.places.append(row.word("id"))
            self.start_tourists.append(row.whole("start_tourists", 0, 30))
            if row.word("kind", ("building", "dam")) == "dam":
                if self.dam >= 0:
                    raise row.fail("kind", "is a second dam; the city has one")
                self.dam = index
                self.start_side.append(-1)
            else:
                self.buildings.append(index)
                self.start_side.append(SIDES.index(row.word("start_side", SIDES)))
        rows = sheet.rows("intersection", CROSSINGS)
        self.crossings = [row.word("id") for row in rows]
        neighbours: list[list[int]] = []
        beside: list[list[int]] = []
        for row in rows:
            tiles = sorted(self.places.index(name) for name in row.words("tiles", self.places, 4))
            beside.append(tiles)
            self.corners.append([place for place in tiles if place != self.dam])
            self.beside_dam.append(self.dam in tiles)
            if row.flag("beside_dam") != self.beside_dam[-1]:
                raise row.fail("beside_dam", f"is {row.flag('beside_dam')}, but its tiles say otherwise")
            neighbours.append([self.crossings.index(name) for name in row.words("neighbours", self.crossings)])
        for here, row in enumerate(rows):
            for there in neighbours[here]:
                if here not in neighbours[there]:
                    raise row.fail("neighbours", f"names {self.crossings[there]}, which does not name it back")
        self.measure(neighbours, beside)

    def measure(self, neighbours: list[list[int]], beside: list[list[int]]) -> None:
        """Walks and surroundings, worked out once from the links and the four tiles of each crossing."""
        for here in range(CROSSINGS):
            self.distance.extend(steps_from(here, neighbours))
        for steps in range(FARTHEST + 1):
            for here in range(CROSSINGS):
                ends = {here}
                for _ in range(steps):
                    ends = {there for end in ends for there in neighbours[end]}
                self.exactly.append(sorted(ends - {here}))  # HA-5.8
        for first in range(CROSSINGS + 1):
            for second in range(CROSSINGS + 1):
                union: set[int] = set()
                for crossing in (first, second):
                    if crossing != NOWHERE:
                        union.update(beside[crossing])
                self.around.append(sorted(union))  # HA-7.2: a tile beside both hotels counts once

    def read_canal(self, sheet: Sheet) -> None:
        for index, row in enumerate(sheet.rows("canal", CANAL)):
            row.whole("position", index, index)
            if row.word("kind", ("straight", "curve")) == "curve":
                self.quay.append(len(self.curves))
                self.curves.append(index)
                self.serves.append(-1)
            else:
                self.quay.append(-1)
                self.serves.append(self.places.index(row.word("serves", self.places)))
        if len(self.curves) != QUAYS:
            raise sheet.fail("canal", f"has {len(self.curves)} curves; it must have {QUAYS}")

    def read_start(self, sheet: Sheet) -> None:
        pawns = {row.word("id", PAWNS): row for row in sheet.rows("pawn", 2)}
        self.pawn_start = [self.crossings.index(pawns[name].word("start", self.crossings)) for name in PAWNS]
        self.flips_from = [SIDES.index(pawns[name].word("flips_from", SIDES)) for name in PAWNS]
        self.sends_to = [SIDES.index(pawns[name].word("sends_to", SIDES)) for name in PAWNS]
        self.boat_start = sheet.table("boat").whole("start", 0, CANAL - 1)
        self.tourists = sheet.table("tourists").whole("total", 1, 99)
        self.supply = self.tourists - sum(self.start_tourists)
        if self.supply != sheet.table("tourists").whole("supply_at_start", 1, 99):
            raise sheet.fail("tourists.supply_at_start", f"must be {self.supply}: the total less those in the city")
        layout = sheet.table("reference_layout").table("tiles")
        names = [self.places[place] for place in self.buildings]
        layout.only(*names)
        self.reference: list[int] = [-1] * PLACES
        for place in self.buildings:
            self.reference[place] = self.tile_ids.index(layout.word(self.places[place], self.tile_ids))
        if len(set(self.reference)) != PLACES:
            raise sheet.fail("reference_layout.tiles", "uses a building tile twice")

    def read_rules(self, sheet: Sheet) -> None:
        for row in sheet.rows("goal", 3):
            self.goal[row.whole("players", 2, 4)] = row.whole("tourists", 1, 99)
        dice = {row.word("id"): row for row in sheet.rows("die", 2)}
        self.faces_of_die = [dice[f"{name}_die"].wholes("faces", 1, FARTHEST) for name in PAWNS]
        tactical = sheet.table("variant").table("tactical")
        self.sail_most = tactical.whole("boat_max", 1, 6)
        self.walk_together = tactical.whole("walk_total_max", 1, 2 * FARTHEST)
        self.lock = tactical.whole("lock", 1, 99)
        self.colours = [row.word("colour") for row in sheet.rows("seat", 4)]


def steps_from(here: int, neighbours: list[list[int]]) -> list[int]:
    """The least number of steps from one crossing to each."""
    distance = [-1] * CROSSINGS
    distance[here] = 0
    queue = [here]
    for crossing in queue:
        for there in neighbours[crossing]:
            if distance[there] < 0:
                distance[there] = distance[crossing] + 1
                queue.append(there)
    return distance
