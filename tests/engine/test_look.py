import pytest
from tests.games.playthrough import random_table
from tests.some_games import game_for

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.look import Look, Standings, standings, waiting


def test_winners_share_the_first_place() -> None:
    shared = Standings((7, 9, 9), (3, 1, 1))
    assert (shared.winners, shared.best, shared.by_tie_break) == ([1, 2], 9, False)
    broken = Standings((7, 9, 9), (3, 2, 1))
    assert (broken.winners, broken.best, broken.by_tie_break) == ([2], 9, True)
    assert not Standings((7, 9), (2, 1)).by_tie_break


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_standings_are_the_result(game: Game) -> None:
    table = random_table(game, game.rules.SEATS[0], 4)
    result = table.result
    assert result is not None
    found = standings(game.rules, table.deck.record, table.view(SPECTATOR).record)
    assert (found.points, found.places) == (result.scores, result.places)


def test_look_reports_who_moves_next() -> None:
    table = random_table(game_for(2), 2, 4, limit=40)
    for seat in (SPECTATOR, 0, 1):
        view = table.view(seat).record
        look = Look(table.game.rules, table.deck, view, seat)
        assert look.waiting == waiting(table.game.rules, table.deck.record, view) == list(table.waiting(seat))
        assert look.may_move == (seat in table.to_move)
        assert (look.seats, look.phase) == (range(2), int(view.phase))
