"""Lets bots of level hard play each other and keeps how often they win with each card, tile and space.

    python bench/cards.py --games 200 --jobs 2           plays what is missing and writes the figures of every game
    python bench/cards.py --only hellton --games 1000    of one game only

The figures go into `figures.toml` of each game, for people who compare their own with them (My figures). The games
played so far are in build/cards/GAME.jsonl: an interrupted run goes on where it was. A change of a game's rules or bots
needs that file deleted.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import tabledhote
from tabledhote.arena.reports import Figures, Journal, Plan, gathered, play, study

ROOT = Path(__file__).resolve().parents[1]
LEVEL = "hard"
SEED = 2407


def written(game: str, figures: Figures) -> str:
    """The file of a game: in how many of a player's games each thing was used, and how many of those were won."""
    lines = [
        f"# How often bots of level {LEVEL} use each card, tile and space: in how many of a player's games,",
        "# and how many of those they won. Made by bench/cards.py.",
        f'level = "{LEVEL}"',
        f"rules = {tabledhote.game(game).rules}",
        f"players = {figures.players}",
        f"games = {figures.games}",
    ]
    for kind, things in sorted(figures.things.items()):
        lines += ["", f"[things.{kind}]"]
        lines += [f'"{name}" = [{used.seats}, {round(used.won, 3)}]' for name, used in sorted(things.items())]
    return "\n".join(lines) + "\n"


def measure(game: str, games: int, jobs: int) -> None:
    asked = study(Plan(game, games, (LEVEL,), SEED, {}))
    kept = ROOT / "build" / "cards"
    kept.mkdir(parents=True, exist_ok=True)
    with Journal(kept / f"{game}.jsonl", asked) as journal:
        with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task(game, total=games, completed=min(games, journal.played))
            for number in play(journal, jobs):
                bar.advance(task, number)
        figures = gathered(asked, journal.rows(games))
    assert isinstance(figures, Figures)
    file = ROOT / "src" / "tabledhote" / "games" / game / "figures.toml"
    file.write_text(written(game, figures), "utf-8")
    print(f"{file}: {figures.games} games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=tabledhote.games())
    asked = parser.parse_args()
    for game in [asked.only] if asked.only else tabledhote.games():
        measure(game, asked.games, asked.jobs)


if __name__ == "__main__":
    main()
