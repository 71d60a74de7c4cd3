"""`tabledhote bench`: how fast the rules run here."""

import time
from collections.abc import Callable
from statistics import median
from typing import Annotated

import typer
from rich.table import Table

import tabledhote
from tabledhote.bots import Search
from tabledhote.cli.common import AsJson, app, print_json, printer
from tabledhote.games import box
from tabledhote.kernel.game import Game
from tabledhote.kernel.playout import playout
from tabledhote.kernel.rng import Rng

ROUNDS = 5  # after one to warm up
SECONDS = 0.25  # of processor time, of each piece of work in a round
ITERATIONS = 200  # of a search, which then stops like one that has decided


@app.command(epilog="Example: tabledhote bench amsterdam --json")
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Otherwise all.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure decisions, playouts, copies and search iterations a second of processor time: medians of rounds."""
    opened = [box(name).open() for name in games or tabledhote.games()]
    figures = [measure(game) for game in opened]
    if as_json:
        print_json(figures)
        return
    how = "compiled" if tabledhote.compiled() else "interpreted"
    columns = ("decisions/s from Python", "playouts/s", "decisions/s in playouts", "copies/s", "search iterations/s")
    table = Table("game", *columns, title=how)
    for row in figures:
        table.add_row(str(row["game"]), *(f"{value:,.0f}" for value in row.values() if isinstance(value, float)))
    printer().print(table)


def measure(game: Game) -> dict[str, object]:
    seeds = Rng(1)

    def drive() -> int:
        state, chance = game.start(seeds.next()), Rng(seeds.next())
        decisions = 0
        while state.seat >= 0:
            actions = state.legal()
            state.apply(actions[chance.below(len(actions))])
            decisions += 1
        return decisions

    middle, chance = game.start(1), Rng(1)
    for _ in range(drive() // 2):
        if middle.seat >= 0:
            actions = middle.legal()
            middle.apply(actions[chance.below(len(actions))])

    def copy() -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    def play() -> int:
        return playout(game.start(seeds.next()), chance)

    def search() -> int:
        bot = Search(seeds.next(), iterations=ITERATIONS)
        bot.search(middle)
        return int(bot.done)

    works = (drive, play, copy, search)
    rounds = [[rates(work) for work in works] for _ in range(ROUNDS + 1)][1:]
    decisions, inside, copies, iterations = (median(each[at][0] for each in rounds) for at in range(len(works)))
    return {
        "game": game.id,
        "players": game.players,
        "compiled": tabledhote.compiled(),
        "decisions_per_second": decisions,
        "playouts_per_second": median(each[works.index(play)][1] for each in rounds),
        "playout_decisions_per_second": inside,
        "copies_per_second": copies,
        "search_iterations_per_second": iterations,
    }


def rates(work: Callable[[], int]) -> tuple[float, float]:
    """Units and calls of a piece of work a second of processor time, which other programs do not take."""
    units = calls = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        units += work()
        calls += 1
    return units / spent, calls / spent
