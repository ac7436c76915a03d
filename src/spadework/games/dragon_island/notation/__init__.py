"""Dragon Island in words: moves as short texts, what is asked, what is told."""

from spadework.games.dragon_island.notation.asking import ask, label
from spadework.games.dragon_island.notation.refusing import refusal_rule
from spadework.games.dragon_island.notation.telling import tell
from spadework.games.dragon_island.notation.texts import read, write

__all__ = ["ask", "label", "read", "refusal_rule", "tell", "write"]
