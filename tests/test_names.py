"""The public names."""

import importlib
import inspect
import subprocess
import sys

import pytest

import spadework


def test_the_public_names_are_listed_before_they_are_used() -> None:
    listed = subprocess.run(
        [sys.executable, "-c", "import spadework; print(*dir(spadework))"], capture_output=True, text=True, check=True
    )
    assert set(listed.stdout.split()) == {*spadework.__all__, "__version__"}


@pytest.mark.parametrize("name", spadework.__all__)
def test_every_public_name_is_there_and_explained(name: str) -> None:
    found = getattr(spadework, name)
    assert inspect.getdoc(found)
    assert getattr(importlib.import_module(spadework._HOMES[name]), name) is found


def test_help_lists_the_public_names() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import spadework; help(spadework)"], capture_output=True, text=True, check=True
    )
    assert all(name in told.stdout for name in spadework.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'spadework' has no attribute 'Tabel'"):
        spadework.Tabel  # noqa: B018
