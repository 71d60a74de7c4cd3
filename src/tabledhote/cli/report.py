"""`tabledhote report`: what many games show, as a page with pictures."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.arena.extras import require
from tabledhote.arena.reports import Journal, Plan, gathered, play, study
from tabledhote.arena.reports.page import page
from tabledhote.arena.reports.rows import write_rows
from tabledhote.arena.workers import workers
from tabledhote.cli.common import (
    INTERRUPTED,
    BadInput,
    Bots,
    Choices,
    Cluster,
    GameName,
    Games,
    Jobs,
    Language,
    Players,
    Seed,
    app,
    chosen_options,
    language,
    progress,
    whole_seed,
)
from tabledhote.kernel.rng import MASK
from tabledhote.table import replacing


@app.command(epilog="Example: tabledhote report austria --players 3 --games 500 --bots greedy --html austria.html")
def report(
    game: GameName,
    html: Annotated[Path, typer.Option("--html", metavar="OUT", help="The page to write.", show_default=False)],
    players: Players = None,
    games: Games = 200,
    bots: Bots = "greedy",
    seed: Seed = "0",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    components: Annotated[
        Path | None, typer.Option(help="A changed components file: play every game with both, and compare.")
    ] = None,
    rows: Annotated[
        Path | None, typer.Option("--rows", metavar="OUT", help="Also write a row for each game: .parquet")
    ] = None,
    option: Choices = None,
    lang: Language = None,
) -> None:
    """Report what many games show: scores, order of play, length, cards, actions, flows.

    Games are kept in OUT.games as they are played. You can stop it at any moment: run the same command to continue.
    For another language or more games it uses them again.
    """
    texts = language(lang, game)
    levels = tuple(name.strip() for name in bots.split(","))
    plan = Plan(game, games, levels, whole_seed(seed, MASK) or 0, chosen_options(game, players, option))
    studied = study(plan, components)
    if rows is not None and rows.suffix != ".parquet":
        raise BadInput(f"--rows {rows}: must end in .parquet")
    if html.is_dir():
        raise BadInput(f"--html {html}: is a directory")
    workers(jobs, cluster)
    for package in ("matplotlib", "jinja2", *(["pyarrow"] if rows is not None else [])):
        require(package)
    with Journal(html.with_name(f"{html.name}.games"), studied) as journal:
        try:
            with progress("games", games, min(games, journal.played)) as advance:
                for number in play(journal, jobs, cluster):
                    advance(number)
        except KeyboardInterrupt:
            notice = f"stopped after {journal.played} of {games} games; run the same command to continue"
            typer.echo(f"tabledhote: {notice}", err=True)
            raise typer.Exit(INTERRUPTED) from None
        results = gathered(studied, journal.rows(games))
        if rows is not None:
            write_rows(rows, journal.rows(games), plan.seats())
    with replacing(html) as file:
        file.write(page(studied, results, texts))
    typer.echo(f"{games} games: {html}" + (f", {rows}" if rows is not None else ""))
