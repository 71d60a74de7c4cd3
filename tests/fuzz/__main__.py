"""`python -m tests.fuzz [SUBJECT …] [--minutes M] [--seed N]`: fuzz until something is found, or for M minutes.

Without subjects all of them take turns of ten seconds. `--minutes 0` tries each once, which shows again what was found.
"""

import argparse
import secrets
import sys
import time
import traceback
from collections import Counter
from math import inf

import tabledhote
from tests.fuzz import Found, subjects

TURN = 10.0  # seconds


def main(arguments: list[str]) -> None:
    every = subjects()
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("subject", nargs="*", help=f"{', '.join(every)}; all if you name none")
    parser.add_argument("--minutes", type=float, default=inf, help="how long; without end if you say nothing")
    parser.add_argument("--seed", type=int, help="where to begin; a number of chance if you say nothing")
    asked = parser.parse_args(arguments)
    unknown = set(asked.subject) - set(every)
    if unknown:
        parser.error(f"there is no subject {', '.join(sorted(unknown))}; allowed: {', '.join(every)}")
    seed = secrets.randbits(40) if asked.seed is None else asked.seed
    chosen = asked.subject or list(every)
    print(f"{', '.join(chosen)} from seed {seed}, {'compiled' if tabledhote.compiled() else 'interpreted'}", flush=True)
    tried: Counter[str] = Counter()
    begun, until = time.monotonic(), time.monotonic() + 60 * asked.minutes
    try:
        while not tried or time.monotonic() < until:
            for name in chosen:
                tried[name] += every[name](seed + tried[name], max(0.0, min(TURN, until - time.monotonic())))
    except Found as found:
        traceback.print_exception(found.__cause__)
        sys.exit(f"found by {name}: {found}")
    except KeyboardInterrupt:
        pass
    finally:
        print(f"tried in {time.monotonic() - begun:.0f} s: {dict(tried)}")


main(sys.argv[1:])
