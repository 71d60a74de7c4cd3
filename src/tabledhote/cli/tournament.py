"""`tabledhote tournament`: every bot against every other, with ratings."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from tabledhote.arena.ratings import Meeting, Rating, meetings, ratings
from tabledhote.arena.tournament import Fixtures, Played, tournament
from tabledhote.cli.common import (
    AsJson,
    Choices,
    Cluster,
    GameName,
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

SURE = 0.05


@app.command(
    "tournament", epilog="Example: tabledhote tournament hellton --bots greedy,random,mybots:Careful --games 200"
)
def hold(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Two or more: A,B,… A bot of your own is MODULE:CLASS.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-g", help="The least number of games for each pairing.")] = 100,
    seed: Seed = "0",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    option: Choices = None,
    as_json: AsJson = False,
) -> None:
    """Let every bot meet every other in rotated seats, and rate them. The results depend on the seed alone."""
    names = tuple(name.strip() for name in bots.split(","))
    plan = Fixtures(game, names, games, whole_seed(seed, MASK) or 0, chosen_options(game, players, option))
    played: list[Played] = []
    with progress("games", plan.total) as advance:
        for match in tournament(plan, jobs, cluster):
            played += match
            advance(len(match))
    rated, met = ratings(plan, played), meetings(plan, played)
    if as_json:
        print_json(
            {
                "game": game,
                "games": len(played),
                "ratings": [asdict(rating) for rating in rated],
                "meetings": [asdict(meeting) for meeting in met],
            }
        )
    else:
        show(game, len(played), rated, met)


def show(game: str, games: int, rated: list[Rating], met: list[Meeting]) -> None:
    console = printer()
    console.print(f"{games} games of {game}")
    standings = Table("bot", "rating", "±", "games", "wins ÷ fair share")
    for rating in rated:
        standings.add_row(
            rating.name, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", str(rating.games), f"{rating.won:.2f}"
        )
    console.print(standings)
    order = {rating.name: place for place, rating in enumerate(rated)}
    duels = Table("bot", "against", "matches", "ahead", "95 % interval", "by chance alone", "")
    for meeting in sorted(met, key=lambda meeting: (order[meeting.one], order[meeting.other])):
        interval = f"{100 * meeting.low:.1f} - {100 * meeting.high:.1f} %"
        chance = f"{meeting.chance:.3f}" if meeting.chance >= 0.001 else "under 0.001"
        verdict = "significant" if meeting.chance < SURE else "open"
        figures = (str(meeting.matches), f"{100 * meeting.share:.1f} %", interval, chance, verdict)
        duels.add_row(meeting.one, meeting.other, *figures)
    console.print(duels)
