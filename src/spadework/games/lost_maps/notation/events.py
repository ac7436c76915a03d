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
    "event-dealt": "card",
    "event-keeps": "card",
    "event-displayed": "card",
    "event-expedition": "card",
    "event-crosses": "write",
    "event-coins": "coin",
    "event-palm": "coin",
    "event-cup": "chest",
    "event-fills": "chest",
    "event-takes": "card",
    "event-draws": "card",
}
OUTCOMES = frozenset({"event-coins", "event-palm", "event-cup", "event-fills", "event-wins", "event-share"})


def turn(_deck: Deck, view: Record) -> Turn:
    """Return the current turn, which is one expedition; its chapter is the round."""
    if view.start < 0:
        return Turn(message("turn-setting-up"), -1)
    number = min(int(view.turn) + 1, s.TURNS)
    return Turn(message("turn", round=int(view.rounds) + 1, turn=number, turns=s.TURNS), int(view.rounds))


def transient(options: Mapping[str, str]) -> Mapping[str, str]:
    """Return the messages about crosses, since crosses on paper don't show in which turn of the round they were made (LM-25)."""
    return {} if options.get("memory-aid") == "on" else {"event-crosses": ""}


def events(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """Return the log lines of events between two views of `seat`.

    Expeditions are counted, never named: nobody may look up those of earlier turns (LM-25).
    """
    return [
        *_deal_events(deck, before, after, seat),
        *_keeping_events(deck, before, after, seat),
        *_display_events(deck, before, after),
        *_start_events(before, after),
        *_expedition_events(before, after),
        *_replacements_events(deck, before, after),
        *_crossings_events(deck, before, after),
        *_symbols_events(before, after),
        *_third_action_events(deck, before, after),
        *_end_events(deck, before, after),
    ]


def in_turn(view: Record) -> list[int]:
    """Return the seats, clockwise from the start player."""
    seats = int(view.seats)
    start = max(int(view.start), 0)
    return [(start + later) % seats for later in range(seats)]


def _deal_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase == s.DEALING and after.phase == s.KEEPING:
        yield message("event-dealt")
        if seat != SPECTATOR:
            cards = [card_words(deck, int(card)) for card in after.hand[seat]]
            yield message("event-own-hand", seat=SeatName(seat), cards=and_list(cards))


def _keeping_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
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
    return message("event-keeps", seat=SeatName(seat), cards=and_list([card_words(deck, card) for card in cards]))


def _display_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for old, new in zip(before.display, after.display, strict=True):
        if new not in (s.NO_CARD, old):
            yield message("event-displayed", card=card_words(deck, int(new)))


def _start_events(before: Record, after: Record) -> Iterator[Message]:
    if before.start < 0 <= after.start:
        yield message("event-start", seat=SeatName(int(after.start)))


def _expedition_events(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == s.REVEALING and (after.phase, after.turn, after.rounds) != (
        before.phase,
        before.turn,
        before.rounds,
    ):
        yield message("event-expedition")


def _replacements_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase <= s.KEEPING:
        return
    for seat in in_turn(before):
        for slot in range(s.KEPT):
            card = int(after.card[seat, slot])
            if card not in (s.NO_CARD, int(before.card[seat, slot])):
                id = "event-takes" if card in before.display else "event-draws"
                yield message(id, seat=SeatName(seat), card=card_words(deck, card))


def _crossings_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for slot in range(s.KEPT):
            card = int(before.card[seat, slot])
            boxes = newly_crossed(deck, before, after, seat, slot) if card >= 0 else 0
            if boxes:
                yield message("event-crosses", seat=SeatName(seat), boxes=box_names(boxes), card=card_words(deck, card))


def newly_crossed(deck: Deck, before: Record, after: Record, seat: int, slot: int) -> int:
    """Return the boxes of a card crossed off between two views, as far as the views show them."""
    card = int(before.card[seat, slot])
    earlier = int(before.crossed[seat, slot]) | boxes_of_this_turn(before, seat, slot)
    if after.card[seat, slot] == card:
        return (int(after.crossed[seat, slot]) | boxes_of_this_turn(after, seat, slot)) & ~earlier
    # A card that is gone has been filled.
    return int(deck.record.boxes[card]) & ~earlier


def _symbols_events(before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        marked = int(after.coins[seat]) - int(before.coins[seat])
        if marked:
            yield message(
                "event-coins", seat=SeatName(seat), count=marked, coins=int(after.coins[seat]), most=s.ROWS * s.ROW
            )
        for palm in range(int(before.palms[seat]), int(after.palms[seat])):
            yield message("event-palm", seat=SeatName(seat), points=int(after.palm[seat, palm]))


def _third_action_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for seat in in_turn(before):
        for row in range(int(before.rows[seat]), int(after.rows[seat])):
            cup = int(after.cup[seat, row])
            yield (
                message("event-cup", seat=SeatName(seat), cup=cup)
                if cup
                else message("event-no-cup", seat=SeatName(seat))
            )
        filled = int(after.filled[seat]) & ~int(before.filled[seat])
        for card in range(len(deck.card_names)):
            if filled >> card & 1:
                yield message(
                    "event-fills",
                    seat=SeatName(seat),
                    card=card_words(deck, card),
                    points=int(deck.record.points[card]),
                )


def _end_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.rounds > before.rounds:
        yield message("event-round-over", round=int(after.rounds))
    if after.phase == s.OVER and before.phase != s.OVER:
        result = standings(scoring, deck.record, after)
        id = "event-wins" if len(result.winners) == 1 else "event-share"
        yield message(id, seats=seats_words(result.winners), points=result.best)
