"""Places of everything in a picture of Sea & Shore: a wide table, or one column for a phone."""

from typing import NamedTuple

from spadework.engine.picture import parts
from spadework.engine.picture.surfaces import Box

Placement = tuple[float, float, float]
"""Left, top and scale of a figure."""


class Harbour(NamedTuple):
    """Places in a harbour, from its upper left corner."""

    width: float
    height: float
    island: bool
    banner: Box
    pile: Placement
    cards: tuple[float, float]
    """The number of island cards in hand: left and middle."""
    extras: tuple[float, float]
    cover: Placement
    """The place of the cover between tricks."""
    ship: Placement
    aided_pile: Placement
    aided_cover: Placement
    aid: Box
    """Area with the memory aid: the pile, the cover, and the list of all treasures of the pile."""
    medal: Placement
    """Middle and scale of the medal at the end."""


class Places(NamedTuple):
    """The places of one format."""

    width: float
    height: float
    bleed: tuple[float, float]
    """Extent of the ground beyond the picture, to the sides and up and down."""
    least_text: float

    # The others, in a row.
    harbours: dict[int, Harbour]
    """Harbours of the others, by their number."""
    harbours_top: float
    cards_top: float
    """Upper edge of the cards before the others."""
    cards_between: tuple[float, float]
    """The leftmost and the rightmost place of such a card."""
    card: float
    """Scale of the cards before the others."""

    # The lagoon.
    lagoon: tuple[float, float]
    chests: tuple[Placement, Placement]
    only: Placement
    """The place of the chests when there is only one stack."""
    supply: Placement
    supply_of_only: Placement
    actions: tuple[tuple[float, float], tuple[float, float]]
    action_size: tuple[float, float]
    action_lines: int
    """Lines of text on an action card."""
    header: tuple[float, float, float, float]
    """Left edge, in a tall picture the middle; baseline, size and greatest width."""
    caption: tuple[float, float, float]
    """Left edge, in a tall picture the middle; baseline and greatest width of the line below the header."""
    rose: Placement
    revealed: Box
    """The trick whose covers are off, until a card of the next one is played."""
    revealed_scale: float
    stream: float
    """The water between two colours of a trick, in the width of a card."""
    last: Box
    """The trick before the present one."""
    last_scale: float

    # The viewer's own things.
    beach: float
    own: Harbour
    own_banner: Box
    """The banner of the viewer's harbour while nothing is asked beside it."""
    own_at: tuple[float, float]
    own_card: Placement
    halves: float
    """Left edge of the choice of a half; it reaches to the right of the card."""
    extras: Box
    seen: Box
    order: Box
    hand: Box
    hand_scale: float
    in_a_row: int
    """Most cards of a hand in one row."""
    row_scale: float
    """Scale of a hand in two rows."""

    # The end.
    slips: Box
    """The slips of the others, beside each other."""
    slip: tuple[float, float]
    """Greatest width and height of a slip, without the chests above it."""
    own_slip: Box
    own_haul: Box
    own_end: tuple[float, float]
    """The place of the viewer's harbour at the end."""
    verdict: Box


def _rival(width: float) -> Harbour:
    """Return a harbour on a phone: the ship is above the cover, beside the pile, which leaves room for the chests under it."""
    pile = 0.94 if width > 100 else 0.72
    left = (width - 74 * pile - 34) / 2
    beside = left + 74 * pile + 21
    return Harbour(
        width,
        134,
        True,
        Box(0, 2, width, 24),
        # The frame of a treasure that can be taken needs some room, too.
        (max(left, 3), 31, pile),
        (width / 2 - 38, 117),
        (width / 2 + 3, 117),
        (beside - 11.5, 80, 0.23),
        (beside, 43, 0.56),
        (width / 2 - 32, 30, 0.56),
        (beside - 9.5, 55.5, 0.19),
        Box(width / 2 - min(width, 128) / 2 + 4, 71, min(width, 128) - 8, 37),
        (width / 2, 76, 1.0),
    )


_WIDE_RIVAL = Harbour(
    304,
    134,
    True,
    Box(8, 4, 240, 34),
    (24, 40, 1.2),
    (134, 56),
    (134, 84),
    (134, 100, 0.36),
    (274, 22, 0.95),
    (24, 40, 1.2),
    (134, 100, 0.36),
    Box(192, 42, 106, 84),
    (118, 82, 0.95),
)

