"""Puts the levels of bots on the scale of ratings, from the games they played against each other.

    python bench/anchors.py            writes levels.toml of every game from bench/levels.jsonl

The figures are those under which the shares of wins in the matches are likeliest (Bradley and Terry), in the units of
openskill, with `medium` at its middle. One win and one loss are added to each match in thought, so that a match that
went one way does not put anybody at infinity.
"""

import argparse
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path

from levels import GAMES, Match, known, matches, summed

import tabledhote

ROOT = Path(__file__).resolve().parents[1]
MIDDLE, BETA = 25.0, 25.0 / 6.0  # of openskill's models
UNIT = sqrt(2.0) * BETA
FIXED = "medium"
ROUNDS = 10_000
NEAR = 1e-12


@dataclass(frozen=True)
class Share:
    """What one level won against another: `rivals` are those of the other level for each of the one."""

    one: str
    other: str
    rivals: int
    won: float
    games: float


def shares(game: str, path: Path) -> list[Share]:
    played, found = known(path), []
    for match in matches():
        there = played[match.id]
        if match.game != game or not len(there):
            continue
        parts = [there.earlier] if there.earlier else []
        if there.games:
            parts.append(summed(list(there.games.values())))
        won = sum(part["games"] * part["share"] for part in parts)
        found.append(Share(match.champion, match.rival, rivals(match), won + 1, len(there) + 2))
    return found


def rivals(match: Match) -> int:
    own = sum(match.seats(0))
    return (match.players - own) // own


def fitted(found: list[Share]) -> dict[str, float]:
    """The strength of each level, in units of the scale: one after the other is moved to where it fits best."""
    strength = dict.fromkeys(sorted({name for share in found for name in (share.one, share.other)}), 0.0)
    for _ in range(ROUNDS):
        moved = 0.0
        for name in strength:
            slope = curve = 0.0
            for share in found:
                if name in (share.one, share.other):
                    chance = expected(share, strength)
                    sign = 1 if name == share.one else -1
                    slope += sign * (share.won - share.games * chance)
                    curve += share.games * chance * (1 - chance)
            step = slope / curve
            strength[name] += step
            moved = max(moved, abs(step))
        if moved < NEAR:
            break
    return strength


def expected(share: Share, strength: dict[str, float]) -> float:
    return 1 / (1 + exp(strength[share.other] - strength[share.one] + log(share.rivals)))


def written(strength: dict[str, float]) -> str:
    lines = [
        "# Where the levels of bots stand on the scale of ratings, in the units of openskill.",
        "# Made by bench/anchors.py.",
        "[levels]",
    ]
    points = {name: MIDDLE + UNIT * (own - strength[FIXED]) for name, own in strength.items()}
    lines += [f"{name} = {points[name]:.3f}" for name in sorted(points, key=lambda name: points[name])]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=Path, default=GAMES, help="file of the games played")
    asked = parser.parse_args()
    for game in tabledhote.games():
        file = ROOT / "src" / "tabledhote" / "games" / game / "levels.toml"
        file.write_text(written(fitted(shares(game, asked.games))), "utf-8")
        print(file, *file.read_text("utf-8").splitlines()[2:], sep="\n  ")


if __name__ == "__main__":
    main()
