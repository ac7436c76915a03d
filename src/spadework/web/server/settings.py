"""The settings of a server, and where they are read from."""

import dataclasses
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, cast, get_args

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, create_model
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

from spadework.engine.game import data_folder

if TYPE_CHECKING:
    from spadework.players.offered import Offered

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

    field: dataclasses.Field[Any]
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


def setting(default: Any, about: About | None = None) -> Any:
    """A field that an operator can set."""
    return field(default=default, metadata={"about": about or About()})


def seconds(least: float, most: float, unset: str = "") -> About:
    """A number of seconds."""
    return About(least=least, most=most, noun="number of seconds", unset=unset)


def count(most: int, least: int = 1, unset: str = "") -> About:
    """A whole number."""
    return About(least=least, most=most, noun="whole number", unset=unset)


def about(one: dataclasses.Field[Any]) -> About | None:
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
        raise ValueError(f"{text!r} is not a host name; write one like games.example, or *.example for all below it")
    return text


def network(text: str) -> str:
    """An address, or a network of them. Raises ValueError."""
    try:
        ip_network(text)
    except ValueError:
        raise ValueError(
            f"{text!r} is not an IP address; write one like 10.0.0.2, or a network like 10.0.0.0/8"
        ) from None
    return text


def token(text: str) -> str:
    """A token that nobody can guess. Raises ValueError."""
    if len(text) < SHORTEST_TOKEN:
        raise ValueError(f"is too short; use a token of {SHORTEST_TOKEN} letters, as `openssl rand -hex 16` makes one")
    return text


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
    hosts: tuple[str, ...] = setting((), About(check=host, unset="whatever name"))
    """The names by which it may be asked, `*.name` for all below one; none for whatever name."""
    proxies: tuple[str, ...] = setting((), About(check=network))
    """The addresses and networks of proxies that may say for whom they ask."""
    database: str | None = setting(None, About(hidden=True, unset="`spadework.sqlite` in the data folder"))
    """The SQLAlchemy URL of another database than `spadework.sqlite` in the folder."""
    host: str = "127.0.0.1"
    """The address that the server listens at."""
    port: int = 0
    """The port that it listens at; 0 where that is not known."""
    workers: int = setting(1, count(64))
    """How many processes serve at the same port."""
    secret: str | None = setting(None, About(hidden=True, unset="a key made once and kept in the data folder"))
    """Signs the guests' cookies; None for the key kept in the folder."""
    patience: float = setting(5.0, seconds(0.1, 600))
    """Seconds to wait for a database that something else has locked."""
    pause: float = setting(0.7, seconds(0, LONGEST_PAUSE))
    """Seconds before a move of a computer player, so that people can follow."""
    reaction: float | None = setting(None, seconds(0, LONGEST_PAUSE, "each table's own option"))
    """Seconds to react after an announcement at every table, 0 until all have answered; None leaves it to the tables' option."""
    idle: float = setting(600.0, seconds(1, 86400))
    """Seconds after which a table that nobody looks at leaves memory."""
    messages: float = setting(20.0, About(least=1, most=1000, noun="number"))
    """Messages a second that one guest may send for long over all connections; four times as many from one address."""
    burst: int = setting(40, count(10000))
    """Messages that one guest may send at once; four times as many from one address."""
    pages: float = setting(20.0, About(least=1, most=100000, noun="number"))
    """Pages a second that one guest gets for long, and twice as many an address; whoever asks for more waits."""
    pages_at_once: int = setting(100, count(100000))
    """Pages that one guest gets at once, and twice as many an address."""
    connections: int = setting(24, count(1000))
    """Live connections that one guest may have."""
    tables: int = setting(30, count(1000))
    """Tables that one guest may open at once; one more every twenty seconds."""
    unfinished: int = setting(100, count(100000))
    """Tables of one guest that may be there before their games are over."""
    lines: int = setting(2000, count(100000, 200))
    """Lines that are kept of what is said at a table, the newest."""
    accounts: int = setting(50, count(100000))
    """Accounts that may be made from one address in a day."""
    kept_undealt: int = setting(30, count(36500, 0))
    """Days after which a table that was never dealt is removed; 0 for never."""
    kept_unfinished: int = setting(365, count(36500, 0))
    """Days without a move after which an unfinished game of people without accounts is removed; 0 for never."""
    soon: float = setting(0.5, seconds(0, 60))
    """Seconds that a page waits for a game that is being made ready before it tells how long it takes."""
    webhooks: tuple[str, ...] = setting(())
    """The hosts to which people may have notices sent."""
    push_key: str | None = setting(None, About(hidden=True, unset="no Web Push"))
    """By which push services know this server; None to send nothing by them."""
    push_contact: str = setting("")
    """Where whoever runs a push service finds the operator."""
    push_hosts: tuple[str, ...] = setting(PUSH_HOSTS, About(unset="those of Chrome, Firefox, Safari and Edge"))
    """The push services of browsers that notices are sent to."""
    metrics: str | None = setting(None, About(check=token, hidden=True, unset="no such page"))
    """The token of whoever may read what the server counts of itself; None for nobody."""
    log: Literal["text", "json"] = setting("text", About(choices=FORMS))
    """How the lines of the log look."""
    log_level: Literal["debug", "info", "warning", "error"] = setting("info", About(choices=LEVELS))
    """What is told in the log of the server itself."""
    warm: bool = setting(True)
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

        return read().settings

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"


