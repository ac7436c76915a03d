"""A cluster of two nodes on this machine, which plays the same games as one process."""

import logging
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from tests.some_games import ONE_OF_EACH

from spadework.lab import cluster
from spadework.lab.cluster import Cluster, ClusterFailed
from spadework.lab.contest import tournament
from spadework.lab.executors import check
from spadework.lab.simulation import Simulation

GAME = ONE_OF_EACH[0].id
MATES = ["mate", "random"]

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", autouse=True)
def two_nodes() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray
        from ray.cluster_utils import Cluster as LocalCluster

        nodes = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        nodes.add_node(num_cpus=1)
        ray.init(nodes.address, log_to_driver=False, logging_level=logging.ERROR)
        yield
        ray.shutdown()
        nodes.shutdown()


def where(_number: int) -> tuple[str, int]:
    """Return the node and the process that make this call."""
    import ray

    return ray.get_runtime_context().get_node_id(), os.getpid()


def in_time(seconds: float) -> Callable[[int], int]:
    """Return a function whose first call takes some seconds."""
    import time

    def answer(number: int) -> int:
        time.sleep(0 if number else seconds)
        return number

    return answer


def failing(text: str) -> Callable[[], int]:
    """Return a function. Raises ValueError if the text is not a number."""
    return partial(pow, int(text))


def ending(marker: str) -> Callable[[int], int]:
    """Return a function whose process ends in the middle of the third call, but only once."""

    def answer(number: int) -> int:
        place = Path(marker)
        if number == 2 and not place.exists():
            place.touch()
            os._exit(1)
        return number

    return answer


def test_answers_come_in_order_from_all_nodes() -> None:
    with closing(Cluster[int]("ray", in_time, 0.3)) as executor:
        assert list(executor.map((number,) for number in range(20))) == list(range(20))
        assert list(executor.map([])) == []
    with closing(Cluster[tuple[str, int]]("ray", partial, where)) as executor:
        found = list(executor.map((number,) for number in range(8)))
    nodes, processes = ({place[part] for place in found} for part in (0, 1))
    assert len(nodes) == len(processes) == 2


def test_an_error_in_the_cluster_is_raised() -> None:
    with closing(Cluster[int]("ray", partial, int)) as executor:
        with pytest.raises(ValueError, match="'x'"):
            list(executor.map([("1",), ("x",)]))
        assert list(executor.map([("7",)])) == [7]
    with closing(Cluster[int]("ray", failing, "none")) as executor, pytest.raises(ValueError, match="'none'"):
        list(executor.map([()]))


def test_a_process_that_ends_is_replaced(tmp_path: Path) -> None:
    with closing(Cluster[int]("ray", ending, str(tmp_path / "ended"))) as executor:
        assert list(executor.map((number,) for number in range(8))) == list(range(8))
    with (
        closing(Cluster[None]("ray", partial, os._exit)) as executor,
        pytest.raises(ClusterFailed, match="the cluster failed"),
    ):
        list(executor.map([(3,)]))


def test_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with (
        closing(Cluster[int]("ray", partial, int)) as executor,
        pytest.raises(ClusterFailed, match=r"this one has 0\.0\.1"),
    ):
        list(executor.map([("1",)]))


def test_a_cluster_plays_the_same_games_as_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.simulation.SECONDS_ALONE", 0.0)
    simulation = Simulation(GAME, MATES, 3, rotated=True)
    assert list(simulation.play(60, processes="ray")) == list(simulation.play(60))
    there, here = (tournament(GAME, MATES, games=4, seed=2, processes=place).played for place in ("ray", 1))
    assert there == here


def test_cluster_errors_are_raised_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="expected the address of a cluster, 'ray' or 'ray://host:10001'"):
        check("rai", MATES)
    with pytest.raises(ValueError, match="rey"):
        Simulation(GAME, MATES).play(5, processes="rey")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterFailed, match=r"needs Ray: pip install 'spadework\[ray\]'"):
        Cluster("ray", partial, int)
