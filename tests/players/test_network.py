import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_LZMA, ZipFile

import numpy as np
import pytest
from numpy.lib.format import write_array_header_1_0
from tests.learn.networks import some_network

import spadework
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.players.network import NetworkPlayer, load_network
from spadework.players.plugin_api import Unusable
from spadework.players.quick import KINDS, QuickPlayer


@pytest.fixture
def game() -> Game:
    return spadework.game(spadework.game_ids()[1])


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "clever.npz"
    some_network(game, (2,)).save(path)
    return path


def test_a_network_plays_the_same_from_its_file(game: Game, file: Path) -> None:
    table = spadework.Table(game, seats=2, seed=3)
    bold, read = NetworkPlayer(some_network(game, (2,))), NetworkPlayer(file)
    for _ in range(30):
        view = table.view(table.to_move[0])
        code = read.choose(view)
        assert code == bold.choose(view)
        table.play(view.seat, code)


def test_a_network_that_cannot_play_is_refused_before_the_first_game(game: Game, file: Path, toy: Game) -> None:
    for other, players, wanted in (
        (game, [str(file), "random", "random"], f"{game.id} with 3"),
        (toy, [NetworkPlayer(file), "random"], "dig with 2"),
    ):
        with pytest.raises(Unusable, match=f"was trained for {game.id} with 2 players, not {wanted}"):
            spadework.tournament(other, players, games=2)
        with pytest.raises(Unusable, match=f"was trained for {game.id} with 2 players, not {wanted}"):
            spadework.simulate(other, players, games=2)


def test_a_network_refuses_views_of_seats_out_of_turn(game: Game, file: Path) -> None:
    table = spadework.Table(game, seats=2, seed=3)
    seat = table.to_move[0]
    table.play(seat, table.legal(seat)[0])
    assert seat not in table.to_move
    with pytest.raises(ValueError, match=f"expected a view of a seat that moves next; seat {seat} does not"):
        NetworkPlayer(file).choose(table.view(seat))


@pytest.mark.parametrize("name", ["clever.txt", "clever", "no_folder/clever.npz"])
def test_a_network_is_not_saved_under_an_unusable_name(game: Game, tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match=r"expected a file name ending in \.npz in an existing folder"):
        some_network(game, (2,)).save(tmp_path / name)
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_a_network_file_plays_wherever_players_are_named(game: Game, file: Path) -> None:
    contest = spadework.tournament(game, [str(file), "random"], games=2)
    assert all(standing.failed == 0 for standing in contest.standings)
    names = {standing.player for standing in contest.standings}
    assert names == {str(file), "random"}


def test_other_games_and_numbers_of_players_are_refused(game: Game, file: Path, toy: Game) -> None:
    player = NetworkPlayer(file)
    for table in (spadework.Table(game, seats=3, seed=1), spadework.Table(toy, seats=2, seed=1)):
        with pytest.raises(ValueError, match=rf"the network was trained for {game.id} with 2 players, not "):
            player.choose(table.view(table.to_move[0]))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a usable network"),
        (b"PK\x03\x04 broken", "not a usable network"),
        (None, "file not found"),
    ],
)
def test_an_invalid_network_file_is_an_error(content: bytes | None, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Unusable, match=reason):
        load_network(path)


def test_pickled_data_in_a_network_file_is_refused(tmp_path: Path) -> None:
    # Pickled data, which could run code when loaded, is rejected without being unpickled.
    path = tmp_path / "evil.npz"
    np.savez(path, header=np.array([{"format": "network-3"}], dtype=object), codes=np.arange(3))
    with pytest.raises(Unusable, match=r"not a usable network: header.npy is not an array of numbers"):
        load_network(path)


@pytest.mark.long
def test_a_zip_bomb_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "bomb.npz"
    np.savez_compressed(path, header=np.array("{}"), w0=np.zeros(300_000_000, np.uint8))
    assert path.stat().st_size < 1_000_000
    with pytest.raises(Unusable, match="exceed the limit of 64 arrays and 268,435,456 bytes"):
        load_network(path)


