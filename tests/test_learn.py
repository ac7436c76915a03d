"""The example that learns: what it looks back at is right, and its command leaves a network that plays."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

import spadework
from spadework.players.network import NetworkPlayer

ROOT = Path(__file__).parent.parent
LEARN = ROOT / "examples" / "learn"
GAME = spadework.game_ids()[1]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of the example is where its files look for each other."""
    import torch

    monkeypatch.syspath_prepend(LEARN)
    torch.set_num_threads(1)


@pytest.mark.long
@pytest.mark.usefixtures("learn")
def test_the_network_written_to_a_file_thinks_the_same(tmp_path: Path) -> None:
    import torch
    from policy import PolicyAndValue

    batch = spadework.Batch(GAME, 2, 8, seed=1)
    torch.manual_seed(1)
    network = PolicyAndValue(batch, (16, 8))
    network.save(batch, tmp_path / "network.npz")
    seen, mask = batch.observe(), batch.number_mask()
    with torch.no_grad():
        logits, values = network(torch.from_numpy(seen), torch.from_numpy(mask))
    kept = NetworkPlayer(tmp_path / "network.npz").network
    for lane in range(8):
        told, value = kept.look(seen[lane], mask[lane])
        assert told == pytest.approx(logits[lane][mask[lane]].numpy(), rel=1e-3, abs=1e-4)
        assert value == pytest.approx(float(values[lane]), rel=1e-3, abs=1e-4)


@pytest.mark.long
@pytest.mark.usefixtures("learn")
@pytest.mark.parametrize("seats", [2, 3])
def test_looking_to_the_end_a_decision_returns_what_the_seat_got(seats: int) -> None:
    import torch
    from policy import PolicyAndValue
    from self_play import SelfPlay

    # With a trace of 1, a return is what was won in the end, less what the others won on the average; 0 where the end is not known yet, for
    # the network expects nothing.
    batch = spadework.Batch(GAME, seats, 4, seed=2)
    network = PolicyAndValue(batch, (8,))
    torch.nn.init.zeros_(network.value.weight)
    torch.nn.init.zeros_(network.value.bias)
    games = SelfPlay(batch, 300, trace=1, scale=1, seed=2)
    decisions = games.play(network)
    assert games.games > 0
    assert 0 < len(decisions.returns) < 300 * 4
    others = 1 / (seats - 1)
    won = {round(1 / tied - (1 - 1 / tied) * others, 3) for tied in range(1, seats + 1)}
    shares = {round(share, 3) for share in decisions.returns.tolist()}
    assert {1, -round(others, 3)} <= shares <= won | {-round(others, 3), 0}


@pytest.mark.long
@pytest.mark.usefixtures("learn")
def test_games_with_too_many_moves_are_refused() -> None:
    from policy import PolicyAndValue

    batch = spadework.Batch(spadework.game_ids()[0], 3, 1)
    with pytest.raises(ValueError, match=r"has [\d,]+ moves; expected a game with few enough for one output each"):
        PolicyAndValue(batch, (8,))


@pytest.mark.long
def test_the_command_leaves_a_network_and_its_curve(tmp_path: Path) -> None:
    into = tmp_path / "network.npz"
    command = [sys.executable, str(LEARN / "train.py"), GAME, "--minutes", "0.001", "--into", str(into)]
    command += ["--lanes", "8", "--steps", "100", "--games", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    assert "decisions" in told
    with into.with_suffix(".csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert rows
    assert {"decisions", "wins", "wins_from", "wins_to"} <= set(rows[0])
    table = spadework.Table(GAME, seats=2, seed=1)
    seat = table.to_move[0]
    table.play(seat, NetworkPlayer(into).choose(table.view(seat)))


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(LEARN.glob("networks/*.npz")), ids=lambda path: path.stem)
def test_the_networks_that_are_kept_beat_the_mate(path: Path) -> None:
    contest = spadework.tournament(path.stem, [path, "mate"], games=100, seed=3)
    assert contest[str(path)].wins_from > 0.5
