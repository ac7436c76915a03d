"""The log by turns, and its lines about past turns."""

import pytest

import spadework
from spadework.table import Table


def played(steps: int) -> Table:
    table = spadework.Table("rat_alarm", seats=3, seed=4)
    while not table.over and len(table.steps) < steps:
        seat = table.to_move[0]
        texts = [move.text for move in table.legal(seat)]
        # The first player leaves as soon as there are coins to take; the others stay as long as they can.
        leaves = seat == 0 and "stay" in texts and "drop coins" in texts
        table.play(seat, "drop coins" if leaves else "stay" if "stay" in texts else texts[0])
    return table


@pytest.mark.rule("RA-25")
def test_the_log_names_cards_turned_up_only_for_this_turn_and_the_last() -> None:
    table = played(60)
    named = [line for line in table.log() if line.later and line.text != line.later]
    counted = [line for line in table.log() if line.later and line.text == line.later]
    turns = list(dict.fromkeys(line.turn for line in reversed(table.lines())))
    assert counted
    assert {line.turn for line in named} <= {table.presenter().turn(table.view().record)[0], *turns[:2]}


@pytest.mark.rule("RA-25")
def test_lines_about_public_moves_stay_in_the_log() -> None:
    table = played(120)
    open_to_all = [line for line in table.lines() if line.later is None]
    assert open_to_all == [line for line in table.log() if line.later is None]
    for log_lines in ("drops out with", "takes 1 card", "keeps one rat card", "buries"):
        assert any(log_lines in line.text for line in open_to_all), log_lines


@pytest.mark.rule("RA-25")
def test_after_the_scoring_the_log_names_all_cards() -> None:
    table = played(10_000)
    assert table.over
    assert table.log() == table.lines()
