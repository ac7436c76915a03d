"""Titles of the things in a picture, read aloud and shown on request, and the description of the position."""

from collections.abc import Iterable
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import remembered
from spadework.engine.words import Message, SeatName, Words, and_list, message
from spadework.games.sea_and_shore.notation import wording
from spadework.games.sea_and_shore.picture.look import TableLook
from spadework.games.sea_and_shore.rules.state import DEALING, GIVING

Names = tuple[str, ...]
"""Names by seat."""


@remembered
def of_seat(words: Words, names: Names, id: str, seat: int) -> str:
    """Return a message about one seat and nothing else."""
    return words.say(message(id, seat=SeatName(seat)), names)


@remembered
def of_count(words: Words, id: str, count: int) -> str:
    """Return a message with a count."""
    return words.text(id, count=count)


@remembered
def of_card(words: Words, card: int) -> str:
    """Describe an island card in the viewer's hand."""
    return words.say(message("shown-own-card", card=wording.card_words(card)))


@remembered
def of_treasure(words: Words, names: Names, treasure: int, value: int, owner: int | None) -> str:
    """Describe a treasure that lies open on a stack, or on top of its owner's pile."""
    named = wording.open_words(treasure, value)
    if owner is None:
        return words.say(message("shown-open", treasure=named))
    return words.say(message("shown-owned", treasure=named, seat=SeatName(owner)), names)


@remembered
def of_stack(words: Words, seats: int, stack: int, count: int, open_: int | None, value: int) -> str:
    """Describe a stack, with the treasure that lies open on it."""
    named = wording.stack_words(seats, stack)
    if open_ is None:
        return words.text("shown-stack", stack=named, count=count)
    return words.text("shown-stack-open", stack=named, count=count, treasure=wording.open_words(open_, value))


@remembered
def of_covered(words: Words, names: Names, seat: int, shows: int, face: int, added: int) -> str:
    """Describe the public part of a card that a seat has played."""
    half = wording.half_words(shows, face)
    if added:
        text = message("shown-covered-extras", seat=SeatName(seat), half=half, extras=wording.extras_words(added))
    else:
        text = message("shown-covered", seat=SeatName(seat), half=half)
    return words.say(text, names)


@remembered
def of_added(words: Words, names: Names, seat: int, added: int) -> str:
    """Describe the extra cards that a seat has added to its card."""
    return words.say(message("shown-added", seat=SeatName(seat), extras=wording.extras_words(added)), names)


@remembered
def of_uncovered(words: Words, names: Names, seat: int, card: int, added: int, value: int) -> str:
    """Describe a seat's card whose cover is off, and its value."""
    if added:
        extras = wording.extras_words(added)
        text = message("shown-counts", seat=SeatName(seat), card=wording.card_words(card), extras=extras, value=value)
    else:
        text = message("shown-uncovered", seat=wording.seat_words(seat), card=wording.card_words(card))
    return words.say(text, names)


@remembered
def of_harbour(words: Words, names: Names, seat: int, cards: int, extras: int) -> str:
    """Describe a seat and its holdings."""
    return words.say(message("shown-seat", seat=wording.seat_words(seat), cards=cards, extras=extras), names)


def moment(look: TableLook) -> str:
    """Describe the progress of the game, as part of a sentence."""
    return _far(look, "moment")


def heading(look: TableLook) -> str:
    """Describe the progress of the game, for the heading above the table."""
    return _far(look, "header")


def _far(look: TableLook, kind: str) -> str:
    words = look.scene.words
    if look.over:
        return words.text("moment-over")
    if look.phase in (DEALING, GIVING):
        return words.text(f"{kind}-gifts" if look.phase == GIVING else f"{kind}-dealing", round=look.round)
    return words.text(f"{kind}-trick", round=look.round, trick=look.trick, tricks=look.tricks)


class Shown(NamedTuple):
    """The public part of a card that a seat has played: the whole card, or a half, with `card` None."""

    seat: int
    card: int | None
    shows: int
    face: int
    added: int


Chest = tuple[int, int]
"""A visible treasure, and its value."""


def description(look: TableLook) -> str:
    """Describe the position in a few sentences."""
    words, names = look.scene.words, look.scene.names
    if look.over:
        sentences = [words.say(sentence, names) for sentence in _says_end(look)]
    else:
        sentences = [
            *_says_table(words, names, *_table(look)),
            *_says_others(words, names, _held(look)),
            *_says_own(look),
        ]
        if look.waiting:
            sentences.append(words.say(_says_waiting(look), names))
    if not sentences:
        return moment(look)
    described = sentences[0]
    for sentence in sentences[1:]:
        described = words.text("sentences", first=described, last=sentence)
    return described


