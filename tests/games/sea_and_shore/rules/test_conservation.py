"""Invariants of random games of Sea & Shore: nothing gets lost, and all recorded knowledge is true."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.sea_and_shore.position import CARDS, SEATS, TREASURES, Fresh, mask, random_game

from spadework.games.sea_and_shore.rules import state as s

thoroughly = settings(max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True)
games = given(
    seats=st.sampled_from(SEATS),
    seed=st.integers(0, 2**40),
    red_blue=st.integers(0, 2),
    green_purple=st.integers(0, 2),
)

NEVER = sum(mask(TREASURES, f"{colour}{value}a") for colour in "rbgp" for value in (2, 3, 4))
ALL_TREASURES = (1 << len(TREASURES)) - 1


def moments(seats: int, seed: int, red_blue: int, green_purple: int) -> Iterator[Fresh]:
    """Every moment of a random game, as one position object updated in place."""
    for _, _, position in random_game(seats, seed, red_blue=red_blue, green_purple=green_purple):
        yield position


def hands(position: Fresh) -> list[int]:
    return [int(position.state.hand[seat]) for seat in position.seats]


def played(position: Fresh) -> list[int]:
    return [int(position.state.played[seat]) for seat in position.seats]


def on_table(position: Fresh) -> list[int]:
    """The card on the table before each seat, as a bit mask; 0 if it was fetched."""
    lying = []
    for seat in position.seats:
        card = int(position.state.island[seat])
        lying.append(0 if card == s.NO_CARD or position.state.shows[seat] == s.FETCHED else 1 << card)
    return lying


def union(masks: list[int]) -> int:
    """The union of bit masks, which must be disjoint."""
    cards = 0
    for bits in masks:
        assert not cards & bits
        cards |= bits
    return cards


@pytest.mark.rule("SS-1", "SS-13", "SS-33", "SS-41", "SS-43")
@thoroughly
@games
def test_every_island_card_dealt_is_in_a_hand_on_the_table_or_out(
    seats: int, seed: int, red_blue: int, green_purple: int
) -> None:
    rounds, out = -1, 0
    for position in moments(seats, seed, red_blue, green_purple):
        assert [cards.bit_count() for cards in hands(position)] == position.state.cards[:seats].tolist()
        held, lying = union(hands(position)), union(on_table(position))
        assert not held & lying
        if position.state.phase == s.DEALING:
            rounds, out = int(position.state.rounds), 0
            continue
        if position.state.rounds > rounds:
            continue
        now = union(played(position)) & ~held & ~lying
        assert out & ~now == 0, "a card that was out came back"
        out = now
        assert (held | lying | out).bit_count() == s.HAND[seats] * seats


@pytest.mark.rule("SS-2", "SS-10", "SS-11", "SS-25", "SS-26", "SS-32")
@thoroughly
@games
def test_every_treasure_is_in_a_stack_open_on_a_pile_or_out_of_the_round(
    seats: int, seed: int, red_blue: int, green_purple: int
) -> None:
    gone, rounds = 0, 0
    for position in moments(seats, seed, red_blue, green_purple):
        if position.state.rounds != rounds:
            gone, rounds = 0, int(position.state.rounds)
        piles = union([mask(TREASURES, pile) for pile in position.piles])
        assert sum(len(pile.split()) for pile in position.piles) == piles.bit_count()
        stacks = union([int(position.state.face_down[stack]) for stack in range(2)])
        assert not stacks & piles
        assert not stacks & mask(TREASURES, position.open)
        now = ALL_TREASURES & ~stacks & ~piles & ~mask(TREASURES, position.open)
        assert gone & ~now == 0, "a treasure came up again"
        gone = now
        if seats == 3:
            assert gone & NEVER == NEVER


@pytest.mark.rule("SS-3", "SS-28", "SS-29", "SS-33", "SS-40")
@thoroughly
@games
def test_every_extra_card_is_held_in_play_or_in_the_supply(
    seats: int, seed: int, red_blue: int, green_purple: int
) -> None:
    for position in moments(seats, seed, red_blue, green_purple):
        added = position.state.added[:seats].tolist()
        assert min(position.extras + added + [int(position.state.supply)]) >= 0
        assert sum(position.extras) + sum(added) + int(position.state.supply) == s.EXTRAS


@pytest.mark.rule("SS-35", "SS-41", "SS-43")
@thoroughly
@games
def test_what_players_know_of_the_hands_is_true(seats: int, seed: int, red_blue: int, green_purple: int) -> None:
    for position in moments(seats, seed, red_blue, green_purple):
        if position.state.phase == s.DEALING:
            continue
        for other in position.seats:
            covered = int(on_table(position)[other]) if position.state.shows[other] in (1, 2) else 0
            cards = hands(position)[other] | covered
            for who in [*position.seats, 5]:
                if who != other:
                    assert cards & ~int(position.state.may_lie[who, other]) == 0
                    assert int(position.state.may_lie[other, who if who < 5 else other]) & hands(position)[other] == 0


@pytest.mark.rule("SS-42")
@thoroughly
@games
def test_what_players_know_of_the_stacks_is_true(seats: int, seed: int, red_blue: int, green_purple: int) -> None:
    for position in moments(seats, seed, red_blue, green_purple):
        for stack in range(2):
            tops = position.state.top[stack].tolist()
            fixed = [treasure for treasure in tops if treasure != s.NO_CARD]
            assert tops == fixed + [s.NO_CARD] * (s.TOPS - len(fixed))
            assert len(set(fixed)) == len(fixed)
            assert all(int(position.state.face_down[stack]) >> treasure & 1 for treasure in fixed)
            for place, treasure in enumerate(tops):
                assert (position.state.knows_top[stack, place] == 0) == (treasure == s.NO_CARD)
            for seat in position.seats:
                among = [treasure for treasure in position.state.among[seat, stack].tolist() if treasure != s.NO_CARD]
                assert set(among) <= set(fixed)
                assert among == sorted(among)


@pytest.mark.rule("SS-44")
@thoroughly
@games
def test_a_player_whose_turn_it_is_has_a_legal_move(seats: int, seed: int, red_blue: int, green_purple: int) -> None:
    for seat, move, position in random_game(seats, seed, red_blue=red_blue, green_purple=green_purple):
        if move and seat in position.seats:
            legal = position.legal_of(seat)
            assert len(set(legal)) == len(legal) > 0
            assert all(text.split()[1] in CARDS for text in legal if text.startswith(("fetch", "discard", "return")))
