"""The interface of the searching player; the quality of its moves is tested with each game."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from spadework.engine.discovery import game_ids
from spadework.engine.game import Game
from spadework.engine.interface import Record
from spadework.engine.own_rules import Value
from spadework.engine.own_rules import rule as compiled_here
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.tree import new_tree
from spadework.players.search import CLEAR_AFTER, MoveEstimate, Search
from spadework.table import Table

ROOT = Path(__file__).parent.parent.parent


def estimates(table: Table, seed: int = 1, seat: int = 0, tries: int = 400, threads: int = 1) -> list[MoveEstimate]:
    player = Search(table.game, table.deck, seed, tries=tries, threads=threads)
    return player.think(table.view(seat).record, seat)


def test_the_same_seed_and_tries_give_the_same_estimates(toy: Game) -> None:
    table = Table(toy, 3, 1)
    assert estimates(table) == estimates(table)
    assert estimates(table) != estimates(table, seed=2)
    assert estimates(table, threads=3) == estimates(table, threads=3)
    assert estimates(table, threads=3) != estimates(table, threads=2)


def test_a_players_random_stream_continues_from_move_to_move(toy: Game) -> None:
    table = Table(toy, 2, 1)
    player, again = (Search(toy, table.deck, 1, tries=100) for _ in range(2))
    view = table.view(0).record
    first = player.think(view, 0)
    assert player.think(view, 0) != first
    assert again.think(view, 0) == first


def test_tries_are_shared_among_the_moves(toy: Game) -> None:
    table = Table(toy, 2, 4)
    for threads in (1, 2):
        player = Search(toy, table.deck, 1, tries=500, threads=threads)
        found = player.think(table.view(0).record, 0)
        assert sum(thought.tries for thought in found) == player.tries <= 500 * threads
        assert {thought.code for thought in found} == {move.code for move in table.legal(0)}
        assert [thought.tries for thought in found] == sorted((thought.tries for thought in found), reverse=True)
        assert all(0 <= thought.expected <= 1 for thought in found)
        assert player.moves >= player.tries
        assert player.choose(table.view(0).record, 0) == found[0].code


def test_the_requested_number_of_moves_is_tried() -> None:
    table = Table("dragon_island", 3, 1)
    while len(table.legal(table.to_move[0])) < 5:
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    seat = table.to_move[0]
    view = table.view(seat).record
    alone = table.game.search_settings(use_belief=True)._replace(guided=0)
    assert len(Search(table.game, table.deck, 1, tries=16, settings=alone).think(view, seat)) == 1
    assert len(Search(table.game, table.deck, 1, tries=16, settings=alone).think(view, seat, least=5)) == 5


def test_only_the_given_moves_are_compared(toy: Game) -> None:
    table = Table(toy, 2, 1)
    view = table.view(0).record
    codes = [move.code for move in table.legal(0)][:2]
    compared = Search(toy, table.deck, 1, tries=400).compare(view, 0, codes)
    assert [thought.code for thought in compared] == codes
    assert sum(thought.tries for thought in compared) <= 400
    assert all(0 < thought.error < 0.5 for thought in compared)
    again = Search(toy, table.deck, 1, tries=400).compare(view, 0, codes[::-1])
    assert [thought.code for thought in again] == codes[::-1]


def test_a_network_does_not_keep_a_bad_move_from_being_compared() -> None:
    table = Table("rat_alarm", 2, 6)
    while len(table.legal(table.to_move[0])) == 1:
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    view = table.view(table.to_move[0])
    search = Search(table.game, table.deck, 1, tries=1000)
    best = search.think(view.record, view.seat)[0]
    drop = next(move.code for move in view.legal() if move.text.startswith("drop"))
    assert best.code != drop
    compared = search.compare(view.record, view.seat, [best.code, drop])
    assert all(thought.tries > 30 and thought.error < 0.05 for thought in compared)
    assert compared[0].expected > compared[1].expected + 0.05


def test_more_tries_leave_a_smaller_error(toy: Game) -> None:
    table = Table(toy, 2, 1)
    few, many = (Search(toy, table.deck, 1, tries=tries).think(table.view(0).record, 0)[0] for tries in (40, 400))
    assert many.error < few.error


def test_a_search_stops_when_its_time_is_up(toy: Game) -> None:
    table = Table(toy, 2, 1)
    view = table.view(0).record
    for seconds in (0.0, 0.1):
        player = Search(toy, table.deck, 1, seconds=seconds)
        assert player.choose(view, 0) in {move.code for move in table.legal(0)}
        assert player.tries


def test_a_search_stops_when_the_best_move_can_t_be_overtaken(toy: Game) -> None:
    table = Table(toy, 2, 1)
    player = Search(toy, table.deck, 1, tries=10**9)
    best, *others = player.think(table.view(0).record, 0)
    assert CLEAR_AFTER <= player.tries < 10**9
    assert all(best.expected > other.expected for other in others)


def test_a_single_legal_move_is_not_searched() -> None:
    table = Table("rat_alarm", 2, 1)
    seat = table.to_move[0]
    player = Search(table.game, table.deck, 1, tries=100)
    assert len(table.legal(seat)) == 1
    assert player.think(table.view(seat).record, seat) == [MoveEstimate(table.legal(seat)[0].code, 0.5, 0)]
    assert player.tries == 0


def test_a_search_with_belief_looks_further_where_the_game_says_so(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Table(toy, 3, 1).view(0).record
    near_aims, far_aims = toy.ai.SEARCH._replace(horizon=1), toy.ai.SEARCH._replace(horizon=50)
    ai = toy.ai._replace(SEARCH=near_aims)

    def moves_per_try(thorough: SearchSettings, use_belief: bool) -> float:
        monkeypatch.setitem(vars(toy), "ai", ai._replace(SEARCH_WITH_BELIEF=thorough))
        player = Search(toy, toy.deck(), 1, tries=100, use_belief=use_belief)
        player.think(view, 0)
        return player.moves / player.tries

    near = moves_per_try(near_aims, use_belief=True)
    assert moves_per_try(near_aims, use_belief=False) == moves_per_try(far_aims, use_belief=False) == near
    assert moves_per_try(far_aims, use_belief=True) > near + 1


def test_a_search_does_not_change_the_view(toy: Game) -> None:
    view = Table(toy, 2, 1).view(0).record
    before = view.tobytes()
    Search(toy, toy.deck(), 1, tries=50).choose(view, 0)
    assert view.tobytes() == before


def test_a_tree_has_room_for_all_its_tries() -> None:
    table = Table("sea_and_shore", 3, 1)
    seat = table.to_move[0]
    view = table.view(seat).record
    player, roomy = (Search(table.game, table.deck, 1, tries=300) for _ in range(2))
    roomy._trees = [new_tree()]
    assert len(player._trees[0].nodes) < len(roomy._trees[0].nodes)
    assert player.think(view, seat) == roomy.think(view, seat)


def test_a_search_continues_when_its_tree_is_full(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search continues in a full tree."""
    monkeypatch.setattr("spadework.engine.search.tree.MAX_NODES", 5)
    monkeypatch.setattr("spadework.engine.search.tree.MAX_EDGES", 8)
    table = Table(toy, 3, 1)
    player = Search(toy, table.deck, 1, tries=200)
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, player.choose(table.view(seat).record, seat))
    assert player.tries


