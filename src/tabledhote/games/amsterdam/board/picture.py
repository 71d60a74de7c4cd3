"""A view of Hotel Amsterdam as SVG: pure functions of the view and the words.

The board is 1000 units wide: on top the players' houses, below them the city in its ring of water. Everything an action
or an event can name carries a `data-ref`, and pieces that move keep their id.
"""

from collections.abc import Sequence

from tabledhote.drawing.board import View
from tabledhote.drawing.document import sheet
from tabledhote.drawing.icons import icon
from tabledhote.drawing.seats import seat_names, status
from tabledhote.drawing.svg import Markup, circle, group, halo, line, path, rect
from tabledhote.drawing.svg import text as letters
from tabledhote.games.amsterdam.board.head import HEAD, LEAST, SEATS, WIDTH, houses, panel
from tabledhote.games.amsterdam.board.pieces import COLOURS, SYMBOLS, boat, hotel, pawn, tourists
from tabledhote.words import Words

HEIGHT = HEAD + WIDTH
BANK = 36  # the outer bank, with the coordinates
WATER = 79
CITY = BANK + WATER  # where the city begins, from each side
PITCH = 154
TILE = 140
FILES, RANKS = "abcde", "12345"
PAIRS = range(4)
CANAL = 24
SIDE = 6  # canal positions from one curve to the next
ABOUT = {"mayor": "about-mayor", "watchman": "about-watchman"}
OTHER = {"day": "night", "night": "day"}


def svg(view: View, words: Words, *, names: Sequence[str] | None = None, standalone: bool = True) -> str:
    """The board as one SVG. A file that stands alone brings its colours; a page serves `stylesheet(COLOURS)`.

    `names` are the players' names; without them a seat goes by its colour.
    """
    seats = seat_names(words, names, len(view["scores"]))
    return sheet(
        WIDTH,
        HEIGHT,
        houses(view, words, seats),
        panel(view, words, seats),
        group(
            ground(),
            canal(view, words),
            quays(view, words),
            [tile(view, words, each) for each in view["tiles"]],
            dam(view, words),
            crossings(view, words, seats),
            vessel(view, words),
            at=(0, HEAD),
        ),
        words=words,
        about=words("picture", turn=words("turn", number=view["turn"]), status=status(view, words, seats, "active")),
        colours=COLOURS,
        symbols=SYMBOLS,
        standalone=standalone,
    )


# ---- where things are ---------------------------------------------------------------------------


def centre(place: str) -> tuple[float, float]:
    """The middle of a place of the city."""
    file, rank = FILES.index(place[0]), RANKS.index(place[1])
    return CITY + PITCH * (file + 0.5), CITY + PITCH * (4.5 - rank)


def corner(crossing: str) -> tuple[float, float]:
    """The point of a crossing: between the middles of its south-western and north-eastern tile."""
    west, north = centre(crossing[0] + crossing[3])
    east, south = centre(crossing[1] + crossing[2])
    return (west + east) / 2, (north + south) / 2


def berth(position: int) -> tuple[float, float, float]:
    """The middle of a canal position, and the heading of a boat there in degrees: 0 is east, 90 south."""
    side, along = divmod(position, SIDE)
    middle, inner = BANK + WATER / 2, CITY - 26
    x, y, heading = (inner, inner, -45.0) if along == 0 else (CITY + PITCH * (along - 0.5), middle, 0.0)
    for _ in range(side):
        x, y, heading = WIDTH - y, x, heading + 90
    return x, y, heading


# ---- canal --------------------------------------------------------------------------------------


def ground() -> list[Markup]:
    """Banks, water, the brick of the streets, and the coordinates."""
    inner = WIDTH - 2 * CITY
    outer = WIDTH - 2 * BANK
    drawn = [
        rect(0, 0, WIDTH, WIDTH, fill=COLOURS("stone")),
        rect(BANK, BANK, outer, outer, rx=WATER, fill=COLOURS("water"), stroke=COLOURS("brick"), stroke_width=5),
        rect(CITY, CITY, inner, inner, rx=4, fill=COLOURS("brick"), stroke=COLOURS("stone"), stroke_width=6),
    ]
    for index in range(5):
        along = CITY + PITCH * (index + 0.5)
        for x, y, name in ((along, 18, FILES[index]), (along, 982, FILES[index])):
            drawn.append(letters(name, x, y, size=LEAST, bold=True, fill="var(--faint)"))
        for x in (18, 982):
            drawn.append(letters(RANKS[4 - index], x, along, size=LEAST, bold=True, fill="var(--faint)"))
    return drawn


def canal(view: View, words: Words) -> list[Markup]:
    return [water(view, words, position) for position in range(CANAL)]


