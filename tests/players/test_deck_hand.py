import pytest
from tests.players.test_greedy import before_a_find

from spadework.engine.discovery import all_games
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.lab.standings import standings
from spadework.lab.tournament import Tournament
from spadework.players import new_player
from spadework.players.deck_hand import RANDOM_MOVES


def test_it_slips_in_a_fixed_share_of_its_moves(toy: Game) -> None:
    view, player = before_a_find(toy), new_player("deck-hand", toy, toy.deck(), 1)
    # Every other slip hits the better one of the two moves.
    assert share_of_mistakes([player.choose(view, 0) for _ in range(4000)]) == pytest.approx(
        1 / RANDOM_MOVES / 2, abs=0.03
    )


def test_whether_it_slips_tells_nothing_about_the_move(toy: Game) -> None:
    """Asked but once with each seed, as at a table in the browser, it plays every move when it slips."""
    view = before_a_find(toy)
    chosen = [new_player("deck-hand", toy, toy.deck(), seed).choose(view, 0) for seed in range(4000)]
    assert share_of_mistakes(chosen) == pytest.approx(1 / RANDOM_MOVES / 2, abs=0.03)


def share_of_mistakes(chosen: list[int]) -> float:
    return chosen.count(0) / len(chosen)


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id, game in all_games().items() if game.turns is None])
def test_it_plays_worse_than_the_mate_and_better_than_chance(id: str) -> None:
    assert beats(find_game(id), "mate", "deck-hand")
    assert beats(find_game(id), "deck-hand", "random")


def beats(game: Game, stronger: str, weaker: str) -> bool:
    """Whether a player certainly wins more than its share of the games against weaker ones."""
    seats = game.rules.SEATS[0]
    with Tournament(game, [stronger, *[weaker] * (seats - 1)], 1) as tournament:
        best = standings(tournament.names, list(tournament.play(15)))[0]
    return best.player == stronger and best.wins_from > 1 / seats
