"""Pictures of Sea & Shore: valid in every position, without others' secrets."""

import re
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, texts
from tests.games.sea_and_shore.pictures import (
    ALL_SEATS,
    BOTH,
    LEAST_TEXT,
    decisions,
    drawn,
    hand_in,
    place_of,
    said_in,
    titles_in,
)
from tests.games.sea_and_shore.position import OWN, TREASURES, Position, dealt

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.emblems import EMBLEMS
from spadework.engine.picture.sprites import used
from spadework.games.sea_and_shore.picture.art import sprites
from spadework.games.sea_and_shore.rules.state import GIVING, PLAYING

SPRITES = {**EMBLEMS, **sprites(OWN)}
SIZES = {
    "card": (100, 140),
    "played": (100, 140),
    "gone": (100, 140),
    "tag": (7, 7),
    "previews": (100, 140),
    "cover": (105, 71),
    "treasure": (70, 74),
    "top": (70, 74),
    "added": (10, 10),
    "earned": (10, 9),
    "start": (22, 19),
    "action": (90, 160),
    "seat": (88, 82),
    "name": (88, 22),
    "held": (50, 40),
    "extra": (12, 20),
}
"""The minimum size of each placed element, by the first word of its id."""

# Validity


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for position in decisions(seats, 40 + seats, 5):
        for seat in (SPECTATOR, 0, seats - 1):
            svg = drawn(position, seat, wide, "de", memory_aid="on")
            root = ElementTree.fromstring(svg)
            ids = ids_of(svg)
            assert len(ids) == len(set(ids))
            assert set(used(svg, SPRITES)) <= set(SPRITES)
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.3 for size, _ in texts(root)), min(texts(root))


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_no_picture_is_large(seats: int, wide: bool) -> None:
    for position in decisions(seats, 60 + seats, 4):
        mover, held = position.to_move[0], position.state.extras.copy()
        position.state.extras[mover] = 22
        for seat in (SPECTATOR, mover):
            assert len(drawn(position, seat, wide, "de", memory_aid="on").encode()) < 50_000
        position.state.extras[:] = held


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_no_movable_piece_lies_outside_the_picture(seats: int, wide: bool) -> None:
    for position in decisions(seats, 80 + seats, 4):
        for seat in (SPECTATOR, 1):
            svg = drawn(position, seat, wide)
            width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
            for id, x, y, scale in re.findall(
                r'id="([^"]*)" transform="translate\(([\d.-]+),([\d.-]+)\) scale\(([\d.]+)\)"', svg
            ):
                size = SIZES[id.partition("-")[0]]
                assert 0 <= float(x) <= width - size[0] * float(scale), id
                assert 0 <= float(y) <= height - size[1] * float(scale), id


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_the_picture_keeps_its_size_so_that_pieces_can_move(seats: int, wide: bool) -> None:
    for seat in (SPECTATOR, 0):
        sizes = {
            re.findall(r'viewBox="([^"]*)"', drawn(position, seat, wide))[0] for position in decisions(seats, 5, 6)
        }
        assert len(sizes) == 1


@ALL_SEATS
def test_a_picture_is_a_single_image_unless_its_viewer_can_move(seats: int) -> None:
    for position in decisions(seats, 7, 40):
        for seat in (SPECTATOR, *position.seats):
            assert (' role="group"' in drawn(position, seat)) == (seat in position.to_move)


@BOTH
@ALL_SEATS
def test_the_other_players_sit_clockwise_from_the_viewer(seats: int, wide: bool) -> None:
    position = next(decisions(seats, 3))
    for viewer in position.seats:
        svg = drawn(position, viewer, wide)
        places = {
            seat: [float(part) for part in re.findall(r"[\d.]+", place_of(svg, f"seat-{seat + 1}"))]
            for seat in position.seats
        }
        others = sorted((seat for seat in position.seats if seat != viewer), key=lambda seat: places[seat][0])
        assert others == [(viewer + later) % seats for later in range(1, seats)]
        assert places[viewer][1] > max(places[other][1] for other in others) + 300


def test_on_a_phone_a_long_name_fits_when_no_question_is_beside_it() -> None:
    position = next(
        p for p in decisions(5, 4) if p.state.rounds == 1 and p.state.phase == PLAYING and 4 not in p.to_move
    )
    assert any(text.startswith("Wilhelmina") for text in said_in(drawn(position, 4, wide=False)))


@BOTH
def test_pennants_show_the_trick_number_and_what_the_others_see(wide: bool) -> None:
    position = Position("r7 b12", "r1 p2", "r2 g2", turned_up="r5a").trick("r7 sea", "r1 sea", "r2 sea").turn_up()
    position.play(1, "p2 sea")
    svg = drawn(position, 1, wide)
    pennant, caption, seen = (
        next(part for part in ElementTree.fromstring(svg) if part.get("id") == id)
        for id in ("header", "trick-caption", "own-seen")
    )
    for part in (pennant, seen):
        assert "fill-sheet" in ElementTree.tostring(part, "unicode")
    if wide:
        assert len({line.get("x") for part in (pennant, caption, seen) for line in part.iter(SVG + "text")}) == 1