def water(view: View, words: Words, position: int) -> Markup:
    """One canal position. In the tactical game those that the boat can reach are named by the steps."""
    x, y, heading = berth(position)
    steps = (position - view["boat"]) % CANAL
    reachable = view["limits"] and 1 <= steps <= view["limits"]["sail"]
    ends = f"from:{position} to:{position}"
    if reachable and view["phase"] == "sail":
        explained, label = words("about-sail", steps=steps, position=position), badge(steps)
    else:
        label = letters(str(position), 0, 0, size=LEAST, fill=COLOURS("wave"))
        if position % SIDE == 0:
            explained = words("about-curve", position=position, curve=words.name("curve", position))
        else:
            explained = words("about-canal", position=position, tile=served(position))
    return group(
        halo("circle", 0, 0, 36) if position % SIDE == 0 else group(straight(position), turn=heading),
        halo("rect", *reach(position), rx=8) if position % SIDE else None,
        label,
        at=(x, y),
        ref=f"steps:{steps} {ends}" if reachable else ends,
        id=f"canal-{position}",
        title=explained,
    )


def reach(position: int) -> tuple[float, float, float, float]:
    """The water of a straight about its middle: wide in the north and south, high in the east and west."""
    wide, high = PITCH - 8, WATER - 8
    if position // SIDE % 2:
        wide, high = high, wide
    return -wide / 2, -high / 2, wide, high


def straight(position: int) -> list[Markup]:
    """Ripples, the landing stage on the city's side, and the line to the position before."""
    ripple = "M-58 14q8-8 16 0t16 0M22-14q8-8 16 0t16 0"
    drawn = [
        path(ripple, fill="none", stroke=COLOURS("wave"), stroke_width=2.5, stroke_opacity=0.6),
        rect(-22, 30, 44, 9, rx=2, fill=COLOURS("mortar")),
    ]
    if position % SIDE > 1:
        drawn.append(line(-PITCH / 2, -36, -PITCH / 2, 36, stroke=COLOURS("wave"), stroke_dasharray="4 8"))
    return drawn


def badge(steps: int) -> Markup:
    return group(
        circle(0, 0, 21, fill=COLOURS("plate"), stroke=COLOURS("on-plate"), stroke_width=2),
        letters(str(steps), 0, 0, size=28, bold=True, fill=COLOURS("on-plate")),
    )


def served(position: int) -> str:
    """The place at which tourists land from a straight (HA-2.15)."""
    side, along = divmod(position, SIDE)
    ahead, back = along - 1, 5 - along
    file, rank = ((ahead, 4), (4, back), (back, 0), (0, ahead))[side]
    return FILES[file] + RANKS[rank]


def quays(view: View, words: Words) -> list[Markup]:
    """The outer quay of each curve, with the tourists who wait there."""
    drawn = []
    for curve, count in view["quays"].items():
        x = 56 if int(curve) in (0, 18) else WIDTH - 56
        y = 28 if int(curve) in (0, 6) else WIDTH - 28
        people = words("tourists", number=count)
        explained = words("about-quay", curve=words.name("curve", curve), number=count, tourists=people)
        bench = icon("tourist", 0, 0, 30, color=COLOURS("water"), opacity=0.35)
        drawn.append(
            group(
                halo("rect", -46, -26, 92, 52, rx=24),
                tourists(count, 0, 0, id=f"tourists-quay-{curve}") if count else bench,
                at=(x, y),
                id=f"quay-{curve}",
                ref=f"curve:{curve}",
                title=explained,
            )
        )
    return drawn


def vessel(view: View, words: Words) -> Markup:
    x, y, heading = berth(view["boat"])
    return boat(x, y, heading, id="piece-boat", title=words("about-boat", position=view["boat"]))


# ---- city ---------------------------------------------------------------------------------------


def tile(view: View, words: Words, each: View) -> Markup:
    """A building tile: the side that is up in full, the lower side as a small disc."""
    place, side, count = each["place"], each["side"], each["tourists"]
    shown, below = each[side], each[OTHER[side]]
    ink = COLOURS(f"on-{side}")
    half = TILE / 2
    locked = view["limits"] and count >= view["limits"]["lock"]
    explained = words(
        "about-tile",
        place=place,
        side=side,
        **{"side-name": words.name("side", side)},
        shown=words.name("function", shown),
        below=words.name("function", below),
        tourists=words("tourists", number=count),
    )
    return group(
        rect(-half, -half, TILE, TILE, rx=10, fill=COLOURS(side), stroke=ink, stroke_width=1.5),
        icon(shown, 0, -40, 52, color=ink),
        caption(words.label("function", shown), ink),
        group(
            circle(0, 0, 16, fill=COLOURS(OTHER[side]), stroke=ink, stroke_width=1.5),
            icon(below, 0, 0, 21, color=COLOURS(f"on-{OTHER[side]}")),
            at=(50, -25),
        ),
        icon("lock", -50, -25, 28, color=ink) if locked else None,
        tourists(count, 0, 49, id=f"tourists-{place}") if count else None,
        halo("rect", 4 - half, 4 - half, TILE - 8, TILE - 8, rx=8),
        at=centre(place),
        id=f"tile-{place}",
        ref=f"tile:{place} place:{place} from:{place} to:{place}",
        class_="marked" if view["leaving"] == place else None,
        title=" ".join([explained, words("about-lock")]) if locked else explained,
    )


