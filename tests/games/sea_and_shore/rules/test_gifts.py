"""Gifts at the beginning of a round: legal cards, receivers, and secrecy."""

from itertools import permutations

import pytest
from tests.games.sea_and_shore.position import CARDS, SEATS, dealt, random_game

from spadework.engine.interface import SPECTATOR

REDS = "r1 r2 r3 r4 r5 b1 b2 b3 b4 g1 g2 g3"
THREE_ALIKE = "b5 b6 b7 b8 g4 g5 g6 g7 p1 p2 p3 p4"
PURPLES = "r6 r7 r8 r9 p5 p6 p7 p8 p9 p10 p11 p12"


@pytest.mark.rule("SS-14")
def test_the_gift_is_the_highest_card_of_a_longest_colour() -> None:
    position = dealt(REDS, THREE_ALIKE, PURPLES)
    assert position.to_move == [0, 1, 2]
    assert position.legal_of(0) == ["give r5"]
    assert position.legal_of(1) == ["give b8", "give g7", "give p4"]
    assert position.legal_of(2) == ["give p12"]


@pytest.mark.rule("SS-14")
def test_the_gift_goes_to_the_neighbour_on_the_right() -> None:
    position = dealt(REDS, THREE_ALIKE, PURPLES)
    position.play(0, "give r5").play(1, "give g7").play(2, "give p12")
    assert position.hand(0) == "r1 r2 r3 r4 b1 b2 b3 b4 g1 g2 g3 g7"
    assert position.hand(1) == "b5 b6 b7 b8 g4 g5 g6 p1 p2 p3 p4 p12"
    assert position.hand(2) == "r5 r6 r7 r8 r9 p5 p6 p7 p8 p9 p10 p11"
    assert position.state.cards.tolist() == [12, 12, 12, 0, 0]


@pytest.mark.rule("SS-14")
def test_all_gifts_change_hands_at_once_in_whatever_order_they_are_chosen() -> None:
    gifts, ends = ["give r5", "give p4", "give p12"], set()
    for order in permutations(range(3)):
        position, waiting = dealt(REDS, THREE_ALIKE, PURPLES), {0, 1, 2}
        for seat in order:
            assert position.to_move == sorted(waiting)
            position.play(seat, gifts[seat])
            waiting.remove(seat)
            if waiting:
                assert [position.hand(at) for at in range(3)] == [REDS, THREE_ALIKE, PURPLES]
        ends.add(position.states.tobytes())
    assert len(ends) == 1


@pytest.mark.rule("SS-14")
def test_a_gift_is_sealed_until_all_have_given() -> None:
    views = []
    for gift in ("give b8", "give g7"):
        position = dealt(REDS, THREE_ALIKE, PURPLES).play(1, gift)
        views.append([position.view(seat).tobytes() for seat in (SPECTATOR, 0, 2)])
        assert position.legal_of(0) == ["give r5"]
        assert position.view(1)[0].gift[1] == CARDS.index(gift.removeprefix("give "))
    assert views[0] == views[1]


@pytest.mark.rule("SS-14")
def test_only_giver_and_receiver_know_the_gift() -> None:
    views = []
    for gift in ("b8", "g7"):
        position = dealt(REDS, THREE_ALIKE, PURPLES)
        position.play(1, f"give {gift}").play(0, "give r5").play(2, "give p12")
        views.append([position.view(seat).tobytes() for seat in (SPECTATOR, 2)])
        assert position.view(0)[0].gift[1] == position.view(1)[0].gift[1] == CARDS.index(gift)
        assert gift in position.hand(0).split()
    assert views[0] == views[1]


@pytest.mark.rule("SS-14")
@pytest.mark.parametrize("seats", SEATS)
def test_gifts_are_given_in_both_rounds(seats: int) -> None:
    given = []
    for _, move, position in random_game(seats, 8):
        if move.startswith("give"):
            given.append(int(position.state.rounds))
    assert given == [0] * seats + [1] * seats
