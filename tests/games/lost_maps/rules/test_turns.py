"""Turns and rounds of Lost Maps: revealed expeditions, the start player, and the end."""

from collections import Counter

import numpy as np
import pytest
from tests.games.lost_maps.position import DOCUMENT, NO_PALMS, OWN, Position, rules, whole_game

from spadework.games.lost_maps.rules import material
from spadework.games.lost_maps.rules.state import NO_CARD, OVER

SEATS = [2, 3, 4]
PATTERNS = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}


@pytest.mark.rule("LM-20")
def test_expeditions_are_turned_up_in_proportion_to_the_copies_left() -> None:
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
def test_each_round_shuffles_all_eight_expeditions_and_turns_up_seven(seats: int) -> None:
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
def test_the_game_has_as_many_rounds_as_its_deck_says() -> None:
    deck = material.read_material({**DOCUMENT, "rounds": 2}, "short.toml")
    position = Position(deck=deck).give(0, "P1", "P2").give(1, "O1", "O2").display(*NO_PALMS)
    position.state.rounds, position.state.turn = 1, 6
    position.chance("pattern O4").play(0, "1:b1").play(1, "1:a1")
    assert (position.state.phase, position.state.rounds) == (OVER, 2)


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
        # If 47 bits add up to a number with all 47 bits set, each of them occurs exactly once.
        assert sum(cards.bit_count() for cards in places) == 47
        assert sum(places) == (1 << 47) - 1


@pytest.mark.parametrize("seats", SEATS)
def test_what_has_been_crossed_off_stays_crossed_off(seats: int) -> None:
    for _, _, before, after in whole_game(seats, 9):
        for seat in range(seats):
            assert int(before.filled[seat]) & ~int(after.filled[seat]) == 0
            assert before.coins[seat] <= after.coins[seat]
            for slot in range(2):
                if before.card[seat, slot] == after.card[seat, slot]:
                    assert int(before.crossed[seat, slot]) & ~int(after.crossed[seat, slot]) == 0
