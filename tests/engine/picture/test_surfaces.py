from xml.etree import ElementTree

from spadework.engine.picture import surfaces
from spadework.engine.picture.surfaces import Box


def test_everything_is_well_formed() -> None:
    box = Box(1, 2, 90, 60)
    drawn = [
        surfaces.face(80, 120),
        surfaces.back(80, 120),
        surfaces.pile(9, surfaces.back(80, 120)),
        surfaces.gap(box),
        surfaces.panel(*box),
        surfaces.button(box, id="go", name="Go on"),
        surfaces.spot(box),
        surfaces.halo(box),
        surfaces.ground(3, 4, 20),
    ]
    ElementTree.fromstring(f"<svg>{''.join(drawn)}</svg>")


def test_a_pile_grows_with_its_count_up_to_a_maximum() -> None:
    top = surfaces.gap(Box(0, 0, 5, 5))
    assert [surfaces.pile(count, top).count("<rect") for count in (1, 2, 3, 50)] == [1, 2, 3, 4]


def test_a_halo_surrounds_its_box() -> None:
    assert 'x="-4"' in surfaces.halo(Box(0, 0, 10, 10))
