"""A picture of Sea & Shore in words: how far the game is, and the position in a few sentences."""

from spadework.engine.contract import SPECTATOR
from spadework.engine.picture.parts import remembered
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.sea_and_shore.notation.wording import (
    card_words,
    extras_words,
    half_words,
    hand_words,
    seats_words,
    treasure_words,
)
from spadework.games.sea_and_shore.picture.look import TableLook
from spadework.games.sea_and_shore.rules.state import DEALING, GIVING


def moment(look: TableLook) -> Message:
    """How far the game is, as part of a sentence."""
    return _far(look, "moment")


def heading(look: TableLook) -> Message:
    """How far the game is, above the table."""
    return _far(look, "header")


def _far(look: TableLook, kind: str) -> Message:
    if look.over:
        return message(f"{kind}-over")
    if look.phase in (DEALING, GIVING):
        return message(f"{kind}-gifts" if look.phase == GIVING else f"{kind}-dealing", round=look.round)
    return message(f"{kind}-trick", round=look.round, trick=look.trick, tricks=look.tricks)


def description(look: TableLook) -> Message:
    """The position in a few sentences."""
    told = _says_end(look) if look.over else [*_says_table(look), *_says_own(look), *_says_waiting(look)]
    if not told:
        return moment(look)
    described = told[0]
    for sentence in told[1:]:
        described = message("sentences", first=described, last=sentence)
    return described


def _says_end(look: TableLook) -> list[Message]:
    final = look.standings
    each = [message("says-points", seat=SeatName(seat), points=points) for seat, points in enumerate(final.points)]
    won = message("says-wins" if len(final.winners) == 1 else "says-share", seats=seats_words(final.winners))
    return [message("says-final", points=and_list(each)), won]


def _says_table(look: TableLook) -> list[Message]:
    """What lies open on the stacks and on the piles, and the trick so far."""
    told = []
    open_ = [treasure for stack in look.stacks if (treasure := look.open_on(stack)) is not None]
    seen = [treasure_words(look.deck, treasure) for treasure in open_ if not look.out_of_sight(treasure)]
    if seen:
        told.append(message("says-open", treasures=and_list(seen)))
    piles = [
        message("says-of-seat", seat=SeatName(seat), thing=treasure_words(look.deck, pile[0]))
        for seat in look.seats
        if (pile := look.pile(seat)) and not look.out_of_sight(pile[0])
    ]
    if piles:
        told.append(message("says-piles", piles=and_list(piles)))
    played = [_says_card(look, seat) for seat in look.seats if look.covered(seat) or look.settling]
    if played:
        told.append(message("says-uncovered" if look.settling else "says-trick", cards=and_list(played)))
    return told


def _says_card(look: TableLook, seat: int) -> Message:
    added = look.plain.added[seat]
    half = half_words(int(look.plain.shows[seat]), int(look.plain.face[seat]))
    card = card_words(int(look.plain.island[seat])) if look.settling else half
    thing = message("says-with", card=card, extras=extras_words(added)) if added else card
    return message("says-of-seat", seat=SeatName(seat), thing=thing)


def _says_own(look: TableLook) -> list[Message]:
    if look.seat == SPECTATOR:
        return []
    told = []
    if look.covered(look.seat):
        told.append(
            message("says-own-card", seat=SeatName(look.seat), card=card_words(int(look.plain.island[look.seat])))
        )
    if look.hand:
        told.append(_says_hand(look.seat, sum(1 << card for card in look.hand)))
    return told


@remembered
def _says_hand(seat: int, cards: int) -> Message:
    return message("says-own-hand", seat=SeatName(seat), cards=hand_words(cards))


def _says_waiting(look: TableLook) -> list[Message]:
    if not look.waiting:
        return []
    if look.settling:
        return [message(f"awaited-says-{look.action or 'treasure'}", seat=SeatName(look.waiting[0]))]
    return [message("says-waiting", seats=seats_words(look.waiting))]
