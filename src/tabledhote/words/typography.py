"""No-break spaces, put into the Fluent files as they are read, so that nobody has to type what cannot be seen.

A number stays with its unit and with its sign, and in French a mark with the word before it.
"""

import re

NO_BREAK = "\u00a0"
PLURAL = re.compile(r"\{ \$(?P<number>[\w-]+) ->.*?^ *\}", re.DOTALL | re.MULTILINE)
SIGNED = re.compile(r"(?<=[+−×]) (?=\d|\{ \$)")
MARKS = re.compile(r" (?=[:;!?»](?:\s|[).,]|$))|(?<=«) ", re.MULTILINE)


def unbroken(source: str, language: str) -> str:
    """The text of a file with its no-break spaces.

    >>> unbroken("gain = « { $who } » : { $n }", "fr")
    'gain = «\\xa0{ $who }\\xa0»\\xa0: { $n }'
    """
    lines = (line if line.startswith("#") else spaced(line, language) for line in source.split("\n"))
    return PLURAL.sub(with_units, "\n".join(lines))


def spaced(line: str, language: str) -> str:
    line = SIGNED.sub(NO_BREAK, line)
    return MARKS.sub(NO_BREAK, line) if language == "fr" else line


def with_units(plural: re.Match[str]) -> str:
    """The forms of one plural: what follows the number in a form stays with it."""
    number = re.escape(plural["number"])
    return re.sub(rf"(?<=\{{ \${number} \}}) (?=\w)", NO_BREAK, plural[0])
