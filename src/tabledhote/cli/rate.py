"""`tabledhote admin rate`: counts rated games. The work is in `tabledhote.server.ratings`."""

from typing import Annotated

import typer

import tabledhote
from tabledhote.cli.admin import address, admin, done, stopped, tried
from tabledhote.cli.common import Data, Database


@admin.command(epilog="Example: tabledhote admin rate --again")
def rate(
    again: Annotated[bool, typer.Option("--again", help="Count all games again, from the first to the last.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Count rated games into the ratings. A server does so by itself; counted again, they give the same figures."""
    url = address(data, database)
    from tabledhote.server.ops.database import changing, check_there
    from tabledhote.server.ratings.ranking import count_rated

    async def work() -> dict[str, int]:
        async with changing(url) as connection:
            return {game: await connection.run_sync(count_rated, game, again) for game in tabledhote.games()}

    tried(lambda: check_there(url))
    with stopped(data, database):
        counted = done(work())
    for game, number in counted.items():
        print(f"{game}: {number} rated {'game' if number == 1 else 'games'} counted")
