"""Every text a person reads, from Fluent files in English, French and Russian: no text stands in code.

`words/*.ftl` here is shared by all games, `games/NAME/words/*.ftl` belongs to one. A value in an action or an event is
named by the message `<field>-<value>`, else `name-<value>`; where there is neither it stands for itself.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from tabledhote.kernel.errors import InvalidOption

LANGUAGES = ("en", "fr", "ru")


class Words:
    """The texts of one game in one language.

    >>> words("en", "amsterdam").name("pawn", "mayor")
    'the mayor'
    """

    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        packages = ["tabledhote.words"] + ([f"tabledhote.games.{game}"] if game else [])
        for package in packages:
            folder = resources.files(package)
            folder = folder if package == "tabledhote.words" else folder.joinpath("words")
            self.bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text("utf-8")))

    def __contains__(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def __call__(self, message: str, /, **values: object) -> str:
        """A message with its values filled in; KeyError if it is missing or lacks a value."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} ({self.language}) has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def name(self, field: str, value: object) -> str:
        """What a person calls a value of an action or event field."""
        for message in (f"{field}-{value}", f"name-{value}"):
            if message in self:
                return self(message)
        return str(value)

    def action(self, action: Mapping[str, object]) -> str:
        """A structured action as a choice to read: message `do-<do>`."""
        return self(f"do-{action['do']}", **self.named(action, ()))

    def event(self, event: Mapping[str, object], seats: Sequence[str]) -> str:
        """An event as a sentence for the log: message `event-<event>`; seats gives the players' names."""
        return self(f"event-{event['event']}", **self.named(event, seats))

    def named(self, values: Mapping[str, object], seats: Sequence[str]) -> dict[str, object]:
        """Values ready for a message: seats by the players' names, words by their names, numbers as they are."""
        ready: dict[str, object] = {}
        for field, value in values.items():
            if field == "seat" and isinstance(value, int) and value < len(seats):
                ready[field] = seats[value]
            elif isinstance(value, str) or (isinstance(value, int) and f"{field}-{value}" in self):
                ready[field] = self.name(field, value)
            elif isinstance(value, int | float):
                ready[field] = value
        return ready


@cache
def words(language: str, game: str | None = None) -> Words:
    """The texts of a game, or those shared by all; InvalidOption for a language we do not have."""
    if language not in LANGUAGES:
        raise InvalidOption(f"there is no language {language!r}; allowed: {', '.join(LANGUAGES)}")
    return Words(language, game)
