"""`python -m tests.playthroughs [--record NAME…]`: rewrite the files from their actions, or record new games."""

import sys

import tabledhote
from tests.playthroughs import PLANS, file, files, record, replay


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--record"]:
        for name in arguments[1:] or PLANS:
            for chosen, seed in PLANS[name]:
                if file(name, chosen, seed).exists() and chosen.get("rules", 1) != tabledhote.game(name).rules:
                    continue  # earlier versions stay as they are
                file(name, chosen, seed).write_text(record(name, chosen, seed), "utf-8", newline="\n")
    elif arguments:
        sys.exit("usage: python -m tests.playthroughs [--record [GAME …]]")
    else:
        for path in files():
            path.write_text(replay(path.read_text("utf-8")), "utf-8", newline="\n")


main(sys.argv[1:])
