"""Lost Maps as a picture.

- `layout`: the place of everything, on a wide page and on a phone;
- `drawing`: the picture in the making;
- `cards`: treasure cards on the table;
- `table`: the common table, seats and score cards;
- `look`: what a viewer sees and may do;
- `description`: the picture in words, for a title and for screen readers;
- `about`: explanations of all elements.

The sprites are in the package `art`.
"""

from spadework.engine.interface import Record
from spadework.games.lost_maps.notation.moves import clicks_of, marks_of
from spadework.games.lost_maps.picture.about import about
from spadework.games.lost_maps.picture.art import sprites
from spadework.games.lost_maps.picture.layout import draw
from spadework.games.lost_maps.rules.material import Deck

__all__ = ["about", "draw", "marks", "picks", "sprites"]


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The clicks that make a move: two dealt cards, any box of a placement, or a card to take."""
    return (marks(deck, view, seat, move),) * clicks_of(move)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """The elements that the move would keep, cross off or take."""
    return marks_of(move)
