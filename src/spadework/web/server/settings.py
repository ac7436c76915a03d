"""Server settings, read from the environment and a TOML file."""

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

from spadework.engine.game import data_folder

if TYPE_CHECKING:
    from pydantic_settings import BaseSettings

    from spadework.players.server_players import ServerPlayer

PREFIX = "SPADEWORK_"
CONFIG = "SPADEWORK_CONFIG"
"""The environment variable that names the file."""

ENGINE_VARIABLES = {
    "SPADEWORK_CACHE": "your user's cache folder (on Linux `~/.cache/spadework`)",
    "SPADEWORK_JIT": "compiled",
}
"""Variables that other modules read, from the environment only, with the behaviour without each."""

KEY_FILE = "secret-key"
"""The file of the data folder with the key that signs cookies."""
DATABASE_FILE = "spadework.sqlite"
"""The file of the data folder with the database."""

PUSH_HOSTS = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
"""The push services of Chromium-based browsers, Firefox, Safari and Edge."""

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
LOG_FORMATS: tuple[LogFormat, ...] = get_args(LogFormat)
LOG_LEVELS: tuple[LogLevel, ...] = get_args(LogLevel)

ENVIRONMENT = "environment"
DEFAULT = "default"
HOST = re.compile(r"(\*\.)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")
ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
ORIGIN = re.compile(rf"https?://{HOST.pattern}(:\d{{1,5}})?")
LONGEST_PAUSE = 60
SHORTEST_TOKEN = 16

# Metadata


@dataclass(frozen=True)
class SettingInfo:
    """Metadata of a setting, for documents, validation and error messages."""

    key: str = ""
    """The name in a file; empty for the field's name."""
    unset: str = ""
    """The behaviour without it, in words; empty to format the default."""
    least: float | None = None
    most: float | None = None
    noun: str = ""
    """The unit that the number counts, for error messages."""
    hidden: bool = False
    """Whether the value is a secret."""
    check: Callable[[str], str] = str
    """Validates a text, or each item of a list. Raises ValueError with the reason."""
    choices: tuple[str, ...] = ()
    """The allowed words."""


@dataclass(frozen=True)
class Setting:
    """A setting that an operator can set."""

    field: dataclasses.Field[Any]
    info: SettingInfo

    @property
    def key(self) -> str:
        """The name in a file."""
        return self.info.key or self.field.name

    @property
    def variable(self) -> str:
        """The name of the environment variable."""
        return PREFIX + self.key.upper()

    @property
    def default(self) -> str:
        """The default, formatted for documents."""
        return self.info.unset or format_value(self.field.default)


def setting(default: Any, info: SettingInfo | None = None) -> Any:
    """Return a dataclass field that an operator can set."""
    return field(default=default, metadata={"info": info or SettingInfo()})


def seconds(least: float, most: float, unset: str = "") -> SettingInfo:
    """Return metadata for a number of seconds."""
    return SettingInfo(least=least, most=most, noun="number of seconds", unset=unset)


def count(most: int, least: int = 1, unset: str = "") -> SettingInfo:
    """Return metadata for a whole number."""
    return SettingInfo(least=least, most=most, noun="whole number", unset=unset)


def info_of(one: dataclasses.Field[Any]) -> SettingInfo | None:
    """Return a field's metadata; None if only Python code sets it."""
    return cast("SettingInfo | None", one.metadata.get("info"))


