"""What one set of games shows, chapter by chapter: scores, order of play, length, things, actions, flows."""

from collections import Counter

from tabledhote.arena.reports.figures import Figures, Flowed, Used, sure, wilson
from tabledhote.arena.reports.pictures import Mark
from tabledhote.arena.reports.telling import Chapter, Picture, Table, Teller

MOST_MARKS = 30  # in one picture
MOST_SOURCES = 16
THIRDS = 3


def chapters(teller: Teller, figures: Figures) -> list[Chapter]:
    """The whole report of one set of games."""
    parts = [*scores(teller, figures), order(teller, figures), length(teller, figures)]
    parts += [things(teller, figures, kind) for kind in teller.counted.kinds if figures.things.get(kind)]
    parts.append(actions(teller, figures))
    parts += [flows(teller, figures, of) for of in teller.counted.flowing if figures.flows.get(of)]
    return parts


def scores(teller: Teller, figures: Figures) -> list[Chapter]:
    """Nothing for games without points, which only say who won."""
    if len(figures.scores) <= 2:
        return []
    texts = teller.texts
    lines = [
        texts(
            "report-scores-about",
            mean=teller.number(average(figures.scores)),
            winning=teller.number(average(figures.winning)) if figures.winning.total() else "–",
        )
    ]
    drawn = teller.painter.scores(figures.scores, figures.winning, texts("report-points"))
    return [Chapter("scores", texts("report-scores"), lines, [Picture(drawn, texts("report-scores-caption"))])]


def order(teller: Teller, figures: Figures) -> Chapter:
    texts, fair = teller.texts, figures.fair
    marks, rows = [], []
    for place, (won, points) in enumerate(zip(figures.wins, figures.points, strict=True)):
        interval = wilson(won, figures.games)
        mark = Mark(texts("report-place", number=place + 1), won / figures.games, interval, fair)
        marks.append(mark)
        rows.append([mark.label, teller.percent(mark.value), teller.between(interval), teller.number(points.value())])
    strict = sure(figures.players)
    surely = [Mark("", won / figures.games, wilson(won, figures.games, strict), fair) for won in figures.wins]
    lines = [texts("report-order-matters" if any(mark.apart for mark in surely) else "report-order-fair")]
    lines += [texts("report-shared", number=figures.shared)] if figures.shared else []
    lines += [texts("report-lost", number=figures.lost)] if figures.lost else []
    drawn = teller.painter.marks(marks, texts("report-won"), fair)
    head = ["", texts("report-won"), texts("report-interval"), texts("report-mean")]
    parts: list[Picture | Table] = [Picture(drawn, texts("report-order-caption")), Table(head, rows)]
    return Chapter("order", texts("report-order"), lines, parts)


def length(teller: Teller, figures: Figures) -> Chapter:
    texts = teller.texts
    averages = {name: teller.number(average(getattr(figures, name))) for name in ("turns", "decisions", "pace")}
    lines = [texts("report-length-about", **averages, most=max(figures.pace, default=0))]
    if not teller.counted.turn:
        lines.append(texts("report-length-run"))
    counted = [(getattr(figures, name), texts(f"report-{name}")) for name in averages if getattr(figures, name)]
    drawn = teller.painter.side_by_side(counted)
    return Chapter("length", texts("report-length"), lines, [Picture(drawn, texts("report-length-caption"))])


def things(teller: Teller, figures: Figures, kind: str) -> Chapter:
    """Cards, tiles, spaces: the higher in the list, the more often players who had it win."""
    texts = teller.texts
    used = sorted(figures.things[kind].items(), key=lambda item: (-item[1].rate, item[0]))
    usual = sum(use.won for _, use in used) / sum(use.seats for _, use in used)
    marks = [Mark(teller.thing(kind, name), use.rate, use.interval, usual) for name, use in used]
    lines = [texts("report-things-about")]
    if len(marks) > MOST_MARKS:
        lines.append(texts("report-things-some", number=len(marks)))
        marks = outermost(marks)
    head = [texts(f"report-{name}") for name in ("thing", "rate", "interval", "used", "times", "turn")]
    rows = [[teller.thing(kind, name), *usage(teller, use, figures.seats)] for name, use in used]
    drawn = teller.painter.marks(marks, texts("report-rate"), usual)
    return Chapter(f"things-{kind}", texts(f"things-{kind}"), lines, [Picture(drawn, ""), Table(head, rows, True)])


