"""The log: turns, outcomes, and lines that fade."""

from spadework.table.log import LogLine, as_faded, faded

LINES = [
    LogLine(1, "Anna: a coin", "Anna", chapter=1, later="Anna: a card"),
    LogLine(1, "Anna: home", "Anna", outcome=True, chapter=1),
    LogLine(3, "Ben: a rat", "Ben", chapter=1, later=""),
    LogLine(4, "Ben: stays", "Ben", chapter=1),
    LogLine(6, "Cleo: a ring", "Cleo", chapter=1, later="Cleo: a card"),
]


def test_only_the_current_and_the_previous_turn_are_shown_in_full() -> None:
    assert faded(LINES, "Cleo", 1) == range(1, 2)
    assert faded(LINES, "Dora", 1) == range(1, 5)
    assert faded(LINES[:4], "Ben", 1) == range(0)


def test_another_turn_with_the_same_heading_is_a_separate_turn() -> None:
    lines = [line._replace(turn="Anna") if line.turn == "Cleo" else line for line in LINES]
    assert faded(lines, "Anna", 1) == range(1, 2)


def test_at_the_end_of_a_chapter_nothing_fades() -> None:
    assert faded(LINES, "The end", 2) == range(0)
    assert faded([], "Anna", 0) == range(0)


def test_faded_lines_are_shortened_or_omitted() -> None:
    told = [line.text for line in as_faded(LINES, range(1, 5))]
    assert told == ["Anna: a card", "Anna: home", "Ben: stays", "Cleo: a ring"]
    assert as_faded(LINES, range(0)) == LINES
