"""The games of a report as a Parquet file: one row for each game, with its uses, actions and flows as lists."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from types import ModuleType

from tabledhote.arena.extras import require
from tabledhote.arena.reports.journal import Row
from tabledhote.arena.reports.watching import Watched
from tabledhote.table import replacing

TOGETHER = 500  # games in a row group
SIDES = ("printed", "changed")
USES = ("kind", "thing", "seat", "turn")
ACTS = ("seat", "do", "parts")
FLOWS = ("of", "source", "seat", "amount")


def write_rows(path: Path, rows: Iterable[Row], bots: Sequence[str]) -> None:
    """Write all games into a file, which appears when it is complete."""
    arrow, parquet = require("pyarrow"), require("pyarrow.parquet")
    schema = columns(arrow)
    records = (record(side, watched, bots) for row in rows for side, watched in zip(SIDES, row, strict=False))
    with replacing(path) as file, parquet.ParquetWriter(file.buffer, schema) as writer:
        for group in groups(records):
            writer.write_table(arrow.Table.from_pylist(group, schema))


def groups(records: Iterator[dict[str, object]]) -> Iterator[list[dict[str, object]]]:
    while group := list(islice(records, TOGETHER)):
        yield group


def columns(arrow: ModuleType) -> object:
    whole, short, word = arrow.int64(), arrow.int32(), arrow.string()
    uses = arrow.struct([("kind", word), ("thing", word), ("seat", short), ("turn", short)])
    acts = arrow.struct([("seat", short), ("do", word), ("parts", arrow.list_(short))])
    flows = arrow.struct([("of", word), ("source", word), ("seat", short), ("amount", short)])
    return arrow.schema(
        [
            ("components", word),
            ("game", whole),
            ("seed", whole),
            ("bots", arrow.list_(word)),
            ("first", short),
            ("decisions", short),
            ("turns", short),
            ("scores", arrow.list_(short)),
            ("winners", arrow.list_(short)),
            ("pace", arrow.list_(short)),
            ("uses", arrow.list_(uses)),
            ("acts", arrow.list_(acts)),
            ("flows", arrow.list_(flows)),
        ]
    )


def record(side: str, watched: Watched, bots: Sequence[str]) -> dict[str, object]:
    return {
        **vars(watched),
        "components": side,
        "bots": list(bots),
        "turns": len(watched.pace),
        "uses": [dict(zip(USES, use, strict=True)) for use in watched.uses],
        "acts": [dict(zip(ACTS, act, strict=True)) for act in watched.acts],
        "flows": [dict(zip(FLOWS, flow, strict=True)) for flow in watched.flows],
    }
