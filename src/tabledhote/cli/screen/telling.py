"""What is told around the board: the line at the top, the log, and the scoring at the end."""

from rich.text import Text

from tabledhote.cli.screen.colours import Pots
from tabledhote.cli.sitting import Sitting
from tabledhote.drawing.seats import status

REMEMBERED = 300  # events that the log shows at most


def heading(sitting: Sitting, view: dict[str, object]) -> str:
    """The game, its round or turn, and who decides or has won."""
    texts, names = sitting.texts, sitting.record.names
    when = [texts(unit, number=view[unit]) for unit in ("round", "turn") if isinstance(view.get(unit), int)]
    return " · ".join([texts("title"), *when[:1], status(view, texts, names)])


def log(sitting: Sitting, pots: Pots) -> Text:
    """What has happened; what the viewer has read is paler."""
    events, told = sitting.record.log, sitting.told[sitting.viewer]
    old = sitting.paragraphs(events[max(0, told - REMEMBERED) : told])
    new = sitting.paragraphs(events[told:])
    rows = [Text(row, pots.colour("faint")) for row in old] + [Text(row) for row in new]
    return Text("\n").join(rows)


def result(sitting: Sitting) -> Text:
    """The scoring of every seat line by line, then where the record lies."""
    record, texts = sitting.record, sitting.texts
    rows = [Text(texts("result-scoring"), "bold underline")]
    scores = record.state.scores()
    for seat, lines in enumerate(record.game.box.breakdown(record.state)):
        rows.append(Text(f"{record.names[seat]}  {scores[seat]}", "bold"))
        rows += [Text(f"  {texts.line(line)}  {line.get('points', '')}") for line in lines]
    return Text("\n").join([*rows, Text(sitting.farewell(), "italic")])
