"""What the pages of a table give to their script: texts, data and the drawing that suits the screen."""

from collections.abc import Mapping

import msgspec
from litestar.response import Template
from markupsafe import Markup

from tabledhote.games import box
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.live import messages
from tabledhote.server.tables.table import Table
from tabledhote.web import catalogue
from tabledhote.web.layout import page
from tabledhote.words import Words

Needed = Mapping[str, tuple[str, ...]]  # messages, each with the values that the script fills in

LOG_TEXTS: Needed = {  # what the script says in the log, besides the sentences of the game
    "log-earlier": (),
    "log-who": ("seat",),
    "table-start": (),
    "table-undone": ("seat",),
    "table-undone-you": (),
    "table-sits-you": (),
    "table-bot-for-you": (),
    "table-leaves-you": (),
    "table-sits": ("seat",),
    "table-bot-sits": ("seat",),
    "table-bot-for": ("seat",),
    "table-leaves": ("seat",),
    "table-rematch-made": (),
}
REVIEW_TEXTS: Needed = {
    "curve-title": (),
    "curve-about": (),
    "curve-working": ("done", "total"),
    "curve-waiting": ("place",),
    "curve-failed": (),
    "curve-turning": ("number", "seat", "before", "after"),
    "review-best": ("seat", "played"),
    "review-better": ("seat", "played", "best", "loss"),
}


def table_page(
    request: HttpRequest,
    template: str,
    guest: Visitor,
    table: Table,
    texts: Words,
    drawn: object,
    start: Mapping[str, object],
    **more: object,
) -> Template:
    """A page that shows a table: its board as `drawn`, if it was, and what the script needs to `start`."""
    return page(
        request,
        template,
        guest,
        texts,
        table=table.id,
        game=table.row.game,
        title=texts("title"),
        marks=catalogue.seat_marks(table),
        board=Markup(drawn) if isinstance(drawn, str) else "",
        old_rules=tell_old_rules(table, texts),
        rated=table.rated,
        start=data_block(start),
        **more,
    )


def tell_old_rules(table: Table, texts: Words) -> str:
    """What a page says of a table that keeps an earlier version of the rules; nothing of one with the newest."""
    newest = box(table.row.game).rules
    return texts("table-rules", version=table.row.rules, newest=newest) if table.row.rules < newest else ""


def review_start(table: Table, texts: Words, language: str, needed: Needed) -> dict[str, object]:
    """What the script needs to fetch and draw the review of a game."""
    record = table.record
    return {
        "table": table.id,
        "language": language,
        "texts": script_texts(texts, needed),
        "names": messages.seat_names(table, texts),
        "colours": catalogue.seat_colours(table),
        "winners": record.state.winners() if record is not None and table.over else [],
    }


def drawing_parts(request: HttpRequest) -> frozenset[str]:
    """The drawing that suits the reader's screen, as the script has noted it; before that, as the browser hints."""
    screen = request.cookies.get("screen") or {"?1": "narrow"}.get(request.headers.get("sec-ch-ua-mobile", ""))
    return frozenset(("svg", "narrow")) if screen == "narrow" else frozenset(("svg",))


def data_block(value: object) -> Markup:
    """JSON that can stand inside a script element."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028"))


def script_texts(texts: Words, needed: Needed) -> dict[str, str]:
    """Texts that the script fills in itself: values stand in braces."""
    return {
        message: texts(message, **{value: f"{{{value}}}" for value in values}) for message, values in needed.items()
    }
