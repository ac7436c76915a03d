"""Moves of Lost Maps as text and labels, questions to seats, and rules cited by refusals."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lost_maps.moments import DECK, GAME, NAMES, Moment, random_game
from tests.games.lost_maps.position import Position

from spadework.engine.interface import CHANCE, Record
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.notation.asking import ask
from spadework.games.lost_maps.notation.texts import label, read, refusal_rule, write
from spadework.games.lost_maps.notation.wording import box_names
from spadework.games.lost_maps.rules.state import (
    BOX_MASKS,
    CARD,
    CROSS,
    CROSSING,
    DEALING,
    DRAWING,
    FILLING,
    KEEP,
    KEEPING,
    OVER,
    PATTERN,
    REVEALING,
    STACK,
    START,
    STARTING,
    TAKE,
    TAKING,
)

KEEPS = [KEEP + (1 << first | 1 << second) for first in range(4) for second in range(first)]
TAKES = [TAKE + slot for slot in range(4)] + [TAKE + STACK]
CHANCES = (
    [CARD + card for card in range(47)]
    + [START + seat for seat in range(4)]
    + [PATTERN + number for number in range(6)]
)


@pytest.mark.parametrize("move", KEEPS + TAKES)
def test_keeps_and_takes_read_back(move: int) -> None:
    assert read(DECK, 0, write(DECK, 0, move)) == move


@pytest.mark.parametrize("move", CHANCES)
def test_outcomes_of_chance_read_back(move: int) -> None:
    assert read(DECK, CHANCE, write(DECK, CHANCE, move)) == move


@given(st.integers(0, 1), st.integers(1, BOX_MASKS - 1))
def test_every_set_of_boxes_reads_back(slot: int, boxes: int) -> None:
    move = CROSS + slot * BOX_MASKS + boxes
    assert read(DECK, 0, write(DECK, 0, move)) == move


@given(st.integers(1, BOX_MASKS - 1), st.randoms())
def test_order_capitals_and_blanks_make_no_difference(boxes: int, random: Random) -> None:
    names = box_names(boxes).split(", ")
    random.shuffle(names)
    assert read(DECK, 0, "  1 :  " + ",  ".join(names).upper()) == CROSS + boxes


@pytest.mark.parametrize(
    ("text", "seat", "move"),
    [
        ("keep 3 1", 0, KEEP + 0b0101),
        ("Keep  1   3", 0, KEEP + 0b0101),
        ("2:a1 a2 b2", 0, CROSS + BOX_MASKS + 0b0011_0001),
        ("TAKE Stack", 0, TAKE + STACK),
        ("take 4", 0, TAKE + 3),
        ("Card p3", CHANCE, CARD + 2),
        ("start 2", CHANCE, START + 1),
        ("pattern l4", CHANCE, PATTERN + 4),
    ],
)
def test_loosely_typed_text_is_understood(text: str, seat: int, move: int) -> None:
    assert read(DECK, seat, text) == move


def test_boxes_are_written_column_by_column() -> None:
    assert write(DECK, 0, CROSS + 0b0011_0001) == "1:a1 a2 b2"


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "write 'keep 1 3', '1:a1 a2 b2', 'take 2' or 'take stack'"),
        ("pass", 0, "write 'keep 1 3'"),
        ("keep 1", 0, "two different cards; write for example 'keep 1 3'"),
        ("keep 1 1", 0, "two different cards"),
        ("keep 1 2 3", 0, "two different cards"),
        ("keep 1 5", 0, "'5' in 'keep 1 5' is not a dealt card from 1 to 4"),
        ("take", 0, "'take' lacks a card of the display from 1 to 4, or stack; write for example 'take 1'"),
        ("take 5", 0, "'5' in 'take 5' is not a card of the display from 1 to 4, or stack; write for example 'take 1'"),
        ("take 1 2", 0, "'1 2' in 'take 1 2' is not a card of the display from 1 to 4"),
        ("3:a1", 0, "not a card of yours from 1 to 2"),
        ("1:", 0, "names no box"),
        ("1:a1 e1", 0, "'e1' in '1:a1 e1' is not a box from a1 to d4"),
        ("1:a0", 0, "not a box"),
        ("1:a1 a1", 0, "names the box a1 twice"),
        ("card X9", CHANCE, "'x9' in 'card X9' is not a treasure card of the deck, which has P1, P2"),
        ("pattern Z9", CHANCE, "is not a pattern of the deck, which has I2, I3"),
        ("start 5", CHANCE, "not a seat from 1 to 4"),
        ("card", CHANCE, "'card' lacks a treasure card of the deck"),
        ("cards P3", CHANCE, "is not an outcome of chance; write 'card P3', 'start 2' or 'pattern L4'"),
        ("keep 1 3", CHANCE, "is not an outcome of chance"),
    ],
)
def test_an_error_about_unreadable_text_shows_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(DECK, seat, text)


@pytest.mark.parametrize(("seat", "move"), [(0, 0), (0, TAKE + 5), (0, CARD + 1), (CHANCE, 47), (CHANCE, PATTERN + 6)])
def test_a_code_without_a_move_is_refused(seat: int, move: int) -> None:
    with pytest.raises(ValueError, match="no move of the code"):
        write(DECK, seat, move)


def test_every_legal_move_of_a_game_reads_back_and_has_a_label() -> None:
    for moment in random_game(4, 1):
        if moment.seat is None:
            continue
        view, moves = moment.view(moment.seat), moment.legal(moment.seat)
        texts = [write(DECK, moment.seat, move) for move in moves]
        assert [read(DECK, moment.seat, text) for text in texts] == moves
        for language in LANGUAGES:
            labels = [GAME.words[language].say(label(DECK, view, moment.seat, move), NAMES) for move in moves]
            assert len(set(labels)) == len(moves)


def test_labels() -> None:
    def said(language: str, view: Moment, move: int) -> str:
        return GAME.words[language].say(label(DECK, view.view(0), 0, move), NAMES)

    game = list(random_game(2, 3))
    keeping = next(moment for moment in game if moment.state.phase == KEEPING)
    keeping.state.hand[0] = [2, 12, 24, 36]
    assert said("en", keeping, KEEP + 0b0101) == "Keep Thunder Bay and Fern Valley"
    assert said("de", keeping, KEEP + 0b0101) == "Donnerbucht und Farntal behalten"
    crossing = next(moment for moment in game if moment.state.phase == CROSSING)
    crossing.state.card[0] = [0, 36]
    assert said("en", crossing, CROSS + 0b0011_0001) == "Cross off a1, a2, b2 on Parrot Cove (1 cross)"
    assert said("de", crossing, CROSS + BOX_MASKS + 0b0001) == "a1 auf Witwenriff ankreuzen"
    taking = next(moment for moment in game if moment.state.phase == TAKING)
    taking.state.display[1] = 12
    assert said("en", taking, TAKE + 1) == "Take Rum Cay from the display"
    assert said("de", taking, TAKE + STACK) == "Vom Stapel ziehen"


def test_the_wording_of_questions() -> None:
    def asked(moment: Moment) -> str:
        return GAME.words["en"].say(ask(DECK, moment.view(0), 0), NAMES)

    game = list(random_game(2, 3))
    assert asked(next(moment for moment in game if moment.state.phase == KEEPING)) == "Keep two of your four cards"
    crossing = next(moment for moment in game if moment.state.phase == CROSSING and not moment.state.owed[0])
    crossing.state.pattern = 4
    assert asked(crossing) == "Cross off the pattern (L of four) or a single box"
    owing = next(moment for moment in game if moment.state.owed[0] == 1)
    assert asked(owing) == "For the cross: cross off one more box"
    owing.state.owed[0] = 2
    assert asked(owing) == "For the crosses: cross off 2 more boxes, one at a time"
    taking = next(moment for moment in game if moment.state.phase == TAKING)
    assert asked(taking).startswith("Take a new card")


MOVES = (KEEP + 0b0011, CROSS + 0b0001, CROSS + BOX_MASKS + 0b0011, TAKE, TAKE + STACK)


def refused(view: Record, move: int, seat: int = 0) -> str:
    """The rule that forbids a move; the rule book must contain it."""
    found = refusal_rule(DECK, view, seat, move)
    assert f"**{found}**" in GAME.rulebook()
    return found


def first_in(phase: int) -> Moment:
    """The first moment of a phase in random games."""
    return next(moment for seed in range(9) for moment in random_game(2, seed) if moment.state.phase == phase)


def test_refusals_before_all_have_kept_two_cards_cite_the_deal() -> None:
    for phase in (DEALING, KEEPING):
        assert {refused(first_in(phase).view(0), move) for move in MOVES} == {"LM-10"}


def test_a_refusal_while_chance_acts_cites_the_rule_for_it() -> None:
    views = {phase: first_in(phase).view(0) for phase in (FILLING, STARTING, REVEALING)}
    assert [refused(view, KEEP + 0b0011) for view in views.values()] == ["LM-11", "LM-12", "LM-20"]
    later = next(moment for moment in random_game(2, 3) if moment.state.phase == FILLING and moment.state.start >= 0)
    assert refused(later.view(0), TAKE) == "LM-33"


def crossing(*free: str) -> Position:
    """These boxes of seat 0's two cards are still free; the pattern is a line of two."""
    position = Position().give(0, "P1", "O12").give(1, "P2")
    for slot, boxes in enumerate(free, 1):
        position.leave(0, slot, boxes)
    return position.chance("pattern I2")


