"""Built-in players, which choose from views."""

import pickle
from typing import Any

import pytest

import spadework
from spadework.engine.game import Game
from spadework.engine.own_rules import Value
from spadework.players import PLAYERS, new_player
from spadework.table import Table


def test_each_level_chooses_as_it_does_when_seated(toy: Game) -> None:
    table = Table(toy, 2, seed=3)
    for level in ("random", "deck-hand", "mate"):
        asked, seated = spadework.player(level, seed=9), new_player(level, toy, table.deck, 9)
        for seat in (0, 1):
            view = table.view(seat)
            assert asked.choose(view, view.legal()).code == seated.choose(view.record, seat)
    assert {"captain", "admiral"} < set(PLAYERS)


def test_one_player_plays_any_game(toy: Game) -> None:
    mate = spadework.player("mate", seed=1)
    for table in (Table(toy, 2, seed=3), Table(spadework.game_ids()[0], 3, seed=3)):
        view = table.view(table.to_move[0])
        assert mate.choose(view) in view.legal()


def test_think_returns_estimates_for_a_number_of_tries(toy: Game) -> None:
    view = Table(toy, 2, seed=3).view(0)
    captain = spadework.player("captain", seed=1, tries=50)
    estimates = captain.think(view)
    assert sum(thought.tries for thought in estimates) <= 50
    assert spadework.player("captain", seed=1, tries=50).think(view) == estimates
    assert captain.choose(view) in view.legal()
    again = pickle.loads(pickle.dumps(captain))
    assert repr(again) == repr(captain) == "spadework.player('captain', seed=1, tries=50)"
    assert again.think(view) == estimates


def test_a_value_is_compiled_when_a_game_is_named(toy: Game) -> None:
    not_a_value: Value = lambda _material, _state, _seat: "much"  # type: ignore[assignment,return-value]  # noqa: E731
    with pytest.raises(ValueError, match="must return a number"):
        spadework.player("captain", toy, value=not_a_value)


@pytest.mark.parametrize(
    ("level", "search", "reason"),
    [
        ("genius", {}, "unknown computer player 'genius'"),
        ("mate", {"tries": 5}, "the mate does not search, so it takes no tries; only captain and admiral search"),
    ],
)
def test_unknown_levels_and_unsupported_settings_are_errors(level: str, search: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        spadework.player(level, **search)  # type: ignore[arg-type]


def test_only_searching_players_can_think(toy: Game) -> None:
    with pytest.raises(ValueError, match="the mate does not search; only captain and admiral do"):
        spadework.player("mate").think(Table(toy, 2, seed=3).view(0))


@pytest.mark.parametrize("wrong", [{"tries": 0}, {"tries": -3}, {"tries": 1.5}, {"seconds": -1}, {"seconds": "1"}])
def test_invalid_numbers_are_errors_immediately(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"to be a positive (whole )?number, not "):
        spadework.player("captain", **wrong)


def test_choose_needs_a_view(toy: Game) -> None:
    with pytest.raises(TypeError, match=r"expected a view such as table.view\(seat\), not Table"):
        spadework.player("mate").choose(spadework.Table(toy, 2, 1))  # type: ignore[arg-type]
