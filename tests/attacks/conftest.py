"""The tests of attacks use what those of the web server use."""

from tests.web.conftest import clock, new_database, server, settings, warm_games

__all__ = ["clock", "new_database", "server", "settings", "warm_games"]
