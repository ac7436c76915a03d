import pytest

from spadework.engine.picture import svg


def test_an_element() -> None:
    drawn = svg.element("use", x=1 / 3, stroke_width=2.0, class_="ink", href="#a&b", rx=None)
    assert drawn == '<use x="0.33" stroke-width="2" class="ink" href="#a&amp;b"/>'
    assert svg.element("g", "<a/>", "<b/>") == "<g><a/><b/></g>"


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (-0.001, "0"), (10, "10"), (100.5, "100.5"), (-2.345, "-2.35")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_an_empty_group_is_omitted_unless_it_has_an_id() -> None:
    assert svg.group("", class_="ink") == ""
    assert svg.group("", id="here") == '<g id="here"/>'


def test_a_star_has_the_given_number_of_points() -> None:
    assert svg.star(4, 10, 5).count("L") == 7
    assert svg.star(4, 10, 5).startswith("M0 -10L")
