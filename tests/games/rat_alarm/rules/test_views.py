"""Views of seats in Rat Alarm."""

import pytest
from tests.games.rat_alarm.position import GAME, Position

from spadework.engine.interface import SPECTATOR
from spadework.engine.packages import rules_of
from spadework.engine.stream import new_stream

rules = rules_of("spadework.games.rat_alarm")


@pytest.mark.rule("RA-11", "RA-25")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_everyone_has_seen_all_cards_on_the_table_and_all_cards_taken(seat: int) -> None:
    position = Position().play(0, "turn up 17", "stay").play(1, "turn up 9", "drop pearls", "bury 17")
    seen = position.view(seat)
    assert seen.tobytes() == position.states.tobytes()
    assert seen[0].cubes.any()
    assert seen[0].taken[1] == 1 << 8


def test_a_determinization_equals_the_state() -> None:
    position, sampled = Position().play(0, "turn up 17", "stay"), GAME.new_states(1)
    rules.sample_state(position.deck.record, position.view(0)[0], 0, new_stream(1), sampled[0])
    assert sampled.tobytes() == position.states.tobytes()
