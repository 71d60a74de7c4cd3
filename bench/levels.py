"""Lets the levels play each other and puts the tables into docs/guide/bots.md.

    python bench/levels.py --jobs 2             plays what is missing and prints the tables
    python bench/levels.py --jobs 2 --write     puts them into docs/guide/bots.md, too
    python bench/levels.py --only hellton       some matches only
    python bench/levels.py --most 60            the first games of each match only

Every finished game is added to bench/levels.jsonl (--games FILE) at once, and what is there is not played again: an
interrupted run goes on where it was, and the whole, which takes many hours, can be played in parts. A change of a
game's bots needs that game's lines taken out. A line with `games` stands for the first so many games of a match of
which only the sums were kept. Seats rotate: every deal is played once from each seat.

A line names the version of the rules; without one it is version 1. Games under the newest rules replace those under
older ones: as soon as there is one, the others of its match no longer count. The caps on thinking count processor time
here, so a busy machine cuts no thought short.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from dataclasses import field as field_of
from math import sqrt
from pathlib import Path
from typing import Any

from page import DOCS, put
from rich.console import Console
from rich.progress import Progress

import tabledhote
from tabledhote.bots import bot

PAGE = DOCS / "guide" / "bots.md"
GAMES = Path(__file__).with_name("levels.jsonl")
DEVIATIONS = 1.96  # of a 95 % interval
MEANS = ("share", "mine", "theirs", "thought")  # of wins, of scores, and milliseconds of a decision


@dataclass(frozen=True)
class Match:
    """One level against another. `own` seats of the first: one against a field, or every other seat."""

    game: str
    players: int
    champion: str
    rival: str
    games: int
    goal: float = 0.0  # the share of wins to aim for; 0 if there is none
    every_other: bool = False

    @property
    def id(self) -> str:
        return f"{self.game} {self.players} {self.champion} {self.rival}"

    def seats(self, number: int) -> list[bool]:
        """Which seats are the champion's in a game; with every game on they move round the table."""
        first = number % self.players
        if self.every_other:
            return [(seat + first) % 2 == 0 for seat in range(self.players)]
        return [seat == first for seat in range(self.players)]

    def deal(self, number: int) -> int:
        return number // (2 if self.every_other else self.players)


def head_to_head(game: str) -> list[Match]:
    """Two players where the game allows it; otherwise four, two of each level."""
    players, two = (2, False) if 2 in opened(game) else (4, True)
    matches = [
        Match(game, players, "expert", "hard", 200, 0.65, two),
        Match(game, players, "medium", "easy", 100, 0.0, two),
        Match(game, players, "hard", "medium", 100, 0.0, two),
        Match(game, players, "easy", "random", 100, 0.0, two),
    ]
    if players == 2:
        matches.insert(0, Match(game, 2, "hard", "greedy", 200, 0.85))
    return matches


