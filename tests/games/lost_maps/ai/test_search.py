"""The search with rollouts in positions of Lost Maps whose best move follows from reasoning.

A search guided by the network cares only about the win, which most of these moves don't change.
"""

import pytest
from tests.games.lost_maps.position import GAME, NO_PALMS, OWN, Position

from spadework.games.lost_maps.notation.texts import write
from spadework.games.lost_maps.rules.state import ROW, TURNS
from spadework.players.search import Search

# Only games with a custom deck are searched like this.
pytestmark = pytest.mark.long

both = pytest.mark.parametrize("seed", [1, 2])


def best(position: Position, seat: int, seed: int) -> str:
    """The search's move."""
    player = Search(
        GAME, position.deck, seed, tries=1500, settings=GAME.search_settings(use_belief=True)._replace(guided=0)
    )
    return write(OWN, seat, player.choose(position.view(seat)[0], seat))


def last_turn(pattern: str, *cards: str) -> Position:
    """The last turn of the game, in which seat 0 has these cards and seat 1 doesn't matter."""
    position = Position().give(0, *cards).give(1, "P2", "P5").display(*NO_PALMS)
    position.state.rounds, position.state.turn = position.deck.record.rounds - 1, TURNS - 1
    return position.chance(f"pattern {pattern}")


@both
def test_the_search_fills_a_card_that_needs_one_more_box(seed: int) -> None:
    """One more box scores 14 points; no other move scores anything."""
    position = last_turn("I2", "P1", "O2").leave(0, 1, "d2")
    assert len(position.legal(0)) > 20
    assert best(position, 0, seed) == "1:d2"


@both
def test_of_two_cards_the_search_fills_the_more_valuable(seed: int) -> None:
    """Either card can be finished, for 8 points or for 14; then the game is over."""
    position = last_turn("I2", "S2", "P1").leave(0, 1, "b2 b3").leave(0, 2, "a2 a3")
    assert best(position, 0, seed) == "2:a2 a3"


@both
def test_the_last_coin_of_a_row_is_marked(seed: int) -> None:
    """The fourth coin, on a2, scores its point and a cup; no other box scores anything."""
    position = last_turn("I2", "P9", "S2").leave(0, 1, "a1 b1 a2 d4").leave(0, 2, "b1 b2 b3")
    position.state.coins[0] = ROW - 1
    assert "a2" in best(position, 0, seed)


@both
def test_a_cross_is_used_for_the_extra_box(seed: int) -> None:
    """The box a1 has a cross, whose extra box d3 completes the card for 14 points; b1 scores only 12."""
    position = last_turn("I2", "P1", "O2").leave(0, 1, "a1 d3").leave(0, 2, "b1")
    assert position.legal(0) == ["1:a1", "1:d3", "2:b1"]
    assert best(position, 0, seed) == "1:a1"
    assert best(position.play(0, "1:a1"), 0, seed) == "1:d3"
