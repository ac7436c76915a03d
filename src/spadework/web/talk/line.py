"""What is said at a table, and by whom."""

from datetime import datetime
from typing import NamedTuple


class Speaker(NamedTuple):
    """Who says something."""

    guest: str
    seat: int | None
    """None for a spectator."""
    name: str


class Terms(NamedTuple):
    """What makes something said an offer."""

    to: int | None
    """The seat to which it is made; None for all others."""
    step: int
    """How many steps the game has."""


class Wording(NamedTuple):
    """What is said: a text, or a phrase by its id."""

    text: str = ""
    phrase: str | None = None
    terms: Terms | None = None
    """Those of an offer."""


class Line(NamedTuple):
    """Something said."""

    number: int
    """Counts what was said at the table, from 1."""
    speaker: Speaker
    wording: Wording
    at: datetime
