"""After the game: the final scoring line by line, the dice verified, and a rematch."""

from litestar import get, post
from litestar.response import Redirect, Template

from tabledhote.games.boards import board
from tabledhote.kernel.game import Line
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.live import messages
from tabledhote.server.tables import create
from tabledhote.server.tables.table import Table
from tabledhote.web.forms import to_table
from tabledhote.web.layout import Guest, InjectedRegistry, Language, TableId
from tabledhote.web.pages import sources
from tabledhote.web.script import REVIEW_TEXTS, drawing_parts, review_start, table_page
from tabledhote.words import Words, words

Cell = int | str | None  # points, words, or nothing


@get("/tables/{table:str}/result")
async def result(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language, table_id: TableId
) -> Template | Redirect:
    """The end of a game; before it, the table."""
    table = await registry.get(table_id)
    end = messages.result(table)
    if end is None:
        return to_table(table_id)
    texts = words(page_language, table.row.game)
    reader = messages.reader_of(table, texts, guest.holder)
    names = reader.shown()
    chapters = sources.chapters(table)
    told = await registry.renderer.update(table, -1, None, drawing_parts(request), page_language)
    return table_page(
        request,
        "result",
        guest,
        table,
        texts,
        told.svg,
        review_start(table, texts, page_language, REVIEW_TEXTS),
        names=names,
        end=end,
        winners=texts("winners", count=len(end.winners), winners=texts.enumerated(plain_names(table, texts, end))),
        told=told_to(end, reader.seat, texts, scored=board(table.row.game).scored),
        textures=sources.textures(chapters),
        chapters=[sources.shown(each, texts, names) for each in chapters],
        rows=scoring_rows(end, texts),
        played=bool(table.held_by(guest.holder) or table.left_by(guest.holder)),
        rematch=table.rematch,
        seed=table.row.seed,
        commitment=table.commitment,
        verified=await registry.renderer.verify(table) is None,
        uploaded=table.uploaded,
    )


def plain_names(table: Table, texts: Words, end: messages.Result) -> list[str]:
    """The winners, as everybody calls them: the title of the page is shared."""
    names = messages.seat_names(table, texts)
    return [names[at] for at in end.winners]


def told_to(end: messages.Result, seat: int, texts: Words, *, scored: bool) -> str:
    """How the game went for the reader; nothing for spectators and for people who play several seats."""
    if seat < 0:
        return ""
    others = [score for at, score in enumerate(end.scores) if at != seat]
    own, best = end.scores[seat], max(others, default=0)
    if seat in end.winners:
        if len(end.winners) > 1:
            return texts("result-you-share")
        return texts("result-you-won", points=own - best if scored else 0)
    if not scored or not end.winners:
        return texts("result-you-lost")
    ahead = sum(score > own or at in end.winners for at, score in enumerate(end.scores) if at != seat)
    return texts("result-placed", place=ahead + 1, points=max(end.scores[at] for at in end.winners) - own)


def scoring_rows(end: messages.Result, texts: Words) -> list[tuple[str, list[Cell]]]:
    """One row for each line of the scoring with a cell for each seat; empty where a seat does not have the line.

    A cell has points, or what the line says in words if its message has an attribute `.cell`; an attribute `.row` names
    a row where the message speaks of one seat. Rows stand in the order in which the game scores: a line that only later
    seats have precedes the next that they share.
    """
    rows: dict[str, list[Cell]] = {}
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
            cells[seat] = spoken or line_points(line) + total(cells[seat])
        order += fresh
    return [(label, rows[label]) for label in order]


def line_points(line: Line) -> int:
    """What a line of the scoring counts."""
    points = line["points"]
    assert isinstance(points, int)
    return points


def total(cell: Cell) -> int:
    """The points in a cell so far."""
    return cell if isinstance(cell, int) else 0


@post("/tables/{table:str}/rematch")
async def rematch(registry: InjectedRegistry, guest: Guest, table_id: TableId) -> Redirect:
    return to_table(await create.rematch(registry, await registry.get(table_id), guest.required()))


HANDLERS = (result, rematch)
