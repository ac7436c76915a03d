"""What all tests share: a data folder of their own, and the game Dig of `examples`, which no release holds."""

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

# A slow, busy machine fails no property.
settings.register_profile("spadework", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("spadework")

ROOT = Path(__file__).parents[1]
TOY = ROOT / "examples" / "dig" / "src" / "dig"
HIGH_WATER = ROOT / "examples" / "high_water" / "src" / "high_water"
GAMES = ROOT / "tests" / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take --long and --postgresql."""
    parser.addoption("--long", action="store_true", help="run the tests that are marked as long, too")
    parser.addoption(
        "--postgresql", action="store_true", help="keep tables in PostgreSQL, as far as tests are not about SQLite"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests out, unless they are asked for; and let coverage be measured where it costs little: not in slow tests, and not in
    the games, whose rules are compiled."""
    if not config.getoption("--long"):
        left_out = [item for item in items if is_long(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        if item.path.is_relative_to(GAMES) or any(map(item.get_closest_marker, ("slow", "browser"))):
            item.add_marker(pytest.mark.no_cover)
        item.add_marker(pytest.mark.xdist_group(group_of(item)))


def group_of(item: pytest.Item) -> str:
    """Return what shares its fixtures with a test, so that one process runs it all: a browser, PostgreSQL, or the fixtures of its file."""
    if item.get_closest_marker("browser"):
        return "browser"
    return "postgres" if "postgres" in getattr(item, "fixturenames", ()) else str(item.path.relative_to(ROOT))


def is_long(item: pytest.Item) -> bool:
    """Whether a test is run only when long ones are asked for: it is marked so, or proves in a third case what it proves in two."""
    mark = item.get_closest_marker("long")
    if mark is None:
        return repeats_another_game(item) or is_between(item)
    case = item.name.partition("[")[2].removesuffix("]")
    return case not in mark.kwargs.get("but", ())


def repeats_another_game(item: pytest.Item) -> bool:
    """Whether a test outside of the games' own is of a game other than those of `ONE_OF_EACH`."""
    if item.path.is_relative_to(GAMES):
        return False
    values = getattr(getattr(item, "callspec", None), "params", {}).values()
    games = {getattr(value, "id", value) for value in values if isinstance(value, str | Game)} & set(all_games())
    return bool(games) and games.isdisjoint(game.id for game in ONE_OF_EACH)


def is_between(item: pytest.Item) -> bool:
    """Whether a test of a game is with neither the fewest nor the most players that the game takes."""
    seats = getattr(getattr(item, "callspec", None), "params", {}).get("seats")
    game = all_games().get(item.path.relative_to(GAMES).parts[0]) if item.path.is_relative_to(GAMES) else None
    return game is not None and seats in game.rules.SEATS[1:-1]


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where tables and decks are kept while tests run: never a person's own folder."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("data")
        patch.setenv("SPADEWORK_DATA", str(folder))
        # Servers that are started make ready only what is asked for.
        patch.setenv("SPADEWORK_WARM", "false")
        yield folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs commands."""
    return Run(monkeypatch, capsys)


@pytest.fixture(scope="session")
def toy() -> Game:
    """A small whole game outside of the package, as somebody else could bring one."""
    # Other processes find it as this one does.
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
    """The small game under another name, with mates that look one move ahead."""
    folder = tmp_path_factory.mktemp("looking")
    write_game("looking", folder)
    with (folder / "src" / "looking" / "ai.py").open("a") as ai:
        ai.write(EVALUATE)
    sys.path.append(str(folder / "src"))
    return Game("looking", "looking", folder / "src" / "looking")


@pytest.fixture(scope="session")
def high_water() -> Game:
    """The second game of the examples."""
    if str(HIGH_WATER.parent) not in sys.path:
        sys.path.append(str(HIGH_WATER.parent))
    return Game("high_water", "high_water", HIGH_WATER)


@pytest.fixture
def own_toy(toy: Game, tmp_path: Path) -> Game:
    """The same game in a folder of its own, into which a test may write."""
    return Game(toy.id, toy.id, shutil.copytree(toy.folder, tmp_path / "dig"))
