"""The search in positions of Rat Alarm with a known best move, and its strength against the mate."""

import pytest
from tests.games.rat_alarm.position import GAME, Position, deck_of, last_in_the_round, last_round

from spadework.engine.search.workspace import new_workspace
from spadework.engine.stream import new_stream
from spadework.games.rat_alarm.rules.state import KINDS
from spadework.lab.simulation import Simulation
from spadework.players import new_player
from spadework.players.search import Search

pytestmark = pytest.mark.long

TRIES = 400


def chosen(position: Position) -> str:
    """The search's move for the seat whose turn it is."""
    seat = position.to_move
    assert seat is not None
    return position.texts[Search(GAME, position.deck, 5, tries=TRIES).choose(position.view(seat)[0], seat)]


def cubes(position: Position, **values: int) -> Position:
    """Lay a cube beside each kind: of the value given, or else of 1."""
    for kind in KINDS:
        position.lay_cubes(kind, values.get(kind, 1))
    return position


def test_drops_out_with_the_most_before_a_certain_alarm() -> None:
    # Four gems lie open, one with a rat, and every card to come has a rat. The player who takes the gems has them all.
    deck = deck_of("gems gems", "gems", "rings", "gems rat", "pearls rat", "crowns rat")
    position = cubes(Position(2, deck).leave_open(1, 2, 3, 4).draw_from(5, 6), gems=5)
    assert chosen(position) == "drop gems"


def test_leaves_a_pile_of_rats_to_the_others() -> None:
    # As before, but only one rat lies in the middle, and it shows a kind that is already lost.
    deck = deck_of("gems gems gems gems", "gems rat", "pearls rat", "crowns rat", "rings")
    position = cubes(Position(2, deck).give(1, 1).leave_open(2, 5).draw_from(3, 4), rings=5)
    assert chosen(position) == "drop rings"


def test_turns_up_a_card_that_cannot_set_off_an_alarm() -> None:
    # The last player in the round, and no rat lies open: one more card is no risk.
    position = last_in_the_round(Position(2).leave_open(1, 5))
    assert chosen(position) == "turn up"


def test_takes_the_treasures_that_win_the_game() -> None:
    # More rings than gems lie open, but seat 0 wins the rings anyway; the gems are still to be won.
    deck = deck_of("rings rings rings rings", "gems", "rings", "rings", "gems gems", "pearls")
    position = Position(2, deck).give(0, 1, 2).give(1, 6).leave_open(3, 4, 5).draw_from()
    assert chosen(last_round(last_in_the_round(cubes(position, rings=3, gems=4)))) == "drop gems"


def test_keeps_the_rat_card_that_wins_the_game() -> None:
    deck = deck_of("gems", "rings rings rings", "rings rings rat", "gems gems rat", "pearls")
    position = Position(2, deck).give(0, 1, 2).leave_open(3).draw_from(4, 5)
    position = last_round(last_in_the_round(cubes(position, rings=3, gems=4)))
    position.play(1, "turn up 4")
    assert chosen(position) == "keep 4"


def test_risks_an_alarm_when_nothing_else_can_win() -> None:
    # Dropping out leaves the gems to seat 0; of the two cards to come, one wins them and the other sets off an alarm.
    deck = deck_of("gems gems", "gems", "rings rat", "gems gems", "crowns rat")
    position = cubes(Position(2, deck).give(0, 1).leave_open(2, 3).draw_from(4, 5), gems=5)
    assert chosen(last_round(last_in_the_round(position))) == "turn up"


def test_risks_nothing_when_dropping_out_wins() -> None:
    # The same cards, but nobody has gems yet. After an alarm, the other seat would win by two cubes to one.
    deck = deck_of("pearls coins", "gems", "rings rat", "gems gems", "crowns rat")
    position = cubes(Position(2, deck).give(0, 1).leave_open(2, 3).draw_from(4, 5), gems=5)
    assert chosen(last_round(last_in_the_round(position))) == "drop gems"


@pytest.mark.slow
def test_beats_the_mate() -> None:
    simulation, wins, games = Simulation(GAME, ["captain", "mate"], seed=3), 0.0, 40
    for number in range(games):
        seat = number % 2
        search = Search(GAME, simulation.variant.deck, number, tries=200)
        mate = new_player("mate", GAME, simulation.variant.deck, number)
        places = simulation.play_with([search, mate] if seat == 0 else [mate, search], number // 2).places
        wins += (places[seat] == 1) / places.count(1)
    assert wins / games >= 0.62


def points_of_seat_0(_material, state, seat):  # type: ignore[no-untyped-def]
    return float(state.rounds if seat == 0 else 0)


def test_rollouts_go_to_the_end_unless_a_custom_value_function_stops_them() -> None:
    position, workspace = Position(2), new_workspace(GAME.rules)
    moves = []
    for searching in (GAME.searching, GAME.searching_by(points_of_seat_0)):
        workspace.buffers.sampled[0], workspace.noise[:] = position.state, new_stream(1)
        moves.append(searching.rollout(GAME.new_materials(position.deck)[0], 0, workspace, 1000))
    assert moves[0] > 20
    assert moves[1] == 0
