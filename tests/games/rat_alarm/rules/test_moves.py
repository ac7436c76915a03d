"""A round of Rat Alarm, from its first turn until all have dropped out; for the last round see `test_end`."""

import pytest
from tests.games.rat_alarm.position import DROPS, OWN, Position, deck_of

from spadework.games.rat_alarm.rules import state

SEATS = [2, 3, 4]

COINS, RINGS, GEMS, COINS_RAT, RINGS_RAT, PEARLS_RAT, CROWNS, COINS_AND_GEMS = range(1, 9)
DECK = deck_of("coins", "rings", "gems", "coins rat", "rings rat", "pearls rat", "crowns", "coins gems")


# A turn


@pytest.mark.rule("RA-20")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("begins", [0, 1])
def test_turns_go_round_clockwise(seats: int, begins: int) -> None:
    position = Position(seats, begins=begins)
    for number in range(2 * seats):
        position.play((begins + number) % seats, f"turn up {number + 1}", "stay")
    assert position.to_move == begins


@pytest.mark.rule("RA-20")
def test_players_without_a_spade_in_hand_are_skipped() -> None:
    position = Position(4).leave_open(1, 2, 3, 4)
    position.play(0, "turn up 5", "stay").play(1, "drop gems", "bury 1").play(2, "drop gems", "bury 2")
    position.play(3, "turn up 6", "stay").play(0, "turn up 7", "stay")
    assert position.to_move == 3
    position.play(3, "turn up 8", "stay")
    assert position.to_move == 0


@pytest.mark.rule("RA-21")
def test_a_card_turned_up_comes_from_the_draw_pile_into_the_open_middle() -> None:
    position = Position(deck=DECK).leave_open(CROWNS).play(0, f"turn up {COINS}")
    assert position.lies_open == [COINS, CROWNS]
    assert COINS not in position.draw_pile
    assert len(position.draw_pile) == 6


@pytest.mark.rule("RA-21")
def test_a_player_may_drop_out_without_turning_up_a_card() -> None:
    position = Position(deck=DECK).leave_open(CROWNS)
    assert position.legal == ["turn up", *DROPS]
    assert len(position.play(0, "drop coins", f"bury {CROWNS}").draw_pile) == 7
    assert position.to_move == 1


@pytest.mark.rule("RA-21")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_must_turn_up_while_no_card_lies_open(seats: int) -> None:
    position = Position(seats)
    assert position.legal == ["turn up"]
    position.play(0, "turn up 1", "stay")
    assert position.legal == ["turn up", *DROPS]


@pytest.mark.rule("RA-21")
def test_only_the_first_turn_of_a_round_is_forced() -> None:
    position = Position(deck=DECK).play(0, f"turn up {COINS}", "drop coins")
    assert position.lies_open == []
    assert position.legal == ["turn up", *DROPS]
    position.play(1, "drop coins").play(2, "drop coins")
    assert (position.to_move, position.lies_open, position.legal) == (0, [], ["turn up"])


@pytest.mark.rule("RA-22")
@pytest.mark.parametrize("move", ["stay", "drop gems"])
def test_a_player_who_turns_up_no_alarm_stays_in_or_drops_out(move: str) -> None:
    position = Position(deck=DECK).leave_open(CROWNS).play(0, f"turn up {RINGS}")
    assert position.legal == ["stay", *DROPS]
    position.play(0, move)
    if move != "stay":
        position.play(0, f"bury {RINGS}")
    assert position.to_move == 1


@pytest.mark.rule("RA-22")
def test_the_first_rat_is_no_alarm() -> None:
    position = Position(deck=DECK).leave_open(COINS).play(0, f"turn up {COINS_RAT}")
    assert position.legal == ["stay", *DROPS]


# Dropping out by choice


@pytest.mark.rule("RA-23")
def test_dropping_out_with_coins_takes_all_open_cards_with_coins_whatever_else_they_show() -> None:
    position = Position(deck=DECK).leave_open(COINS, RINGS, COINS_RAT).play(0, f"turn up {COINS_AND_GEMS}")
    position.play(0, "drop coins")
    assert position.taken(0) == [COINS, COINS_RAT, COINS_AND_GEMS]
    assert position.lies_open == [RINGS]


@pytest.mark.rule("RA-23")
def test_any_kind_may_be_named_even_one_that_no_card_shows() -> None:
    position = Position(deck=DECK).leave_open(COINS).play(0, "drop goblets")
    assert position.taken(0) == []
    assert position.legal == [f"bury {COINS}"]


@pytest.mark.rule("RA-23")
@pytest.mark.parametrize("kind", state.KINDS)
def test_every_kind_takes_the_cards_that_show_it(kind: str) -> None:
    lying = (1, 9, 17, 24, 33, 36, 41, 42, 46)
    place = state.KINDS.index(kind)
    position = Position().leave_open(*lying).play(0, f"drop {kind}")
    assert position.taken(0) == [card for card in lying if OWN.treasures[card - 1][place]]


