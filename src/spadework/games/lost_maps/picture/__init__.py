"""Lost Maps as a picture. Begin with `layout`, which places everything on a wide page and on a phone."""

from spadework.games.lost_maps.picture.about import about
from spadework.games.lost_maps.picture.clicks import marks, picks
from spadework.games.lost_maps.picture.layout import draw
from spadework.games.lost_maps.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
