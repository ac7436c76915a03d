"""What a server can be told when it starts."""

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from spadework.engine.game import data_folder
from spadework.web.settings.about import (
    LONGEST_PAUSE,
    About,
    Setting,
    about,
    count,
    host,
    network,
    seconds,
    token,
    told,
)

if TYPE_CHECKING:
    from spadework.players.offered import Offered

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
FORMS: tuple[Form, ...] = get_args(Form)
LEVELS: tuple[Level, ...] = get_args(Level)

KEY_FILE = "secret-key"
"""The file of the data folder with the key that signs cookies."""

DATABASE_FILE = "spadework.sqlite"
"""The file of the data folder with the database."""

PUSH_HOSTS = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
"""The push services of Chrome and its kin, Firefox, Safari and Edge."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. The defaults fit a server for friends on one's own machine."""

    folder: Path = field(
        default_factory=data_folder,
        metadata={"about": About("data", "your user's data folder (on Linux `~/.local/share/spadework`)")},
    )
    """Where database and secret key are kept."""
    hosts: tuple[str, ...] = told((), About(check=host, unset="whatever name"))
    """The names by which it may be asked, `*.name` for all below one; none for whatever name."""
    proxies: tuple[str, ...] = told((), About(check=network))
    """The addresses and networks of proxies that may say for whom they ask."""
    database: str | None = told(None, About(hidden=True, unset="`spadework.sqlite` in the data folder"))
    """The SQLAlchemy URL of another database than `spadework.sqlite` in the folder."""
    host: str = "127.0.0.1"
    """The address that the server listens at."""
    port: int = 0
    """The port that it listens at; 0 where that is not known."""
    workers: int = told(1, count(64))
    """How many processes serve at the same port."""
    secret: str | None = told(None, About(hidden=True, unset="a key made once and kept in the data folder"))
    """Signs the guests' cookies; None for the key kept in the folder."""
    patience: float = told(5.0, seconds(0.1, 600))
    """Seconds to wait for a database that something else has locked."""
    pause: float = told(0.7, seconds(0, LONGEST_PAUSE))
    """Seconds before a move of a computer player, so that people can follow."""
    reaction: float | None = told(None, seconds(0, LONGEST_PAUSE, "each table's own option"))
    """Seconds to react after an announcement at every table, 0 until all have answered; None leaves it to the tables' option."""
    idle: float = told(600.0, seconds(1, 86400))
    """Seconds after which a table that nobody looks at leaves memory."""
    messages: float = told(20.0, About(least=1, most=1000, noun="number"))
    """Messages a second that one guest may send for long over all connections; four times as many from one address."""
    burst: int = told(40, count(10000))
    """Messages that one guest may send at once; four times as many from one address."""
    pages: float = told(20.0, About(least=1, most=100000, noun="number"))
    """Pages a second that one guest gets for long, and twice as many an address; whoever asks for more waits."""
    pages_at_once: int = told(100, count(100000))
    """Pages that one guest gets at once, and twice as many an address."""
    connections: int = told(24, count(1000))
    """Live connections that one guest may have."""
    tables: int = told(30, count(1000))
    """Tables that one guest may open at once; one more every twenty seconds."""
    unfinished: int = told(100, count(100000))
    """Tables of one guest that may be there before their games are over."""
    lines: int = told(2000, count(100000, 200))
    """Lines that are kept of what is said at a table, the newest."""
    accounts: int = told(50, count(100000))
    """Accounts that may be made from one address in a day."""
    kept_undealt: int = told(30, count(36500, 0))
    """Days after which a table that was never dealt is removed; 0 for never."""
    kept_unfinished: int = told(365, count(36500, 0))
    """Days without a move after which an unfinished game of people without accounts is removed; 0 for never."""
    soon: float = told(0.5, seconds(0, 60))
    """Seconds that a page waits for a game that is being made ready before it tells how long it takes."""
    webhooks: tuple[str, ...] = told(())
    """The hosts to which people may have notices sent."""
    push_key: str | None = told(None, About(hidden=True, unset="no Web Push"))
    """By which push services know this server; None to send nothing by them."""
    push_contact: str = told("")
    """Where whoever runs a push service finds the operator."""
    push_hosts: tuple[str, ...] = told(PUSH_HOSTS, About(unset="those of Chrome, Firefox, Safari and Edge"))
    """The push services of browsers that notices are sent to."""
    metrics: str | None = told(None, About(check=token, hidden=True, unset="no such page"))
    """The token of whoever may read what the server counts of itself; None for nobody."""
    log: Literal["text", "json"] = told("text", About(choices=FORMS))
    """How the lines of the log look."""
    log_level: Literal["debug", "info", "warning", "error"] = told("info", About(choices=LEVELS))
    """What is told in the log of the server itself."""
    warm: bool = told(True)
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
        """The settings that the environment names, else the file that `SPADEWORK_CONFIG` names, else the defaults.

        Raises ValueError when one of them is not what it should be, or the file can't be read.
        """
        from spadework.web.settings.sources import read

        return read().settings

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"


def settable() -> tuple[Setting, ...]:
    """All that an operator can set, in the order of the fields."""
    found = ((one, about(one)) for one in fields(Settings))
    return tuple(Setting(one, said) for one, said in found if said is not None)
