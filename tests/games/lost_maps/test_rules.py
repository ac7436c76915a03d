"""Lost Maps from the deal to the end: set-up, reveal, rounds. The second and third actions have files of their own."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from tests.games.lost_maps.position import NO_PALMS, OWN, Position, dealt, fresh, whole_game

from spadework.engine.contract import CHANCE, UNKNOWN
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.rules.state import NO_CARD, OVER

SEATS = [2, 3, 4]
PATTERNS = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}


def kept(position: Position) -> Position:
    """Everyone keeps their first and last card."""
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
def test_what_was_not_kept_is_shuffled_with_the_stack_and_four_cards_are_displayed(seats: int) -> None:
    position = kept(dealt(seats))
    laid = [name for seat in range(seats) for name in position.cards(seat)]
    rest = [name for name in OWN.card_names if name not in laid]
    assert len(rest) == 47 - 2 * seats
    for drawn in range(4):
        assert position.chance_outcomes() == {f"card {name}": 1 for name in rest[drawn:]}
        position.chance(f"card {rest[drawn]}")
    assert rest[0] == "P2"  # one that came back
    assert position.displayed() == rest[:4]
    assert position.in_stack() == set(rest[4:])


@pytest.mark.rule("LM-12")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_become_start_player_each_as_likely(seats: int) -> None:
    position = kept(dealt(seats)).chance("card P2", "card P3", "card P6", "card P7")
    assert position.state.start == UNKNOWN
    assert position.chance_outcomes() == {f"start {seat}": 1 for seat in range(1, seats + 1)}
    position.chance(f"start {seats}")
    assert position.state.start == seats - 1
    assert position.chance_outcomes() == {f"pattern {name}": copies for name, copies in PATTERNS.items()}


@pytest.mark.rule("LM-20")
def test_an_expedition_card_is_turned_up_with_the_odds_of_those_left() -> None:
    position = Position().give(0, "P1", "P2").give(1, "O1", "O2").display(*NO_PALMS)
    assert position.chance_outcomes() == {f"pattern {name}": copies for name, copies in PATTERNS.items()}
    position.chance("pattern V3").play(0, "1:b1").play(1, "1:a1")
    assert position.chance_outcomes() == {f"pattern {name}": copies for name, copies in {**PATTERNS, "V3": 1}.items()}
    position.chance("pattern V3").play(0, "1:c1").play(1, "1:b1")
    assert position.chance_outcomes() == {
        f"pattern {name}": copies for name, copies in PATTERNS.items() if name != "V3"
    }


@pytest.mark.rule("LM-20")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_pattern_holds_for_all_players(pattern: str) -> None:
    position = Position(4)
    for seat in range(4):
        position.state.card[seat] = (position.card("P4"), NO_CARD)
    position.chance(f"pattern {pattern}")
    assert position.to_move == [0, 1, 2, 3]
    for seat in range(4):
        assert position.legal(seat) == position.legal(0)
        assert {len(move.split()) for move in position.legal(seat)} == {1, int(pattern[1])}


@pytest.mark.rule("LM-34")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_player_moves_on_clockwise_through_all_28_turns(seats: int) -> None:
    starts = [int(after.start) for _, move, _, after in whole_game(seats, 5) if move.startswith("pattern")]
    assert starts == [(starts[0] + turn) % seats for turn in range(28)]


@pytest.mark.rule("LM-40")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_turns_up_seven_of_the_eight_expedition_cards_and_then_all_are_shuffled_again(seats: int) -> None:
    turned_up = [(move, before) for _, move, before, _ in whole_game(seats, 6) if move.startswith("pattern")]
    for number in range(4):
        turns = turned_up[7 * number : 7 * number + 7]
        assert [int(before.rounds) for _, before in turns] == [number] * 7
        assert [int(before.turn) for _, before in turns] == list(range(7))
        left = Counter(PATTERNS)
        for move, before in turns:
            assert before.patterns_left.tolist()[:6] == [left[name] for name in PATTERNS]
            left[move.split()[1]] -= 1
        assert sorted(left.values()) == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("LM-40")
def test_the_round_is_crossed_out_after_its_seventh_turn() -> None:
    position = Position().give(0, "P1", "P2").give(1, "O1", "O2").display(*NO_PALMS)
    position.state.turn = 6
    position.state.patterns_left[:6] = (0, 1, 0, 0, 0, 1)
    assert position.chance_outcomes() == {"pattern I3": 1, "pattern O4": 1}
    position.chance("pattern O4").play(0, "1:b1").play(1, "1:a1")
    assert (position.state.rounds, position.state.turn) == (1, 0)
    assert position.chance_outcomes() == {f"pattern {name}": copies for name, copies in PATTERNS.items()}


@pytest.mark.rule("LM-41")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_ends_after_28_turns(seats: int) -> None:
    steps = list(whole_game(seats, 7))
    assert sum(move.startswith("pattern") for _, move, _, _ in steps) == 28
    last = steps[-1][3]
    assert last.phase == OVER
    assert last.rounds == 4
    assert rules.to_move(OWN.record, last) == 0
    assert all(rules.to_move(OWN.record, before) != 0 for _, _, before, _ in steps)


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_lost_or_doubled(seats: int) -> None:
    for _, _, _, after in whole_game(seats, 8):
        places = [int(after.stack), *(int(filled) for filled in after.filled)]
        open_cards = np.concatenate([after.display, after.hand.ravel(), after.card.ravel()])
        places += [1 << int(card) for card in open_cards if card != NO_CARD]
        # A sum of single bits that has all bits set has each of them once.
        assert sum(cards.bit_count() for cards in places) == 47
        assert sum(places) == (1 << 47) - 1


@pytest.mark.parametrize("seats", SEATS)
def test_what_has_been_crossed_off_stays_crossed_off(seats: int) -> None:
    for _, _, before, after in whole_game(seats, 9):
        for seat in range(seats):
            assert int(before.filled[seat]) & ~int(after.filled[seat]) == 0
            assert before.coins[seat] <= after.coins[seat]
            for place in range(2):
                if before.card[seat, place] == after.card[seat, place]:
                    assert int(before.crossed[seat, place]) & ~int(after.crossed[seat, place]) == 0
