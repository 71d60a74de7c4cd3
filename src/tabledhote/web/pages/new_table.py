"""Ways to a new table: at once against bots, with friends, or with everything chosen; and sitting down at one."""

import json
from urllib.parse import quote

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect, Template

import tabledhote
from tabledhote.bots import OFFERED, USUAL
from tabledhote.kernel.game import Option
from tabledhote.server.api.schemas import printable
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import Visitor
from tabledhote.server.live.messages import seat_names
from tabledhote.server.tables import changes
from tabledhote.server.tables.create import checked_box, set_up
from tabledhote.server.tables.guide import begun
from tabledhote.table.guide import guide
from tabledhote.web import catalogue
from tabledhote.web.layout import LONGEST_NAME, Asked, Guest, HouseHere, Language, page, reader
from tabledhote.web.pages.home import A_YEAR, Form, present
from tabledhote.words import words

NOBODY = "nobody"
CLOCKS = {"quick": (10, 10), "usual": (20, 20), "long": (45, 30)}  # minutes for the game, seconds for each turn


def own_name(request: Asked) -> str:
    """What somebody is called who was not asked."""
    known = reader(request)
    return known.name or words(known.language)("guest")


def to_table(table: str) -> Redirect:
    return Redirect(f"/tables/{table}", status_code=303)


@post("/play/{game:str}")
async def play_now(request: Asked, house: HouseHere, guest: Guest, game: FromPath[str]) -> Redirect:
    """One click: you against bots, with the usual options."""
    players = tabledhote.game(checked_box(game).id).players
    seats = [("me", own_name(request))] + [("bot", USUAL)] * (players - 1)
    return to_table((await set_up(house, guest.required(), game, {}, seats, False)).id)


@post("/learn/{game:str}")
async def learn(request: Asked, house: HouseHere, guest: Guest, game: FromPath[str]) -> Redirect:
    """One click: a dealt game whose first turns are explained step by step."""
    dealt = guide(checked_box(game).id)
    players = tabledhote.game(game, **dealt.options).players
    seats = [("me", own_name(request))] + [("bot", OFFERED[0])] * (players - 1)
    sitting = await set_up(house, guest.required(), game, dealt.options, seats, False, seed=dealt.seed, more=[begun()])
    return to_table(sitting.id)


@post("/friends/{game:str}")
async def with_friends(request: Asked, house: HouseHere, guest: Guest, game: FromPath[str]) -> Redirect:
    """One click: a table with free seats, which shows the links to them."""
    players = tabledhote.game(checked_box(game).id).players
    seats = [("me", own_name(request)), *[("invited", None)] * (players - 1)]
    return to_table((await set_up(house, guest.required(), game, {}, seats, False)).id)


# ---- a table with everything chosen -------------------------------------------------------------


@get("/new/{game:str}")
async def new(request: Asked, guest: Guest, game: FromPath[str], page_language: Language) -> Template:
    return form(request, guest, game, page_language, {}, None)


def form(
    request: Asked, guest: Visitor, game: str, language: str, given: dict[str, str], mistake: str | None
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
        if option.name != "players"
    ]
    return page(
        request,
        "new",
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
    request: Asked, house: HouseHere, guest: Guest, game: FromPath[str], page_language: Language, data: Form
) -> Template | Redirect:
    """A table as the form has it; a mistake is said beside the form, which keeps what was filled in."""
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
        hints = {"yes": True, "no": False}.get(data.get("hints", ""))
        public, clock = data.get("public") == "yes", CLOCKS.get(data.get("clock", ""))
        seconds = None if clock is None else (60 * clock[0], clock[1])
        sitting = await set_up(house, guest.required(), game, options, seats, public, clock=seconds, hints=hints)
    except Refusal as refusal:
        return again(f"{texts(f'problem-{refusal.code}')} ({refusal.message})")
    except ValueError:
        return again(texts("problem-invalid_request"))
    return to_table(sitting.id)


def seat(data: Form, at: int, request: Asked) -> tuple[str, str | None] | None:
    """What the form says of one seat."""
    kind = data.get(f"seat-{at}", NOBODY)
    if kind == NOBODY:
        return None
    if kind == "me":
        given = data.get(f"name-{at}", "").strip()
        return "me", printable(given or own_name(request), "name")[:LONGEST_NAME]
    if kind in ("invited", "open"):
        return kind, None
    return "bot", kind.removeprefix("bot-")


# ---- sitting down -------------------------------------------------------------------------------


@get(["/join/{table:str}/{seat:int}", "/join/{table:str}/{seat:int}/{invitation:str}"])
async def join(
    request: Asked,
    house: HouseHere,
    guest: Guest,
    page_language: Language,
    table: FromPath[str],
    seat: FromPath[int],
    invitation: FromPath[str] = "",
) -> Template | Redirect:
    """Who invites whom to what, and one button. Who sits there already is shown the table."""
    sitting = await house.table(table)
    if seat in sitting.held_by(guest.holder):
        return to_table(table)
    texts = words(page_language, sitting.row.game)
    names = seat_names(sitting, texts)
    taken = not 0 <= seat < len(sitting.seats) or not sitting.seats[seat].vacant
    return page(
        request,
        "join",
        guest,
        texts,
        game=sitting.row.game,
        card=catalogue.card(sitting.row.game, page_language),
        table=table,
        seat=seat,
        invitation=invitation,
        mark="" if taken else catalogue.seat_marks(sitting)[seat],
        others=texts.enumerated(present(sitting, names)),
        taken=taken,
    )


@post("/join/{table:str}/{seat:int}")
async def sit_down(
    request: Asked, house: HouseHere, guest: Guest, table: FromPath[str], seat: FromPath[int], data: Form
) -> Redirect:
    holder, sitting = guest.required(), await house.table(table)
    name = printable(data.get("name", "").strip() or own_name(request), "name")[:LONGEST_NAME]

    def draft() -> changes.Draft:
        return changes.take(house.keys, sitting, seat, holder, name, data.get("invitation") or None)

    await house.append(sitting, draft)
    kept = [Cookie(key="name", value=quote(name), max_age=A_YEAR, samesite="lax")]
    return Redirect(f"/tables/{table}", status_code=303, cookies=kept)


HANDLERS = (play_now, learn, with_friends, new, create, join, sit_down)
