"""The pen: colours by name, eyes that look in a direction, and lettering that looks the same wherever a sprite is placed."""

import pytest

from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.pen import INK, eye, lettering, line, patch, shape

STYLES = STYLESHEET.read_text(encoding="utf-8")


@pytest.mark.parametrize("drawn", [shape("M0 0H1", "wood"), patch("M0 0H1", "wood"), line("M0 0H1", stroke="wood")])
def test_named_colours_come_from_the_style_sheet(drawn: str) -> None:
    assert '="var(--wood)"' in drawn
    assert "--wood:" in STYLES
    assert f"--{INK}:" in STYLES


def test_a_shape_may_have_a_literal_colour() -> None:
    assert 'fill="#fff9e8"' in patch("M0 0H1", "#fff9e8")
    assert 'fill="none"' in shape("M0 0H1", "none")


def test_an_eye_looks_in_the_given_direction() -> None:
    left, ahead, right = (eye(10, 10, 5, look) for look in (-1, 0, 1))
    assert len({left, ahead, right}) == 3
    assert {drawn.partition("/>")[0] for drawn in (left, right)} == {ahead.partition("/>")[0]}


def test_lettering_needs_no_class_and_is_escaped() -> None:
    drawn = lettering("<7>", 1, 2, 20, ground="sky")
    assert "&lt;7&gt;" in drawn
    assert 'font-family="var(--display)"' in drawn
    assert "class=" not in drawn
    assert 'stroke="var(--sky)"' in drawn
    assert "stroke" not in lettering("7", 1, 2, 20)
