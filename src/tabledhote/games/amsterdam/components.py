"""What is printed on the components of Hotel Amsterdam, as packed tables that all positions share."""

from typing import Final

from mypy_extensions import i64

from tabledhote.kernel.bits import listed
from tabledhote.kernel.rows import blank, packed
from tabledhote.kernel.sheet import Sheet

PLAYERS: Final = (2, 3, 4)
DAY: Final = 0
NIGHT: Final = 1
SIDES: Final = ("day", "night")
MAYOR: Final = 0
WATCHMAN: Final = 1
PAWNS: Final = ("mayor", "watchman")
FUNCTIONS: Final = 8
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
        self.tile_ids: list[str] = []
        self.places: list[str] = []
        self.start_night: i64 = 0  # the places, as bits, that start with the night side up
        self.dam: i64 = -1
        self.buildings: list[int] = []  # all places but the dam
        self.crossings: list[str] = []
        self.all_buildings: i64 = 0  # as bits
        self.read_tiles(sheet)
        self.read_city(sheet)
        self.read_canal(sheet)
        self.read_start(sheet)
        self.read_rules(sheet)

    def read_tiles(self, sheet: Sheet) -> None:
        sides: list[int] = []  # of each function
        faces: list[int] = []
        for name, row in sheet.by_id("function", FUNCTIONS).items():
            self.functions.append(name)
            sides.append(SIDES.index(row.word("side", SIDES)))
        for name, row in sheet.by_id("building_tile", PLACES - 1).items():
            self.tile_ids.append(name)
            for side in range(2):
                function = self.functions.index(row.word(SIDES[side], self.functions))
                if sides[function] != side:
                    raise row.fail(
                        SIDES[side], f"is {self.functions[function]!r}, which is not a {SIDES[side]} function"
                    )
                faces.append(function)
        for index, row in enumerate(sheet.rows("function")):
            count = faces.count(index)
            if row.whole("tiles", 1, PLACES - 1) != count:
                raise row.fail("tiles", f"is {row.value('tiles')}, but {count} building tiles show {row.word('id')!r}")
        self.faces = packed(faces)  # the function on each side of each tile: see `function_on`

    def read_city(self, sheet: Sheet) -> None:
        start: list[int] = []
        for index, (name, row) in enumerate(sheet.by_id("place", PLACES).items()):
            self.places.append(name)
            start.append(row.whole("start_tourists", 0, 30))
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
        self.start_tourists = packed(start + [0] * QUAYS)  # by place, then by quay
        crossings = sheet.by_id("intersection", CROSSINGS)
        self.crossings, rows = list(crossings), list(crossings.values())
        neighbours: list[list[int]] = []
        beside: list[list[int]] = []
        near_dam: list[bool] = []
        for row in rows:
            tiles = sorted(self.places.index(name) for name in row.words("tiles", self.places, 4))
            beside.append(tiles)
            near_dam.append(self.dam in tiles)
            if row.flag("beside_dam") != near_dam[-1]:
                raise row.fail("beside_dam", f"is {row.flag('beside_dam')}, but its tiles say otherwise")
            neighbours.append([self.crossings.index(name) for name in row.words("neighbours", self.crossings)])
        for here, row in enumerate(rows):
            for there in neighbours[here]:
                if here not in neighbours[there]:
                    raise row.fail("neighbours", f"names {self.crossings[there]}, which does not name it back")
        distance = [steps for here in range(CROSSINGS) for steps in steps_from(here, neighbours)]
        self.distance = packed(distance)  # see `steps_between`
        if -1 in distance:
            raise sheet.fail("intersection", "has neighbours by which not every intersection can be reached")
        self.beside_dam = packed(near_dam)  # 1 for each crossing beside the dam
        self.measure_walks(neighbours)
        self.measure_surroundings(beside)

    def measure_walks(self, neighbours: list[list[int]]) -> None:
        """Walks, worked out once from the links."""
        exactly: list[int] = []
        within: list[int] = []
        for steps in range(FARTHEST + 1):
            for here in range(CROSSINGS):
                ends = {here}
                for _ in range(steps):
                    ends = {there for end in ends for there in neighbours[end]}
                near = {there for there in range(CROSSINGS) if self.steps_between(here, there) <= steps}
                for taken in range(CROSSINGS + 1):
                    exactly.append(as_bits(ends - {here, taken}))  # HA-5.8
                    within.append(as_bits(near - {taken}))
        self.exactly = packed(exactly)  # where walks of exactly n steps end, as bits, at `walk_row`
        self.within = packed(within)  # or of at most n steps, likewise

    def measure_surroundings(self, beside: list[list[int]]) -> None:
        """Which places are near, as bits, worked out once from walks and the four tiles of each crossing."""
        ends = [walk_row(steps, here, NOWHERE) for steps in range(FARTHEST + 1) for here in range(CROSSINGS)]
        pairs = [{first, second} - {NOWHERE} for first in range(CROSSINGS + 1) for second in range(CROSSINGS + 1)]
        self.reach_exactly = packed(places_round(self.exactly[row], beside) for row in ends)  # at `reach_row`
        self.reach_within = packed(places_round(self.within[row], beside) for row in ends)  # likewise
        self.around = packed(places_round(as_bits(pair), beside) for pair in pairs)  # two hotels: see `places_beside`
        self.around_buildings = packed(
            places_round(1 << here, beside) & self.all_buildings for here in range(CROSSINGS)
        )

    def read_canal(self, sheet: Sheet) -> None:
        buildings = [self.places[place] for place in self.buildings]
        serves: list[int] = []
        quays: list[int] = []
        curves: list[int] = []
        for index, row in enumerate(sheet.rows("canal", CANAL)):
            row.whole("position", index, index)
            if row.word("kind", ("straight", "curve")) == "curve":
                quays.append(len(curves))
                curves.append(index)
                serves.append(-1)
            else:
                quays.append(-1)
                serves.append(self.places.index(row.word("serves", buildings)))
        if len(curves) != QUAYS:
            raise sheet.fail("canal", f"has {len(curves)} curves; it must have {QUAYS}")
        self.serves = packed(serves)  # the place beside each canal position, -1 in a curve
        self.served = packed(serves.count(place) for place in range(PLACES))  # canal positions that serve each place
        self.quay = packed(quays)  # the number of the quay at each canal position, -1 on a straight
        self.curves = packed(curves)  # the canal position of each quay
        passed: list[int] = []
        for start in range(CANAL):
            for steps in range(LONGEST + 1):
                between = [quays[(start + step) % CANAL] for step in range(1, steps)]
                curves_between = [quay for quay in between if quay >= 0]
                if len(curves_between) > 1:
                    raise sheet.fail("canal", f"has two curves within {LONGEST} positions of position {start}")
                passed.append(curves_between[0] if curves_between else -1)  # HA-6.8
        self.passed = packed(passed)  # see `quay_passed`

    def read_start(self, sheet: Sheet) -> None:
        pawns = sheet.by_id("pawn", 2, PAWNS)
        self.pawn_start = packed(self.crossings.index(pawns[name].word("start", self.crossings)) for name in PAWNS)
        self.boat_start: i64 = sheet.table("boat").whole("start", 0, CANAL - 1)
        self.tourists: i64 = sheet.table("tourists").whole("total", 1, 99)
        self.supply: i64 = self.tourists - sum(self.start_tourists)
        if self.supply != sheet.table("tourists").whole("supply_at_start", 1, 99):
            raise sheet.fail("tourists.supply_at_start", f"must be {self.supply}: the total less those in the city")
        layout = sheet.table("reference_layout").table("tiles")
        names = [self.places[place] for place in self.buildings]
        layout.only(*names)
        self.reference_deck = [self.tile_ids.index(layout.word(name, self.tile_ids)) for name in names]
        if len(set(self.reference_deck)) != len(names):
            raise sheet.fail("reference_layout.tiles", "uses a building tile twice")

    def read_rules(self, sheet: Sheet) -> None:
        self.goal = blank(max(PLAYERS) + 1)  # by number of players
        for row in sheet.rows("goal", 3):
            players = row.whole("players", 2, 4)
            if self.goal[players]:
                raise row.fail("players", f"is {players}, which has a goal already")
            self.goal[players] = row.whole("tourists", 1, 99)
        names = [f"{name}_die" for name in PAWNS]
        dice = sheet.by_id("die", 2, names)
        mayor, watchman = faces = [dice[name].wholes("faces", 1, FARTHEST) for name in names]
        for name, numbers in zip(names, faces, strict=True):
            if not numbers:
                raise dice[name].fail("faces", "is empty; a die has at least one face")
        sums = [one + other for one in mayor for other in watchman]
        self.faces_of_die = [packed(numbers) for numbers in faces]
        self.faces_with = packed(numbers.count(steps) for numbers in faces for steps in range(FARTHEST + 1))
        self.rolls: i64 = len(sums)  # of both dice, all equally likely
        self.rolls_with = packed(sums.count(steps) for steps in range(LONGEST + 1))  # those of them with this sum
        tactical = sheet.table("variant").table("tactical")
        self.sail_most: i64 = tactical.whole("boat_max", 1, LONGEST)
        self.walk_together: i64 = tactical.whole("walk_total_max", 1, 2 * FARTHEST)
        self.lock: i64 = tactical.whole("lock", 1, 99)
        self.colours = [row.word("colour") for row in sheet.rows("seat", 4)]

    def function_on(self, tile: i64, side: i64) -> i64:
        """The function on one side of a tile."""
        return self.faces[2 * tile + side]

    def faces_showing(self, pawn: i64, steps: i64) -> i64:
        """How many faces of a pawn's die show this number of steps."""
        return self.faces_with[pawn * (FARTHEST + 1) + steps]

    def steps_between(self, here: i64, there: i64) -> i64:
        """The least number of steps from one crossing to another."""
        return self.distance[here * CROSSINGS + there]

    def places_beside(self, first: i64, second: i64) -> i64:
        """The places round two hotels, as bits; NOWHERE stands for a hotel that is not placed."""
        return self.around[first * (CROSSINGS + 1) + second]

    def quay_passed(self, start: i64, steps: i64) -> i64:
        """The quay that the boat passes on its way, -1 if none."""
        return self.passed[start * (LONGEST + 1) + steps]


def walk_row(steps: i64, here: i64, taken: i64) -> i64:
    """Where `exactly` and `within` have the walks from here; the pawn may not stop at `taken`."""
    return (steps * CROSSINGS + here) * (CROSSINGS + 1) + taken


def reach_row(steps: i64, here: i64) -> i64:
    """Where `reach_exactly` and `reach_within` have what so many steps from here reach."""
    return steps * CROSSINGS + here


def as_bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


def places_round(crossings: int, beside: list[list[int]]) -> int:
    """The places round any of these crossings, all as bits: one beside two of them counts once (HA-7.2)."""
    union: set[int] = set()
    for crossing in listed(crossings):
        union.update(beside[crossing])
    return as_bits(union)


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