def thought_of(id: str) -> list[str]:
    """Return the results of a search for the first decisions of a game, as texts."""
    table = Table(id, 3, 5)
    player = Search(table.game, table.deck, 3, tries=24)
    told = []
    for _ in range(5):
        seat = table.to_move[0]
        found = player.think(table.view(seat).record, seat)
        told.append(repr([(thought.code, thought.tries, thought.expected) for thought in found]))
        table.play(seat, found[0].code)
    return told


THINK = "import sys; from tests.players.test_search import thought_of; print('\\n'.join(thought_of(sys.argv[1])))"


@pytest.mark.slow
@pytest.mark.parametrize("id", game_ids())
def test_a_compiled_search_finds_what_plain_python_does(id: str) -> None:
    # This rules out reads of uninitialized memory and negative indices: in plain Python, either would give another result.
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", THINK, id],
        env={**os.environ, "SPADEWORK_JIT": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.splitlines() == thought_of(id)


def lead_of(seat: int) -> float:
    return 100.0 if seat == 0 else 0.0


compiled_lead_of = compiled_here(lead_of)


def favours_the_first(_material: Record, _state: Record, seat: int) -> float:
    return compiled_lead_of(seat)


@pytest.mark.long
@pytest.mark.slow
def test_a_custom_value_function_decides_what_is_good(toy: Game) -> None:
    table = Table(toy, 2, 4)
    view, at_once = table.view(0).record, toy.search_settings(True)._replace(horizon=0)
    player = Search(toy, table.deck, 1, tries=100, value=favours_the_first, settings=at_once)
    assert player.think(view, 0)[0].expected > 0.9
    # The next player with this value needs no compilation, and players without one play as before.
    assert toy.searching_by(favours_the_first) is toy.searching_by(favours_the_first) is not toy.searching
    assert Search(toy, table.deck, 1, tries=100, settings=at_once).think(view, 0)[0].expected < 0.7


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (lambda _material, state, _seat: state.nothing, "<lambda>\\(material, state, seat\\) must return a number: "),
        (lambda _material, _state, _seat: np.nan, "not nan"),
        (lambda _material, _state: 1.0, "must return a number: TypeError"),
        ([5], r"\[5\] is not a function"),
    ],
)
def test_an_invalid_value_function_is_an_error_immediately(toy: Game, value: Value, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Search(toy, toy.deck(), value=value)
