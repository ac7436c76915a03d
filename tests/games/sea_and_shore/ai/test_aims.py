"""The search in positions of Sea & Shore whose best move follows from reasoning."""

import pytest
from tests.games.sea_and_shore.position import GAME, TEXTS, Position

from spadework.games.sea_and_shore.rules.state import ROUNDS
from spadework.players.search import Search

pytestmark = [pytest.mark.long, pytest.mark.slow]

both = pytest.mark.parametrize("seed", [1, 2])


def best(position: Position, seat: int, seed: int, tries: int = 1500) -> str:
    """The search's move."""
    player = Search(GAME, GAME.deck(), seed, tries=tries)
    return TEXTS[player.choose(position.view(seat)[0], seat)]


def second_round(*hands: str, turned_up: str, start: int = 0) -> Position:
    """The beginning of a trick in the last round; the cards in a hand are the tricks left."""
    position = Position(*hands, turned_up=turned_up, start=start)
    position.state.rounds = ROUNDS - 1
    return position


@both
def test_a_safe_colour_is_won_with_the_lowest_card(seed: int) -> None:
    """The others show blue and green, and the red 5 lies open: any red wins it, so the lowest one is best."""
    position = second_round("r1 p12", "b7 g3", "g8 b2", turned_up="r5a", start=1)
    position.play(1, "b7 sea").play(2, "g8 sea")
    assert best(position, 0, seed).startswith("r1 ")


@both
def test_a_losing_card_is_not_played_in_a_trick_that_can_be_won(seed: int) -> None:
    """Only red is at stake in both tricks. A red card shows in this one, which the 12 wins and the 1 can't."""
    position = second_round("r1 r12", "r6 b3", "g8 b2", turned_up="r5a", start=1)
    position.play(1, "r6 sea").play(2, "g8 sea")
    assert best(position, 0, seed).startswith("r12 ")


@both
def test_the_more_valuable_treasure_is_stolen(seed: int) -> None:
    position = second_round("r9", "r3", "g8", turned_up="r1a").own(1, "r5a")
    position.play(0, "r9 sea").play(1, "r3 sea").play(2, "g8 sea")
    assert position.legal == ["take", "steal 2"]
    assert best(position, 0, seed) == "steal 2"


def test_a_search_varies_which_half_it_covers() -> None:
    position = Position("r7 b9 g11", "r1 b2 p3", "p1 g4 b5", turned_up="r3b")
    played = {best(position, 0, seed, tries=200) for seed in range(25)}
    assert any({f"{card} sea", f"{card} shore"} <= played for card in ("r7", "b9", "g11"))


def test_a_search_does_not_go_on_into_the_next_round() -> None:
    """The last trick has three cards and at most three actions of up to three decisions each."""
    position = Position("r7", "r1", "p1", turned_up="r3b")
    assert position.state.rounds == 0
    player = Search(GAME, GAME.deck(), 1, tries=100)
    player.think(position.view(0)[0], 0)
    assert player.moves <= 12 * player.tries
