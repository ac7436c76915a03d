import re
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, texts
from tests.games.lost_maps.moments import DECK, GAME, Moment, random_game

from spadework.engine.contract import SPECTATOR, Scene, seats_in
from spadework.engine.picture.svg import STYLESHEET
from spadework.games.lost_maps.picture import draw, marks, picks
from spadework.games.lost_maps.rules.state import CROSSING, KEEPING, OVER, TAKING

NAMES = ("Anna", "Bartholomew <the Great> & sons", "Cem", "Dörte")
LEAST_TEXT = {True: 18, False: 14}


def drawn(moment: Moment, seat: int, wide: bool = True, language: str = "en", **options: str) -> str:
    names = NAMES[: int(moment.state.seats)]
    return draw(DECK, moment.view(seat), seat, Scene(GAME.words[language], names, wide, options or None))


def resting(game: Iterator[Moment]) -> Iterator[Moment]:
    """The moments at which somebody is to move, and the end."""
    return (moment for moment in game if moment.seat is None or seats_in(moment.to_move()))


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_clicked_and_marked_is_in_the_picture(seats: int, wide: bool) -> None:
    for moment in islice(resting(random_game(seats, seats)), 0, None, 3):
        for seat in seats_in(moment.to_move()):
            view, ids = moment.view(seat), set(ids_of(drawn(moment, seat, wide)))
            for move in moment.legal(seat):
                assert set(marks(DECK, view, seat, move)) <= ids
                assert {id for group in picks(DECK, view, seat, move) for id in group} <= ids


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for moment in islice(random_game(seats, 40 + seats), 0, None, 5):
        for seat in (SPECTATOR, 0, seats - 1):
            svg = drawn(moment, seat, wide, "de")
            root = ElementTree.fromstring(svg)
            ids = ids_of(svg)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(ids)
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.01 for size, _ in texts(root)), min(texts(root))


@pytest.mark.parametrize("wide", [True, False])
def test_no_picture_is_large(wide: bool) -> None:
    sizes = [len(drawn(moment, 0, wide).encode()) for moment in islice(resting(random_game(4, 8)), 0, None, 20)]
    assert max(sizes) < 50_000


@pytest.mark.parametrize("wide", [True, False])
def test_nothing_lies_outside_the_picture(wide: bool) -> None:
    moment = max(random_game(4, 9), key=lambda moment: sum(int(filled).bit_count() for filled in moment.state.filled))
    for seat in (SPECTATOR, 0):
        svg = drawn(moment, seat, wide)
        width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
        for x, y, scale in re.findall(
            r'id="card-[^"]*" transform="translate\(([\d.]+),([\d.]+)\) scale\(([\d.]+)\)"', svg
        ):
            assert 0 <= float(x) <= width - 168 * float(scale)
            assert 0 <= float(y) <= height - 208 * float(scale)


def test_a_placement_is_one_pick_of_any_of_its_boxes() -> None:
    moment = next(
        moment for moment in random_game(2, 3) if moment.state.phase == CROSSING and moment.state.undecided & 1
    )
    for move in moment.legal(0):
        assert picks(DECK, moment.view(0), 0, move) == (marks(DECK, moment.view(0), 0, move),)


def test_keeping_takes_two_clicks_in_any_order() -> None:
    moment = next(moment for moment in random_game(2, 3) if moment.state.phase == KEEPING)
    assert picks(DECK, moment.view(0), 0, moment.legal(0)[1]) == (("hand-1", "hand-3"), ("hand-1", "hand-3"))


def test_taking_clicks_a_displayed_card_or_the_stack() -> None:
    moment = next(moment for moment in random_game(2, 3) if moment.state.phase == TAKING)
    seat = seats_in(moment.to_move())[0]
    clicked = [picks(DECK, moment.view(seat), seat, move) for move in moment.legal(seat)]
    assert clicked == [((id,),) for id in ("display-1", "display-2", "display-3", "display-4", "stack")]


def test_a_card_keeps_its_id_when_it_moves() -> None:
    game = list(random_game(2, 3))
    taking = next(moment for moment in game if moment.state.phase == TAKING and moment.move is not None)
    seat = seats_in(taking.to_move())[0]
    name = f"card-{DECK.card_names[taking.state.display[0]]}"
    after = taking.state.copy()
    GAME.rules.apply(DECK.record, after, seat, taking.legal(seat)[0])
    before_svg, after_svg = drawn(taking, seat), drawn(Moment(after, None, None), seat)

    def place(svg: str) -> str:
        return str(re.findall(rf'id="{name}" transform="([^"]*)"', svg)[0])

    assert place(before_svg) != place(after_svg)


