"""One-click phrases."""

import pytest

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.web.features.chat.service import GENERAL_PHRASES, phrase_text, phrases_of
from spadework.web.server.requests import page_words

GAMES = list(all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_phrase_exists_in_every_language(game: Game) -> None:
    ids = phrases_of(game)
    assert set(GENERAL_PHRASES) <= set(ids)
    assert len(set(ids)) == len(ids)
    for language in LANGUAGES:
        assert all(phrase_text(id, game.words[language], page_words()[language]) for id in ids)


def test_a_game_may_bring_phrases_of_its_own() -> None:
    assert any(phrases_of(game)[0] not in GENERAL_PHRASES for game in GAMES)


def test_a_phrase_that_is_gone_is_empty() -> None:
    assert phrase_text("phrase-gone", GAMES[0].words["en"], page_words()["en"]) == ""
