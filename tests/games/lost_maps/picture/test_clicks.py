from itertools import islice

import pytest
from tests.games.drawings import ids_of
from tests.games.lost_maps.moments import DECK, random_game
from tests.games.lost_maps.pictures import drawn, resting

from spadework.engine.interface import seats_in
from spadework.games.lost_maps.picture.clicks import marks, picks
from spadework.games.lost_maps.rules.state import CROSSING, KEEPING, TAKING


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_clicked_or_marked_element_is_in_the_picture(seats: int, wide: bool) -> None:
    for moment in islice(resting(random_game(seats, seats)), 0, None, 3):
        for seat in seats_in(moment.to_move()):
            view, ids = moment.view(seat), set(ids_of(drawn(moment, seat, wide)))
            for move in moment.legal(seat):
                assert set(marks(DECK, view, seat, move)) <= ids
                assert {id for group in picks(DECK, view, seat, move) for id in group} <= ids


def test_a_click_on_any_of_its_boxes_chooses_a_placement() -> None:
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
