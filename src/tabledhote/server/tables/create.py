"""New tables: set up from a request, or again by the same people."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import tabledhote
from tabledhote.bots import USUAL
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import Box
from tabledhote.server.errors import Refusal
from tabledhote.server.store.store import Entry, Row, moment
from tabledhote.server.tables.changes import Draft, check_level
from tabledhote.server.tables.registry import House
from tabledhote.server.tables.table import BOT, INVITED, OPEN, Seat, Sitting
from tabledhote.table import fresh_seed

REMATCH = "!rematch"  # no client can send this id: it stands for the one rematch that a table has


async def set_up(
    house: House,
    host: str,
    game: str,
    options: dict[str, Any],
    seats: Sequence[tuple[str, str | None]],
    public: bool,
    *,
    clock: tuple[int, int] | None = None,
    hints: bool | None = None,
    seed: str | None = None,
    more: Sequence[Draft] = (),
) -> Sitting:
    """A new table; `seats` has a kind and, for people, a name or, for bots, a level.

    `clock` is seconds and increment; `more` are further entries.
    """
    if "components" in options:  # a path on the server's disk
        allowed = [option.name for option in checked_box(game).options]
        raise Refusal("invalid_option", f"{game} has no option components on a server.", allowed)
    try:
        opened = tabledhote.game(game, **options)
    except InvalidOption as error:
        raise Refusal("invalid_option", f"{error}.", allowed_values(game, options)) from None
    if len(seats) != opened.players:
        raise Refusal("invalid_option", f"{len(seats)} seats were given; the game has {opened.players} players.")
    drafts = [seat_draft(at, kind, word, host) for at, (kind, word) in enumerate(seats)]
    drafts += [] if clock is None else [clock_draft(*clock)]
    if hints is not None:
        drafts.append(Draft("hints", None, {"on": hints}))
    now = moment()
    row = Row(
        id=secrets.token_urlsafe(16),
        game=game,
        rules=opened.box.rules,
        options=opened.options,
        seed=fresh_seed() if seed is None else seed,
        host=host,
        public=public,
        created=now,
        changed=now,
    )
    return await house.create(row, [*drafts, *more])


def clock_draft(seconds: int, increment: int) -> Draft:
    return Draft("clock", None, {"seconds": seconds, "increment": increment})


def seat_draft(at: int, kind: str, word: str | None, host: str) -> Draft:
    if kind == "me":
        if word is None:
            raise Refusal("invalid_request", f"Seat {at} needs a name.")
        return Draft("sit", at, {"holder": host, "name": word})
    if kind == BOT:
        level = word if word is not None else USUAL
        check_level(level)
        return Draft(BOT, at, {"level": level})
    return Draft(kind, at)


def checked_box(game: str) -> Box:
    try:
        return box(game)
    except InvalidOption:
        raise Refusal("invalid_option", f"There is no game {game!r}.", list(tabledhote.games())) from None


def allowed_values(game: str, options: dict[str, Any]) -> list[Any]:
    """The values of the first option that is wrong, or the names of the options there are."""
    known = {option.name: option for option in checked_box(game).options}
    chosen: dict[str, Any] = {}
    for name, option in known.items():
        try:
            chosen[name] = option.check(options.get(name, option.default), chosen)
        except InvalidOption:
            return list(option.values)
    return list(known)


async def rematch(house: House, sitting: Sitting, holder: str) -> str:
    """The same people and bots at a new table: its id. Whoever asks later is told the same one."""
    if not sitting.over:
        raise Refusal("not_over", "A rematch is for when the game is over.")
    if not sitting.held_by(holder) and not sitting.left_by(holder) and sitting.row.host != holder:
        raise Refusal("not_allowed", "Only those at the table ask for a rematch.")
    if sitting.record is None:
        raise Refusal("read_only", sitting.closed or "This table can only be read.")
    async with house.lock(f"{sitting.id} rematch"):
        if sitting.rematch is None:
            await set_up_again(house, sitting)
    assert sitting.rematch is not None
    return sitting.rematch


async def set_up_again(house: House, sitting: Sitting) -> None:
    old, now = sitting.row, moment()
    new: dict[str, Any] = {
        "id": secrets.token_urlsafe(16),
        "seed": fresh_seed(),
        "created": now,
        "changed": now,
        "status": "waiting",
    }
    drafts = [seated_again(at, seat) for at, seat in enumerate(sitting.seats)]
    if sitting.clock is not None:
        drafts.append(clock_draft(sitting.clock.seconds, sitting.clock.increment))
    after = await house.create(replace(old, **new), drafts)

    def draft() -> Draft | Entry:
        return sitting.once.get(REMATCH) or Draft("rematch", None, {"table": after.id}, REMATCH)

    await house.append(sitting, draft)


def seated_again(at: int, seat: Seat) -> Draft:
    if seat.holder is not None:  # also for whom a bot stood in
        return Draft("sit", at, {"holder": seat.holder, "name": seat.name})
    if seat.kind == BOT:
        return Draft(BOT, at, {"level": seat.level})
    return Draft(OPEN if seat.kind == OPEN else INVITED, at)
