"""What is read aloud of the things in a picture: said once for each thing in each language."""

from spadework.engine.picture.parts import remembered
from spadework.engine.words import Message, SeatName, Words, message
from spadework.games.lost_maps.notation.wording import card_words, pattern_words
from spadework.games.lost_maps.picture.description import box_facts, card_facts, progress
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import NO_CARD


@remembered
def box_named(deck: Deck, words: Words, card: int, box: int, crossed: bool) -> str:
    """A box of one's own card."""
    return words.say(box_facts(deck, card, box, crossed))


@remembered
def card_named(deck: Deck, words: Words, card: int, id: str, place: int) -> str:
    """A card with all that is printed on it, and where it lies; `id` is the message."""
    return words.text(id, place=place, card=card_facts(deck, card))


@remembered
def own_named(deck: Deck, words: Words, card: int, place: int) -> str:
    """One of one's own two cards, or that there is none."""
    facts: Message = message("caption-empty") if card == NO_CARD else card_facts(deck, card)
    return words.text("name-own-card", place=place, card=facts)


@remembered
def held_named(deck: Deck, words: Words, names: tuple[str, ...], seat: int, card: int, crossed: int) -> str:
    """A card before a seat, with how much of it is crossed off."""
    return words.say(message("name-seat-card", seat=SeatName(seat), card=progress(deck, card, crossed)), names)


@remembered
def found_named(deck: Deck, words: Words, names: tuple[str, ...], seat: int, card: int) -> str:
    """A card that a seat has filled."""
    points = int(deck.record.points[card])
    return words.say(message("told-fills", seat=SeatName(seat), card=card_words(deck, card), points=points), names)


@remembered
def pattern_named(deck: Deck, words: Words, pattern: int, turn: int, turns: int) -> str:
    """The expedition that holds for everyone."""
    return words.text("name-expedition", pattern=pattern_words(deck, pattern), turn=turn, turns=turns)
