"""What the searching player makes of positions of Dragon Island in which one move is the best by reasoning."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.dragon_island import moves
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, all_like

from spadework.games.dragon_island.ai.leaf_evaluation import (
    FIRST_INFIDELITY,
    NEXT_INFIDELITY,
    evaluate_leaf,
    is_quiescent,
    win_probabilities,
)
from spadework.games.dragon_island.rules.codes import TURN_BEGINS
from spadework.games.dragon_island.rules.state import ANNOUNCED, PAIRS, TURN
from spadework.players.search import Search
from spadework.table import Table

GREEN, BROWN, BLUE, YELLOW = range(4)


def searched(position: Fresh, seat: int, tries: int = 200) -> str:
    """What the searching player plays."""
    return moves.text(OWN, Search(GAME, OWN, seed=1, tries=tries).choose(position.view(seat)[0], seat))


def thought_about(position: Fresh, seat: int, least: int = 1) -> list[str]:
    """What moves a short search tries, of which there shall be so many at least."""
    thoughts = Search(GAME, OWN, seed=1, tries=100).think(position.view(seat)[0], seat, least)
    return [moves.text(OWN, thought.code) for thought in thoughts]


def foreseen(position: Fresh, use_belief: bool = False) -> Any:
    """What each seat may expect of the win."""
    shares = np.zeros(8)
    assert win_probabilities(OWN.record, position.state, use_belief, shares)
    return shares


def expected(position: Fresh, seat: int = GREEN) -> float:
    """What a seat may expect."""
    return float(evaluate_leaf(OWN.record, position.state, seat))


def test_a_treasure_is_brought_home_before_somebody_near_takes_it() -> None:
    # Nobody else has a card, but Brown may enter b6 free of cost.
    position = Position().lay(**all_like("desert")).lay(b6="farmland").carry("b6", "green", "blue", pair=7)
    position.stand(brown="b5").give(GREEN, "infidelity")
    assert searched(position, GREEN) == "step boat-green"


def test_a_treasure_is_brought_out_of_reach_before_a_slumber_may_strike() -> None:
    # Brown, with five unknown cards, is one step from b6 and two from c7, which is as near to the boat.
    position = Position().lay(**all_like("desert")).carry("b6", "green", "blue", pair=7).stand(brown="b5")
    position.give(GREEN, "desert", "infidelity").give(BROWN, *["desert"] * 5)
    assert searched(position, GREEN, tries=400) == "step c7 with desert"


def test_a_treasure_is_taken_with_the_one_who_waits() -> None:
    position = Position().lay(**all_like("forest")).stand(green="d5", blue="treasure").lay_out(pair=6)
    assert searched(position.give(GREEN, "forest", "infidelity"), GREEN) == "step treasure"


def test_a_slumber_saves_a_treasure_from_an_ambush() -> None:
    position = Position().lay(**all_like("forest")).carry("c4", "blue", "yellow", pair=7).stand(green="c5")
    position.give(BLUE, "slumber").play(GREEN, "step c4 sending blue home")
    assert searched(position, BLUE) == "slumber"


def test_a_terror_before_the_own_boat_is_countered() -> None:
    position = Position().lay(**all_like("water")).carry("b6", "green", "yellow", pair=7).give(BROWN, "terror")
    position.state.active = position.state.turn = BROWN
    position.give(GREEN, "counterspell", "desert").play(BROWN, "terror green")
    assert searched(position, GREEN) == "counterspell"


@pytest.mark.parametrize(("held", "best"), [(1, "infidelity"), (0, "share")])
def test_both_coins_are_claimed_from_one_who_can_not_answer(held: int, best: str) -> None:
    position = Position().lay(**all_like("forest")).carry("b6", "green", "yellow", pair=7)
    position.give(GREEN, "desert", *["infidelity"] * held).do(GREEN, "step boat-green")
    assert searched(position, GREEN) == best


def test_to_pass_and_to_end_the_turn_are_soon_thought_about() -> None:
    position = (
        Position().lay(**all_like("forest")).stand(green="c5").give(GREEN, "forest", "forest", "desert", "flight")
    )

    def tried() -> list[str]:
        """The moves that a short search tries, and not many of all there are."""
        thoughts = thought_about(position, GREEN)
        assert len(thoughts) < len(position.legal(GREEN)) / 2
        return thoughts

    assert "pass" in tried()
    position.do(GREEN, "step c6")
    assert "end turn" in tried()


@pytest.mark.parametrize(("pair", "is_open"), [(7, False), (5, True)])
def test_an_open_game_is_not_broken_off(pair: int, is_open: bool) -> None:
    # The two coins of 100 that Green and Blue carry are the last ones; Brown has one of 300, or one of 200.
    position = Position().carry("b6", "green", "blue", pair=1).lay_out(pair=8).win(BROWN, pair)
    assert "propose end" in position.legal(GREEN)
    assert ("propose end" not in thought_about(position, GREEN, len(position.legal(GREEN)))) == is_open
    position.do(GREEN, "propose end")
    for seat in (BROWN, BLUE, YELLOW):
        assert len(position.legal(seat)) == 2
        assert sorted(thought_about(position, seat, least=2)) == (["go on"] if is_open else ["agree", "go on"])


def test_nobody_goes_to_and_fro_for_ever() -> None:
    table = Table(GAME, 3, seed=4)
    players = [Search(GAME, table.deck, seat, tries=200) for seat in range(3)]
    seen: Counter[bytes] = Counter()
    while not table.over:
        seat = table.to_move[0]
        view = table.view(seat).record
        chosen = players[seat].choose(view, seat)
        view.trodden = 0
        seen[view.tobytes()] += 1
        table.play(seat, chosen)
    assert max(seen.values()) <= 2


def everything_thought_about(position: Fresh) -> set[str]:
    """All that a search of Green's may try."""
    return set(thought_about(position, GREEN, len(position.legal(GREEN))))


