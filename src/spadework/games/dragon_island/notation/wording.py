"""The things of Dragon Island in words: hunters, fields, cards, treasures and lists of them."""

from collections.abc import Iterable, Sequence

from spadework.engine.contract import Record
from spadework.engine.words import Message, SeatName, and_list, comma_list, message
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import DOUBLES, HAND, ISLAND, KIND_NAMES, KINDS, TERRAINS, TREASURE_FIELD


def sentence(parts: Sequence[Message]) -> Message:
    """What is told, with all that belongs to it, as one line."""
    return message("sentence", text=comma_list(parts))


def sentences(first: Message, *others: Message) -> Message:
    """Whole sentences in a row."""
    for other in others:
        first = message("sentences", first=first, last=other)
    return first


# People


def seats_words(seats: Iterable[int]) -> Message:
    """The names of some seats in a row."""
    return and_list([message("name-seat", seat=SeatName(seat)) for seat in seats])


def colour_words(deck: Deck, hunter: int) -> Message:
    """The colour of a hunter and its boat."""
    return message(f"name-{deck.colours[hunter]}")


def hunter_words(deck: Deck, view: Record, hunter: int) -> Message:
    """A hunter: whose, and its colour."""
    return message("name-hunter", seat=SeatName(int(view.owner[hunter])), colour=colour_words(deck, hunter))


def doer_words(deck: Deck, view: Record, hunter: int) -> Message:
    """Whoever moves a hunter; its colour is named where everyone has two (DI-12)."""
    if view.seats == 3:
        return hunter_words(deck, view, hunter)
    return message("name-seat", seat=SeatName(int(view.owner[hunter])))


# The board


def terrain_words(terrain: int) -> Message:
    """A kind of terrain."""
    return message(f"name-{TERRAINS[terrain]}")


def field_words(deck: Deck, view: Record, field: int) -> Message:
    """A field of the island with what lies there."""
    if field == TREASURE_FIELD:
        return message("name-treasure-field")
    return message("name-field", field=deck.fields[field], terrain=terrain_words(int(view.tile[field])))


def to_words(deck: Deck, view: Record, field: int) -> Message:
    """Where a way leads."""
    if field >= ISLAND:
        return message(f"to-boat-{deck.colours[field - ISLAND]}")
    if field == TREASURE_FIELD:
        return message("to-treasure-field")
    return message("to-field", field=field_words(deck, view, field))


def treasure_words(deck: Deck, pair: int) -> Message:
    """A treasure by its two coins."""
    return message("name-treasure", value=value_of(deck, pair))


def value_of(deck: Deck, pair: int) -> int:
    """What one coin of a pair is worth."""
    return int(deck.record.value[pair])


# Cards


def cards_to_draw(view: Record, seat: int) -> int:
    """How many cards a seat will draw at the end of its turn (DI-27, DI-28)."""
    left = int(view.in_draw_pile) + int(view.discard_pile.sum()) + int(view.spent.sum())
    return min(HAND - int(view.cards[seat]), left)


def card_words(deck: Deck, kind: int) -> Message:
    """A card by what it shows."""
    if kind < DOUBLES:
        return terrain_words(kind)
    if kind < 2 * DOUBLES:
        first, second = (terrain_words(int(terrain)) for terrain in deck.record.shows[kind])
        return message("name-double", first=first, second=second)
    return message(f"name-{KIND_NAMES[kind]}")


def cards_words(deck: Deck, kinds: Sequence[int]) -> Message:
    """Cards in a row, those of a kind together; there must be one."""
    named = []
    for kind in sorted(set(kinds)):
        count, card = kinds.count(kind), card_words(deck, kind)
        named.append(message("name-cards", count=count, card=card) if count > 1 else card)
    return and_list(named)


def kinds_added(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """What a pile or hand has more of than before, from the numbers of cards by kind; each kind as often as there are more.

    >>> kinds_added([1, 0], [1, 2])
    [1, 1]
    """
    return [kind for kind in range(len(before)) for _ in range(int(after[kind]) - int(before[kind]))]


def counted(kinds: Iterable[int]) -> list[int]:
    """How many of each kind there are in a hand of one's own."""
    copies = [0] * KINDS
    for kind in kinds:
        if kind >= 0:
            copies[int(kind)] += 1
    return copies


def payment_words(deck: Deck, kind: int, terrain: int) -> Message:
    """The terrain card that is spent for a terrain; one that does not show it is a joker (DI-23)."""
    card = (
        message(f"with-{KIND_NAMES[kind]}") if kind < DOUBLES else message("with-double", card=card_words(deck, kind))
    )
    joker = terrain not in deck.record.shows[kind]
    return message("with-joker" if joker else "with-card", card=card)


def action_words(kind: int) -> Message:
    """An action by the name of its card."""
    return message(f"name-{KIND_NAMES[kind]}")


def played_words(deck: Deck, told: Message, kind: int, action: int) -> Message:
    """What is told of an action, with the card that served for it where that is a double card (DI-68)."""
    return told if kind == action else message("played-double", told=told, card=card_words(deck, kind))
