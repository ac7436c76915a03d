"""The cache of compiled code: its location, and the sources it depends on."""

import ast
import errno
import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadework.engine.compile import cache
from spadework.engine.discovery import all_games


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two rules files."""
    sources = tmp_path / "game"
    sources.mkdir()
    (sources / "helper.py").write_text("x = 2")
    (sources / "caller.py").write_text("from helper import x")
    return sources


def test_the_cache_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPADEWORK_CACHE", str(tmp_path))
    assert cache.cache_folder() == tmp_path
    monkeypatch.delenv("SPADEWORK_CACHE")
    assert cache.cache_folder().name == "spadework"


def test_a_read_only_cache_is_copied_with_one_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.nbc").write_bytes(b"compiled")
    monkeypatch.setenv("SPADEWORK_CACHE", str(tmp_path))

    def refused(dir: Path) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(dir))

    with monkeypatch.context() as read_only, caplog.at_level(logging.WARNING, "spadework"):
        read_only.setattr(tempfile, "TemporaryFile", refused)
        folder = cache.cache_folder()
    assert folder != tmp_path
    assert (folder / "game" / "rules.nbc").read_bytes() == b"compiled"
    # Child processes find the copy.
    assert os.environ["SPADEWORK_CACHE"] == str(folder)
    assert cache.cache_folder() == folder
    (warning,) = caplog.messages
    assert "Read-only file system" in warning
    assert "set SPADEWORK_CACHE to a writable folder" in warning


def test_a_temporary_cache_replaces_one_that_can_t_be_created(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SPADEWORK_CACHE", str(tmp_path / "file" / "cache"))
    assert cache.cache_folder().is_dir()


def test_the_cache_folder_depends_on_the_sources(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(cache, "compiled_folder", cache.compiled_folder.__wrapped__)
    before = cache.compiled_folder(folder)
    assert before.name.startswith("game-")
    assert cache.compiled_folder(folder) == before
    (folder / "deck.toml").write_text("cards = 3")
    assert cache.compiled_folder(folder) == before
    (folder / "more.py").write_text("x = 1")
    added = cache.compiled_folder(folder)
    (folder / "more.py").rename(folder / "other.py")
    renamed = cache.compiled_folder(folder)
    assert len({before, added, renamed}) == 3


def test_packages_without_compiled_code_do_not_affect_the_cache(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(cache, "compiled_folder", cache.compiled_folder.__wrapped__)
    before = cache.compiled_folder(folder)
    (folder / "notation.py").write_text("x = 1")
    (folder / "picture").mkdir()
    (folder / "picture" / "rules.py").write_text("x = 1")
    assert cache.compiled_folder(folder) == before
    (folder / "rules").mkdir()
    (folder / "rules" / "notation.py").write_text("x = 1")
    assert cache.compiled_folder(folder) != before


@pytest.mark.parametrize("name", ["MODE", "NUMBA_BOUNDSCHECK"])
def test_each_compilation_mode_has_its_own_folder(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str) -> None:
    monkeypatch.setattr(cache, "compiled_folder", cache.compiled_folder.__wrapped__)
    before = cache.compiled_folder(folder)
    monkeypatch.setenv(name, "1")
    if name == "MODE":
        monkeypatch.setattr(cache, "MODE", "plain")
    assert cache.compiled_folder(folder) != before


# Dependencies of compiled code


def imported(tree: ast.Module, path: Path) -> Iterator[tuple[str, Path]]:
    """Yield the names that a file imports at runtime from the project's other files, each with its source file."""
    root = cache.ENGINE.parents[1]
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("spadework."):
            assert node.level == 0, path
            place = root.joinpath(*str(node.module).split("."))
            for alias in node.names:
                inner = place / f"{alias.name}.py"
                found = inner if inner.exists() else place.with_suffix(".py")
                yield alias.asname or alias.name, found if found.exists() else place / "__init__.py"


def when_it_runs(node: ast.AST) -> Iterator[str]:
    """Yield the names that a file's definitions depend on: all but those in annotations and in the bodies of plain functions."""
    if isinstance(node, ast.FunctionDef) and "rule" not in map(ast.unparse, node.decorator_list):
        return
    if isinstance(node, ast.Name):
        yield node.id
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from when_it_runs(child)


def test_compiled_code_depends_only_on_tracked_sources() -> None:
    """Names that a source imports from files that are not sources are used in plain functions only."""
    folders = [cache.ENGINE, *(game.folder for game in all_games().values())]
    counted = [path for folder in folders for path in cache.sources(folder)]
    assert len(counted) > 50
    wrong = []
    for path in counted:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used = {name for node in tree.body for name in when_it_runs(node)}
        wrong += [
            f"{path.name} depends on {name} of {source}"
            for name, source in imported(tree, path)
            if name in used and source not in counted and source.name != "__init__.py"
        ]
    assert not wrong


def test_every_file_with_compiled_functions_is_tracked() -> None:
    # The encoder of views is compiled separately, once for all games.
    folders = [cache.ENGINE, cache.ENGINE / "encoding", *(game.folder for game in all_games().values())]
    counted = {path for folder in folders for path in cache.sources(folder)}
    for folder in folders:
        for path in folder.rglob("*.py"):
            if "\n@rule\n" in path.read_text(encoding="utf-8"):
                assert path in counted
