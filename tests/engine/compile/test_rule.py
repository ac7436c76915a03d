import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spadework.engine.compile import rule as compiled

HELPER = "from spadework.engine.compile.rule import rule\n\n\n@rule\ndef doubled(number: int) -> int:\n    return 2 * number\n"
CALLER = (
    "from spadework.engine.compile.rule import rule\nfrom helper import doubled\n\n\n"
    "@rule\ndef more(number: int) -> int:\n    return doubled(number) + 1\n"
)
WIDTHS = """
import numpy as np
from caller import more
from helper import doubled
from spadework.engine.compile.rule import rule

@rule
def of_all_widths(record, number):
    return doubled(record.narrow) + doubled(number=record.wide) + doubled(number) + more(3)

records = np.zeros(1, np.dtype((np.record, np.dtype([("narrow", "i1"), ("wide", "i4")]))))
records[0] = 100, 1000
print(of_all_widths(records[0], 10), doubled.signatures, more.signatures)
"""
ASK = "from caller import more; n = more(20); s = more.stats; print(n, sum(s.cache_hits.values()), sum(s.cache_misses.values()))"

LATE = """
import numba
import numpy as np
from caller import more
from helper import doubled
from spadework.engine.compile.rule import rule

@rule
def yes(number):
    return True

@rule
def parts(number, array):
    return yes(number), number > 0, 2, number / 2, None, array

@rule
def all_parts(number, array):
    return len(parts(number, array))

@numba.njit
def halved(number):
    return number // 2

@rule
def both(number):
    return halved(number) + doubled(number)

def waits(function):
    return [result.library.is_late for result in function.overloads.values()]

print(more(20), waits(more), waits(doubled))
print(doubled(4), waits(doubled), more(20), both(10), waits(both), halved(9))
print(all_parts(3, np.arange(2)), *parts(3, np.arange(2)), yes(3))
"""
ASK_HELPER = """
from helper import doubled
print(doubled(4), [result.library.is_late for result in doubled.overloads.values()], sum(doubled.stats.cache_hits.values()))
"""

LOADED = """
from pathlib import Path
import sys
from spadework.engine.game import Game
import numpy as np
game = Game("dig", "dig", Path(sys.argv[1]))
driver, buffers, states = game.driver, game.new_buffers(), game.new_states(3)
material = game.deck().record
driver.deal_all(material, states, 2, game.option_codes({}))
from spadework.engine.stream import new_stream
from spadework.engine.buffers import Playout
print(driver.play_all(material, states, 1, 0, Playout(new_stream(0), buffers.moves, buffers.weights, False, 1000)))
print(sum(driver.play_all.stats.cache_misses.values()), sum(driver.deal_all.stats.cache_misses.values()))
print(sum(driver.play_all.stats.cache_hits.values()), sum(driver.deal_all.stats.cache_hits.values()))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two rules files, one of which calls the other."""
    sources = tmp_path / "game"
    sources.mkdir()
    (sources / "helper.py").write_text(HELPER)
    (sources / "caller.py").write_text(CALLER)
    return sources


def run(code: str, folder: Path, *arguments: str, **environment: str) -> str:
    """Return the output of a separate process."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


@pytest.mark.long
@pytest.mark.slow
def test_a_second_process_loads_what_the_first_compiled(folder: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    assert run(ASK, folder, SPADEWORK_CACHE=cache) == "41 0 1"
    assert run(ASK, folder, SPADEWORK_CACHE=cache) == "41 1 0"


@pytest.mark.long
@pytest.mark.slow
def test_integers_of_all_widths_share_one_compilation(folder: Path, tmp_path: Path) -> None:
    assert run(WIDTHS, folder, SPADEWORK_CACHE=str(tmp_path)) == "2227 [(int64,)] [(int64,)]"


@pytest.mark.long
@pytest.mark.slow
def test_a_change_in_another_file_of_the_folder_recompiles(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(ASK, folder, SPADEWORK_CACHE=str(cache))
    before = set(cache.iterdir())
    (folder / "helper.py").write_text(HELPER.replace("2 * number", "2 * number + number"))
    assert run(ASK, folder, SPADEWORK_CACHE=str(cache)) == "61 0 1"
    assert set(cache.iterdir()) > before


@pytest.mark.slow
def test_functions_not_called_from_python_are_compiled_lazily(folder: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    first, second, third = run(LATE, folder, SPADEWORK_CACHE=cache).split("\n")
    assert first == "41 [False] [True]"
    assert second == "8 [False] 41 25 [False] 4"
    assert third == "6 True True 2 1.5 None [0 1] True"
    assert run(ASK_HELPER, folder, SPADEWORK_CACHE=cache) == "8 [False] 1"


@pytest.mark.slow
def test_lazily_compiled_functions_get_machine_code_once(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(ASK, folder, SPADEWORK_CACHE=str(cache))

    def kept() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in cache.rglob("helper.doubled*.nbc")}

    waiting = kept()
    assert run(ASK_HELPER, folder, SPADEWORK_CACHE=str(cache)) == "8 [False] 1"
    translated = kept()
    assert translated != waiting
    assert run(ASK_HELPER, folder, SPADEWORK_CACHE=str(cache)) == "8 [False] 1"
    assert run(ASK, folder, SPADEWORK_CACHE=str(cache)) == "41 1 0"
    assert kept() == translated


def test_uncompiled_rules_are_the_functions_themselves(folder: Path, tmp_path: Path) -> None:
    ask = "from caller import more; print(more(20), type(more).__name__)"
    assert run(ask, folder, SPADEWORK_JIT="0", SPADEWORK_CACHE=str(tmp_path / "cache")) == "41 function"
    assert not (tmp_path / "cache").exists()


@pytest.mark.slow
def test_a_game_and_its_driver_are_loaded_not_compiled() -> None:
    toy = Path(__file__).parents[3] / "examples" / "dig" / "src" / "dig"
    played, _, _ = run(LOADED, toy.parent, str(toy)).split("\n")
    again, misses, hits = run(LOADED, toy.parent, str(toy)).split("\n")
    assert int(played) > 0
    assert (again, misses, hits) == (played, "0 0", "1 1")


def test_rules_can_t_allocate_arrays() -> None:
    def fills(numbers: Any, others: Any) -> int:
        numbers[:2] = others[0]
        return int(numbers.sum())

    def makes(numbers: Any, others: Any) -> int:
        return len(np.zeros(2)) + len(numbers) + len(others)

    def copies(numbers: Any, others: Any) -> int:
        numbers[:] = others
        return 0

    given = np.arange(3), np.arange(3) + 5
    assert compiled.rule(fills)(*given) == 12
    with pytest.raises(Exception, match="Only accept returning of array"):
        compiled.rule(makes)(*given)
    with pytest.raises(Exception, match="NRT required but not enabled"):
        compiled.rule(copies)(*given)


def test_numba_keeps_its_own_folder_setting() -> None:
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR

    @compiled.rule
    def half(number: int) -> int:
        return number // 2

    assert half(9) == 4
    assert before == config.CACHE_DIR
