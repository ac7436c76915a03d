"""Load tests use the fixtures of the web server's tests."""

from tests.web.conftest import (
    clock,
    copied_database,
    new_database,
    postgres,
    quick_passwords,
    server,
    settings,
    warm_games,
)

__all__ = [
    "clock",
    "copied_database",
    "new_database",
    "postgres",
    "quick_passwords",
    "server",
    "settings",
    "warm_games",
]
