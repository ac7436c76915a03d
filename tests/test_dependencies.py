"""Pinned dependencies, and the setup of `./play` and `./test`, which installs the pinned releases."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
LOCKS = ROOT / "requirements"
NAMES = ["installer", "play", "serve", "test", "long"]
HASH = re.compile(r" \\\n +--hash=sha256:[0-9a-f]{64}")
UV = """#!/bin/sh
[ "$1" != --version ] || { echo "uv %s"; exit; }
echo "uv $@" >>asked
case "$*" in
    venv*) mkdir -p .venv/bin && cp bin/python3 .venv/bin/python ;;
    *--editable*) cp /bin/sh .venv/bin/spadework ;;
esac
"""
PYTHON = """#!/bin/sh
[ "$1" != -c ] || exit 0
[ "$*" != "-m pip --version" ] || { [ -z "$NO_PIP" ] && exit; exit 1; }
echo "python $@" >>asked
case "$*" in
    "-m venv .venv") mkdir -p .venv/bin && cp bin/python3 .venv/bin/python ;;
    *--target*) [ -z "$NO_WHEEL" ] && mkdir -p .venv/uv/bin && cp elsewhere/uv .venv/uv/bin/uv ;;
    *--editable*) cp /bin/sh .venv/bin/spadework ;;
esac
"""
BRING_UV = (
    "-m pip install --disable-pip-version-check --no-deps --no-compile --retries 1 --only-binary :all: --require-hashes "
    "--target .venv/uv -r requirements/installer.lock"
)
WHAT = ("--require-hashes --no-deps -r requirements/play.lock", "--no-deps --no-build-isolation --editable .")


def written(name: str) -> str:
    """Return a lock file without its comments."""
    text = (LOCKS / f"{name}.lock").read_text(encoding="utf-8")
    return re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE)


def pins(name: str) -> dict[str, Version]:
    """Return the pinned release of each package in a lock file."""
    wanted = [Requirement(line) for line in HASH.sub("", written(name)).split("\n") if line]
    found: dict[str, Version] = {}
    for requirement in wanted:
        (pin,) = requirement.specifier
        assert pin.operator == "==", requirement
        found[canonicalize_name(requirement.name)] = Version(pin.version)
    assert len(found) == len(wanted), "a package is pinned twice"
    return found


def project() -> dict[str, Any]:
    """Return the contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(name: str) -> list[Requirement]:
    """Return requirements in pyproject.toml: to install, to play, to serve with PostgreSQL, to test, or to run the long tests."""
    told = project()
    groups, more = told["dependency-groups"], told["project"]["optional-dependencies"]
    play = [*groups["build"], *told["project"]["dependencies"]]
    test = [*play, *more["test"]]
    wanted = {
        "installer": groups["installer"],
        "play": play,
        "serve": [*play, *more["postgresql"]],
        "test": test,
        "long": [*test, *more["ray"]],
    }
    return [Requirement(line) for line in wanted[name]]


@pytest.mark.parametrize("name", NAMES)
def test_every_requirement_is_pinned_within_its_bounds(name: str) -> None:
    pinned, wrong = pins(name), []
    for requirement in requirements(name):
        pin = pinned.get(canonicalize_name(requirement.name))
        if pin is None or pin not in requirement.specifier:
            wrong.append(f"{requirement} is pinned to {pin}")
    assert not wrong, f"{name}.lock lags behind: sh scripts/lock.sh makes it anew"


@pytest.mark.parametrize("name", NAMES)
def test_every_pin_has_the_hashes_of_its_files(name: str) -> None:
    text = written(name)
    assert len(re.findall(rf"^[\w.-]+==[^\\]+(?:{HASH.pattern})+$", text, re.MULTILINE)) == len(pins(name)) > 0


def test_players_get_the_versions_that_were_tested() -> None:
    assert pins("play").items() < pins("serve").items() < pins("test").items() < pins("long").items()


def test_build_requirements_are_pinned() -> None:
    assert set(project()["build-system"]["requires"]) <= pins("play").keys()


def test_the_lock_files_name_no_host() -> None:
    for path in LOCKS.iterdir():
        assert not re.search(r"://|--(extra-)?index-url|--find-links", path.read_text(encoding="utf-8")), path.name


def test_numba_has_an_upper_bound() -> None:
    (numba,) = [requirement for requirement in requirements("play") if requirement.name == "numba"]
    assert "<" in {bound.operator for bound in numba.specifier}


class Setup:
    """A copy of the project's setup that installs nothing and records the commands it runs.

    Args:
        folder: folder of the copy.
        has_uv: whether uv is already installed.
    """

    def __init__(self, folder: Path, has_uv: bool) -> None:
        self._folder = folder
        for name in ("pyproject.toml", "requirements", "scripts"):
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, folder / name)
        uv = UV % pins("installer")["uv"]
        self._write(f"{'bin' if has_uv else 'elsewhere'}/uv", uv)
        for name in ("python", "python3", *(f"python3.{minor}" for minor in range(11, 15))):
            self._write(f"bin/{name}", PYTHON)

    def _write(self, name: str, script: str) -> None:
        path = self._folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(script, encoding="utf-8")
        path.chmod(0o755)

    def run(self, **variables: str) -> list[str]:
        """Run the setup of `./play`. Return the commands it runs."""
        asked = self._folder / "asked"
        asked.write_text("", encoding="utf-8")
        subprocess.run(
            ["sh", "-euc", ". scripts/setup.sh; set_up play"],
            cwd=self._folder,
            env={"NO_PIP": "", "NO_WHEEL": "", **variables, "PATH": f"{self._folder / 'bin'}:/usr/bin:/bin"},
            check=True,
            capture_output=True,
        )
        return asked.read_text(encoding="utf-8").splitlines()

    def change(self) -> None:
        """Change the lock file."""
        with (self._folder / "requirements" / "play.lock").open("a", encoding="utf-8") as lock:
            lock.write("# changed\n")


MADE_BY_UV = ["uv venv --python >=3.11 --allow-existing .venv"]
INSTALLED_BY_UV = [f"uv pip install --python .venv/bin/python {what}" for what in WHAT]
INSTALLED_BY_PIP = [f"python -m pip install --disable-pip-version-check {what}" for what in WHAT]


def test_setup_runs_again_when_the_lock_has_changed(tmp_path: Path) -> None:
    setup = Setup(tmp_path, has_uv=True)
    assert setup.run() == [*MADE_BY_UV, *INSTALLED_BY_UV]
    assert setup.run() == []
    setup.change()
    assert setup.run() == INSTALLED_BY_UV


def test_uv_is_installed_by_an_existing_pip(tmp_path: Path) -> None:
    setup = Setup(tmp_path, has_uv=False)
    assert setup.run() == [f"python {BRING_UV}", *MADE_BY_UV, *INSTALLED_BY_UV]
    setup.change()
    assert setup.run() == INSTALLED_BY_UV


def test_uv_is_installed_by_the_environments_pip_without_another_pip(tmp_path: Path) -> None:
    asked = Setup(tmp_path, has_uv=False).run(NO_PIP="yes")
    assert asked == ["python -m venv .venv", f"python {BRING_UV}", *INSTALLED_BY_UV]


def test_pip_installs_everything_where_uv_is_unavailable(tmp_path: Path) -> None:
    asked = Setup(tmp_path, has_uv=False).run(NO_WHEEL="yes")
    assert asked == [f"python {BRING_UV}", "python -m venv .venv", f"python {BRING_UV}", *INSTALLED_BY_PIP]


def test_the_package_is_marked_as_typed() -> None:
    assert (ROOT / "src" / "spadework" / "py.typed").exists()
