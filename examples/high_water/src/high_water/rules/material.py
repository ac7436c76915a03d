"""The deck of High Water."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Record
from spadework.engine.material import MaterialError

from .moves import MATERIAL, MOST_WRECKS


class Deck(NamedTuple):
    """The wrecks of the game, for the rules to read."""

    record: Record


def read_material(document: Mapping[str, Any], where: str) -> Deck:
    """Read the deck from a document. Raises MaterialError."""
    wrecks, driftwood = document.get("wrecks"), document.get("driftwood")
    if not (
        isinstance(wrecks, list) and len(wrecks) == MOST_WRECKS and all(type(n) is int and 0 < n < 50 for n in wrecks)
    ):
        raise MaterialError(f"{where}: wrecks is not a list of {MOST_WRECKS} numbers from 1 to 49")
    if type(driftwood) is not int or not 0 <= driftwood < 50:
        raise MaterialError(f"{where}: driftwood is not a number from 0 to 49")
    record = np.zeros(1, record_type(MATERIAL))[0]
    record.wrecks, record.driftwood = wrecks, driftwood
    return Deck(record)
