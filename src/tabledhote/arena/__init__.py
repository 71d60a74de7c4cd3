"""Many games among bots: simulations and what they show."""

from tabledhote.arena.simulate import Plan, Row, chunks, simulate
from tabledhote.arena.summary import Spread, Summary, Tally, summarise

__all__ = ["Plan", "Row", "Spread", "Summary", "Tally", "chunks", "simulate", "summarise"]
