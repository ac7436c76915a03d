from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from spadework.engine import discovery
from spadework.engine.discovery import UnknownGame, all_games, game, game_ids
from spadework.engine.game import Game

BUILT_IN = Path(discovery.__file__).parents[1] / "games"


@pytest.fixture(autouse=True)
def fresh_search() -> Iterator[None]:
    """Clear the cache of found games before and after every test."""
    all_games.cache_clear()
    yield
    all_games.cache_clear()


def offer(monkeypatch: pytest.MonkeyPatch, **packages: str) -> None:
    """Let other packages offer games: package names by game id."""

    def entry_points(group: str) -> list[EntryPoint]:
        return [EntryPoint(id, package, group) for id, package in packages.items()]

    monkeypatch.setattr(discovery, "entry_points", entry_points)


def test_every_folder_with_rules_is_a_game() -> None:
    folders = sorted(path.parent.name for path in BUILT_IN.glob("*/__init__.py"))
    assert game_ids()[: len(folders)] == folders
    assert all(game(id).id == id and game(id).folder == BUILT_IN / id for id in folders)


def test_a_game_is_loaded_only_once() -> None:
    assert game(game_ids()[0]) is game(game_ids()[0])


def test_the_error_for_an_unknown_game_lists_the_available_ones() -> None:
    with pytest.raises(UnknownGame, match=f"there is no game 'nonsense'; there are {', '.join(game_ids())}"):
        game("nonsense")


def test_another_package_can_provide_a_game(monkeypatch: pytest.MonkeyPatch, toy: Game) -> None:
    offer(monkeypatch, dig="dig")
    assert game_ids()[-1] == "dig"
    found = game("dig")
    assert found.folder == toy.folder
    assert found.title("de") == "Graben"
    assert found.rules is toy.rules


def test_games_of_other_packages_follow_the_built_in_ones_in_order(monkeypatch: pytest.MonkeyPatch, toy: Game) -> None:
    built_in = game_ids()
    all_games.cache_clear()
    offer(monkeypatch, zebra="dig", alpaca="dig")
    assert game_ids() == [*built_in, "alpaca", "zebra"]
    assert toy.id not in game_ids()


def test_another_package_can_t_take_over_the_id_of_a_game(monkeypatch: pytest.MonkeyPatch, toy: Game) -> None:
    taken = game_ids()[0]
    all_games.cache_clear()
    offer(monkeypatch, **{taken: "dig"})
    assert game(taken).folder != toy.folder
    assert game_ids().count(taken) == 1


@pytest.mark.parametrize("package", ["no_such_package", "no_such_package.inside", "dig.ai", "not a name", "json:loads"])
def test_a_broken_entry_point_does_not_affect_other_games(
    monkeypatch: pytest.MonkeyPatch, toy: Game, package: str
) -> None:
    built_in = game_ids()
    all_games.cache_clear()
    offer(monkeypatch, broken=package, dig="dig")
    assert game_ids() == [*built_in, "dig"]
    assert game("dig").folder == toy.folder
