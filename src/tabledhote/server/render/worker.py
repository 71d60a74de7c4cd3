"""The process that renders: it keeps copies of tables, each made from the entries of its log, and draws and describes
them. It answers with the functions that the server itself uses for what costs little, so both give the same.
"""

import os
import sys
import traceback
from collections import OrderedDict

import msgspec

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.live import messages
from tabledhote.server.live.encode import ENCODER, encoded
from tabledhote.server.render.questions import Answer, Question
from tabledhote.server.tables.table import Table
from tabledhote.table import Record

KEPT = 64  # tables

DECODER = msgspec.json.Decoder(Question)


class Copies:
    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()  # the one that was asked for last is last

    def get(self, question: Question) -> Table | None:
        """The table exactly as it is after so many entries, or None if the entries for that are lacking."""
        table = self._tables.pop(question.table, None)
        if table is not None and table.number > question.number:
            table = None  # somebody asked earlier, but is served later
        if question.row is not None:
            table = Table(question.row)
            table.load(question.entries)
        elif table is not None:
            for entry in question.entries:
                table.absorb(entry)
        if table is None:
            return None
        self._tables[question.table] = table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table if table.number == question.number else None

    def known(self, table_id: str) -> int:
        """The number of the last entry here of a table."""
        table = self._tables.get(table_id)
        return 0 if table is None else table.number


def answer(copies: Copies, question: Question) -> Answer:
    table = copies.get(question)
    if table is None:
        return Answer(lacks=copies.known(question.table))
    return Answer(told=msgspec.Raw(render(table, question)))


def render(table: Table, question: Question) -> bytes:
    parts = frozenset(question.parts)
    seat, holder, language = question.seat, question.holder, question.language
    if question.kind == "verify":
        return ENCODER.encode(verify(table))
    if question.kind == "earlier":
        assert table.record is not None
        state = table.record.replay(question.at)
        return ENCODER.encode(messages.earlier(table, state, seat, holder, parts, language))
    return b"".join(encoded(table, seat, holder, parts, language, question.after))


def verify(table: Table) -> str | None:
    """What is wrong with the record of a finished table when it is read and played again."""
    try:
        Record.read(table.written()).verify()
    except InvalidRecord as error:
        return str(error)
    return None


def main() -> None:
    os.nice(int(sys.argv[1]))
    copies = Copies()
    for line in sys.stdin.buffer:
        try:
            found = answer(copies, DECODER.decode(line))
        except Exception:
            found = Answer(failed=traceback.format_exc())
        sys.stdout.buffer.write(ENCODER.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
