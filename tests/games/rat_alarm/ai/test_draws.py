from tests.games.rat_alarm.position import GAME, OWN

from spadework.engine.interface import CHANCE
from spadework.games.rat_alarm.rules.state import TURN_UP
from spadework.lab.report.draws import draws
from spadework.lab.report.trajectory import Trajectory
from spadework.lab.simulation import Simulation
from spadework.players.value import Value


def test_a_drawn_card_counts_as_the_luck_of_the_seat_that_turns_it_up() -> None:
    simulation = Simulation(GAME, ["mate", "mate", "mate"], 3)
    one = Trajectory(simulation, next(simulation.play(1)))
    turned = {
        (seat, one.log[step + 1][1])
        for step, (seat, code) in enumerate(one.log)
        if code == TURN_UP and seat != CHANCE and one.log[step + 1][0] == CHANCE
    }
    cards = {code for _, code in turned}
    drawn = [(draw.seat, draw.code) for draw in draws(one, Value(GAME, OWN), 0) if draw.code in cards]
    assert len(drawn) > 10
    assert set(drawn) <= turned
