"""The Fluent messages of the package, as they are written."""

from importlib import resources

from fluent.syntax import FluentParser, ast


def messages(language: str, game: str | None) -> dict[str, ast.Message]:
    """The messages of one file by their ids."""
    folder = resources.files(f"tabledhote.games.{game}" if game else "tabledhote")
    parsed = FluentParser().parse(folder.joinpath("words", f"{language}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}.ftl of {game or 'all games'} has what is not Fluent: {junk[0]!r}"
    entries = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), "an id stands twice"
    return {entry.id.name: entry for entry in entries}
