"""Moves of Sea & Shore as text."""

import re

import pytest
from tests.games.sea_and_shore.position import (
    CODES,
    OWN,
    TEXTS,
)

from spadework.engine.interface import CHANCE
from spadework.games.sea_and_shore.notation.texts import read, write
from spadework.games.sea_and_shore.rules import state

CHANCES = {code: text for code, text in TEXTS.items() if code < state.CARDS or state.START <= code < state.PLAY}
MOVES = {code: text for code, text in TEXTS.items() if code not in CHANCES}


@pytest.mark.parametrize(("seat", "texts"), [(0, MOVES), (CHANCE, CHANCES)])
def test_texts_read_back(seat: int, texts: dict[int, str]) -> None:
    assert {code: write(OWN, seat, code) for code in texts} == texts
    assert {read(OWN, seat, text): text for text in texts.values()} == texts
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(
    ("text", "seat", "means"),
    [
        ("R7 Sea", 0, "r7 sea"),
        ("  r 7   shore , + 3 ", 0, "r7 shore +3"),
        ("r7,shore,+3", 0, "r7 shore +3"),
        ("b12 SHORE+22", 0, "b12 shore +22"),
        ("Take", 0, "take"),
        ("Give, R12", 0, "give r12"),
        ("extras 3", 0, "extras from 3"),
        ("draw From: 3", 0, "draw from 3"),
        ("look red blue", 0, "look red-blue"),
        ("look green - purple", 0, "look green-purple"),
        ("order 2,1,3", 0, "order 2 1 3"),
        ("ORDER 213", 0, "order 2 1 3"),
        ("Treasure G5A", CHANCE, "treasure g5a"),
        ("Card r 12", CHANCE, "card r12"),
    ],
)
def test_loosely_typed_text_is_understood(text: str, seat: int, means: str) -> None:
    assert read(OWN, seat, text) == CODES[means]


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "'' is not a move; write 'r7 sea', 'r7 shore +3'"),
        ("pass", 0, "'pass' is not a move"),
        ("take it", 0, "'take it' is not a move"),
        ("r7", 0, "'r7' does not say which half is shown; write for example 'r7 sea'"),
        ("r7 land", 0, "does not say which half is shown"),
        ("r13 sea", 0, "'r13' in 'r13 sea' is not an island card from r1 to r12"),
        ("r07 sea", 0, "'r07' in 'r07 sea' is not an island card"),
        ("r7 sea 3", 0, "'3' in 'r7 sea 3' is not a number of extra cards from +1 to +22"),
        ("r7 sea +23", 0, "'+23' in 'r7 sea +23' is not a number of extra cards"),
        ("r7 sea +0", 0, "'+0' in 'r7 sea +0' is not a number of extra cards"),
        ("give", 0, "'give' lacks an island card from r1 to r12"),
        ("give y3", 0, "'y3' in 'give y3' is not an island card from r1 to r12"),
        ("steal 6", 0, "'6' in 'steal 6' is not a seat from 1 to 5; write for example 'steal 1'"),
        ("steal -1", 0, "'-1' in 'steal -1' is not a seat"),
        ("extras from", 0, "'extras from' lacks a seat from 1 to 5; write for example 'extras from 1'"),
        ("look red", 0, "'red' in 'look red' is not a stack, red-blue or green-purple"),
        ("order 1 1 2", 0, "'1 1 2' in 'order 1 1 2' is not an order of 1, 2 and 3; write for example 'order 1 2 3'"),
        ("card r12", 0, "'card r12' is not a move"),
        ("side 5", CHANCE, "'5' in 'side 5' is not an action from 1 to 4"),
        ("treasure g5b", CHANCE, "'g5b' in 'treasure g5b' is not a treasure; there are r1a, r2a, r2b"),
        ("take", CHANCE, "is not an outcome of chance; write 'card r12', 'start 2'"),
        ("r7 sea", CHANCE, "is not an outcome of chance"),
    ],
)
def test_an_error_about_unreadable_text_shows_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(OWN, seat, text)


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (0, -1),
        (0, 0),
        (0, state.TAKE + 1),
        (0, state.STEAL + 5),
        (0, state.GIVE + 48),
        (0, state.LOOK + 2),
        (0, state.ORDER + 6),
        (0, state.START),
        (0, state.PLAY + 48),
        (0, state.PLAY + 23 * state.ADDED),
        (0, 2 * state.PLAY),
        (CHANCE, state.TAKE),
        (CHANCE, state.SIDE),
        (CHANCE, state.SIDE + 5),
        (CHANCE, state.TREASURE + 32),
        (CHANCE, 48),
        (CHANCE, state.PLAY),
    ],
)
def test_a_code_without_a_move_is_refused(seat: int, code: int) -> None:
    with pytest.raises(ValueError, match=f"no move of the code {code}"):
        write(OWN, seat, code)
