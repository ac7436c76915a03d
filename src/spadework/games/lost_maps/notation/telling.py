"""The lines of the log of Lost Maps. Numbers in brackets are those of the rule book."""

from collections.abc import Iterable, Iterator

from spadework.engine.contract import SPECTATOR, Record
from spadework.engine.look import standings
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.notation.boxes import box_names, boxes_of_this_turn, slots_in
from spadework.games.lost_maps.notation.wording import card_words, seats_words
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import DEALING, KEEPING, KEPT, NO_CARD, OVER, REVEALING, ROW, ROWS, TURNS


def tell(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """What `seat` saw happen between two of its views, line by line.

    Expeditions are counted, never named: those turned up earlier in a round may not be looked up (LM-25).
    """
    return [
        *_tell_deal(deck, before, after, seat),
        *_tell_keeping(deck, before, after, seat),
        *_tell_display(deck, before, after),
        *_tell_start(before, after),
        *_tell_expedition(before, after),
        *_tell_replacements(deck, before, after),
        *_tell_crossings(deck, before, after),
        *_tell_symbols(before, after),
        *_tell_third_action(deck, before, after),
        *_tell_end(deck, before, after),
    ]


def in_turn(view: Record) -> list[int]:
    """The seats, clockwise from the start player."""
    seats = int(view.seats)
    start = max(int(view.start), 0)
    return [(start + later) % seats for later in range(seats)]


def _tell_deal(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase == DEALING and after.phase == KEEPING:
        yield message("told-dealt")
        if seat != SPECTATOR:
            cards = [card_words(deck, int(card)) for card in after.hand[seat]]
            yield message("told-own-hand", seat=SeatName(seat), cards=and_list(cards))


def _tell_keeping(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase != KEEPING:
        return
    shown = after.phase != KEEPING
    for other in range(int(after.seats)):
        if other == seat and before.keeping[seat]:
            continue
        if shown:
            yield _keeps(deck, other, [int(card) for card in after.card[other]])
        elif other == seat and after.keeping[seat]:
            yield _keeps(deck, seat, [int(after.hand[seat, slot]) for slot in slots_in(int(after.keeping[seat]))])


def _keeps(deck: Deck, seat: int, cards: Iterable[int]) -> Message:
    return message("told-keeps", seat=SeatName(seat), cards=and_list([card_words(deck, card) for card in cards]))


def _tell_display(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for old, new in zip(before.display, after.display, strict=True):
        if new not in (NO_CARD, old):
            yield message("told-displayed", card=card_words(deck, int(new)))


def _tell_start(before: Record, after: Record) -> Iterator[Message]:
    if before.start < 0 <= after.start:
        yield message("told-start", seat=SeatName(int(after.start)))


def _tell_expedition(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == REVEALING and (after.phase, after.turn, after.rounds) != (
        before.phase,
        before.turn,
        before.rounds,
    ):
        yield message("told-expedition", round=int(before.rounds) + 1, turn=int(before.turn) + 1, turns=TURNS)


def _tell_replacements(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase <= KEEPING:
        return
    for seat in in_turn(before):
        for slot in range(KEPT):
            card = int(after.card[seat, slot])
            if card not in (NO_CARD, int(before.card[seat, slot])):
                id = "told-takes" if card in before.display else "told-draws"
                yield message(id, seat=SeatName(seat), card=card_words(deck, card))


def _tell_crossings(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for slot in range(KEPT):
            card = int(before.card[seat, slot])
            boxes = newly_crossed(deck, before, after, seat, slot) if card >= 0 else 0
            if boxes:
                yield message("told-crosses", seat=SeatName(seat), boxes=box_names(boxes), card=card_words(deck, card))


def newly_crossed(deck: Deck, before: Record, after: Record, seat: int, slot: int) -> int:
    """The boxes of a card that came to be crossed off between two views, as far as they show it."""
    card = int(before.card[seat, slot])
    earlier = int(before.crossed[seat, slot]) | boxes_of_this_turn(before, seat, slot)
    if after.card[seat, slot] == card:
        return (int(after.crossed[seat, slot]) | boxes_of_this_turn(after, seat, slot)) & ~earlier
    # Only a filled card is ever put aside.
    return int(deck.record.boxes[card]) & ~earlier


def _tell_symbols(before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        marked = int(after.coins[seat]) - int(before.coins[seat])
        if marked:
            yield message(
                "told-coins", seat=SeatName(seat), count=marked, coins=int(after.coins[seat]), most=ROWS * ROW
            )
        for palm in range(int(before.palms[seat]), int(after.palms[seat])):
            yield message("told-palm", seat=SeatName(seat), points=int(after.palm[seat, palm]))


def _tell_third_action(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for row in range(int(before.rows[seat]), int(after.rows[seat])):
            cup = int(after.cup[seat, row])
            yield (
                message("told-cup", seat=SeatName(seat), cup=cup)
                if cup
                else message("told-no-cup", seat=SeatName(seat))
            )
        filled = int(after.filled[seat]) & ~int(before.filled[seat])
        for card in range(len(deck.card_names)):
            if filled >> card & 1:
                yield message(
                    "told-fills",
                    seat=SeatName(seat),
                    card=card_words(deck, card),
                    points=int(deck.record.points[card]),
                )


def _tell_end(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.rounds > before.rounds:
        yield message("told-round-over", round=int(after.rounds))
    if after.phase == OVER and before.phase != OVER:
        result = standings(rules, deck.record, after)
        id = "told-wins" if len(result.winners) == 1 else "told-share"
        yield message(id, seats=seats_words(result.winners), points=result.best)
