"""Sea & Shore as a picture. Begin with `layout`, which places everything on a wide page and on a phone."""

from spadework.games.sea_and_shore.picture.clicks import marks, picks
from spadework.games.sea_and_shore.picture.layout import draw
from spadework.games.sea_and_shore.picture.said.about import about
from spadework.games.sea_and_shore.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
