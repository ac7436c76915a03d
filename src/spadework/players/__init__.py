"""Computer players. They receive views, never states."""

from spadework.players.player import LEVELS, PLAYERS, SECONDS, Player, new_player

__all__ = ["LEVELS", "PLAYERS", "SECONDS", "Player", "new_player"]
