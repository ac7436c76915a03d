import zlib
from base64 import urlsafe_b64encode

import pytest

from spadework.engine.game import Game
from spadework.table import Position, Table


@pytest.fixture
def words(toy: Game) -> list[str]:
    """The words of a position's text."""
    return Table(toy, 2, 3, {"rats": "three"}).position().text().split()


def test_a_position_text_names_game_rules_deck_and_options(toy: Game, words: list[str]) -> None:
    assert words[:3] == ["position-1", "dig", f"rules={toy.rules.VERSION}"]
    assert words[3].startswith("deck=own:")
    assert words[4] == "rats=three"
    position = Position.from_text(" ".join(words), game=toy)
    assert position.options == {"rats": "three"}


def packed(content: bytes) -> str:
    return urlsafe_b64encode(zlib.compress(content)).decode()


@pytest.mark.parametrize(
    ("number", "word", "reason"),
    [
        (0, "position-9", "begins with 'position-1'"),
        (1, "lost_maps", "not a position of dig: the text is a position of lost_maps"),
        (2, "rules=99", "the position is by rules=99; this version of Spadework has rules=3 of dig"),
        (3, "deck=own:0123", "a different version of the deck 'own'"),
        (3, "deck=mine:0123", "the position is with the deck 'mine': "),
        (4, "rats=five", "option 'rats' has no choice 'five'"),
        (4, "mice=five", "no option 'mice'"),
        (4, "rats=two rats=two", "it contains an option twice"),
        (5, "AAAA", "the last word is damaged or not a state of dig"),
        (5, "é", "begins with 'position-1'"),
        (5, packed(b""), "the last word is damaged or not a state of dig"),
        (5, packed(bytes(100_000)), "the last word is damaged or not a state of dig"),
        (5, "A" * 30_000, "begins with 'position-1'"),
    ],
)
def test_a_position_text_with_a_wrong_word_is_refused(
    toy: Game, words: list[str], number: int, word: str, reason: str
) -> None:
    words[number] = word
    with pytest.raises(ValueError, match=reason):
        Position.from_text(" ".join(words), game=toy)


def test_a_state_with_too_many_seats_is_refused(toy: Game, words: list[str]) -> None:
    names = toy.rules.STATE.names or ()
    size = sum(toy.rules.STATE[name].itemsize for name in names)
    words[5] = packed(b"\x7f" * size)
    with pytest.raises(ValueError, match="not a position: dig is for 2 to 3 players"):
        Position.from_text(" ".join(words), game=toy)


@pytest.mark.parametrize("text", ["", "position-1", "hello world", "position-1 chess rules=1 deck=own:1 AAAA"])
def test_text_that_is_not_a_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a position"):
        Position.from_text(text)


def test_a_position_must_be_read_from_text() -> None:
    with pytest.raises(TypeError, match="text, not bytes"):
        Position.from_text(b"position-1")  # type: ignore[arg-type]
