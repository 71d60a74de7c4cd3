"""`tabledhote simulate`: many games among bots, and what they show."""

import csv
import json
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.table import Table

from tabledhote.arena import Plan, Row, Summary, Tally, chunks
from tabledhote.cli.common import (
    AsJson,
    BadInput,
    Bots,
    Choices,
    GameName,
    Games,
    Jobs,
    Players,
    Seed,
    app,
    chosen_options,
    print_json,
    printer,
    progress,
    whole_seed,
)
from tabledhote.kernel.rng import MASK
from tabledhote.table import replacing

ENDINGS = (".csv", ".jsonl")


@app.command(
    epilog="Example: tabledhote simulate amsterdam --players 3 --games 1000 --bots greedy,random,random --seed 7"
)
def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = "0",
    jobs: Jobs = 1,
    option: Choices = None,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write a row for each game: .csv or .jsonl")] = None,
) -> None:
    """Play games among bots and count wins, scores and speed. The results depend on the seed, not on --jobs."""
    levels = tuple(name.strip() for name in bots.split(","))
    plan = Plan(game, games, levels, whole_seed(seed, MASK) or 0, chosen_options(game, players, option))
    if out is not None and out.suffix not in ENDINGS:
        raise BadInput(f"--out {out}: must end in {' or '.join(ENDINGS)}")
    work, tally = chunks(plan, jobs), Tally(game, plan.seats())
    with replacing(out) if out is not None else nullcontext() as file:
        write = writer(file, out.suffix, len(tally.bots)) if file is not None and out is not None else None
        begun = time.perf_counter()
        with progress("games", games) as advance:
            for rows in work:
                tally.add(rows)
                if write is not None:
                    write(rows)
                advance(len(rows))
        summary = tally.summary(time.perf_counter() - begun)
    if as_json:
        print_json(summary.written())
    else:
        show(summary)


def writer(file: TextIO, ending: str, players: int) -> Callable[[list[Row]], None]:
    """What writes rows to a file as they come."""

    def write_lines(rows: list[Row]) -> None:
        file.writelines(json.dumps(vars(row)) + "\n" for row in rows)

    if ending == ".jsonl":
        return write_lines
    sheet = csv.writer(file, lineterminator="\n")
    sheet.writerow(["game", "seed", "decisions", *(f"score_{seat}" for seat in range(players)), "winners"])

    def write_cells(rows: list[Row]) -> None:
        sheet.writerows(
            [row.game, row.seed, row.decisions, *row.scores, " ".join(map(str, row.winners))] for row in rows
        )

    return write_cells


def show(summary: Summary) -> None:
    console = printer()
    figures = summary.written()
    console.print(f"{summary.games} games of {summary.game}, {summary.decisions} decisions in {summary.seconds:.2f} s")
    console.print(f"{figures['games_per_second']:,.0f} games/s, {figures['decisions_per_second']:,.0f} decisions/s")
    table = Table("seat", "bot", "wins", "%", "mean", "median", "quartiles", "least", "most")
    for seat, (name, won, points) in enumerate(zip(summary.bots, summary.wins, summary.scores, strict=True)):
        quartiles = f"{points.lower:g} - {points.upper:g}"
        spread = (f"{points.mean:.2f}", f"{points.median:g}", quartiles, str(points.least), str(points.most))
        table.add_row(str(seat), name, f"{won:.1f}", f"{100 * won / summary.games:.1f}", *spread)
    console.print(table)
    if len(summary.wins_per_bot) > 1:
        for name, won in summary.wins_per_bot.items():
            console.print(f"{name}: {won:.1f} wins ({100 * won / summary.games:.1f} %)")
    if summary.shared:
        console.print(f"{summary.shared} games have several winners; each of them gets a share of the win.")