def test_cards_stay_in_the_same_order() -> None:
    for moment in islice(random_game(3, 4), 0, None, 25):
        names = [id[5:] for id in ids_of(drawn(moment, 0)) if id.startswith("card-")]
        assert names == sorted(names, key=DECK.card_names.index)


def test_others_crosses_of_this_turn_are_not_drawn() -> None:
    for moment in random_game(2, 6):
        if moment.state.phase == CROSSING and moment.state.crossing[1].any():
            hidden = Moment(moment.state.copy(), None, None)
            hidden.state.crossing[1] = 0
            hidden.state.owed[1] = 0
            assert drawn(moment, 0) == drawn(hidden, 0)
            assert drawn(moment, 1) != drawn(hidden, 1)
            return
    pytest.fail("nobody crossed anything off before the others")


def test_earlier_expeditions_show_only_with_the_memory_aid() -> None:
    moment = next(moment for moment in random_game(2, 6) if moment.state.turn == 3 and moment.state.phase == CROSSING)
    other = Moment(moment.state.copy(), None, None)
    other.state.patterns_left[:2] = other.state.patterns_left[1::-1] + 1
    assert drawn(moment, 0) == drawn(other, 0)
    assert drawn(moment, 0, True, "en", **{"memory-aid": "off"}) == drawn(moment, 0)
    aided = drawn(moment, 0, True, "en", **{"memory-aid": "on"})
    assert "To come" in aided
    assert aided != drawn(other, 0, True, "en", **{"memory-aid": "on"})


def test_a_hand_that_others_hold_is_backs() -> None:
    moment = next(moment for moment in random_game(3, 6) if moment.state.phase == KEEPING)
    assert not any(id.startswith(("card-", "hand-")) for id in ids_of(drawn(moment, SPECTATOR)))
    assert sum(id.startswith("card-") for id in ids_of(drawn(moment, 0))) == 4


def test_title_and_description_tell_the_position() -> None:
    game = list(random_game(2, 6))
    moment = next(moment for moment in game if moment.state.phase == CROSSING and moment.state.undecided == 3)
    root = ElementTree.fromstring(drawn(moment, 0))
    assert root.findtext(SVG + "title") == "Lost Maps: round 1 of 4, expedition 1 of 7"
    described = root.findtext(SVG + "desc") or ""
    assert described.startswith("The expedition: ")
    for part in ("On display: ", "Anna works on ", " boxes crossed off", "Points so far: Anna 0", "To move: Anna and "):
        assert part in described
    over = ElementTree.fromstring(drawn(game[-1], SPECTATOR, True, "de"))
    assert over.findtext(SVG + "title") == "Lost Maps: Das Spiel ist aus"
    assert re.search(r"gewinnt|teilen sich den Sieg", over.findtext(SVG + "desc") or "")


def test_only_a_picture_without_anything_to_play_is_one_image() -> None:
    game = list(random_game(2, 6))
    moment = next(moment for moment in game if moment.state.phase == CROSSING and moment.state.undecided == 1)
    assert ' role="group"' in drawn(moment, 0)
    assert ' role="img"' in drawn(moment, 1)
    assert ' role="img"' in drawn(moment, SPECTATOR)


def test_who_has_still_to_move_is_said_in_words() -> None:
    moment = next(
        moment for moment in random_game(3, 6) if moment.state.phase == CROSSING and moment.state.undecided == 0b101
    )
    said = [text for _, text in texts(ElementTree.fromstring(drawn(moment, SPECTATOR)))]
    assert (said.count("to move"), said.count("done")) == (2, 1)


def test_the_end_leaves_unfinished_cards_faint() -> None:
    over = list(random_game(2, 6))[-1]
    assert over.state.phase == OVER
    unfinished = sum(int(card) >= 0 for card in over.state.card[:2].flat)
    assert len(re.findall(r'id="card-[^"]*" transform="[^"]*" opacity="0.4"', drawn(over, SPECTATOR))) == unfinished


def test_an_empty_stack_and_display_can_be_drawn() -> None:
    moment = next(moment for moment in random_game(2, 6) if moment.state.phase == CROSSING)
    moment.state.stack = 0
    moment.state.display[:] = -2
    for wide in (True, False):
        svg = drawn(moment, 0, wide)
        ElementTree.fromstring(svg)
        assert "The display is empty." in svg
        assert {"stack", "display-1", "display-4"} <= set(ids_of(svg))
