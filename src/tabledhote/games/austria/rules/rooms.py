"""The twenty rooms of a hotel (GA-2.2, 2.3): their numbers, and sets of them as bits, room 11 first, floor by floor."""

from typing import Final

from mypy_extensions import i64

from tabledhote.kernel.sheet import Sheet

FLOORS: Final[i64] = 4  # typed, like all numbers that rules count up to: loops over them make no objects
COLUMNS: Final[i64] = 5
ROOMS: Final[i64] = 20
ALL_ROOMS: Final = (1 << ROOMS) - 1
FLOOR: Final = 0b11111  # the lowest floor; shift by COLUMNS for each floor above
LEFT_COLUMN: Final = 0b00001_00001_00001_00001
RIGHT_COLUMN: Final = 0b10000_10000_10000_10000


def room_number(room: int) -> int:
    """GA-2.2: floor x 10 + column."""
    return (room // COLUMNS + 1) * 10 + room % COLUMNS + 1


def room_index(number: int, sheet: Sheet, key: str) -> int:
    """The room with a printed number, or an error that names the key of the sheet."""
    floor, column = divmod(number, 10)
    if not (1 <= floor <= FLOORS and 1 <= column <= COLUMNS):
        raise sheet.fail(key, f"is {number}; it must be a room from 11 to 45")
    return (floor - 1) * COLUMNS + column - 1


def beside(rooms: i64) -> i64:
    """The rooms that share a side with one of these (GA-2.3)."""
    across: i64 = ((rooms & ~RIGHT_COLUMN) << 1) | ((rooms & ~LEFT_COLUMN) >> 1)
    return (across | (rooms << COLUMNS) | (rooms >> COLUMNS)) & ALL_ROOMS


def color_blocks(colors: list[int]) -> list[list[int]]:
    """Blocks of side-connected rooms of one colour, by their lowest room."""
    blocks: list[list[int]] = []
    seen = 0
    for room in range(ROOMS):
        if seen >> room & 1:
            continue
        block = 1 << room
        same = sum(1 << other for other in range(ROOMS) if colors[other] == colors[room])
        while (block | beside(block)) & same != block:
            block = (block | beside(block)) & same
        seen |= block
        blocks.append([other for other in range(ROOMS) if block >> other & 1])
    return blocks
