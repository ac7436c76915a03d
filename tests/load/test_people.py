import pytest
from tests.load.people import Demand, measure
from tests.some_games import game_for

GAME = game_for(2)


@pytest.mark.long
@pytest.mark.slow
def test_measure_starts_its_own_server(warm_games: None) -> None:  # noqa: ARG001
    told: list[float] = []
    found = measure(GAME, Demand(tables=2, people=2, every=0.1, seconds=2.0, clients=2), progress=told.append)
    assert not found.tally.errors
    assert found.tally.moves
    assert len(found.usage) == 3
    assert found.usage[0].cpu < found.usage[-1].cpu
    assert all(usage.memory > 10**7 for usage in found.usage)
    assert told == sorted(told)


def test_too_many_players_are_an_error() -> None:
    with pytest.raises(ValueError, match="not 99"):
        measure(GAME, Demand(people=99))
