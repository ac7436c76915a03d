"""Pictures of random games of Rat Alarm and their contents, for tests."""

from xml.etree import ElementTree

from tests.games.drawings import figures, ids_of, texts
from tests.games.rat_alarm.moments import DECK, GAME, Moment

from spadework.engine.interface import Record, Scene
from spadework.games.rat_alarm.picture.layout import draw
from spadework.games.rat_alarm.rules.state import MOST_CARDS

NAMES = ("Anna", "Bartholomew <the Great> & sons", "Cem", "Dörte")
LEAST_TEXT = {True: 20.5, False: 14}
FIGURES = figures({
    "sack-tipped": (0, -80, 152, 8),
    "spade": (-25, -121, 25, 2),
    "sack": (-66, -124, 66, 0),
    "card": (0, 0, 120, 168),
    "chest": (-98, -152, 98, 0),
    "cube": (-18, -27, 28, 18),
    "mound": (-60, -24, 60, 31),
})  # fmt: skip
"""Sprites that must lie within the picture, with their extents."""


def drawn(
    moment: Moment,
    seat: int,
    wide: bool = True,
    language: str = "en",
    now: Record | None = None,
    memory_aid: str | None = None,
) -> str:
    names, options = NAMES[: int(moment.state.seats)], {"memory-aid": memory_aid} if memory_aid else None
    return str(draw(DECK, moment.view(seat), seat, Scene(GAME.words[language], names, wide, options, now)))


def aided(moment: Moment, seat: int, now: Record | None = None) -> str:
    return drawn(moment, seat, now=now, memory_aid="on")


def cards_of(svg: str) -> set[int]:
    """The numbers of the cards that lie face up."""
    return {int(id[5:]) for id in ids_of(svg) if id.startswith("card-")}


def numbers(mask: int) -> set[int]:
    """The numbers of the cards of a bit mask."""
    return {card + 1 for card in range(MOST_CARDS) if mask >> card & 1}


def said_in(svg: str) -> list[str]:
    return [text for _, text in texts(ElementTree.fromstring(svg))]


def exchanged(moment: Moment) -> Moment:
    """The same moment with as many cards in every pile, but different ones."""
    other = Moment(moment.state.copy(), moment.seat, moment.move)
    cards = [card for card in range(MOST_CARDS) if any(int(pile) >> card & 1 for pile in moment.state.taken)]
    cards.reverse()
    for seat in range(4):
        count = int(moment.state.taken[seat]).bit_count()
        other.state.taken[seat] = sum(1 << card for card in cards[:count])
        cards = cards[count:]
    return other
