"""A number stays with its unit and its sign; what is counted is known by its plural."""

import pytest

from tabledhote.words import LANGUAGES, words
from tabledhote.words.typography import unbroken

NESTED = """\
steps = { $who ->
    [you] you take { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
   *[other] { $who } takes { $steps } steps
}
next = { $steps } steps
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_unit_are_never_parted(language: str) -> None:
    texts = words(language, "austria")
    for message in ("points", "coins", "cards", "steps"):
        for number in (1, 2, 5, 21):
            assert " " not in texts(message, number=number)
            assert "\u00a0" in texts(message, number=number)


def test_only_what_a_message_counts_is_joined() -> None:
    joined = unbroken(NESTED)
    assert "[other] { $steps }\u00a0steps" in joined
    assert "{ $who } takes { $steps }\u00a0steps" in joined
    assert "next = { $steps } steps" in joined


def test_a_sign_stays_with_its_number() -> None:
    assert unbroken("more = 1 krone: strength + { $n }") == "more = 1 krone: strength +\u00a0{ $n }"