def caption(name: str, ink: str, *, serif: bool = False) -> Markup:
    return letters(
        name, 0, 6, size=LEAST, least=LEAST, width=134, lines=2, leading=0.88, fill=ink, serif=serif, bold=serif
    )


def dam(view: View, words: Words) -> Markup:
    """The square in the middle, with the two paths that cross it (HA-2.11)."""
    half, count = TILE / 2, view["dam"]
    reach = PITCH / 2
    paths = [
        line(
            -reach, sign * reach, reach, -sign * reach, stroke=COLOURS("mortar"), stroke_width=9, stroke_dasharray="3 9"
        )
        for sign in (-1, 1)
    ]
    return group(
        rect(-half, -half, TILE, TILE, rx=10, fill=COLOURS("dam"), stroke=COLOURS("on-dam"), stroke_width=1.5),
        paths,
        icon("obelisk", 0, -43, 46, color=COLOURS("on-dam")),
        caption(words.label("place", "c3"), COLOURS("on-dam"), serif=True),
        tourists(count, 0, 49, id="tourists-c3") if count else None,
        halo("rect", 4 - half, 4 - half, TILE - 8, TILE - 8, rx=8),
        at=centre("c3"),
        id="tile-c3",
        ref="tile:c3 place:c3 from:c3 to:c3",
        title=words("about-dam", tourists=words("tourists", number=count)),
    )


def crossings(view: View, words: Words, seats: Sequence[str]) -> list[Markup]:
    """The streets from crossing to crossing, then every crossing with what stands there."""
    first, last = corner("ab45"), corner("de12")
    streets = []
    for pair in PAIRS:
        x, y = first[0] + PITCH * pair, first[1] + PITCH * pair
        streets.append(line(x, first[1], x, last[1], stroke=COLOURS("mortar"), stroke_width=3))
        streets.append(line(first[0], y, last[0], y, stroke=COLOURS("mortar"), stroke_width=3))
    names = [FILES[f] + FILES[f + 1] + RANKS[r] + RANKS[r + 1] for r in PAIRS for f in PAIRS]
    return streets + [crossing(view, words, seats, name) for name in names]


def crossing(view: View, words: Words, seats: Sequence[str], name: str) -> Markup:
    """One crossing. The pieces stand inside it, so that a click on a piece is also a click on the crossing."""
    standing = [pawn_name for pawn_name, at in view["pawns"].items() if at == name]
    built = [(seat, index) for seat, own in enumerate(view["hotels"]) for index, at in enumerate(own) if at == name]
    drawn: list[Markup] = []
    for seat, index in built:
        about = words("about-hotel", seat=seats[seat], at=name)
        x = {("mayor",): 12, ("watchman",): -12}.get(tuple(standing), 0)
        y = -14 if standing else -2
        drawn.append(hotel(SEATS[seat], x, y, 58, id=f"piece-hotel-{seat}-{index}", title=about))
    for pawn_name in standing:
        aside = -24 if pawn_name == "mayor" else 24
        x = aside if built or len(standing) > 1 else 0
        about = words(ABOUT[pawn_name], at=name)
        walking = view["phase"] == f"walk_{pawn_name}"
        drawn.append(
            group(
                pawn(pawn_name, 0, 0, 54),
                halo("circle", 0, 0, 30),
                at=(x, 2 if built else -4),
                id=f"piece-{pawn_name}",
                ref=f"pawn:{pawn_name}",
                class_="marked" if walking else None,
                title=about,
            )
        )
    spot = circle(0, 0, 13, fill=COLOURS("mortar"), stroke=COLOURS("brick"), stroke_width=3)
    return group(
        spot,
        halo("circle", 0, 0, 33),
        drawn,
        at=corner(name),
        id=f"crossing-{name}",
        ref=f"at:{name} to:{name} from:{name}",
        title=words("about-crossing", at=name),
    )
