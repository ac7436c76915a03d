"""The rooms of a game: which modules of its package hold what the contract asks for."""

import importlib
import importlib.util
from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, cast

from spadework.engine.interface import Notation, Picture, Rules
from spadework.engine.interface.ai import Ai, OptionalAi


class Room(NamedTuple):
    """One room of every game."""

    protocol: type
    """The contract; its annotations are the names that a game must provide."""
    optional: tuple[str, ...]
    """Names that a game may provide."""
    modules: tuple[str, ...]
    """The modules of the room, in the order in which a name is looked up. A small game needs only some of them, or a single module."""


ROOMS = {
    "rules": Room(Rules, ("REACTIONS", "turns"), ("state", "material", "setup", "moves", "views", "scoring")),
    "notation": Room(Notation, ("hides_options",), ("texts", "asking", "events", "refusing")),
    "picture": Room(Picture, ("about",), ("layout", "art", "clicks", "about")),
    "ai": Room(Ai, OptionalAi._fields, ("evaluation", "rollout", "belief")),
}


class MissingName(AttributeError):
    """A game lacks a name that the contract asks for."""


def rules_of(package: str) -> Rules:
    """The rules of the game in a package. Raises MissingName."""
    return cast(Rules, read_room(package, "rules"))


def module_with(package: str, room: str, name: str) -> ModuleType:
    """The first module of a room that has a name. Raises MissingName, which says where it was looked for."""
    modules = _modules(f"{package}.{room}", ROOMS[room])
    found = _first_with(modules, name)
    if found is None:
        raise _missing(package, room, name, modules)
    return found


@lru_cache
def read_room(package: str, name: str) -> SimpleNamespace:
    """The names of one room of a game, each from the first of the room's modules that has it.

    Args:
        package: the importable name of the game's folder.
        name: a key of ROOMS.

    Raises MissingName, which says where it was looked for.
    """
    room = ROOMS[name]
    modules = _modules(f"{package}.{name}", room)
    found: dict[str, Any] = {}
    for wanted in (*room.protocol.__annotations__, *room.optional):
        if module := _first_with(modules, wanted):
            found[wanted] = getattr(module, wanted)
        elif wanted not in room.optional:
            raise _missing(package, name, wanted, modules)
    return SimpleNamespace(**found)


def _missing(package: str, room: str, name: str, modules: list[ModuleType]) -> MissingName:
    places = ", ".join(module.__name__ for module in modules)
    return MissingName(f"{package}: the {room} lack {name!r}; looked for in {places}")


def _first_with(modules: list[ModuleType], name: str) -> ModuleType | None:
    """The first of some modules that has a name. One may import a module with the name of a function, such as `about`."""
    return next((one for one in modules if hasattr(one, name) and not isinstance(getattr(one, name), ModuleType)), None)


def _modules(home: str, room: Room) -> list[ModuleType]:
    """The modules of a package, or the room itself if it is a single module."""
    found = importlib.import_module(home)
    if not hasattr(found, "__path__"):
        return [found]
    names = [f"{home}.{module}" for module in room.modules]
    return [importlib.import_module(name) for name in names if importlib.util.find_spec(name)]
