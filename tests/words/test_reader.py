"""What a reader does is told to them: "you", in all languages and games, with the verbs that go with it."""

import re
from typing import Any

import pytest

import tabledhote
from tabledhote.table import seen_by
from tabledhote.words import LANGUAGES, words
from tabledhote.words.reader import YOU, spoken
from tests.support.random_games import decisions, opened


@pytest.mark.parametrize(
    ("language", "sentence", "told"),
    [
        ("en", f"{YOU} takes a 2: strength 4.", "You take a 2: strength 4."),
        ("en", f"{YOU} pays 2 krones and ignores the penalty.", "You pay 2 krones and ignore the penalty."),
        ("en", f"{YOU}’s turn, number 1.", "Your turn, number 1."),
        ("en", f"Nothing left to do: {YOU}’s turn ends.", "Nothing left to do: your turn ends."),
        ("en", f"The emperor visits {YOU}: from space 3 to 0.", "The emperor visits you: from space 3 to 0."),
        ("en", f"The hotel of {YOU} collapses.", "Your hotel collapses."),
        ("en", f"{YOU} plays “She gets rich”.", "You play “She gets rich”."),
        ("fr", f"{YOU} n’a plus de dés et passe son tour.", "Vous n’avez plus de dés et passez votre tour."),
        ("fr", f"L’empereur passe chez {YOU} : de la case 3.", "L’empereur passe chez vous : de la case 3."),
        ("fr", f"Manche 1 : {YOU} commence.", "Manche 1 : vous commencez."),
        ("fr", f"{YOU} ne joue pas de carte Personnel.", "Vous ne jouez pas de carte Personnel."),
        ("ru", f"{YOU} не может заплатить за 6: действия нет.", "Вы не можете заплатить за 6: действия нет."),
        ("ru", f"Раунд 1: начинает {YOU}.", "Раунд 1: начинаете вы."),
        ("ru", f"{YOU} отдаёт 2 монеты игроку Бот 2.", "Вы отдаёте 2 монеты игроку Бот 2."),
        ("ru", f"Бот 2 отдаёт 2 монеты игроку {YOU}.", "Бот 2 отдаёт 2 монеты вам."),
        ("ru", f"У игрока {YOU} нет кубиков, ход пропущен.", "У вас нет кубиков, ход пропущен."),
    ],
)
def test_a_sentence_is_spoken_to_the_reader(language: str, sentence: str, told: str) -> None:
    assert spoken(words(language), sentence, "Ann") == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tabledhote.games())
def test_every_event_of_a_game_can_be_told_to_the_one_who_did_it(game: str, language: str) -> None:
    """None falls back to the name, and no verb of another person is left."""
    texts, others = (
        words(language, game),
        {"en": "[a-z]*[^s]s", "fr": "prend|reçoit|joue|met", "ru": "\\w+ет"}[language],
    )
    for seed in range(3):
        *_, state = decisions(opened(game, {"players": 3} if game == "vienna" else {}), seed, events=True)
        assert state.events is not None
        names = [f"Bot{seat}" for seat in range(state.game.players)]
        names[0] = YOU
        events: list[dict[str, Any]] = list(seen_by(0, state.events))
        for event in events:
            told = spoken(texts, texts.event(event, names), "Ann")
            assert "Ann" not in told, event
            assert not re.search(rf"\b([Yy]ou|[Vv]ous|[Вв]ы) (n’|ne |не )?({others})\b", told), told
