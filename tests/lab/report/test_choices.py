import pytest

from spadework.engine.game import Game
from spadework.lab.report.choices import Choices, parts
from spadework.lab.report.played import PlayedGame
from spadework.lab.simulation import Simulation
from spadework.table import Move, View


class Stays:
    """Never goes home."""

    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return moves[0]


def looked_at(toy: Game, players: list[object], games: int) -> list[PlayedGame]:
    simulation = Simulation(toy, players, 3, rotated=True)
    return [PlayedGame(simulation, outcome) for outcome in simulation.play(games)]


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


def test_what_nobody_takes_is_a_dead_end(toy: Game) -> None:
    choices = Choices([0.5, 0.5])
    for played in looked_at(toy, [Stays, Stays], 60):
        choices.add(played)
    by_text = {choice.text: choice for choice in choices.kinds()}
    assert by_text["Stay"].share == 1
    assert by_text["Go"].taken == 0
    assert by_text["Go"].worth is None
    assert {choice.text for choice in choices.dead_ends()} == {"Go", "Go home"}


def test_a_better_move_is_worth_more(toy: Game) -> None:
    """Random players who go now and then have something; those who stay always lose it all."""
    choices = Choices([0.5, 0.5])
    for played in looked_at(toy, [Stays, "random"], 200):
        choices.add(played)
    by_text = {choice.text: choice for choice in choices.moves()}
    worth = by_text["Go home"].worth
    assert worth is not None
    assert worth.low > 0
    assert by_text["Stay"].worth is not None
    assert choices.dead_ends() == []


def test_the_parts_of_winners_and_others(toy: Game) -> None:
    found = {part.name: part for part in parts(looked_at(toy, ["mate", "random"], 80), toy.rules.PARTS)}
    assert set(found) <= set(toy.rules.PARTS)
    for part in found.values():
        assert part.winners.low <= part.winners.mean <= part.winners.high
        assert part.decides is not None
        assert part.decides.mean == pytest.approx(part.winners.mean - part.others.mean)
        assert 0 <= part.tops.mean <= 1
