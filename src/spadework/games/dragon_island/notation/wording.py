"""Words for Dragon Island: hunters, fields, cards, treasures, and announced actions. Numbers in brackets are those of the rule book."""

from collections.abc import Iterable, Sequence

from spadework.engine.codes import family_of
from spadework.engine.interface import Record
from spadework.engine.words import Argument, Message, SeatName, and_list, comma_list, message
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck

DATIVE, FIRST = "-dative", "-first"
"""Forms of a reader's hunter in German."""


def sentence(parts: Sequence[Message]) -> Message:
    """Join parts into one sentence, separated by commas."""
    return message("sentence", text=comma_list(parts))


def sentences(first: Message, *others: Message) -> Message:
    """Join several sentences into one message."""
    for other in others:
        first = message("sentences", first=first, last=other)
    return first


# People


def seats_words(seats: Iterable[int]) -> Message:
    """Return a list of seats in words."""
    return and_list([message("name-seat", seat=SeatName(seat)) for seat in seats])


def colour_words(deck: Deck, hunter: int) -> Message:
    """Return the colour of a hunter and its boat in words."""
    return message(f"name-{deck.colours[hunter]}")


def hunter_words(deck: Deck, view: Record, hunter: int, form: str = "") -> Message:
    """Describe a hunter: its seat and its colour. The reader's is the reader in person, or one of both if every seat has two (DI-12).

    Args:
        form: as for `piece_words`.
    """
    seat, colour = int(view.owner[hunter]), deck.colours[hunter]
    return piece_words(seat, colour, form) if view.seats == 3 else message(f"name-hunter-{colour}", seat=SeatName(seat))


def piece_words(seat: int, colour: str, form: str = "") -> Message:
    """Describe a hunter as a piece on the board: its seat and its colour; the reader's is "your red hunter".

    Args:
        seat: its owner.
        colour: its colour.
        form: the form that German needs of the latter: DATIVE, or FIRST in a sentence.
    """
    own = message(f"own-{colour}{form}")
    return message("name-hunter", seat=SeatName(seat), colour=message(f"name-{colour}"), own=own)


def doer_words(deck: Deck, view: Record, hunter: int) -> Message:
    """Describe the subject of a move: the seat, with the hunter's colour if every seat has two (DI-12)."""
    if view.seats == 3:
        return hunter_words(deck, view, hunter)
    return message("name-seat", seat=SeatName(int(view.owner[hunter])))


# The board


def terrain_words(terrain: int) -> Message:
    """Return the name of a kind of terrain."""
    return message(f"name-{s.TERRAINS[terrain]}")


def field_words(deck: Deck, view: Record, field: int) -> Message:
    """Describe a field of the island with its terrain."""
    if field == s.TREASURE_FIELD:
        return message("name-treasure-field")
    return message("name-field", field=deck.fields[field], terrain=terrain_words(int(view.tile[field])))


def to_words(deck: Deck, view: Record, field: int) -> Message:
    """Describe the destination of a move."""
    if field >= s.ISLAND:
        return message(f"to-boat-{deck.colours[field - s.ISLAND]}")
    if field == s.TREASURE_FIELD:
        return message("to-treasure-field")
    return message("to-field", field=field_words(deck, view, field))


def treasure_words(deck: Deck, pair: int) -> Message:
    """Describe a treasure by its two coins."""
    return message("name-treasure", value=value_of(deck, pair))


def value_of(deck: Deck, pair: int) -> int:
    """Return the value of one coin of a pair."""
    return int(deck.record.value[pair])


def value_in_boat(deck: Deck, view: Record) -> int:
    """Return the value of one coin of the treasure in the boat."""
    return value_of(deck, int(view.carries[view.boat - s.ISLAND]))


# Cards


def cards_to_draw(view: Record, seat: int) -> int:
    """Return the number of cards that a seat will draw at the end of its turn (DI-27, DI-28)."""
    left = int(view.in_draw_pile) + int(view.discard_pile.sum()) + int(view.spent.sum())
    return min(s.HAND - int(view.cards[seat]), left)


def card_words(deck: Deck, kind: int) -> Message:
    """Describe a card by its terrain or its action."""
    if kind < s.DOUBLES:
        return terrain_words(kind)
    if kind < 2 * s.DOUBLES:
        first, second = (terrain_words(int(terrain)) for terrain in deck.record.shows[kind])
        return message("name-double", first=first, second=second)
    return message(f"name-{s.KIND_NAMES[kind]}")


def cards_words(deck: Deck, kinds: Sequence[int]) -> Message:
    """Describe a list of cards, grouped by kind; it must not be empty."""
    named = []
    for kind in sorted(set(kinds)):
        count, card = kinds.count(kind), card_words(deck, kind)
        named.append(message("name-cards", count=count, card=card) if count > 1 else card)
    return and_list(named)


