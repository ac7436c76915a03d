"""Inputs and outputs of networks, which are the same for all numbers of seats."""

from itertools import pairwise

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH

from spadework.engine.discovery import all_games
from spadework.engine.encoding import Numbering
from spadework.engine.game import Game
from spadework.engine.network.inputs import Inputs
from spadework.engine.network.known import Known


def about_seats(game: Game) -> tuple[int, ...]:
    """Return the codes of moves about the first seat."""
    found: tuple[int, ...] = getattr(game.encoding, "ABOUT_SEATS", ())
    return found


def own_inputs(game: Game) -> Inputs:
    """Return the inputs for the game's own deck."""
    return Inputs(game, Known.of(game, game.deck().record).codes)


TURNED = [game for game in all_games().values() if about_seats(game)]


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_an_element_has_the_same_input_for_any_number_of_seats(game: Game) -> None:
    inputs = own_inputs(game)
    plans = [inputs.plan(seats) for seats in game.rules.SEATS]
    starts = [set(plan.starts.tolist()) for plan in plans]
    assert all(fewer <= more for fewer, more in pairwise(starts))
    assert max(starts[-1]) < inputs.view
    assert all(len(plan.offsets) == plan.seats for plan in plans)


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_all_moves_have_outputs(game: Game) -> None:
    inputs, material = own_inputs(game), game.deck().record
    if inputs.numbering is None:
        assert inputs.outputs == 1 + sum(factor.values for factor in game.factors)
        return
    known = set(inputs.numbering.codes.tolist())
    assert all(known.issuperset(Numbering.of_moves(game, material, seats).codes.tolist()) for seats in game.rules.SEATS)
    assert inputs.outputs == 1 + len(known)


@pytest.mark.long
@pytest.mark.parametrize("game", TURNED, ids=lambda game: game.id)
def test_moves_about_seats_are_relative_to_the_players_seat(game: Game) -> None:
    seats, begin = game.rules.SEATS[-1], about_seats(game)[0]
    inputs = own_inputs(game)
    assert inputs.numbering is not None
    rows = inputs._rows(seats)
    codes = [inputs.numbering.number(begin + seat) for seat in range(seats)]
    for me in range(seats):
        assert [rows[me, codes[(me + ahead) % seats]] for ahead in range(seats)] == codes
        others = np.setdiff1d(
            np.arange(len(inputs.numbering)),
            [inputs.numbering.number(first + seat) for first in about_seats(game) for seat in range(seats)],
        )
        assert (rows[me, others] == others).all()
