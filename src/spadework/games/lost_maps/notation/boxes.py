"""Names of boxes: a column a to d with a row 1 to 4. A set of boxes is a bit mask, as in the state."""

from spadework.engine.contract import Record
from spadework.games.lost_maps.rules.material import SIDE
from spadework.games.lost_maps.rules.state import DEALT

COLUMNS = "abcd"
BOXES_IN_READING_ORDER = tuple(row * SIDE + column for column in range(SIDE) for row in range(SIDE))


def box_name(box: int) -> str:
    """The name of a bit of a mask.

    >>> box_name(0), box_name(1), box_name(4)
    ('a1', 'b1', 'a2')
    """
    return f"{COLUMNS[box % SIDE]}{box // SIDE + 1}"


def boxes_in(mask: int) -> list[int]:
    """The bits of a mask, column by column."""
    return [box for box in BOXES_IN_READING_ORDER if mask >> box & 1]


def box_names(mask: int) -> str:
    """The boxes of a mask by name.

    >>> box_names(0b0001_0011)
    'a1 a2 b1'
    """
    return " ".join(box_name(box) for box in boxes_in(mask))


def boxes_of_this_turn(view: Record, seat: int, slot: int) -> int:
    """The boxes that a seat has crossed off in this turn, none where the view hides them."""
    return max(int(view.crossing[seat, slot]), 0)


def slots_in(mask: int) -> list[int]:
    """The slots of the dealt cards in a mask of those that are kept.

    >>> slots_in(0b0101)
    [0, 2]
    """
    return [slot for slot in range(DEALT) if mask >> slot & 1]