# Secrecy


@BOTH
@pytest.mark.parametrize(("one", "other"), [("r7 sea", "r9 sea"), ("r7 shore", "b7 shore"), ("r7 sea +1", "r9 sea +1")])
def test_a_covered_card_looks_the_same_whatever_it_hides(one: str, other: str, wide: bool) -> None:
    pictures = []
    for move in (one, other):
        position = Position("r7 r9 b7", "r1 r2 r3", "b1 b2 b3", turned_up="g1a").hold(2).play(0, move)
        pictures.append([drawn(position, seat, wide) for seat in (SPECTATOR, 1, 2, 0)])
    assert pictures[0][:3] == pictures[1][:3]
    assert pictures[0][3] != pictures[1][3]


@ALL_SEATS
def test_hands_are_visible_only_to_their_owners(seats: int) -> None:
    for position in decisions(seats, 9, 20):
        assert hand_in(drawn(position, SPECTATOR)) == []
        for seat in position.seats:
            assert set(hand_in(drawn(position, seat))) == set(position.hand(seat).split())


def test_a_card_on_the_table_is_named_after_its_uncovered_half() -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(2)
    position.play(0, "r7 sea +2").play(1, "r2 shore")
    svg = drawn(position, 2)
    assert "Anna\u2019s covered card: sea (red), with 2 extra cards" in titles_in(svg)
    assert "Ben <the Great> & sons\u2019s covered card: shore (2)" in titles_in(svg)
    assert "+2" in said_in(svg)
    own = drawn(position, 0)
    assert "#sprite-veil" in own
    assert "sea (red)" in " ".join(said_in(own))
    for picture, seen in ((own, True), (drawn(position, SPECTATOR), False), (svg, False)):
        [card] = [part for part in picture.split("<g ") if part.startswith('id="played-1')]
        assert ("#sprite-shore-7" in card) == seen
        assert "#sprite-sea-red" in card


def test_a_gift_is_marked_for_its_giver_until_all_have_given() -> None:
    position = dealt("r12 r11 r10 r9", "b1", "g1").play(0, "give r12")
    assert position.state.phase == GIVING
    assert "Your gift for Cem: red 12" in " ".join(said_in(drawn(position, 0)))
    assert "Your gift" not in " ".join(said_in(drawn(position, 1)))


@BOTH
def test_cards_that_may_be_given_are_raised_above_the_rest_of_the_hand(wide: bool) -> None:
    position = dealt("r12 r11 r10 r9 b9 b8 b7 b6 p5 p4 g3 g2", "b1", "g1")
    for given in (["r12", "b9"], ["r12"]):
        svg = drawn(position, 0, wide)
        places = {
            id[5:]: float(place_of(svg, id).split(",")[1].split(")")[0]) for id in ids_of(svg) if id.startswith("card-")
        }
        rows = {place for card, place in places.items() if card not in given}
        assert len(rows) == 1 if wide else 2
        assert not rows & {places[card] for card in given}
        assert max(rows) > min(places[card] for card in given)
        if position.to_move == [0, 1, 2]:
            position.play(0, "give r12")


@BOTH
def test_a_pile_shows_its_top_treasure_and_with_the_memory_aid_all(wide: bool) -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").own(1, "p1a r5a")
    for seat in (SPECTATOR, 0, 1):
        ids = ids_of(drawn(position, seat, wide))
        assert f"treasure-{TREASURES.index('r5a') + 1}" in ids
        assert f"treasure-{TREASURES.index('p1a') + 1}" not in ids
        assert "2 treasures" in titles_in(drawn(position, seat, wide))
        assert "pile, from the top" not in drawn(position, seat, wide)
        aided = drawn(position, seat, wide, memory_aid="on")
        assert "Ben <the Great> & sons\u2019s pile, from the top: red 5 and purple 1" in titles_in(aided)


def test_looking_back_does_not_show_treasures_now_beneath_others() -> None:
    before = Position("r7 b12", "r1 p2", "b1 g2", turned_up="r5a").trick("r7 sea", "r1 sea", "b1 sea")
    id = f"treasure-{TREASURES.index('r5a') + 1}"
    now = before.view(1)[0]
    now.beneath[TREASURES.index("b1a")] = TREASURES.index("r5a")
    for seat in (SPECTATOR, 1):
        assert id in ids_of(drawn(before, seat))
        back = drawn(before, seat, now=now)
        assert id not in ids_of(back)
        assert "red 5" not in back
        assert "red treasure (5)" not in back
        assert any(name.startswith("Anna takes red;") for name in titles_in(back))
        assert str(TREASURES.index("r5a") + 1) not in "".join(id for id in ids_of(back) if id.startswith("shut"))
        assert id in ids_of(drawn(before, seat, now=now, memory_aid="on"))
