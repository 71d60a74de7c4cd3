"""The table page: what the script begins with, and the same drawn already, so that nobody waits for a script."""

import time
from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect, Template
from markupsafe import Markup

from tabledhote.bots import LEVELS, OFFERED, USUAL
from tabledhote.server.errors import CODES
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.live import messages
from tabledhote.server.tables import changes
from tabledhote.server.tables.registry import House
from tabledhote.server.tables.table import Sitting
from tabledhote.table.record import FIXED
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
    reader,
    script_texts,
)
from tabledhote.words import words

PARTS = frozenset(("view", "choices", "lines", "svg"))
SCRIPT_TEXTS: dict[str, tuple[str, ...]] = {
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
    "table-back": (),
    "table-final": (),
    "table-ask": ("action",),
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
    "guide-step": ("step", "steps"),
    "guide-skip": (),
    "guide-close": (),
    "guide-not-now": ("action",),
}


@get("/tables/{table:str}")
async def table(
    request: Asked, house: HouseHere, guest: Guest, page_language: Language, table: FromPath[str]
) -> Template | Redirect:
    sitting = await house.table(table)
    if sitting.uploaded:  # there is nothing to decide
        return Redirect(f"/tables/{table}/replay", status_code=303)
    texts = words(page_language, sitting.row.game)
    seat = sitting.looked_from(None, guest.holder)
    told = messages.update(sitting, seat, guest.holder, PARTS - {"svg"}, page_language)
    hides, known = hidden_information(sitting), reader(request)
    if hides and len(told.yours) > 1:
        seat = -1  # on a shared device nobody has said yet who is looking
    shape, narrows = drawing_parts(request), messages.narrows(sitting.row.game)
    drawn = messages.update(sitting, seat, guest.holder, shape, page_language).svg
    start = {
        "update": told,
        "texts": script_texts(texts, SCRIPT_TEXTS | {f"level-{level}": () for level in LEVELS}),
        "hides": hides,
        "steps": getattr(catalogue.board(sitting.row.game), "STEPS", {}),
        "scored": getattr(catalogue.board(sitting.row.game), "SCORED", True),
        "narrows": narrows,
        "pictured": {"number": sitting.number, "seat": seat, "narrow": narrows and "narrow" in shape},
        "confirm": known.confirm,
        "now": time.time(),
        "absence": house.settings.absence,
        "standIn": USUAL,
        "sound": known.sound,
        "notify": known.notify,
        "language": page_language,
        "rules": f"/rules/{sitting.row.game}",
        "prompts": catalogue.rulebook(sitting.row.game).PROMPTS,
    }
    return page(
        request,
        "table",
        guest,
        texts,
        game=sitting.row.game,
        title=texts("title"),
        told=told,
        board=Markup(drawn) if isinstance(drawn, str) else "",
        start=data_block(start),
        marks=catalogue.seat_marks(sitting),
        guided=sitting.guided,
        people=sum(one.kind != "bot" for one in sitting.seats) > len(told.yours),
        **waiting(request, house, sitting, guest),
    )


def hidden_information(sitting: Sitting) -> bool:
    """Whether the game hides anything, now or at its start."""
    record = sitting.record
    return record is not None and (catalogue.hides(record.state) or catalogue.hides(record.begin()))


def waiting(request: Asked, house: House, sitting: Sitting, guest: Visitor) -> dict[str, Any]:
    """Free seats, with their links for those who may invite, and whether this is the host, who may seat bots."""
    host = guest.holder == sitting.row.host
    invites = host or bool(sitting.held_by(guest.holder))
    base = str(request.base_url).rstrip("/")
    links = {
        seat: f"{base}/join/{sitting.id}/{seat}/{changes.invitation(house.keys, sitting, seat, guest.required())}"
        for seat in (sitting.vacant() if invites else ())
    }
    return {"vacant": sitting.vacant(), "links": links, "host": host, "levels": OFFERED}


HANDLERS = (table,)
