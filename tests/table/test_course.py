"""How points came about, turn by turn, and which turns decided it."""

import pytest
from tests.games.playthrough import random_table
from tests.some_games import ONE_OF_EACH

from spadework.engine.game import Game
from spadework.table.course import Stand, course, deciding


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_the_course_ends_with_the_result(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 3)
    stands = course(table)
    assert table.result is not None
    assert stands[-1].points == table.result.scores
    assert [stand.before for stand in stands] == sorted({stand.before for stand in stands})
    assert all(len(stand.points) == table.seats for stand in stands)


def stands(*points: tuple[int, ...]) -> list[Stand]:
    return [Stand(str(number), 10 * number, each) for number, each in enumerate(points)]


def test_the_lead_counts_when_it_was_taken_for_good() -> None:
    found = deciding(stands((5, 0), (5, 9), (10, 9), (10, 9)), (1, 2))
    [lead] = [moment for moment in found if moment.kind == "lead"]
    assert (lead.stand.turn, lead.seat, lead.gained) == ("2", 0, 5)


def test_when_the_victory_is_shared_or_a_tie_was_broken_nobody_took_the_lead() -> None:
    for places in ((1, 1), (1, 2)):
        assert {moment.kind for moment in deciding(stands((5, 0), (5, 5)), places)} == {"swing"}


def test_at_most_two_swings_are_told_and_never_the_same_turn_twice() -> None:
    found = deciding(stands((1, 0), (3, 0), (3, 8), (12, 8), (13, 9)), (1, 2))
    assert [(moment.kind, moment.stand.turn) for moment in found] == [("swing", "1"), ("swing", "2"), ("lead", "3")]


def test_where_nobody_has_points_nothing_was_decided() -> None:
    assert deciding(stands((0, 0), (0, 0)), (1, 1)) == []