def test_other_moves_are_refused_while_players_cross_off() -> None:
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


def test_a_player_who_has_finished_waits_until_all_have_crossed_off() -> None:
    finished = crossing().play(0, "1:b1")
    assert finished.to_move == [1]
    assert {refused(finished.view(0)[0], move) for move in MOVES} == {"LM-21"}


def test_a_move_of_a_player_without_a_free_box_is_refused() -> None:
    passed_over = Position().give(1, "P2").chance("pattern I2")
    assert passed_over.to_move == [1]
    assert {refused(passed_over.view(0)[0], move) for move in MOVES} == {"LM-24"}


def test_completed_rows_and_cards_are_resolved_one_seat_after_the_other() -> None:
    for phase in (TAKING, DRAWING):
        moment = first_in(phase)
        resolving = (int(moment.state.start) + int(moment.state.resolved)) % 2
        assert {refused(moment.view(resolving), move, resolving) for move in MOVES} == {"LM-32"}
        assert {refused(moment.view(1 - resolving), move, 1 - resolving) for move in MOVES} == {"LM-30"}


def test_all_moves_are_refused_after_the_end() -> None:
    view = first_in(OVER).view(0)
    assert view.phase != CROSSING
    assert {refused(view, move) for move in MOVES} == {"LM-41"}
