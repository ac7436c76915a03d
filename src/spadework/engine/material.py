"""Printed material as data: TOML files that an owner may edit, checked when they are loaded."""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spadework.engine.contract import Record


class MaterialError(ValueError):
    """A material file that can't be used: says where and what was expected."""


def read_document(path: Path) -> Mapping[str, Any]:
    """The TOML document in a file. Raises MaterialError when it can't be read or is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise MaterialError(f"{path}: can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise MaterialError(f"{path}: not UTF-8 text; save the file as UTF-8") from error
    except RecursionError as error:
        raise MaterialError(f"{path}: nested too deeply") from error
    # TOMLDecodeError is one, and so is what Python says to a number of too many digits.
    except ValueError as error:
        raise MaterialError(f"{path}: not TOML: {error}") from error


def digest(material: Record) -> str:
    """A hash that tells one printed material from another."""
    return hashlib.sha256(material.tobytes()).hexdigest()
