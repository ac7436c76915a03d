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
    "notation": Room(Notation, ("hides_options",), ("texts", "asking", "telling", "refusing")),
    "picture": Room(Picture, ("about",), ("layout", "art", "clicks", "about")),
    "ai": Room(Ai, OptionalAi._fields, ("evaluation", "rollout", "belief")),
}


class MissingName(AttributeError):
    """A game lacks a name that the contract asks for."""


def rules_of(package: str) -> Rules:
    """The rules of the game in a package. Raises MissingName."""
    return cast(Rules, read_room(package, "rules"))


def module_with(package: str, room: str, name: str) -> ModuleType:
    """The module of a room in which a name is looked up. Raises MissingName if there is none."""
    for module in _modules(f"{package}.{room}", ROOMS[room]):
        if hasattr(module, name):
            return module
    raise MissingName(f"{package}.{room} has no {name}")


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
        for module in modules:
            # A module may import a module with the name of a function, such as `about`.
            if hasattr(module, wanted) and not isinstance(getattr(module, wanted), ModuleType):
                found[wanted] = getattr(module, wanted)
                break
        else:
            if wanted not in room.optional:
                places = ", ".join(module.__name__ for module in modules)
                raise MissingName(f"{package}: the {name} lack {wanted!r}; looked for in {places}")
    return SimpleNamespace(**found)


def _modules(home: str, room: Room) -> list[ModuleType]:
    """The modules of a package, or the room itself if it is a single module."""
    found = importlib.import_module(home)
    if not hasattr(found, "__path__"):
        return [found]
    names = [f"{home}.{module}" for module in room.modules]
    return [importlib.import_module(name) for name in names if importlib.util.find_spec(name)]
