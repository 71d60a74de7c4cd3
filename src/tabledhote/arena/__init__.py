"""Many games among bots: simulations and what they show."""

from tabledhote.arena.plan import Plan, Row
from tabledhote.arena.simulate import chunks, simulate
from tabledhote.arena.summary import Spread, Summary, Tally, summarise

__all__ = ["Plan", "Row", "Spread", "Summary", "Tally", "chunks", "simulate", "summarise"]
