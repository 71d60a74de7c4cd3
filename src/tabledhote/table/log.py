"""What one seat may know of a game and another may not: the part of the log that it may read, and what
is open to all once a game is over.
"""

from collections.abc import Iterable, Iterator

from tabledhote.kernel.state import Event, State


def seen_by(seat: int, events: Iterable[Event]) -> Iterator[Event]:
    """Events as a seat may see them (-1: a spectator): another seat's `private` part is left out.

    >>> drawn = {"event": "draw", "seat": 1, "private": {"card": "porter"}}
    >>> list(seen_by(0, [drawn]))
    [{'event': 'draw', 'seat': 1}]
    >>> list(seen_by(1, [drawn])) == [drawn]
    True
    """
    for event in events:
        if "private" in event and (seat < 0 or event.get("seat") != seat):
            yield {field: value for field, value in event.items() if field != "private"}
        else:
            yield event


def hides(state: State) -> bool:
    """Whether one seat sees what another does not: then a shared screen is covered while it changes hands."""
    views = [state.view(seat) for seat in range(state.game.players)]
    for view in views:
        view.pop("you", None)
    return any(view != views[0] for view in views)


def face_up_view(state: State, seat: int) -> dict[str, object]:
    """A position of a finished game as a seat sees it, with everything that any seat could see at that moment."""
    shown = state.view(seat)
    for other in range(state.game.players):
        if other != seat:
            turn_up(shown, state.view(other))
    return shown


def turn_up(shown: object, seen: object) -> object:
    """What another seat has seen where this one sees nothing (None), in lists and mappings of the same form."""
    if isinstance(shown, dict) and isinstance(seen, dict):
        for name in shown.keys() & seen.keys():
            shown[name] = turn_up(shown[name], seen[name])
    elif isinstance(shown, list) and isinstance(seen, list) and len(shown) == len(seen):
        shown[:] = [turn_up(mine, other) for mine, other in zip(shown, seen, strict=True)]
    return seen if shown is None else shown
