"""Filled cards, drawn like stamps: nothing covers a number, and every suit is legible."""

from xml.etree import ElementTree

import pytest
from tests.games.drawings import Extent, texts
from tests.games.lost_maps.moments import DECK, Moment
from tests.games.lost_maps.pictures import drawn
from tests.games.lost_maps.position import Position

from spadework.games.lost_maps.picture.art.cards import FOUND_HEIGHT, FOUND_WIDTH, printed, seal_box
from spadework.games.lost_maps.picture.cards import _corners, cut
from spadework.games.lost_maps.picture.stamps import Stamp, piled, smallest, spread
from spadework.games.lost_maps.rules.material import SIDE
from spadework.games.lost_maps.rules.state import OVER

SUITS = ((1, 2, 3, 4, 5), (11, 12), (21,), (31, 32, 33))


def place(stamp: Stamp, scale: float) -> Extent:
    return Extent(stamp.x, stamp.y, stamp.x + FOUND_WIDTH * scale, stamp.y + FOUND_HEIGHT * scale)


@pytest.mark.parametrize(("scale", "width", "rows"), [(0.28, 153, 1), (0.3, 149.5, 2), (0.41, 276, 1)])
def test_no_other_card_covers_the_top_of_a_pile(scale: float, width: float, rows: int) -> None:
    laid = list(piled(SUITS, width, scale, rows))
    tops = [stamp for stamp in laid if stamp.pile]
    assert [stamp.pile for stamp in tops] == [len(suit) for suit in SUITS]
    for top in tops:
        assert place(top, scale).right <= width + 0.01
        # Cards are drawn in ascending order.
        later = [stamp for stamp in laid if stamp.card > top.card]
        assert not any(place(top, scale).overlaps(place(stamp, scale), 0) for stamp in later)


def test_stamps_side_by_side_do_not_overlap() -> None:
    laid = [place(stamp, 0.3) for stamp in spread(SUITS, 149.5, 0.3)]
    assert not any(one.overlaps(other, 0) for number, one in enumerate(laid) for other in laid[:number])


def test_piles_without_numbers_fill_their_row() -> None:
    scale = smallest(4, 98.7, 22)
    assert max(place(stamp, scale).right for stamp in piled(SUITS, 98.7, scale, 1)) <= 98.71


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pile_on_a_phone_has_a_number(seats: int) -> None:
    names = ("P1", "P2", "P3", "O1", "O2", "G1", "G2", "G3", "S1", "S2")
    moment = Moment(Position(seats).fill(1, *names).state, None, None)
    numbers: dict[str, list[str]] = {}
    for part in ElementTree.fromstring(drawn(moment, 0, False)):
        name = part.get("id", "").removeprefix("card-")
        if name in names:
            numbers.setdefault(name[0], []).extend(text for _, text in texts(part))
    assert set(numbers) == set("POGS")
    assert all(numbers.values())


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3])
def test_covered_numbers_appear_only_when_points_are_counted(seats: int, wide: bool) -> None:
    names = ("P1", "P2", "P3", "O1", "O2", "G1", "S1")
    position = Position(seats).fill(1, *names)
    playing = drawn(Moment(position.state.copy(), None, None), 0, wide)
    position.state.phase = OVER
    over = drawn(Moment(position.state, None, None), 0, wide)
    before, after = (
        {part.get("id", "").removeprefix("card-"): part for part in ElementTree.fromstring(svg)}
        for svg in (playing, over)
    )
    covered = {name for name in names if not list(texts(before[name]))}
    shown = {name for name in names if list(texts(after[name]))}
    waiting = {name for name in names if "data-tally" in ElementTree.tostring(after[name], encoding="unicode")}
    assert waiting == covered & shown
    assert waiting or not wide or seats == 2


def test_sun_and_stamp_do_not_cover_the_seal() -> None:
    how, seals = cut(0.5, 14, False, False), 0
    for card in printed(DECK):
        box = seal_box(card)
        (sun_x, sun_y), (wax_x, wax_y) = _corners(card, how)
        if box is None:
            continue
        seals += 1
        row, column = divmod(box, SIDE)
        x, y = 14 + (column + 0.5) * 60, how.head + 10 + (row + 0.5) * 60
        assert max(abs(x - sun_x), abs(y - sun_y)) > 60, card.name
        assert max(abs(x - wax_x), abs(y - wax_y)) > 45, card.name
    assert seals
