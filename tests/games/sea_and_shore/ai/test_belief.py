"""Beliefs about the cards that others have played: reweighted determinizations fit the view and are likelier."""

from collections import Counter
from itertools import islice

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.sea_and_shore.position import CARDS, GAME, OWN, SEATS, TEXTS, Fresh, Position, dealt, random_game
from tests.games.sea_and_shore.rules.test_determinization import check_sample

from spadework.engine.interface import CHANCE
from spadework.engine.stream import new_stream
from spadework.games.sea_and_shore.ai.belief import reweight_belief
from spadework.games.sea_and_shore.rules.setup import cards_had, gift_contradictions
from spadework.players.search import Search

pytestmark = [pytest.mark.long, pytest.mark.slow]
thoroughly = settings(max_examples=25, suppress_health_check=list(HealthCheck), derandomize=True)


def reweighted(position: Fresh, seat: int, seed: int) -> tuple[Fresh, Fresh]:
    """A determinization for a seat, as sampled and as reweighted."""
    sampled, likelier = position.sample_state(seat, seed), position.sample_state(seat, seed)
    reweight_belief(OWN.record, likelier.state, seat, new_stream(seed, 1))
    return sampled, likelier


@pytest.mark.rule("SS-20", "SS-35")
@thoroughly
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**40), step=st.integers(0, 400), data=st.data())
def test_reweighting_keeps_everything_the_viewer_knows(seats: int, seed: int, step: int, data: st.DataObject) -> None:
    *_, (_, _, position) = islice(random_game(seats, seed), step + 1)
    seat = data.draw(st.sampled_from(range(seats)))
    sampled, likelier = reweighted(position, seat, seed)
    check_sample(position, likelier, seat)
    for other in set(range(seats)) - {seat}:
        assert int(likelier.state.hand[other]) & ~int(position.state.may_lie[seat, other]) == 0
    for name in set(sampled.states.dtype.names) - {"hand", "island", "may_lie"}:
        assert np.array_equal(sampled.state[name], likelier.state[name]), name


def test_no_determinization_contradicts_a_gift() -> None:
    """Seat 1 gave its highest green card, so it can't hold a higher one; whatever it plays, no determinization gives it one."""
    for seed in range(40):
        position = dealt("r1 b1", "g11 g10 g9 g8 g7", "g12 p1", start=1).give_all()
        while position.to_move == [CHANCE]:
            position.turn_up()
        played = position.legal_of(1)[seed % len(position.legal_of(1))]
        position.play(1, played).play(2, position.legal_of(2)[0])
        _, likelier = reweighted(position, 0, seed)
        had = int(likelier.state.hand[1]) | 1 << int(likelier.state.island[1])
        assert gift_contradictions(likelier.state, 1, cards_had(likelier.state, 1, had)) == 0


def covered_cards(position: Fresh, seat: int, other: int, likelier: bool) -> Counter[str]:
    """How often determinizations give another seat each covered card."""
    found = (reweighted(position, seat, seed)[likelier] for seed in range(200))
    return Counter(CARDS[int(one.state.island[other])] for one in found)


BLUE = "b1 b2 b3 b4 b5 g4 g5 g6 p5"
REDS = "r1 r2 r6 r12 g1 g2 b9 p9 p10"
GREEN = "p1 p2 p3 p4 g7 g8 g9 b6 b7"


def test_a_valuable_treasure_is_played_for_with_a_top_card_or_a_low_one() -> None:
    """A 12 wins the red 5. A card that may be beaten is likely to be saved for later, unless it is low."""
    position = Position(BLUE, REDS, GREEN, turned_up="r5a", start=1).play(1, "r12 sea")
    before, after = (covered_cards(position, 0, 1, likelier) for likelier in (False, True))
    assert after["r12"] > 2 * before["r12"]
    middling = ("r7", "r8", "r9", "r10")
    assert sum(after[card] for card in middling) < sum(before[card] for card in middling) - 10


def test_a_player_who_passes_up_a_valuable_treasure_probably_cannot_win_it() -> None:
    position = Position(BLUE, REDS, GREEN, turned_up="r5a", start=1).play(1, "g1 sea")
    pairs = [reweighted(position, 0, seed) for seed in range(200)]
    before, after = (sum("r12" in pair[likelier].hand(1).split() for pair in pairs) for likelier in (False, True))
    assert 2 * after < before


def test_a_shown_number_is_probably_of_the_colour_of_a_valuable_treasure() -> None:
    position = Position(BLUE, REDS, GREEN, turned_up="r5a", start=1).play(1, "r12 shore")
    before, after = (covered_cards(position, 0, 1, likelier) for likelier in (False, True))
    assert after["r12"] > before["r12"] + 20


def test_with_belief_a_search_expects_less_of_a_card_likely_to_be_beaten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Both searches look equally far ahead.
    monkeypatch.setitem(vars(GAME), "ai", GAME.ai._replace(SEARCH_WITH_BELIEF=GAME.ai.SEARCH))
    position = Position(f"r11 {BLUE[3:]}", REDS, GREEN, turned_up="r5a", start=1)
    position.play(1, "r12 sea").play(2, "g9 sea")
    view = position.view(0)[0]

    def expected(use_belief: bool) -> float:
        best = Search(GAME, GAME.deck(), 1, tries=1500, use_belief=use_belief).think(view, 0)[0]
        assert TEXTS[best.code].startswith("r11")
        return best.expected

    assert expected(use_belief=True) < expected(use_belief=False) - 0.02
