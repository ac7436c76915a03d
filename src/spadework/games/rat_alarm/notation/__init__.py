"""Rat Alarm in words: moves as short texts, what is asked, what is told."""

from spadework.games.rat_alarm.notation.telling import tell
from spadework.games.rat_alarm.notation.texts import ask, label, read, refusal_rule, write

__all__ = ["ask", "label", "read", "refusal_rule", "tell", "write"]
