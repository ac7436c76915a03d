"""Worker processes, tested with Python's own functions, which every process can import."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path
from threading import Thread

import pytest
from tests.waiting import PATIENCE, wait_until

from spadework.lab.workers import AHEAD, Workers


def test_answers_come_in_the_order_of_the_calls() -> None:
    with closing(Workers[None](2, partial, time.sleep)) as workers:
        assert list(workers.map((seconds,) for seconds in (0.2, 0, 0.1))) == [None] * 3
    with closing(Workers[int](2, partial, pow, 2)) as workers:
        assert list(workers.map((number,) for number in range(50))) == [2**number for number in range(50)]
        assert list(workers.map([])) == []


def test_the_calls_may_be_endless() -> None:
    asked: list[int] = []

    def calls() -> Iterator[tuple[int]]:
        for number in count():
            asked.append(number)
            yield (number,)

    with closing(Workers[str](1, partial, str)) as workers:
        assert list(islice(workers.map(calls()), 3)) == ["0", "1", "2"]
    assert len(asked) < 3 + AHEAD


def test_an_error_is_raised_and_the_next_call_works() -> None:
    with closing(Workers[int](1, partial, int)) as workers:
        with pytest.raises(ValueError, match="'x'"):
            list(workers.map([("1",), ("x",)]))
        assert list(workers.map([("7",)])) == [7]


def test_a_process_that_dies_is_an_error() -> None:
    with closing(Workers[None](1, partial, os._exit)) as workers, pytest.raises(BrokenProcessPool):
        list(workers.map([(3,)]))


def test_a_script_without_a_main_guard_gets_an_explanation(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from functools import partial\nfrom spadework.lab.workers import Workers\n"
        "print(list(Workers(1, partial, str).map([(3,)])))\n"
    )
    ended = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode
    assert 'must stand below `if __name__ == "__main__":`' in ended.stderr.splitlines()[-1]


def test_closing_ends_running_calls(tmp_path: Path) -> None:
    workers = Workers[int](1, partial, eval)
    (pid,) = workers.map([("__import__('os').getpid()",)])
    assert is_there(pid)
    begun = tmp_path / "begun"
    endless = Thread(target=suffer, args=(workers, begun))
    endless.start()
    wait_until(begun.exists)
    workers.close()
    endless.join(PATIENCE)
    assert not endless.is_alive()
    assert not is_there(pid)


def suffer(workers: Workers[int], begun: Path) -> None:
    with pytest.raises(BrokenProcessPool):
        list(workers.map([(f"open({str(begun)!r}, 'x').close() or __import__('time').sleep(1000)",)]))


@pytest.mark.slow
def test_processes_end_with_their_parent() -> None:
    code = (
        "from functools import partial; from spadework.lab.workers import Workers; import os\n"
        "if __name__ == '__main__':\n"
        "    print(*Workers(1, partial, eval).map([(\"__import__('os').getpid()\",)]), flush=True); os.kill(os.getpid(), 9)\n"
    )
    pid = int(subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=False).stdout)
    wait_until(lambda: not is_there(pid))


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
