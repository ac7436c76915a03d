from spadework.engine.words import SeatName, message
from spadework.table.occasion import kind_of_occasion, occasion, told_beside


def test_questions_differ_by_everything_that_they_say() -> None:
    told = message("told-terror", seat=SeatName(1), hunter="red")
    asked = message("ask-counter", action=told, count=2)
    assert occasion(asked) == occasion(message("ask-counter", action=told, count=2))
    others = [
        message("ask-slumber", action=told, count=2),
        message("ask-counter", action=told, count=3),
        message("ask-counter", action=message("told-terror", seat=SeatName(2), hunter="red"), count=2),
        message("ask-counter", action=message("told-attack", seat=SeatName(1), hunter="red"), count=2),
        message("ask-counter", action="told-terror", count=2),
    ]
    assert len({occasion(asked), *map(occasion, others)}) == 1 + len(others)


def test_a_kind_is_the_id_and_what_the_game_says_beside_it() -> None:
    asked = message("ask-counter", seat=SeatName(1), occasion="terror red")
    assert kind_of_occasion(asked) == kind_of_occasion(message("ask-counter", seat=SeatName(2), occasion="terror red"))
    assert kind_of_occasion(asked) != kind_of_occasion(message("ask-counter", seat=SeatName(1), occasion="step d5"))
    assert kind_of_occasion(asked) != kind_of_occasion(message("ask-counter", seat=SeatName(1)))


def test_what_a_question_does_not_say_itself_is_told_beside_it() -> None:
    rat = message("occasion-rat")
    assert told_beside(message("ask-turn", occasion=rat)) == rat
    assert kind_of_occasion(message("ask-turn", occasion=rat)) != kind_of_occasion(message("ask-turn"))
    assert told_beside(message("ask-turn", occasion="turn")) is None
