import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadework.engine.picture import svg

SCHEMES = ("light", "dark")
STYLES = svg.STYLESHEET.read_text(encoding="utf-8")


def tokens() -> dict[str, dict[str, str]]:
    blocks = [
        dict(re.findall(r"--([\w-]+): (#\w{6});", block)) for block in re.findall(r":root[^{]*\{([^}]*)\}", STYLES)
    ]
    light, system_dark, chosen_dark = blocks
    assert system_dark == chosen_dark
    return {"light": light, "dark": {**light, **chosen_dark}}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_text_can_be_read(scheme: str) -> None:
    colours = tokens()[scheme]
    pairs = [(text, ground) for text in ("ink", "quiet", "brass", "alert") for ground in ("paper", "sheet")]
    pairs += [("on-colour", f"seat-{seat}") for seat in range(8)]
    pairs += [("on-suit", suit) for suit in [*svg.SUIT_PATHS, "gold"]]
    for text, ground in pairs:
        assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_seats_stand_out_from_the_paper(scheme: str) -> None:
    colours = tokens()[scheme]
    assert all(contrast(colours[f"seat-{seat}"], colours["paper"]) >= 3 for seat in range(8))


def test_every_colour_of_the_style_sheet_is_a_token() -> None:
    known = tokens()["light"]
    assert set(re.findall(r"var\(--([\w-]+)\)", STYLES)) <= set(known)
    rules = re.sub(r":root[^{]*\{[^}]*\}", "", STYLES)
    assert not re.findall(r"#[0-9a-f]{3,8}\b", rules)


def test_an_element() -> None:
    drawn = svg.element("use", x=1 / 3, stroke_width=2.0, class_="ink", href="#a&b", rx=None)
    assert drawn == '<use x="0.33" stroke-width="2" class="ink" href="#a&amp;b"/>'
    assert svg.element("g", "<a/>", "<b/>") == "<g><a/><b/></g>"


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (-0.001, "0"), (10, "10"), (100.5, "100.5"), (-2.345, "-2.35")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_an_empty_group_is_left_out_unless_it_can_be_found() -> None:
    assert svg.group("", class_="ink") == ""
    assert svg.group("", id="here") == '<g id="here"/>'


@given(st.text())
def test_any_text_can_stand_in_a_picture(text: str) -> None:
    drawn = svg.picture(10, 10, text, text, [svg.words(text, 1, 1, 14), svg.badge(0, text, 5, 5, 5)])
    root = ElementTree.fromstring(drawn)
    kept = svg.NOT_XML.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
    assert (root[0].text or "") == kept


@given(st.text(), st.floats(20, 300))
def test_fitted_text_is_not_wider_than_its_room(text: str, width: float) -> None:
    fitted = svg.fitted(text, width, 14)
    assert svg.width_of(fitted, 14) <= width
    assert fitted == text or fitted.endswith("…")


def test_digits_are_all_as_wide_and_some_letters_wider_than_others() -> None:
    assert len({svg.width_of(str(digit), 14) for digit in range(10)}) == 1
    assert svg.width_of("i", 14) < svg.width_of("a", 14) < svg.width_of("A", 14) < svg.width_of("m", 14)
    assert svg.width_of("日", 14) == svg.width_of("m", 14) == 14


def test_a_picture_says_what_it_is() -> None:
    drawn = svg.picture(1280, 776, "Name", "Words", [], playable=True)
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 1280 776"
    assert root.get("role") == "group"
    assert root.get("aria-labelledby") == "picture-title picture-description"
    assert [child.get("id") for child in root] == ["picture-title", "picture-description"]
    assert 'role="img"' in svg.picture(1, 1, "Name", "Words", [])


def test_standing_alone_a_picture_carries_its_styles() -> None:
    alone = svg.standalone(svg.picture(10, 10, "Name", "Words", ["<path/>"]))
    root = ElementTree.fromstring(alone)
    assert root[0].tag.endswith("style")
    assert root[0].text == STYLES
    assert alone.endswith("<path/></svg>")


@pytest.mark.parametrize("colour", svg.SUIT_PATHS)
def test_every_suit_has_a_colour_and_a_shape_of_its_own(colour: str) -> None:
    assert f".fill-{colour} " in STYLES
    assert len(set(svg.SUIT_PATHS.values())) == len(svg.SUIT_PATHS)
    ElementTree.fromstring(svg.suit(colour, 1, 2))


def test_a_star_has_its_points() -> None:
    assert svg.star(4, 10, 5).count("L") == 7
    assert svg.star(4, 10, 5).startswith("M0 -10L")
