"""What a server can be told when it starts."""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from spadework.engine.game import data_folder

if TYPE_CHECKING:
    from spadework.players.offered import Offered

HOST = re.compile(r"(\*\.)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")

KEY_FILE = "secret-key"
"""The file of the data folder with the key that signs cookies."""

LONGEST_PAUSE = 60
PUSH_HOSTS = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
"""The push services of Chrome and its kin, Firefox, Safari and Edge."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. The defaults fit a server for friends on one's own machine."""

    folder: Path = field(default_factory=data_folder)
    """Where database and secret key are kept."""
    hosts: tuple[str, ...] = ()
    """The names by which it may be asked, `*.name` for all below one; none for whatever name."""
    database: str | None = None
    """The SQLAlchemy URL of another database than `spadework.sqlite` in the folder."""
    host: str = "127.0.0.1"
    """The address that the server listens at."""
    port: int = 0
    """The port that it listens at; 0 where that is not known."""
    secret: str | None = None
    """Signs the guests' cookies; None for the key kept in the folder."""
    patience: float = 5.0
    """Seconds to wait for a database that something else has locked."""
    pause: float = 0.7
    """Seconds before a move of a computer player, so that people can follow."""
    reaction: float | None = None
    """Seconds to react after an announcement at every table, 0 until all have answered; None leaves it to the tables' option."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves memory."""
    messages: float = 20.0
    """Messages a second that one connection may send for long."""
    burst: int = 40
    """Messages that one connection may send at once."""
    pages: float = 20.0
    """Pages a second that one visitor gets for long; whoever asks for more waits."""
    pages_at_once: int = 100
    """Pages that one visitor gets at once."""
    connections: int = 24
    """Live connections that one guest may have."""
    tables: int = 30
    """Tables that one guest may open at once; one more every twenty seconds."""
    soon: float = 0.5
    """Seconds that a page waits for a game that is being made ready before it tells how long it takes."""
    webhooks: tuple[str, ...] = ()
    """The hosts to which people may have notices sent."""
    push_key: str | None = None
    """By which push services know this server; None to send nothing by them."""
    push_contact: str = ""
    """Where whoever runs a push service finds the operator."""
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    """The push services of browsers that notices are sent to."""
    warm: bool = True
    """Whether the games are made ready in the background as soon as the server starts."""
    players: tuple["Offered", ...] = ()
    """Players from files of the owner's, offered beside the levels."""

    def levels(self, game: str, seats: int | None = None) -> tuple[str, ...]:
        """Who is offered as a computer player in a game, for so many players if that is known: the levels, the weakest first, then those of
        the owner's own that can play it."""
        from spadework.players import LEVELS

        return (*LEVELS, *(player.level for player in self.players if player.fits(game, seats)))

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that variables of the environment name, as the README lists them, else defaults.

        Raises ValueError when a pause is no number of seconds, or a host none.
        """
        reaction = os.environ.get("SPADEWORK_REACTION")
        return cls(
            database=os.environ.get("SPADEWORK_DATABASE"),
            hosts=hosts("SPADEWORK_HOSTS"),
            secret=os.environ.get("SPADEWORK_SECRET"),
            pause=seconds("SPADEWORK_PAUSE", os.environ.get("SPADEWORK_PAUSE", str(cls.pause))),
            reaction=None if reaction is None else seconds("SPADEWORK_REACTION", reaction),
            webhooks=named("SPADEWORK_WEBHOOKS"),
            push_key=os.environ.get("SPADEWORK_PUSH_KEY"),
            push_contact=os.environ.get("SPADEWORK_PUSH_CONTACT", ""),
            push_hosts=named("SPADEWORK_PUSH_HOSTS") or PUSH_HOSTS,
        )

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'spadework.sqlite'}"


def seconds(name: str, text: str) -> float:
    """The seconds that a variable of the environment names. Raises ValueError.

    >>> seconds("SPADEWORK_PAUSE", "0.4")
    0.4
    """
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 <= found <= LONGEST_PAUSE:
        raise ValueError(f"{name}: {text!r} is no number of seconds; use one from 0 to {LONGEST_PAUSE}")
    return found


def hosts(name: str) -> tuple[str, ...]:
    """The hosts that a variable of the environment names. Raises ValueError for what is none."""
    found = named(name)
    for host in found:
        if not HOST.fullmatch(host):
            raise ValueError(
                f"{name}: {host!r} is no host; write one like games.example, or *.example for all below it"
            )
    return found


def named(name: str) -> tuple[str, ...]:
    """What a variable of the environment names, parted by commas."""
    return tuple(part.strip() for part in os.environ.get(name, "").split(",") if part.strip())