def test_an_array_smaller_than_its_header_says_is_not_read(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "liar.npz"
    content = io.BytesIO()
    write_array_header_1_0(content, {"shape": (1 << 40,), "fortran_order": False, "descr": "<f4"})
    with ZipFile(file) as good, ZipFile(path, "w") as bad:
        for name in good.namelist():
            bad.writestr(name, content.getvalue() if name == "first.npy" else good.read(name))
    with pytest.raises(Unusable, match=r"first\.npy is not an array of numbers"):
        load_network(path)


def opened(path: Path) -> None:
    """Load a network; a file that is not a usable network is no failure."""
    with suppress(Unusable):
        load_network(path)


def test_a_corrupted_file_is_either_usable_or_refused(file: Path) -> None:
    whole, dice = file.read_bytes(), random.Random(1)
    for _ in range(150):
        broken = bytearray(whole)
        for _ in range(dice.choice([1, 1, 4, 40])):
            # Most data that readers depend on is near the start and the end of the zip file.
            place = dice.choice([dice.randrange(len(whole)), dice.randrange(300), -dice.randrange(1, 500)])
            broken[place] = dice.choice([0, 1, 255, broken[place] ^ 1 << dice.randrange(8)])
        file.write_bytes(broken[: dice.choice([len(whole), len(whole), dice.randrange(len(whole))])])
        opened(file)


@pytest.mark.parametrize(
    "header", ["[]", "7", "NaN", "null", '"x"', "[" * 3000, '{"format": NaN}', "{", '{"format": "network-3"}']
)
def test_a_malformed_header_is_refused(header: str, file: Path) -> None:
    with np.load(file) as kept:
        arrays = dict(kept)
    np.savez(file, **{**arrays, "header": np.array(header)})
    with pytest.raises(Unusable):
        load_network(file)


@pytest.mark.parametrize(
    "part",
    [
        {"seats": None},
        {"seats": "2"},
        {"seats": 2.5},
        {"seats": [9]},
        {"seats": ["2"]},
        {"seats": []},
        {"seats": 10**30},
        {"game": None},
        {"game": ["x"]},
        {"game": "../x"},
        {"factors": 7},
        {"factors": [None]},
        {"factors": [[1] * 9]},
        {"rules": [1]},
    ],
)
def test_header_values_of_the_wrong_type_are_refused(part: dict[str, Any], file: Path) -> None:
    with np.load(file) as kept:
        arrays = dict(kept)
    bent({}, part)(arrays)
    np.savez(file, **arrays)
    with pytest.raises(Unusable):
        load_network(file)


@pytest.mark.parametrize("change", [np.nan, np.inf])
def test_weights_must_be_finite(change: float, file: Path) -> None:
    with np.load(file) as kept:
        arrays = dict(kept)
    arrays["first"][0, 0] = change
    np.savez(file, **arrays)
    with pytest.raises(Unusable, match="some weights are not finite"):
        load_network(file)


@pytest.mark.parametrize(
    "header",
    [
        b"{" * 5000,
        b"{'descr': '<f4', 'fortran_order': False, 'shape': (" + b"(" * 400,
        b"{'descr': '|O', 'fortran_order': False, 'shape': (1,)}",
        b"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (-1,)}",
        b"{'descr': '<f4', 'fortran_order': False, 'shape': (10**99,)}",
        b"\xff\xfe",
    ],
)
def test_malformed_array_headers_are_refused(header: bytes, file: Path, tmp_path: Path) -> None:
    path = tmp_path / "headed.npz"
    with ZipFile(file) as good, ZipFile(path, "w") as bad:
        for name in good.namelist():
            array = b"\x93NUMPY\x02\x00" + len(header).to_bytes(4, "little") + header
            bad.writestr(name, array if name == "header.npy" else good.read(name))
    with pytest.raises(Unusable):
        load_network(path)


def test_pipes_and_folders_are_not_networks(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.npz")
    (tmp_path / "folder.npz").mkdir()
    for name in ("pipe.npz", "folder.npz"):
        with pytest.raises(Unusable, match="file not found"):
            load_network(tmp_path / name)


@pytest.mark.parametrize("compression", [ZIP_BZIP2, ZIP_LZMA])
def test_corrupted_files_in_other_compressions_are_handled(compression: int, file: Path) -> None:
    with ZipFile(file) as good:
        parts = {name: good.read(name) for name in good.namelist()}
    with ZipFile(file, "w", compression) as bad:
        for name, content in parts.items():
            bad.writestr(name, content)
    whole = bytearray(file.read_bytes())
    for place in range(60, 200, 7):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
        opened(file)


def bent(change: dict[str, Any], header: dict[str, Any] | None = None) -> Callable[[dict[str, Any]], None]:
    """Return a function that changes arrays and header fields of a file."""

    def bend(arrays: dict[str, Any]) -> None:
        arrays.update({name: make(arrays[name]) if callable(make) else make for name, make in change.items()})
        arrays["header"] = np.array(json.dumps({**json.loads(str(arrays["header"])), **(header or {})}))

    return bend


@pytest.mark.parametrize(
    ("bend", "reason"),
    [
        (bent({"first_bias": np.zeros(0, np.float16)}), r"expected first_bias to be of shape \(\d+, 8\), not \(0,\)"),
        (bent({"first": lambda w: w.reshape(-1)}), "expected first to be of shape"),
        (bent({"second": lambda w: w[:, :-1]}), "expected second_bias to be of shape"),
        (bent({"usual": lambda w: w[:, 16:]}), "expected usual to be of shape"),
        (bent({"first": lambda w: w.astype(np.float64)}), "its weights are not float16"),
        (bent({"codes": lambda codes: codes[::-1]}), "its codes are not in ascending order"),
        (bent({"codes": lambda codes: codes.astype(np.int64)}), "its codes are not in ascending order"),
        (bent({}, {"factors": [["what", 0, 3]]}), "its factors don't match"),
        (bent({}, {"rules": 77}), "trained for rules 77 of"),
        (bent({}, {"seats": [9]}), "is for 2 to 4 players, not 9"),
        (bent({}, {"seats": []}), "expected numbers of seats"),
        (bent({}, {"game": "chess"}), "chess"),
        (bent({}, {"format": "other"}), "expected format 'network-4', not 'other'"),
        (bent({}, {"things": ["cards"]}), "cards"),
    ],
)
def test_arrays_and_headers_that_do_not_fit_are_refused(
    bend: Callable[[dict[str, Any]], None], reason: str, file: Path, tmp_path: Path
) -> None:
    with np.load(file) as kept:
        arrays = dict(kept)
    bend(arrays)
    np.savez(tmp_path / "bent.npz", **arrays)
    with pytest.raises(Unusable, match=reason):
        load_network(tmp_path / "bent.npz")


@pytest.mark.long
def test_a_server_offers_a_network_file(file: Path) -> None:
    code = f"from spadework.players.server_players import offered; print(offered([{str(file)!r}]))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "own:clever" in told


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in all_games().values() if game.network], ids=lambda game: game.id)
def test_every_games_network_beats_a_mate_without_one(game: Game) -> None:
    assert game.network
    # A mate without `evaluate` plays the rollout policy, which a network beats clearly only with more players.
    seats = game.rules.SEATS[0] if game.ai.evaluate else game.rules.SEATS[-1]
    mates = [QuickPlayer(KINDS["mate"], game, game.deck(), seed) for seed in range(1, seats)]
    contest = spadework.tournament(game, [NetworkPlayer(game.network), *mates], games=200)
    assert contest["NetworkPlayer"].wins_from > 1 / seats
