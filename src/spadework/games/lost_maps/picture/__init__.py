"""Lost Maps as a picture.

- `layout`: where everything goes, on a wide page and on a phone;
- `look`: what may be shown of a view;
- `drawing`: the parts of the picture;
- `figures`: treasure cards, expeditions, coins, cups and palms;
- `description`: the picture in a few sentences, and names of things;
- `clicks`: what is clicked for a move;
- `about`: what everything is, for who asks.
"""

from spadework.games.lost_maps.picture.about import about
from spadework.games.lost_maps.picture.clicks import marks, picks
from spadework.games.lost_maps.picture.layout import draw
from spadework.games.lost_maps.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
