"""What the project needs is pinned, and the setup of `./play` and `./test` keeps to the pins."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
LOCKS = ROOT / "requirements"
HASH = re.compile(r" \\\n +--hash=sha256:[0-9a-f]{64}")
UV = """#!/bin/sh
echo "$@" >>asked
"""


def written(name: str) -> str:
    """A lock file without its comments."""
    text = (LOCKS / f"{name}.lock").read_text(encoding="utf-8")
    return re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE)


def pins(name: str) -> dict[str, Version]:
    """The release of each package in a lock file."""
    wanted = [Requirement(line) for line in HASH.sub("", written(name)).split("\n") if line]
    found: dict[str, Version] = {}
    for requirement in wanted:
        (pin,) = requirement.specifier
        assert pin.operator == "==", requirement
        found[canonicalize_name(requirement.name)] = Version(pin.version)
    assert len(found) == len(wanted), "a package is pinned twice"
    return found


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(name: str) -> list[Requirement]:
    """What pyproject.toml asks for: to build, to play, to serve with PostgreSQL or to test."""
    told = project()
    build, play = told["dependency-groups"]["build"], told["project"]["dependencies"]
    more = told["project"]["optional-dependencies"]
    serve, test = [*play, *more["postgresql"]], [*build, *play, *more["test"]]
    return [Requirement(line) for line in {"build": build, "play": play, "serve": serve, "test": test}[name]]


@pytest.mark.parametrize("name", ["build", "play", "serve", "test"])
def test_all_that_is_needed_is_pinned_within_its_bounds(name: str) -> None:
    pinned, wrong = pins("torch") | pins(name), []
    for requirement in requirements(name):
        pin = pinned.get(canonicalize_name(requirement.name))
        if pin is None or pin not in requirement.specifier:
            wrong.append(f"{requirement} is pinned to {pin}")
    assert not wrong, f"{name}.lock lags behind: sh scripts/lock.sh makes it anew"


@pytest.mark.parametrize("name", ["build", "play", "serve", "test"])
def test_every_pin_has_the_hashes_of_its_files(name: str) -> None:
    text = written(name)
    assert len(re.findall(rf"^[\w.-]+==[^\\]+(?:{HASH.pattern})+$", text, re.MULTILINE)) == len(pins(name)) > 5


def test_who_plays_gets_what_was_tested() -> None:
    tested = pins("test")
    assert pins("play").items() < pins("serve").items() < tested.items()
    assert pins("build").items() < tested.items()


def test_what_builds_the_project_is_pinned() -> None:
    assert set(project()["build-system"]["requires"]) <= pins("build").keys()


def test_the_lock_files_name_no_host() -> None:
    for path in LOCKS.iterdir():
        assert not re.search(r"://|--(extra-)?index-url|--find-links", path.read_text(encoding="utf-8")), path.name


def test_numba_has_an_upper_bound() -> None:
    (numba,) = [requirement for requirement in requirements("play") if requirement.name == "numba"]
    assert "<" in {bound.operator for bound in numba.specifier}


def test_setting_up_again_when_the_lock_has_changed(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "requirements", "scripts"):
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

    installing = [
        f"pip install --python .venv/bin/python {what}"
        for what in (
            "--require-hashes --no-deps -r requirements/build.lock",
            "--require-hashes --no-deps --no-build-isolation -r requirements/play.lock",
            "--no-deps --no-build-isolation --editable .",
        )
    ]
    assert set_up() == installing
    assert set_up() == []
    with (tmp_path / "requirements" / "play.lock").open("a", encoding="utf-8") as lock:
        lock.write("# changed\n")
    assert set_up() == installing


def test_types_are_offered_to_others() -> None:
    assert (ROOT / "src" / "spadework" / "py.typed").exists()
