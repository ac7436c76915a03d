"""Set-up of Dragon Island, up to the first turn."""

from collections import Counter
from itertools import product
from math import comb
from typing import Any

import pytest
from tests.games.dragon_island.position import OWN, Fresh, Position, rules

from spadework.engine.interface import CHANCE
from spadework.games.dragon_island.rules import state as s

SEATS = [3, 4, 5, 6]
PLAYERS = {
    3: ["red grey", "green blue", "brown yellow"],
    4: ["green", "brown", "blue", "yellow"],
    5: ["green", "brown", "grey", "blue", "yellow"],
    6: ["red", "green", "brown", "grey", "blue", "yellow"],
}
ALL_CARDS = Counter({kind: int(copies) for kind, copies in zip(OWN.kinds, OWN.record.copies, strict=True)})


def test_is_for_3_to_6_players() -> None:
    assert list(rules.SEATS) == SEATS


@pytest.mark.rule("DI-3", "DI-10")
@pytest.mark.parametrize("seats", SEATS)
def test_tiles_lie_on_their_fields_and_no_dragon_is_on_the_board(seats: int) -> None:
    position = Fresh(seats).start()
    assert position.state.tile.tolist() == OWN.record.tile.tolist()
    assert set(position.state.dragon.tolist()) == {s.NO_FIELD}


@pytest.mark.rule("DI-5", "DI-12")
@pytest.mark.parametrize("seats", SEATS)
def test_seats_follow_the_boats_clockwise_and_unused_boats_stay_empty(seats: int) -> None:
    state = Fresh(seats).state
    led = [
        " ".join(
            OWN.colours[hunter]
            for hunter in range(s.HUNTERS)
            if state.hunter[hunter] != s.NO_FIELD and state.owner[hunter] == seat
        )
        for seat in range(seats)
    ]
    assert led == PLAYERS[seats]
    playing = " ".join(led).split()
    for hunter, colour in enumerate(OWN.colours):
        assert state.hunter[hunter] == (s.ISLAND + hunter if colour in playing else s.NO_FIELD)
        assert OWN.fields[s.ISLAND + hunter] == f"boat-{colour}"


@pytest.mark.rule("DI-12")
@pytest.mark.parametrize(
    ("seats", "options", "playing"),
    [
        (5, {}, "green brown grey blue yellow"),
        (5, {"empty_boat": "brown"}, "red green grey blue yellow"),
        (4, {}, "green brown blue yellow"),
        (4, {"empty_boat": "brown"}, "red green grey blue"),
        (4, {"empty_boat": "yellow", "second_empty_boat": "next"}, "green brown grey blue"),
        (4, {"empty_boat": "green", "second_empty_boat": "next-but-one"}, "red brown blue yellow"),
        (6, {"empty_boat": "brown"}, "red green brown grey blue yellow"),
    ],
)
def test_a_table_may_choose_which_boats_are_used(seats: int, options: Any, playing: str) -> None:
    state = Fresh(seats, **options).state
    led = [hunter for hunter in range(s.HUNTERS) if state.hunter[hunter] != s.NO_FIELD]
    assert " ".join(OWN.colours[hunter] for hunter in led) == playing
    assert [int(state.owner[hunter]) for hunter in led] == list(range(seats))


@pytest.mark.rule("DI-12")
def test_all_choices_of_boats_for_4_can_be_made() -> None:
    first, second = rules.OPTIONS[2:]
    found = set()
    for empty, other in product(first.choices, second.choices):
        state = Fresh(4, empty_boat=empty, second_empty_boat=other).state
        found.add(tuple(state.hunter != s.NO_FIELD))
    assert len(found) == comb(s.HUNTERS, 4)


@pytest.mark.rule("DI-12")
def test_with_3_players_everyones_two_boats_face_each_other() -> None:
    for colours in PLAYERS[3]:
        first, second = (OWN.colours.index(colour) for colour in colours.split())
        assert second - first == s.HUNTERS // 2


@pytest.mark.rule("DI-10", "DI-6", "DI-7")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_gets_six_of_the_99_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    position = Fresh(seats)
    assert position.pile("draw_pile") == position.all_cards() == ALL_CARDS
    assert ALL_CARDS.total() == 99
    position.start(first=1)
    assert [len(position.hand(seat)) for seat in range(seats)] == [6] * seats
    assert position.pile("draw_pile").total() == int(position.state.in_draw_pile) == 99 - 6 * seats
    assert position.all_cards() == ALL_CARDS


@pytest.mark.rule("DI-10")
def test_each_card_of_the_draw_pile_is_equally_likely() -> None:
    position = Fresh().chance("start 3")
    assert position.chance_outcomes == {f"draw {kind}": copies for kind, copies in ALL_CARDS.items()}
    position.chance("draw terror", "draw terror")
    assert position.hand(2) == ["terror", "terror"]
    assert "draw terror" not in position.chance_outcomes
    assert position.chance_outcomes["draw water"] == 8


@pytest.mark.rule("DI-12")
def test_with_3_players_two_hunters_share_one_hand_of_six() -> None:
    position = Fresh(3).start()
    assert position.state.cards.tolist()[:3] == [6, 6, 6]


@pytest.mark.rule("DI-8", "DI-11")
@pytest.mark.parametrize("seats", SEATS)
def test_the_100_coins_lie_on_the_treasure_field_first(seats: int) -> None:
    position = Fresh(seats).start()
    assert OWN.record.value[position.state.next_pair] == 100
    assert all(position.coins(seat) == [] for seat in range(seats))


@pytest.mark.rule("DI-8", "DI-11")
def test_the_next_pair_is_laid_out_as_soon_as_one_is_carried_off() -> None:
    laid_out = []
    for pair in range(1, s.PAIRS + 1):
        position = Position(active=0).lay_out(pair).stand(green="d4", blue="treasure").lay(d5="forest")
        laid_out.append(OWN.record.value[position.state.next_pair])
        position.do(0, "step treasure")
        assert position.state.next_pair == pair - 1
        position.play(0, "step d5")
        assert position.state.next_pair == pair
        assert position.carried("green") == position.carried("blue") == pair
    assert laid_out == [100, 125, 150, 175, 200, 240, 300]


@pytest.mark.rule("DI-13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    position = Fresh(seats)
    assert position.to_move == [CHANCE]
    assert position.chance_outcomes == {f"start {seat + 1}": 1 for seat in range(seats)}
    for first in range(seats):
        assert Fresh(seats).start(first).to_move == [first]


@pytest.mark.rule("DI-13")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 2])
def test_play_goes_clockwise(seats: int, first: int) -> None:
    position = Fresh(seats).start(first)
    for number in range(2 * seats):
        assert position.to_move == [(first + number) % seats]
        position.play((first + number) % seats, "pass", "draw up").draw_any().settle()
