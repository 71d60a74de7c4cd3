"""`tabledhote replay` and `tabledhote verify`: recorded games, looked at and checked."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.cli.common import (
    AsJson,
    BadInput,
    Corrected,
    Language,
    Picture,
    app,
    board_text,
    draw,
    language,
    print_json,
    printer,
    seat_names,
)
from tabledhote.kernel.errors import InvalidRecord
from tabledhote.table import Record, commitment, seen_by

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)]


@app.command(epilog="Example: tabledhote replay game.json --at 12 --svg board.svg")
def replay(
    file: File,
    at: Annotated[
        int | None, typer.Option("--at", help="Number of actions; by default all.", show_default=False)
    ] = None,
    seat: Annotated[int, typer.Option("--seat", help="As this seat sees it; -1 is a spectator.")] = -1,
    svg: Picture = None,
    components: Corrected = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show the position of a recorded game after some of its actions."""
    record = Record.load(file, components)
    last = len(record.actions)
    number = last if at is None else at
    if not 0 <= number <= last:
        raise BadInput(f"--at {number}: must be 0 to {last}, the number of actions in {file}")
    if not -1 <= seat < record.game.players:
        raise BadInput(f"--seat {seat}: must be -1 (a spectator) to {record.game.players - 1}")
    view = record.replay(number).view(seat)
    texts = language(lang, record.game.id)
    names = record.names or seat_names(texts, record.game.players)
    if svg is not None:
        draw(svg, record.game.id, view, texts, names)
    if as_json:
        action = record.actions[number - 1] if number else None
        print_json({"at": number, "actions": last, "action": action, "view": view})
        return
    console = printer()
    console.print(board_text(record.game.id, view, texts, names), soft_wrap=True)
    console.print(f"\n{number}/{last}")
    for event in seen_by(seat, record.events(number)):
        console.print(texts.event(event, names))


@app.command(epilog="Example: tabledhote verify game.json")
def verify(file: File, components: Corrected = None, as_json: AsJson = False) -> None:
    """Replay a record and check its actions, its result and the commitment to its seed."""
    record = Record.load(file, components)
    try:
        record.verify()
    except InvalidRecord as error:
        raise InvalidRecord(f"{file}: {error}") from None
    if as_json:
        checked = {"valid": True, "game": record.game.id, "actions": len(record.actions), "over": record.state.seat < 0}
        print_json({**checked, "result": record.result, "seed": record.seed, "commitment": commitment(record.seed)})
        return
    print(f"{file}: {len(record.actions)} actions of {record.game.id}, all legal")
    if record.result is None:
        print(f"the game is not over: it is the turn of {record.name(record.state.seat)}")
    else:
        print(f"scores {record.result['scores']}, winners {record.result['winners']}")
    print(f"commitment {commitment(record.seed)}{' (not in the file)' if record.promised is None else ''}")
