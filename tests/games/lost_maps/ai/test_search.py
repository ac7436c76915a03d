"""Moves that a search with rollouts finds in Lost Maps: positions whose best move can be reasoned out.

One that the network guides cares for the win alone, which most of them do not change.
"""

import pytest
from tests.games.lost_maps.position import GAME, NO_PALMS, OWN, Position

from spadework.games.lost_maps.notation.texts import write
from spadework.games.lost_maps.rules.state import ROW, TURNS
from spadework.players.search import Search

# Only games with a deck of one's own are searched like this.
pytestmark = pytest.mark.long

both = pytest.mark.parametrize("seed", [1, 2])


def best(position: Position, seat: int, seed: int) -> str:
    """What a search plays."""
    player = Search(
        GAME, position.deck, seed, tries=1500, settings=GAME.search_settings(use_belief=True)._replace(guided=0)
    )
    return write(OWN, seat, player.choose(position.view(seat)[0], seat))


def last_turn(pattern: str, *cards: str) -> Position:
    """The last turn of the game, in which seat 1 does not matter and seat 0 has these cards."""
    position = Position().give(0, *cards).give(1, "P2", "P5").display(*NO_PALMS)
    position.state.rounds, position.state.turn = position.deck.record.rounds - 1, TURNS - 1
    return position.chance(f"pattern {pattern}")


@both
def test_a_card_to_be_finished_is_finished(seed: int) -> None:
    """One box is missing of 14 points; every other move brings nothing any more."""
    position = last_turn("I2", "P1", "O2").leave(0, 1, "d2")
    assert len(position.legal(0)) > 20
    assert best(position, 0, seed) == "1:d2"


@both
def test_of_two_cards_the_dearer_is_finished(seed: int) -> None:
    """Either can be finished, 8 points or 14; then the game is over."""
    position = last_turn("I2", "S2", "P1").leave(0, 1, "b2 b3").leave(0, 2, "a2 a3")
    assert best(position, 0, seed) == "2:a2 a3"


@both
def test_the_last_coin_of_a_row_is_marked(seed: int) -> None:
    """The fourth coin, on a2, brings its point and a cup; all other boxes bring nothing any more."""
    position = last_turn("I2", "P9", "S2").leave(0, 1, "a1 b1 a2 d4").leave(0, 2, "b1 b2 b3")
    position.state.coins[0] = ROW - 1
    assert "a2" in best(position, 0, seed)


@both
def test_a_cross_is_used_for_the_extra_box(seed: int) -> None:
    """The lone box a1 bears a cross; with its extra box d3 the 14 points are made, while b1 makes but 12."""
    position = last_turn("I2", "P1", "O2").leave(0, 1, "a1 d3").leave(0, 2, "b1")
    assert position.legal(0) == ["1:a1", "1:d3", "2:b1"]
    assert best(position, 0, seed) == "1:a1"
    assert best(position.play(0, "1:a1"), 0, seed) == "1:d3"
