"""Question keys, by which premoves distinguish questions: above all whether to turn up another card."""

from tests.games.rat_alarm.moments import DECK, Moment, in_turn

from spadework.games.rat_alarm.notation.asking import ask
from spadework.games.rat_alarm.rules.state import TURN, TURNED
from spadework.table.question_key import question_key, question_kind

RAT, CARD, OTHER = 35, 5, 6


def keys(moment: Moment) -> tuple[str, str]:
    question = ask(DECK, moment.view(0), 0)
    return question_key(question), question_kind(question)


def test_the_kind_of_a_question_includes_whether_a_rat_lies_open() -> None:
    assert keys(in_turn(TURN, CARD))[1] == '["ask-turn",["situation-no-rat",{}]]'
    assert keys(in_turn(TURN, CARD, RAT))[1] == '["ask-turn",["situation-rat",{}]]'
    beginning = in_turn(TURN)
    beginning.state.fresh = 1
    assert keys(beginning)[1] == '["ask-begin"]'


def test_the_kind_of_a_question_ignores_which_card_was_turned_up() -> None:
    one, other = in_turn(TURNED, CARD, OTHER), in_turn(TURNED, CARD, OTHER)
    one.state.turned, other.state.turned = CARD, RAT
    assert keys(one)[0] != keys(other)[0]
    assert keys(one)[1] == keys(other)[1]
    assert keys(one)[1] != keys(in_turn(TURNED, CARD, RAT))[1]
