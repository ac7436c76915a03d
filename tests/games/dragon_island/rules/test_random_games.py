"""Invariants of random games of Dragon Island."""

from collections import Counter

import numpy as np
import pytest
from tests.games.dragon_island.by_the_book import random_position
from tests.games.dragon_island.position import OWN, Fresh, played_on, random_game

from spadework.engine.codes import family_of
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s

SEATS = [3, 4, 5, 6]
ALL_CARDS = Counter({kind: int(copies) for kind, copies in zip(OWN.kinds, OWN.record.copies, strict=True)})


def carriers(position: Fresh) -> dict[int, list[int]]:
    """The hunters that carry, or are alone with, each pair under way."""
    found: dict[int, list[int]] = {}
    for hunter in range(s.HUNTERS):
        if position.state.carries[hunter] != s.NO_PAIR:
            found.setdefault(int(position.state.carries[hunter]), []).append(hunter)
    return found


def check_cards(position: Fresh) -> None:
    """Assert that all cards are accounted for, that hands are sorted, and that cards known to seats are there."""
    state = position.state
    assert position.all_cards() == ALL_CARDS
    assert int(state.in_draw_pile) == position.pile("draw_pile").total()
    for seat in range(state.seats):
        held = state.hand[seat, : state.cards[seat]].tolist()
        assert held == sorted(held)
        assert (state.hand[seat, state.cards[seat] :] < 0).all()
        for who in range(state.seats):
            assert not Counter(position.known(who, seat)) - Counter(position.hand(seat))
            assert who != seat or not position.known(who, seat)
    if state.phase != s.DRAWING:
        assert state.in_draw_pile > 0


def check_treasures(position: Fresh) -> None:
    """Assert that each pair is beside the board, on the treasure field, with its carriers, cashed in or out of the game."""
    state, carried = position.state, carriers(position)
    assert all(len(hunters) <= 2 for hunters in carried.values())
    assert all(pair < state.next_pair for pair in carried)
    assert len(carried) + int(state.settled) == int(state.next_pair)
    won = state.coins[: state.seats].sum(axis=0)
    assert set(won.tolist()) <= {0, s.COINS}
    assert not any(won[pair] for pair in carried)
    assert not won[state.next_pair :].any()


def check_board(position: Fresh) -> None:
    """Assert that hunters share a field only as carriers, in a boat or briefly on the treasure field, and that dragons keep off."""
    state = position.state
    for field in {int(field) for field in state.hunter if field != s.NO_FIELD}:
        here = [hunter for hunter in range(s.HUNTERS) if state.hunter[hunter] == field]
        carried = {int(state.carries[hunter]) for hunter in here}
        if field == s.TREASURE_FIELD and state.next_pair < s.PAIRS:
            assert carried == {s.NO_PAIR}
            assert len(here) == (2 if state.phase == s.LEAVING else 1)
        elif field < s.ISLAND:
            assert len(here) == 1 or (len(here) == 2 and len(carried) == 1 and carried != {s.NO_PAIR})
        elif state.phase != s.SHARING:
            assert carried == {s.NO_PAIR}
        assert field not in state.dragon
    for dragon in state.dragon.tolist():
        assert dragon == s.NO_FIELD or not int(OWN.record.not_for_dragons) >> dragon & 1
    for hunters in carriers(position).values():
        assert len({int(state.hunter[hunter]) for hunter in hunters}) == 1
    assert sorted(state.tile.tolist()) == sorted(OWN.record.tile.tolist())


def check(position: Fresh) -> None:
    check_cards(position)
    check_treasures(position)
    check_board(position)
    assert (position.state.cards <= s.HAND).all()
    assert (int(position.state.settled) == s.PAIRS) <= (not position.to_move)


@pytest.mark.slow
@pytest.mark.rule("DI-10", "DI-20", "DI-25", "DI-28", "DI-53", "DI-62", "DI-67", "DI-80")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_treasures_and_hunters_stay_in_legal_places(seats: int) -> None:
    for _, _, position in random_game(seats, seats, most=1500):
        check(position)


@pytest.mark.slow
@pytest.mark.rule("DI-40", "DI-51", "DI-53", "DI-54", "DI-56", "DI-57", "DI-80")
@pytest.mark.parametrize("part", range(2))
def test_cards_treasures_and_hunters_stay_in_legal_places_from_busy_positions(part: int) -> None:
    phases, settings, settled = set(), set(), 0
    for seed in range(part, 100, 2):
        position = random_position(seed)
        before = int(position.state.settled)
        for _, _, now in played_on(position, seed, most=40):
            check(now)
            phases.add(int(now.state.phase))
            settings.add(int(now.state.aim))
            assert now.state.phase == s.TURN or now.state.aim == s.NOTHING_AIMED
        settled += int(position.state.settled) - before
    assert phases >= {s.TURN, s.ANNOUNCED, s.LEAVING, s.SHARING, s.TAKING, s.DRAWING}
    assert settings == {s.NOTHING_AIMED, s.FIRST_TILE, s.SECOND_TILE, s.WHICH_DRAGON, s.WHERE_DRAGON}
    assert settled > 5


@pytest.mark.rule("DI-24")
@pytest.mark.parametrize("seed", range(2))
def test_with_3_players_one_hunter_moves_in_a_turn(seed: int) -> None:
    turn, moved, steps = 0, s.NO_HUNTER, 0
    for seat, move, position in random_game(3, seed, most=2500):
        if position.state.turns != turn:
            turn, moved = int(position.state.turns), s.NO_HUNTER
        if position.state.phase == s.TURN and position.state.moved != s.NO_HUNTER:
            assert moved in (s.NO_HUNTER, position.state.moved)
            moved = int(position.state.moved)
        if seat != CHANCE and family_of(move, c.FAMILY) == c.GO and moved != s.NO_HUNTER:
            assert c.named_hunter(move) == moved
            steps += 1
    assert steps > 20


@pytest.mark.rule("DI-27", "DI-29")
@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_has_six_cards_after_its_turn_and_never_grows_out_of_turn(seats: int) -> None:
    turn, before = 0, np.zeros(6, int)
    for _, _, position in random_game(seats, 11, most=1500):
        state = position.state
        if state.turns != turn:
            if turn:
                assert state.cards[(state.active - 1) % seats] == s.HAND
            turn, before = int(state.turns), state.cards.astype(int)
        for seat in range(seats):
            assert turn == 0 or seat == state.active or state.cards[seat] <= before[seat]


@pytest.mark.rule("DI-67", "DI-74", "DI-75")
@pytest.mark.parametrize("part", range(4))
def test_no_view_depends_on_hidden_cards(part: int) -> None:
    changed = 0
    for seed in range(part, 40, 4):
        for number, (_, _, position) in enumerate(played_on(random_position(seed), seed, most=60)):
            if number % 6:
                continue
            for seat in (SPECTATOR, *range(position.state.seats)):
                seen, world = position.view(seat), position.sample_state(seat, number)
                changed += world.states.tobytes() != position.states.tobytes()
                assert world.view(seat).tobytes() == seen.tobytes()
                assert (seat in world.to_move) == (seat in position.to_move)
                assert world.all_cards() == ALL_CARDS
                for other in range(position.state.seats):
                    assert len(world.hand(other)) == len(position.hand(other))
                    if seat != SPECTATOR:
                        assert not Counter(position.known(seat, other)) - Counter(world.hand(other))
    assert changed > 100