def field(game: str) -> list[Match]:
    """One against all others, with three players or more."""
    return [
        Match(game, players, "hard", "greedy", 200 // players * players, 2.5 / players)
        for players in opened(game)
        if players > 2
    ]


def opened(game: str) -> tuple[int, ...]:
    from tabledhote.games import box

    return box(game).players


def matches() -> list[Match]:
    return [match for game in tabledhote.games() for match in head_to_head(game) + field(game)]


def count_processor_time() -> None:
    """In a worker: the clock that bots look at stands still while other programs run."""
    time.perf_counter = time.process_time


def play(match: Match, number: int) -> dict[str, Any]:
    """One game: who won, the scores, and the time that each level took, in processor seconds."""
    own = match.seats(number)
    state = tabledhote.game(match.game, players=match.players).start(seed=match.deal(number))
    bots = [bot(match.champion if mine else match.rival, 100 * number + seat) for seat, mine in enumerate(own)]
    seconds, decisions, longest = [0.0, 0.0], [0, 0], [0.0, 0.0]
    while state.seat >= 0:
        side = 0 if own[state.seat] else 1
        begun = time.process_time()
        action = bots[state.seat].choose(state)
        spent = time.process_time() - begun
        seconds[side] += spent
        longest[side] = max(longest[side], spent)
        decisions[side] += 1
        state.apply(action)
    winners = state.winners()
    share = sum(own[seat] for seat in winners) / len(winners) if winners else sum(own) / match.players
    return {
        "match": match.id,
        "rules": state.game.rules,
        "number": number,
        "share": share,
        "scores": state.scores(),
        "own": own,
        "seconds": seconds,
        "decisions": decisions,
        "longest": longest,
    }


def selfplay(players: int, number: int) -> dict[str, Any]:
    """A game of Grand Austria Hotel among experts only."""
    state = tabledhote.game("austria", players=players).start(seed=number)
    bots = [bot("expert", 100 * number + seat) for seat in range(players)]
    while state.seat >= 0:
        state.apply(bots[state.seat].choose(state))
    return {"match": SELF_PLAY, "rules": state.game.rules, "number": number, "scores": state.scores()}


SELF_PLAY, SELF_PLAYED = "austria 3 expert expert", 20


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson).

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    z = DEVIATIONS**2 / games
    middle, half = share + z / 2, DEVIATIONS * sqrt(share * (1 - share) / games + z / 4 / games)
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


# ---- the file ----------------------------------------------------------------------------------------


@dataclass
class Played:
    """The games of one match on file, by the newest rules that it has any of."""

    rules: int = 0
    earlier: dict[str, Any] = field_of(default_factory=dict)  # the sums of those that were played before this file
    games: dict[int, dict[str, Any]] = field_of(default_factory=dict)  # the others by their number

    def __len__(self) -> int:
        return int(self.earlier.get("games", 0)) + len(self.games)

    def __contains__(self, number: int) -> bool:
        return number < int(self.earlier.get("games", 0)) or number in self.games


def known(path: Path) -> defaultdict[str, Played]:
    """What is on file of each match; a line that an interruption cut off is left out."""
    found: defaultdict[str, Played] = defaultdict(Played)
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            rules, match = row.get("rules", 1), row["match"]
            if rules > found[match].rules:
                found[match] = Played(rules)
            if rules < found[match].rules:
                continue
            if "games" in row:
                found[match].earlier = row
            else:
                found[match].games[row["number"]] = row
    return found


def by_these_rules(path: Path) -> defaultdict[str, Played]:
    """What is on file by the rules of today."""
    today = {name: tabledhote.game(name).rules for name in tabledhote.games()}
    played = {match: each for match, each in known(path).items() if each.rules == today[match.split()[0]]}
    return defaultdict(Played, played)


# ---- the run -----------------------------------------------------------------------------------------


def run(chosen: list[Match], path: Path, jobs: int, most: int, experts: bool) -> None:
    played = by_these_rules(path)
    missing = [(match, n) for match in chosen for n in range(min(most, match.games)) if n not in played[match.id]]
    missing.sort(key=lambda each: each[1] / each[0].games)  # all matches side by side: interim figures for each
    alone = [n for n in range(SELF_PLAYED) if experts and n not in played[SELF_PLAY]]
    path.parent.mkdir(parents=True, exist_ok=True)
    screen = Console(stderr=True)
    with (
        path.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(jobs, initializer=count_processor_time) as pool,
        Progress(console=screen, disable=not screen.is_terminal) as progress,
    ):
        task = progress.add_task("games", total=len(missing) + len(alone))
        futures = [pool.submit(selfplay, 3, number) for number in alone]
        futures += [pool.submit(play, match, number) for match, number in missing]
        try:
            for future in as_completed(futures):
                file.write(json.dumps(future.result()) + "\n")
                file.flush()
                progress.advance(task)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


# ---- the tables --------------------------------------------------------------------------------------


