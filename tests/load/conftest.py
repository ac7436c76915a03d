"""Load tests use the fixtures of the web server's tests."""

from tests.web.conftest import clock, new_database, postgres, quick_passwords, server, settings, warm_games

__all__ = ["clock", "new_database", "postgres", "quick_passwords", "server", "settings", "warm_games"]
