"""The log as one audience reads it: lines under the headings of turns, some of which fade."""

from bisect import bisect_left
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from spadework.engine.interface import Sound


class LogLine(NamedTuple):
    """A line of the log.

    >>> LogLine(version=1, text="Anna draws a card.").text
    'Anna draws a card.'
    """

    version: int
    """The audience's version that the line belongs to."""
    text: str
    turn: str = ""
    """Heading of its turn."""
    outcome: bool = False
    """Whether it states the outcome of a turn."""
    chapter: int = 0
    """Chapter of its turn."""
    later: str | None = None
    """The text that replaces a faded line, empty for none; None for a line that never fades."""
    sound: Sound | None = None
    """Its sound cue."""


VISIBLE_TURNS = 2
"""Number of turns whose lines are not faded: the present one and the last."""


def faded(lines: Sequence[LogLine], turn: str, chapter: int) -> range:
    """Return the versions in this chapter whose lines have faded: all but those of the present turn and the one before.

    Args:
        lines: the log, or its end; chapters follow each other.
        turn: heading of the present turn.
        chapter: the present chapter.

    >>> lines = [LogLine(1, "…", "Anna"), LogLine(2, "…", "Ben"), LogLine(4, "…", "Cleo")]
    >>> faded(lines, "Cleo", 0)
    range(1, 2)
    """
    turns = [turn]
    for line in reversed(lines):
        if line.chapter != chapter:
            break
        if line.turn != turns[-1]:
            turns.append(line.turn)
        if len(turns) > VISIBLE_TURNS:
            first = lines[bisect_left(lines, chapter, key=attrgetter("chapter"))]
            return range(first.version, line.version + 1)
    return range(0)


def as_faded(lines: Sequence[LogLine], gone: range) -> list[LogLine]:
    """Return the lines with those of some versions faded."""
    result = []
    for line in lines:
        if line.later is None or line.version not in gone:
            result.append(line)
        elif line.later:
            result.append(line._replace(text=line.later))
    return result
