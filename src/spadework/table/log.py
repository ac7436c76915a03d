"""The log as one audience reads it: lines under the headings of turns, of which some pass."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.contract import Sound


class LogLine(NamedTuple):
    """A line of the log.

    >>> LogLine(version=1, text="Anna draws a card.").text
    'Anna draws a card.'
    """

    version: int
    """The audience's version that brought it."""
    text: str
    turn: str = ""
    """The heading of the turn that it belongs to."""
    outcome: bool = False
    """Whether it says what came of the turn."""
    chapter: int = 0
    """The chapter of the turn."""
    later: str | None = None
    """What is told in its place when it has passed, empty for nothing; None for a line that stays."""
    sound: Sound | None = None
    """What is heard with it."""


KEPT = 2
"""Of how many turns lines that pass are told in full: the present one and the last."""


def faded(lines: Sequence[LogLine], turn: str, chapter: int) -> range:
    """The versions of this chapter whose passing lines are no longer told: all but those of the present turn and the one before.

    Args:
        lines: the log, or its end.
        turn: the heading of the present turn.
        chapter: the present one.

    >>> lines = [LogLine(1, "…", "Anna"), LogLine(2, "…", "Ben"), LogLine(4, "…", "Cleo")]
    >>> faded(lines, "Cleo", 0)
    range(1, 2)
    """
    turns, last, first = [turn], 0, 0
    for line in reversed(lines):
        if line.chapter != chapter:
            break
        if line.turn != turns[-1]:
            turns.append(line.turn)
        if len(turns) > KEPT:
            last, first = last or line.version, line.version
    return range(first, last + 1) if last else range(0)


def as_told(lines: Sequence[LogLine], gone: range) -> list[LogLine]:
    """The lines as they are told when those of some versions have faded."""
    told = []
    for line in lines:
        if line.later is None or line.version not in gone:
            told.append(line)
        elif line.later:
            told.append(line._replace(text=line.later))
    return told
