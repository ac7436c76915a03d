"""Cards that the rollout policy of Sea & Shore plays, which depend on the view alone."""

from collections import Counter

import numpy as np
import pytest
from tests.games.sea_and_shore.position import CARDS, GAME, OWN, SEATS, TEXTS, Fresh, Position
from tests.random_games import random_steps

from spadework.engine.interface import seats_in
from spadework.engine.stream import new_stream
from spadework.games.sea_and_shore.ai.rollout import best_play
from spadework.games.sea_and_shore.rules.state import PLAYING
from spadework.players.quick import KINDS, QuickPlayer
from spadework.table import Table


def plays(position: Fresh, seat: int, times: int = 40) -> Counter[str]:
    """How often the policy plays each move."""
    moves, stream = position.buffers.moves, new_stream(1)
    GAME.rules.legal(OWN.record, position.state, seat, moves)
    return Counter(TEXTS[int(moves[best_play(OWN.record, position.state, seat, moves, stream)])] for _ in range(times))


def cards(position: Fresh, seat: int) -> set[str]:
    """The cards that the policy plays, with extra cards, whichever half shows."""
    return {text.replace(" sea", "").replace(" shore", "") for text in plays(position, seat)}


def after_two(own: str, second: str, third: str, turned_up: str) -> Position:
    """A trick in which the others have played; seat 0 holds the cards `own`."""
    position = Position(own, f"{second.split()[0]} p3", f"{third.split()[0]} p2", turned_up=turned_up, start=1)
    position.play(1, second).play(2, third)
    return position


def test_the_mate_plays_by_the_policy() -> None:
    table = Table(GAME, 3, 4)
    mate, policy = (QuickPlayer(KINDS[kind], GAME, table.deck, 5) for kind in ("mate", "policy"))
    chosen: list[int] = []
    while len(chosen) < 40:
        view = table.view(table.to_move[0])
        chosen.append(mate.choose(view.record, view.seat))
        assert policy.choose(view.record, view.seat) == chosen[-1]
        table.play(view.seat, chosen[-1])
    assert len(set(chosen)) > 10


def test_the_policy_wins_an_unclaimed_colour_with_its_lowest_card() -> None:
    assert cards(after_two("r1 r12 b12", "b7 sea", "g8 sea", "r5a"), 0) == {"r1"}


def test_a_shown_number_is_beaten_by_as_little_as_possible() -> None:
    assert cards(after_two("r6 r8 r12 b1", "r7 shore", "g1 shore", "r5a"), 0) == {"r8"}


def test_extra_cards_are_spent_on_a_dear_treasure_and_saved_from_a_cheap_one() -> None:
    def with_extras(treasure: str) -> set[str]:
        position = after_two("r6 p1", "r7 shore", "g1 shore", treasure).hold(3)
        return cards(position, 0)

    assert with_extras("r5a") == {"r6 +2"}
    assert with_extras("r1a") <= {"r6", "p1"}


def test_the_policy_rates_a_hidden_number_by_the_cards_that_are_left() -> None:
    """All high reds have been played, so a middling red beats one that shows only its colour."""
    position = after_two("r6 b12", "r5 sea", "g1 sea", "r5a")
    position.state.may_lie[0, 1] &= ~sum(1 << CARDS.index(f"r{number}") for number in range(7, 13))
    assert cards(position, 0) == {"r6"}


def test_the_policy_does_not_risk_the_treasure_on_its_own_pile() -> None:
    """Red and blue are as good as lost. A red treasure lies open, so losing in red may cost the 5 on the pile."""
    position = after_two("r3 b3", "r12 shore", "b12 shore", "r2b")
    assert cards(position, 0) == {"r3"}
    assert cards(position.own(0, "r5a"), 0) == {"b3"}


def test_the_policy_shows_either_half() -> None:
    shown = plays(after_two("r1", "b7 sea", "g8 sea", "r5a"), 0)
    assert set(shown) == {"r1 sea", "r1 shore"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_policy_does_not_depend_on_hidden_cards(seats: int) -> None:
    rules, material, buffers = GAME.rules, GAME.deck().record, GAME.new_buffers()
    states = GAME.new_states(3)
    differ = looks = 0
    for _, _, state in random_steps(GAME, seats, 5, {}, 2000):
        states.view(np.uint8)[: len(state)] = np.frombuffer(state, np.uint8)
        if states[0].phase != PLAYING:
            continue
        [mover] = seats_in(int(rules.to_move(material, states[0])))
        rules.view(material, states[0], mover, states[1])
        rules.sample_state(material, states[1], mover, new_stream(3), states[2])
        count = rules.legal(material, states[0], mover, buffers.moves)
        chosen = [best_play(material, states[at], mover, buffers.moves, new_stream(4)) for at in (0, 2)]
        assert chosen[0] == chosen[1]
        assert 0 <= chosen[0] < count
        looks += 1
        differ += states[0].tobytes() != states[2].tobytes()
    assert differ > looks / 2 > 0
