"""The log of Lost Maps: its lines, turns and sounds. Numbers in brackets are those of the rule book."""

from collections.abc import Iterable, Iterator, Mapping

from spadework.engine.interface import SPECTATOR, Record, Sound, Turn
from spadework.engine.look import standings
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.notation.wording import box_names, boxes_of_this_turn, card_words, seats_words, slots_in
from spadework.games.lost_maps.rules import scoring
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import Deck

SOUNDS: Mapping[str, Sound] = {
    "told-dealt": "card",
    "told-keeps": "card",
    "told-displayed": "card",
    "told-expedition": "card",
    "told-crosses": "write",
    "told-coins": "coin",
    "told-palm": "coin",
    "told-cup": "chest",
    "told-fills": "chest",
    "told-takes": "card",
    "told-draws": "card",
}
OUTCOMES = frozenset({"told-coins", "told-palm", "told-cup", "told-fills", "told-wins", "told-share"})


def turn(_deck: Deck, view: Record) -> Turn:
    """A turn is one expedition; a chapter is one round."""
    if view.start < 0:
        return Turn(message("turn-setting-up"), -1)
    number = min(int(view.turn) + 1, s.TURNS)
    return Turn(message("turn", round=int(view.rounds) + 1, turn=number, turns=s.TURNS), int(view.rounds))


def passing(options: Mapping[str, str]) -> Mapping[str, str]:
    """Crosses on paper don't show in which turn of the round they were made (LM-25)."""
    return {} if options.get("memory-aid") == "on" else {"told-crosses": ""}


def tell(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """The log lines of events between two views of `seat`.

    Expeditions are counted, never named: nobody may look up those of earlier turns (LM-25).
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
    if before.phase == s.DEALING and after.phase == s.KEEPING:
        yield message("told-dealt")
        if seat != SPECTATOR:
            cards = [card_words(deck, int(card)) for card in after.hand[seat]]
            yield message("told-own-hand", seat=SeatName(seat), cards=and_list(cards))


def _tell_keeping(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase != s.KEEPING:
        return
    shown = after.phase != s.KEEPING
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
        if new not in (s.NO_CARD, old):
            yield message("told-displayed", card=card_words(deck, int(new)))


def _tell_start(before: Record, after: Record) -> Iterator[Message]:
    if before.start < 0 <= after.start:
        yield message("told-start", seat=SeatName(int(after.start)))


def _tell_expedition(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == s.REVEALING and (after.phase, after.turn, after.rounds) != (
        before.phase,
        before.turn,
        before.rounds,
    ):
        yield message("told-expedition")


def _tell_replacements(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase <= s.KEEPING:
        return
    for seat in in_turn(before):
        for slot in range(s.KEPT):
            card = int(after.card[seat, slot])
            if card not in (s.NO_CARD, int(before.card[seat, slot])):
                id = "told-takes" if card in before.display else "told-draws"
                yield message(id, seat=SeatName(seat), card=card_words(deck, card))


def _tell_crossings(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for slot in range(s.KEPT):
            card = int(before.card[seat, slot])
            boxes = newly_crossed(deck, before, after, seat, slot) if card >= 0 else 0
            if boxes:
                yield message("told-crosses", seat=SeatName(seat), boxes=box_names(boxes), card=card_words(deck, card))


def newly_crossed(deck: Deck, before: Record, after: Record, seat: int, slot: int) -> int:
    """The boxes of a card crossed off between two views, as far as the views show them."""
    card = int(before.card[seat, slot])
    earlier = int(before.crossed[seat, slot]) | boxes_of_this_turn(before, seat, slot)
    if after.card[seat, slot] == card:
        return (int(after.crossed[seat, slot]) | boxes_of_this_turn(after, seat, slot)) & ~earlier
    # A card that is gone has been filled.
    return int(deck.record.boxes[card]) & ~earlier


def _tell_symbols(before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        marked = int(after.coins[seat]) - int(before.coins[seat])
        if marked:
            yield message(
                "told-coins", seat=SeatName(seat), count=marked, coins=int(after.coins[seat]), most=s.ROWS * s.ROW
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
    if after.phase == s.OVER and before.phase != s.OVER:
        result = standings(scoring, deck.record, after)
        id = "told-wins" if len(result.winners) == 1 else "told-share"
        yield message(id, seats=seats_words(result.winners), points=result.best)
