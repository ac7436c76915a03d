from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from spadework.engine.game import Game
from spadework.lab.report.choices import Choices, parts
from spadework.lab.report.trajectory import Judged, Trajectory
from spadework.lab.simulation import Simulation
from spadework.players.value import Value
from spadework.table import Move, View


class Stays:
    """A player that never goes home."""

    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return moves[0]


def looked_at(toy: Game, players: list[object], games: int) -> list[Trajectory]:
    simulation = Simulation(toy, players, 3, rotated=True)
    return [Trajectory(simulation, outcome) for outcome in simulation.play(games)]


def test_a_game_is_played_again_step_by_step(toy: Game) -> None:
    for played in looked_at(toy, ["mate", "random"], 6):
        assert int(toy.rules.to_move(toy.deck().record, played.states[-1])) == 0
        assert tuple(sum(row.values()) for row in played.parts()) == played.outcome.scores
        decisions = list(played.decisions())
        assert all(decision.chosen in decision.moves and len(decision.moves) > 1 for decision in decisions)
        for decision in decisions:
            after = played.after(decision)
            index = decision.moves.index(decision.chosen)
            assert after[index].tobytes() == played.states[decision.step + 1].tobytes()


def test_a_move_that_nobody_chooses_is_a_dead_end(toy: Game) -> None:
    choices, value = Choices([0.5, 0.5]), Value(toy, toy.deck())
    for played in looked_at(toy, [Stays, Stays], 60):
        choices.add(played, played.judged(value))
    by_text = {choice.text: choice for choice in choices.kinds()}
    assert by_text["Stay"].share == 1
    assert by_text["Go home"].taken == 0
    assert by_text["Go home"].worth is None
    assert {choice.text for choice in choices.dead_ends()} == {"Go home"}


def test_a_better_move_is_worth_more(toy: Game) -> None:
    """Random players, who sometimes go home, keep something; players who always stay lose everything."""
    choices, value = Choices([0.5, 0.5]), Value(toy, toy.deck())
    for played in looked_at(toy, [Stays, "random"], 200):
        choices.add(played, played.judged(value))
    by_text = {choice.text: choice for choice in choices.moves()}
    worth = by_text["Go home"].worth
    assert worth is not None
    assert worth.low > 0
    assert by_text["Stay"].worth is not None
    assert choices.dead_ends() == []


def judged(*after: dict[str, float]) -> list[Any]:
    """Return games of one decision by the first of two seats: its share of the win after each move. It takes the first move."""
    games = []
    for deal, shares in enumerate(after):
        outcome = SimpleNamespace(deal=deal, wins=(1.0, 0.0), players=(0, 1))
        played = SimpleNamespace(outcome=outcome, words=lambda decision: decision.texts)
        decision = SimpleNamespace(seat=0, moves=list(range(len(shares))), chosen=0, texts=list(shares))
        games.append((played, [Judged(decision, np.array([[share, 1 - share] for share in shares.values()]))]))  # type: ignore[arg-type]
    return games


def test_a_moves_gain_is_relative_to_its_alternatives() -> None:
    choices = Choices([0.5, 0.5])
    for game in judged(*[{"Keep 1": 0.7, "Keep 2": 0.6, "Pass": 0.2}] * 20, *[{"Keep 1": 0.5, "Pass": 0.2}] * 20):
        choices.add(*game)
    for game in judged(*[{"Keep 1": 0.5, "Pass": 0.5}] * 20):  # no difference yet
        choices.add(*game)
    gains = {choice.text: choice.gain.mean for choice in (*choices.moves(), *choices.kinds()) if choice.gain}
    assert gains == pytest.approx({"Keep 1": 0.2, "Pass": -0.4, "Keep …": 0.4})
    assert [choice.text for choice in choices.foregone()] == ["Keep …", "Keep 1"]
    assert {choice.text for choice in choices.dead_ends()} == {"Pass"}


def test_score_parts_of_winners_and_others(toy: Game) -> None:
    found = {part.name: part for part in parts(looked_at(toy, ["mate", "random"], 80), toy.rules.PARTS)}
    assert set(found) <= set(toy.rules.PARTS)
    for part in found.values():
        assert part.winners.low <= part.winners.mean <= part.winners.high
        assert part.decides is not None
        assert part.decides.mean == pytest.approx(part.winners.mean - part.others.mean)
        assert 0 <= part.tops.mean <= 1
