"""Lost Maps as a picture: what is drawn, what is clicked."""

from spadework.games.lost_maps.picture.layout import draw, marks, picks

__all__ = ["draw", "marks", "picks"]
