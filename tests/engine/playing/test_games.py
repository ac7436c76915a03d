from typing import Any

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH
from tests.uncompiled import told_uncompiled

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.engine.playing.match import Match, new_finals, new_match_arrays
from spadework.engine.playing.quick import ASKED, DECK_HAND, MATE, NOBODY, POLICY, RANDOM


@pytest.fixture(params=["dig", *(game.id for game in ONE_OF_EACH)])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    return toy if request.param == "dig" else find_game(request.param)


def match(game: Game, kinds: list[int], rotated: bool = False, detailed: bool = False, limit: int = 40) -> Match:
    return Match(
        materials=game.new_materials(game.deck()),
        options=game.option_codes({}),
        kinds=np.array(kinds, np.int32),
        rotated=rotated,
        seed=7,
        limit=limit,
        longest_turn=1000,
        detailed=detailed,
        settings=game.search_settings(False)._replace(for_winning=1.0),
    )


def play(game: Game, what: Match, games: int, first: int = 0) -> tuple[Any, Any]:
    """Play games. Return their results, and the steps if there is only one game."""
    finals, log = new_finals(games), np.full((5000, 2), -9, np.int32)
    guide = game.network.guide(len(what.kinds)) if game.network else None
    game.playing.play_games(what, guide, first, new_match_arrays(game.rules), finals, log)
    return finals, log[: list(log[:, 0]).index(-9)]


@pytest.mark.long(but=("dig",))
def test_a_game_is_the_same_alone_and_in_a_batch(game: Game) -> None:
    kinds = [RANDOM, DECK_HAND, MATE, POLICY, RANDOM, RANDOM][: game.rules.SEATS[-1]]
    what = match(game, kinds)
    together, _ = play(game, what, 3)
    for number in range(3):
        alone, _ = play(game, what, 1, number)
        assert alone[0].tobytes() == together[number].tobytes()


def test_the_logged_steps_reproduce_the_game(game: Game) -> None:
    seats, material, states = game.rules.SEATS[0], game.deck().record, game.new_states(1)
    finals, log = play(game, match(game, [RANDOM] * seats), 1)
    game.rules.deal(material, states[0], seats, game.option_codes({}))
    moves, weights = game.new_buffers().moves, game.new_buffers().weights
    for seat, code in log.tolist():
        if seat == CHANCE:
            count = game.rules.chance_outcomes(material, states[0], moves, weights)
        else:
            assert game.rules.to_move(material, states[0]) >> seat & 1
            count = game.rules.legal(material, states[0], seat, moves)
        assert code in moves[:count]
        game.rules.apply(material, states[0], seat, code)
    points = np.zeros(seats, np.int32)
    game.rules.scores(material, states[0], points)
    assert points.tolist() == finals[0]["points"].tolist()[:seats]
    assert finals[0]["finished"] == (game.rules.to_move(material, states[0]) == 0)
    assert finals[0]["moves"] == (log[:, 0] != CHANCE).sum()


@pytest.mark.long
def test_an_external_player_with_the_same_moves_plays_the_same_game(toy: Game) -> None:
    expected, log = play(toy, match(toy, [MATE, RANDOM, RANDOM]), 1)
    arrays, finals = new_match_arrays(toy.rules), new_finals(1)
    what, steps = match(toy, [ASKED, RANDOM, RANDOM]), np.full((5000, 2), -9, np.int32)
    seat = toy.playing.play_games(what, None, 0, arrays, finals, steps)
    own = new_match_arrays(toy.rules)
    toy.playing.start_streams(own.streams[0], toy.playing.seed_of(7, 0, 0))
    while seat != NOBODY:
        assert seat == 0
        streams, buffers = own.streams[0], own.workspace.buffers
        code = toy.playing.choose(MATE, what.materials, arrays.views, arrays.contents, seat, streams, None, buffers)
        seat = toy.playing.answer(what, None, seat, code, arrays, finals, steps)
    assert finals[0].tobytes() == expected[0].tobytes()
    assert steps[: len(log)].tolist() == log.tolist()


def test_each_deal_is_played_from_every_seat(toy: Game) -> None:
    """The deal consists of the chance outcomes before the first decision."""

    def deal(number: int) -> list[int]:
        _, log = play(toy, match(toy, [MATE, RANDOM, RANDOM], rotated=True), 1, number)
        return [code for seat, code in log.tolist() if seat == CHANCE][:3]

    deals = [deal(number) for number in range(9)]
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert len({tuple(each) for each in deals}) == 3


def test_the_better_player_scores_most_from_every_seat() -> None:
    game = find_game(ONE_OF_EACH[0].id)
    finals, _ = play(game, match(game, [MATE, RANDOM, RANDOM], rotated=True), 30)
    for turned in range(3):
        points = finals[turned::3]["points"][:, :3].mean(axis=0)
        assert points.argmax() == turned


def test_a_game_is_stopped_at_its_turn_limit() -> None:
    endless = next(game for game in ONE_OF_EACH if game.turns is not None)
    game = find_game(endless.id)
    finals, _ = play(game, match(game, [RANDOM] * game.rules.SEATS[0], limit=2), 3)
    assert finals["turns"].tolist() == [2, 2, 2]
    assert not finals["finished"].any()


def test_detailed_games_track_the_leader(game: Game) -> None:
    seats = game.rules.SEATS[0]
    finals, _ = play(game, match(game, [MATE] * seats, detailed=True), 5)
    for final in finals:
        assert final["leads"].sum() == final["decisions"]
        assert 0 <= final["decided"] <= final["decisions"]
        assert 0.0 <= final["lowest"] <= 1.0
        assert final["lead_changes"] <= final["decisions"]
    plain, _ = play(game, match(game, [MATE] * seats), 5)
    assert plain["points"].tolist() == finals["points"].tolist()


def game_of(toy: Game) -> str:
    """Return the result and the steps of a game with three kinds of players, as text."""
    finals, log = play(toy, match(toy, [POLICY, DECK_HAND, MATE], detailed=True), 1)
    return f"{finals.tobytes().hex()} {log.tobytes().hex()}"


def test_the_uncompiled_loop_plays_the_same_games(toy: Game) -> None:
    assert told_uncompiled(toy, __file__, "game_of") == game_of(toy)