def outermost(marks: list[Mark]) -> list[Mark]:
    """Those whose intervals reach least far back: highest lower ends and lowest upper ends."""
    half = MOST_MARKS // 2
    best = sorted(marks, key=lambda mark: -mark.interval[0])[:half]
    worst = sorted((mark for mark in marks if mark not in best), key=lambda mark: mark.interval[1])[:half]
    return sorted(best + worst, key=lambda mark: -mark.value)


def usage(teller: Teller, use: Used, seats: int) -> list[str]:
    figures = [teller.percent(use.rate), teller.between(use.interval), teller.percent(use.seats / seats)]
    return [*figures, teller.number(use.times / use.seats, 2), teller.number(use.turn)]


def actions(teller: Teller, figures: Figures) -> Chapter:
    texts = teller.texts
    decisions = [sum(column) for column in zip(*figures.acts.values(), strict=True)]
    used = sorted(figures.acts.items(), key=lambda item: -sum(item[1]))
    shares = [
        (texts(f"act-{do}"), [number / (total or 1) for number, total in zip(parts, decisions, strict=True)])
        for do, parts in used
    ]
    rows = []
    for (label, _), (_, parts) in zip(shares, used, strict=True):
        row = [label, teller.number(sum(parts) / figures.games)]
        for third in range(THIRDS):
            cut = slice(third * len(parts) // THIRDS, (third + 1) * len(parts) // THIRDS)
            row.append(teller.percent(sum(parts[cut]) / (sum(decisions[cut]) or 1)))
        rows.append(row)
    names = ("act", "per-game", "first-third", "middle-third", "last-third")
    drawn = teller.painter.rhythm(shares, texts("report-early"), texts("report-late"))
    table = Table([texts(f"report-{name}") for name in names], rows, True)
    return Chapter("actions", texts("report-acts"), [texts("report-acts-about")], [Picture(drawn, ""), table])


def flows(teller: Teller, figures: Figures, of: str) -> Chapter:
    """What comes in and goes out for one player in one game."""
    texts, seats = teller.texts, figures.seats
    wins = sum(figures.wins)
    sources = sorted(figures.flows[of].items(), key=lambda item: (-item[1].gained - item[1].paid, item[0]))
    rows = []
    for name, flow in sources:
        winners = teller.number(flow.won / wins, 2) if wins else "–"
        both = (teller.number(flow.gained / seats, 2), teller.number(flow.paid / seats, 2))
        rows.append([teller.source(of, name), *both, winners])
    shown = largest(teller, sources)
    bars = [(teller.source(of, name), flow.gained / seats, flow.paid / seats) for name, flow in shown]
    gained, paid = (sum(getattr(flow, way) for _, flow in sources) / seats for way in ("gained", "paid"))
    spoken = {"gained": teller.number(gained), "paid": teller.number(paid)}
    both_ways = any(flow.out for flow in teller.counted.flows if flow.of == of)
    lines = [texts("report-flow-about" if both_ways else "report-flow-moved", **spoken)]
    head = [texts(f"report-{name}") for name in ("source", "gained", "paid", "winners")]
    picture = Picture(teller.painter.balance(bars), texts("report-flow-caption") if both_ways else "")
    return Chapter(f"flows-{of}", texts(f"flows-{of}"), lines, [picture, Table(head, rows, True)])


def largest(teller: Teller, sources: list[tuple[str, Flowed]]) -> list[tuple[str, Flowed]]:
    """The largest sources, those that give first, and the others together."""
    shown = sorted(sources[:MOST_SOURCES], key=lambda item: item[1].paid - item[1].gained)
    if len(sources) <= MOST_SOURCES:
        return shown
    rest = Flowed()
    for _, flow in sources[MOST_SOURCES:]:
        rest.gained += flow.gained
        rest.paid += flow.paid
    return [*shown, (teller.texts("report-rest"), rest)]


def average(counts: Counter[int]) -> float:
    return sum(value * number for value, number in counts.items()) / (counts.total() or 1)
