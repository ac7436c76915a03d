import re
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of
from tests.games.rat_alarm.moments import DECK, first_in, in_turn, moments_in, random_game
from tests.games.rat_alarm.pictures import drawn, numbers

from spadework.engine.interface import SPECTATOR, seats_in
from spadework.games.rat_alarm.picture.clicks import marks, picks
from spadework.games.rat_alarm.rules import state as s


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_clicked_or_marked_element_is_in_the_picture(seats: int, wide: bool) -> None:
    for moment in random_game(seats, seats):
        for seat in seats_in(moment.to_move()):
            view, ids = moment.view(seat), set(ids_of(drawn(moment, seat, wide)))
            for move in moment.legal(seat):
                assert set(marks(DECK, view, seat, move)) <= ids
                assert {id for group in picks(DECK, view, seat, move) for id in group} <= ids


def test_a_click_on_a_kind_marks_the_cards_it_would_take() -> None:
    moment = next(moments_in(3, s.TURNED))
    moment.state.lies_open = 1 << 0 | 1 << 4 | 1 << 35
    view = moment.view(0)
    assert picks(DECK, view, 0, s.DROP + 1) == (("kind-coins",),)
    assert marks(DECK, view, 0, s.DROP + 1) == ("card-5", "card-36")
    assert marks(DECK, view, 0, s.DROP + 4) == ()


def test_all_other_moves_take_one_click() -> None:
    view = next(moments_in(3, s.TURNED)).view(0)
    for move, id in (
        (s.TURN_UP, "draw-pile"),
        (s.STAY, "stay"),
        (s.KEEP + 11, "card-12"),
        (s.KEEP_NONE, "keep-none"),
        (s.BURY + 6, "card-7"),
    ):
        assert picks(DECK, view, 0, move) == ((id,),)
        assert marks(DECK, view, 0, move) == (id,)


def test_only_the_player_who_may_stay_or_keep_none_sees_the_button() -> None:
    staying = next(moment for moment in moments_in(3, s.TURNED) if moment.move == s.STAY)
    alarm = next(moments_in(3, s.ALARM))
    for moment, id in ((staying, "stay"), (alarm, "keep-none")):
        for seat in (SPECTATOR, 0, 1, 2):
            assert (id in ids_of(drawn(moment, seat))) == (seat == moment.seat)
    assert "stay" not in ids_of(drawn(next(moments_in(3, s.TURN)), 0))


def test_buttons_are_wooden_so_that_gold_marks_only_clickable_frames() -> None:
    # The page's styles frame clickable elements in gold; the plank itself is wood.
    for moment, id in ((next(moments_in(3, s.TURNED)), "stay"), (next(moments_in(3, s.ALARM)), "keep-none")):
        assert moment.seat is not None
        [button] = [part for part in ElementTree.fromstring(drawn(moment, moment.seat)) if part.get("id") == id]
        assert "gold" not in " ".join(element.get("class", "") for element in button.iter()).replace("on-gold", "")


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("phase", [s.TURN, s.TURNED, s.ALARM, s.BURYING])
def test_clickable_elements_have_a_name_and_hide_their_text_from_screen_readers(phase: int, wide: bool) -> None:
    moment = first_in(3, phase)
    assert moment.seat is not None
    elements = {
        element.get("id"): element for element in ElementTree.fromstring(drawn(moment, moment.seat, wide)).iter()
    }
    for move in moment.legal(moment.seat):
        for (id,) in picks(DECK, moment.view(moment.seat), moment.seat, move):
            name = elements[id].find(SVG + "title")
            assert name is not None
            assert name.text
            for part in elements[id]:
                assert part.get("aria-hidden") == "true" or not list(part.iter(SVG + "text"))


def test_a_card_is_named_with_its_place() -> None:
    moment = in_turn(s.TURNED, 5, 17, 36)
    moment.state.lies_open, moment.state.spade[1] = 1 << 16 | 1 << 35, 4
    svg = drawn(moment, 0)
    for id, place in (("card-36", "just turned up"), ("card-17", "open in the middle"), ("card-5", "buried under Bar")):
        assert re.search(rf'id="{id}"[^>]*><title>[^<]*, {place}', svg), id


def test_a_card_keeps_its_id_when_it_moves() -> None:
    moment = next(
        moment
        for moment in moments_in(3, s.BURYING)
        if int(moment.state.lies_open).bit_count() > 2 and not any(int(card) >= 0 for card in moment.state.spade[:3])
    )
    assert moment.seat is not None
    card = next(iter(numbers(int(moment.state.lies_open))))
    after = moment.after(moment.seat, s.BURY + card - 1)

    def place(svg: str) -> str:
        return str(re.findall(rf'id="card-{card}" transform="([^"]*)"', svg)[0])

    assert place(drawn(moment, 0)) != place(drawn(after, 0))


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
def test_a_card_turned_up_comes_from_the_top_of_the_draw_pile(wide: bool) -> None:
    before, turned = None, 0
    for moment in random_game(3, 4):
        svg = drawn(moment, 0, wide)
        # The element that holds the card was the top of the draw pile, where another card lies now.
        if moment.state.phase in (s.TURNED, s.ALARM) and before is not None:
            carriers = re.findall(rf'id="(top-\d+)" transform="([^"]*)"><g id="card-{moment.state.turned + 1}"', svg)
            was = re.findall(r'id="(top-\d+)" transform="([^"]*)"', before)[-1]
            assert [id for id, _ in carriers] == [was[0]]
            assert carriers[0][1] != was[1]
            turned += 1
        before = svg if moment.state.phase == s.DRAWING and moment.state.draw_pile else None
        assert len(set(re.findall(r'id="(top-\d+)"', svg))) == svg.count('id="top-')
    assert turned > 5


def test_cards_stay_in_the_same_order() -> None:
    for moment in islice(random_game(3, 4), 0, None, 10):
        cards = [int(id[5:]) for id in ids_of(drawn(moment, 0)) if id.startswith("card-")]
        assert cards == sorted(cards)
