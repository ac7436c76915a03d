"""The rule behind each refusal."""

from tests.games.lost_maps.moments import DECK, GAME, Moment, random_game
from tests.games.lost_maps.position import Position

from spadework.engine.contract import Record
from spadework.games.lost_maps.notation import refusal_rule
from spadework.games.lost_maps.rules.state import (
    BOX_MASKS,
    CROSS,
    CROSSING,
    DEALING,
    DRAWING,
    FILLING,
    KEEP,
    KEEPING,
    OVER,
    REVEALING,
    STACK,
    STARTING,
    TAKE,
    TAKING,
)

MOVES = (KEEP + 0b0011, CROSS + 0b0001, CROSS + BOX_MASKS + 0b0011, TAKE, TAKE + STACK)


def refused(view: Record, move: int, seat: int = 0) -> str:
    """The rule behind a refusal, which the rule book has."""
    found = refusal_rule(DECK, view, seat, move)
    assert f"**{found}**" in GAME.rulebook()
    return found


def first_in(phase: int) -> Moment:
    """The first moment of random games that is in a phase."""
    return next(moment for seed in range(9) for moment in random_game(2, seed) if moment.state.phase == phase)


def test_cards_are_dealt_and_two_of_them_kept_and_nothing_else() -> None:
    for phase in (DEALING, KEEPING):
        assert {refused(first_in(phase).view(0), move) for move in MOVES} == {"LM-10"}


def test_what_chance_does_is_told_by_its_rule() -> None:
    views = {phase: first_in(phase).view(0) for phase in (FILLING, STARTING, REVEALING)}
    assert [refused(view, KEEP + 0b0011) for view in views.values()] == ["LM-11", "LM-12", "LM-20"]
    later = next(moment for moment in random_game(2, 3) if moment.state.phase == FILLING and moment.state.start >= 0)
    assert refused(later.view(0), TAKE) == "LM-33"


def crossing(*free: str) -> Position:
    """Seat 0 may still cross off some boxes of its two cards; the pattern is a line of two."""
    position = Position().give(0, "P1", "O12").give(1, "P2")
    for slot, boxes in enumerate(free, 1):
        position.leave(0, slot, boxes)
    return position.chance("pattern I2")


def test_while_all_cross_off_nothing_else_can_be_done() -> None:
    view = crossing().view(0)[0]
    assert {refused(view, move) for move in (KEEP + 0b0011, TAKE, TAKE + STACK)} == {"LM-21"}


def test_the_pattern_is_laid_on_free_boxes() -> None:
    assert refused(crossing("a1 b1", "c1").view(0)[0], CROSS + 0b0001_0001) == "LM-22"


def test_a_single_box_must_be_free() -> None:
    assert refused(crossing("a1 b1", "c1").view(0)[0], CROSS + 0b0100) == "LM-23"


def test_an_extra_box_is_one_free_box() -> None:
    owing = crossing("a1 b1 c2", "c1").play(0, "1:a1 b1").view(0)[0]
    assert owing.owed[0] == 1
    assert {refused(owing, CROSS + boxes) for boxes in (0b0001, 0b0011)} == {"LM-26"}


def test_who_has_finished_waits_until_all_have_crossed_off() -> None:
    finished = crossing().play(0, "1:b1")
    assert finished.to_move == [1]
    assert {refused(finished.view(0)[0], move) for move in MOVES} == {"LM-21"}


def test_only_who_has_no_free_box_is_passed_over() -> None:
    passed_over = Position().give(1, "P2").chance("pattern I2")
    assert passed_over.to_move == [1]
    assert {refused(passed_over.view(0)[0], move) for move in MOVES} == {"LM-24"}


def test_completed_rows_and_cards_are_settled_one_seat_after_the_other() -> None:
    for phase in (TAKING, DRAWING):
        moment = first_in(phase)
        settling = (int(moment.state.start) + int(moment.state.resolved)) % 2
        assert {refused(moment.view(settling), move, settling) for move in MOVES} == {"LM-32"}
        assert {refused(moment.view(1 - settling), move, 1 - settling) for move in MOVES} == {"LM-30"}


def test_after_the_end_nothing_is_played() -> None:
    view = first_in(OVER).view(0)
    assert view.phase != CROSSING
    assert {refused(view, move) for move in MOVES} == {"LM-41"}
