import pytest

from spadework.engine.texts import Family, numbered, read_family, read_number, write_family

STACKS = {0: "red-blue", 1: "green-purple"}
FAMILIES = (
    Family(256, "draw from", lambda _: numbered(3), "a seat from 1 to 3"),
    Family(512, "look", lambda _: STACKS, "a stack, red-blue or green-purple"),
    Family(768, "slumber", lambda _: {8: "", 9: "with slumber-or-terror"}, "a double card"),
)


@pytest.mark.parametrize(
    ("family", "thing", "text"),
    [
        (256, 2, "draw from 3"),
        (512, 0, "look red-blue"),
        (768, 8, "slumber"),
        (768, 9, "slumber with slumber-or-terror"),
    ],
)
def test_texts_read_back(family: int, thing: int, text: str) -> None:
    assert write_family(FAMILIES, None, family, thing) == text
    assert read_family(FAMILIES, None, text.split(), text) == family + thing


def test_blanks_and_hyphens_make_no_difference() -> None:
    for words in (["look", "red", "blue"], ["look", "redblue"], ["look", "red-blue"]):
        assert read_family(FAMILIES, None, words, "") == 512


def test_what_is_in_no_family_is_left_to_the_game() -> None:
    assert write_family(FAMILIES, None, 1024, 0) is None
    assert write_family(FAMILIES, None, 512, 2) is None
    assert read_family(FAMILIES, None, ["draw", "up"], "draw up") is None


def test_a_wrong_name_is_answered_with_what_was_expected() -> None:
    expected = "'four' in 'draw from four' is not a seat from 1 to 3; write for example 'draw from 1'"
    with pytest.raises(ValueError, match=f"^{expected}$"):
        read_family(FAMILIES, None, ["draw", "from", "four"], "draw from four")
    with pytest.raises(
        ValueError, match=r"^'look' lacks a stack, red-blue or green-purple; write for example 'look red-blue'$"
    ):
        read_family(FAMILIES, None, ["look"], "look")


@pytest.mark.parametrize("word", ["0", "4", "x", "", "01"])
def test_numbers_count_from_one(word: str) -> None:
    assert read_number("3", 3, "take 3", "a card", "'take 1'") == 2
    with pytest.raises(
        ValueError, match=f"^'{word}' in 'take {word}' is not a card from 1 to 3; write for example 'take 1'$"
    ):
        read_number(word, 3, f"take {word}", "a card", "'take 1'")
