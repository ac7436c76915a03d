"""Rat Alarm in words: moves as short texts, what is asked, what is told."""

from spadework.games.rat_alarm.notation.telling import tell
from spadework.games.rat_alarm.notation.texts import RULES, ask, kind, label, read, write

__all__ = ["RULES", "ask", "kind", "label", "read", "tell", "write"]
