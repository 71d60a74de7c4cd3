"""`tabledhote play`: a game in the terminal, full screen or in plain lines, saved after every decision."""

from pathlib import Path
from typing import Annotated

import typer

from tabledhote.bots import LEVELS, USUAL, bot
from tabledhote.cli import screen
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
from tabledhote.cli.sitting import Sitting
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
        str | None, typer.Option("--bots", "-b", help=f"Level of the bots: {', '.join(LEVELS)}; by default {USUAL}.")
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            "--seat", help="Your seat; by default 0. Give it once for each person at this screen.", show_default=False
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="Your name; one for each person, in the order of --seat.", show_default=False),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", "-s", help="Same seed, same chance.", show_default=False)
    ] = None,
    option: Choices = None,
    lang: Language = None,
    file: Annotated[Path | None, typer.Option("--file", help="Where the game is saved.", show_default=False)] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game even if one is saved.")] = False,
    components: Corrected = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text instead of the full screen.")] = False,
) -> None:
    """Play against bots. A saved game continues where you left it; it is in $TABLEDHOTE_DATA or your data folder."""
    box(game)
    texts = language(lang, game)
    path = file or data_folder() / f"{game}.json"
    record = None if new else saved(game, path, components)
    if record is None:
        begun = begin(game, players, seat or [0], bots or USUAL, name or [], seed, option, components, texts)
    else:
        given = {"players": players, "bots": bots, "seat": seat, "name": name, "seed": seed, "option": option}
        for key, value in given.items():
            if value not in (None, []):
                raise BadInput(
                    f"--{key}: a game is saved in {path}; leave out --{key} to resume it, or start a new one with --new"
                )
        begun = record
    if file is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    begun.save(path)
    sitting = Sitting(begun, texts, path, resumed=record is not None, components=components)
    if shown(sitting, plain) == "interrupted":
        raise typer.Exit(INTERRUPTED)


def shown(sitting: Sitting, plain: bool) -> str:
    """Play full screen if that is possible and wanted, otherwise in plain lines; returns how it ended."""
    notes = []
    if not plain and screen.at_a_terminal():
        reason = screen.lacking(sitting.texts)
        if not reason:
            ended = screen.run(sitting)
            if ended != "plain":
                print(sitting.farewell())
                return ended
        notes = [reason] if reason else []
    return "interrupted" if Terminal(sitting, *notes).run() else "left"


def saved(game: str, path: Path, components: Path | None) -> Record | None:
    """The unfinished game in a file, if there is one."""
    if not path.exists():
        return None
    record = Record.load(path, components)
    if record.state.seat < 0:
        return None
    if record.game.id != game:
        raise BadInput(f"{path}: is a game of {record.game.id}, not of {game}")
    if None not in record.bots:
        raise BadInput(f"{path}: is not a game of people at this screen and bots, so it cannot continue here")
    for level in record.bots:
        if level is not None:
            bot(level, 0)
    return record


def begin(
    game: str,
    players: int | None,
    people: list[int],
    level: str,
    given: list[str],
    seed: str | None,
    option: list[str] | None,
    components: Path | None,
    texts: Words,
) -> Record:
    corrected = [f"components={components}"] if components is not None else []
    chosen = opened(game, players, [*(option or []), *corrected])
    for seat in people:
        if not 0 <= seat < chosen.players:
            raise BadInput(f"--seat {seat}: must be 0 to {chosen.players - 1}")
    if len(set(people)) < len(people):
        raise BadInput("--seat: one seat is given twice")
    if len(given) > len(people):
        raise BadInput(f"--name: {len(given)} names for {len(people)} seats: give --seat once for each person")
    if seed is not None and not DIGITS.fullmatch(seed):
        raise BadInput(f"--seed {seed}: must be {ALLOWED}")
    bot(level, 0)
    names = [texts("bot-name", number=number + 1) for number in range(chosen.players)]
    for seat in people:
        names[seat] = texts("player", number=seat + 1)
    for seat, name in zip(people, given, strict=False):
        names[seat] = name
    bots = [None if number in people else level for number in range(chosen.players)]
    try:
        return Record(chosen, seed, names, bots)
    except ValueError as error:
        raise BadInput(f"--name: {error}") from None
