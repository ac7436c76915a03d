"""The fit of pictures of Sea & Shore: one frame for all positions, with nothing outside it and nothing too small."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import Extent, around, figures, shapes, texts
from tests.games.sea_and_shore.pictures import ALL_SEATS, BOTH, NAMES
from tests.games.sea_and_shore.position import GAME, OWN, random_game

from spadework.engine.interface import CHANCE, SPECTATOR, Scene
from spadework.engine.picture.parts import Drawn
from spadework.games.sea_and_shore.picture.art.islands import ISLANDS
from spadework.games.sea_and_shore.picture.drawing import RULES
from spadework.games.sea_and_shore.picture.layout import draw
from spadework.games.sea_and_shore.picture.look import TableLook
from spadework.games.sea_and_shore.rules.state import OVER

SIZES = {True: (1280, 760), False: (360, 620)}
LEAST = {True: 20, False: 14}
SEEN_ON_A_PHONE = 480
GROUND = {"ground", "lagoon"}
FIGURES = figures({
    "card": (0, 0, 100, 140),
    "beach": (0, 0, 0, 0),
    "lagoon": (0, 0, 0, 0),
    "flotsam": (0, 0, 0, 0),
    "rose": (-100, -100, 100, 100),
    "shore": (0, 0, 100, 70),
    "sea": (0, 70, 100, 140),
    "half": (0, 0, 100, 70),
    "cover": (-5, -2, 105, 71),
    "veil": (-5, -2, 105, 71),
    "treasure": (0, 0, 70, 74),
    "chest": (0, 0, 70, 74),
    "extra": (-17, -22, 17, 22),
    "ship": (-22, -23, 22, 18),
    "emblem": (-12, -12, 12, 12),
    "crown": (-11, -10, 11, 8),
    "sun": (-39, -39, 39, 39),
    "medal": (-29, -29, 29, 48),
    "deed": (-20, -20, 20, 20),
    "action": (0, 0, 120, 84),
    "rays": (-24, -24, 124, 164),
    "jetty": (-9, -9, 109, 149),
    "palms": (-25, -45, 25, 5),
    **{f"island-{width}": (0, 0, width, height) for width, height in ISLANDS},
})  # fmt: skip
LOOKED_AT = {"rect", "circle", "text", "use"}
"""Tags of the elements to measure; paths are no larger than what lies on them or around them."""
OF_A_SEAT = re.compile(r"(?:seat|name|held|count|earned|cover|medal|laurels)-(\d)")
BOARD = ("action-card", "stack", "left", "supply", "header", "trick-caption", "bay", "settled", "gone")
OWN_THINGS = re.compile(r"own-place|own-seen|card-[a-z]\d|backs|show-|extra-|top-|order-caption|previews")


def pictures(seats: int, wide: bool, every: int) -> Iterator[tuple[Drawn, int]]:
    """Yield pictures of a random game, as seen by a spectator, the mover and seat 1, each with the seat at the bottom."""
    for step, (mover, _, position) in enumerate(random_game(seats, 10 * seats + wide)):
        if step % every and position.state.phase != OVER:
            continue
        viewers = {SPECTATOR, 1} | ({mover} if mover != CHANCE else set())
        for seat in viewers:
            aid = {"memory-aid": "on" if position.state.phase == OVER or seat == 1 else "off"}
            scene = Scene(GAME.words["de" if seat else "en"], NAMES[:seats], wide, aid)
            yield draw(OWN, position.view(seat)[0], seat, scene), 0 if seat == SPECTATOR else seat


def known(sprite: str) -> Extent:
    """The extent of a sprite, which must be in FIGURES."""
    extent = FIGURES(sprite)
    assert extent, sprite
    return extent


@lru_cache(maxsize=1 << 14)
def extent_of(part: str) -> Extent | None:
    found = [seen.extent for seen in shapes(ElementTree.fromstring(part), known, ("shadow",)) if seen.tag in LOOKED_AT]
    return around(found) if found else None


@lru_cache(maxsize=1 << 14)
def smallest_letters(part: str) -> float:
    """The smallest font size in a part."""
    return min((size for size, _ in texts(ElementTree.fromstring(part))), default=LEAST[True])


def extents(drawn: Drawn) -> Iterator[tuple[str, Extent]]:
    """The extent of each part except the ground."""
    for id, svg in drawn.parts:
        if id not in GROUND and (extent := extent_of(svg)):
            yield id, extent


def is_own(id: str, bottom: int) -> bool:
    """Whether a part belongs to the seat at the bottom."""
    of_a_seat = OF_A_SEAT.match(id)
    return int(of_a_seat[1]) == bottom + 1 if of_a_seat else bool(OWN_THINGS.match(id))


@pytest.mark.long(but=("3-True-17", "5-False-17"))
@pytest.mark.slow
@pytest.mark.parametrize("every", [1, 17])
@BOTH
@ALL_SEATS
def test_all_pictures_of_a_game_fit_the_window(seats: int, wide: bool, every: int) -> None:
    for drawn, bottom in pictures(seats, wide, every):
        stays_in_its_frame(drawn, wide)
        keeps_own_things_off_the_board(drawn, bottom)
        if not wide:
            lies_low(drawn, bottom)


def stays_in_its_frame(drawn: Drawn, wide: bool) -> None:
    width, height = SIZES[wide]
    assert (drawn.width, drawn.height) == (width, height)
    assert len({id for id, _ in drawn.parts}) == len(drawn.parts)
    for id, svg in drawn.parts:
        assert smallest_letters(svg) >= LEAST[wide] - 0.1, id
    for id, (left, top, right, bottom) in extents(drawn):
        assert left >= 0, id
        assert top >= 0, id
        assert right <= width, id
        assert bottom <= height, id


def keeps_own_things_off_the_board(drawn: Drawn, bottom: int) -> None:
    parts = dict(extents(drawn))
    board = {id: extent for id, extent in parts.items() if id.startswith(BOARD)}
    for id, extent in parts.items():
        if is_own(id, bottom) and not id.startswith("cover-"):
            assert not [other for other, its in board.items() if its.overlaps(extent)], id


def lies_low(drawn: Drawn, bottom: int) -> None:
    """Assert that the board and the viewer's things lie where a small phone shows them; the others' things may lie above."""
    for id, extent in extents(drawn):
        of_others = OF_A_SEAT.match(id) and not is_own(id, bottom)
        travels = id == "start-ship" or id.startswith(("treasure-", "shut-seat"))
        assert of_others or travels or extent.top >= SIZES[False][1] - SEEN_ON_A_PHONE, id


@BOTH
@ALL_SEATS
def test_numbers_on_slips_stand_clear_of_each_other(seats: int, wide: bool) -> None:
    [position] = [position for _, _, position in random_game(seats, 10 * seats + wide) if position.state.phase == OVER]
    drawn = draw(OWN, position.view(SPECTATOR)[0], SPECTATOR, Scene(GAME.words["en"], NAMES[:seats], wide))
    parts = dict(drawn.parts)
    for seat in range(1, seats + 1):
        numerals = [
            seen.extent for seen in shapes(ElementTree.fromstring(parts[f"slip-{seat}"]), known) if seen.tag == "text"
        ]
        for number, numeral in enumerate(numerals):
            chest, extra = (extent_of(parts[f"tally-{2 * number + part}-{seat}"]) for part in (1, 2))
            assert chest
            assert extra
            assert chest.left - numeral.right > 2
            assert extra.left > chest.right


@BOTH
@ALL_SEATS
def test_ships_and_covers_stand_clear_of_the_chests(seats: int, wide: bool) -> None:
    for drawn, _ in islice(pictures(seats, wide, 17), 40):
        parts = dict(extents(drawn))
        lying = {id: extent for id, extent in parts.items() if id.startswith(("start-ship", "cover-"))}
        chests = [extent for id, extent in parts.items() if id.startswith(("treasure-", "count-"))]
        for id, extent in lying.items():
            assert not any(extent.overlaps(chest) for chest in chests), id
            assert not any(extent.overlaps(other) for its, other in lying.items() if its != id), id


@BOTH
@ALL_SEATS
def test_at_the_end_score_slips_lie_in_a_row_and_medals_show_the_places(seats: int, wide: bool) -> None:
    [position] = [position for _, _, position in random_game(seats, 10 * seats + wide) if position.state.phase == OVER]
    drawn = draw(OWN, position.view(0)[0], 0, Scene(GAME.words["en"], NAMES[:seats], wide))
    parts = dict(drawn.parts)
    assert not [id for id in parts if id.startswith(("held-", "cover-", "count-"))]
    sheets = {id: extent for id, extent in extents(drawn) if id.startswith(("slip-", "laurels-"))}
    slips = [sheets[f"slip-{seat}"] for seat in range(2, seats + 1)]
    assert len({(slip.top, slip.bottom) for slip in slips}) == 1
    for id, extent in sheets.items():
        others = [other for its, other in sheets.items() if its.partition("-")[2] != id.partition("-")[2]]
        assert not any(extent.overlaps(other, 0) for other in others), id
    places = [[text for _, text in texts(ElementTree.fromstring(parts[f"medal-{seat + 1}"]))] for seat in range(seats)]
    standings = TableLook(RULES, OWN, position.view(0)[0], 0, Scene(GAME.words["en"], NAMES[:seats], wide)).standings
    assert places == [[str(place)] for place in standings.places]