WIDE = Places(
    width=parts.WIDE[0],
    height=parts.WIDE[1],
    bleed=(720, 420),
    least_text=20,
    harbours=dict.fromkeys((2, 3, 4), _WIDE_RIVAL),
    harbours_top=17,
    cards_top=152,
    cards_between=(204, 976),
    card=1.0,
    lagoon=(10, 134),
    chests=((54, 158, 1.6), (1126, 158, 1.6)),
    only=(54, 158, 1.6),
    supply=(290, 494, 1.7),
    supply_of_only=(1171, 220, 2.1),
    actions=((24, 298), (1086, 298)),
    action_size=(170, 262),
    action_lines=4,
    header=(724, 458, 27, 330),
    caption=(724, 487, 330),
    rose=(640, 300, 0.96),
    revealed=Box(204, 156, 872, 268),
    revealed_scale=1.4,
    stream=0.34,
    last=Box(204, 303, 872, 114),
    last_scale=0.68,
    beach=586,
    own=Harbour(
        290,
        156,
        False,
        Box(0, 0, 240, 38),
        (8, 44, 1.48),
        (132, 66),
        (132, 100),
        (132, 120, 0.4),
        (266, 18, 0.95),
        (8, 44, 1.48),
        (132, 120, 0.4),
        Box(184, 46, 106, 92),
        (120, 94, 1.15),
    ),
    own_banner=Box(0, 0, 240, 38),
    own_at=(16, 597),
    own_card=(589, 436, 1.0),
    halves=392,
    extras=Box(712, 506, 360, 70),
    seen=Box(724, 506, 320, 60),
    order=Box(364, 436, 322, 140),
    hand=Box(318, 611, 946, 140),
    hand_scale=1.0,
    in_a_row=99,
    row_scale=1.0,
    slips=Box(24, 158, 1232, 336),
    slip=(230, 132),
    own_slip=Box(434, 606, 230, 132),
    own_haul=Box(678, 598, 460, 140),
    own_end=(170, 600),
    verdict=Box(260, 514, 760, 50),
)

TALL = Places(
    width=parts.TALL[0],
    height=parts.TALL[1],
    bleed=(720, 420),
    least_text=14,
    harbours={others: _rival(width) for others, width in ((2, 176.0), (3, 116.0), (4, 88.0))},
    harbours_top=6,
    cards_top=143,
    cards_between=(0, 360),
    card=0.5,
    lagoon=(2, 128),
    chests=((113, 304, 0.82), (190, 304, 0.82)),
    only=(122, 304, 0.82),
    supply=(180, 322, 0.56),
    supply_of_only=(216, 330, 0.9),
    actions=((3, 292), (265, 292)),
    action_size=(92, 114),
    action_lines=2,
    header=(180, 383, 15, 147),
    caption=(180, 399.5, 147),
    rose=(180, 222, 0.6),
    revealed=Box(9, 151, 342, 137),
    revealed_scale=0.84,
    stream=0.2,
    last=Box(8, 214, 344, 75),
    last_scale=0.42,
    beach=411,
    own=Harbour(
        116,
        82,
        False,
        Box(0, 0, 116, 24),
        (2, 28, 0.7),
        (57, 39),
        (57, 65),
        (97, 31, 0.18),
        (102, 66, 0.55),
        (2, 28, 0.36),
        (97, 31, 0.18),
        Box(0, 56, 54, 26),
        (66, 90, 1.35),
    ),
    own_banner=Box(0, 0, 168, 24),
    own_at=(6, 415),
    own_card=(192, 415, 0.56),
    halves=132,
    extras=Box(255, 415, 101, 78),
    seen=Box(263, 416, 86, 76),
    order=Box(126, 413, 230, 80),
    hand=Box(6, 499, 348, 117),
    hand_scale=0.82,
    in_a_row=7,
    row_scale=0.56,
    slips=Box(2, 144, 356, 218),
    slip=(118, 80),
    own_slip=Box(176, 524, 140, 80),
    own_haul=Box(138, 438, 216, 82),
    own_end=(6, 415),
    verdict=Box(8, 370, 344, 31),
)
