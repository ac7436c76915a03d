from spadework.engine.words import SeatName, message
from spadework.table.question_key import question_key, question_kind, shown_beside


def test_question_keys_depend_on_every_part_of_the_message() -> None:
    told = message("event-terror", seat=SeatName(1), hunter="red")
    asked = message("ask-counter", action=told, count=2)
    assert question_key(asked) == question_key(message("ask-counter", action=told, count=2))
    others = [
        message("ask-slumber", action=told, count=2),
        message("ask-counter", action=told, count=3),
        message("ask-counter", action=message("event-terror", seat=SeatName(2), hunter="red"), count=2),
        message("ask-counter", action=message("event-attack", seat=SeatName(1), hunter="red"), count=2),
        message("ask-counter", action="event-terror", count=2),
    ]
    assert len({question_key(asked), *map(question_key, others)}) == 1 + len(others)


def test_a_kind_combines_the_message_id_and_the_games_kind() -> None:
    asked = message("ask-counter", seat=SeatName(1), kind="terror red")
    assert question_kind(asked) == question_kind(message("ask-counter", seat=SeatName(2), kind="terror red"))
    assert question_kind(asked) != question_kind(message("ask-counter", seat=SeatName(1), kind="step d5"))
    assert question_kind(asked) != question_kind(message("ask-counter", seat=SeatName(1)))


def test_a_situation_is_shown_beside_its_question() -> None:
    rat = message("situation-rat")
    assert shown_beside(message("ask-turn", kind=rat)) == rat
    assert question_kind(message("ask-turn", kind=rat)) != question_kind(message("ask-turn"))
    assert shown_beside(message("ask-turn", kind="turn")) is None
