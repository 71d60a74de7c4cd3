"""The rules pages."""

from litestar import get
from litestar.params import FromPath
from litestar.response import Template
from markupsafe import Markup

from tabledhote.server.opening import checked_box
from tabledhote.web import rulebook, shelf
from tabledhote.web.frame import Asked, Guest, Language, page
from tabledhote.words import words


@get("/rules")
async def rules(request: Asked, guest: Guest, page_language: Language) -> Template:
    """All rules documents."""
    return page(request, "shelf", guest, cards=shelf.cards(page_language))


@get("/rules/{game:str}")
async def rules_of(request: Asked, guest: Guest, page_language: Language, game: FromPath[str]) -> Template:
    texts = words(page_language, checked_box(game).id)
    html, chapters = rulebook.rendered(game)
    return page(request, "rules", guest, texts, game=game, title=texts("title"), body=Markup(html), chapters=chapters)


HANDLERS = (rules, rules_of)
