from hypothesis import given
from hypothesis import strategies as st

from spadework.engine.picture.letters import fitted, lines_of, size_for, width_of


@given(st.text(), st.floats(20, 300))
def test_fitted_text_is_not_too_wide(text: str, width: float) -> None:
    shown = fitted(text, width, 14)
    assert width_of(shown, 14) <= width
    assert shown == text or shown.endswith("…")


def test_letters_are_as_wide_as_in_their_font() -> None:
    assert width_of("i", 14) < width_of("a", 14) < width_of("m", 14)
    assert width_of("Parrot", 14) < width_of("Parrot", 14, "bold")
    assert width_of("日", 14) == 14
    assert width_of("e\u0301", 10) == width_of("e", 10)


def test_digits_of_the_display_face_come_from_its_second_font() -> None:
    assert width_of("12", 10, "display") != width_of("12", 10, "bold")
    assert width_of("12", 10, "display") > 10


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=20))
def test_wrapped_lines_hold_all_words_and_are_not_too_wide(words: list[str]) -> None:
    lines = lines_of(" ".join(words), 80, 14)
    assert " ".join(lines).split() == words
    assert all(width_of(line, 14) <= 80 for line in lines if " " in line)


def test_the_size_shrinks_until_the_text_fits_or_reaches_a_minimum() -> None:
    assert size_for("Bay", 300, 20, 14) == 20
    assert width_of("Lantern Spit", size_for("Lantern Spit", 80, 20, 5)) <= 80
    assert size_for("a very long name of an island", 50, 20, 14) == 14
