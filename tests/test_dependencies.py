"""What the project needs is pinned, and the setup of `./play` and `./test` keeps to the pins."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
LOCK = "requirements.lock"
UV = """#!/bin/sh
echo "$@" >>asked
"""


def pins() -> dict[str, Version]:
    """The release of each package in the lock file."""
    lines = (ROOT / LOCK).read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line) for line in lines if line and not line.lstrip().startswith("#")]
    found: dict[str, Version] = {}
    for requirement in wanted:
        (pin,) = requirement.specifier
        assert pin.operator == "==", requirement
        found[canonicalize_name(requirement.name)] = Version(pin.version)
    assert len(found) == len(wanted), "a package is pinned twice"
    return found


def requirements() -> Iterator[Requirement]:
    """What pyproject.toml asks for, to play and to test."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    yield from map(Requirement, [*project["dependencies"], *project["optional-dependencies"]["test"]])


def test_all_that_is_needed_is_pinned_within_its_bounds() -> None:
    pinned, wrong = pins(), []
    for requirement in requirements():
        pin = pinned.get(canonicalize_name(requirement.name))
        if pin is None or pin not in requirement.specifier:
            wrong.append(f"{requirement} is pinned to {pin}")
    assert not wrong, f"{LOCK} lags behind: make it anew by the command at its top"


def test_the_lock_file_names_no_host() -> None:
    assert not re.search(r"://|--(extra-)?index-url|--find-links", (ROOT / LOCK).read_text(encoding="utf-8"))


def test_numba_has_an_upper_bound() -> None:
    (numba,) = [requirement for requirement in requirements() if requirement.name == "numba"]
    assert "<" in {bound.operator for bound in numba.specifier}


def test_setting_up_again_when_the_lock_has_changed(tmp_path: Path) -> None:
    for name in ("pyproject.toml", LOCK, "scripts"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, tmp_path / name)
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    shutil.copy("/bin/sh", programs / "spadework")
    uv = tmp_path / "bin" / "uv"
    uv.parent.mkdir()
    uv.write_text(UV, encoding="utf-8")
    uv.chmod(0o755)

    def set_up() -> list[str]:
        (tmp_path / "asked").write_text("", encoding="utf-8")
        subprocess.run(
            ["sh", "-euc", ". scripts/setup.sh; set_up play"],
            cwd=tmp_path,
            env={**os.environ, "PATH": f"{uv.parent}{os.pathsep}{os.environ['PATH']}"},
            check=True,
            capture_output=True,
        )
        return (tmp_path / "asked").read_text(encoding="utf-8").splitlines()

    installing = [f"pip install --python .venv/bin/python --constraint {LOCK} --editable ."]
    assert set_up() == installing
    assert set_up() == []
    with (tmp_path / LOCK).open("a", encoding="utf-8") as lock:
        lock.write("# changed\n")
    assert set_up() == installing


def test_types_are_offered_to_others() -> None:
    assert (ROOT / "src" / "spadework" / "py.typed").exists()
