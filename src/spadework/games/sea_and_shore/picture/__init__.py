"""Sea & Shore as a picture: what is drawn, what is clicked."""

from spadework.games.sea_and_shore.picture.layout import draw, marks, picks

__all__ = ["draw", "marks", "picks"]
