"""Fixtures of all tests: a separate data folder, and the example game Dig, which is not part of a release."""

import gc
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.some_games import ONE_OF_EACH
from tests.terminal import Run

from spadework.commands.new_game import write_game
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.players.worker import GC_THRESHOLDS

gc.set_threshold(*GC_THRESHOLDS)

# Property tests have no deadline, so that they don't fail on a slow, busy machine.
settings.register_profile("spadework", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("spadework")

ROOT = Path(__file__).parents[1]
TOY = ROOT / "examples" / "dig" / "src" / "dig"
HIGH_WATER = ROOT / "examples" / "high_water" / "src" / "high_water"
GAMES = ROOT / "tests" / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options --long and --postgresql."""
    parser.addoption("--long", action="store_true", help="run the tests that are marked as long, too")
    parser.addoption(
        "--postgresql", action="store_true", help="keep tables in PostgreSQL, as far as tests are not about SQLite"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect long tests unless they are requested, exclude expensive tests from coverage, and group tests that share fixtures.

    Coverage is measured where it costs little: not in slow or browser tests, and not in the games, whose rules are compiled.
    """
    if not config.getoption("--long"):
        left_out = [item for item in items if is_long(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        if item.path.is_relative_to(GAMES) or any(map(item.get_closest_marker, ("slow", "browser"))):
            item.add_marker(pytest.mark.no_cover)
        item.add_marker(pytest.mark.xdist_group(group_of(item)))


def group_of(item: pytest.Item) -> str:
    """Return the xdist group of a test. One process runs a group, which shares the browser, PostgreSQL, or the fixtures of a file."""
    if item.get_closest_marker("browser"):
        return "browser"
    return "postgres" if "postgres" in getattr(item, "fixturenames", ()) else str(item.path.relative_to(ROOT))


def is_long(item: pytest.Item) -> bool:
    """Return whether a test runs only with --long: it is marked as long, or proves in a third case what it proves in two."""
    mark = item.get_closest_marker("long")
    if mark is None:
        return repeats_another_game(item) or is_between(item)
    case = item.name.partition("[")[2].removesuffix("]")
    return case not in mark.kwargs.get("but", ())


def repeats_another_game(item: pytest.Item) -> bool:
    """Return whether a test outside the games' own tests is of a game that is not in `ONE_OF_EACH`."""
    if item.path.is_relative_to(GAMES):
        return False
    values = getattr(getattr(item, "callspec", None), "params", {}).values()
    games = {getattr(value, "id", value) for value in values if isinstance(value, str | Game)} & set(all_games())
    return bool(games) and games.isdisjoint(game.id for game in ONE_OF_EACH)


def is_between(item: pytest.Item) -> bool:
    """Return whether a game's test has neither the minimum nor the maximum number of players."""
    seats = getattr(getattr(item, "callspec", None), "params", {}).get("seats")
    game = all_games().get(item.path.relative_to(GAMES).parts[0]) if item.path.is_relative_to(GAMES) else None
    return game is not None and seats in game.rules.SEATS[1:-1]


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The data folder of the tests, which is never the user's own."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("data")
        patch.setenv("SPADEWORK_DATA", str(folder))
        # Started servers prepare only the games that are requested.
        patch.setenv("SPADEWORK_WARM", "false")
        yield folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


@pytest.fixture(scope="session")
def toy() -> Game:
    """A small, complete game outside the package, like one from a third party."""
    # Child processes import it from `sys.path`, as this one does.
    if str(TOY.parent) not in sys.path:
        sys.path.append(str(TOY.parent))
    return Game("dig", "dig", TOY)


EVALUATE = '''

@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Return the points so far."""
    return float(state.coins[seat] + state.luck[seat])
'''


@pytest.fixture(scope="session")
def looking(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The toy game under another name, with mates that look one move ahead."""
    folder = tmp_path_factory.mktemp("looking")
    write_game("looking", folder)
    with (folder / "src" / "looking" / "ai.py").open("a") as ai:
        ai.write(EVALUATE)
    sys.path.append(str(folder / "src"))
    return Game("looking", "looking", folder / "src" / "looking")


@pytest.fixture(scope="session")
def high_water() -> Game:
    """The second example game."""
    if str(HIGH_WATER.parent) not in sys.path:
        sys.path.append(str(HIGH_WATER.parent))
    return Game("high_water", "high_water", HIGH_WATER)


@pytest.fixture
def own_toy(toy: Game, tmp_path: Path) -> Game:
    """The toy game in a separate folder that a test may write to."""
    return Game(toy.id, toy.id, shutil.copytree(toy.folder, tmp_path / "dig"))
