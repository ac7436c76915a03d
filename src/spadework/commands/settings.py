"""The command `spadework settings`."""

import os

import typer

from spadework.commands.terminal import Config, columns, print_problem, use


def settings(config: Config = None) -> None:
    """Show all settings in force and where each comes from. Secrets are hidden."""
    use(config)
    from spadework.web.server.settings import (
        CONFIG,
        DEFAULT,
        ENGINE_VARIABLES,
        ENVIRONMENT,
        format_value,
        load_settings,
        settable,
        unknown_variables,
    )

    found, sources = load_settings()
    rows = [
        (name, os.environ.get(name) or "none", ENVIRONMENT if os.environ.get(name) else DEFAULT)
        for name in (CONFIG, *ENGINE_VARIABLES)
    ]
    for setting in settable():
        value = getattr(found, setting.field.name)
        text = "set" if setting.info.hidden and value is not None else format_value(value)
        rows.append((setting.variable, text, sources[setting.key]))
    for line in columns(sorted(rows)):
        typer.echo(line)
    for name, near in unknown_variables().items():
        print_problem(f"unknown setting {name}; did you mean {near}?")
