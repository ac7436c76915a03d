"""Set-up of Lost Maps: the deal, the display and the start player."""

from itertools import combinations

import pytest
from tests.games.lost_maps.position import OWN, Position, dealt, fresh

from spadework.engine.interface import CHANCE, UNKNOWN
from spadework.games.lost_maps.rules.state import NO_CARD

SEATS = [2, 3, 4]
PATTERNS = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}


def kept(position: Position) -> Position:
    """Let everyone keep their first and last card."""
    for seat in position.to_move:
        position.play(seat, "keep 1 4")
    return position


@pytest.mark.rule("LM-6")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_begins_with_an_empty_score_card_of_three_rows_and_four_palm_fields(seats: int) -> None:
    state = fresh(seats).state
    assert not state.coins.any()
    assert not state.cup.any()
    assert not state.palm.any()
    assert state.cup[0].shape == (3,)
    assert state.palm[0].shape == (4,)


@pytest.mark.rule("LM-6")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_score_cards_are_open_even_while_others_cross_off(viewer: int) -> None:
    position = Position(3).give(0, "P1").give(1, "O1").give(2, "S4")
    position.state.coins[:3] = (4, 7, 12)
    position.state.cup[2] = (6, 5, 4)
    position.state.palm[1] = (3, 1, 2, 0)
    position.state.palms[1] = 3
    seen = position.chance("pattern I2").play(0, "1:b1").view(viewer)[0]
    assert seen.coins.tolist() == [4, 7, 12, 0]
    assert seen.cup.tolist() == [[0, 0, 0], [0, 0, 0], [6, 5, 4], [0, 0, 0]]
    assert seen.palm[1].tolist() == [3, 1, 2, 0]


@pytest.mark.rule("LM-10")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_dealt_four_cards(seats: int) -> None:
    position = fresh(seats)
    for number in range(4 * seats):
        assert position.to_move == [CHANCE]
        assert position.chance_outcomes() == {f"card {name}": 1 for name in OWN.card_names[number:]}
        position.chance(f"card {OWN.card_names[number]}")
    assert position.state.hand[:seats].tolist() == [[4 * seat + card for card in range(4)] for seat in range(seats)]
    assert (position.state.hand[seats:] == NO_CARD).all()


@pytest.mark.rule("LM-10")
@pytest.mark.parametrize("seats", SEATS)
def test_all_choose_two_of_their_four_cards_at_the_same_time(seats: int) -> None:
    position = dealt(seats)
    assert position.to_move == list(range(seats))
    for seat in range(seats):
        assert sorted(position.legal(seat)) == [f"keep {first} {second}" for first, second in combinations("1234", 2)]


@pytest.mark.rule("LM-10")
def test_kept_cards_are_shown_together_when_the_last_has_chosen() -> None:
    position = dealt(3).play(2, "keep 1 2").play(0, "keep 3 4")
    assert position.to_move == [1]
    assert (position.state.card == NO_CARD).all()
    position.play(1, "keep 2 4")
    assert [position.cards(seat) for seat in range(3)] == [["P3", "P4"], ["P6", "P8"], ["P9", "P10"]]
    assert (position.state.hand == NO_CARD).all()


@pytest.mark.rule("LM-11")
@pytest.mark.parametrize("seats", SEATS)
def test_returned_cards_join_the_stack_and_four_cards_are_displayed(seats: int) -> None:
    position = kept(dealt(seats))
    laid = [name for seat in range(seats) for name in position.cards(seat)]
    rest = [name for name in OWN.card_names if name not in laid]
    assert len(rest) == 47 - 2 * seats
    for drawn in range(4):
        assert position.chance_outcomes() == {f"card {name}": 1 for name in rest[drawn:]}
        position.chance(f"card {rest[drawn]}")
    assert rest[0] == "P2"  # a card that was given back
    assert position.displayed() == rest[:4]
    assert position.in_stack() == set(rest[4:])


@pytest.mark.rule("LM-12")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("begins", range(4))
def test_a_table_may_name_its_start_player(seats: int, begins: int) -> None:
    position = kept(dealt(seats, {"first": str(begins + 1)})).chance("card P2", "card P3", "card P6")
    assert position.state.start == UNKNOWN
    position.chance("card P7")
    if begins >= seats:
        assert position.chance_outcomes() == {f"start {seat}": 1 for seat in range(1, seats + 1)}
    else:
        assert position.state.start == begins
        assert position.chance_outcomes() == {f"pattern {name}": copies for name, copies in PATTERNS.items()}


@pytest.mark.rule("LM-12")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_equally_likely_to_become_start_player(seats: int) -> None:
    position = kept(dealt(seats)).chance("card P2", "card P3", "card P6", "card P7")
    assert position.state.start == UNKNOWN
    assert position.chance_outcomes() == {f"start {seat}": 1 for seat in range(1, seats + 1)}
    position.chance(f"start {seats}")
    assert position.state.start == seats - 1
    assert position.chance_outcomes() == {f"pattern {name}": copies for name, copies in PATTERNS.items()}
