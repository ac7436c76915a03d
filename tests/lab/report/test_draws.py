from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.lab.report.draws import NOBODY, Draws, draws
from spadework.lab.report.trajectory import Trajectory
from spadework.lab.simulation import Simulation
from spadework.players.value import Value


def played(game: Game, games: int, seats: int = 2) -> list[Trajectory]:
    simulation = Simulation(game, ["policy"] * seats, 3)
    return [Trajectory(simulation, outcome) for outcome in simulation.play(games)]


def test_a_card_seen_by_one_seat_was_drawn_by_that_seat(high_water: Game) -> None:
    (one,), value = played(high_water, 1, seats=3), Value(high_water, high_water.deck())
    hands = 18
    drawn = draws(one, value, 1)
    assert [draw.seat for draw in drawn[:hands]] == [number // 6 for number in range(hands)]
    assert [draw.code for draw in drawn[:hands]] == [code for seat, code in one.log if seat == CHANCE][:hands]


def test_what_chance_reveals_to_all_is_drawn_by_nobody(toy: Game) -> None:
    """First, each seat is dealt a card that the others don't see."""
    (one,), value = played(toy, 1), Value(toy, toy.deck())
    dealt, found = draws(one, value, 0), Draws()
    assert [draw.seat for draw in dealt] == [0, 1, *[NOBODY] * (len(dealt) - 2)]
    assert len(dealt) > 2
    found.add(one, dealt[2:])
    assert found.surest() == []


def test_a_large_boat_is_a_good_draw(high_water: Game) -> None:
    found, value = Draws(), Value(high_water, high_water.deck())
    for one in played(high_water, 30):
        found.add(one, draws(one, value, 4))
    gains = {drawn.text: drawn.gain for drawn in found.surest()}
    assert gains["boat 24"].low > 0 > gains["boat 3"].high
    assert max(gain.mean for gain in gains.values()) < 1


def test_draws_seen_in_too_few_deals_are_not_judged(toy: Game) -> None:
    found, value = Draws(), Value(toy, toy.deck())
    for one in played(toy, 3):
        found.add(one, draws(one, value, 0))
    assert found.surest() == []
