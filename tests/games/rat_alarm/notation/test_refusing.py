"""Rules cited by refusals."""

from tests.games.rat_alarm.moments import DECK, GAME, Moment, first_in, in_turn

from spadework.games.rat_alarm.notation.texts import refusal_rule
from spadework.games.rat_alarm.rules import state as s


def refused(moment: Moment, move: int, seat: int = 0) -> str:
    """The rule that forbids a move, by default Anna's; the rule book must contain it."""
    rule = refusal_rule(DECK, moment.view(seat), seat, move)
    assert f"**{rule}**" in GAME.rulebook()
    return rule


def alone(phase: int, *cards: int) -> Moment:
    """Anna's turn; all others have dropped out without burying a card."""
    moment = in_turn(phase, *cards)
    moment.state.spade[1:] = s.IN_THE_MIDDLE
    return moment


def test_before_the_first_round_cubes_and_the_first_player_are_drawn() -> None:
    assert refused(first_in(3, s.DEALING), s.TURN_UP) == "RA-11"
    assert refused(first_in(3, s.DRAWING_FIRST), s.TURN_UP) == "RA-12"


def test_turns_go_round_clockwise() -> None:
    for phase in (s.TURN, s.TURNED, s.ALARM, s.BURYING):
        for move in (s.TURN_UP, s.STAY, s.DROP, s.KEEP, s.BURY):
            assert refused(in_turn(phase, 17, 35), move, seat=1) == "RA-20"


def test_everyone_waits_while_chance_draws_a_card() -> None:
    assert [refused(in_turn(s.DRAWING, 5), s.STAY, seat) for seat in (0, 1)] == ["RA-20", "RA-20"]


def test_the_starting_player_must_turn_up_a_card_if_none_lies_open() -> None:
    beginning = in_turn(s.TURN)
    beginning.state.fresh = 1
    assert refused(beginning, s.DROP) == "RA-21"


def test_a_player_stays_in_or_drops_out_only_after_turning_up() -> None:
    assert refused(in_turn(s.TURN, 5), s.STAY) == "RA-22"
    assert refused(in_turn(s.TURNED, 5), s.TURN_UP) == "RA-22"


def test_only_six_kinds_can_be_named() -> None:
    assert refused(in_turn(s.TURN, 5), s.DROP + 6) == "RA-23"


def test_keeping_a_rat_card_is_the_only_choice_after_an_alarm_and_only_then() -> None:
    assert refused(in_turn(s.TURN, 17), s.KEEP + 16) == "RA-24"
    for move in (s.TURN_UP, s.STAY, s.DROP, s.BURY + 16, s.KEEP + 4):
        assert refused(in_turn(s.ALARM, 5, 17, 35), move) == "RA-24"


def test_burying_is_the_only_choice_after_dropping_out_and_only_then() -> None:
    assert refused(in_turn(s.TURN, 5), s.BURY + 4) == "RA-26"
    for move in (s.TURN_UP, s.STAY, s.DROP, s.KEEP + 4, s.BURY + 5):
        assert refused(in_turn(s.BURYING, 5), move) == "RA-26"


def test_a_buried_card_can_not_be_kept_nor_buried_again() -> None:
    alarm, burying = in_turn(s.ALARM, 17, 35), in_turn(s.BURYING, 5)
    alarm.state.spade[1] = burying.state.spade[1] = 22
    assert refused(alarm, s.KEEP + 22) == "RA-27"
    assert refused(burying, s.BURY + 22) == "RA-27"


def test_the_last_player_in_the_round_cannot_stay_in() -> None:
    assert refused(alone(s.TURNED, 5), s.STAY) == "RA-28"
    assert refused(alone(s.TURN, 5), s.STAY) == "RA-28"


def test_turning_up_is_refused_when_no_card_is_left() -> None:
    for used_up in (in_turn(s.TURN, 5), alone(s.TURNED, 5)):
        used_up.state.draw_pile = used_up.state.discards = 0
        assert refused(used_up, s.TURN_UP) == "RA-40"


def test_moves_are_refused_after_the_last_round() -> None:
    assert refused(first_in(2, s.OVER), s.STAY) == "RA-40"
