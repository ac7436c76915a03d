"""The fit of pictures of Lost Maps: one size for all positions, nothing outside or too small, the viewer's things in sight."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.games.drawings import extents_by_id, sprite_bounds, texts
from tests.games.lost_maps.moments import DECK, GAME, Moment, random_game
from tests.games.lost_maps.pictures import drawn, resting

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import TALL, TALL_SEEN, WIDE

SIZE = {True: WIDE, False: TALL}
LEAST_LETTERS = {True: 20, False: 14}
LEAST_TARGET = {True: 34, False: 40}
GROUND = ("ground",)
COMMON = re.compile(r"display-\d|expedition|stack|round-card|palm-points|to-come")
OWN = re.compile(r"boxes-\d|own-card-\d|hand-\d|gap-\d|logbook|ledger|grid")
TARGET = re.compile(r"display-\d|stack|box-\d-..|hand-\d")
SLACK = 1.5
"""How far outlines and shadows may reach beyond the picture."""
OUTLINES = 5
"""How far outlines and halos of neighbours may overlap."""
WITHOUT = ("ghost", "shadow")
SPRITE = sprite_bounds(GAME.sprites(DECK), WITHOUT)


def pictures(seats: int, wide: bool, every: int) -> Iterator[tuple[Moment, int, ElementTree.Element]]:
    """Yield one in `every` moments of random games, seen by a spectator and each seat in turn, and the end as seen by all."""
    for seed in range(2):
        *game, end = resting(random_game(seats, 70 + seed))
        viewers = [SPECTATOR, *range(seats)]
        for number, moment in enumerate(game):
            if number % every == 0 or number < 4:
                yield seen(moment, viewers[number // every % len(viewers)], wide)
        for seat in viewers:
            yield seen(end, seat, wide)


def seen(moment: Moment, seat: int, wide: bool) -> tuple[Moment, int, ElementTree.Element]:
    aid = "on" if int(moment.state.turn) % 2 else "off"
    return moment, seat, ElementTree.fromstring(drawn(moment, seat, wide, "de", **{"memory-aid": aid}))


@pytest.mark.long(but=("14-2-True", "14-2-False", "14-4-True", "14-4-False"))
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("every", [14, 3])
def test_the_picture_fits_in_every_position(every: int, seats: int, wide: bool) -> None:
    width, height = SIZE[wide]
    for moment, seat, root in pictures(seats, wide, every):
        assert root.get("viewBox") == f"0 0 {width} {height}"
        smallest, text = min(texts(root))
        assert smallest >= LEAST_LETTERS[wide], text
        found = extents_by_id(root, SPRITE, WITHOUT)
        for id, (left, top, right, bottom) in found.items():
            if id not in GROUND:
                where = (id, int(moment.state.phase), seat, left, top, right, bottom)
                assert -SLACK <= left <= right <= width + SLACK, where
                assert -SLACK <= top <= bottom <= height + SLACK * 2, where
            if TARGET.fullmatch(id):
                assert min(right - left, bottom - top) >= LEAST_TARGET[wide], id
        common = [box for id, box in found.items() if COMMON.fullmatch(id)]
        own = [box for id, box in found.items() if OWN.fullmatch(id)]
        assert bool(own) == (seat != SPECTATOR)
        if not wide and seat != SPECTATOR:
            assert min(top for _, top, _, _ in common + own) >= height - TALL_SEEN - 3
        assert not any(one.overlaps(other, OUTLINES) for one in common for other in own)


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_counted_part_by_part_ending_with_the_winner(seats: int, wide: bool) -> None:
    *_, end = random_game(seats, 12)
    places = GAME.new_buffers().moves[: end.state.seats].copy()
    GAME.rules.places(DECK.record, end.state, places)
    for seat in (SPECTATOR, 0):
        root = ElementTree.fromstring(drawn(end, seat, wide))
        steps = {int(one.get("data-tally", 0)) for one in root.iter() if one.get("data-tally")}
        assert steps == set(range(1, 6 * seats + 1))
        assert max(steps) <= 24
        last = {
            id: max(int(one.get("data-tally", 0)) for one in part.iter())
            for part in root
            if (id := part.get("id", "")).startswith("tally-")
        }
        winners = [f"tally-{winner + 1}" for winner, place in enumerate(places) if place == 1]
        assert max(last, key=last.__getitem__) in winners
    assert "data-tally" not in drawn(next(random_game(seats, 12)), 0, wide)
