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
    assert write_family(FAMILIES, None, family + thing) == text
    assert read_family(FAMILIES, None, text.split(), text) == family + thing


def test_blanks_and_hyphens_make_no_difference() -> None:
    for words in (["look", "red", "blue"], ["look", "redblue"], ["look", "red-blue"]):
        assert read_family(FAMILIES, None, words, "") == 512


def test_names_that_differ_only_in_hyphens_are_read_exactly() -> None:
    family = Family(0, "card", lambda _: {0: "S-1", 1: "S1"}, "a card")
    assert [family.read(None, [word], "") for word in ("s-1", "s1")] == [0, 1]


def test_two_numbers_are_not_joined_into_one() -> None:
    with pytest.raises(ValueError, match="'1 2' in 'bury 1 2' is not a card from 1 to 12"):
        Family(0, "bury", lambda _: numbered(12), "a card from 1 to 12").read(None, ["1", "2"], "bury 1 2")


def test_a_family_may_read_more_names_than_it_writes() -> None:
    drop = Family(256, "drop", lambda _: {0: "coins", 1: "rings"}, "a kind", {"coin": 0, "ring": 1})
    assert [drop.read(None, [word], "") for word in ("rings", "ring")] == [257, 257]
    assert drop.write(None, 1) == "drop rings"


def test_a_family_may_read_more_verbs_than_it_writes() -> None:
    families = [Family(256, "pass", lambda _: {0: ""}, "a move", also_verbs=("do nothing",))]
    assert [read_family(families, None, text.split(), text) for text in ("pass", "do nothing")] == [256, 256]
    assert write_family(families, None, 256) == "pass"


@pytest.mark.parametrize("words", [["-1"], ["1", "-"]])
def test_a_hyphen_is_not_part_of_a_number(words: list[str]) -> None:
    with pytest.raises(ValueError, match=f"^'{' '.join(words)}' in 'draw from x' is not a seat from 1 to 3"):
        read_family(FAMILIES, None, ["draw", "from", *words], "draw from x")


def test_codes_and_texts_of_no_family_are_left_to_the_game() -> None:
    assert write_family(FAMILIES, None, 1024) is None
    assert write_family(FAMILIES, None, 514) is None
    assert read_family(FAMILIES, None, ["draw", "up"], "draw up") is None


def test_the_error_for_a_wrong_name_says_what_was_expected() -> None:
    expected = "'four' in 'draw from four' is not a seat from 1 to 3; write for example 'draw from 1'"
    with pytest.raises(ValueError, match=f"^{expected}$"):
        read_family(FAMILIES, None, ["draw", "from", "four"], "draw from four")
    with pytest.raises(
        ValueError, match=r"^'look' lacks a stack, red-blue or green-purple; write for example 'look red-blue'$"
    ):
        read_family(FAMILIES, None, ["look"], "look")


def test_the_expected_names_may_depend_on_the_deck() -> None:
    card = Family(0, "card", lambda deck: dict(enumerate(deck)), lambda deck: f"one of {', '.join(deck)}")
    with pytest.raises(ValueError, match=r"^'c' in 'card c' is not one of a, b; write for example 'card a'$"):
        card.read(["a", "b"], ["c"], "card c")


@pytest.mark.parametrize("word", ["0", "4", "x", "", "01"])
def test_numbers_count_from_one(word: str) -> None:
    assert read_number("3", 3, "take 3", "a card", "'take 1'") == 2
    with pytest.raises(
        ValueError, match=f"^'{word}' in 'take {word}' is not a card from 1 to 3; write for example 'take 1'$"
    ):
        read_number(word, 3, f"take {word}", "a card", "'take 1'")
