"""A score over the rounds as columns of its sources; each source has a letter, a texture and a colour."""

from collections.abc import Callable, Sequence

from tabledhote.drawing.svg import Markup, circle, element, group, line, path, rect, text

WIDTH, HEIGHT = 340.0, 180.0
ABOVE, BELOW, MIDST = 18.0, 20.0, 3.0
LETTERED = 13.0  # the least side of a part that has room for its letter
INKS = ("blue", "yellow", "red", "sky", "green", "orange", "purple", "grey")
SIDE = 8  # of the square that a texture repeats
TEXTURES = (
    "",
    "M0 8 8 0v3L3 8zM0 0h3L0 3z",
    "M2 2h4v4H2z",
    "M0 3h8v2H0z",
    "M0 0l8 8V5L3 0zM0 5v3h3z",
    "M3 0h2v8H3z",
    "M0 0h4v4H0zM4 4h4v4H4z",
    "M0 3h3V0h2v3h3v2H5v3H3V5H0z",
    "M0 5l4-4 4 4v2L4 3 0 7z",
)


def ink(at: int) -> str:
    return INKS[at % len(INKS)]


def letter(at: int) -> str:
    """A to Z, then AA and so on.

    >>> letter(0), letter(25), letter(26)
    ('A', 'Z', 'AA')
    """
    return (letter(at // 26 - 1) if at >= 26 else "") + chr(ord("A") + at % 26)


def textures(number: int) -> Markup:
    """What so many sources are filled with, for the body of a page: once for all its pictures."""
    return element("svg", element("defs", *map(texture, range(number))), width=0, height=0, aria_hidden="true")


def texture(at: int) -> Markup:
    woven = TEXTURES[at % len(TEXTURES)]
    return element(
        "pattern",
        rect(0, 0, SIDE, SIDE, fill=f"var(--{ink(at)})"),
        path(woven, fill=f"var(--on-{ink(at)})", opacity=0.4) if woven else None,
        id=f"source-{at}",
        width=SIDE,
        height=SIDE,
        patternUnits="userSpaceOnUse",
    )


def sign(at: int, x: float, y: float) -> Markup:
    """A letter on a plain ground."""
    ground = circle(x, y, 6, fill=f"var(--{ink(at)})")
    return group(ground, text(letter(at), x, y, size=9.5, bold=True, fill=f"var(--on-{ink(at)})"))


def sample(at: int) -> Markup:
    """The letter and the texture of a source, for a legend."""
    drawn = rect(0.5, 0.5, 31, 15, fill=f"url(#source-{at})", stroke="var(--rim)", stroke_width=0.5)
    return element("svg", drawn, sign(at, 8, 8), viewBox="0 0 32 16", class_="board sample", aria_hidden="true")


def columns(
    sums: Sequence[Sequence[int]],
    labels: Sequence[str],
    below: Sequence[str],
    span: tuple[int, int],
    about: str,
    pair: Callable[[str, object], str],
) -> Markup:
    """A column for each of the moments `below`: `sums` has what each source had brought by then, one row a source.

    What was lost hangs below the line. The score stands above, and as a dash across a column from which something
    hangs. `span` is the lowest and the highest that any of the pictures to be compared shows; `pair` writes a name
    and a value as the language does.
    """
    lowest, highest = min(0, span[0]), max(1, span[1])
    step = WIDTH / max(1, len(below))
    scale = (HEIGHT - ABOVE - BELOW - MIDST) / (highest - lowest)
    ground = ABOVE + highest * scale
    drawn = [line(0, ground, WIDTH, ground, stroke="var(--line)")]
    for moment, name in enumerate(below):
        x, wide = step * moment + 0.08 * step, 0.84 * step
        up = down = ground
        for at, row in enumerate(sums):
            high = abs(row[moment]) * scale
            if row[moment] > 0:
                up -= high
            y = up if row[moment] > 0 else down
            if row[moment] < 0:
                down += high
            if row[moment]:
                drawn.append(part(at, (x, y, wide, high), pair(labels[at], row[moment])))
        score = sum(row[moment] for row in sums)
        if down > ground:
            level = ground - score * scale
            drawn.append(line(x - 1, level, x + wide + 1, level, stroke="var(--ink)", stroke_width=2))
        drawn.append(text(str(score), x + wide / 2, up - 8, size=11.5, bold=True))
        drawn.append(text(name, x + wide / 2, HEIGHT - 8, size=11, width=step, least=9, fill="var(--faint)"))
    return element(
        "svg", group(drawn), viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", class_="board", role="img", aria_label=about
    )


def part(at: int, box: tuple[float, float, float, float], title: str) -> Markup:
    """What one source brought, with its letter where there is room."""
    x, y, wide, high = box
    filled = rect(x, y, wide, high, fill=f"url(#source-{at})", stroke="var(--card)", stroke_width=1)
    named = sign(at, x + wide / 2, y + high / 2) if min(wide, high) >= LETTERED else None
    return group(filled, named, title=title)