@pytest.mark.rule("DI-21")
def test_nobody_goes_back_for_nothing() -> None:
    position = Position().lay(**all_like("desert")).lay(c5="forest", c6="forest", c7="forest").stand(green="c5")
    position.give(GREEN, "desert", "forces").do(GREEN, "step c6")
    assert "step c5" in position.legal(GREEN)
    assert everything_thought_about(position) >= {"end turn", "step c7"}
    assert "step c5" not in everything_thought_about(position)
    position.do(GREEN, "step c7")
    assert "step c6" not in everything_thought_about(position)
    # What costs something, or a card, may make it worth while.
    paid = position.sample_state(GREEN).do(GREEN, "step d7 with desert")
    assert "step c7" in everything_thought_about(paid)
    changed = position.do(GREEN, "play forces", "tile c5", "tile c4")
    assert "step c6" in everything_thought_about(changed)


def test_nobody_takes_back_what_it_has_begun() -> None:
    position = Position().stand(green="c5").give(GREEN, "forces").play(GREEN, "play forces")
    assert "take back" in position.legal(GREEN)
    assert "take back" not in everything_thought_about(position)


# What is expected when a turn begins


def test_it_is_calm_when_a_turn_of_the_seat_begins() -> None:
    position = Fresh().chance("start 3").draw_any()
    assert position.state.phase == ANNOUNCED
    assert position.state.announced == TURN_BEGINS
    assert [bool(is_quiescent(OWN.record, position.state, seat)) for seat in range(4)] == [False, False, True, False]
    assert not is_quiescent(OWN.record, position.settle().state, BLUE)


def test_coins_count_in_full_and_treasures_the_more_the_nearer_they_are() -> None:
    plain = expected(Position())
    assert expected(Position().win(GREEN, 7)) == plain + 300
    assert expected(Position().win(BLUE, 7)) == plain
    near, far = (expected(Position().carry(field, "green", "blue", pair=7)) for field in ("b6", "c4"))
    assert near > far > plain


