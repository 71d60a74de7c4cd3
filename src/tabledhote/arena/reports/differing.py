"""What a change of components does, chapter by chapter."""

import json

from tabledhote.arena.reports.comparing import Change, Comparison, Difference, ThingChange
from tabledhote.arena.reports.pictures import Mark
from tabledhote.arena.reports.telling import Chapter, Picture, Table, Teller


def chapters(teller: Teller, compared: Comparison, changed: list[Change]) -> list[Chapter]:
    """The whole report of a comparison."""
    parts = []
    for kind in teller.counted.kinds:
        named = touched(teller, changed, kind)
        shown = [one for one in compared.things(kind, named) if one.thing in named or one.found]
        if shown:
            parts.append(things(teller, compared, kind, named, shown))
    return [what_was_changed(teller, changed), effects(teller, compared), *parts, *scores(teller, compared)]


def touched(teller: Teller, changed: list[Change], kind: str) -> set[str]:
    """The things of a kind that a change names."""
    table = teller.counted.kinds[kind].table
    return {change.path[1] for change in changed if len(change.path) > 1 and change.path[0] == table}


def what_was_changed(teller: Teller, changed: list[Change]) -> Chapter:
    texts = teller.texts
    lines = [] if changed else [texts("report-no-changes")]
    rows = [[entry(teller, change), written(change.before), written(change.after)] for change in changed]
    head = [texts(f"report-{name}") for name in ("entry", "before", "after")]
    return Chapter("changes", texts("report-changes"), lines, [Table(head, rows)] if rows else [])


def entry(teller: Teller, change: Change) -> str:
    """Where a value stands in the file, with the name of the thing if it is one."""
    path = " · ".join(change.path)
    for thing in teller.counted.things:
        if len(change.path) > 1 and change.path[0] == thing.table:
            return f"{teller.thing(thing.kind, change.path[1])} ({path})"
    return path


def written(value: object) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False, default=str)


def effects(teller: Teller, compared: Comparison) -> Chapter:
    texts = teller.texts
    rows = [row(teller, texts(f"report-effect-{name}"), effect, False) for name, effect in compared.general().items()]
    for place, effect in enumerate(compared.seats()):
        label = f"{texts('report-won')}, {texts('report-place', number=place + 1)}"
        rows.append(row(teller, label, effect, True))
    lines = [texts("report-effects-about"), texts("report-effects-others")]
    return Chapter("effects", texts("report-effects"), lines, [Table(head(teller), rows)])


def head(teller: Teller) -> list[str]:
    names = ("before", "after", "change", "interval", "verdict")
    return ["", *(teller.texts(f"report-{name}") for name in names)]


def row(teller: Teller, label: str, effect: Difference, percent: bool) -> list[str]:
    write = teller.percent if percent else teller.number
    low, high = (teller.signed(end, percent) if abs(end) < float("inf") else "∞" for end in (effect.low, effect.high))
    verdict = ("more" if effect.change > 0 else "less") if effect.found else "open"
    figures = [
        write(effect.before),
        write(effect.after),
        teller.signed(effect.change, percent),
        f"{low} … {high}",
    ]
    return [label, *figures, teller.texts(f"report-{verdict}")]


def scores(teller: Teller, compared: Comparison) -> list[Chapter]:
    texts = teller.texts
    if len(compared.before.scores + compared.after.scores) <= 2:
        return []
    sides = [(compared.before.scores, texts("report-before")), (compared.after.scores, texts("report-after"))]
    drawn = teller.painter.side_by_side(sides)
    return [Chapter("scores", texts("report-scores-two"), [], [Picture(drawn, texts("report-points"))])]


def things(teller: Teller, compared: Comparison, kind: str, named: set[str], shown: list[ThingChange]) -> Chapter:
    """The things of a kind that were changed, and those that clearly differ."""
    texts = teller.texts
    rows = [line for one in shown for line in lines_of(teller, one)]
    parts: list[Picture | Table] = [Table(head(teller), rows)]
    marks = [mark for one in shown if one.thing in named for mark in both(teller, compared, one)]
    if marks:
        parts.insert(0, Picture(teller.painter.marks(marks, texts("report-compare-won")), ""))
    lines = [texts("report-touched")] if any(one.thing not in named for one in shown) else []
    return Chapter(f"things-{kind}", texts(f"things-{kind}"), lines, parts)


def both(teller: Teller, compared: Comparison, one: ThingChange) -> list[Mark]:
    """How often a thing wins before and after; full dots if the games show a difference."""
    if one.won is None:
        return []
    name, marks = teller.thing(one.kind, one.thing), []
    for side, figures in (("before", compared.before), ("after", compared.after)):
        used = figures.things[one.kind][one.thing]
        other = one.won.before + one.won.after - used.rate
        label = f"{name}, {teller.texts(f'report-{side}')}"
        marks.append(Mark(label, used.rate, used.interval, other if one.won.found else used.rate))
    return marks


def lines_of(teller: Teller, one: ThingChange) -> list[list[str]]:
    name = teller.thing(one.kind, one.thing)
    lines = [row(teller, f"{name}, {teller.texts('report-compare-used')}", one.used, True)]
    if one.won is not None:
        lines.append(row(teller, f"{name}, {teller.texts('report-compare-won')}", one.won, True))
    return lines
