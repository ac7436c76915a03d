"""Sea & Shore in words: moves as short texts, what is asked, what is told."""

from spadework.games.sea_and_shore.notation.telling import tell
from spadework.games.sea_and_shore.notation.texts import ask, label, read, refusal_rule, write

__all__ = ["ask", "label", "read", "refusal_rule", "tell", "write"]
