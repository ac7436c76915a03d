"""Pictures as pixels."""

import io
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.engine.picture.bitmap import pixels, png, style_rules, without_variables
from spadework.table import Table

FILLED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><style>text {{ fill: red }}</style>{}</svg>'


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_a_view_is_saved_as_png_or_svg(game: Game, tmp_path: Path) -> None:
    shown = Table(game, game.rules.SEATS[0], seed=3).view(0).show()
    shown.save(tmp_path / "view.png", width=600)
    with Image.open(tmp_path / "view.png") as image:
        assert image.format == "PNG"
        assert image.width == 600
        assert len(image.convert("RGB").getcolors(10**6) or ()) > 300
    shown.save(tmp_path / "view.svg")
    assert (tmp_path / "view.svg").read_text(encoding="utf-8") == shown.svg


def test_pixels_have_the_colours_of_the_style_sheet() -> None:
    found = pixels(FILLED.format('<rect class="fill-gold" width="40" height="20"/>'), 80)
    assert (found.shape, found.dtype) == ((40, 80, 3), np.uint8)
    gold = without_variables("var(--gold)")
    assert gold.startswith("#")
    assert "#" + found[20, 40].tobytes().hex() == gold.lower()


@pytest.mark.parametrize("kind", ["", "display", "bold"])
@pytest.mark.parametrize("text", ["A", "7"])
def test_letters_and_digits_are_drawn(kind: str, text: str) -> None:
    body = f'<g class="picture"><text class="{kind}" x="10" y="15" font-size="16">{text}</text></g>'
    assert len(np.unique(pixels(FILLED.format(body), 80))) > 2


def test_no_css_variable_is_left() -> None:
    assert "var(" not in style_rules()
    with pytest.raises(KeyError, match="--unknown"):
        without_variables("var(--unknown)")


def test_a_missing_renderer_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(RuntimeError, match=r"pip install 'spadework\[bitmap\]'"):
        png(FILLED.format(""), 80)


def test_png_returns_a_valid_image() -> None:
    with Image.open(io.BytesIO(png(FILLED.format(""), 80))) as image:
        assert image.size == (80, 40)
