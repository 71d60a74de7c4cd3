"""What is printed on the components of Hotel Amsterdam, as tables of small ints that all positions share."""

from typing import Final

from mypy_extensions import i64

from tabledhote.kernel.sheet import Sheet

PLAYERS: Final = (2, 3, 4)
DAY: Final = 0
NIGHT: Final = 1
SIDES: Final = ("day", "night")
MAYOR: Final = 0
WATCHMAN: Final = 1
PAWNS: Final = ("mayor", "watchman")
PLACES: Final = 25
CROSSINGS: Final = 16
CANAL: Final = 24
QUAYS: Final = 4
LONGEST: Final = 6  # the most positions that the boat can sail
FARTHEST: Final = 3  # the most steps that a pawn can walk
NOWHERE: Final = CROSSINGS  # stands for no crossing where tables are looked up


class Components:
    """Places, crossings, canal positions, functions and tiles are numbered in the order of the file."""

    def __init__(self, sheet: Sheet) -> None:
        self.functions: list[str] = []
        self.side: list[int] = []  # of each function
        self.tile_ids: list[str] = []
        self.faces: list[int] = []  # the function on each side of each tile: see `function_on`
        self.tiles_with: list[list[int]] = []  # the tiles that have each function on one side
        self.places: list[str] = []
        self.start_night = 0  # the places, as bits, that start with the night side up
        self.start_tourists: list[int] = []
        self.dam = -1
        self.buildings: list[int] = []  # all places but the dam
        self.crossings: list[str] = []
        self.beside_dam: list[bool] = []
        self.all_buildings = 0  # as bits
        self.around_buildings: list[int] = []  # the building places round each crossing, as bits
        self.around: list[int] = []  # the places round two hotels, as bits: see `places_beside`
        self.distance: list[int] = []  # see `steps_between`
        self.exactly: list[list[int]] = []  # walks of exactly n steps, at `walk_row`
        self.within: list[list[int]] = []  # walks of at most n steps, likewise
        self.reach_exactly: list[int] = []  # the places beside which n steps end, as bits, at `reach_row`
        self.reach_within: list[int] = []  # or at most n steps, likewise
        self.serves: list[int] = []  # the place beside each canal position, -1 in a curve
        self.quay: list[int] = []  # the number of the quay at each canal position, -1 on a straight
        self.curves: list[int] = []  # the canal position of each quay
        self.passed: list[int] = []  # see `quay_passed`
        self.goal: list[int] = [0] * 5  # by number of players
        self.read_tiles(sheet)
        self.read_city(sheet)
        self.read_canal(sheet)
        self.read_start(sheet)
        self.read_rules(sheet)

    def read_tiles(self, sheet: Sheet) -> None:
        for name, row in sheet.by_id("function", 8).items():
            self.functions.append(name)
            self.side.append(SIDES.index(row.word("side", SIDES)))
        for name, row in sheet.by_id("building_tile", PLACES - 1).items():
            self.tile_ids.append(name)
            for side in range(2):
                function = self.functions.index(row.word(SIDES[side], self.functions))
                if self.side[function] != side:
                    raise row.fail(
                        SIDES[side], f"is {self.functions[function]!r}, which is not a {SIDES[side]} function"
                    )
                self.faces.append(function)
        for index, row in enumerate(sheet.rows("function")):
            self.tiles_with.append([face // 2 for face, function in enumerate(self.faces) if function == index])
            count = len(self.tiles_with[index])
            if row.whole("tiles", 1, PLACES - 1) != count:
                raise row.fail("tiles", f"is {row.value('tiles')}, but {count} building tiles show {row.word('id')!r}")

    def read_city(self, sheet: Sheet) -> None:
        for index, (name, row) in enumerate(sheet.by_id("place", PLACES).items()):
            self.places.append(name)
            self.start_tourists.append(row.whole("start_tourists", 0, 30))
            if row.word("kind", ("building", "dam")) == "dam":
                if self.dam >= 0:
                    raise row.fail("kind", "is a second dam; the city has one")
                self.dam = index
            else:
                self.buildings.append(index)
                self.all_buildings |= 1 << index
                self.start_night |= SIDES.index(row.word("start_side", SIDES)) << index
        if self.dam < 0:
            raise sheet.fail("place", "has no dam; one place must be of that kind")
        crossings = sheet.by_id("intersection", CROSSINGS)
        self.crossings, rows = list(crossings), list(crossings.values())
        neighbours: list[list[int]] = []
        beside: list[list[int]] = []
        for row in rows:
            tiles = sorted(self.places.index(name) for name in row.words("tiles", self.places, 4))
            beside.append(tiles)
            self.around_buildings.append(sum(1 << place for place in tiles) & self.all_buildings)
            self.beside_dam.append(self.dam in tiles)
            if row.flag("beside_dam") != self.beside_dam[-1]:
                raise row.fail("beside_dam", f"is {row.flag('beside_dam')}, but its tiles say otherwise")
            neighbours.append([self.crossings.index(name) for name in row.words("neighbours", self.crossings)])
        for here, row in enumerate(rows):
            for there in neighbours[here]:
                if here not in neighbours[there]:
                    raise row.fail("neighbours", f"names {self.crossings[there]}, which does not name it back")
        self.measure(neighbours, beside)
        if -1 in self.distance:
            raise sheet.fail("intersection", "has neighbours by which not every intersection can be reached")

    def measure(self, neighbours: list[list[int]], beside: list[list[int]]) -> None:
        """Walks and surroundings, worked out once from the links and the four tiles of each crossing."""
        for here in range(CROSSINGS):
            self.distance.extend(steps_from(here, neighbours))
        for pawn in (MAYOR, WATCHMAN):
            for steps in range(FARTHEST + 1):
                for here in range(CROSSINGS):
                    ends = {here}
                    for _ in range(steps):
                        ends = {there for end in ends for there in neighbours[end]}
                    near = [there for there in range(CROSSINGS) if self.steps_between(here, there) <= steps]
                    for taken in range(CROSSINGS + 1):
                        self.exactly.append(walks(pawn, sorted(ends - {here, taken})))  # HA-5.8
                        self.within.append(walks(pawn, [there for there in near if there != taken]))
        for steps in range(FARTHEST + 1):
            for here in range(CROSSINGS):
                row = walk_row(MAYOR, steps, here, NOWHERE)
                self.reach_exactly.append(places_round(set(self.exactly[row]), beside))
                self.reach_within.append(places_round(set(self.within[row]), beside))
        for first in range(CROSSINGS + 1):
            for second in range(CROSSINGS + 1):
                self.around.append(places_round({first, second} - {NOWHERE}, beside))

    def read_canal(self, sheet: Sheet) -> None:
        buildings = [self.places[place] for place in self.buildings]
        for index, row in enumerate(sheet.rows("canal", CANAL)):
            row.whole("position", index, index)
            if row.word("kind", ("straight", "curve")) == "curve":
                self.quay.append(len(self.curves))
                self.curves.append(index)
                self.serves.append(-1)
            else:
                self.quay.append(-1)
                self.serves.append(self.places.index(row.word("serves", buildings)))
        if len(self.curves) != QUAYS:
            raise sheet.fail("canal", f"has {len(self.curves)} curves; it must have {QUAYS}")
        self.served = [self.serves.count(place) for place in range(PLACES)]  # canal positions that serve each place
        for start in range(CANAL):
            for steps in range(LONGEST + 1):
                between = [self.quay[(start + step) % CANAL] for step in range(1, steps)]
                quays = [quay for quay in between if quay >= 0]
                if len(quays) > 1:
                    raise sheet.fail("canal", f"has two curves within {LONGEST} positions of position {start}")
                self.passed.append(quays[0] if quays else -1)  # HA-6.8

    def read_start(self, sheet: Sheet) -> None:
        pawns = sheet.by_id("pawn", 2, PAWNS)
        self.pawn_start = [self.crossings.index(pawns[name].word("start", self.crossings)) for name in PAWNS]
        self.boat_start = sheet.table("boat").whole("start", 0, CANAL - 1)
        self.tourists = sheet.table("tourists").whole("total", 1, 99)
        self.supply = self.tourists - sum(self.start_tourists)
        if self.supply != sheet.table("tourists").whole("supply_at_start", 1, 99):
            raise sheet.fail("tourists.supply_at_start", f"must be {self.supply}: the total less those in the city")
        layout = sheet.table("reference_layout").table("tiles")
        names = [self.places[place] for place in self.buildings]
        layout.only(*names)
        self.reference_deck = [self.tile_ids.index(layout.word(name, self.tile_ids)) for name in names]
        if len(set(self.reference_deck)) != len(names):
            raise sheet.fail("reference_layout.tiles", "uses a building tile twice")

    def read_rules(self, sheet: Sheet) -> None:
        for row in sheet.rows("goal", 3):
            players = row.whole("players", 2, 4)
            if self.goal[players]:
                raise row.fail("players", f"is {players}, which has a goal already")
            self.goal[players] = row.whole("tourists", 1, 99)
        names = [f"{name}_die" for name in PAWNS]
        dice = sheet.by_id("die", 2, names)
        self.faces_of_die = [dice[name].wholes("faces", 1, FARTHEST) for name in names]
        for name, faces in zip(names, self.faces_of_die, strict=True):
            if not faces:
                raise dice[name].fail("faces", "is empty; a die has at least one face")
        tactical = sheet.table("variant").table("tactical")
        self.sail_most = tactical.whole("boat_max", 1, LONGEST)
        self.walk_together = tactical.whole("walk_total_max", 1, 2 * FARTHEST)
        self.lock = tactical.whole("lock", 1, 99)
        self.colours = [row.word("colour") for row in sheet.rows("seat", 4)]

    def function_on(self, tile: i64, side: i64) -> i64:
        """The function on one side of a tile."""
        return self.faces[2 * tile + side]

    def steps_between(self, here: i64, there: i64) -> i64:
        """The least number of steps from one crossing to another."""
        return self.distance[here * CROSSINGS + there]

    def places_beside(self, first: i64, second: i64) -> i64:
        """The places round two hotels, as bits; NOWHERE stands for a hotel that is not placed."""
        return self.around[first * (CROSSINGS + 1) + second]

    def quay_passed(self, start: i64, steps: i64) -> i64:
        """The quay that the boat passes on its way, -1 if none."""
        return self.passed[start * (LONGEST + 1) + steps]


def walks(pawn: int, ends: list[int]) -> list[int]:
    """Walks as numbers: the mayor's by where they end, then the watchman's. They are also the numbers of actions."""
    return [pawn * CROSSINGS + end for end in ends]


def walk_row(pawn: i64, steps: i64, here: i64, taken: i64) -> i64:
    """Where `exactly` and `within` list a pawn's walks from here; it may not stop at `taken`."""
    return ((pawn * (FARTHEST + 1) + steps) * CROSSINGS + here) * (CROSSINGS + 1) + taken


def reach_row(steps: i64, here: i64) -> i64:
    """Where `reach_exactly` and `reach_within` list what so many steps from here reach."""
    return steps * CROSSINGS + here


def places_round(crossings: set[int], beside: list[list[int]]) -> int:
    """The places round any of these crossings, as bits: one beside two of them counts once (HA-7.2)."""
    union: set[int] = set()
    for crossing in crossings:
        union.update(beside[crossing])
    return sum(1 << place for place in union)


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
