from typing import Any

import pytest

from spadework.engine.discovery import all_games
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.playing.quick import POLICY_MOVES, RANDOM_MOVES
from spadework.lab.simulate import simulate
from spadework.lab.standings import standings
from spadework.lab.tournament import Tournament
from spadework.players import new_player
from spadework.table import Table


def mean(level: str, games: int) -> float:
    """Return the mean points per seat in two-player games of a player against itself."""
    return sum(sum(outcome.scores) for outcome in simulate(find_game("lost_maps"), [level] * 2, games, 1)) / games / 2


def before_a_find(toy: Game) -> Any:
    """Return a view in which going (move 1) is better for seat 0 than staying (move 0)."""
    states = toy.new_states(1)
    toy.rules.deal(toy.deck().record, states[0], 2, toy.option_codes({}))
    states[0].dealt, states[0].undecided = 2, 0b11
    states[0].lucky[0] = 5
    states[0].pile[5] = 4
    # Whether the other seat goes too is sampled: either way, going pays once all seats have answered.
    states[0].undecided = 0b01
    return states[0]


def share_of_mistakes(chosen: list[int]) -> float:
    return chosen.count(0) / len(chosen)


def test_the_random_player_plays_every_legal_move_equally_often(toy: Game) -> None:
    table = Table(toy, 2, 1)
    player = new_player("random", toy, table.deck, 2)
    chosen = [player.choose(table.view(0).record, 0) for _ in range(4000)]
    # Within five standard deviations of the mean.
    assert abs(sum(chosen) - 2000) < 5 * 31.7
    assert set(chosen) == {0, 1}


def test_random_players_with_other_seeds_choose_differently(toy: Game) -> None:
    view = Table(toy, 2, 1).view(0).record
    assert {new_player("random", toy, toy.deck(), seed).choose(view, 0) for seed in range(40)} == {0, 1}


def test_the_mate_takes_an_obvious_gain(looking: Game) -> None:
    view, player = before_a_find(looking), new_player("mate", looking, looking.deck(), 1)
    assert player.choose(view, 0) == 1
    # It occasionally plays the rollout policy's move, so that it doesn't go round in circles.
    chosen = [player.choose(view, 0) for _ in range(20 * POLICY_MOVES)]
    assert 0 < chosen.count(0) < 60


def test_the_policy_player_plays_moves_of_the_rollout_policy(toy: Game) -> None:
    view, player = before_a_find(toy), new_player("policy", toy, toy.deck(), 1)
    stays = [0]
    assert [player.choose(view, 0) for _ in range(20)] == 20 * stays


@pytest.mark.slow
@pytest.mark.parametrize(("level", "least", "most"), [("random", 36, 42), ("mate", 70, 150)])
def test_each_level_scores_its_usual_points(level: str, least: float, most: float) -> None:
    assert least <= mean(level, 200) <= most


def test_the_mate_beats_the_random_player() -> None:
    game = find_game("lost_maps")
    outcomes = list(simulate(game, ["mate", "random", "random"], 100, 3))
    assert sum(outcome.places[0] == 1 for outcome in outcomes) >= 95


def test_the_deck_hand_slips_in_a_fixed_share_of_its_moves(looking: Game) -> None:
    view, player = before_a_find(looking), new_player("deck-hand", looking, looking.deck(), 1)
    # Half of the slips hit the better of the two moves.
    assert share_of_mistakes([player.choose(view, 0) for _ in range(4000)]) == pytest.approx(
        1 / RANDOM_MOVES / 2, abs=0.03
    )


def test_a_slip_of_the_deck_hand_may_be_any_move(looking: Game) -> None:
    """Asked only once per seed, as at a table in the browser, it may play any move when it slips."""
    view = before_a_find(looking)
    chosen = [new_player("deck-hand", looking, looking.deck(), seed).choose(view, 0) for seed in range(4000)]
    assert share_of_mistakes(chosen) == pytest.approx(1 / RANDOM_MOVES / 2, abs=0.03)


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id, game in all_games().items() if game.turns is None])
def test_the_deck_hand_plays_worse_than_the_mate_and_better_than_chance(id: str) -> None:
    assert beats(find_game(id), "mate", "deck-hand")
    assert beats(find_game(id), "deck-hand", "random")


def beats(game: Game, stronger: str, weaker: str) -> bool:
    """Return whether a player wins significantly more than its share of the games against weaker ones."""
    seats = game.rules.SEATS[0]
    with Tournament(game, [stronger, *[weaker] * (seats - 1)], 1) as tournament:
        best = standings(tournament.names, list(tournament.play(15)))[0]
    return best.player == stronger and best.wins_from > 1 / seats
