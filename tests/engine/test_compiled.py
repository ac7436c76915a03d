import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spadework.engine import compiled
from spadework.engine.records import record_type

HELPER = (
    "from spadework.engine.compiled import rule\n\n\n@rule\ndef doubled(number: int) -> int:\n    return 2 * number\n"
)
CALLER = (
    "from spadework.engine.compiled import rule\nfrom helper import doubled\n\n\n"
    "@rule\ndef more(number: int) -> int:\n    return doubled(number) + 1\n"
)
WIDTHS = """
import numpy as np
from caller import more
from helper import doubled
from spadework.engine.compiled import rule

@rule
def of_all_widths(record, number):
    return doubled(record.narrow) + doubled(number=record.wide) + doubled(number) + more(3)

records = np.zeros(1, np.dtype((np.record, np.dtype([("narrow", "i1"), ("wide", "i4")]))))
records[0] = 100, 1000
print(of_all_widths(records[0], 10), doubled.signatures, more.signatures)
"""
ASK = "from caller import more; n = more(20); s = more.stats; print(n, sum(s.cache_hits.values()), sum(s.cache_misses.values()))"

LOADED = """
from pathlib import Path
import sys
from spadework.engine.game import Game
import numpy as np
game = Game("toy", "toy", Path(sys.argv[1]))
driver, buffers, states = game.driver, game.new_buffers(), game.new_states(3)
material = game.deck().record
driver.deal_all(material, states, 2, game.option_codes({}))
from spadework.engine.stream import new_stream
print(driver.play_all(material, states, 1, 0, new_stream(0), buffers.moves, buffers.weights, False, 1000))
print(sum(driver.play_all.stats.cache_misses.values()), sum(driver.deal_all.stats.cache_misses.values()))
print(sum(driver.play_all.stats.cache_hits.values()), sum(driver.deal_all.stats.cache_hits.values()))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of two rules files, one of which calls the other."""
    sources = tmp_path / "game"
    sources.mkdir()
    (sources / "helper.py").write_text(HELPER)
    (sources / "caller.py").write_text(CALLER)
    return sources


def run(code: str, folder: Path, *arguments: str, **environment: str) -> str:
    """What a process of its own prints."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


def test_a_second_process_loads_what_the_first_compiled(folder: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    assert run(ASK, folder, SPADEWORK_CACHE=cache) == "41 0 1"
    assert run(ASK, folder, SPADEWORK_CACHE=cache) == "41 1 0"


def test_whole_numbers_of_all_widths_are_compiled_for_once(folder: Path, tmp_path: Path) -> None:
    assert run(WIDTHS, folder, SPADEWORK_CACHE=str(tmp_path)) == "2227 [(int64,)] [(int64,)]"


def test_a_change_in_another_file_of_the_folder_compiles_anew(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(ASK, folder, SPADEWORK_CACHE=str(cache))
    before = set(cache.iterdir())
    (folder / "helper.py").write_text(HELPER.replace("2 * number", "2 * number + number"))
    assert run(ASK, folder, SPADEWORK_CACHE=str(cache)) == "61 0 1"
    assert set(cache.iterdir()) > before


def test_uncompiled_rules_are_the_functions_themselves(folder: Path, tmp_path: Path) -> None:
    ask = "from caller import more; print(more(20), type(more).__name__)"
    assert run(ask, folder, SPADEWORK_JIT="0", SPADEWORK_CACHE=str(tmp_path / "cache")) == "41 function"
    assert not (tmp_path / "cache").exists()


def test_a_game_and_its_driver_are_loaded_not_compiled() -> None:
    toy = Path(__file__).parents[1] / "toy"
    played, _, _ = run(LOADED, toy.parent, str(toy)).split("\n")
    again, misses, hits = run(LOADED, toy.parent, str(toy)).split("\n")
    assert int(played) > 0
    assert (again, misses, hits) == (played, "0 0", "1 1")


def test_the_cache_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPADEWORK_CACHE", str(tmp_path))
    assert compiled.cache_folder() == tmp_path
    monkeypatch.delenv("SPADEWORK_CACHE")
    assert compiled.cache_folder().name == "spadework"


def test_folders_of_compiled_code_follow_the_sources(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(compiled, "compiled_folder", compiled.compiled_folder.__wrapped__)
    before = compiled.compiled_folder(folder)
    assert before.name.startswith("game-")
    assert compiled.compiled_folder(folder) == before
    (folder / "deck.toml").write_text("cards = 3")
    assert compiled.compiled_folder(folder) == before
    (folder / "more.py").write_text("x = 1")
    added = compiled.compiled_folder(folder)
    (folder / "more.py").rename(folder / "other.py")
    renamed = compiled.compiled_folder(folder)
    assert len({before, added, renamed}) == 3


def test_who_makes_arrays_is_told_from_who_does_not() -> None:
    def fills(numbers: Any, most: int) -> None:
        for place in range(len(numbers)):
            numbers[place] = max(most, place)

    def copies(numbers: Any, others: Any) -> None:
        numbers[:2] = others[:2]

    def sums(numbers: Any, rows: int) -> int:
        return int(numbers.sum()) + rows

    def makes(numbers: Any, rows: int) -> int:
        return len(np.zeros(rows)) + len(numbers)

    assert not compiled.makes_arrays(fills)
    assert all(map(compiled.makes_arrays, (copies, sums, makes)))
    first, second = np.arange(3), np.arange(3) + 5
    compiled.rule(fills)(first, 2)
    compiled.rule(copies)(first, second)
    assert first.tolist() == [5, 6, 2]
    assert (compiled.rule(sums)(first, 2), compiled.rule(makes)(first, 2)) == (15, 5)


PAIR = record_type(np.dtype([("low", np.int32), ("high", np.int32)]))


def test_a_record_may_not_outlive_its_array() -> None:
    def takes(low: int) -> int:
        pairs = np.zeros(2, PAIR)
        pairs[1].low = low
        return int(pairs[1].low)

    def hands_on(low: int) -> int:
        pairs = np.zeros(2, PAIR)
        return filled(pairs, low)

    @compiled.rule
    def filled(pairs: Any, low: int) -> int:
        pairs[1].low = low
        pair = pairs[1]
        return int(pair.low)

    with pytest.raises(
        TypeError, match="takes takes a record out of an array that it made; hand the array to a function that does"
    ):
        compiled.rule(takes)
    assert compiled.rule(hands_on)(7) == 7


def test_numba_keeps_its_own_folder_setting() -> None:
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR

    @compiled.rule
    def half(number: int) -> int:
        return number // 2

    assert half(9) == 4
    assert before == config.CACHE_DIR
