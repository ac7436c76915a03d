import pytest
from tests.some_games import game_for

from spadework.engine.discovery import game_ids
from spadework.engine.game import Game
from spadework.engine.interface import Deck, Record
from spadework.players import LEVELS, Player, job, new_player
from spadework.players.job import Job, choose, think, warm
from spadework.table import Table


@pytest.fixture
def table() -> Table:
    return Table(game_for(2).id, 2, 4)


def asked(table: Table, deck: str | None = None) -> Job:
    """Return the job of a player on the first seat of a table."""
    options = table.setup.options if deck is None else {"deck": deck}
    return Job(table.game.id, options, "random", 0, table.view(0).record.tobytes(), 3)


def test_a_job_returns_its_view_unchanged(table: Table) -> None:
    game, deck, view = asked(table).read()
    assert (game, deck) == (table.game, table.deck)
    assert view.tobytes() == table.view(0).record.tobytes()


def test_a_job_uses_the_deck_of_its_table(table: Table) -> None:
    assert choose(asked(table), 0.0) == choose(asked(table, "own"), 0.0)
    with pytest.raises(ValueError, match="has no deck 'lost'"):
        choose(asked(table, "lost"), 0.0)


@pytest.mark.parametrize("game_id", game_ids())
def test_warming_lets_every_level_choose_among_several_moves(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def watched(level: str, game: Game, deck: Deck, *, seconds: float) -> Player:
        class Watched:
            def choose(self, view: Record, seat: int) -> int:
                asked.append((level, game.rules.legal(deck.record, view, seat, game.new_buffers().moves) > 1))
                return new_player(level, game, deck, seconds=seconds).choose(view, seat)

        return Watched()

    monkeypatch.setattr(job, "new_player", watched)
    warm(game_id)
    assert asked == [(level, True) for level in LEVELS]


def test_warming_does_not_affect_later_choices(table: Table) -> None:
    chosen = choose(asked(table), 0.0)
    warm(table.game.id)
    assert choose(asked(table), 0.0) == chosen


def test_think_returns_the_estimates_of_a_search(table: Table) -> None:
    estimates = think(asked(table), 0.05)
    assert {thought.code for thought in estimates} <= {move.code for move in table.legal(0)}
    assert all(0 <= thought.expected <= 1 for thought in estimates)
    assert [thought.expected for thought in estimates] == sorted(
        (thought.expected for thought in estimates), reverse=True
    )