def format_value(value: object) -> str:
    """Format a value for people.

    >>> format_value(0.5), format_value(600.0), format_value(("a", "b")), format_value(None), format_value(True)
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


# Validators


def matching(pattern: re.Pattern[str], noun: str, advice: str) -> Callable[[str], str]:
    """Return a validator of texts of a pattern, which are called by a noun. The validator raises ValueError."""

    def check(text: str) -> str:
        if not pattern.fullmatch(text):
            raise ValueError(f"{text!r} is not {noun}; write one like {advice}")
        return text

    return check


check_host = matching(HOST, "a host name", "games.example, or *.example for all subdomains")
check_other_host = matching(
    re.compile(rf"{HOST.pattern}(:\d{{1,5}})?"), "a host name, with its port if it needs one", "push.example:8443"
)
check_root = matching(ROOT, "a path", "/spadework, without a slash at its end")
check_origin = matching(ORIGIN, "an origin", "https://home.example, or http://home.example:8123")


def check_network(text: str) -> str:
    """Validate an IP address or network. Raises ValueError."""
    try:
        ip_network(text)
    except ValueError:
        raise ValueError(
            f"{text!r} is not an IP address; write one like 10.0.0.2, or a network like 10.0.0.0/8"
        ) from None
    return text


def check_token(text: str) -> str:
    """Validate the length of a secret token. Raises ValueError."""
    if len(text) < SHORTEST_TOKEN:
        raise ValueError(
            f"is too short; use at least {SHORTEST_TOKEN} characters, for example from `openssl rand -hex 16`"
        )
    return text


# Settings


@dataclass(frozen=True)
class Settings:
    """All settings of a server. The defaults suit a server for friends on your own machine."""

    folder: Path = field(
        default_factory=data_folder,
        metadata={"info": SettingInfo("data", "your user's data folder (on Linux `~/.local/share/spadework`)")},
    )
    """The data folder, with the database and the secret key."""
    hosts: tuple[str, ...] = setting((), SettingInfo(check=check_host, unset="any"))
    """Allowed host names, `*.name` for all subdomains; empty allows any."""
    proxies: tuple[str, ...] = setting((), SettingInfo(check=check_network))
    """Addresses and networks of trusted proxies, whose forwarded client addresses are believed."""
    root: str = setting("", SettingInfo(check=check_root, unset="none: the site has the host to itself"))
    """The path under which the site is served, such as `/spadework`."""
    frames: tuple[str, ...] = setting((), SettingInfo(check=check_origin))
    """Origins whose pages may show this site in a frame."""
    database: str | None = setting(None, SettingInfo(hidden=True, unset="`spadework.sqlite` in the data folder"))
    """The SQLAlchemy URL of the database; None for `spadework.sqlite` in the folder."""
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 0
    """The port to listen on; 0 if it isn't known."""
    command: str = "spadework serve"
    """The command that starts this server, as pages name it."""
    workers: int = setting(1, count(64))
    """Number of worker processes on the port."""
    secret: str | None = setting(
        None, SettingInfo(hidden=True, unset="a key generated once and kept in the data folder")
    )
    """The key that signs guests' cookies; None for the key in the data folder."""
    database_timeout: float = setting(5.0, seconds(0.1, 600))
    """Seconds to wait for a locked database."""
    pause: float = setting(0.7, seconds(0, LONGEST_PAUSE))
    """Seconds before each computer player's move, so that people can follow."""
    reaction: float | None = setting(None, seconds(0, LONGEST_PAUSE, "each table's own option"))
    """Seconds to react after an announcement, 0 for until all have answered; None for each table's own option."""
    idle: float = setting(600.0, seconds(1, 86400))
    """Seconds after which a table without viewers leaves memory."""
    messages: float = setting(20.0, SettingInfo(least=1, most=1000, noun="number"))
    """Sustained messages per second of a guest over all connections; four times as many per address."""
    burst: int = setting(40, count(10000))
    """Messages that a guest may send in a burst; four times as many per address."""
    pages: float = setting(20.0, SettingInfo(least=1, most=100000, noun="number"))
    """Sustained pages per second of a guest, twice as many per address; further requests wait."""
    page_burst: int = setting(100, count(100000))
    """Pages that a guest gets in a burst, twice as many per address."""
    connections: int = setting(24, count(1000))
    """Maximum live connections per guest."""
    tables: int = setting(30, count(1000))
    """Tables that a guest may open in a burst; one more every twenty seconds."""
    unfinished: int = setting(100, count(100000))
    """Maximum unfinished tables that a guest has opened within a month."""
    lines: int = setting(2000, count(100000, 200))
    """Chat lines kept per table, the newest."""
    accounts: int = setting(50, count(100000))
    """Maximum new accounts per address and day."""
    kept_undealt: int = setting(30, count(36500, 0))
    """Days after which an undealt table is removed; 0 for never."""
    kept_unfinished: int = setting(365, count(36500, 0))
    """Days without a move after which an unfinished game of guests without accounts is removed; 0 for never."""
    game_wait: float = setting(0.5, seconds(0, 60))
    """Seconds that a page waits for a game that is being prepared before it shows the time left."""
    webhooks: tuple[str, ...] = setting((), SettingInfo(check=check_other_host))
    """Hosts to which users may send webhook notifications."""
    push_key: str | None = setting(None, SettingInfo(hidden=True, unset="no Web Push"))
    """The VAPID key that identifies this server to push services; None disables Web Push."""
    push_contact: str = setting("")
    """The operator's contact address for push services."""
    push_hosts: tuple[str, ...] = setting(
        PUSH_HOSTS, SettingInfo(check=check_other_host, unset="those of Chrome, Firefox, Safari and Edge")
    )
    """Allowed push services."""
    metrics: str | None = setting(None, SettingInfo(check=check_token, hidden=True, unset="no metrics page"))
    """The bearer token for the metrics page; None disables the page."""
    log: LogFormat = setting("text", SettingInfo(choices=LOG_FORMATS))  # noqa: RUF009
    """The format of log lines."""
    log_level: LogLevel = setting("info", SettingInfo(choices=LOG_LEVELS))  # noqa: RUF009
    """The log level of the server itself."""
    warm: bool = setting(True)
    """Whether games are prepared in the background when the server starts."""
    players: tuple["ServerPlayer", ...] = ()
    """Players from the operator's files, offered beside the levels."""

    def levels(self, game: str, seats: int | None = None) -> tuple[str, ...]:
        """Return the levels of computer players offered in a game, the weakest first, then the operator's own
        players that support the game and, if given, the number of seats."""
        from spadework.players import LEVELS

        return (*LEVELS, *(player.level for player in self.players if player.fits(game, seats)))

    @classmethod
    def from_environment(cls) -> "Settings":
        """Read the environment, then the file named by `SPADEWORK_CONFIG`, then the defaults.

        Raises ValueError for an invalid value or an unreadable file.
        """
        return load_settings().settings

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"


