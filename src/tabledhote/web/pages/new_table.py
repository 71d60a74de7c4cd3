"""Ways to set up a table: at once against bots, with friends, or with every choice made."""

import json

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Template

import tabledhote
from tabledhote.bots import OFFERED, USUAL
from tabledhote.kernel.game import Option
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest, Visitor
from tabledhote.server.tables.create import checked_box, ratable, set_up
from tabledhote.server.tables.guide import begun
from tabledhote.table.guide import guide, lessons
from tabledhote.web import catalogue
from tabledhote.web.forms import Form, given_name, own_name, to_table
from tabledhote.web.layout import Guest, InjectedRegistry, Language, page
from tabledhote.words import words

NOBODY = "nobody"
CLOCKS = {"quick": (10, 10), "usual": (20, 20), "long": (45, 30)}  # minutes for the game, seconds for each turn


@post("/play/{game:str}")
async def play_now(request: HttpRequest, registry: InjectedRegistry, guest: Guest, game: FromPath[str]) -> Redirect:
    """One click: you against bots, with the usual options."""
    players = tabledhote.game(checked_box(game).id).players
    seats = [("me", own_name(request))] + [("bot", USUAL)] * (players - 1)
    return to_table((await set_up(registry, guest.required(), game, {}, seats, False)).id)


@post(["/learn/{game:str}", "/learn/{game:str}/{lesson:int}"])
async def learn(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, game: FromPath[str], lesson: FromPath[int] = 1
) -> Redirect:
    """One click: a dealt game in which some turns are explained step by step."""
    if lesson not in lessons(checked_box(game).id):
        raise Refusal("not_found", "This game has no such guide.")
    dealt = guide(game, lesson)
    opened = tabledhote.game(game, **dealt.options)
    seats = [("me", own_name(request))] + [("bot", OFFERED[0])] * (opened.players - 1)
    more = begun(lesson, dealt.opened(opened))
    table = await set_up(registry, guest.required(), game, dealt.options, seats, False, seed=dealt.seed, more=more)
    return to_table(table.id)


@post("/friends/{game:str}")
async def with_friends(request: HttpRequest, registry: InjectedRegistry, guest: Guest, game: FromPath[str]) -> Redirect:
    """One click: a table with free seats, which shows the links to them."""
    players = tabledhote.game(checked_box(game).id).players
    seats = [("me", own_name(request)), *[("invited", None)] * (players - 1)]
    return to_table((await set_up(registry, guest.required(), game, {}, seats, False)).id)


# ---- a table with everything chosen -------------------------------------------------------------


@get("/new/{game:str}")
async def new(request: HttpRequest, guest: Guest, game: FromPath[str], page_language: Language) -> Template:
    return form(request, guest, game, page_language, {}, None)


def form(
    request: HttpRequest, guest: Visitor, game: str, language: str, given: dict[str, str], mistake: str | None
) -> Template:
    known, texts = checked_box(game), words(language, game)
    options = [
        {
            "name": option.name,
            "label": texts(f"option-{option.name}") if f"option-{option.name}" in texts else option.name,
            "about": catalogue.about(texts, f"option-{option.name}"),
            "values": catalogue.option_values(option, texts, codes(option, known.players[-1])),
        }
        for option in known.options
        if option.name != "players" and len(codes(option, known.players[-1])) > 1
    ]
    return page(
        request,
        "new_table",
        guest,
        texts,
        game=game,
        card=catalogue.card(game, language),
        players=known.players,
        usually=tabledhote.game(game).players,
        levels=OFFERED,
        usual=USUAL,
        options=options,
        clocks=[(code, *times) for code, times in CLOCKS.items()],
        given=given,
        mistake=mistake,
    )


def codes(option: Option, most: int) -> list[tuple[str, object]]:
    """The values that a form offers, each with the text that the form sends."""
    values = list(option.values)
    if option.name == "first":
        values += range(most)
    return [(json.dumps(value), value) for value in values]


@post("/new/{game:str}")
async def create(
    request: HttpRequest,
    registry: InjectedRegistry,
    guest: Guest,
    game: FromPath[str],
    page_language: Language,
    data: Form,
) -> Template | Redirect:
    """A table as the form has it; a mistake is shown beside the form, which keeps what was filled in."""
    known, texts = checked_box(game), words(page_language, game)

    def again(mistake: str) -> Template:
        return form(request, guest, game, page_language, data, mistake)

    try:
        seats = [wanted for at in range(known.players[-1]) if (wanted := seat(data, at, request))]
        options = {name: json.loads(data[name]) for option in known.options if (name := option.name) in data}
        if len(seats) not in known.players:
            bounds = {"fewest": known.players[0], "most": known.players[-1]}
            return again(texts("new-seats-wrong", given=len(seats), **bounds))
        if len(known.players) > 1:
            options["players"] = len(seats)
        if data.get("rated") == "yes" and not ratable([kind for kind, _ in seats]):
            return again(texts("new-rated-wrong"))
        hints = {"yes": True, "no": False}.get(data.get("hints", ""))
        public, clock = data.get("public") == "yes", CLOCKS.get(data.get("clock", ""))
        seconds = None if clock is None else (60 * clock[0], clock[1])
        rated = data.get("rated") == "yes"
        mine = guest.required()
        table = await set_up(
            registry, mine, game, options, seats, public, clock=seconds, hints=None if rated else hints, rated=rated
        )
    except Refusal as refusal:
        return again(f"{texts(f'problem-{refusal.code}')} ({refusal.message})")
    except ValueError:
        return again(texts("problem-invalid_request"))
    return to_table(table.id)


def seat(data: Form, at: int, request: HttpRequest) -> tuple[str, str | None] | None:
    """What the form says of one seat."""
    kind = data.get(f"seat-{at}", NOBODY)
    if kind == NOBODY:
        return None
    if kind == "me":
        return "me", given_name(data, f"name-{at}", request)
    if kind in ("invited", "open"):
        return kind, None
    return "bot", kind.removeprefix("bot-")


HANDLERS = (play_now, learn, with_friends, new, create)