@pytest.mark.rule("RA-25")
def test_cards_taken_stay_on_the_owners_pile() -> None:
    position = Position(2, DECK).leave_open(COINS, RINGS).play(0, "drop coins", f"bury {RINGS}")
    position.play(1, f"turn up {COINS_AND_GEMS}", "drop coins")
    assert (position.taken(0), position.taken(1)) == ([COINS], [COINS_AND_GEMS])
    assert position.lies_open == []


# Alarm


@pytest.mark.rule("RA-24")
def test_a_player_who_turns_up_the_second_rat_may_keep_either_rat_card() -> None:
    position = Position(deck=DECK).leave_open(COINS)
    position.play(0, f"turn up {COINS_RAT}", "stay").play(1, f"turn up {RINGS_RAT}")
    assert position.legal == [f"keep {COINS_RAT}", f"keep {RINGS_RAT}", "keep none"]
    position.play(1, f"keep {RINGS_RAT}")
    assert position.taken(1) == [RINGS_RAT]
    position.play(1, f"bury {COINS}")
    assert position.in_the_round == [0, 2]
    assert position.lies_open == [COINS_RAT]


@pytest.mark.rule("RA-24")
def test_a_rat_left_over_from_an_earlier_round_counts() -> None:
    position = Position(2, DECK).play(0, f"turn up {COINS_RAT}", "stay").play(1, f"turn up {COINS}", "stay")
    position.play(0, "drop gems", f"bury {COINS}").play(1, f"turn up {RINGS}", "drop gems", f"bury {RINGS}")
    assert (position.state.rounds, position.lies_open) == (1, [COINS_RAT])
    position.play(0, f"turn up {PEARLS_RAT}")
    assert position.legal == [f"keep {COINS_RAT}", f"keep {PEARLS_RAT}", "keep none"]


@pytest.mark.rule("RA-24")
def test_a_player_who_keeps_no_rat_card_takes_nothing() -> None:
    position = Position(deck=DECK).leave_open(COINS_RAT, COINS).play(0, f"turn up {RINGS_RAT}", "keep none")
    assert position.taken(0) == []
    assert position.lies_open == [COINS, COINS_RAT, RINGS_RAT]


@pytest.mark.rule("RA-24")
def test_of_three_open_rats_one_may_be_kept() -> None:
    position = Position(deck=DECK).leave_open(COINS_RAT, COINS)
    position.play(0, f"turn up {RINGS_RAT}", "keep none", f"bury {COINS}").play(1, f"turn up {PEARLS_RAT}")
    assert position.legal == [f"keep {card}" for card in (COINS_RAT, RINGS_RAT, PEARLS_RAT)] + ["keep none"]


@pytest.mark.rule("RA-24")
def test_a_card_without_a_rat_is_no_alarm_however_many_rats_lie_open() -> None:
    position = Position(deck=DECK).leave_open(COINS_RAT, RINGS_RAT).play(0, f"turn up {GEMS}")
    assert position.legal == ["stay", *DROPS]


# Burying


@pytest.mark.rule("RA-26")
def test_a_player_first_takes_and_then_buries_one_of_the_remaining_cards() -> None:
    position = Position(deck=DECK).leave_open(COINS, RINGS, GEMS, RINGS_RAT).play(0, "drop rings")
    assert position.taken(0) == [RINGS, RINGS_RAT]
    assert position.legal == [f"bury {COINS}", f"bury {GEMS}"]
    position.play(0, f"bury {GEMS}")
    assert (position.lies_open, position.buried) == ([COINS], [GEMS])


@pytest.mark.rule("RA-26")
@pytest.mark.parametrize(
    ("kept", "left"),
    [
        (f"keep {COINS_RAT}", [COINS, RINGS_RAT]),
        (f"keep {RINGS_RAT}", [COINS, COINS_RAT]),
        ("keep none", [COINS, COINS_RAT, RINGS_RAT]),
    ],
)
def test_after_an_alarm_any_card_left_may_be_buried_even_a_rat_card(kept: str, left: list[int]) -> None:
    position = Position(deck=DECK).leave_open(COINS, COINS_RAT).play(0, f"turn up {RINGS_RAT}", kept)
    assert position.legal == [f"bury {card}" for card in left]


@pytest.mark.rule("RA-26")
def test_with_nothing_to_bury_the_spade_is_laid_in_the_middle() -> None:
    position = Position(deck=DECK).leave_open(COINS).play(0, "drop coins")
    assert position.to_move == 1
    assert position.in_the_round == [1, 2]
    assert position.buried == []
    position.play(1, "drop coins")
    assert position.in_the_round == [2]
    position.play(2, "drop coins")
    assert (position.state.rounds, position.discards) == (1, [])


