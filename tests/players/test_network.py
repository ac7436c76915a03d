import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spadework
from spadework.engine.contract.encoding import Factor
from spadework.engine.encoding import Numbering
from spadework.engine.game import Game
from spadework.lab.batch import Batch
from spadework.players.network import Network, NetworkPlayer
from spadework.players.own import Unusable

WIDTHS = (8, 5)


def weights(*sizes: int, seed: int = 0) -> list[tuple[Any, Any]]:
    random = np.random.default_rng(seed)
    return [
        (random.normal(size=pair).astype(np.float32), random.normal(size=pair[1]).astype(np.float32))
        for pair in pairwise(sizes)
    ]


def some_network(batch: Batch, seed: int = 0) -> Network:
    inputs = batch.encoder.size + len(batch.numbering)
    hidden = weights(inputs, *WIDTHS, seed=seed)
    policy = weights(WIDTHS[-1], sum(factor.values for factor in batch.numbering.factors), seed=seed + 1)
    return Network(batch.variant.game, batch.seats, batch.numbering, [*hidden, *policy, *weights(WIDTHS[-1], 1)])


@pytest.fixture
def game() -> Game:
    return spadework.game(spadework.game_ids()[1])


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "clever.npz"
    some_network(Batch(game, 2)).save(path)
    return path


def test_the_way_through_is_that_of_matrices(game: Game) -> None:
    batch = Batch(game, 2, 4, seed=1)
    network = some_network(batch)
    numbers, mask = batch.observe()[0], batch.number_mask()[0]
    now = np.concatenate([numbers, mask]).astype(np.float64)
    for matrix, bias in network.layers[:-2]:
        now = np.maximum(now @ matrix + bias, 0)
    logits, value = network.look(numbers, mask)
    assert logits == pytest.approx((now @ network.layers[-2][0] + network.layers[-2][1])[mask], rel=1e-4, abs=1e-4)
    assert value == pytest.approx(float((now @ network.layers[-1][0] + network.layers[-1][1])[0]), rel=1e-4, abs=1e-4)


def test_a_move_has_the_sum_of_its_factors(toy: Game) -> None:
    numbering = Numbering([0, 1], [Factor("high", 2, 2), Factor("low", 1, 2)])
    batch = Batch(toy, 2)
    inputs = batch.encoder.size + 2
    policy = np.zeros((3, 4), np.float32), np.array([5, 0, 1, 2], np.float32)
    network = Network(toy, 2, numbering, [*weights(inputs, 3), policy, *weights(3, 1)])
    logits, _ = network.look(batch.observe()[0], np.array([True, True]))
    assert logits.tolist() == [6, 7]


def test_it_plays_the_same_from_its_file(game: Game, file: Path) -> None:
    table = spadework.Table(game, seats=2, seed=3)
    bold, read = NetworkPlayer(some_network(Batch(game, 2))), NetworkPlayer(file)
    for _ in range(30):
        view = table.view(table.to_move[0])
        code = read.choose(view)
        assert code == bold.choose(view)
        table.play(view.seat, code)


@pytest.mark.slow
def test_its_file_plays_where_players_are_named(game: Game, file: Path) -> None:
    contest = spadework.tournament(game, [str(file), "random"], games=2)
    assert all(standing.failed == 0 for standing in contest.standings)
    names = {standing.player for standing in contest.standings}
    assert names == {str(file), "random"}


def test_other_games_and_numbers_of_players_are_refused(game: Game, file: Path, toy: Game) -> None:
    player = NetworkPlayer(file)
    for table in (spadework.Table(game, seats=3, seed=1), spadework.Table(toy, seats=2, seed=1)):
        with pytest.raises(ValueError, match=rf"the network has learned {game.id} for 2 players, not "):
            player.choose(table.view(table.to_move[0]))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no network that can play"),
        (b"PK\x03\x04 broken", "no network that can play"),
        (None, "there is no such file"),
    ],
)
def test_what_is_no_network_is_told(content: bytes | None, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Unusable, match=reason):
        Network.load(path)


def test_files_are_not_trusted(game: Game, tmp_path: Path) -> None:
    # What would run when it is unpickled is not even looked at.
    path = tmp_path / "evil.npz"
    np.savez(path, told=np.array([{"format": "network-1"}], dtype=object), codes=np.arange(3))
    with pytest.raises(Unusable, match="no network that can play: Object arrays cannot be loaded"):
        Network.load(path)
    with pytest.raises(ValueError, match=r"expected weights of policy of shape \(5, 2\), not \(5, 3\)"):
        Network(game, 2, Numbering([1, 2]), [*weights(7, 5), *weights(5, 3), *weights(5, 1)])


def test_it_is_offered_by_a_server(file: Path) -> None:
    code = f"from spadework.players.offered import offered; print(offered([{str(file)!r}]))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "own:clever" in told
