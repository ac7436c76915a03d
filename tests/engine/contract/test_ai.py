"""A game's optional functions for computer players, and their defaults."""

from pathlib import Path
from typing import Any

import pytest

import spadework
from spadework.commands.new_game import write_game
from spadework.engine.game import Game
from spadework.engine.interface.ai import Ai
from spadework.engine.search.planner import NO_PLAN
from spadework.engine.search.priors import NEUTRAL
from spadework.engine.stream import new_stream
from spadework.players.search import Search
from spadework.table import Table


@pytest.fixture
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game without `ai`."""
    write_game("plain_dig", tmp_path)
    source = tmp_path / "src" / "plain_dig"
    (source / "ai.py").unlink()
    monkeypatch.syspath_prepend(str(source.parent))
    return Game("plain_dig", "plain_dig", source)


def test_functions_that_a_game_omits_have_defaults() -> None:
    nothing: Any = None
    ai = Ai()
    assert 0 <= ai.rollout_policy(nothing, nothing, 0, nothing, 3, new_stream(1)) < 3
    assert ai.planned_move(nothing, nothing, 0, nothing, nothing, nothing, nothing) == NO_PLAN
    assert not ai.is_quiescent(nothing, nothing, 0)
    assert not ai.win_probabilities(nothing, nothing, True, nothing)
    assert ai.move_prior(nothing, nothing, 0, 0) == NEUTRAL


def test_a_game_adds_functions_by_their_names(toy: Game) -> None:
    assert toy.ai.SEARCH.horizon == 50
    assert toy.ai.rollout_policy.__module__ == "dig.ai"
    assert toy.ai.evaluate is None


@pytest.mark.slow
def test_computer_players_play_a_game_without_ai_functions(plain: Game) -> None:
    """Points so far and random rollouts are enough for a search to beat random players."""
    assert plain.ai.evaluate is plain.ai.evaluate_leaf is None
    searching = Search(plain, plain.deck(), 1, tries=100)

    class Searching:
        def choose(self, view: spadework.View, _moves: object) -> spadework.Move:
            return view.variant.move(view.seat, searching.choose(view.record, view.seat))

    found = spadework.tournament(plain, [Searching(), "random"], games=60, seed=1)
    assert found["Searching"].wins_from > 0.5
    table = Table(plain, 2, 1)
    while not table.over:
        for seat in table.to_move:
            table.play(seat, spadework.player("mate").choose(table.view(seat)))
    assert table.result
