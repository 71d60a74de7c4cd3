"""The rules pages and their figures."""

from litestar import get
from litestar.params import FromPath
from litestar.response import Response, Template

from tabledhote.games.boards import board
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.tables.create import checked_box
from tabledhote.web import booklet, catalogue, rulebook
from tabledhote.web.layout import CHOICES, Guest, Language, page, picture, reader
from tabledhote.words import LANGUAGES, words


@get("/rules")
async def rules(request: HttpRequest, guest: Guest, page_language: Language) -> Template:
    """All rules documents."""
    return page(request, "rulebooks", guest, cards=catalogue.cards(page_language))


@get("/rules/{game:str}", sync_to_thread=True)
def rules_of(request: HttpRequest, guest: Guest, page_language: Language, game: FromPath[str]) -> Template:
    texts = words(page_language, checked_box(game).id)
    theme = reader(request).theme
    people = booklet.rendered(game, page_language, theme)
    exact = rulebook.rendered(game, page_language, theme)
    return page(request, "rules", guest, texts, game=game, title=texts("title"), people=people, exact=exact)


@get("/rules/{game:str}/aid", sync_to_thread=True)
def player_aid(request: HttpRequest, guest: Guest, page_language: Language, game: FromPath[str]) -> Template:
    """What players want beside the board, on one sheet."""
    texts = words(page_language, checked_box(game).id)
    chapters = booklet.rendered(game, page_language, reader(request).theme).aid
    if not chapters:
        raise Refusal("not_found", "This game has no player aid.")
    return page(request, "aid", guest, texts, game=game, title=texts("title"), chapters=chapters)


@get("/rules/{game:str}/figures/{name:str}/{language:str}/{theme:str}", sync_to_thread=True)
def figure(game: FromPath[str], name: FromPath[str], language: FromPath[str], theme: FromPath[str]) -> Response[str]:
    """A figure of the rules, as a picture that stands alone."""
    known = {each.name for each in board(checked_box(game).id).figures}
    if name not in known or language not in LANGUAGES or theme not in CHOICES["theme"]:
        raise Refusal("not_found", "There is no such picture.")
    return picture(rulebook.drawn(game, name, language), theme)


HANDLERS = (rules, rules_of, player_aid, figure)
