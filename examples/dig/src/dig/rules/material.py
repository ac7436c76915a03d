"""The deck of Dig."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Record
from spadework.engine.material import MaterialError

from .moves import MATERIAL


class Deck(NamedTuple):
    """The cards of the game, for the rules to read."""

    record: Record


def read_material(document: Mapping[str, Any], where: str) -> Deck:
    """Read the deck from a document. Raises MaterialError."""
    copies, worth = document.get("copies"), document.get("worth")
    if not (isinstance(copies, list) and len(copies) == 6 and all(type(n) is int and 0 < n < 50 for n in copies)):
        raise MaterialError(f"{where}: copies is not a list of 6 numbers from 1 to 49: rats, then coins 1 to 5")
    if type(worth) is not int or not 0 <= worth < 50:
        raise MaterialError(f"{where}: worth is not a number from 0 to 49")
    record = np.zeros(1, record_type(MATERIAL))[0]
    record.copies, record.worth = copies, worth
    return Deck(record)
