import re
from itertools import combinations, islice

import pytest
from tests.games.rat_alarm.moments import DECK, in_turn, moments_in
from tests.games.rat_alarm.pictures import drawn

from spadework.engine.interface import SPECTATOR
from spadework.games.rat_alarm.picture.art.cards import HEIGHT, WIDTH
from spadework.games.rat_alarm.picture.stage import SMALLEST, fit
from spadework.games.rat_alarm.rules.state import KINDS, TURN, TURNED

FACE = re.compile(
    r'transform="translate\(([\d.]+),([\d.]+)\) scale\(([\d.]+)\)">'
    r'(?:<g id="card-\d+" transform="[^"]*">)?<title>[^<]*</title><g class="lift" aria-hidden="true"><use href="#sprite-card-\d'
)


def places(svg: str) -> list[tuple[float, float, float]]:
    return [(float(x), float(y), float(scale)) for x, y, scale in FACE.findall(svg)]


@pytest.mark.parametrize("wide", [True, False])
def test_no_card_covers_another(wide: bool) -> None:
    for moment in islice(moments_in(4, TURNED, 6), 0, None, 5):
        lying = places(drawn(moment, SPECTATOR, wide))
        assert lying
        for (x, y, scale), (left, top, other) in combinations(lying, 2):
            apart = (
                x + WIDTH * scale <= left
                or left + WIDTH * other <= x
                or y + HEIGHT * scale <= top
                or top + HEIGHT * other <= y
            )
            assert apart


@pytest.mark.parametrize(("count", "columns"), [(1, 1), (4, 4), (40, 12)])
def test_cards_lie_in_as_many_columns_as_make_them_largest(count: int, columns: int) -> None:
    found, scale = fit(count, 600, 250, 14, 1.2)
    assert found == columns
    assert SMALLEST <= scale <= 1.2


def test_a_buried_card_lies_under_its_spade() -> None:
    moment = next(moment for moment in moments_in(3, TURN) if any(int(card) >= 0 for card in moment.state.spade[:3]))
    seat = next(seat for seat in range(3) if moment.state.spade[seat] >= 0)
    svg = drawn(moment, SPECTATOR)
    mound, spade, card = (
        svg.index(f'id="{id}"')
        for id in (f"mound-{seat + 1}", f"spade-{seat + 1}", f"card-{moment.state.spade[seat] + 1}")
    )
    assert card < mound < spade


def test_an_empty_middle_says_that_no_card_is_face_up() -> None:
    moment = in_turn(TURN)
    assert "No card is face up" in drawn(moment, 0)
    moment.state.lies_open = int(DECK.record.cards) & 1
    assert "No card is face up</title>" not in drawn(moment, 0)


@pytest.mark.parametrize("wide", [True, False])
def test_only_crates_that_would_take_cards_glow(wide: bool) -> None:
    svg = drawn(in_turn(TURNED, 5, 36), 0, wide)
    crates = {name: re.findall(rf'<g id="kind-{name}">.*?(?=<g id=)', svg)[0] for name in KINDS}
    assert {name for name, crate in crates.items() if "idle" not in crate} == {"rings", "coins"}
