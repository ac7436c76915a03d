"""Question keys, by which premoves distinguish questions: above all whether to turn up another card."""

from tests.games.rat_alarm.moments import DECK, Moment, in_turn

from spadework.games.rat_alarm.notation.asking import ask
from spadework.games.rat_alarm.rules.state import TURN, TURNED
from spadework.table.question_key import question_key, question_kind

RAT, CARD, OTHER = 35, 5, 6


def keys(moment: Moment) -> tuple[str, str]:
    question = ask(DECK, moment.view(0), 0)
    return question_key(question), question_kind(question)


def test_going_on_and_stopping_depend_on_whether_a_rat_is_out() -> None:
    assert keys(in_turn(TURN, CARD))[1] == '["ask-turn",["situation-no-rat",{}]]'
    assert keys(in_turn(TURN, CARD, RAT))[1] == '["ask-turn",["situation-rat",{}]]'
    beginning = in_turn(TURN)
    beginning.state.fresh = 1
    assert keys(beginning)[1] == '["ask-begin"]'


def test_what_was_turned_up_tells_questions_apart_and_is_no_kind() -> None:
    one, other = in_turn(TURNED, CARD, OTHER), in_turn(TURNED, CARD, OTHER)
    one.state.turned, other.state.turned = CARD, RAT
    assert keys(one)[0] != keys(other)[0]
    assert keys(one)[1] == keys(other)[1]
    assert keys(one)[1] != keys(in_turn(TURNED, CARD, RAT))[1]
