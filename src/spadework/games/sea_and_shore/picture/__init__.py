"""Sea & Shore as a picture.

- `layout.py` is where to begin: where everything lies on a wide page and on a phone;
- `look.py` says what the picture shows of a view, `settlement.py` how a trick is settled, colour by colour;
- `lagoon.py`, `trick.py`, `harbour.py`, `own_shore.py`, `choices.py` and `logbook.py` draw a part of the table each;
- `art` has all that never changes: islands, sea life, chests, covers; `sprites.py` collects it, `figures.py` puts it together,
  `drawing.py` lays down what travels;
- `said` has the picture in words: `description.py` describes it, `titles.py` names its things, `about.py` explains them;
- `clicks.py` says what is clicked for a move.
"""

from spadework.games.sea_and_shore.picture.clicks import marks, picks
from spadework.games.sea_and_shore.picture.layout import draw
from spadework.games.sea_and_shore.picture.said.about import about
from spadework.games.sea_and_shore.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
