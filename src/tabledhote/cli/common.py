"""What all commands share: the application, how errors are shown, and the options that several commands take."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

import tabledhote
from tabledhote.games import box
from tabledhote.games.boards import board
from tabledhote.kernel.errors import InvalidComponents, InvalidOption, InvalidPosition, InvalidRecord
from tabledhote.kernel.game import FOR_ALL, Game, Option
from tabledhote.table import replacing
from tabledhote.words import LANGUAGES, Words, words

BAD_INPUT = 2
INTERRUPTED = 130  # by Ctrl-C, as shells count it


class BadInput(ValueError):
    """Input that a command cannot work with; its text is the line that the user reads."""


TOLD = (BadInput, InvalidOption, InvalidRecord, InvalidPosition, InvalidComponents)


class Commands(TyperGroup):
    """Prints every error in one line on standard error, with exit code 2 for bad input."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a screen that cannot show a letter shows a question mark
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            code = INTERRUPTED
        except TOLD as error:
            code = complain(str(error))
        except OSError as error:
            code = complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except Exception as error:
            if not hasattr(error, "format_message"):  # what Typer says of arguments it does not take
                raise
            message = error.format_message()
            code = complain(message) if message else 0  # nothing was asked, so the help has been shown
        sys.exit(code if isinstance(code, int) else 0)


def complain(message: str) -> int:
    print(f"tabledhote: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT


app = typer.Typer(
    cls=Commands,
    name="tabledhote",
    help="Four board games at one table: play, simulate, replay, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def tell_version(wanted: bool) -> None:
    if wanted:
        print(f"tabledhote {tabledhote.__version__} ({'compiled' if tabledhote.compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def before_a_command(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


# ---- options that several commands take -----------------------------------------------------------

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of a game, as `tabledhote games` lists it.", show_default=False)
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="Number of players.", show_default=False)]
Choices = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]
Games = Annotated[int, typer.Option("--games", "-g", help="Number of games.")]
Bots = Annotated[str, typer.Option("--bots", "-b", help="One bot for all seats, or one for each: A,B,…")]
Seed = Annotated[str, typer.Option("--seed", "-s", help="Same seed, same games.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes that share the work.")]
Cluster = Annotated[
    str | None, typer.Option(help="ray://HOST:PORT, ray://auto or dask://HOST:PORT instead of processes here.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", "-l", help="en, fr or ru; by default the system's language.", show_default=False),
]
Corrected = Annotated[
    Path | None, typer.Option("--components", help="The corrected components file that the game was played with.")
]
Data = Annotated[
    Path | None,
    typer.Option(help="The directory for tables (by default $TABLEDHOTE_DATA or ~/.local/share/tabledhote)."),
]
Database = Annotated[str | None, typer.Option(metavar="URL", help="postgresql://USER@HOST/NAME instead of a file.")]
Picture = Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Also draw the board into this file.")]


def opened(name: str, players: int | None, choices: list[str] | None) -> Game:
    """The game that GAME, --players and --option describe."""
    return box(name).open(**chosen_options(name, players, choices))


def chosen_options(name: str, players: int | None, choices: list[str] | None) -> dict[str, object]:
    """What --players and --option say, as `tabledhote.game` takes it."""
    chosen: dict[str, object] = {}
    options = {option.name: option for option in box(name).options}
    for choice in choices or []:
        key, equals, text = choice.partition("=")
        if not equals or not key:
            raise BadInput(f"--option {choice}: must be KEY=VALUE; keys of {name}: {', '.join([*options, *FOR_ALL])}")
        if key in chosen:
            raise BadInput(f"--option {key} is given twice")
        chosen[key] = meant(options[key], text) if key in options else literal(text) if key == "rules" else text
    if players is not None:
        if chosen.get("players", players) != players:
            raise BadInput(f"--players {players} and --option players={chosen['players']} contradict each other")
        chosen["players"] = players
    return chosen


def meant(option: Option, text: str) -> object:
    """The value that a text stands for: one of those allowed, else JSON, else the text itself."""
    for value in option.values:
        if text == (value if isinstance(value, str) else json.dumps(value)):
            return value
    return literal(text)


def literal(text: str) -> object:
    """The value that a text stands for as JSON, else the text itself."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def whole_seed(text: str | None, most: int) -> int | None:
    """A seed that is a whole number, as `game.start` takes it."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and int(text) <= most):
        raise BadInput(f"--seed {text}: must be a whole number from 0 to {most}")
    return int(text)


def language(wanted: str | None, game: str) -> Words:
    """The texts in the language that --lang names, else in that of the system, else in English."""
    if wanted is None:
        system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        wanted = system[:2] if system[:2] in LANGUAGES else "en"
    return words(wanted, game)


def seat_names(texts: Words, players: int) -> list[str]:
    return [texts("player", number=seat + 1) for seat in range(players)]


def data_folder() -> Path:
    """Where games and tables are kept: $TABLEDHOTE_DATA, else the user's data folder."""
    if os.environ.get("TABLEDHOTE_DATA"):
        return Path(os.environ["TABLEDHOTE_DATA"])
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tabledhote"


# ---- output -----------------------------------------------------------------------------------------


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def board_text(game: str, view: dict[str, object], texts: Words, names: Sequence[str]) -> str:
    return board(game).text(view, texts, names=names)


def draw(path: Path, game: str, view: dict[str, object], texts: Words, names: Sequence[str]) -> None:
    with replacing(path) as file:
        file.write(board(game).svg(view, texts, names=names))


def printer() -> Console:
    """Standard output; texts are printed as they are."""
    return Console(markup=False, highlight=False, emoji=False)


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error with the time that is left, if somebody looks. Yields a function to call with what was
    done.
    """
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda number: bar.advance(task, number)
