"""Pictures of Sea & Shore fit the window: the same frame in every position, with nothing beyond it and nothing too small."""

import re
from collections.abc import Iterator

import pytest
from tests.games.sea_and_shore.bounds import Reach, measured
from tests.games.sea_and_shore.pictures import ALL_SEATS, BOTH, NAMES
from tests.games.sea_and_shore.position import GAME, OWN, random_game

from spadework.engine.interface import CHANCE, SPECTATOR, Scene
from spadework.engine.picture.parts import Drawn
from spadework.games.sea_and_shore.picture.layout import draw
from spadework.games.sea_and_shore.rules.state import OVER

SIZES = {True: (1280, 760), False: (360, 620)}
LEAST = {True: 20, False: 14}
SEEN_ON_A_PHONE = 480
GROUND = {"ground", "lagoon"}
OF_A_SEAT = re.compile(r"(?:seat|name|held|count|earned|cover|coin|laurels)-(\d)")
BOARD = ("action-card", "stack", "left", "supply", "header", "trick-caption", "bay", "settled", "gone")
OWN_THINGS = re.compile(r"own-place|own-seen|card-[a-z]\d|backs|show-|extra-|top-|order-caption|previews")


def pictures(seats: int, wide: bool, every: int) -> Iterator[tuple[Drawn, int]]:
    """Pictures of a whole random game, as a spectator, the mover and one of the others see them, and the seat at the bottom."""
    for step, (mover, _, position) in enumerate(random_game(seats, 10 * seats + wide)):
        if step % every and position.state.phase != OVER:
            continue
        viewers = {SPECTATOR, 1} | ({mover} if mover != CHANCE else set())
        for seat in viewers:
            aid = {"memory-aid": "on" if position.state.phase == OVER or seat == 1 else "off"}
            scene = Scene(GAME.words["de" if seat else "en"], NAMES[:seats], wide, aid)
            yield draw(OWN, position.view(seat)[0], seat, scene), 0 if seat == SPECTATOR else seat


def reaches(drawn: Drawn) -> Iterator[tuple[str, Reach]]:
    """How far each part reaches, the ground aside."""
    for id, svg in drawn.parts:
        reach = measured(svg).reach
        if reach and id not in GROUND:
            yield id, reach


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
        assert measured(svg).letters >= LEAST[wide] - 0.1, id
    for id, (left, top, right, bottom) in reaches(drawn):
        assert left >= 0, id
        assert top >= 0, id
        assert right <= width, id
        assert bottom <= height, id


def keeps_own_things_off_the_board(drawn: Drawn, bottom: int) -> None:
    parts = dict(reaches(drawn))
    board = {id: reach for id, reach in parts.items() if id.startswith(BOARD)}
    for id, reach in parts.items():
        if is_own(id, bottom) and not id.startswith("cover-"):
            assert not [other for other, its in board.items() if its.meets(reach)], id


def lies_low(drawn: Drawn, bottom: int) -> None:
    """The board and the viewer's own things lie where a small phone shows them; the others' things may lie above."""
    for id, reach in reaches(drawn):
        of_others = OF_A_SEAT.match(id) and not is_own(id, bottom)
        travels = id == "start-ship" or id.startswith(("treasure-", "shut-seat"))
        assert of_others or travels or reach.top >= SIZES[False][1] - SEEN_ON_A_PHONE, id
