"""`python -m tests.digests` prints the fingerprints of all games; with `--record` it writes them to their files."""

import json
import sys

import tabledhote
from tests.digests import played, record


def main(arguments: list[str]) -> None:
    if arguments == ["--record"]:
        if not tabledhote.compiled():
            sys.exit("fingerprints are recorded by compiled code, so that interpreted code has something to be held to")
        for name in tabledhote.games():
            record(name)
    elif arguments:
        sys.exit("usage: python -m tests.digests [--record]")
    else:
        found = {name: played(name) for name in tabledhote.games()}
        print(json.dumps({"compiled": tabledhote.compiled(), "digests": found}))


main(sys.argv[1:])
