import re

import pytest
from tests.games.rat_alarm.moments import DECK, GAME

from spadework.games.rat_alarm.picture.art.cards import HEIGHT, WIDTH, cards
from spadework.games.rat_alarm.rules.state import KINDS, MOST_TREASURES

PIECE = 20  # distance from the middle of a treasure to its edge
PLACED = re.compile(r'href="#sprite-([a-z]+)" transform="translate\(([\d.]+),([\d.]+)\) scale\(([\d.]+)\)"')


def test_each_card_shows_its_treasures_piece_by_piece() -> None:
    sprites = GAME.sprites(DECK)
    for card, counts in enumerate(DECK.treasures):
        svg = sprites[f"card-{card + 1}"]
        assert tuple(svg.count(f'"#sprite-{kind}"') for kind in KINDS) == counts
        assert ("#sprite-rat-" in svg) == bool(int(DECK.record.rats) >> card & 1)


@pytest.mark.parametrize("rat", [0, 1])
@pytest.mark.parametrize("count", range(1, MOST_TREASURES + 1))
def test_treasures_lie_on_their_card_and_beside_one_another(count: int, rat: int) -> None:
    svg = cards([(0, count, 0, 0, 0, 0)], rat, 0)["card-1"]
    pieces = [(float(x), float(y), float(scale)) for name, x, y, scale in PLACED.findall(svg) if name == "coins"]
    assert len(pieces) == count
    for number, (x, y, scale) in enumerate(pieces):
        assert PIECE * scale - 4 < x < WIDTH - PIECE * scale + 4
        assert PIECE * scale - 4 < y < HEIGHT - PIECE * scale + 4
        for other_x, other_y, other in pieces[:number]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > (PIECE * 0.8 * (scale + other)) ** 2


def test_a_deck_may_have_more_rats_than_there_are_faces() -> None:
    count = 30
    faces = cards([(1, 0, 0, 0, 0, 0)] * count, (1 << count) - 1, 0)
    assert "#sprite-rat-11" in faces["card-12"]
    assert "#sprite-rat-0" in faces["card-13"]
