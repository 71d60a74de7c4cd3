"""After the game: the final scoring line by line, the dice verified, a rematch; and the replay of any table."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template
from markupsafe import Markup
from msgspec import UNSET

from tabledhote.kernel.errors import InvalidRecord
from tabledhote.server.errors import Refusal
from tabledhote.server.live import messages
from tabledhote.server.tables import create
from tabledhote.server.tables.table import Sitting
from tabledhote.table import Record
from tabledhote.web import catalogue
from tabledhote.web.layout import (
    LOG_TEXTS,
    Asked,
    Guest,
    HouseHere,
    Language,
    data_block,
    drawing_parts,
    page,
    script_texts,
)
from tabledhote.words import Words, words

REVIEW_TEXTS: dict[str, tuple[str, ...]] = {
    "curve-title": (),
    "curve-about": (),
    "curve-working": ("done", "total"),
    "curve-failed": (),
    "curve-turning": ("number", "seat", "before", "after"),
    "review-best": ("seat", "played"),
    "review-better": ("seat", "played", "best", "loss"),
}
REPLAY_TEXTS: dict[str, tuple[str, ...]] = {
    **REVIEW_TEXTS,
    **LOG_TEXTS,
    "replay-at": ("number", "last"),
    "table-copied": (),
}


@get("/tables/{table:str}/result")
async def result(
    request: Asked, house: HouseHere, guest: Guest, page_language: Language, table: FromPath[str]
) -> Template | Redirect:
    """The end of a game; before it, the table."""
    sitting = await house.table(table)
    end = messages.result(sitting)
    if end is None:
        return Redirect(f"/tables/{table}", status_code=303)
    texts = words(page_language, sitting.row.game)
    names = messages.seat_names(sitting, texts)
    told = messages.update(sitting, -1, None, drawing_parts(request), page_language)
    return page(
        request,
        "result",
        guest,
        texts,
        game=sitting.row.game,
        title=texts("title"),
        table=table,
        names=names,
        marks=catalogue.seat_marks(sitting),
        end=end,
        winners=texts("winners", count=len(end.winners), winners=texts.enumerated([names[at] for at in end.winners])),
        rows=scoring_rows(end, texts),
        board=Markup(told.svg) if isinstance(told.svg, str) else "",
        played=bool(sitting.held_by(guest.holder) or sitting.left_by(guest.holder)),
        rematch=sitting.rematch,
        seed=sitting.row.seed,
        commitment=sitting.commitment,
        verified=verified(sitting),
        uploaded=sitting.uploaded,
        start=data_block(review_start(sitting, texts, page_language, REVIEW_TEXTS)),
    )


def review_start(sitting: Sitting, texts: Words, language: str, needed: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """What the script needs to fetch and draw the review of a game."""
    record = sitting.record
    return {
        "table": sitting.id,
        "language": language,
        "texts": script_texts(texts, needed),
        "names": messages.seat_names(sitting, texts),
        "colours": catalogue.seat_colours(sitting),
        "winners": record.state.winners() if record is not None and sitting.over else [],
    }


def scoring_rows(end: messages.Result, texts: Words) -> list[tuple[str, list[Any]]]:
    """One row for each line of the scoring with a cell for each seat; empty where a seat does not have the line.

    A cell has points, or what the line says in words if its message has an attribute `.cell`; an attribute `.row` names
    a row where the message speaks of one seat. Rows stand in the order in which the game scores: a line that only later
    seats have precedes the next that they share.
    """
    rows: dict[str, list[Any]] = {}
    order: list[str] = []
    for seat, lines in enumerate(end.breakdown):
        fresh: list[str] = []
        for line in lines:
            fields = texts.named({name: value for name, value in line.items() if name not in ("line", "points")}, ())
            message = f"line-{line['line']}"
            told = texts.attributes(message)
            label = texts(f"{message}.row" if "row" in told else message, **fields)
            if label not in rows:
                rows[label] = [None] * len(end.breakdown)
                fresh.append(label)
            elif label in order:
                at = order.index(label)
                order[at:at], fresh = fresh, []
            cells = rows[label]
            spoken = texts(f"{message}.cell", **fields) if "cell" in told else None
            cells[seat] = spoken or line["points"] + (cells[seat] or 0)
        order += fresh
    return [(label, rows[label]) for label in order]


def verified(sitting: Sitting) -> bool:
    """Whether seed, actions and result agree, by playing the record again."""
    try:
        Record.read(sitting.written()).verify()
    except InvalidRecord:
        return False
    return True


@post("/tables/{table:str}/rematch")
async def rematch(house: HouseHere, guest: Guest, table: FromPath[str]) -> Redirect:
    again = await create.rematch(house, await house.table(table), guest.required())
    return Redirect(f"/tables/{again}", status_code=303)


@get("/tables/{table:str}/replay")
async def replay(
    request: Asked,
    house: HouseHere,
    guest: Guest,
    page_language: Language,
    table: FromPath[str],
    at: FromQuery[int | None] = None,
) -> Template:
    """Any moment of a game, as the reader may see it."""
    sitting = await house.table(table)
    record = sitting.record
    if record is None:
        raise Refusal("read_only", sitting.closed or "This table can only be read.")
    texts = words(page_language, sitting.row.game)
    last = len(record.actions)
    moment = last if at is None else max(0, min(at, last))
    seat = sitting.looked_from(None, guest.holder)
    told = messages.earlier(
        sitting, record.replay(moment), seat, guest.holder, drawing_parts(request) | {"lines"}, page_language
    )
    drawn, told.svg = told.svg, UNSET
    start = review_start(sitting, texts, page_language, REPLAY_TEXTS)
    start |= {"update": told, "at": moment, "last": last, "over": sitting.over, "rules": f"/rules/{sitting.row.game}"}
    return page(
        request,
        "replay",
        guest,
        texts,
        game=sitting.row.game,
        title=texts("title"),
        table=table,
        over=sitting.over,
        names=start["names"],
        marks=catalogue.seat_marks(sitting),
        back="/" if sitting.uploaded and not sitting.over else f"/tables/{table}{'/result' if sitting.over else ''}",
        at=moment,
        last=last,
        board=Markup(drawn) if isinstance(drawn, str) else "",
        start=data_block(start),
    )


HANDLERS = (result, rematch, replay)