def settable() -> tuple[Setting, ...]:
    """Return all settings of an operator, in the order of the fields."""
    found = ((one, info_of(one)) for one in fields(Settings))
    return tuple(Setting(one, info) for one, info in found if info is not None)


# Reading


class LoadedSettings(NamedTuple):
    """The settings in force."""

    settings: Settings
    sources: Mapping[str, str]
    """The source of each setting by key: the environment, a file, or the default."""


def load_settings() -> LoadedSettings:
    """Read and validate the settings.

    A data folder named in the file is exported to the environment, where games and player processes look for it.

    Raises ValueError with a one-line message for an invalid value or an unreadable file.
    """
    from pydantic import ValidationError

    path = os.environ.get(CONFIG)
    from_file = {} if not path else read_config(Path(path))
    all_settings = {setting.key: setting for setting in settable()}
    try:
        found = settings_model(all_settings)(**from_file)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        setting = all_settings[str(first["loc"][0])]
        name = setting.variable if is_set(setting.variable) else f"{path}: {setting.key}"
        raise ValueError(f"{name}: {error_text(first, setting)}") from None
    values = {all_settings[key].field.name: getattr(found, key) for key in found.model_fields_set}
    settings = replace(Settings(), **values)
    settings = replace(settings, folder=settings.folder.expanduser())
    sources = {
        key: ENVIRONMENT if is_set(setting.variable) else f"{path}" if key in from_file else DEFAULT
        for key, setting in all_settings.items()
    }
    if "data" in from_file and not is_set("SPADEWORK_DATA"):
        os.environ["SPADEWORK_DATA"] = str(settings.folder)
    return LoadedSettings(settings, sources)


