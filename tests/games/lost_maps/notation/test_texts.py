import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lost_maps.moments import DECK

from spadework.engine.contract import CHANCE
from spadework.games.lost_maps.notation import read, write
from spadework.games.lost_maps.notation.boxes import box_names
from spadework.games.lost_maps.rules.state import BOX_MASKS, CARD, CROSS, KEEP, PATTERN, STACK, START, TAKE

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
    names = box_names(boxes).split()
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
def test_reads(text: str, seat: int, move: int) -> None:
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
def test_unreadable_text_gets_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(DECK, seat, text)


@pytest.mark.parametrize(("seat", "move"), [(0, 0), (0, TAKE + 5), (0, CARD + 1), (CHANCE, 47), (CHANCE, PATTERN + 6)])
def test_a_code_without_a_move_is_refused(seat: int, move: int) -> None:
    with pytest.raises(ValueError, match="no move of the code"):
        write(DECK, seat, move)
