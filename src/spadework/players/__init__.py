"""Computer players. They are given views, never states."""

from spadework.players.player import LEVELS, Player, new_player

__all__ = ["LEVELS", "Player", "new_player"]
