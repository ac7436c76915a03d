"""Dragon Island as a picture: drawings, clicks, and help texts."""

from spadework.games.dragon_island.picture.about import about
from spadework.games.dragon_island.picture.clicks import marks, picks
from spadework.games.dragon_island.picture.layout import draw
from spadework.games.dragon_island.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
