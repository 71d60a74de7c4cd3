"""`tabledhote play`: a game in the terminal against bots, saved after every decision."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.bots import LEVELS, USUAL, bot
from tabledhote.cli.common import (
    INTERRUPTED,
    BadInput,
    Choices,
    Corrected,
    GameName,
    Language,
    Players,
    app,
    data_folder,
    language,
    opened,
)
from tabledhote.cli.terminal import Terminal
from tabledhote.games import box
from tabledhote.table import Record
from tabledhote.table.seed import ALLOWED, DIGITS
from tabledhote.words import Words


@app.command(epilog="Example: tabledhote play amsterdam --players 3 --bots hard --lang fr")
def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", help=f"Level of the bots: {', '.join(LEVELS)}; otherwise {USUAL}.")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Your seat; otherwise 0.", show_default=False)] = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name.", show_default=False)] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", "-s", help="Same seed, same chance.", show_default=False)
    ] = None,
    option: Choices = None,
    lang: Language = None,
    file: Annotated[Path | None, typer.Option("--file", help="Where the game is saved.", show_default=False)] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin anew even if a game is saved.")] = False,
    components: Corrected = None,
) -> None:
    """Play against bots. A saved game goes on where it was left; it lies in $TABLEDHOTE_DATA or your data folder."""
    box(game)
    texts = language(lang, game)
    path = file or data_folder() / f"{game}.json"
    record = None if new else saved(game, path, components)
    if record is None:
        begun = begin(game, players, seat or 0, bots or USUAL, name, seed, option, components, texts)
    else:
        given = {"players": players, "bots": bots, "seat": seat, "name": name, "seed": seed, "option": option}
        for key, value in given.items():
            if value not in (None, []):
                raise BadInput(f"--{key}: a game is saved in {path}; go on without --{key}, or begin anew with --new")
        begun = record
    if file is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    begun.save(path)
    if Terminal(begun, texts, path, resumed=record is not None).run():
        raise typer.Exit(INTERRUPTED)


def saved(game: str, path: Path, components: Path | None) -> Record | None:
    """The unfinished game in a file, if there is one."""
    if not path.exists():
        return None
    record = Record.load(path, components)
    if record.state.seat < 0:
        return None
    if record.game.id != game:
        raise BadInput(f"{path}: is a game of {record.game.id}, not of {game}")
    if record.bots.count(None) != 1:
        raise BadInput(f"{path}: is not a game of one person against bots, so it cannot go on here")
    for level in record.bots:
        if level is not None:
            bot(level, 0)
    return record


def begin(
    game: str,
    players: int | None,
    seat: int,
    level: str,
    name: str | None,
    seed: str | None,
    option: list[str] | None,
    components: Path | None,
    texts: Words,
) -> Record:
    corrected = [f"components={components}"] if components is not None else []
    chosen = opened(game, players, [*(option or []), *corrected])
    if not 0 <= seat < chosen.players:
        raise BadInput(f"--seat {seat}: must be 0 to {chosen.players - 1}")
    if seed is not None and not DIGITS.fullmatch(seed):
        raise BadInput(f"--seed {seed}: must be {ALLOWED}")
    bot(level, 0)
    names = [texts("bot-name", number=number + 1) for number in range(chosen.players)]
    names[seat] = name or texts("player", number=seat + 1)
    bots = [None if number == seat else level for number in range(chosen.players)]
    try:
        return Record(chosen, seed, names, bots)
    except ValueError as error:
        raise BadInput(f"--name: {error}") from None
