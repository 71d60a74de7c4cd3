"""What one seat may know of a game and another may not: the part of the log that it may read."""

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
