"""The JSON API. Every handler is a few lines: the visitor, the table, the change, and the response."""

from tabledhote.server.api.history import History
from tabledhote.server.api.me import Coming, You
from tabledhote.server.api.play import Playing, Records
from tabledhote.server.api.ranking import Rankings
from tabledhote.server.api.seats import Seats
from tabledhote.server.api.tables import Games, Tables

HANDLERS = (Games, Tables, Playing, Seats, Records, History, Rankings, You, Coming)

__all__ = ["HANDLERS"]
