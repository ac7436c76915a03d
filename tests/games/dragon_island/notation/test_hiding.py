"""Moments at which a seat's options are secret."""

import pytest
from tests.games.dragon_island.position import OWN, Position
from tests.games.dragon_island.talk import do, play

from spadework.engine.interface import SPECTATOR
from spadework.games.dragon_island.notation.asking import hides_options


@pytest.mark.rule("DI-74")
def test_a_decision_at_a_boat_hides_the_options_of_both_players() -> None:
    position = Position().carry("b6", "green", "brown", pair=2).give(0, "infidelity")
    assert not hides_options(OWN, position.view(SPECTATOR)[0])
    do(position, 0, "step boat-green")
    assert hides_options(OWN, position.view(SPECTATOR)[0])
    play(position, 0, "infidelity")
    assert hides_options(OWN, position.view(SPECTATOR)[0])
    play(position, 1, "share")
    assert not hides_options(OWN, position.view(SPECTATOR)[0])
