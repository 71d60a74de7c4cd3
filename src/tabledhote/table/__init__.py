"""A game in progress: its record, from which every position follows, and what each seat may read in the log."""

from tabledhote.table.files import replacing
from tabledhote.table.log import face_up_view, seen_by
from tabledhote.table.record import Record
from tabledhote.table.seed import commitment, fresh_seed

__all__ = ["Record", "commitment", "face_up_view", "fresh_seed", "replacing", "seen_by"]
