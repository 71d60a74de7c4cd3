"""New tables: set up from a request, or again by the same people."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

import tabledhote
from tabledhote.bots import USUAL
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption
from tabledhote.kernel.game import FOR_ALL, Box, Options
from tabledhote.kernel.state import State
from tabledhote.server.errors import Refusal
from tabledhote.server.store.entries import Entry, Row
from tabledhote.server.store.moment import moment
from tabledhote.server.tables.changes import Draft, check_level
from tabledhote.server.tables.quotas import TABLES
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import BOT, INVITED, OPEN, Seat, Table
from tabledhote.table import fresh_seed

REMATCH = "!rematch"  # no client can send this id: it stands for the one rematch that a table has


async def set_up(
    registry: Registry,
    host: str,
    game: str,
    options: Options,
    seats: Sequence[tuple[str, str | None]],
    public: bool,
    *,
    clock: tuple[int, int] | None = None,
    hints: bool | None = None,
    rated: bool = False,
    seed: str | None = None,
    more: Sequence[Draft] = (),
) -> Table:
    """A new table; `seats` has a kind and, for people, a name or, for bots, a level.

    `clock` is seconds and increment; `more` are further entries.
    """
    for name in FOR_ALL:  # a path on the server's disk, and rules: a new table has the newest
        if name in options:
            allowed = [option.name for option in checked_box(game).options]
            raise Refusal("invalid_option", f"{game} has no option {name} on a server.", allowed)
    try:
        opened = tabledhote.game(game, **options)
    except InvalidOption as error:
        raise Refusal("invalid_option", f"{error}.", allowed_values(game, options)) from None
    if len(seats) != opened.players:
        raise Refusal("invalid_option", f"{len(seats)} seats were given; the game has {opened.players} players.")
    drafts = [seat_draft(at, kind, word, host) for at, (kind, word) in enumerate(seats)]
    drafts += [] if clock is None else [clock_draft(*clock)]
    drafts += [] if hints is None else [hints_draft(hints)]
    if rated:
        check_ratable([kind for kind, _ in seats], hints)
        drafts.append(Draft("rated", None))
    now = moment()
    row = Row(
        id=secrets.token_urlsafe(16),
        game=game,
        rules=opened.rules,
        options=opened.options,
        seed=fresh_seed() if seed is None else seed,
        host=host,
        public=public,
        created=now,
        changed=now,
    )
    async with registry.quotas.spending(host, TABLES):
        return await registry.create(row, [*drafts, *more])


def ratable(kinds: Sequence[str]) -> bool:
    """Whether seats of these kinds are for at least two persons, each at a device of their own."""
    return sum(kind != BOT for kind in kinds) >= 2 and kinds.count("me") <= 1


def check_ratable(kinds: Sequence[str], hints: bool | None) -> None:
    """A rated game is between persons, and without hints."""
    if not ratable(kinds):
        raise Refusal("invalid_option", "A rated game needs at least two persons, each at a device of their own.")
    if hints:
        raise Refusal("invalid_option", "A rated game has no hints: leave them out, or let the game not be rated.")


def clock_draft(seconds: int, increment: int) -> Draft:
    return Draft("clock", None, {"seconds": seconds, "increment": increment})


def hints_draft(on: bool) -> Draft:
    return Draft("hints", None, {"on": on})


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


def checked_box(game: str) -> Box[State]:
    try:
        return box(game)
    except InvalidOption:
        raise Refusal("invalid_option", f"There is no game {game!r}.", list(tabledhote.games())) from None


def allowed_values(game: str, options: Options) -> list[object]:
    """The values of the first option that is wrong, or the names of the options there are."""
    known = {option.name: option for option in checked_box(game).options}
    chosen: dict[str, object] = {}
    for name, option in known.items():
        try:
            chosen[name] = option.check(options.get(name, option.default), chosen)
        except InvalidOption:
            return list(option.values)
    return list(known)


async def rematch(registry: Registry, table: Table, holder: str) -> str:
    """The same people and bots at a new table: its id. Later requests get the same one."""
    table.check_whole()
    if not table.over:
        raise Refusal("not_over", "You can ask for a rematch when the game is over.")
    if not table.held_by(holder) and not table.left_by(holder) and table.row.host != holder:
        raise Refusal("not_allowed", "Only people at the table can ask for a rematch.")
    if table.record is None:
        raise Refusal("read_only", table.closed or "This table can only be read.")
    async with registry.lock(f"{table.id} rematch"):
        if table.rematch is None:
            async with registry.quotas.spending(holder, TABLES):
                await set_up_again(registry, table)
    assert table.rematch is not None
    return table.rematch


async def set_up_again(registry: Registry, table: Table) -> None:
    old, now = table.row, moment()
    row = replace(
        old,
        id=registry.keys.rematch(old.id),  # if it is stored, and this table's entry is not, asked again finds it
        rules=box(old.game).rules,
        seed=fresh_seed(),
        created=now,
        changed=now,
        status="waiting",
    )
    drafts = [seated_again(at, seat) for at, seat in enumerate(table.seats)]
    if table.clock is not None:
        drafts.append(clock_draft(table.clock.seconds, table.clock.increment))
    if table.hints is not None:
        drafts.append(hints_draft(table.hints))
    if table.rated:
        drafts.append(Draft("rated", None))
    after = await registry.create(row, drafts)

    def draft() -> Draft | Entry:
        return table.once.get(REMATCH) or Draft("rematch", None, {"table": after.id}, REMATCH)

    await registry.append(table, draft)


def seated_again(at: int, seat: Seat) -> Draft:
    if seat.holder:  # even those for whom a bot stood in
        return Draft("sit", at, {"holder": seat.holder, "name": seat.name})
    if seat.kind == BOT:
        return Draft(BOT, at, {"level": seat.level})
    return Draft(OPEN if seat.kind == OPEN else INVITED, at)
