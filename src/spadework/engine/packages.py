"""The packages of a game, and the modules that hold the names of the interface."""

import importlib
import importlib.util
from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, cast

from spadework.engine.interface import Notation, Picture, Rules
from spadework.engine.interface.ai import Ai


class GamePackage(NamedTuple):
    """A package of a game."""

    required: tuple[str, ...]
    """Names that a game must provide; a package without any may be missing."""
    optional: tuple[str, ...]
    """Names that a game may provide."""
    modules: tuple[str, ...]
    """The modules of the package, in the order in which a name is looked up. A small game needs only some of them, or a single module."""


PACKAGES = {
    "rules": GamePackage(
        tuple(Rules.__annotations__),
        ("REACTIONS", "turns"),
        ("state", "material", "setup", "moves", "views", "scoring"),
    ),
    "notation": GamePackage(
        tuple(Notation.__annotations__), ("hides_options", "transient"), ("texts", "asking", "events", "refusing")
    ),
    "picture": GamePackage(tuple(Picture.__annotations__), ("about",), ("layout", "art", "clicks", "about")),
    "ai": GamePackage((), Ai._fields, ("evaluation", "rollout", "belief")),
}


class MissingName(AttributeError):
    """A game lacks a name that the interface requires."""


def rules_of(game: str) -> Rules:
    """Return a game's rules. Raises MissingName."""
    return cast(Rules, read_package(game, "rules"))


def module_with(game: str, package: str, name: str) -> ModuleType:
    """Return the first module of a package that has a name. Raises MissingName, which says where it was looked for."""
    modules = _modules(f"{game}.{package}", PACKAGES[package])
    found = _first_with(modules, name)
    if found is None:
        raise _missing(game, package, name, modules)
    return found


@lru_cache
def read_package(game: str, name: str) -> SimpleNamespace:
    """Return the names of one package of a game, each from the first of the package's modules that has it.

    Args:
        game: the importable name of the game's folder.
        name: a key of PACKAGES.

    Raises MissingName, which says where it was looked for.
    """
    package = PACKAGES[name]
    modules = _modules(f"{game}.{name}", package)
    found: dict[str, Any] = {}
    for wanted in (*package.required, *package.optional):
        if module := _first_with(modules, wanted):
            found[wanted] = getattr(module, wanted)
        elif wanted not in package.optional:
            raise _missing(game, name, wanted, modules)
    return SimpleNamespace(**found)


def _missing(game: str, package: str, name: str, modules: list[ModuleType]) -> MissingName:
    places = ", ".join(module.__name__ for module in modules)
    return MissingName(f"{game}: the {package} lack {name!r}; looked for in {places}")


def _first_with(modules: list[ModuleType], name: str) -> ModuleType | None:
    """Return the first of some modules that has a name. One may import a module with the name of a function, such as `about`."""
    return next((one for one in modules if hasattr(one, name) and not isinstance(getattr(one, name), ModuleType)), None)


def _modules(home: str, package: GamePackage) -> list[ModuleType]:
    """Return the modules of a package, or the package itself if it is a single module."""
    if not package.required and not importlib.util.find_spec(home):
        return []
    found = importlib.import_module(home)
    if not hasattr(found, "__path__"):
        return [found]
    names = [f"{home}.{module}" for module in package.modules]
    return [importlib.import_module(name) for name in names if importlib.util.find_spec(name)]