def tables(chosen: list[Match], path: Path) -> str:
    played = known(path)
    lines = [
        "| Game | Rules | Players | Level | Against | Games | Wins | 95 % interval | Target "
        "| Score | ms a decision | Longest |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [line(match, played[match.id]) for match in chosen if len(played[match.id])]
    if len(played[SELF_PLAY]):
        lines.append(experts_line(played[SELF_PLAY]))
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    how = "compiled" if tabledhote.compiled() else "interpreted"
    lines.append(f"\nTimes are processor time of the level named first ({machine}, {how}).")
    return "\n".join(lines)


def line(match: Match, played: Played) -> str:
    parts = [played.earlier] if played.earlier else []
    if played.games:
        parts.append(summed(list(played.games.values())))
    games = len(played)
    mean = {name: sum(part["games"] * part[name] for part in parts) / games for name in MEANS}
    low, high = wilson(mean["share"], games)
    seats = "one" if not match.every_other else "two of each"
    cells = [
        match.game,
        str(played.rules),
        f"{match.players} ({seats})" if match.players > 2 else str(match.players),
        match.champion,
        match.rival,
        f"{games}" if games == match.games else f"{games} of {match.games}",
        f"**{100 * mean['share']:.1f} %**",
        f"{100 * low:.1f} to {100 * high:.1f} %",
        f"{100 * match.goal:.1f} %" if match.goal else "",
        f"{mean['mine']:.1f} : {mean['theirs']:.1f}",
        f"{mean['thought']:.1f}",
        f"{max(part['longest'] for part in parts):.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


def summed(rows: list[dict[str, Any]]) -> dict[str, float]:
    """What a line of the table tells of some games."""
    sides: dict[bool, list[int]] = {True: [], False: []}
    for row in rows:
        for score, own in zip(row["scores"], row["own"], strict=True):
            sides[own].append(score)
    return {
        "games": len(rows),
        "share": sum(row["share"] for row in rows) / len(rows),
        "mine": sum(sides[True]) / len(sides[True]),
        "theirs": sum(sides[False]) / len(sides[False]),
        "thought": 1000 * sum(row["seconds"][0] for row in rows) / max(1, sum(row["decisions"][0] for row in rows)),
        "longest": 1000 * max(row["longest"][0] for row in rows),
    }


def experts_line(played: Played) -> str:
    """How many points three experts make among themselves."""
    scores = [score for row in played.games.values() for score in row["scores"]]
    before = played.earlier or {"games": 0, "mean": 0.0, "deviation": 0.0, "least": 999, "most": 0}
    number, first = 3 * len(played), 3 * before["games"]
    mean = (first * before["mean"] + sum(scores)) / number
    squares = first * (before["deviation"] ** 2 + before["mean"] ** 2) + sum(score**2 for score in scores)
    error = DEVIATIONS * sqrt((squares / number - mean**2) / number)
    least, most = min([before["least"], *scores]), max([before["most"], *scores])
    return (
        f"\nGrand Austria Hotel, three experts, rules {played.rules}, {len(played)} games: {mean:.1f} points on "
        f"average (± {error:.1f}; target: 110), from {least} to {most}."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", nargs="*", default=[], help="words that the matches must have, such as: hellton expert"
    )
    parser.add_argument("--games", type=Path, default=GAMES, help="file of the games played")
    parser.add_argument("--most", type=int, default=200, help="of the games of each match")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    parser.add_argument("--tables", action="store_true", help="play nothing, only make the tables")
    asked = parser.parse_args()
    if not tabledhote.compiled():
        sys.exit("the rules run interpreted here: this would take days; install a compiled package")
    chosen = [match for match in matches() if all(word in match.id.split() for word in asked.only)]
    if not asked.tables:
        run(chosen, asked.games, asked.jobs, asked.most, experts=not asked.only)
    made = tables(chosen, asked.games)
    print(made)
    if asked.write:
        put("levels", f"{made}\n", PAGE)


if __name__ == "__main__":
    main()