def _says_end(look: TableLook) -> list[Message]:
    final = look.standings
    each = [
        message("says-points", seat=wording.seat_words(seat), points=points) for seat, points in enumerate(final.points)
    ]
    won = message("says-wins" if len(final.winners) == 1 else "says-share", seats=wording.seats_words(final.winners))
    return [message("says-final", points=and_list(each)), won]


def _table(look: TableLook) -> tuple[tuple[Chest, ...], tuple[tuple[int, Chest], ...], tuple[Shown, ...], bool]:
    """Return the open treasures on the stacks and piles, the trick so far, and whether its covers are off."""
    plain = look.plain

    def chests(treasures: Iterable[int | None]) -> list[Chest | None]:
        return [
            None
            if treasure is None or look.out_of_sight(treasure)
            else (treasure, wording.value_of(look.deck, treasure))
            for treasure in treasures
        ]

    open_ = tuple(chest for chest in chests(map(look.open_on, look.stacks)) if chest)
    tops = chests(treasure if treasure >= 0 else None for treasure in plain.pile[: plain.seats])
    piles = tuple((seat, chest) for seat, chest in enumerate(tops) if chest)
    played = tuple(
        Shown(
            seat, plain.island[seat] if look.settling else None, plain.shows[seat], plain.face[seat], plain.added[seat]
        )
        for seat in look.seats
        if look.settling or look.covered(seat)
    )
    return open_, piles, played, look.settling


@remembered
def _says_table(
    words: Words,
    names: Names,
    open_: tuple[Chest, ...],
    piles: tuple[tuple[int, Chest], ...],
    played: tuple[Shown, ...],
    uncovered: bool,
) -> tuple[str, ...]:
    sentences = []
    if open_:
        sentences.append(message("says-open", treasures=and_list([wording.open_words(*chest) for chest in open_])))
    if piles:
        each = [message("says-of-seat", seat=SeatName(seat), thing=wording.open_words(*chest)) for seat, chest in piles]
        sentences.append(message("says-piles", piles=and_list(each)))
    if played:
        cards = and_list([_says_card(shown) for shown in played])
        sentences.append(message("says-uncovered" if uncovered else "says-trick", cards=cards))
    return tuple(words.say(sentence, names) for sentence in sentences)


def _held(look: TableLook) -> tuple[tuple[int, int, int], ...]:
    """Return the others with the numbers of their island cards and extra cards."""
    return tuple((seat, look.plain.cards[seat], look.plain.extras[seat]) for seat in look.seats if seat != look.seat)


@remembered
def _says_others(words: Words, names: Names, held: tuple[tuple[int, int, int], ...]) -> tuple[str, ...]:
    return tuple(
        words.say(message("says-holds", seat=SeatName(seat), cards=cards, extras=extras), names)
        for seat, cards, extras in held
    )


def _says_card(shown: Shown) -> Message:
    card = wording.half_words(shown.shows, shown.face) if shown.card is None else wording.card_words(shown.card)
    thing = message("says-with", card=card, extras=wording.extras_words(shown.added)) if shown.added else card
    return message("says-of-seat", seat=SeatName(shown.seat), thing=thing)


def _says_own(look: TableLook) -> tuple[str, ...]:
    if look.seat == SPECTATOR:
        return ()
    covered = look.plain.island[look.seat] if look.covered(look.seat) else None
    return _says_hand(look.scene.words, look.scene.names, look.seat, covered, sum(1 << card for card in look.hand))


@remembered
def _says_hand(words: Words, names: Names, seat: int, covered: int | None, cards: int) -> tuple[str, ...]:
    sentences = []
    if covered is not None:
        sentences.append(message("says-own-card", seat=SeatName(seat), card=wording.card_words(covered)))
    if cards:
        sentences.append(message("says-own-hand", seat=SeatName(seat), cards=wording.hand_words(cards)))
    return tuple(words.say(sentence, names) for sentence in sentences)


def _says_waiting(look: TableLook) -> Message:
    if look.settling:
        return message(f"awaited-says-{look.action or 'treasure'}", seat=SeatName(look.waiting[0]))
    return message("says-waiting", seats=wording.seats_words(look.waiting))
