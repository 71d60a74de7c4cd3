"""No-break spaces, put into the Fluent files as they are read: a number stays with its unit, and with its sign."""

import re

NO_BREAK = "\u00a0"
MESSAGE = re.compile(r"^\S.*\n(?:[ \n].*\n?|\}.*\n?)*", re.MULTILINE)
COUNTED = re.compile(r"\{ \$([\w-]+) ->\n(?: *\[\d+\].*\n)* *\[one\]")
SIGNED = re.compile(r"(?<=[+−×]) (?=\d|\{ \$)")


def unbroken(source: str) -> str:
    """The text of a file with its no-break spaces.

    >>> unbroken("for-one-more = strength + 1")
    'for-one-more = strength +\\xa01'
    """
    return MESSAGE.sub(with_units, SIGNED.sub(NO_BREAK, source))


def with_units(message: re.Match[str]) -> str:
    """A message in which what follows a number that it counts stays with the number."""
    text = message[0]
    for number in set(COUNTED.findall(text)):
        text = re.sub(rf"(?<=\{{ \${re.escape(number)} \}}) (?=\w)", NO_BREAK, text)
    return text
