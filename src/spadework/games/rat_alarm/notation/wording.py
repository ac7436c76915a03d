"""Treasures, cards, kinds and results of Rat Alarm in words."""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from spadework.engine.interface import Record
from spadework.engine.look import Standings, standings
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.rat_alarm.rules import scoring
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.scoring import parts
from spadework.games.rat_alarm.rules.state import KINDS, SEATS

RAT_NAMES = 12
"""The number of names for rats."""


def cards_in(mask: int) -> list[int]:
    """Return the cards of a bit mask, in the order of the deck.

    >>> cards_in(0b101)
    [0, 2]
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def seats_words(seats: Iterable[int]) -> Message:
    """Return a list of seats' names in words."""
    return and_list([message("seat-name", seat=SeatName(seat)) for seat in seats])


def kind_words(kind: int) -> Message:
    """Name a kind of treasure in the middle of a sentence."""
    return message(f"kind-{KINDS[kind]}")


def dropping_words(kind: int) -> Message:
    """Name a kind of treasure after "with"."""
    return message(f"with-{KINDS[kind]}")


def treasure_words(deck: Deck, cards: int, with_rats: bool = False) -> Message:
    """Describe the treasures on the cards of a bit mask, counted by kind; optionally with their rats."""
    shown = [deck.treasures[card] for card in cards_in(cards)]
    counts = tuple(sum(column) for column in zip(*shown, strict=True)) if shown else ()
    return counted_words(counts, (cards & int(deck.record.rats)).bit_count() if with_rats else 0)


@lru_cache(maxsize=4096)
def counted_words(counts: tuple[int, ...], rats: int = 0) -> Message:
    """Describe the numbers of treasures of each kind, and of rats."""
    listed = [message(f"treasure-{KINDS[kind]}", count=count) for kind, count in enumerate(counts) if count]
    if rats:
        listed.append(message("treasure-rats", count=rats))
    return and_list(listed) if listed else message("treasure-none")


def kind_with_cubes(kind: int, cubes: Iterable[int]) -> Message:
    """Describe a kind with the values of its cubes, 0 for none."""
    better, other = sorted(map(int, cubes), reverse=True)
    named = kind_words(kind)
    return (
        message("kind-two-cubes", kind=named, better=better, other=other)
        if other
        else message("kind-cube", kind=named, value=better)
    )


def has_rat(deck: Deck, card: int) -> bool:
    """Return whether a card shows a rat."""
    return bool(int(deck.record.rats) >> card & 1)


def rat_number(deck: Deck, card: int) -> int:
    """Return the number of the rat on a card that has one, counted through the deck from 0."""
    return (int(deck.record.rats) & (1 << card) - 1).bit_count()


def rat_name(number: int) -> Message:
    """Return the name of a rat, as printed on its card; in a deck with more rats than names, the others are numbered."""
    again, first = divmod(number, RAT_NAMES)
    name = message(f"rat-{first + 1}")
    return message("rat-again", rat=name, number=again + 1) if again else name


def card_words(deck: Deck, card: int) -> Message:
    """Describe a card: its number or its rat's name, and its treasures."""
    treasures = counted_words(deck.treasures[card])
    if has_rat(deck, card):
        return message("card-rat", rat=rat_name(rat_number(deck, card)), treasures=treasures)
    return message("card-plain", number=card + 1, treasures=treasures)


def result_of(deck: Deck, view: Record) -> Standings:
    """Return the points and finishing places."""
    return standings(scoring, deck.record, view)


def victory_words(deck: Deck, view: Record) -> Message:
    """Name the winners, their points, and whether rats decided (RA-43)."""
    result = result_of(deck, view)
    id = "event-share" if len(result.winners) > 1 else "event-wins-by-rats" if result.by_tie_break else "event-wins"
    return message(id, seats=seats_words(result.winners), points=result.best)


def cubes_won(deck: Deck, view: Record) -> list[list[int]]:
    """Return cubes[seat][kind]: the value of the cube won, 0 for none."""
    won = np.zeros((SEATS[-1], len(KINDS)), np.int32)
    parts(deck.record, view, won)
    return [[int(cube) for cube in seat] for seat in won]
