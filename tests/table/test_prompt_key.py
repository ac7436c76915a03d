from spadework.engine.words import SeatName, message
from spadework.table.prompt_key import prompt_key, prompt_kind, shown_beside


def test_questions_differ_by_everything_that_they_say() -> None:
    told = message("event-terror", seat=SeatName(1), hunter="red")
    asked = message("ask-counter", action=told, count=2)
    assert prompt_key(asked) == prompt_key(message("ask-counter", action=told, count=2))
    others = [
        message("ask-slumber", action=told, count=2),
        message("ask-counter", action=told, count=3),
        message("ask-counter", action=message("event-terror", seat=SeatName(2), hunter="red"), count=2),
        message("ask-counter", action=message("event-attack", seat=SeatName(1), hunter="red"), count=2),
        message("ask-counter", action="event-terror", count=2),
    ]
    assert len({prompt_key(asked), *map(prompt_key, others)}) == 1 + len(others)


def test_a_kind_is_the_id_and_what_the_game_says_beside_it() -> None:
    asked = message("ask-counter", seat=SeatName(1), occasion="terror red")
    assert prompt_kind(asked) == prompt_kind(message("ask-counter", seat=SeatName(2), occasion="terror red"))
    assert prompt_kind(asked) != prompt_kind(message("ask-counter", seat=SeatName(1), occasion="step d5"))
    assert prompt_kind(asked) != prompt_kind(message("ask-counter", seat=SeatName(1)))


def test_what_a_question_does_not_say_itself_is_told_beside_it() -> None:
    rat = message("occasion-rat")
    assert shown_beside(message("ask-turn", occasion=rat)) == rat
    assert prompt_kind(message("ask-turn", occasion=rat)) != prompt_kind(message("ask-turn"))
    assert shown_beside(message("ask-turn", occasion="turn")) is None
