"""Finding games: every folder under `spadework.games`, and packages registered in the entry point group `spadework.games`."""

import importlib.util
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path

from spadework.engine.game import Game, game_in

GROUP = "spadework.games"
BUILT_IN = "spadework.games"


class UnknownGame(LookupError):
    """No game has this id."""


@lru_cache
def all_games() -> dict[str, Game]:
    """Return all games by id: the built-in ones sorted by id, then those of other packages.

    An entry point's name is the game's id, and its value is the package that is the game's folder. Games whose id is taken are ignored.
    """
    found = {}
    for folder in _folders(BUILT_IN):
        for path in sorted(folder.glob("*/__init__.py")):
            found[path.parent.name] = game_in(path.parent.name, f"{BUILT_IN}.{path.parent.name}", path.parent)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        for folder in _folders(entry.value):
            found.setdefault(entry.name, game_in(entry.name, entry.value, folder))
    return found


def _folders(package: str) -> list[Path]:
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        # Another package's broken entry point must not hide all other games.
        return []
    return [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []


def game_ids() -> list[str]:
    """Return the ids of all games.

    >>> len(game_ids()) > 0
    True
    """
    return list(all_games())


def game(id: str) -> Game:
    """Return the game with this id. Raises UnknownGame."""
    found = all_games().get(id)
    if found is None:
        raise UnknownGame(f"there is no game {id!r}; there are {', '.join(all_games())}")
    return found
