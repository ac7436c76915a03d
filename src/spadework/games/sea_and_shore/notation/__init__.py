"""Sea & Shore in words: moves as short texts, what is asked, what is told."""

from spadework.games.sea_and_shore.notation.telling import tell
from spadework.games.sea_and_shore.notation.texts import RULES, ask, kind, label, read, write

__all__ = ["RULES", "ask", "kind", "label", "read", "tell", "write"]
