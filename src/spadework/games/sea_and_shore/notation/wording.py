"""The things of Sea & Shore in words: colours, cards, treasures, stacks, actions and lists of them."""

from collections.abc import Iterable
from functools import lru_cache

from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.material import Deck

STACKS = ("red-blue", "green-purple")


def cards_in(mask: int) -> list[int]:
    """Return the island cards of a bit mask, colour by colour, the lowest first.

    >>> cards_in(0b101)
    [0, 2]
    """
    return [card for card in range(s.CARDS) if mask >> card & 1]


def seat_words(seat: int) -> Message:
    """Return the name of a seat, also for messages that have no text of their own for the reader: "You: red 7"."""
    return message("name-seat", seat=SeatName(seat))


def seats_words(seats: Iterable[int]) -> Message:
    """Return a list of seats' names in words."""
    return and_list([seat_words(seat) for seat in seats])


def beaten_words(seats: Iterable[int]) -> Message:
    """Return a list of seats' names in words, as the object of a sentence."""
    return and_list([message("name-beaten", seat=SeatName(seat)) for seat in seats])


def colour_words(colour: int) -> Message:
    """Return the name of a colour."""
    return message(f"name-{s.COLOURS[colour]}")


@lru_cache
def card_words(card: int) -> Message:
    """Describe an island card: its colour and its number."""
    return worth_words(s.colour_of(card), s.number_of(card))


def worth_words(colour: int, number: int) -> Message:
    """Return the value of a card with its extra cards."""
    return message("name-card", colour=colour_words(colour), number=number)


def hand_words(cards: int) -> Message:
    """Describe the cards of a bit mask that is not empty, colour by colour."""
    listed = []
    for colour in range(len(s.COLOURS)):
        numbers = " ".join(str(s.number_of(card)) for card in cards_in(cards) if s.colour_of(card) == colour)
        if numbers:
            listed.append(message("name-cards", colour=colour_words(colour), numbers=numbers))
    return and_list(listed)


@lru_cache
def half_words(shows: int, face: int) -> Message:
    """Describe the visible half of a covered card: its sea with the colour, or its shore with the number."""
    if shows == s.SEA_SHOWN:
        return message("name-sea", colour=colour_words(face))
    return message("name-shore", number=face)


@lru_cache
def extras_words(count: int) -> Message:
    """Return a number of extra cards in words."""
    return message("name-extras", count=count)


def treasure_words(deck: Deck, treasure: int) -> Message:
    """Describe a treasure: its colour and its value."""
    return open_words(treasure, value_of(deck, treasure))


@lru_cache
def open_words(treasure: int, value: int) -> Message:
    """Describe an open treasure with its value."""
    return message("name-treasure", colour=colour_words(int(s.colour_of_treasure(treasure))), value=value)


def treasures_words(deck: Deck, treasures: Iterable[int]) -> Message:
    """List some treasures, each only by colour and value."""
    return and_list(
        [
            message("name-card", colour=colour_words(s.colour_of_treasure(treasure)), number=value_of(deck, treasure))
            for treasure in treasures
        ]
    )


def value_of(deck: Deck, treasure: int) -> int:
    """Return the value of a treasure."""
    return int(deck.record.value[treasure])


def stack_words(seats: int, stack: int) -> Message:
    """Describe a stack by its colours, or the only one when 3 play (SS-10)."""
    return message("name-stack") if seats == 3 else message(f"name-stack-{STACKS[stack]}")


def action_words(action: int) -> Message:
    """Describe an action by its number and name."""
    return message(f"name-action-{action}")


def side_words(action_card: int, action: int) -> Message:
    """Describe the action that lies face up on the card of two colours."""
    first = 2 * action_card
    return message("event-side", first=colour_words(first), second=colour_words(first + 1), action=action_words(action))
