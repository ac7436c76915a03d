"""Players from files: their input, their valid answers, and protection from whatever they do."""

import fcntl
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import psutil
import pytest
from tests.waiting import PATIENCE, wait_until

from spadework.engine.game import Game
from spadework.lab.simulation import Simulation
from spadework.players import file as file_module
from spadework.players import new_player
from spadework.players.file import FilePlayer, is_file
from spadework.players.player import Player, PlayerFailed
from spadework.table import Table, Variant

SECONDS = PATIENCE


class Write(Protocol):
    def __call__(self, code: str) -> str:
        """Write a file. Return its path."""


class Sit(Protocol):
    def __call__(self, code: str, seconds: float = ...) -> FilePlayer:
        """Return a player from a file with this code. The player is closed after the test."""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(code: str) -> str:
        path = tmp_path / "guest.py"
        path.write_text(code, encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def sit(toy: Game, write: Write) -> Iterator[Sit]:
    players = []

    def sit(code: str, seconds: float = SECONDS) -> FilePlayer:
        players.append(FilePlayer(write(code), Variant.of(toy), seconds))
        return players[-1]

    yield sit
    for player in players:
        player.close()


def choosing(line: str, before: str = "") -> str:
    """Return the code of a player that runs one line for each move."""
    return f"{before}\nclass Guest:\n    def choose(self, view, moves):\n        {line}\n"


def play(toy: Game, player: FilePlayer, number: int = 0, seed: int = 77) -> None:
    """Play a game of a player on seat 1 against a random one on seat 0."""
    simulation = Simulation(toy, ["random"] * 2, seed=3)
    player.begin(2, 1, seed)
    opponent: Player = new_player("random", toy, simulation.variant.deck, number)
    outcome = simulation.play_with([opponent, player], number)
    assert outcome.finished


def failure(toy: Game, player: FilePlayer, seed: int = 77) -> str:
    """Return the reason why a player fails in a game."""
    with pytest.raises(PlayerFailed) as failed:
        play(toy, player, seed=seed)
    assert failed.value.seat == 1
    return failed.value.reason


def test_player_files_are_recognized_by_their_extension() -> None:
    assert [is_file(player) for player in ("random", "./x.py", "x.py", "x.pyc", "py")] == [
        False,
        True,
        True,
        False,
        False,
    ]


# Input and valid answers


@pytest.mark.long(but=("moves[0]",))
@pytest.mark.slow
@pytest.mark.parametrize(
    "answer",
    ["moves[0]", "moves[-1].code", "moves[-1].text", "numpy.int64(moves[0].code)", "tuple(moves[0])[1]"],
)
def test_an_answer_is_a_move_or_its_code_or_its_text(toy: Game, sit: Sit, answer: str) -> None:
    player = sit(choosing(f"return {answer}", "import numpy"))
    for number in range(3):
        play(toy, player, number)


def test_a_player_gets_its_view_and_its_moves(toy: Game, sit: Sit) -> None:
    checks = (
        "assert type(view) is spadework.table.View; seen = view.as_dict(); assert seen['lucky'][0] == -1 < seen['lucky'][1]; "
        "assert moves == [spadework.Move(0, 'stay'), spadework.Move(1, 'go')]; assert view.record.seats == 2; return moves[1]"
    )
    play(toy, sit(choosing(checks, "import spadework, spadework.table")))


@pytest.mark.long(but=("game, seats, seat, seed-{'game': 'dig', 'seats': 2, 'seat': 1, 'seed': 77}",))
@pytest.mark.slow
@pytest.mark.parametrize(
    ("made_with", "told"),
    [
        ("game, seats, seat, seed", "{'game': 'dig', 'seats': 2, 'seat': 1, 'seed': 77}"),
        ("*, seed, seat, depth=3", "{'seed': 77, 'seat': 1, 'depth': 3}"),
        ("options, deck", "{'options': {'rats': 'two'}, 'deck': 'Deck'}"),
        ("**known", "['deck', 'game', 'options', 'seat', 'seats', 'seed']"),
        ("depth=3", "{'depth': 3}"),
    ],
)
def test_a_class_gets_the_arguments_that_it_declares(toy: Game, sit: Sit, made_with: str, told: str) -> None:
    code = f"""
class Guest:
    def __init__(self, {made_with}):
        self.known = {{name: value for name, value in locals().items() if name != "self"}}
        if "deck" in self.known:
            self.known["deck"] = type(self.known["deck"]).__name__
        self.known = sorted(self.known["known"]) if "known" in self.known else self.known
    def choose(self, view, moves):
        raise LookupError(self.known)
"""
    assert failure(toy, sit(code)) == f"raised LookupError: {told} (line 9)"


@pytest.mark.long
def test_each_game_gets_a_new_instance_of_the_class(toy: Game, sit: Sit) -> None:
    code = """
class Guest:
    made = 0
    def __init__(self):
        Guest.made += 1
    def choose(self, view, moves):
        if Guest.made == 3:
            raise LookupError("third")
        return moves[1]
"""
    player = sit(code)
    play(toy, player)
    play(toy, player)
    assert failure(toy, player).startswith("raised LookupError: third")


@pytest.mark.long
@pytest.mark.slow
def test_a_players_randomness_comes_from_its_seed(toy: Game, sit: Sit) -> None:
    player = sit(
        choosing(
            "raise LookupError(random.random(), numpy.random.random(), list({'a', 'b', 'c', 'd'}))",
            "import random, numpy",
        )
    )
    told = failure(toy, player)
    assert failure(toy, player) == told
    assert failure(toy, player, seed=78) != told


@pytest.mark.long
@pytest.mark.slow
def test_my_player_is_preferred_and_imported_classes_are_ignored(toy: Game, sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text(choosing("return moves[0]"), encoding="utf-8")
    play(toy, sit("from beside import Guest\nclass Mine(Guest):\n    pass\n"))
    both = (
        choosing("raise LookupError")
        + "\nclass MyPlayer(Guest):\n    def choose(self, view, moves):\n        return 1\n"
    )
    play(toy, sit(both))


@pytest.mark.long
def test_a_players_output_does_not_interfere(toy: Game, sit: Sit, capfd: pytest.CaptureFixture[str]) -> None:
    noise = (
        "print('[1, 2]' * 1000); os.write(1, b'\\xff\\n' * 9999); os.system('echo; echo hello >&2'); return moves[1]"
    )
    player = sit(choosing(noise, "import os\nprint('imported')"))
    for number in range(3):
        play(toy, player, number)
    player.close()
    assert capfd.readouterr() == ("", "")


# Failures during a game


FAILURES = [
    ("raise ValueError('no luck')", "raised ValueError: no luck (line 4)"),
    ("return moves[2]", "raised IndexError: list index out of range (line 4)"),
    ("return self.choose(view, moves)", "raised RecursionError: maximum recursion depth exceeded"),
    ("return input()", "raised EOFError: EOF when reading a line (line 4)"),
    ("return 'dance'", "answered 'dance', which is not one of the 2 legal moves"),
    ("return 'x' * 10**6", "answered 'xxxxx"),
    ("return 2", "answered 2, which is not one of the 2 legal moves"),
    ("return 2**31", "answered 2147483648, which is not a move"),
    ("return 10**5000", "raised ValueError: Exceeds the limit"),
    ("return None", "answered None, which is not a move"),
    ("return True", "answered True, which is not a move"),
    ("return moves", "answered [Move(code=0, text='stay'), Move(code=1, text='go')], which is not a move"),
    ("print('tired'); print(); sys.exit(3)", "its process ended with exit code 3; last output: tired"),
    ("os._exit(0)", "its process ended with exit code 0"),
    ("os.kill(os.getpid(), 11)", "its process was killed by signal 11 (Segmentation fault)"),
    ("raise KeyboardInterrupt", "its process was killed by signal 2 (Interrupt); last output: KeyboardInterrupt"),
    ("print('x', end=''); raise ValueError(view)", "raised ValueError: <View of dig by seat 1: "),
    ("print('\\x1b[31mred'); return 5", "answered 5, which is not one of the 2 legal moves; last output: [31mred"),
    ("os.write(6, b'[]\\n'); os.write(6, b'[]\\n'); return 0", "sent an unreadable reply"),
    ("os.write(6, b'x' * 10**6); return 0", "sent an unreadable reply"),
]  # fmt: skip
OF_EACH_KIND = FAILURES[0], FAILURES[4], FAILURES[13], FAILURES[18]
"""One failure of each kind: an error, an answer that is not a move, an ended process, and an unreadable reply."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "reason"),
    [case if case in OF_EACH_KIND else pytest.param(*case, marks=pytest.mark.long) for case in FAILURES],
)
def test_a_player_that_fails_says_why(toy: Game, sit: Sit, line: str, reason: str) -> None:
    player = sit(choosing(line.replace("write(6", f"write({PIPE}"), "import os, sys"))
    told = failure(toy, player)
    assert told.startswith(reason)
    assert told.isprintable()
    assert len(told) < 500


PIPE = "max(int(name) for name in os.listdir('/dev/fd') if os.path.exists('/dev/fd/' + name))"
"""Expression for the file descriptor of the pipe on which a player's process replies: the last one opened."""


@pytest.mark.long(but=("time.sleep(999)",))
@pytest.mark.slow
@pytest.mark.parametrize(
    "hang", ["while True: pass", "time.sleep(999)", "print('hm'); os.kill(os.getpid(), signal.SIGSTOP)"]
)
def test_a_player_that_hangs_is_killed(toy: Game, sit: Sit, hang: str) -> None:
    told = failure(toy, sit(choosing(hang, "import os, signal, time"), 0.5))
    assert told.split(";")[0] == "took longer than 0.5 s to choose a move"


@pytest.mark.long
def test_a_class_that_can_t_be_instantiated_loses_the_game(toy: Game, sit: Sit) -> None:
    code = (
        "class Guest:\n    def __init__(self):\n        1 / 0\n    def choose(self, view, moves):\n        return 0\n"
    )
    assert failure(toy, sit(code)) == "raised ZeroDivisionError: division by zero (line 3)"


@pytest.mark.long
@pytest.mark.slow
def test_after_a_failure_the_next_game_is_played(toy: Game, sit: Sit, tmp_path: Path) -> None:
    once = f"open({str(tmp_path / 'failed')!r}, 'x').close(); os._exit(4)"
    player = sit(
        choosing(f"exec({once!r}) if not os.path.exists({str(tmp_path / 'failed')!r}) else 0; return 0", "import os")
    )
    assert failure(toy, player) == "its process ended with exit code 4"
    play(toy, player)


@pytest.mark.long
@pytest.mark.slow
def test_a_process_that_ends_between_games_loses_the_next(toy: Game, sit: Sit, tmp_path: Path) -> None:
    pid, end = tmp_path / "pid", tmp_path / "end"
    ending = (
        "import os, pathlib, threading, time\n"
        "def wait():\n"
        f"    while not os.path.exists({str(end)!r}): time.sleep(0.01)\n"
        "    os._exit(5)\n"
        f"pathlib.Path({str(pid)!r}).write_text(str(os.getpid()))\n"
    )
    player = sit(choosing("threading.Thread(target=wait).start(); return 1", ending))
    player.begin(2, 1, 77)
    player.choose(toy.new_states(1)[0], 1)
    process = psutil.Process(int(pid.read_text()))
    end.touch()
    wait_until(lambda: not process.is_running() or process.status() == psutil.STATUS_ZOMBIE)
    assert failure(toy, player) == "its process ended with exit code 5"


def test_child_processes_of_a_player_end_with_it(toy: Game, sit: Sit) -> None:
    before = threading.active_count()
    player = sit(choosing("subprocess.Popen(['sleep', '99']); return 1", "import subprocess"))
    play(toy, player)
    assert threading.active_count() > before
    player.close()
    # A surviving process could still print, so a thread would still be listening.
    assert threading.active_count() == before


@pytest.mark.long
@pytest.mark.slow
def test_a_player_ends_with_its_parent_process(write: Write, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    path = write(
        choosing("return 0", f"import fcntl\nlock = open({str(lock)!r}, 'w')\nfcntl.flock(lock, fcntl.LOCK_EX)\n")
    )
    code = (
        "import os, signal, spadework\nfrom spadework.players.file import FilePlayer\nfrom spadework.table import Variant\n"
        f"player = FilePlayer({path!r}, Variant.of(spadework.game_ids()[0]))\nos.kill(os.getpid(), signal.SIGKILL)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -signal.SIGKILL
    with lock.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)


# Unusable files


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("def choose(:", "importing it raised SyntaxError: invalid syntax (line 1)"),
        ("import nothing_of_this_name", "importing it raised ModuleNotFoundError: No module named 'nothing_of_this_name' (line 1)"),
        ("\n1 / 0", "importing it raised ZeroDivisionError: division by zero (line 2)"),
        ("print('bye')\nraise SystemExit(2)", "its process ended with exit code 2; last output: bye"),
        ("import os\nos._exit(0)", "its process ended with exit code 0"),
        ("", "no class has a method `choose(self, view, moves)`"),
        ("class A:\n    chose = 1", "no class has a method `choose(self, view, moves)`"),
        (choosing("return 0") + choosing("return 0").replace("Guest", "Other"), "several classes have a `choose` method: Guest, Other;"),
        (choosing("return 0").replace("def", "def __init__(self, depth): pass\n    def"), "Guest requires 'depth'; available"),
        ("\0", "importing it raised "),
    ],
)  # fmt: skip
@pytest.mark.long(but=("def choose(:-importing it raised SyntaxError: invalid syntax (line 1)",))
def test_an_unusable_file_is_an_error_immediately(toy: Game, write: Write, code: str, reason: str) -> None:
    before = threading.active_count()
    path = write(code)
    with pytest.raises(ValueError) as error:  # noqa: PT011
        FilePlayer(path, Variant.of(toy))
    assert str(error.value).startswith(f"{path}: can't be used: {reason}")
    assert threading.active_count() == before


def test_a_missing_player_file_is_an_error(toy: Game, tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.py", tmp_path):
        with pytest.raises(ValueError, match="file not found"):
            FilePlayer(str(path), Variant.of(toy))


def test_a_file_that_takes_too_long_to_import_is_an_error(
    toy: Game, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_module, "LOADING_SECONDS", 0.01)
    with pytest.raises(ValueError, match=r"can't be used: took longer than 0\.01 s to import"):
        FilePlayer(write("while True: pass"), Variant.of(toy))


@pytest.mark.slow
def test_a_pending_choice_fails_when_the_player_is_closed(toy: Game, sit: Sit, tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    player = sit(choosing(f"open({str(asked)!r}, 'x').close(); time.sleep(999)", "import time"), 10 * PATIENCE)
    player.begin(2, 1, 77)

    def close_when_asked() -> None:
        wait_until(asked.exists)
        player.close()

    threading.Thread(target=close_when_asked).start()
    with pytest.raises(PlayerFailed, match="its process was killed by signal 9"):
        player.choose(Table(toy, 2, 1).view(1).record, 1)


@pytest.mark.long
def test_closing_twice_is_harmless(sit: Sit) -> None:
    player = sit(choosing("return 0"))
    player.close()
    player.close()


@pytest.mark.long
def test_a_players_process_has_its_own_session(toy: Game, sit: Sit) -> None:
    """A keyboard interrupt goes to the whole session of a terminal; a player's process has its own session."""
    player = sit(choosing("raise LookupError(os.getsid(0) == os.getpid())", "import os"))
    assert failure(toy, player) == "raised LookupError: True (line 4)"


@pytest.mark.slow
def test_a_player_does_not_get_the_server_s_secrets(toy: Game, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_SECRET", "cookies are signed by this")
    monkeypatch.setenv("SPADEWORK_DATABASE", "postgresql://me:pass@host/tables")
    monkeypatch.setenv("MINE", "wanted")
    ours = "sorted(name for name in os.environ if name.startswith('SPADEWORK'))"
    told = failure(toy, sit(choosing(f"raise LookupError({ours}, os.environ['MINE'])", "import os")))
    assert "wanted" in told
    assert "SPADEWORK_DATA" in told
    assert "SECRET" not in told
    assert "SPADEWORK_DATABASE" not in told
