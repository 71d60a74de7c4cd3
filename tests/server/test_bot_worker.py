"""The process in which bots think: a bot goes on with what it has planned, at its own table only."""

import pytest

import tabledhote
from tabledhote import Rng, State
from tabledhote.bots.reply_search import ReplySearch
from tabledhote.bots.search import Budget, Manner
from tabledhote.server.bots.pool import concealed
from tabledhote.server.bots.worker import choice, seated


def test_a_turn_is_planned_once_although_two_tables_ask_alternately(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[ReplySearch] = []
    think = ReplySearch.best_line

    def best(asked: ReplySearch, position: State, budget: Budget, manner: Manner) -> list[int]:
        plans.append(asked)
        return think(asked, position, budget, manner)

    monkeypatch.setattr(ReplySearch, "best_line", best)
    seated.cache_clear()
    tables = {str(seed): tabledhote.game("amsterdam").start(seed) for seed in (7, 8)}
    decisions = 0
    while any(state.seat == 0 for state in tables.values()):
        for table, state in tables.items():
            if state.seat == 0:
                who = {"table": table, "seat": 0, "level": "expert"}
                state.play(state.parse(choice({**who, **concealed(state, Rng(decisions))})))
                decisions += 1
    assert decisions > 4
    assert len(set(map(id, plans))) == len(plans) == len(tables)
