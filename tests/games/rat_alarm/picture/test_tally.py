import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, shapes, sprite_bounds
from tests.games.rat_alarm.moments import DECK, GAME, first_in, moments_in
from tests.games.rat_alarm.pictures import NAMES, drawn

from spadework.engine.interface import SPECTATOR
from spadework.engine.look import standings
from spadework.games.rat_alarm.notation.wording import cubes_won
from spadework.games.rat_alarm.rules import scoring
from spadework.games.rat_alarm.rules import state as s

MOST_STEPS = 24
SPRITE_BOUNDS = sprite_bounds(GAME.sprites(DECK))


def steps_of(svg: str, id: str) -> list[int]:
    """The steps of the tally at which an element and its parts appear."""
    root = ElementTree.fromstring(svg)
    (found,) = (element for element in root if element.get("id") == id)
    return [int(element.get("data-tally", "0")) for element in found.iter() if element.get("data-tally")]


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sacks_are_emptied_one_after_another_ending_with_the_winner(seats: int, wide: bool) -> None:
    for moment in moments_in(seats, s.OVER, 4):
        svg, places = drawn(moment, SPECTATOR, wide), standings(scoring, DECK.record, moment.state).places
        shown = sorted({int(step) for step in re.findall(r'data-tally="(\d+)"', svg)})
        assert shown == list(range(1, len(shown) + 1))
        assert len(shown) <= MOST_STEPS
        order = sorted(range(seats), key=lambda seat: max(steps_of(svg, f"score-{seat + 1}")))
        assert [places[seat] for seat in order] == sorted(places, reverse=True)
        assert steps_of(svg, "verdict") == [shown[-1]]


@pytest.mark.parametrize("wide", [True, False])
def test_sailcloths_follow_the_seating_and_the_winners_is_gilded(wide: bool) -> None:
    for moment in moments_in(4, s.OVER, 4):
        svg, places = drawn(moment, 2, wide), standings(scoring, DECK.record, moment.state).places
        cloths = [re.findall(rf'<g id="score-{seat + 1}">.*?(?=<g id=|</svg>)', svg)[0] for seat in range(4)]
        tops = [float(re.findall(r'd="M\d+ ([\d.]+)q', cloth)[0]) for cloth in cloths]
        assert sorted(range(4), key=lambda seat: tops[seat]) == [2, 3, 0, 1]
        assert [place == 1 for place in places] == ["stroke-gold" in cloth for cloth in cloths]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_s_crown_stands_on_the_sack(seats: int) -> None:
    svg = drawn(next(moments_in(seats, s.OVER)), SPECTATOR)
    for cloth in re.findall(r'<g id="score-\d">.*?(?=<g id=|</svg>)', svg):
        # The crown on the sack comes first, the treasures after it.
        found = re.findall(r'href="#sprite-(sack-tipped|crowns)" transform="translate\(([^)]*)\)', cloth)
        places = dict(reversed(found))
        if "stroke-gold" in cloth:
            (across, foot), (left, bottom) = (map(float, places[name].split(",")) for name in ("crowns", "sack-tipped"))
            assert 0 < across - left < 40
            assert 20 < bottom - foot < 75


@pytest.mark.parametrize("wide", [True, False])
def test_each_cube_lies_with_its_winner_or_stays_on_its_crate(wide: bool) -> None:
    for moment in moments_in(3, s.OVER, 6):
        root = ElementTree.fromstring(drawn(moment, 0, wide))
        cubes = {part.get("id", ""): _cubes(part) for part in root}
        won = cubes_won(DECK, moment.state)
        for seat in range(3):
            assert cubes[f"score-{seat + 1}"] == [value for value in won[seat] if value]
        for kind, name in enumerate(s.KINDS):
            taken = [won[seat][kind] for seat in range(3) if won[seat][kind]]
            assert sorted(cubes.get(f"kind-{name}", []) + taken) == sorted(moment.state.cubes[kind].tolist())


def test_on_a_phone_only_crates_with_a_cube_stay_to_the_end() -> None:
    for moment in moments_in(3, s.OVER, 6):
        won, left = cubes_won(DECK, moment.state), set()
        for kind, name in enumerate(s.KINDS):
            cubes = sum(bool(value) for value in moment.state.cubes[kind].tolist())
            if cubes > sum(bool(won[seat][kind]) for seat in range(3)):
                left.add(f"kind-{name}")
        assert {id for id in ids_of(drawn(moment, 0, False)) if id.startswith("kind-")} == left


@pytest.mark.parametrize("wide", [True, False])
def test_the_verdict_shows_the_winner_and_is_read_aloud_as_a_sentence(wide: bool) -> None:
    for moment in moments_in(4, s.OVER, 4):
        winners = standings(scoring, DECK.record, moment.state).winners
        (verdict,) = (part for part in ElementTree.fromstring(drawn(moment, 0, wide)) if part.get("id") == "verdict")
        assert "point" in "".join(found.text or "" for found in verdict.iter(SVG + "title"))
        said = " ".join(found.text or "" for found in verdict.iter(SVG + "text"))
        assert "point" not in said
        assert all(NAMES[seat].split()[0] in said for seat in winners)


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_in_a_cell_overlaps(seats: int, wide: bool) -> None:
    for moment in moments_in(seats, s.OVER, 4):
        for part in ElementTree.fromstring(drawn(moment, SPECTATOR, wide)):
            if part.get("id", "").startswith("score-"):
                for cell in part.iter(SVG + "g"):
                    if cell.get("data-tally") and any(kind in _first_sprite(cell) for kind in s.KINDS):
                        piece, number, *block = [seen.extent for seen in shapes(cell, SPRITE_BOUNDS)]
                        for one, other in combinations([piece, number, *block[:1]], 2):
                            assert not one.overlaps(other, 0)


def _first_sprite(cell: ElementTree.Element) -> str:
    return next((found.get("href", "") for found in cell.iter(SVG + "use")), "")


def _cubes(part: ElementTree.Element) -> list[int]:
    """The values of the cubes in a part; each cube is followed by its value."""
    found = list(part.iter())
    return [
        int(after.text or "")
        for element, after in pairwise(found)
        if element.get("href") == "#sprite-cube" and after.tag == SVG + "text"
    ]


def test_nothing_is_counted_before_the_end() -> None:
    assert "data-tally" not in drawn(first_in(4, s.BURYING), SPECTATOR)
