"""Dragon Island as a picture: what is drawn, what is clicked, and what everything is."""

from spadework.games.dragon_island.picture.clicks import marks, picks
from spadework.games.dragon_island.picture.layout import draw
from spadework.games.dragon_island.picture.said.about import about
from spadework.games.dragon_island.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
