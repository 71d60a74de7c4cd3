"""Sentences about a player, spoken to that player: "Ann takes a die" becomes "You take a die".

The message `you` has what this needs to know of a language: the words for the reader, the words that change with them,
each with its form (`.forms`), and the phrases around a name that do (`.phrases`).
"""

import re
from dataclasses import dataclass
from functools import cache
from html import escape

from tabledhote.words import Words, words

YOU = "◆◇◆"  # stands for the reader's name in a text that is still to be spoken to them
SKIPPED = ("ne", "n", "не")  # between a person and the verb
BESIDE = ("and", "et", "и", "on", "en", "на")  # words after a person that are no verb
ENDS = ".!?"
FOLLOWING = re.compile(r"\s+(\w+)(?:[\s’]+(\w+))?")
WORD = re.compile(r"«[^»]*»|“[^”]*”|\w+")  # what is quoted stays
SENTENCE = re.compile(f'[^<>"]*{YOU}[^<>"]*')  # in a drawing


class Reader:
    """Somebody to whom a table is told in words: `names` are those of the seats, with YOU for their own."""

    __slots__ = ("name", "names", "seat", "texts")

    def __init__(self, texts: Words, names: list[str], seat: int) -> None:
        self.texts, self.names, self.seat = texts, names[:], seat
        self.name = ""
        if seat >= 0:
            self.name, self.names[seat] = names[seat], YOU

    def shown(self) -> list[str]:
        """The names as they stand by themselves."""
        return [self.texts("you") if name == YOU else name for name in self.names]

    def spoken(self, sentence: str) -> str:
        return spoken(self.texts, sentence, self.name) if YOU in sentence else sentence

    def spoken_in(self, drawing: str) -> str:
        """A drawing whose texts speak to the reader."""
        return SENTENCE.sub(lambda found: spoken(self.texts, found[0], escape(self.name)), drawing)


@dataclass(frozen=True)
class Grammar:
    forms: dict[str, str]
    phrases: tuple[tuple[str, str], ...]
    first: str
    inside: str


@cache
def grammar(language: str) -> Grammar:
    texts = words(language)
    pairs = [pair.split() for pair in texts("you.forms").split(",")]
    phrases = [phrase.split(" = ") for phrase in texts("you.phrases").split(", ")]
    changed = tuple((old.replace("◆", YOU), new.replace("◆", YOU)) for old, new in phrases)
    return Grammar({pair[0]: pair[1] for pair in pairs}, changed, texts("you"), texts("you.inside"))


def spoken(texts: Words, sentence: str, name: str) -> str:
    """A sentence in which YOU stands for the reader. Where their grammar is not known it has their name.

    >>> spoken(words("en"), f"Nothing left to do: {YOU} ends the turn.", "Ann")
    'Nothing left to do: you end the turn.'
    >>> spoken(words("en"), f"{YOU} somersaults.", "Ann")
    'Ann somersaults.'
    """
    known, said = grammar(texts.language), sentence
    for old, new in known.phrases:
        said = said.replace(old, new).replace(capital(old), capital(new))
        if said.startswith(new) and sentence.startswith(YOU):
            said = capital(said)
    while YOU in said:
        before, _, after = said.partition(YOU)
        begins = not before.strip() or before.rstrip()[-1] in ENDS
        acts = begins or before.rstrip()[-1] in ":»" or texts.language == "ru"
        found = FOLLOWING.match(after)
        follows = [word for word in found.groups() if word and word not in SKIPPED] if found else []
        if acts and follows:
            if follows[0] not in (*known.forms, *known.forms.values(), *BESIDE):
                return sentence.replace(YOU, name)
            after = WORD.sub(lambda found: known.forms.get(found[0], found[0]), after)
        before = re.sub(r"\w+(?=\s$)", lambda found: form_of(known, found[0]), before) if not begins else before
        said = before + (known.first if begins else known.inside) + after
    return said


def form_of(known: Grammar, word: str) -> str:
    """The word before the reader: in Russian it may be what they do."""
    form = known.forms.get(word[:1].lower() + word[1:])
    return word if form is None else capital(form) if word[0].isupper() else form


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
