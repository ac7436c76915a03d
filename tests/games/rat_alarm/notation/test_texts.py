import re

import pytest
from tests.games.rat_alarm.moments import DECK

from spadework.engine.interface import CHANCE
from spadework.games.rat_alarm.notation.texts import read, write
from spadework.games.rat_alarm.rules import state as s

CARDS = range(50)
MOVES = [
    s.TURN_UP,
    s.STAY,
    s.KEEP_NONE,
    *(s.DROP + kind for kind in range(len(s.KINDS))),
    *(code + card for code in (s.KEEP, s.BURY) for card in CARDS),
]
CHANCES = [
    *(s.CARD + card for card in CARDS),
    *(s.CUBE + value for value in range(4)),
    *(s.FIRST + seat for seat in range(4)),
]


@pytest.mark.parametrize("move", MOVES)
def test_moves_read_back(move: int) -> None:
    assert read(DECK, 0, write(DECK, 0, move)) == move


@pytest.mark.parametrize("move", CHANCES)
def test_outcomes_of_chance_read_back(move: int) -> None:
    assert read(DECK, CHANCE, write(DECK, CHANCE, move)) == move


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (0, s.TURN_UP, "turn up"),
        (0, s.STAY, "stay"),
        (0, s.DROP + 1, "drop coins"),
        (0, s.KEEP + 11, "keep 12"),
        (0, s.KEEP_NONE, "keep none"),
        (0, s.BURY + 6, "bury 7"),
        (CHANCE, s.CARD + 11, "card 12"),
        (CHANCE, s.CUBE + 2, "cube 4"),
        (CHANCE, s.FIRST + 1, "first 2"),
    ],
)
def test_moves_and_outcomes_are_written_as_in_the_rule_book(seat: int, move: int, text: str) -> None:
    assert write(DECK, seat, move) == text


@pytest.mark.parametrize(
    ("text", "seat", "move"),
    [
        ("  Turn   UP ", 0, s.TURN_UP),
        ("turnup", 0, s.TURN_UP),
        ("stay in", 0, s.STAY),
        ("Drop Coin", 0, s.DROP + 1),
        ("drop out with pearls", 0, s.DROP + 2),
        ("KEEP None", 0, s.KEEP_NONE),
        ("bury: 7", 0, s.BURY + 6),
        ("Cube 5", CHANCE, s.CUBE + 3),
    ],
)
def test_loosely_typed_text_is_understood(text: str, seat: int, move: int) -> None:
    assert read(DECK, seat, text) == move


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "write 'turn up', 'stay', 'drop coins', 'keep 12', 'keep none' or 'bury 7'"),
        ("pass", 0, "'pass' is not a move"),
        ("turn", 0, "is not a move"),
        (
            "drop",
            0,
            "'drop' lacks one kind of treasure, which are rings, coins, pearls, crowns, goblets, gems; write for",
        ),
        ("drop swords", 0, "'swords' in 'drop swords' is not one kind of treasure"),
        ("drop rings coins", 0, "'rings coins' in 'drop rings coins' is not one kind of treasure"),
        ("keep", 0, "'keep' lacks the number of a card from 1 to 50, or none; write for example 'keep 1'"),
        ("keep 51", 0, "'51' in 'keep 51' is not the number of a card from 1 to 50"),
        ("bury 0", 0, "not the number of a card from 1 to 50"),
        ("bury 3 4", 0, "'3 4' in 'bury 3 4' is not the number of a card from 1 to 50; write for example 'bury 1'"),
        ("bury none", 0, "not the number of a card"),
        (
            "cube 1",
            CHANCE,
            "'1' in 'cube 1' is not the value of a cube, which are 2, 3, 4, 5; write for example 'cube 2'",
        ),
        ("first 5", CHANCE, "not a seat from 1 to 4"),
        ("card", CHANCE, "'card' lacks the number of a card from 1 to 50; write for example 'card 1'"),
        ("cards 3", CHANCE, "is not an outcome of chance; write 'card 12', 'cube 4' or 'first 2'"),
        ("turn up", CHANCE, "is not an outcome of chance"),
    ],
)
def test_an_error_about_unreadable_text_shows_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(DECK, seat, text)


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, -1), (0, 0), (0, s.DROP + 6), (0, s.KEEP + 50), (0, s.STAY + 1), (CHANCE, s.CUBE + 4), (CHANCE, 50)],
)
def test_a_code_without_a_move_is_refused(seat: int, move: int) -> None:
    with pytest.raises(ValueError, match="no move of the code"):
        write(DECK, seat, move)
