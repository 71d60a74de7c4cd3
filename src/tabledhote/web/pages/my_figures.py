"""My figures: what somebody has played of one game, beside what bots do."""

from dataclasses import dataclass
from statistics import fmean, median

from babel.numbers import format_decimal, format_percent
from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect, Template
from markupsafe import Markup

import tabledhote
from tabledhote.arena.reports.subjects import subjects
from tabledhote.drawing.history import WINDOW, history
from tabledhote.kernel.errors import InvalidOption
from tabledhote.server.errors import Refusal
from tabledhote.server.identity.visitors import HttpRequest
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.store.history import Met, games_played, own_results, rivals
from tabledhote.server.tables.figures import FEW, Figures, Use, figures, yardstick
from tabledhote.web.layout import Guest, InjectedRegistry, Language, page
from tabledhote.web.pages.my_games import bot_called, points
from tabledhote.words import Words, words

KINDS = 12  # kinds of decisions in the list at most


@dataclass(frozen=True)
class ThingShown:
    """A card, tile or space: how often it was used, and how often that went well, by the reader and by bots."""

    name: str
    used: str
    won: str
    between: str
    few: bool
    bots_used: str
    bots_won: str


@dataclass(frozen=True)
class RivalShown:
    name: str
    games: int
    won: str
    ahead: str
    few: bool


@dataclass(frozen=True)
class LostShown:
    name: str
    number: int
    each: str
    share: str
    few: bool


@get("/my/figures")
async def first_figures(registry: InjectedRegistry, guest: Guest) -> Redirect:
    """Those of the game that the reader has played most."""
    try:
        played = await games_played(registry.store, guest.required())
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    known = [game for game in tabledhote.games() if game in played]
    most = max(known, key=lambda game: played[game], default=tabledhote.games()[0])
    return Redirect(f"/my/figures/{most}")


@get("/my/figures/{game:str}")
async def my_figures(
    request: HttpRequest, registry: InjectedRegistry, guest: Guest, page_language: Language, game: FromPath[str]
) -> Template:
    if game not in tabledhote.games():
        raise Refusal("not_found", "There is no such game.", list(tabledhote.games()))
    holder, texts = guest.required(), words(page_language, game)
    try:
        results = await own_results(registry.store, holder, game)
        met = await rivals(registry.store, holder, game)
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    found, compared = figures(results, met), yardstick(game)
    return page(
        request,
        "my_figures",
        guest,
        texts,
        game=game,
        games=[(name, words(page_language, name)("title")) for name in tabledhote.games()],
        found=found,
        few=found.games < FEW,
        many=FEW,
        facts=facts(found, texts, scored=points(game)),
        pictures=pictures(found, texts, scored=points(game)),
        rivals=[shown_rival(each, texts) for each in met],
        kinds=used_things(found, texts, game),
        compared=compared,
        level=bot_called(texts, compared.level) if compared else "",
        losses=lost(found, texts),
        lost_each=percent(found.lost_each, texts, 1),
    )


def facts(found: Figures, texts: Words, *, scored: bool) -> list[tuple[str, str]]:
    """The first lines of the page, each a name and a figure."""
    if not found.games:
        return []
    won = texts("figures-of", number=plain(found.won, texts), share=percent(found.wins.rate, texts))
    low, high = (percent(end, texts) for end in found.wins.between)
    told = [
        (texts("figures-games"), str(found.games)),
        (texts("figures-won"), f"{won} ({texts('figures-between', low=low, high=high)})"),
        (texts("figures-place"), plain(fmean(found.places), texts, 2)),
    ]
    if scored:
        best = texts("figures-best", number=max(found.scores))
        told.append((texts("figures-score"), f"{plain(fmean(found.scores), texts)} ({best})"))
    told.append((texts("figures-length"), length(found, texts)))
    return told


def length(found: Figures, texts: Words) -> str:
    """How long a game takes: half of them are shorter. Games over days say little in minutes, so this is no average."""
    minutes = round(median(found.minutes))
    decisions = round(found.decisions / found.games)
    if minutes < 120:
        return texts("figures-minutes", number=minutes, decisions=decisions)
    return texts("figures-hours", number=round(minutes / 60), decisions=decisions)


def pictures(found: Figures, texts: Words, *, scored: bool) -> list[tuple[str, Markup]]:
    """Scores and places from game to game, each with what it shows; nothing is to be seen in a single game."""
    if found.games < 2:
        return []
    below = texts("figures-picture", number=WINDOW)
    drawn = []
    if scored:
        title = texts("figures-scores")
        drawn.append((title, Markup(history(found.scores, title, below))))
    title = texts("figures-places")
    drawn.append((title, Markup(history(found.places, title, below, down=True))))
    return drawn


def shown_rival(met: Met, texts: Words) -> RivalShown:
    name = bot_called(texts, met.level) if met.level is not None else met.name or texts("somebody")
    won, ahead = percent(met.won / met.games, texts), percent(met.ahead / met.games, texts)
    return RivalShown(name, met.games, won, ahead, met.games < FEW)


def used_things(found: Figures, texts: Words, game: str) -> list[tuple[str, list[ThingShown]]]:
    """The things of each kind, those used most often first."""
    try:
        kinds = subjects(game).kinds
    except InvalidOption:
        return []
    compared = yardstick(game)
    shown = []
    for kind, thing in kinds.items():
        bots = compared.things.get(kind, {}) if compared else {}
        uses = sorted(found.things.get(kind, {}).items(), key=lambda item: (-item[1].games, item[0]))
        rows = [
            shown_thing(texts.label(thing.named or thing.field, name), use, found.games, bots.get(name), texts, seats)
            for seats in [compared.seats if compared else 0]
            for name, use in uses
        ]
        if rows:
            shown.append((texts(f"things-{kind}"), rows))
    return shown


def shown_thing(name: str, use: Use, games: int, bots: Use | None, texts: Words, seats: int) -> ThingShown:
    low, high = (percent(end, texts) for end in use.between)
    return ThingShown(
        name=name,
        used=texts("figures-of", number=use.games, share=percent(use.games / games, texts)),
        won=percent(use.rate, texts),
        between=f"{low} – {high}",
        few=use.games < FEW,
        bots_used=percent(bots.games / seats, texts) if bots and seats else "–",
        bots_won=percent(bots.rate, texts) if bots else "–",
    )


def lost(found: Figures, texts: Words) -> list[LostShown]:
    """The kinds of decisions that cost most, in all games together."""
    total = sum(kind.lost for kind in found.losses)
    return [
        LostShown(
            texts(f"act-{kind.do}") if f"act-{kind.do}" in texts else kind.do,
            kind.number,
            percent(kind.each, texts, 1),
            percent(kind.lost / total, texts),
            kind.number < FEW,
        )
        for kind in found.losses[:KINDS]
        if total > 0
    ]


def percent(share: float, texts: Words, digits: int = 0) -> str:
    pattern = f"0{'.' + '0' * digits if digits else ''}{'' if texts.language == 'en' else chr(0xA0)}%"
    return str(format_percent(share, pattern, locale=texts.language))


def plain(value: float, texts: Words, digits: int = 1) -> str:
    """A number with as many decimals as it has, up to some."""
    return str(format_decimal(round(value, digits), locale=texts.language))


HANDLERS = (first_figures, my_figures)
