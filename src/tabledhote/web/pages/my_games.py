"""My games: the running ones by who has waited longest, then the finished ones page by page."""

from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import urlencode

from babel.dates import format_date
from litestar import get
from litestar.params import FromQuery
from litestar.response import Stream, Template

import tabledhote
from tabledhote.games.boards import board
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.live import messages
from tabledhote.server.store.entries import Result
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.history import PAGE, Ending, Wanted, finished, opponents, running
from tabledhote.server.tables.records import all_records
from tabledhote.server.tables.table import Table
from tabledhote.shelf import SHELF
from tabledhote.web.layout import Guest, InjectedRegistry, Language, page
from tabledhote.words import Words, words

ENDINGS: dict[str, Ending] = {"won": "won", "lost": "lost"}
UNITS = (("games-waits-days", 86_400.0), ("games-waits-hours", 3600.0), ("games-waits-minutes", 60.0))  # seconds
LATEST = 1_000_000  # the last page that anybody may ask for


@dataclass(frozen=True)
class Running:
    """An unfinished table: whose turn it is, and how long everybody has waited for it."""

    id: str
    game: str
    title: str
    names: str
    sign: str
    yours: bool
    waits: str


@dataclass(frozen=True)
class SeatShown:
    name: str
    score: int | None
    place: int
    yours: bool
    notes: list[str]


@dataclass(frozen=True)
class GameShown:
    """A finished game as the list has it."""

    id: str
    game: str
    title: str
    ended: str
    when: str
    ending: str
    won: bool
    rated: bool
    replays: bool
    seats: list[SeatShown]


@get("/my/games")
async def my_games(
    request: HttpRequest,
    registry: InjectedRegistry,
    guest: Guest,
    page_language: Language,
    game: FromQuery[str] = "",
    opponent: FromQuery[str] = "",
    ending: FromQuery[str] = "",
    at: FromQuery[int] = 1,
    open_at: FromQuery[int] = 1,
) -> Template:
    """The filters are parts of the address, so that a page of the list can be kept and sent."""
    holder, texts = guest.required(), words(page_language)
    wanted = asked(game, opponent, ending)
    number, open_number = bounded(at), bounded(open_at)
    try:
        waiting, unfinished = await running(registry.store, holder, open_number)
        found = await finished(registry.store, holder, wanted, number)
        people, levels = await opponents(registry.store, holder)
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    since = {each.row.id: each.since for each in waiting}
    tables = await registry.readable([each.row for each in waiting])
    now = datetime.now(UTC).timestamp()
    chosen = {"game": game, "opponent": opponent, "ending": ending}
    return page(
        request,
        "my_games",
        guest,
        running=[shown_running(table, page_language, holder, now - since[table.id]) for table in tables],
        unfinished=unfinished,
        open_pages=pages(open_number, unfinished, chosen, "open_at"),
        games=[shown(results, page_language, holder) for results in found.games],
        total=found.total,
        pages=pages(number, found.total, chosen, "at"),
        titles=[(name, words(page_language, name)("title")) for name in tabledhote.games()],
        people=people,
        levels=[(level, bot_called(texts, level)) for level in levels],
        chosen=chosen,
        filtered=any(chosen.values()),
        query=urlencode({name: value for name, value in chosen.items() if value}),
    )


@get("/my/games/records")
async def records(
    registry: InjectedRegistry,
    guest: Guest,
    game: FromQuery[str] = "",
    opponent: FromQuery[str] = "",
    ending: FromQuery[str] = "",
) -> Stream:
    """The records of all games that the list has, on all its pages, in one file."""
    sent = all_records(registry.store, guest.required(), asked(game, opponent, ending))
    headers = {"Content-Disposition": 'attachment; filename="tabledhote-records.zip"', "Cache-Control": "no-store"}
    return Stream(sent, media_type="application/zip", headers=headers)


def asked(game: str, opponent: str, ending: str) -> Wanted:
    """What an address asks for; what it says of the ending counts only if there is such an ending."""
    return Wanted(game or None, opponent or None, ENDINGS.get(ending))


def bounded(number: int) -> int:
    return min(max(1, number), LATEST)


def pages(number: int, total: int, chosen: dict[str, str], parameter: str) -> dict[str, object]:
    """The page that is shown, how many there are, and the addresses of those beside it."""
    last = max(1, -(-total // PAGE))

    def address(to: int) -> str:
        kept = {name: value for name, value in chosen.items() if value}
        return "?" + urlencode(kept | {parameter: str(to)})

    before = address(min(number - 1, last)) if number > 1 else None
    return {"number": number, "last": last, "before": before, "after": address(number + 1) if number < last else None}


def shown_running(table: Table, language: str, holder: str, seconds: float) -> Running:
    texts = words(language, table.row.game)
    names = messages.seat_names(table, texts)
    yours = table.status == "playing" and table.deciding in table.held_by(holder)
    if table.damaged:
        sign = texts("table-damaged")
    elif table.status == "waiting":
        sign = texts("home-waiting")
    else:
        sign = texts("your-turn") if yours else texts("games-turn", name=names[table.deciding])
    present = [name for name, seat in zip(names, table.seats, strict=True) if not seat.vacant]
    return Running(
        table.id, table.row.game, texts("title"), texts.enumerated(present), sign, yours, waited(texts, seconds)
    )


def waited(texts: Words, seconds: float) -> str:
    """How long a table has waited, in the largest unit that fits."""
    for message, length in UNITS:
        if seconds >= length:
            return texts(message, number=int(seconds // length))
    return texts("games-waits-now")


def shown(results: list[Result], language: str, holder: str) -> GameShown:
    first = results[0]
    texts, scored = texts_of(language, first.game), points(first.game)
    own = [each for each in results if each.holder == holder]
    won = any(each.won for each in own)
    day = datetime.fromtimestamp(first.ended, UTC).date()
    return GameShown(
        id=first.table_id,
        game=first.game,
        title=texts("title") if "title" in texts else first.game,
        ended=day.isoformat(),
        when=format_date(day, "medium", locale=language),
        ending=texts("games-won") if won else texts("games-lost"),
        won=won,
        rated=first.rated,
        replays=first.game in SHELF,
        seats=[shown_seat(each, texts, holder, scored=scored) for each in sorted(results, key=standing)],
    )


def standing(result: Result) -> tuple[int, int]:
    return result.place, result.seat


def shown_seat(result: Result, texts: Words, holder: str, *, scored: bool) -> SeatShown:
    notes = [texts("games-resigned")] if result.resigned else []
    if result.stood_in and not result.resigned:
        notes.append(texts("games-stood-in", share=round(100 * result.stood_in / result.decisions)))
    score = result.score if scored else None
    return SeatShown(seat_called(result, texts), score, result.place, result.holder == holder, notes)


def seat_called(result: Result, texts: Words) -> str:
    if result.level is not None:
        return bot_called(texts, result.level)
    return result.name or texts("somebody")


def bot_called(texts: Words, level: str) -> str:
    message = f"bot-{level}"
    return texts(message) if message in texts else level


def texts_of(language: str, game: str) -> Words:
    """The words of a game; those of all games where it is not on the shelf any more."""
    return words(language, game) if game in SHELF else words(language)


def points(game: str) -> bool:
    """Whether a game is won by points."""
    return game in SHELF and board(game).scored


HANDLERS = (my_games, records)