def kinds_added(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """Return the kinds that a pile or hand has gained, one entry a card, from the numbers of cards by kind.

    >>> kinds_added([1, 0], [1, 2])
    [1, 1]
    """
    return [kind for kind in range(len(before)) for _ in range(int(after[kind]) - int(before[kind]))]


def counted(kinds: Iterable[int]) -> list[int]:
    """Return the number of cards of each kind in a visible hand."""
    copies = [0] * s.KINDS
    for kind in kinds:
        if kind >= 0:
            copies[int(kind)] += 1
    return copies


def payment_words(deck: Deck, kind: int, terrain: int) -> Message:
    """Describe the terrain card spent for a terrain; a card that does not show it is a joker (DI-23)."""
    joker = terrain not in deck.record.shows[kind]
    return message("with-joker" if joker else "with-card", card=spent_words(deck, kind))


def spent_words(deck: Deck, kind: int) -> Message:
    """Describe a terrain card to be spent."""
    if kind < s.DOUBLES:
        return message(f"with-{s.KIND_NAMES[kind]}")
    return message("with-double", card=card_words(deck, kind))


def action_words(kind: int) -> Message:
    """Describe an action by the name of its card."""
    return message(f"name-{s.KIND_NAMES[kind]}")


def played_words(deck: Deck, text: Message, kind: int, action: int) -> Message:
    """Describe an action, with the double card that served for it, if any (DI-68)."""
    return text if kind == action else message("played-double", text=text, card=card_words(deck, kind))


def going_words(deck: Deck, view: Record, move: int) -> list[Message]:
    """Describe the details of a step or flight besides its destination, from the position before it takes effect."""
    hunter, field = c.hunter_of(view, move), c.target_of(move)
    return [
        *companions_words(deck, view, int(hunter), field),
        *payments_words(deck, view, move),
        *meaning_words(deck, view, move),
    ]


def companions_words(deck: Deck, view: Record, hunter: int, field: int) -> list[Message]:
    """Describe the partner that comes along, or the treasure that a lone hunter leaves behind (DI-52, DI-53)."""
    pair, partner = int(view.carries[hunter]), int(board.partner_of(view, hunter))
    if pair == s.NO_PAIR:
        return []
    treasure = treasure_words(deck, pair)
    if partner == s.NO_HUNTER:
        return [message("leaving-treasure", treasure=treasure)]
    return [message("with-partner", hunter=hunter_words(deck, view, partner, DATIVE), treasure=treasure)]


def meaning_words(deck: Deck, view: Record, move: int) -> list[Message]:
    """Describe the meaning of entering the field, if it has one (DI-50, DI-51, DI-53, DI-54)."""
    hunter, field = int(c.hunter_of(view, move)), c.target_of(move)
    means = board.entering(view, hunter, field)
    if means == board.WAITING:
        return [message("to-wait")]
    if means not in (board.UNITING, board.JOINING, board.AMBUSH):
        return []
    met = c.sent_home_by(move) if means == board.AMBUSH else int(board.hunter_on(view, field, hunter))
    ids = {board.UNITING: "to-unite", board.JOINING: "to-join", board.AMBUSH: "ambush"}
    return [message(ids[means], hunter=hunter_words(deck, view, met, FIRST if means == board.AMBUSH else DATIVE))]


def payments_words(deck: Deck, view: Record, move: int) -> list[Message]:
    """Describe the terrain card paid for a step or flight, if any."""
    paid = c.paid_for(move)
    return [payment_words(deck, paid, int(board.terrain_of(view, c.target_of(move))))] if paid >= 0 else []


def journey_payment(deck: Deck, move: int) -> Message:
    """Describe the terrain card that goes with a Journey (DI-65)."""
    return payment_words(deck, c.paid_for(move), c.target_of(move))


# Announced actions


def announced_words(deck: Deck, view: Record) -> Message:
    """Describe the announced action with its target and payment (DI-70)."""
    return sentence(_announced_parts(deck, view, int(view.announced)))


def _announced_parts(deck: Deck, view: Record, move: int) -> list[Message]:
    family, thing = family_of(move, c.FAMILY), c.target_of(move)
    seat = SeatName(int(view.active))
    if family == c.TURN_BEGINS:
        return [message("announced-turn", seat=seat, turn=int(view.turns))]
    if family == c.GO:
        id = "announced-flight" if c.flies(move) else "announced-step"
        doer = doer_words(deck, view, int(c.hunter_of(view, move)))
        return [message(id, hunter=doer, to=to_words(deck, view, thing)), *going_words(deck, view, move)]
    if family == c.JOURNEY:
        doer = doer_words(deck, view, int(c.hunter_of(view, move)))
        return [message("announced-journey", hunter=doer, terrain=terrain_words(thing)), journey_payment(deck, move)]
    if family == c.TERROR:
        text = message("announced-terror", seat=seat, hunter=hunter_words(deck, view, thing, FIRST))
        return [played_words(deck, text, c.paid_for(move), s.TERROR)]
    if family == c.ATTACK:
        text = message("announced-attack", seat=seat, victim=SeatName(thing))
        return [played_words(deck, text, c.paid_for(move), s.ATTACK)]
    if family == c.PLACE:
        return [_announced_dragon(deck, view, thing)]
    assert family == c.PLAY
    if thing == s.CURSE:
        return [message("announced-curse", seat=seat)]
    first, second = (field_words(deck, view, int(field)) for field in view.tiles)
    return [
        message(
            "announced-forces" if thing == s.FORCES else "announced-elements", seat=seat, first=first, second=second
        )
    ]


def _announced_dragon(deck: Deck, view: Record, field: int) -> Message:
    start = int(view.dragon[view.moving_dragon])
    words: dict[str, Argument] = {"seat": SeatName(int(view.active)), "to": to_words(deck, view, field)}
    if start == s.NO_FIELD:
        return message("announced-new-dragon", **words)
    return message("announced-dragon", **words, start=deck.fields[start])


def brings_home(view: Record, move: int) -> bool:
    """Return whether a step or flight brings a treasure to a boat (DI-56)."""
    return bool(c.target_of(move) >= s.ISLAND and board.partner_of(view, c.hunter_of(view, move)) != s.NO_HUNTER)
