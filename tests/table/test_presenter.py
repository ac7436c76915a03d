from random import Random

import pytest
from tests.games.playthrough import random_table
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.words import LANGUAGES
from spadework.table import Table
from spadework.table.presenter import Presenter

each_kind = pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)


@each_kind
def test_a_presenter_shows_what_the_table_shows(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 6, limit=50)
    for seat in (SPECTATOR, *range(table.seats)):
        view = table.view(seat).record
        for language in LANGUAGES:
            presenter = table.presenter(seat, language)
            assert presenter.labelled_moves(view) == table.labelled_moves(seat, language)
            assert presenter.prompt(view) == table.prompt(seat, language)
            assert str(presenter.draw(view, wide=False)) == table.picture(seat, language, wide=False)


@each_kind
def test_only_a_seat_that_moves_next_gets_moves_and_a_prompt(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 6, limit=50)
    for seat in (SPECTATOR, *range(table.seats)):
        view, presenter = table.view(seat).record, table.presenter(seat)
        moving = seat in table.to_move
        assert bool(presenter.labelled_moves(view)) == bool(presenter.prompt(view)) == moving
        if moving:
            assert [labelled.code for labelled in presenter.labelled_moves(view)] == [
                move.code for move in table.legal(seat)
            ]


@each_kind
def test_log_lines_describe_what_happened_between_two_views(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 6, limit=50)
    steps = list(table.seen_steps())
    presenter = table.presenter(SPECTATOR, "de")
    told = [
        line.text
        for before, after in zip([0, *steps], steps, strict=False)
        for line in presenter.log_lines(table.view(step=before).record, table.view(step=after).record)
    ]
    assert told == [line.text for line in table.lines(language="de")]


def test_a_language_without_words_is_refused() -> None:
    table = random_table(ONE_OF_EACH[0], ONE_OF_EACH[0].rules.SEATS[0], 6, limit=5)
    with pytest.raises(KeyError, match="fr"):
        table.presenter(SPECTATOR, "fr")


def test_a_question_is_explained_only_to_the_player_who_is_asked(toy: Game) -> None:
    table = Table(toy, 2, seed=1)
    explanation = table.presenter(0).explain(table.view(0).record)
    assert explanation is not None
    assert explanation.kind == "ask"
    assert "last rat" in explanation.text
    table.play(0, "stay")
    assert table.presenter(0).explain(table.view(0).record) is None


@each_kind
def test_cached_parts_do_not_change_pictures(game: Game) -> None:
    table, dice = Table(game, seats=game.rules.SEATS[-1], seed=7), Random(7)
    for _ in range(100):
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
        viewer, wide = dice.choice([SPECTATOR, *range(table.seats)]), dice.random() < 0.5
        anew = Presenter(table.setup, table.deck, viewer, "de").draw(table.view(viewer).record, wide)
        assert str(table.draw(viewer, "de", wide)) == str(anew)
