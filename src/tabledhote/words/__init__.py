"""Every text a person reads, from Fluent files in English, French and Russian: code contains no texts.

`words/*.ftl` here is shared by all games, `games/NAME/words/*.ftl` belongs to one. A game of another
package speaks English where it has no file for a language. A value in an action or an event is
named by the message `<field>-<value>`, else `name-<value>`; where there is neither, it stands for itself. If it has
attributes (`.genitive`, say), they come along: `$pawn` is the name, `$pawn-genitive` the attribute.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, reduce
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from tabledhote import shelf
from tabledhote.kernel.errors import InvalidOption
from tabledhote.words.typography import unbroken

LANGUAGES = ("en", "fr", "ru")
LONGEST = 80  # the most letters of a player's name in a message
REMEMBERED = 5000
SEATS = ("seat", "first", "winner", "owner", "rival", "winners", "seats")  # fields whose numbers are seats


class Words:
    """The texts of one game in one language.

    >>> words("en", "amsterdam").name("pawn", "mayor")
    'mayor'
    >>> words("fr", "amsterdam").action({"do": "walk", "pawn": "mayor", "to": "bc34"})
    'Le maire va en bc34'
    """

    def __init__(self, language: str, game: str | None) -> None:
        self.language = language
        self.remembered: dict[object, str] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        folders = [resources.files("tabledhote.words")]
        if game:
            folders.append(resources.files(shelf.package(game)).joinpath("words"))
        for folder in folders:
            file = folder.joinpath(f"{language}.ftl")
            text = (file if file.is_file() else folder.joinpath("en.ftl")).read_text("utf-8")  # a guest may lack some
            self.bundle.add_resource(FluentResource(unbroken(text)), allow_overrides=True)

    def __contains__(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def __call__(self, message: str, /, **values: object) -> str:
        """A message, or `message.attribute`, with its values filled in; KeyError if it is missing or lacks a value."""
        key = (message, *((name, type(value), value) for name, value in values.items()))
        if key not in self.remembered:
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = self.formatted(message, values)
        return self.remembered[key]

    def formatted(self, message: str, values: dict[str, object]) -> str:
        name, _, attribute = message.partition(".")
        if name not in self:
            raise KeyError(f"{message} ({self.language}): there is no such message")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise KeyError(f"{message} ({self.language}): there is no such text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def attributes(self, message: str) -> Collection[str]:
        """The names of a message's attributes."""
        return self.bundle.get_message(message).attributes.keys() if message in self else ()

    def name(self, field: str, value: object) -> str:
        """What a person calls a value of an action or event field."""
        message = self.naming(field, value)
        return str(value) if message is None else self(message)

    def label(self, field: str, value: object) -> str:
        """The same name with a capital letter, as a heading or caption begins."""
        name = self.name(field, value)
        return name[:1].upper() + name[1:]

    def naming(self, field: str, value: object) -> str | None:
        """The message that names a value, if there is one."""
        for message in (f"{field}-{value}", f"name-{value}"):
            if message in self:
                return message
        return None

    def action(self, action: Mapping[str, object]) -> str:
        """A structured action as a choice to read: message `do-<do>`.

        An action that comes with different fields has an attribute for each form, named by the form's first field.
        """
        fields = {field: value for field, value in action.items() if field != "do"}
        message = f"do-{action['do']}"
        form = next(iter(fields), "")
        if form in self.attributes(message):
            message = f"{message}.{form}"
        return self(message, **self.named(fields, ()))

    def event(self, event: Mapping[str, object], seats: Sequence[str]) -> str:
        """An event as a sentence for the log: message `event-<event>`; seats gives the players' names.

        For what is private to the reader there may be a message `event-<event>-private`. `$auto` is
        "yes" for a step that the engine carried out by itself, else "no".
        """
        values = dict(event)
        message = f"event-{values.pop('event')}"
        private = values.pop("private", None)
        if isinstance(private, Mapping) and f"{message}-private" in self:
            message, values = f"{message}-private", {**values, **private}
        automatic = "yes" if values.pop("auto", False) else "no"
        return self(message, **self.named(values, seats), auto=automatic)

    def short(self, event: Mapping[str, object]) -> str:
        """An event as a piece of its turn in one line: message `short-<event>`, where there is one, else ""."""
        fields = {field: value for field, value in event.items() if field not in ("event", "auto", "private")}
        message = f"short-{event['event']}"
        return self(message, **self.named(fields, ())) if message in self else ""

    def line(self, line: Mapping[str, object]) -> str:
        """What a line of the final scoring counts: message `line-<line>`."""
        fields = {field: value for field, value in line.items() if field != "line"}
        return self(f"line-{line['line']}", **self.named(fields, ()))

    def prompt(self, view: Mapping[str, object], seats: Sequence[str]) -> str:
        """The question to the seat that decides: message `prompt-<phase>`, with the numbers and words of the view."""
        return self(f"prompt-{view['phase']}", **self.named(view, seats))

    def named(self, values: Mapping[str, object], seats: Sequence[str]) -> dict[str, object]:
        """Values ready for a message: seats by the players' names, words by their names, numbers as they are.

        Of a list, `$field` is an enumeration and `$field-count` its length; `$field-key` is an item of a mapping.
        """
        ready: dict[str, object] = {}
        for field, value in values.items():
            if isinstance(value, Mapping):
                ready |= {f"{field}-{key}": item for key, item in self.named(value, seats).items()}
            elif isinstance(value, list | tuple) and all(isinstance(item, str | int) for item in value):
                ready[field] = self.enumerated([self.seated(field, item, seats) for item in value])
                ready[f"{field}-count"] = len(value)
            elif isinstance(value, str | int | float):
                ready[field] = self.seated(field, value, seats)
                message = self.naming(field, value)
                for attribute in self.attributes(message) if message else ():
                    ready[f"{field}-{attribute}"] = self(f"{message}.{attribute}")
        return ready

    def seated(self, field: str, value: object, seats: Sequence[str]) -> object:
        """One value ready for a message. A seat without a name goes by the message `seat-<number>`."""
        if field in SEATS and isinstance(value, int):
            return seats[value][:LONGEST] if 0 <= value < len(seats) else self.name("seat", value)
        if isinstance(value, str) or self.naming(field, value):
            return self.name(field, value)
        return value

    def enumerated(self, items: Sequence[object]) -> str:
        """One, two and three.

        >>> words("en").enumerated(["Ann", "Ben", "Cleo"])
        'Ann, Ben and Cleo'
        """
        if len(items) < 2:
            return "".join(map(str, items))
        return self("list", items=", ".join(map(str, items[:-1])), last=str(items[-1]))

    def pair(self, name: str, value: object) -> str:
        """A name and what stands behind its colon.

        >>> words("en").pair("Kitchen", 3)
        'Kitchen: 3'
        """
        return self("pair", name=name, value=str(value))

    def several(self, items: Sequence[str]) -> str:
        """Parts of a sentence side by side.

        >>> words("en").several(["2 points", "1 krone"])
        '2 points; 1 krone'
        """
        return reduce(lambda first, more: self("several", first=first, more=more), items) if items else ""


@cache
def words(language: str, game: str | None = None) -> Words:
    """The texts of a game, or those shared by all; InvalidOption for a language we do not have."""
    if language not in LANGUAGES:
        raise InvalidOption(f"there is no language {language!r}; allowed: {', '.join(LANGUAGES)}")
    return Words(language, game)
