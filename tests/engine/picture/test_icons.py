from xml.etree import ElementTree

import pytest

from spadework.engine.picture.emblems import EMBLEMS, NAMES, emblem, mark
from spadework.engine.picture.icons import FILLED, PENNED, SUIT_PATHS, icon, suit
from spadework.engine.picture.sprites import used


@pytest.mark.parametrize("name", [*FILLED, *PENNED])
def test_every_icon_can_be_drawn(name: str) -> None:
    assert ElementTree.fromstring(icon(name, 1, 2)).get("d")


def test_every_suit_has_its_own_shape() -> None:
    assert len(set(SUIT_PATHS.values())) == len(SUIT_PATHS)
    for colour in SUIT_PATHS:
        assert ElementTree.fromstring(suit(colour, 1, 2)).get("d") == SUIT_PATHS[colour]


def test_every_seat_has_its_own_emblem() -> None:
    assert len({mark(seat, "ink") for seat in range(8)}) == len(NAMES) == 8
    for seat in range(8):
        assert f"fill-seat-{seat}" in EMBLEMS[f"emblem-{seat}"]
        assert used(emblem(seat, 1, 2, 3), EMBLEMS) == [f"emblem-{seat}"]
