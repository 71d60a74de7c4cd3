"""`python -m tests.digests` prints all fingerprints; `--record` writes those of the newest rules to their files."""

import json
import sys

import tabledhote
from tests.digests import played, record
from tests.tables import every


def main(arguments: list[str]) -> None:
    if arguments == ["--record"]:
        if not tabledhote.compiled():
            sys.exit("fingerprints are recorded by compiled code, so that interpreted code has something to be held to")
        for name in tabledhote.games():
            record(name, tabledhote.game(name).rules)
    elif arguments:
        sys.exit("usage: python -m tests.digests [--record]")
    else:
        found = {f"{name} {rules}": played(name, rules) for name, rules in every()}
        print(json.dumps({"compiled": tabledhote.compiled(), "digests": found}))


main(sys.argv[1:])
