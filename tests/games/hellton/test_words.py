"""What the log, the prompts and the final lines of Hellton Palace say, also about what happens rarely."""

import re

import pytest

from tabledhote.games.hellton import scoring
from tabledhote.games.hellton.components import GROOMS, PER, WHEN
from tabledhote.games.hellton.state import REASONS
from tabledhote.words import LANGUAGES, words
from tests.games.hellton.positions import arrange, do, hiring, income, tour, welcoming

NAMES = ["Ann", "Ben"]
WHY = (
    "nobody",
    "nobody_satisfied",
    "nobody_irritated",
    "room_empty",
    "one_sided",
    "copied_copy",
    "no_target",
    "hotel_full",
)


def sentence(language: str, event: dict[str, object]) -> str:
    text = words(language, "hellton").event(event, NAMES)
    assert text.endswith(".")
    assert not re.search(r"_|\{|\bNone\b", text), text
    return text


@pytest.mark.rule("HP-5.17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_no_effect_has_its_own_sentence(language: str) -> None:
    events = [{"why": why} for why in WHY]
    events += [{"why": "when", "when": word} for word in WHEN[1:]] + [{"why": "per", "per": word} for word in PER[1:]]
    sentences = {sentence(language, {"event": "no_effect", "seat": 0, **event}) for event in events}
    assert len(sentences) == len(events)


@pytest.mark.rule("HP-9.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_its_own_sentence(language: str) -> None:
    sentences = set()
    for reason in REASONS[1:]:
        for winners in ([], [0], [1]):
            sentences.add(sentence(language, {"event": "end", "reason": reason, "winners": winners}))
    assert len(sentences) == 18
    lines = {
        words(language, "hellton").line({"line": "result", "result": result, "reason": reason, "points": 0})
        for reason in REASONS[1:]
        for result in ("won", "lost", "shared")
    }
    assert len(lines) == 18


def test_sentences_in_three_languages() -> None:
    enraged: dict[str, object] = {"event": "enraged", "seat": 0, "room": 5, "guest": "duchess", "left": 1}
    assert sentence("en", enraged) == "Room 5: The Duchess, enraged. A bell breaks: 1 left."
    french = "Chambre 5 : La Duchesse, grosse colère. Une Sonnette est perdue : il en reste 1."
    assert sentence("fr", enraged) == french
    assert sentence("ru", enraged) == "Комната 5: Герцогиня в ярости, разбит звонок. Осталось: 1."
    dismissed: dict[str, object] = {"event": "dismissed", "seat": 1, "grooms": ["mason", "fake_booking"]}
    assert sentence("en", dismissed) == "Ben dismisses: Mason and Fake Booking."
    assert sentence("fr", dismissed) == "Ben congédie : Le Maçon et La Fausse Réserve."
    assert sentence("ru", dismissed) == "Ben отпускает коридорных: Каменщик и Ложная бронь."


def test_french_players_find_the_terms_of_the_box() -> None:
    texts = words("fr", "hellton")
    assert [texts.name("groom", groom) for groom in GROOMS] == [
        "Le Placeur",
        "Le Faux Placeur",
        "Le Maçon",
        "La Fausse Réserve",
        "Le Diplomate",
    ]
    assert texts.action({"do": "refuse"}) == "Ne pas servir"
    assert texts.action({"do": "take_rents"}) == "Percevoir les Loyers"
    assert texts.action({"do": "take_bell"}) == "Récupérer une Sonnette"
    assert texts.action({"do": "welcome", "card": "snorer"}) == "Accueillir Le Ronfleur"


@pytest.mark.rule("HP-5.16")
def test_prompts_say_what_is_asked_where() -> None:
    texts = words("en", "hellton")

    def prompt(position: object) -> str:
        return texts.prompt(position.view(position.seat), NAMES)  # type: ignore[attr-defined]

    booked = {"second_engaged": "fake_booking", "second_booking": 2}
    assert prompt(welcoming(arrange())) == "Welcome a guest: row and floor go together."
    assert prompt(welcoming(arrange(**booked))).endswith("A Fake Booking sends you to row 2.")  # type: ignore[arg-type]
    siren = do(tour(arrange("1 siren, 2 snorer, 3 molo"), 1), "serve")
    assert prompt(siren) == "Room 1, your hotel: choose a guest who gets an irritation token (3\u00a0times)."
    assert prompt(do(siren, "choose_guest 2", "choose_guest 3")).endswith("an irritation token.")
    phoenix = do(tour(arrange("1 snorer*, 2 phoenix/b, 9 molo*"), 2), "serve")
    assert prompt(phoenix) == "Room 2, the other hotel: choose an irritated guest who breaks a bell."
    wutmilla = do(tour(arrange("1 wutmilla"), 1), "serve")
    assert prompt(wutmilla) == "Room 1, the other hotel: choose the column that loses a pillar."
    partner = do(hiring(arrange("1 golem", "1 snorer*, 2 molo, 6 midas", coins=2)), "hire fake_usher")
    assert prompt(partner).startswith("A Fake Usher points at room 1.")
    assert prompt(income(arrange("1 banshee, 2 molo", bells=2))) == "Collect the rents (6) or take a bell back?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_final_line_can_be_read(language: str) -> None:
    position = arrange("1 snorer*, 6 duchess", "6 banshee, 8 snorer*", turn=2, bells=0, second_bells=1)
    position.hotels[0].pawn = 5
    do(tour(position, 6), "serve")
    texts = [words(language, "hellton").line(line) for lines in scoring.breakdown(position) for line in lines]
    assert len(texts) == 10
    assert not any("_" in line or "{" in line for line in texts)