def settable() -> tuple[Setting, ...]:
    """All that an operator can set, in the order of the fields."""
    found = ((one, about(one)) for one in fields(Settings))
    return tuple(Setting(one, said) for one, said in found if said is not None)


CONFIG = "SPADEWORK_CONFIG"
"""Names the file."""

ENGINE = {
    "SPADEWORK_CACHE": "your user's cache folder (on Linux `~/.cache/spadework`)",
    "SPADEWORK_JIT": "the rules are compiled",
}
"""What other parts read, from the environment alone, and what holds without it."""

ENVIRONMENT = "environment"
DEFAULT = "default"


class Read(NamedTuple):
    """The settings in force."""

    settings: Settings
    sources: Mapping[str, str]
    """From where each comes, by its key: the environment, a file, or the default."""


class Sources(BaseSettings):
    """Reads the environment, and before the defaults what else it is given."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, extra="forbid", validate_default=False)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Let the environment go before the file."""
        return env_settings, init_settings


def read() -> Read:
    """Read the settings.

    A data folder that the file names is put into the environment: games look there for decks, and so do the processes of players.

    Raises ValueError, in one line, when one is not what it should be, or the file can't be read.
    """
    path = os.environ.get(CONFIG)
    written = {} if not path else read_file(Path(path))
    all_settings = {setting.key: setting for setting in settable()}
    types: dict[str, Any] = {key: (type_of(setting), None) for key, setting in all_settings.items()}
    try:
        found = create_model("Found", __base__=Sources, **types)(**written)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        setting = all_settings[str(first["loc"][0])]
        name = setting.variable if is_set(setting.variable) else f"{path}: {setting.key}"
        raise ValueError(f"{name}: {wrong(first, setting)}") from None
    values = {all_settings[key].field.name: getattr(found, key) for key in found.model_fields_set}
    settings = replace(Settings(), **values)
    sources = {
        key: ENVIRONMENT if is_set(setting.variable) else f"{path}" if key in written else DEFAULT
        for key, setting in all_settings.items()
    }
    if "data" in written and not is_set("SPADEWORK_DATA"):
        os.environ["SPADEWORK_DATA"] = str(settings.folder)
    return Read(settings, sources)


def read_file(path: Path) -> dict[str, Any]:
    """What a file says, by the keys of settings. Raises ValueError."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path}: can't be read: {error.strerror}; name another file in {CONFIG}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: is not valid TOML: {error}") from None
    known = [setting.key for setting in settable()]
    for key in written:
        variable = PREFIX + key.upper()
        if variable in {CONFIG, *ENGINE}:
            raise ValueError(f"{path}: {key} can be set by the environment alone, as {variable}")
        if key not in known:
            near = get_close_matches(key.lower().removeprefix(PREFIX.lower()), known, 1, 0)[0]
            raise ValueError(f"{path}: there is no setting {key!r}; the nearest is {near!r}")
    return written


def unknown_variables() -> dict[str, str]:
    """Variables of the environment that look like settings and are none, each with the nearest that is one."""
    known = [*(setting.variable for setting in settable()), CONFIG, *ENGINE]
    found = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
    return {name: get_close_matches(name, known, 1, 0)[0] for name in found}


def is_set(variable: str) -> bool:
    """Whether the environment has a variable, in capitals or not; an empty one says nothing."""
    return any(value and name.upper() == variable for name, value in os.environ.items())


def type_of(setting: Setting) -> Any:
    """The type by which a setting is checked."""
    kind, about = setting.field.type, setting.about
    if kind == tuple[str, ...]:
        return Annotated[kind, NoDecode, BeforeValidator(parted), AfterValidator(lambda parts: checked(parts, setting))]
    if about.check is not str:
        return Annotated[kind, AfterValidator(about.check)]
    return kind if about.most is None else Annotated[kind, Field(ge=about.least, le=about.most, allow_inf_nan=False)]


def parted(value: object) -> object:
    """A list that was written with commas.

    >>> parted(" a, b,")
    ('a', 'b')
    """
    return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


def checked(parts: tuple[str, ...], setting: Setting) -> tuple[str, ...]:
    """The parts of a list, each as the setting takes it. Raises ValueError."""
    return tuple(setting.about.check(part) for part in parts)


def wrong(error: Mapping[str, Any], setting: Setting) -> str:
    """What is wrong with a setting, and what to write; secrets are not repeated."""
    about, kind = setting.about, setting.field.type
    reason = error.get("ctx", {}).get("error")
    if isinstance(reason, ValueError):
        return str(reason)
    value = "what is set" if about.hidden else repr(error["input"])
    if about.most is not None:
        return f"{value} is no {about.noun}; use one from {about.least:g} to {about.most:g}"
    if kind is bool:
        return f"{value} is no switch; use 1 or 0"
    if about.choices:
        return f"{value} is not known; use {' or '.join(about.choices)}"
    return f"{value} is no {'list of texts' if kind == tuple[str, ...] else 'text'}"