@pytest.mark.rule("RA-27")
def test_a_buried_card_can_not_be_taken_nor_buried_again() -> None:
    position = Position(deck=DECK).leave_open(COINS, COINS_AND_GEMS, RINGS)
    position.play(0, "drop pearls", f"bury {COINS}").play(1, "drop coins")
    assert position.taken(1) == [COINS_AND_GEMS]
    assert position.legal == [f"bury {RINGS}"]


@pytest.mark.rule("RA-27")
def test_after_a_rat_is_buried_the_next_rat_sets_off_no_alarm() -> None:
    position = Position(deck=DECK).leave_open(COINS, COINS_RAT)
    position.play(0, "drop gems", f"bury {COINS_RAT}").play(1, f"turn up {RINGS_RAT}")
    assert position.legal == ["stay", *DROPS]
    position.play(1, "stay").play(2, f"turn up {PEARLS_RAT}")
    assert position.legal == [f"keep {RINGS_RAT}", f"keep {PEARLS_RAT}", "keep none"]


@pytest.mark.rule("RA-27")
def test_after_a_rat_is_taken_the_next_rat_sets_off_no_alarm() -> None:
    position = Position(deck=DECK).leave_open(COINS, RINGS_RAT)
    position.play(0, "drop rings", f"bury {COINS}").play(1, f"turn up {COINS_RAT}")
    assert position.legal == ["stay", *DROPS]


# The last spade and the end of a round


def last_of_three() -> Position:
    """Seats 0 and 1 have dropped out; the rings and the gems lie open; it is seat 2's turn."""
    position = Position(3, DECK).leave_open(RINGS, GEMS, CROWNS, COINS)
    position.play(0, "drop pearls", f"bury {CROWNS}").play(1, "drop pearls", f"bury {COINS}")
    return position


@pytest.mark.rule("RA-28")
def test_the_last_player_may_turn_up_card_after_card_but_not_stay_in() -> None:
    position = last_of_three()
    assert position.legal == ["turn up", *DROPS]
    for card in (COINS_RAT, COINS_AND_GEMS):
        position.play(2, f"turn up {card}")
        assert position.legal == ["turn up", *DROPS]
    position.play(2, "drop gems")
    assert position.taken(2) == [GEMS, COINS_AND_GEMS]
    position.play(2, f"bury {RINGS}")
    assert position.state.rounds == 1


@pytest.mark.rule("RA-28")
def test_an_alarm_makes_the_last_player_drop_out() -> None:
    position = last_of_three().play(2, f"turn up {COINS_RAT}", f"turn up {RINGS_RAT}")
    assert position.legal == [f"keep {COINS_RAT}", f"keep {RINGS_RAT}", "keep none"]
    position.play(2, f"keep {RINGS_RAT}", f"bury {COINS_RAT}")
    assert position.state.rounds == 1


@pytest.mark.rule("RA-28")
def test_the_last_player_may_drop_out_without_turning_up_a_card() -> None:
    position = last_of_three().play(2, "drop rings")
    assert position.taken(2) == [RINGS]
    assert position.play(2, f"bury {GEMS}").state.rounds == 1


@pytest.mark.rule("RA-28")
def test_a_player_left_alone_may_turn_up_card_after_card_immediately() -> None:
    position = Position(2, DECK).leave_open(CROWNS).play(0, f"turn up {COINS}", "stay")
    position.play(1, f"turn up {RINGS}", "drop rings", f"bury {CROWNS}")
    position.play(0, f"turn up {GEMS}")
    assert position.legal == ["turn up", *DROPS]


@pytest.mark.rule("RA-29")
def test_when_all_have_dropped_out_spades_come_back_and_buried_cards_are_discarded() -> None:
    position = last_of_three().play(2, f"turn up {COINS_RAT}", "drop gems", f"bury {RINGS}")
    assert position.in_the_round == [0, 1, 2]
    assert position.discards == [COINS, RINGS, CROWNS]
    assert position.buried == []
    assert position.lies_open == [COINS_RAT]
    assert position.taken(2) == [GEMS]


@pytest.mark.rule("RA-29")
def test_a_round_does_not_end_before_the_last_player_drops_out() -> None:
    position = last_of_three()
    assert (position.state.rounds, position.discards, position.buried) == (0, [], [COINS, CROWNS])


@pytest.mark.rule("RA-30")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("begins", [0, 1])
def test_the_player_after_the_last_to_drop_out_starts_the_next_round(seats: int, begins: int) -> None:
    for stays in range(seats):
        position = Position(seats, begins=begins).leave_open(1, 2, 3, 4, 5)
        cards = iter(range(6, 50))
        while position.state.rounds == 0:
            seat = position.to_move
            assert seat is not None
            if seat == stays and len(position.in_the_round) > 1:
                position.play(seat, f"turn up {next(cards)}", "stay")
            else:
                position.play(seat, "drop gems")
                position.play(seat, position.legal[0])
        assert position.to_move == (stays + 1) % seats
