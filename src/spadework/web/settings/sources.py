"""Where settings come from: the environment, then a file, then the defaults."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, create_model
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict

from spadework.web.settings import Settings, settable
from spadework.web.settings.about import PREFIX, Setting

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
        raise ValueError(f"{path}: is no TOML: {error}") from None
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
