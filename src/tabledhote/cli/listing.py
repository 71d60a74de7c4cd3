"""`tabledhote games`: what can be played, and with which options."""

import json

from rich.table import Table

import tabledhote
from tabledhote.cli.common import AsJson, Language, app, language, print_json, printer
from tabledhote.games import box
from tabledhote.kernel.game import Option


@app.command(epilog="Example: tabledhote games --json")
def games(as_json: AsJson = False, lang: Language = None) -> None:
    """List the games with their player counts and options."""
    if as_json:
        print_json([described(name) for name in tabledhote.games()])
        return
    for name in tabledhote.games():
        texts = language(lang, name)
        counts = box(name).players
        table = Table(
            "option", "values", "default", title=f"{name}: {texts('title')}, {counts[0]}-{counts[-1]} players"
        )
        for option in box(name).options:
            table.add_row(option.name, ", ".join(spelled(option)), json.dumps(option.default))
        printer().print(table)


def spelled(option: Option) -> list[str]:
    return [json.dumps(value) for value in option.values] + ([option.also] if option.also else [])


def described(name: str) -> dict[str, object]:
    game_box = box(name)
    options = [
        {"name": option.name, "values": list(option.values), "also": option.also or None, "default": option.default}
        for option in game_box.options
    ]
    return {"game": name, "rules": game_box.rules, "players": list(game_box.players), "options": options}
