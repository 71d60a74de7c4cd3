"""Whole games on file, as OpenSpiel keeps them: every decision with its choices, what was taken and what came of it.

A file holds the options, the seed and the actions, so it can be played again; `tests/games/test_playthroughs.py` does
that and compares the text byte by byte. A file without a version of the rules in its options is of version 1.
`python -m tests.playthroughs` plays the actions on file again and rewrites the texts; with `--record` it makes new
games by the newest rules.
"""

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import tabledhote
from tabledhote import Rng, State
from tabledhote.kernel.state import Action
from tests.support.settings import Chosen

HERE = Path(__file__).parent

# Five games of each variant by version 1 of the rules, some for each way to end, and one by each later version: options
# and seed. The actions, random once, are now on file.
PLANS: dict[str, list[tuple[Chosen, int]]] = {
    "austria": [
        ({"players": 2, "edition": "revised", "hotel": "night", "staff_deal": "random"}, 1),
        ({"players": 2, "edition": "revised", "hotel": "day", "staff_deal": "draft"}, 2),
        ({"players": 3, "edition": "revised", "hotel": "night", "staff_deal": "starter"}, 3),
        ({"players": 3, "edition": "revised", "hotel": "day", "staff_deal": "random"}, 4),
        ({"players": 4, "edition": "revised", "hotel": "night", "staff_deal": "draft"}, 5),
        ({"players": 2, "edition": "2015", "hotel": "night", "staff_deal": "random"}, 1),
        ({"players": 2, "edition": "2015", "hotel": "day", "staff_deal": "draft"}, 2),
        ({"players": 3, "edition": "2015", "hotel": "night", "staff_deal": "starter"}, 3),
        ({"players": 3, "edition": "2015", "hotel": "day", "staff_deal": "random"}, 4),
        ({"players": 4, "edition": "2015", "hotel": "night", "staff_deal": "draft"}, 5),
        ({"players": 3, "edition": "revised", "hotel": "night", "staff_deal": "random", "rules": 2}, 6),
        ({"players": 2, "edition": "2015", "hotel": "night", "staff_deal": "random", "rules": 2}, 7),
    ],
    "amsterdam": [
        *(
            ({"players": players, "variant": "family"}, seed)
            for players, seed in ((2, 1), (2, 21), (3, 2), (3, 6), (4, 9))
        ),
        *(
            ({"players": players, "variant": "tactical"}, seed)
            for players, seed in ((2, 1), (2, 9), (3, 16), (4, 3), (4, 5))
        ),
        ({"players": 3, "variant": "family", "rules": 2}, 1),
        ({"players": 2, "variant": "tactical", "rules": 2}, 2),
    ],
    "vienna": [
        *(({"players": players, "board": "day"}, seed) for players, seed in ((3, 1), (3, 2), (4, 3), (4, 4), (5, 5))),
        *(
            ({"players": players, "board": "night"}, seed)
            for players, seed in ((3, 6), (4, 7), (4, 8), (5, 9), (5, 10))
        ),
        ({"players": 3, "board": "day", "rules": 2}, 1),
        ({"players": 5, "board": "night", "rules": 2}, 2),
    ],
    "hellton": [
        ({"deck": "starter"}, 17),
        ({"deck": "starter"}, 71),
        ({"deck": "starter"}, 72),
        ({"deck": "starter"}, 84),
        ({"deck": "starter"}, 156),
        ({"deck": "full"}, 256),
        ({"deck": "full"}, 337),
        ({"deck": "full"}, 380),
        ({"deck": "full"}, 414),
        ({"deck": "full"}, 462),
        ({"deck": "starter", "rules": 2}, 17),
        ({"deck": "full", "rules": 2}, 256),
    ],
}


def files() -> list[Path]:
    return sorted(HERE.glob("*.txt"))


def file(name: str, chosen: Chosen, seed: int) -> Path:
    words = [f"rules{value}" if option == "rules" else str(value) for option, value in chosen.items()]
    return HERE / "-".join([name, *words, f"seed{seed}.txt"])


def record(name: str, chosen: Chosen, seed: int) -> str:
    """A new game of random actions."""
    state = tabledhote.game(name, **chosen).start(seed)
    chance, actions = Rng(seed), []
    while state.seat >= 0:
        action = state.legal()[chance.below(len(state.legal()))]
        actions.append(state.describe(action))
        state.apply(action)
    return text(name, chosen, seed, actions)


def replay(written: str) -> str:
    """The actions of a file played again: the text that they give now."""
    lines = written.splitlines()
    name, options, seed = (line.split(": ", 1)[1] for line in lines[:3])
    actions = [json.loads(line.removeprefix("  plays ")) for line in lines if line.startswith("  plays ")]
    return text(name, json.loads(options), int(seed), actions)


def text(name: str, chosen: Chosen, seed: int, actions: list[Action]) -> str:
    """A game in full: before each decision the choices, then the action and the events that follow from it."""
    state = tabledhote.game(name, **{"rules": 1, **chosen}).start(seed, events=True)
    lines = [f"game: {name}", f"options: {json.dumps(chosen)}", f"seed: {seed}", "", *told(state)]
    for number, action in enumerate(actions, 1):
        lines += ["", f"{number}. seat {state.seat}, scores {state.scores()}, revealed {state.revealed}"]
        lines += [f"  may {choice}" for choice in choices([state.describe(legal) for legal in state.legal()])]
        lines += [f"  plays {json.dumps(action)}"]
        state.play(state.parse(action))
        lines += told(state)
    assert state.seat == -1, "the actions on file do not end the game"
    lines += ["", f"scores: {state.scores()}", f"winners: {state.winners()}"]
    lines += [f"reason: {state.view(-1)['reason']}"] if "reason" in state.view(-1) else []
    return "\n".join(lines) + "\n"


def choices(forms: list[Action]) -> Iterator[str]:
    """Actions one after another; those that differ in their last field alone stand on one line.

    >>> list(choices([{"do": "sail", "steps": 1}, {"do": "sail", "steps": 2}, {"do": "end_turn"}]))
    ['{"do": "sail", "steps": 1 | 2}', '{"do": "end_turn"}']
    """
    pairs = [json.dumps(form)[:-1].rsplit(": ", 1) for form in forms]
    for start, group in groupby(pairs, key=lambda pair: pair[0]):
        yield f"{start}: {' | '.join(last for _, last in group)}}}"


def told(state: State) -> Iterator[str]:
    """The events since the last call, which are then forgotten."""
    assert state.events is not None
    for event in state.events:
        yield f"  {json.dumps(event)}"
    state.events.clear()
