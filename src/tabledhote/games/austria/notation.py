"""How positions are written for people and programs: sets as printed numbers, packed food as words, and back."""

from librt.vecs import vec
from mypy_extensions import i64

from tabledhote.games.austria.components import FIRST_GUEST, FIRST_TILE, SOURCE_WORDS, SOURCES, Printed
from tabledhote.games.austria.rules.frames import FRAMES
from tabledhote.games.austria.rules.rooms import room_index
from tabledhote.games.austria.rules.vocabulary import FOODS, count, pieces
from tabledhote.kernel.bits import listed
from tabledhote.kernel.rng import MASK
from tabledhote.kernel.sheet import Sheet


def foods(packed: i64) -> dict[str, int]:
    return {FOODS[food]: count(packed, food) for food in range(4)}


def read_foods(sheet: Sheet, most: int) -> int:
    sheet.only(*FOODS)
    return sum(pieces(food, sheet.whole(FOODS[food], 0, most)) for food in range(4))


def staff_numbers(cards: i64) -> list[int]:
    """The printed numbers of a set of staff."""
    return [staff + 1 for staff in listed(cards)]


def guest_numbers(guests: i64) -> list[int]:
    """The printed numbers of a set of guests."""
    return [guest + FIRST_GUEST for guest in listed(guests)]


def number_set(sheet: Sheet, key: str, low: int, size: int) -> int:
    numbers = sheet.wholes(key, low, low + size - 1)
    if len(set(numbers)) != len(numbers):
        raise sheet.fail(key, "names something twice")
    return sum(1 << (number - low) for number in numbers)


def room_set(sheet: Sheet, key: str) -> int:
    rooms = [room_index(number, sheet, key) for number in sheet.wholes(key, 11, 45)]
    if len(set(rooms)) != len(rooms):
        raise sheet.fail(key, "names a room twice")
    return sum(1 << room for room in rooms)


def frame_fields(frame: vec[i64]) -> dict[str, object]:
    """A frame of the stack, as it is written."""
    kind, left, discount, extra, source = frame
    return {"f": FRAMES[kind], "left": left, "discount": discount, "extra": extra, "source": source}


def read_frame(row: Sheet) -> list[int]:
    """The five numbers of a frame that was written."""
    row.only("f", "left", "discount", "extra", "source")
    return [
        FRAMES.index(row.word("f", FRAMES)),
        row.whole("left", 0, MASK),
        row.whole("discount", 0, 63),
        row.whole("extra", 0, 4095),
        row.whole("source", 0, SOURCES + len(SOURCE_WORDS) - 1),
    ]


def source_name(table: Printed, source: i64) -> str:
    """What an event calls the source of a gain: a printed number, the id of an emperor tile, or a word."""
    if source >= SOURCES:
        return SOURCE_WORDS[source - SOURCES]
    return table.tile_ids[source - FIRST_TILE] if source >= FIRST_TILE else str(source)
