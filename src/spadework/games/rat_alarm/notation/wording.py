"""Treasures, cards and kinds of Rat Alarm in words."""

from collections.abc import Iterable

from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.scoring import rat_cards, treasures_of
from spadework.games.rat_alarm.rules.state import KINDS, MOST_CARDS


def cards_in(mask: int) -> list[int]:
    """The cards of a bit mask, in the order of the deck.

    >>> cards_in(0b101)
    [0, 2]
    """
    return [card for card in range(MOST_CARDS) if mask >> card & 1]


def seats_words(seats: Iterable[int]) -> Message:
    """The names of some seats in a row."""
    return and_list([message("seat-name", seat=SeatName(seat)) for seat in seats])


def kind_words(kind: int) -> Message:
    """A kind of treasure in the middle of a sentence."""
    return message(f"kind-{KINDS[kind]}")


def dropping_words(kind: int) -> Message:
    """A kind of treasure as it stands after "with" in a sentence."""
    return message(f"with-{KINDS[kind]}")


def treasure_words(deck: Deck, cards: int, with_rats: bool = False) -> Message:
    """What the cards of a bit mask show, counted kind by kind, their rats too where asked for."""
    counts = [treasures_of(deck.record, cards, kind) for kind in range(len(KINDS))]
    listed = [message(f"treasure-{name}", count=int(count)) for name, count in zip(KINDS, counts, strict=True) if count]
    rats = int(rat_cards(deck.record, cards))
    if with_rats and rats:
        listed.append(message("treasure-rats", count=rats))
    return and_list(listed) if listed else message("treasure-none")


def has_rat(deck: Deck, card: int) -> bool:
    """Whether a card shows a rat."""
    return bool(int(deck.record.rats) >> card & 1)


def card_words(deck: Deck, card: int) -> Message:
    """A card in words: its number and what it shows."""
    id = "card-rat" if has_rat(deck, card) else "card-plain"
    return message(id, number=card + 1, treasures=treasure_words(deck, 1 << card))
