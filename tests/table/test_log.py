"""The log: turns, outcomes, and lines that fade."""

from spadework.table.log import LogLine, as_faded, faded

LINES = [
    LogLine(1, "Anna: a coin", "Anna", chapter=1, later="Anna: a card"),
    LogLine(1, "Anna: home", "Anna", outcome=True, chapter=1),
    LogLine(3, "Ben: a rat", "Ben", chapter=1, later=""),
    LogLine(4, "Ben: stays", "Ben", chapter=1),
    LogLine(6, "Cleo: a ring", "Cleo", chapter=1, later="Cleo: a card"),
]


def test_only_the_present_turn_and_the_last_are_told_in_full() -> None:
    assert faded(LINES, "Cleo", 1) == range(1, 2)
    assert faded(LINES, "Dora", 1) == range(1, 5)
    assert faded(LINES[:4], "Ben", 1) == range(0)


def test_a_turn_that_begins_again_with_the_same_heading_is_another_turn() -> None:
    lines = [line._replace(turn="Anna") if line.turn == "Cleo" else line for line in LINES]
    assert faded(lines, "Anna", 1) == range(1, 2)


def test_when_the_chapter_is_over_everything_is_told() -> None:
    assert faded(LINES, "The end", 2) == range(0)
    assert faded([], "Anna", 0) == range(0)


def test_what_has_faded_is_told_otherwise_or_not_at_all() -> None:
    told = [line.text for line in as_faded(LINES, range(1, 5))]
    assert told == ["Anna: a card", "Anna: home", "Ben: stays", "Cleo: a ring"]
    assert as_faded(LINES, range(0)) == LINES
