"""`tabledhote show`: one position, from a seed or from a file."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.bots import bot
from tabledhote.cli.common import (
    AsJson,
    BadInput,
    Choices,
    GameName,
    Language,
    Picture,
    Players,
    app,
    board_text,
    draw,
    language,
    opened,
    print_json,
    printer,
    seat_names,
    whole_seed,
)
from tabledhote.games import box
from tabledhote.kernel.errors import InvalidOption, InvalidPosition
from tabledhote.kernel.game import Game
from tabledhote.kernel.rng import MASK
from tabledhote.kernel.sheet import Sheet, from_json
from tabledhote.kernel.state import State


@app.command(epilog="Example: tabledhote show amsterdam --seed 7 --at 20 --svg board.svg")
def show(
    game: GameName,
    players: Players = None,
    seed: Annotated[str, typer.Option("--seed", "-s", help="Same seed, same position.")] = "0",
    at: Annotated[int, typer.Option("--at", help="Number of random decisions before the position.")] = 0,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="Show the position that --json wrote.")
    ] = None,
    option: Choices = None,
    svg: Picture = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show a position as a spectator sees it; --json writes it whole, for --position to read."""
    if position is not None:
        if players is not None or option or at:
            raise BadInput("--position cannot be combined with --players, --option or --at: the file already has them")
        state = loaded(game, position)
    else:
        state = reached(opened(game, players, option), whole_seed(seed, MASK) or 0, at)
    texts = language(lang, game)
    names = seat_names(texts, state.game.players)
    if svg is not None:
        draw(svg, game, state.view(-1), texts, names)
    if as_json:
        print_json(state.dump())
    else:
        printer().print(board_text(game, state.view(-1), texts, names), soft_wrap=True)


def reached(game: Game, seed: int, decisions: int) -> State:
    """The position after so many random decisions."""
    state, chooser = game.start(seed), bot("random", seed)
    if decisions < 0:
        raise BadInput(f"--at {decisions}: must be at least 0")
    for made in range(decisions):
        if state.seat < 0:
            raise BadInput(f"--at {decisions}: this game is over after {made} decisions")
        state.apply(chooser.choose(state))
    return state


def loaded(game: str, path: Path) -> State:
    """The position in a file, with the options and the rules version that it names."""
    try:
        data = from_json(path.read_bytes())
    except ValueError as error:
        raise InvalidPosition(f"{path}: is not JSON: {error}") from None
    sheet = Sheet(data, str(path), InvalidPosition)
    sheet.word("game", (game,))
    try:
        chosen = Game(box(game), {**sheet.table("options").data, "rules": sheet.value("rules")})
    except InvalidOption as error:
        raise InvalidPosition(f"{path}: options: {error}") from None
    return chosen.load(data, str(path))
