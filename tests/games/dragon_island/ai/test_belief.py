"""Beliefs about the cards that others have kept in Dragon Island: reweighted determinizations fit the view and are likelier."""

from collections import Counter
from itertools import islice

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, random_game

from spadework.engine.stream import new_stream
from spadework.games.dragon_island.ai.belief import reweight_belief
from spadework.players.search import Search

GREEN, BROWN, BLUE, YELLOW = range(4)
thoroughly = settings(max_examples=25, suppress_health_check=list(HealthCheck), derandomize=True)


def reweighted(position: Fresh, seat: int, seed: int) -> Fresh:
    """A reweighted determinization for a seat."""
    likelier = position.sample_state(seat, seed)
    reweight_belief(OWN.record, likelier.state, seat, new_stream(seed, 1))
    return likelier


@pytest.mark.rule("DI-67", "DI-74", "DI-75")
@thoroughly
@given(seats=st.integers(3, 6), seed=st.integers(0, 2**40), step=st.integers(0, 1500), data=st.data())
def test_a_reweighted_position_looks_the_same_to_its_viewer(
    seats: int, seed: int, step: int, data: st.DataObject
) -> None:
    *_, (_, _, position) = islice(random_game(seats, seed), step + 1)
    seat = data.draw(st.sampled_from(range(seats)))
    sampled, likelier = position.sample_state(seat, seed), reweighted(position, seat, seed)
    assert likelier.hand(seat) == position.hand(seat)
    assert likelier.all_cards() == position.all_cards()
    for other in set(range(seats)) - {seat}:
        assert likelier.hand(other) == sorted(likelier.hand(other), key=OWN.kinds.index)
        assert len(likelier.hand(other)) == len(position.hand(other))
        assert not Counter(position.known(seat, other)) - Counter(likelier.hand(other))
    for name in set(sampled.states.dtype.names) - {"hand", "draw_pile", "asked"}:
        assert np.array_equal(sampled.state[name], likelier.state[name]), name


def cards_of_brown(kept: int, drawn: int = 0) -> Counter[str]:
    """How often each card is in Brown's hand, in 400 of Green's reweighted determinizations."""
    position = Position().give(BROWN, *["water"] * kept, *["desert"] * drawn)
    position.state.kept[BROWN] = kept
    found: Counter[str] = Counter()
    for seed in range(400):
        found.update(reweighted(position, GREEN, seed).hand(BROWN))
    return found


@pytest.mark.parametrize(
    ("likely", "unlikely"),
    [
        ("infidelity", "flight"),
        ("counterspell", "journey"),
        ("flight", "patrol"),
        ("farmland", "water"),
        ("infidelity-or-attack", "slumber-or-terror"),
    ],
)
def test_cards_worth_saving_are_likelier_to_be_kept_than_cards_played_early(likely: str, unlikely: str) -> None:
    def times(kind: str) -> float:
        return found[kind] / int(OWN.record.copies[OWN.kinds.index(kind)])

    found = cards_of_brown(kept=3)
    assert times(likely) > 1.5 * times(unlikely)


def test_the_fewer_cards_a_player_kept_the_likelier_they_were_worth_saving() -> None:
    shares = [cards_of_brown(kept)["infidelity"] / (400 * kept) for kept in (1, 3, 6)]
    assert shares[0] > shares[1] + 0.05 > shares[2] + 0.1


def test_a_card_drawn_since_may_be_any_card() -> None:
    found = cards_of_brown(kept=0, drawn=6)
    copies = dict(zip(OWN.kinds, OWN.record.copies.tolist(), strict=True))
    for kind in ("infidelity", "patrol", "water"):
        assert found[kind] == pytest.approx(2400 * copies[kind] / sum(copies.values()), rel=0.25)


def test_only_the_kept_cards_still_in_hand_count() -> None:
    position = Position().give(BROWN, "water")
    position.state.kept[BROWN] = 6
    hands = Counter(reweighted(position, GREEN, seed).hand(BROWN)[0] for seed in range(400))
    assert hands["infidelity"] == pytest.approx(cards_of_brown(kept=1)["infidelity"], rel=0.25)


def test_with_belief_a_search_expects_less_if_the_partner_has_kept_cards() -> None:
    def expected(kept: int) -> float:
        position = Position().carry("b6", "green", "blue", pair=7).give(BLUE, *["water"] * 6)
        position.state.kept[BLUE] = kept
        return max(
            thought.expected for thought in Search(GAME, OWN, 1, tries=400).think(position.view(GREEN)[0], GREEN)
        )

    assert expected(kept=3) < expected(kept=0) - 0.02
