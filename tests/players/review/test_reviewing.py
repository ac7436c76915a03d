from dataclasses import replace
from statistics import fmean, stdev

import pytest
from tests.some_games import ONE_OF_EACH, short

import spadework
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.players.review import Review
from spadework.players.review.reviewing import Effort, review_table
from spadework.table import Table

LITTLE = Effort(rollouts=1, worlds=2)


def played(game: Game, seats: int, seed: int) -> Table:
    """Return a finished game of varied moves that depend only on the seed."""
    table = Table(game, seats=seats, seed=seed, options=short(game))
    while table.to_move:
        legal = table.legal(table.to_move[0])
        table.play(table.to_move[0], legal[(seed + len(table.steps)) * 7 % len(legal)])
    return table


@pytest.mark.long(but=("dig",))
@pytest.mark.parametrize("id", ["dig", *all_games()])
def test_the_parts_add_up_to_the_result(id: str, toy: Game) -> None:
    game = toy if id == "dig" else all_games()[id]
    table = played(game, game.rules.SEATS[0], 3)
    found = review_table(table, 1, LITTLE)
    assert table.result is not None
    winners = table.result.places.count(1)
    assert found.result == (1 / winners if table.result.places[1] == 1 else 0)
    assert sum(found.sum) == pytest.approx(found.result, abs=1e-9)
    assert [one.number for one in found.decisions] == [
        number for number, step in enumerate(table.steps) if step.seat == 1
    ]
    assert all(one.cost >= 0 for one in found.decisions)


@pytest.mark.long
def test_luck_of_the_draw_averages_zero(toy: Game) -> None:
    found = [review_table(played(toy, 2, seed), 0, LITTLE) for seed in range(200)]
    luck = [one.sum.draw for one in found]
    assert stdev(luck) > 0.05
    assert fmean(luck) == pytest.approx(0, abs=3 * stdev(luck) / len(luck) ** 0.5)


def test_the_same_seed_gives_the_same_review(toy: Game) -> None:
    table = played(toy, 2, 5)
    assert review_table(table, 0, LITTLE) == review_table(table, 0, LITTLE)


def test_review_refuses_invalid_arguments() -> None:
    game = ONE_OF_EACH[0]
    record = Table(game, seats=2, seed=1).record()
    with pytest.raises(ValueError, match="the game is not over"):
        spadework.review(record, 0)
    with pytest.raises(IndexError, match="there is no seat 2; seats are 0 to 1"):
        spadework.review(record, 2)
    with pytest.raises(ValueError, match="at least 1 rollout and 2 worlds"):
        spadework.review(record, 0, worlds=1)


def test_a_review_is_shown_as_text_and_html(toy: Game) -> None:
    found: Review = review_table(played(toy, 2, 5), 0, LITTLE)
    assert str(found).splitlines()[0] == f"dig, seat 0: {found.result:.1%} of the win"
    assert "luck of the draw" in repr(found)
    shown = replace(found, decisions=(replace(found.decisions[0], played="<b>"),))._repr_html_()
    assert "&lt;b&gt;" in shown
    assert "<b>" not in shown


def test_a_game_that_began_from_a_position_is_reviewed_from_there() -> None:
    table = spadework.simulate(spadework.game_ids()[1], ["mate", "random"], 1, seed=4).game(0).position(60).table(5)
    while not table.over:
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    assert table.result is not None
    found = review_table(table, 0, LITTLE)
    assert sum(found.sum) == pytest.approx(float(table.result.places[0] == 1))
    assert found.decisions[0].played in {step.text for step in table.steps}
