import re
from xml.etree import ElementTree

from shapely import Point, Polygon, box
from shapely.ops import unary_union

from spadework.engine.picture.bounds import corners
from spadework.engine.picture.coast import coast, hexagon, outline, waterlines

ISLAND = unary_union([box(0, 0, 40, 40), box(40, 0, 80, 40)])


def points(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path)]


def test_a_coast_is_seeded_and_stays_near_its_shape() -> None:
    drawn = coast(ISLAND, 3, amplitude=2)
    assert drawn == coast(ISLAND, 3, amplitude=2) != coast(ISLAND, 4, amplitude=2)
    near = ISLAND.boundary.buffer(4)
    assert all(near.contains(Polygon([(x, y), (x + 0.1, y), (x, y + 0.1)])) for x, y in points(drawn))


def test_a_lake_has_its_own_coast() -> None:
    assert coast(ISLAND.difference(box(10, 10, 30, 30)), 1).count("Z") == 2


def test_waterlines_go_around_the_land() -> None:
    assert waterlines(ISLAND, 1, (5, 9)).count("<path") == 2


def test_an_outline_keeps_its_corners() -> None:
    assert outline(box(0, 0, 2, 1)).count("L") == 3
    assert len(points(outline(hexagon(10)))) == 6


def test_implicit_control_points_of_a_coast_stay_near_its_shape() -> None:
    root = ElementTree.fromstring(f'<path d="{coast(box(0, 0, 900, 900), 5, amplitude=0)}"/>')
    near = box(0, 0, 900, 900).boundary.buffer(0.2)
    assert all(near.contains(Point(place)) for place in list(corners(root))[1::2])
