"""Places in both formats of the picture, in one list each: a wide hold, and a tall one for a phone.

All numbers of seats, all phases, spectators and the end share them, so a picture keeps its size for a whole game.
"""

from typing import NamedTuple

from spadework.engine.picture import parts
from spadework.engine.picture.surfaces import Box

Place = tuple[float, float, float]
"""A point and a scale; of a card, its left upper corner."""


class Plan(NamedTuple):
    """The places of everything in a picture."""

    wide: bool
    size: tuple[float, float]
    letters: float
    """Size of the smallest letters."""
    sign: Box
    banner: Box
    lantern: Place
    fallen: Place
    """The lantern on the floor, after an alarm."""
    gap: Box
    """The dark gap in the wall out of which the rats peep that are still to come."""
    eyes: int
    """The number of rats that peep side by side."""
    raiders: tuple[tuple[float, float, float, bool], ...]
    """Rats that run when the lamp is out: place, size, and whether to the left."""
    rivals: Box
    """The first of three others; in a wide picture they sit one below another, in a tall one side by side."""
    rival_gap: float
    chest: Place
    top: Place
    """The top card of the draw pile, which looks out of the chest."""
    turned: Place
    rays: str
    """The sprite around the card just turned up."""
    bilge: Place
    spread: Box
    """The open cards."""
    spread_gap: float
    spread_largest: float
    crates: Box
    """The six crates side by side, with the things that look out of them."""
    crate_gap: float
    crate_above: float
    """The height of the thing that looks out of a crate."""
    own: Box
    """The front seat: the viewer's own, or a spectator's first."""
    button: Box
    """Inside the front seat's place: to stay in, or to keep no rat card."""
    pile_rats: tuple[float, float]
    """The viewer's rats, with the memory aid, inside the front seat's place."""
    tally: Box
    """The sailcloths on which the sacks are emptied at the end."""
    tally_most: float
    """The greatest height of a sailcloth."""
    verdict: Box


WIDE = Plan(
    wide=True,
    size=parts.WIDE,
    letters=20.5,
    sign=Box(24, 31, 462, 120),
    banner=Box(24, 32, 522, 114),
    lantern=(582, 20, 0.92),
    fallen=(612, 146, 0.62),
    gap=Box(690, 36, 566, 104),
    eyes=6,
    raiders=(
        (90, 25, 0.46, False),
        (300, 24, 0.38, False),
        (520, 25, 0.46, True),
        (850, 26, 0.46, False),
        (1010, 25, 0.38, True),
        (1190, 26, 0.46, False),
        (830, 148, 0.4, True),
        (1000, 149, 0.44, False),
        (146, 192, 0.6, False),
        (330, 566, 0.44, True),
    ),
    rivals=Box(1046, 176, 216, 122),
    rival_gap=12,
    chest=(122, 356, 1.0),
    top=(68, 206, 0.9),
    turned=(254, 196, 1.7),
    rays="burst",
    bilge=(122, 462, 0.98),
    spread=Box(492, 178, 530, 378),
    spread_gap=14,
    spread_largest=1.3,
    crates=Box(318, 578, 942, 168),
    crate_gap=12,
    crate_above=60,
    own=Box(20, 586, 282, 160),
    button=Box(176, 697, 124, 48),
    pile_rats=(190, 665),
    tally=Box(14, 232, 1252, 330),
    tally_most=124,
    verdict=Box(24, 168, 1232, 52),
)

TALL = Plan(
    wide=False,
    size=parts.TALL,
    letters=14,
    sign=Box(66, 68, 288, 74),
    banner=Box(6, 75, 348, 65),
    lantern=(34, 68, 0.5),
    fallen=(276, 204, 0.36),
    gap=Box(232, 147, 122, 53),
    eyes=4,
    raiders=(
        (96, 190, 0.3, False),
        (276, 447, 0.22, True),
        (334, 447, 0.26, True),
    ),
    rivals=Box(6, 4, 112, 62),
    rival_gap=6,
    chest=(62, 276, 0.58),
    top=(31, 188, 0.52),
    turned=(134, 153, 0.73),
    rays="glints",
    bilge=(294, 240, 0.46),
    spread=Box(6, 286, 348, 144),
    spread_gap=6,
    spread_largest=0.92,
    crates=Box(5, 448, 350, 94),
    crate_gap=5,
    crate_above=29,
    own=Box(5, 550, 350, 68),
    button=Box(252, 562, 100, 48),
    pile_rats=(144, 603),
    tally=Box(3, 146, 354, 396),
    tally_most=124,
    verdict=Box(8, 550, 344, 62),
)


def plan_of(wide: bool) -> Plan:
    """Return the places for a wide or a tall picture."""
    return WIDE if wide else TALL
