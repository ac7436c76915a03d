import pytest
from tests.some_games import game_for

from spadework.players.question import Question, choose, warm
from spadework.table import Table


@pytest.fixture
def table() -> Table:
    return Table(game_for(2).id, 2, 4)


def asked(table: Table, deck: str | None = None) -> Question:
    """What a player on the first seat of a table is asked."""
    options = table.options if deck is None else {"deck": deck}
    return Question(table.game.id, options, "random", 0, table.view(0).record.tobytes(), 3)


def test_a_view_is_read_as_it_was(table: Table) -> None:
    game, deck, view = asked(table).read()
    assert (game, deck) == (table.game, table.deck)
    assert view.tobytes() == table.view(0).record.tobytes()


def test_the_deck_is_the_table_s(table: Table) -> None:
    assert choose(asked(table), 0.0) == choose(asked(table, "own"), 0.0)
    with pytest.raises(ValueError, match="has no deck 'lost'"):
        choose(asked(table, "lost"), 0.0)


def test_warming_leaves_nothing_behind(table: Table) -> None:
    chosen = choose(asked(table), 0.0)
    warm(table.game.id)
    assert choose(asked(table), 0.0) == chosen
