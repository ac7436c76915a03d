"""Normalized names, and names that can be mistaken for each other."""

import pytest

from spadework.engine.names import CONFUSABLES, alike, clean, key, skeleton

SAME = [
    "Ada\ufe0f",
    "A\u034fda",
    "\u3164Ada",
    "Ada\u2800",
    "\u0410da",
    "\u13aada",
    "\uff21\uff24\uff21",
    "A\u200dd\u2060a\U000e0061",
    "ada",
    "Ada\U00016fe4",
    "A\u2d7fda\U0001107f",
    "Ad\U00011a47a\U00011a99",
    "Ada\u17d2",
]


@pytest.mark.parametrize("name", SAME)
def test_names_that_look_alike_count_as_the_same(name: str) -> None:
    assert alike(name, ["Bo", "Ada"])
    assert clean(name).isprintable()


@pytest.mark.parametrize(
    "name", ["", " ", "\u3164", "\u2800", "\u115f\u1160", "\ufe0f", "\u034f", "\u200b\u00a0", "\u0301", "\U0001d159"]
)
def test_a_name_without_visible_characters_is_empty(name: str) -> None:
    assert clean(name) == ""


def test_different_names_stay_different() -> None:
    names = ["Ada", "Adam", "Jörg", "Jorg", "Вова", "Zoë", "Kim 1", "Kim 2", "愛", "🏝"]
    assert [name for name in names if alike(name, [other for other in names if other is not name])] == []
    assert [clean(name) for name in names] == names


def test_names_are_case_insensitive_in_every_alphabet() -> None:
    assert alike("вова".upper(), ["вова"])
    assert alike("IAN", ["ian"])
    assert key("вова".upper()) == key("вова")


@pytest.mark.parametrize("name", ["NINA", "\u039dINA", "NlNA", "nlna", "n\u0131na", "nina\U00016fe4", "Nina\u1039"])
def test_names_that_look_alike_in_capitals_share_a_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("nina")
    assert skeleton("\u041cia") == skeleton("mia") == skeleton("MIA")


def test_every_letter_has_a_case_insensitive_skeleton() -> None:
    for letter in map(chr, range(0x20000)):
        assert skeleton(letter).casefold() == skeleton(letter), letter


def test_the_number_of_marks_on_a_letter_is_limited() -> None:
    marks = "\u0323\u0325\u032d\u0330\u0301\u0302"
    assert clean("x" + marks) == clean("x" + marks[:4])
    assert clean("b\u0335\u0335o") == "b\u0335o"
    assert clean("Vi\u1ec7t Nguy\u1ec5n") == "Vi\u1ec7t Nguy\u1ec5n"


def test_cleaning_a_name_twice_changes_nothing_more() -> None:
    # The grapheme joiner separates characters that form one letter without it.
    for name in ("x" + "\u0301\u0323" * 9, "A\u034f\u030a", "\u1112\u034f\u1161\u11ab", "\ufb01 \u3000x", "\u2126"):
        assert clean(clean(name)) == clean(name)


def test_the_table_of_confusables_names_its_source() -> None:
    head = CONFUSABLES.read_text(encoding="utf-8")[:300]
    assert "From Unicode's confusables.txt, version 17" in head
    assert CONFUSABLES.with_name("LICENSE.confusables.txt").read_text(encoding="utf-8").startswith("UNICODE LICENSE V3")
