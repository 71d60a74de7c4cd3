"""`tabledhote mydata`: reads the file that a server gives for *Take my data*."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.cli.common import AsJson, app, print_json
from tabledhote.table.person import PersonFile

File = Annotated[Path, typer.Argument(metavar="FILE", help="A file of Take my data.", show_default=False)]
Folder = Annotated[
    Path | None,
    typer.Option("--records", metavar="FOLDER", help="Write the record of each finished game there."),
]


@app.command(epilog="Example: tabledhote mydata tabledhote-my-data.json --records games")
def mydata(file: File, records: Folder = None, as_json: AsJson = False) -> None:
    """Say what a server keeps of you, check your finished games, and write their records apart."""
    found = PersonFile.load(file)
    games = []
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    for table, record in found.records():
        record.verify()
        games.append({"table": table.id, "game": table.game, "seats": table.seats, "result": record.result})
        if records is not None:
            record.save(records / f"{table.game}-{table.id}.json")
    going_on = sum(table.record is None for table in found.tables)
    if as_json:
        known = {"name": found.name, "devices": found.devices, "passkeys": found.passkeys}
        print_json({**known, "tables": len(found.tables), "going_on": going_on, "games": games})
        return
    print(f"{found.name or 'no name'}: {found.devices} devices, {found.passkeys} passkeys")
    print(f"{len(found.tables)} tables, {going_on} of them not over; {len(games)} finished games, all legal")
    for game in games:
        result = game["result"]
        scores = f", scores {result['scores']}" if isinstance(result, dict) else ""
        print(f"{game['game']} {game['table']}: your seats {game['seats']}{scores}")
    if records is not None:
        print(f"records written to {records}: {len(games)}")
