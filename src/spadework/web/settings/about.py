"""What is said of a setting beside its value: how it is named, what it may be, and what happens when it is left out."""

import re
from collections.abc import Callable
from dataclasses import Field, dataclass, field
from ipaddress import ip_network
from typing import Any, cast

PREFIX = "SPADEWORK_"
HOST = re.compile(r"(\*\.)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")
LONGEST_PAUSE = 60
SHORTEST_TOKEN = 16


@dataclass(frozen=True)
class About:
    """What is said of a setting."""

    key: str = ""
    """Its name in a file; empty where that is the field's."""
    unset: str = ""
    """In words what happens without it; empty where the default says it."""
    least: float | None = None
    most: float | None = None
    noun: str = ""
    """What it counts, for the error; empty where its type says it."""
    hidden: bool = False
    """Whether it is a secret."""
    check: Callable[[str], str] = str
    """Takes a text, or each part of a list. Raises ValueError with what is wrong."""
    choices: tuple[str, ...] = ()
    """The words from which one is chosen."""


@dataclass(frozen=True)
class Setting:
    """A field of the settings that an operator can set."""

    field: Field[Any]
    about: About

    @property
    def key(self) -> str:
        """Its name in a file."""
        return self.about.key or self.field.name

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.key.upper()

    @property
    def default(self) -> str:
        """What holds without it, as documents say it."""
        return self.about.unset or shown(self.field.default)


def told(default: Any, about: About | None = None) -> Any:
    """A field that an operator can set."""
    return field(default=default, metadata={"about": about or About()})


def seconds(least: float, most: float, unset: str = "") -> About:
    """A number of seconds."""
    return About(least=least, most=most, noun="number of seconds", unset=unset)


def count(most: int, least: int = 1, unset: str = "") -> About:
    """A whole number."""
    return About(least=least, most=most, noun="whole number", unset=unset)


def about(one: Field[Any]) -> About | None:
    """What is said of a field, None where only Python sets it."""
    return cast("About | None", one.metadata.get("about"))


def shown(value: object) -> str:
    """A value as people read it.

    >>> shown(0.5), shown(600.0), shown(("a", "b")), shown(None), shown(True)
    ('0.5', '600', 'a, b', 'none', '1')
    """
    match value:
        case None | () | "":
            return "none"
        case bool():
            return str(int(value))
        case float():
            return f"{value:g}"
        case tuple():
            return ", ".join(map(str, value))
        case _:
            return str(value)


def host(text: str) -> str:
    """A host, or all below one. Raises ValueError."""
    if not HOST.fullmatch(text):
        raise ValueError(f"{text!r} is no host; write one like games.example, or *.example for all below it")
    return text


def network(text: str) -> str:
    """An address, or a network of them. Raises ValueError."""
    try:
        ip_network(text)
    except ValueError:
        raise ValueError(f"{text!r} is no address; write one like 10.0.0.2, or a network like 10.0.0.0/8") from None
    return text


def token(text: str) -> str:
    """A token that nobody can guess. Raises ValueError."""
    if len(text) < SHORTEST_TOKEN:
        raise ValueError(f"is too short; use a token of {SHORTEST_TOKEN} letters, as `openssl rand -hex 16` makes one")
    return text
