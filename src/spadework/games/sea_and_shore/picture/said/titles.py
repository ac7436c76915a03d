"""What the things in a picture are called, read aloud and shown on request; remembered, because most stay as they are."""

from spadework.engine.picture.parts import remembered
from spadework.engine.words import SeatName, Words, message
from spadework.games.sea_and_shore.notation.wording import card_words, extras_words, half_words, open_words, stack_words

Names = tuple[str, ...]
"""Who sits where."""


@remembered
def of_seat(words: Words, names: Names, id: str, seat: int) -> str:
    """A message that is about one seat and nothing else."""
    return words.say(message(id, seat=SeatName(seat)), names)


@remembered
def of_count(words: Words, id: str, count: int) -> str:
    """A message that says how many there are."""
    return words.text(id, count=count)


@remembered
def of_card(words: Words, card: int) -> str:
    """An island card."""
    return words.say(card_words(card))


@remembered
def of_treasure(words: Words, treasure: int, value: int) -> str:
    """A treasure that lies open."""
    return words.say(open_words(treasure, value))


@remembered
def of_stack(words: Words, seats: int, stack: int, count: int, open_: int | None, value: int) -> str:
    """A stack, with the treasure that lies open on it."""
    named = stack_words(seats, stack)
    if open_ is None:
        return words.text("shown-stack", stack=named, count=count)
    return words.text("shown-stack-open", stack=named, count=count, treasure=open_words(open_, value))


@remembered
def of_covered(words: Words, names: Names, seat: int, shows: int, face: int, added: int) -> str:
    """What everybody sees of a card that a seat has played."""
    half = half_words(shows, face)
    if added:
        told = message("shown-covered-extras", seat=SeatName(seat), half=half, extras=extras_words(added))
    else:
        told = message("shown-covered", seat=SeatName(seat), half=half)
    return words.say(told, names)


@remembered
def of_added(words: Words, names: Names, seat: int, added: int) -> str:
    """The extra cards that a seat has added to its card."""
    return words.say(message("shown-added", seat=SeatName(seat), extras=extras_words(added)), names)


@remembered
def of_uncovered(words: Words, names: Names, seat: int, card: int, added: int, value: int) -> str:
    """A card of a seat whose cover is off, and what it counts as."""
    if added:
        extras = extras_words(added)
        told = message("shown-counts", seat=SeatName(seat), card=card_words(card), extras=extras, value=value)
    else:
        told = message("shown-uncovered", seat=SeatName(seat), card=card_words(card))
    return words.say(told, names)


@remembered
def of_harbour(words: Words, names: Names, seat: int, cards: int, extras: int) -> str:
    """A seat and what it holds."""
    return words.say(message("shown-seat", seat=SeatName(seat), cards=cards, extras=extras), names)
