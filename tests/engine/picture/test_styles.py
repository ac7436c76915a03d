import re

import pytest

from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.icons import SUIT_PATHS

SCHEMES = ("light", "dark")
HUES = [*SUIT_PATHS, "yellow", "brown"]
STYLES = STYLESHEET.read_text(encoding="utf-8")


def tokens() -> dict[str, dict[str, str]]:
    blocks = [
        dict(re.findall(r"--([\w-]+): (#\w{6});", block)) for block in re.findall(r":root[^{]*\{([^}]*)\}", STYLES)
    ]
    light, system_dark, chosen_dark = (block for block in blocks if block)
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
def test_text_has_enough_contrast(scheme: str) -> None:
    colours = tokens()[scheme]
    pairs = [(text, ground) for text in ("ink", "quiet", "brass", "alert") for ground in ("paper", "sheet")]
    pairs += [("on-colour", f"seat-{seat}") for seat in range(8)]
    pairs += [("ink", ground) for ground in ("table", "card", "sand", "sky")]
    pairs += [(text, "shallow") for text in ("ink", "quiet", "brass")]
    pairs += [("on-suit", suit) for suit in HUES] + [("ink", f"{suit}-soft") for suit in HUES]
    pairs += [(f"{suit}-deep", f"{suit}-soft") for suit in HUES] + [("on-gold", "gold"), ("on-back", "back")]
    pairs += [
        ("on-alarm", "alarm"),
        ("on-gold", "crate"),
        ("on-back", "hold"),
        ("ink", "yellow-soft"),
        ("brass", "yellow-soft"),
    ]
    for text, ground in pairs:
        assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_seats_stand_out_from_the_paper(scheme: str) -> None:
    colours = tokens()[scheme]
    assert all(contrast(colours[f"seat-{seat}"], colours["paper"]) >= 3 for seat in range(8))


def test_every_colour_of_the_style_sheet_is_a_token() -> None:
    known = {*tokens()["light"], "display", "text"}
    assert set(re.findall(r"var\(--([\w-]+)\)", STYLES)) <= known
    rules = re.sub(r":root[^{]*\{[^}]*\}", "", STYLES)
    assert not re.findall(r"#[0-9a-f]{3,8}\b", rules)


def test_meaningful_shapes_have_enough_contrast() -> None:
    for scheme in SCHEMES:
        colours = tokens()[scheme]
        pairs = [("brass", ground) for ground in ("table", "card", "paper", "sheet")]
        pairs += [(f"{suit}-deep", ground) for suit in HUES for ground in (suit, "card")]
        for shape, ground in pairs:
            assert contrast(colours[shape], colours[ground]) >= 3, (scheme, shape, ground)


@pytest.mark.parametrize("colour", SUIT_PATHS)
def test_every_suit_has_its_own_colour(colour: str) -> None:
    assert f".fill-{colour} " in STYLES
