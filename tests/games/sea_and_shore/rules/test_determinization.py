"""Determinizations of Sea & Shore, consistent with the seat's view."""

from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.sea_and_shore.position import CARDS, SEATS, Fresh, Position, dealt, mask, random_game

from spadework.engine.interface import SPECTATOR
from spadework.games.sea_and_shore.rules.state import DEALING, GIVING, SEA_SHOWN, SHORE_SHOWN

thoroughly = settings(max_examples=25, suppress_health_check=list(HealthCheck), derandomize=True)


def covered(position: Fresh, seat: int) -> list[str]:
    """The card that a seat has played, if half of it is covered."""
    if position.state.shows[seat] in (SEA_SHOWN, SHORE_SHOWN):
        return [CARDS[int(position.state.island[seat])]]
    return []


def cards_of(position: Fresh, seat: int) -> list[str]:
    """A seat's cards in hand and its half-covered card."""
    return position.hand(seat).split() + covered(position, seat)


def seen_of(position: Fresh, seat: int) -> list[str]:
    """The cards of a seat that everyone has seen in this round."""
    return [card for number, card in enumerate(CARDS) if int(position.state.played[seat]) >> number & 1]


def had_by(position: Fresh, seat: int) -> list[str]:
    """The cards that a seat had after the gifts, if all later ones came openly."""
    seen = {card for other in position.seats for card in seen_of(position, other)}
    return [card for card in cards_of(position, seat) if card not in seen] + seen_of(position, seat)


def gifts_of(hand: list[str]) -> set[str]:
    """The cards of a hand that may be given away."""
    by_colour = {colour: [card for card in hand if card[0] == colour] for colour in "rbgp"}
    longest = max(map(len, by_colour.values()))
    return {max(cards, key=CARDS.index) for cards in by_colour.values() if len(cards) == longest}


def may_have_given(hand: list[str], gift: str) -> bool:
    """Whether a hand may be the giver's after it gave `gift` away and received one of the other cards as a gift itself."""
    return any(gift in gifts_of([*(card for card in hand if card != came), gift]) for came in hand)


def check_sample(position: Fresh, sampled: Fresh, seat: int) -> None:
    """Assert that a determinization is a complete position that looks the same to the seat."""
    assert sampled.view(seat).tobytes() == position.view(seat).tobytes()
    everything: list[str] = []
    for other in position.seats:
        hand = sampled.hand(other).split()
        assert len(hand) == position.state.cards[other]
        everything += cards_of(sampled, other)
        for card in covered(sampled, other):
            face = int(position.state.face[other])
            shown = CARDS.index(card) // 12 if position.state.shows[other] == SEA_SHOWN else int(card[1:]) - 1
            assert shown == face - (position.state.shows[other] == SHORE_SHOWN)
    assert len(set(everything)) == len(everything)


@pytest.mark.rule("SS-20", "SS-35")
@thoroughly
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**40), step=st.integers(0, 400), data=st.data())
def test_a_determinization_is_a_position_that_looks_the_same(
    seats: int, seed: int, step: int, data: st.DataObject
) -> None:
    *_, (_, _, position) = islice(random_game(seats, seed), step + 1)
    seat = data.draw(st.sampled_from([SPECTATOR, *range(seats)]))
    check_sample(position, position.sample_state(seat, seed), seat)


@pytest.mark.rule("SS-20")
@pytest.mark.parametrize(("move", "fits"), [("r7 sea", "r"), ("r7 shore", "7")])
def test_a_covered_card_is_sampled_from_all_that_fit_its_uncovered_half(move: str, fits: str) -> None:
    position = dealt("r7 b1 b2 b3 b4 b5 b6 b8 b9", "r1 g7", "r2 p7", start=0, sides=(1, 3))
    position.give_all().play(0, move)
    possible = {card for card in CARDS if fits in (card[0], card[1:])} - {*position.hand(1).split(), "b9"}
    sampled = {covered(position.sample_state(1, seed), 0)[0] for seed in range(120)}
    assert sampled == possible
    assert len(sampled) > 2


@pytest.mark.rule("SS-43", "SS-35")
@pytest.mark.parametrize("who", [SPECTATOR, 0, 1, 3])
def test_a_card_fetched_openly_is_sampled_where_it_is(who: int) -> None:
    hands = ("r9 r1 r2", "b5 b1 b2", "g2 g10 g11", "p3 p10 p11")
    position = Position(*hands, turned_up="r3a p3a", start=2, sides=(1, 4)).gifts("p11", "r9", "b5", "g11")
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "fetch r9", "discard g10").turn_up()
    for seed in range(20):
        assert "r9" in position.sample_state(who, seed).hand(2).split()


@pytest.mark.rule("SS-14")
def test_a_giver_knows_where_the_gift_is() -> None:
    position = dealt("r1 r2 r3 r4 r5 b1 b2 b3 b4 g1 g2 g3", "", "").play(0, "give r5")
    position.play(1, position.legal_of(1)[0]).play(2, position.legal_of(2)[0])
    assert all("r5" in position.sample_state(0, seed).hand(2).split() for seed in range(20))
    assert {"r5" in position.sample_state(1, seed).hand(0).split() for seed in range(20)} == {False, True}


@pytest.mark.rule("SS-14")
def test_a_sealed_gift_is_sampled_from_those_the_sampled_hand_may_give() -> None:
    position = dealt("", "", "")
    position.play(1, position.legal_of(1)[0])
    gifts = set()
    for seed in range(40):
        sampled = position.sample_state(0, seed)
        gift = CARDS[int(sampled.state.gift[1])]
        assert gift in gifts_of(sampled.hand(1).split())
        gifts.add(gift)
    assert len(gifts) > 3


@pytest.mark.rule("SS-14")
@thoroughly
@given(
    seats=st.sampled_from(SEATS), seed=st.integers(0, 2**40), step=st.integers(50, 200), green_purple=st.integers(1, 2)
)
def test_a_sampled_hand_is_one_that_may_have_given_the_gift(
    seats: int, seed: int, step: int, green_purple: int
) -> None:
    """After the gifts, cards change hands only openly unless action 2 is in play."""
    *_, (_, _, position) = islice(random_game(seats, seed, red_blue=1, green_purple=green_purple), step + 1)
    if position.state.phase in (DEALING, GIVING) or min(position.state.gift[:seats]) < 0:
        return
    for seat in position.seats:
        giver = (seat + 1) % seats
        gift = CARDS[int(position.state.gift[giver])]
        assert may_have_given(had_by(position, giver), gift)
        for number in range(3):
            assert may_have_given(had_by(position.sample_state(seat, seed + number), giver), gift)


@pytest.mark.rule("SS-14")
def test_after_a_low_gift_the_giver_has_at_most_one_higher_card_of_its_colour() -> None:
    position = dealt("", "r1 r2 r3 r4 b1 b2 b3 g1 g2 g3 p1 p2", "").play(1, "give r4")
    position.play(0, position.legal_of(0)[0]).play(2, position.legal_of(2)[0])
    for seed in range(40):
        hand = position.sample_state(0, seed).hand(1)
        above = mask(CARDS, hand) >> CARDS.index("r5") & 0xFF
        assert above.bit_count() <= 1
