"""Decorative scenes and vignettes, such as the scene at the top of the home page."""

from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from spadework.web.pages.scene import lost_scene, scene, small_scene, waiting_scene
from spadework.web.pages.vignettes import VIGNETTES, drawn
from spadework.web.server.assets import WEB


@pytest.mark.parametrize(
    "draw", [scene, small_scene, lost_scene, waiting_scene, *(partial(drawn, name) for name in VIGNETTES)]
)
def test_scenes_are_decorative(draw: Callable[[], Markup]) -> None:
    root = ElementTree.fromstring(draw())
    assert root.get("aria-hidden") == "true"
    assert all(part.get("style") is None for part in root.iter())


def test_every_moving_part_has_an_animation() -> None:
    styles = (WEB / "pages/scene.css").read_text("utf-8")
    moving = {part.get("class", "") for part in ElementTree.fromstring(scene()).iter()}
    found = sorted(name for name in moving if name.startswith("move-"))
    assert found
    for name in found:
        assert f".{name} {{ animation: " in styles
    # Motion respects `prefers-reduced-motion` and uses transforms only.
    before, _, after = styles.partition("@media (prefers-reduced-motion: no-preference)")
    assert "animation" not in before
    frames = after.partition("@keyframes")[2]
    assert "opacity" not in frames.partition(".vignette")[0]
