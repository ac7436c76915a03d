import pytest

from spadework.lab.outcome import Outcome
from spadework.lab.totals import Totals


def outcome(number: int, turns: int | None = None, finished: bool = True) -> Outcome:
    """Return a game that player `number` % 2 wins, whatever its seat."""
    turned = number // 2 % 2
    players = (turned, 1 - turned)
    winner = players.index(number % 2)
    places = (1, 2) if winner == 0 else (2, 1)
    scores = (9, 4) if winner == 0 else (4, 9)
    return Outcome(number, number, players, scores, places, 10 + number, turns, finished, 5)


def test_wins_and_points_belong_to_players_whatever_their_seats() -> None:
    totals = Totals(["a", "b"])
    for number in (0, 2, 4, 6, 1):
        totals.add(outcome(number))
    first, second = totals.players()
    assert (first.player, round(first.points, 6), round(first.wins, 6)) == ("a", 8, 0.8)
    assert (round(second.points, 6), round(second.wins, 6)) == (5, 0.2)
    assert 0.3 < first.wins_from < 0.8 < first.wins_to < 1
    assert (totals.games, totals.moves, totals.decisions) == (5, 12.6, 5)
    assert totals.turns() == []


@pytest.mark.parametrize("count", [1, 2, 5, 8, 101])
def test_turns_are_summarized_by_quartiles(count: int) -> None:
    totals, ranked = Totals(["a", "b"]), [number * number % 17 for number in range(count)]
    for number, turns in enumerate(ranked):
        totals.add(outcome(number, turns, finished=turns != 1))
    ranked.sort()
    assert totals.turns() == [ranked[quarter * (count - 1) // 4] for quarter in range(5)]
    assert totals.unfinished == ranked.count(1)