def read_config(path: Path) -> dict[str, Any]:
    """Read a file's values by key. Raises ValueError."""
    try:
        from_file = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path}: can't be read: {error.strerror}; name another file in {CONFIG}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: is not valid TOML: {error}") from None
    known = [setting.key for setting in settable()]
    for key in from_file:
        variable = PREFIX + key.upper()
        if variable in {CONFIG, *ENGINE_VARIABLES}:
            raise ValueError(f"{path}: {key} can be set in the environment only, as {variable}")
        if key not in known:
            near = get_close_matches(key.lower().removeprefix(PREFIX.lower()), known, 1, 0)[0]
            raise ValueError(f"{path}: there is no setting {key!r}; the nearest is {near!r}")
    return from_file


def unknown_variables() -> dict[str, str]:
    """Return unknown environment variables that begin with the prefix, each with the nearest known name."""
    known = [*(setting.variable for setting in settable()), CONFIG, *ENGINE_VARIABLES]
    found = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
    return {name: get_close_matches(name, known, 1, 0)[0] for name in found}


def is_set(variable: str) -> bool:
    """Return whether the environment has a non-empty variable, ignoring case."""
    return any(value and name.upper() == variable for name, value in os.environ.items())


def settings_model(settings: Mapping[str, Setting]) -> "type[BaseSettings]":
    """Return a pydantic model that reads environment variables, then the values passed in (those of the file).

    pydantic is imported here and not with the module, as it would delay every command.
    """
    from pydantic import create_model
    from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

    class Base(BaseSettings):
        model_config = SettingsConfigDict(
            env_prefix=PREFIX, env_ignore_empty=True, extra="forbid", validate_default=False
        )

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],  # noqa: ARG003
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
            file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return env_settings, init_settings

    types: dict[str, Any] = {key: (type_of(setting), None) for key, setting in settings.items()}
    return create_model("Found", __base__=Base, **types)


def type_of(setting: Setting) -> Any:
    """Return the pydantic type that validates a setting."""
    from pydantic import AfterValidator, BeforeValidator, Field
    from pydantic_settings import NoDecode

    kind, info = setting.field.type, setting.info
    if kind == tuple[str, ...]:
        check = AfterValidator(lambda parts: tuple(map(info.check, parts)))
        return Annotated[kind, NoDecode, BeforeValidator(split_list), check]
    if info.check is not str:
        return Annotated[kind, AfterValidator(info.check)]
    return kind if info.most is None else Annotated[kind, Field(ge=info.least, le=info.most, allow_inf_nan=False)]


def split_list(value: object) -> object:
    """Split a comma-separated list; return other values unchanged.

    >>> split_list(" a, b,")
    ('a', 'b')
    """
    return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


def error_text(error: Mapping[str, Any], setting: Setting) -> str:
    """Describe an invalid value and what to write instead; secrets are not repeated."""
    info, kind = setting.info, setting.field.type
    reason = error.get("ctx", {}).get("error")
    if isinstance(reason, ValueError):
        return str(reason)
    value = "what is set" if info.hidden else repr(error["input"])
    if info.most is not None:
        return f"{value} is not a {info.noun}; use one from {info.least:g} to {info.most:g}"
    if kind is bool:
        return f"{value} is not a switch; use 1 or 0"
    if info.choices:
        return f"{value} is not known; use {' or '.join(info.choices)}"
    return f"{value} is not a {'list of texts' if kind == tuple[str, ...] else 'text'}"
