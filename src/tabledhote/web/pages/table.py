"""The table page: the data that its script starts with, and the board already drawn, so that nobody waits."""

from litestar import get
from litestar.response import Redirect, Template

from tabledhote.bots import LEVELS, OFFERED, USUAL
from tabledhote.games.boards import board
from tabledhote.server.errors import CODES
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.store.moment import moment
from tabledhote.server.tables import changes
from tabledhote.server.tables.registry import Registry
from tabledhote.server.tables.table import Table
from tabledhote.table.log import hides
from tabledhote.table.record import FIXED
from tabledhote.web.layout import Guest, InjectedRegistry, Language, TableId, reader
from tabledhote.web.script import LOG_TEXTS, Needed, drawing_parts, script_texts, table_page
from tabledhote.words import words

PARTS = frozenset(("view", "choices", "lines", "svg"))
SCRIPT_TEXTS: Needed = {
    **LOG_TEXTS,
    "game-over": (),
    "table-you": (),
    "table-away": (),
    "table-free": (),
    "table-resigned": (),
    "table-thinks": ("seat",),
    "table-yours": (),
    "table-decides": ("seat",),
    "table-waits": (),
    "table-watching": ("number",),
    "table-lost": (),
    "table-damaged": (),
    "table-back": (),
    "table-final": (),
    "table-ask": ("action",),
    "table-ask-loss": ("action", "loss"),
    "table-narrowed": (),
    "table-choices": ("number",),
    "table-step-back": (),
    "table-stands-in": (),
    "table-late": (),
    "table-leave": (),
    "table-return": (),
    "table-replace": ("seat",),
    "table-clock": (),
    "table-past": (),
    "table-pass": ("seat",),
    "table-pass-ready": ("seat",),
    "hint-value": ("chance", "score"),
    "table-no-hint": (),
    "table-copied": (),
    "table-winners": ("names",),
    "table-result": (),
    "table-turn-title": (),
    **{f"problem-{code}": () for code in CODES},
    **{f"undo-{reason}": () for reason in FIXED},
    "explain-not-now": (),
    "explain-why": (),
    "explain-asked": ("prompt",),
    "guide-step": ("step", "steps"),
    "guide-skip": (),
    "guide-close": (),
    "guide-not-now": ("action",),
}


@get("/tables/{table:str}")
async def table(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language, table_id: TableId
) -> Template | Redirect:
    table = await registry.get(table_id)
    if table.uploaded:  # there is nothing to decide
        return Redirect(f"/tables/{table_id}/replay", status_code=303)
    texts = words(page_language, table.row.game)
    seat = table.looked_from(None, guest.holder)
    told = await registry.renderer.update(table, seat, guest.holder, PARTS - {"svg"}, page_language)
    hidden, known = hidden_information(table), reader(request)
    if hidden and len(told.yours) > 1:
        seat = -1  # on a shared device nobody has said yet who they are
    drawing = board(table.row.game)
    shape, narrows = drawing_parts(request), drawing.narrow is not None
    drawn = await registry.renderer.update(table, seat, guest.holder, shape, page_language)
    start = {
        "update": told,
        "texts": script_texts(texts, {**SCRIPT_TEXTS, **{f"level-{level}": () for level in LEVELS}}),
        "hides": hidden,
        "steps": drawing.steps,
        "scored": drawing.scored,
        "extras": sorted(drawing.extras),
        "icons": drawing.icons(texts),
        "narrows": narrows,
        "pictured": {"number": drawn.table.number, "seat": seat, "narrow": narrows and "narrow" in shape},
        "confirm": known.confirm,
        "pace": known.pace,
        "now": moment(),
        "grace": registry.settings.undo_pause,
        "absence": registry.settings.absence_seconds,
        "standIn": USUAL,
        "sound": known.sound,
        "notify": known.notify,
        "language": page_language,
        "rules": f"/rules/{table.row.game}",
        "prompts": drawing.prompts,
    }
    return table_page(
        request,
        "table",
        guest,
        table,
        texts,
        drawn.svg,
        start,
        told=told,
        guided=table.guided,
        people=sum(one.kind != "bot" for one in table.seats) > len(told.yours),
        **waiting(request, registry, table, guest),
    )


def hidden_information(table: Table) -> bool:
    """Whether the game hides anything, now or at its start."""
    record = table.record
    return record is not None and (hides(record.state) or hides(record.begin()))


def waiting(request: HttpRequest, registry: Registry, table: Table, guest: Visitor) -> dict[str, object]:
    """Free seats, with their links for those who may invite, and whether this is the host, who may seat bots."""
    host = guest.holder == table.row.host
    invites = host or bool(table.held_by(guest.holder))
    base = str(request.base_url).rstrip("/")
    links = {
        seat: f"{base}/join/{table.id}/{seat}/{changes.invitation(registry.keys, table, seat, guest.required())}"
        for seat in (table.vacant() if invites else ())
    }
    return {"vacant": table.vacant(), "links": links, "host": host, "levels": OFFERED, "usual": USUAL}


HANDLERS = (table,)
