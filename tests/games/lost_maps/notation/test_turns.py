"""The log by turns, and what it tells of turns that are over."""

import pytest
from tests.games.lost_maps.picture.test_looking_back import played

from spadework.table import LogLine, Table


def crossings(table: Table, seat: int = 0) -> list[LogLine]:
    return [line for line in table.log(seat) if " crosses off " in line.text]


def turns(lines: list[LogLine]) -> list[str]:
    return list(dict.fromkeys(line.turn for line in lines))


@pytest.mark.rule("LM-25")
def test_the_log_tells_who_crossed_off_what_in_this_turn_and_the_last_one_only() -> None:
    table = played({}, (1, 4))
    assert turns(crossings(table)) == [*(f"Round 1, turn {turn} of 7" for turn in range(1, 8)), "Round 2, turn 4 of 7"]
    seat = table.to_move[0]
    table.play(seat, next(move for move in table.legal(seat) if " " not in move.text))
    assert turns(crossings(table, seat))[-2:] == ["Round 2, turn 4 of 7", "Round 2, turn 5 of 7"]


@pytest.mark.rule("LM-25")
def test_of_earlier_turns_of_the_round_the_log_keeps_what_came_of_them() -> None:
    table = played({}, (1, 4))
    faded = table.faded(table.lines())
    kept = [line for line in table.log() if line.version in faded]
    assert [line.text for line in table.lines() if line.outcome] == [line.text for line in table.log() if line.outcome]
    assert turns(kept)[0] == "Round 2, turn 1 of 7"


@pytest.mark.rule("LM-25")
def test_with_the_memory_aid_and_after_the_end_the_log_tells_everything() -> None:
    for table in (played({"memory-aid": "on"}, (1, 4)), played({}, None)):
        assert table.log() == table.lines()