def test_carrying_counts_more_beside_the_own_boat_and_with_an_infidelity_more() -> None:
    def carried(*cards: str, seat: int) -> float:
        return expected(
            Position().carry("b6", "green", "blue", pair=7).give(BLUE, "infidelity").give(GREEN, *cards), seat
        )

    assert carried("infidelity", seat=GREEN) > carried("infidelity", seat=BLUE)
    plain, one, two = (carried(*["infidelity"] * more, seat=GREEN) for more in range(3))
    assert two - one - NEXT_INFIDELITY == pytest.approx(one - plain - FIRST_INFIDELITY)
    assert two - one > NEXT_INFIDELITY
    assert carried(*["infidelity"] * 2, seat=BLUE) < carried("infidelity", seat=BLUE)


@pytest.mark.parametrize("hunters", [("green",), ("green", "blue")])
def test_a_treasure_of_ones_own_counts_before_it_is_carried(hunters: tuple[str, ...]) -> None:
    waits = Position().lay_out(pair=6).stand(green="treasure")
    assert expected(waits) > expected(Position().lay_out(pair=6))
    cheap, dear = (Position().carry("c5", *hunters, pair=pair) for pair in (6, 7))
    assert expected(dear) > expected(cheap)


def test_an_infidelity_is_worth_more_than_another_card() -> None:
    plain, water, joker, infidelity, two = (
        expected(Position().give(GREEN, *cards))
        for cards in ((), ("water",), ("forest",), ("infidelity",), ("infidelity", "infidelity"))
    )
    assert plain < water < joker < infidelity
    assert 0 < two - infidelity < infidelity - plain


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize(("use_belief", "least", "most"), [(False, 0.5, 0.9), (True, 0.25, 0.6)])
def test_shares_of_the_win_are_the_greater_the_more_a_seat_may_expect(
    seats: int, use_belief: bool, least: float, most: float
) -> None:
    position = Fresh(seats).chance("start 1").draw_any()
    before = foreseen(position, use_belief)
    assert before[:seats] == pytest.approx([1 / seats] * seats, abs=0.1)
    position.state.coins[1, 6] = 1
    after = foreseen(position, use_belief)
    assert before.sum() == pytest.approx(1)
    assert after.sum() == pytest.approx(1)
    assert max(before[1], least) < after[1] < most


def test_only_to_a_thorough_search_a_lead_means_the_more_the_less_is_still_to_be_won() -> None:
    early = Position().win(BROWN, 1).lay_out(pair=2)
    late = Position().win(BROWN, 2).carry("b6", "green", "blue", pair=1).lay_out(PAIRS + 1)
    assert foreseen(early, use_belief=True)[BROWN] < foreseen(early)[BROWN] - 0.02
    assert foreseen(late, use_belief=True)[BROWN] > foreseen(late)[BROWN]


@pytest.mark.parametrize(("pair", "may_win"), [(7, False), (5, True)])
def test_who_can_win_no_more_has_no_share_of_the_win(pair: int, may_win: bool) -> None:
    # The two coins of 100 that Green and Blue carry are the last ones; Brown has one of 300, or one of 200.
    position = Position().carry("b6", "green", "blue", pair=1).lay_out(pair=8).win(BROWN, pair)
    shares = foreseen(position)
    assert 0 < shares[BROWN] < 1
    assert [bool(shares[seat] > 0) for seat in (GREEN, BLUE, YELLOW)] == [may_win] * 3


def test_whoever_can_win_no_more_carries_the_last_treasure_home() -> None:
    position = Position().lay(**all_like("forest")).carry("c5", "green", "blue", pair=1).lay_out(pair=8)
    position.win(BROWN, 6, 7, 7).give(GREEN, "infidelity").give(BLUE, "infidelity")
    for _ in range(4):
        if position.state.phase == TURN:
            position.do(GREEN, searched(position, GREEN))
    assert position.where("green") == "boat-green"
