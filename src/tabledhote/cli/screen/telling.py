"""What is told around the board: the line at the top, the log, and the scoring at the end."""

from textwrap import wrap

from rich.text import Text

from tabledhote.cli.screen.colours import Pots
from tabledhote.cli.sitting import Sitting
from tabledhote.drawing.seats import status

REMEMBERED = 100  # turns that the log shows at most
OPEN, CLOSED, FLAT, STEP = "▾ ", "▸ ", "  ", "  – "
NARROWEST = 20


def heading(sitting: Sitting, view: dict[str, object]) -> str:
    """The game, its round or turn, and who decides or has won."""
    texts, reader = sitting.texts, sitting.reader
    when = [texts(unit, number=view[unit]) for unit in ("round", "turn") if isinstance(view.get(unit), int)]
    return " · ".join([texts("title"), *when[:1], reader.spoken(status(view, texts, reader.names))])


def log(sitting: Sitting, pots: Pots, turned: set[int], columns: int) -> list[tuple[int, Text]]:
    """What has happened, turn by turn, each with the number of events before it; what the viewer has read is paler.

    A turn that is over is a line, which opens into its steps if it is one of those `turned`.
    """
    told, read = sitting.turns(), sitting.told[sitting.viewer]
    rows: list[tuple[int, Text]] = []
    for turn in told[-REMEMBERED:]:
        if turn.after == turn.before:
            continue
        line, steps = turn.line(sitting.reader), turn.steps(sitting.reader)
        opened = sitting.goes_on(turn, told[-1]) != (turn.before in turned)
        said = hung((OPEN if opened else CLOSED) + line, FLAT, columns) if line else []
        if opened or not line:
            steps = steps if line else [" ".join(steps)]
            said += [
                row for step in steps for row in hung((STEP if line else FLAT) + step, FLAT * (1 + bool(line)), columns)
            ]
        rows.append((turn.before, Text("\n".join(said), pots.colour("faint") if turn.after <= read else "")))
    return rows


def hung(text: str, indent: str, columns: int) -> list[str]:
    """A paragraph whose first line stands out."""
    return wrap(text, max(columns, NARROWEST), subsequent_indent=indent)


def result(sitting: Sitting) -> Text:
    """The scoring of every seat line by line, then where the record lies."""
    record, texts = sitting.record, sitting.texts
    rows = [Text(texts("result-scoring"), "bold underline")]
    scores = record.state.scores()
    for seat, lines in enumerate(record.game.box.breakdown(record.state)):
        rows.append(Text(f"{sitting.reader.shown()[seat]}  {scores[seat]}", "bold"))
        rows += [Text(f"  {texts.line(line)}  {line.get('points', '')}") for line in lines]
    return Text("\n").join([*rows, Text(sitting.farewell(), "italic")])
