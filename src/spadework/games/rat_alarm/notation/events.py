"""The log of Rat Alarm: its lines, headings and sounds."""

from collections.abc import Iterator, Mapping

from spadework.engine.interface import Record, Sound, Turn
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.rat_alarm.notation import wording
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.material import Deck

OUTCOMES = frozenset(
    {
        "event-turns-up",
        "event-turned-up",
        "event-turns-up-rat",
        "event-turned-up-rat",
        "event-alarm",
        "event-drops",
        "event-drops-empty",
        "event-keeps-rat",
        "event-keeps-none",
        "event-wins",
        "event-wins-by-rats",
        "event-share",
    }
)


def turn(_deck: Deck, view: Record) -> Turn:
    """Return the current player's turn; all rounds are one chapter, since piles stay closed until the scoring (RA-25)."""
    if view.phase in (s.DEALING, s.DRAWING_FIRST):
        return Turn(message("turn-setting-up"))
    return Turn(message("turn", round=int(view.rounds) + 1, seat=SeatName(int(view.turn))), int(view.phase == s.OVER))


def transient(_options: Mapping[str, str]) -> Mapping[str, str]:
    """Return the messages about cards turned up, which are not kept, since they would reveal the contents of the piles (RA-25)."""
    return {"event-turns-up": "event-turned-up", "event-turns-up-rat": "event-turned-up-rat"}


SOUNDS: Mapping[str, Sound] = {
    "event-cubes": "coin",
    "event-two-cubes": "coin",
    "event-turns-up": "card",
    "event-turned-up": "card",
    "event-turns-up-rat": "danger",
    "event-turned-up-rat": "danger",
    "event-alarm": "alarm",
    "event-drops": "chest",
    "event-drops-empty": "step",
    "event-keeps-rat": "chest",
    "event-buries": "step",
    "event-kind": "coin",
}


def events(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """Return the events between two views of a seat, line by line.

    Cards that were taken are counted, never named: nobody may look through the piles before the scoring (RA-25).
    """
    return [
        *_start_events(before, after),
        *_turned_events(deck, before, after),
        *_leaving_events(deck, before, after),
        *_buried_events(deck, before, after),
        *_round_events(before, after),
        *_end_events(deck, before, after),
    ]


def _start_events(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == s.DEALING and after.phase != s.DEALING:
        yield message(
            "event-two-cubes" if after.seats > 2 else "event-cubes",
            cubes=and_list([wording.kind_with_cubes(kind, after.cubes[kind]) for kind in range(len(s.KINDS))]),
        )
    if before.phase in (s.DEALING, s.DRAWING_FIRST) and after.phase == s.TURN:
        yield message("event-first", seat=SeatName(int(after.turn)))


def _turned_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.reshuffled and not before.reshuffled:
        yield message("event-reshuffled", count=int(before.discards).bit_count())
    seat = SeatName(int(after.turn))
    for card in wording.cards_in(int(after.lies_open) & ~int(before.lies_open)):
        treasures = wording.treasure_words(deck, 1 << card)
        if wording.has_rat(deck, card):
            yield message(
                "event-turns-up-rat",
                seat=seat,
                rat=wording.rat_name(wording.rat_number(deck, card)),
                treasures=treasures,
            )
        else:
            yield message("event-turns-up", seat=seat, treasures=treasures)
    if after.phase == s.ALARM and before.phase != s.ALARM:
        yield message("event-alarm", seat=seat)
    if after.last_round and not before.last_round:
        yield message("event-last-round")


def _leaving_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase not in (s.TURN, s.TURNED, s.ALARM) or after.phase == s.DRAWING or not _moved_on(before, after):
        return
    seat = SeatName(int(before.turn))
    if before.phase == s.TURNED and _stays_in(before, after):
        yield message("event-stays", seat=seat)
        return
    taken = int(after.taken[before.turn]) & ~int(before.taken[before.turn])
    if before.phase == s.ALARM:
        yield message("event-keeps-rat" if taken else "event-keeps-none", seat=seat)
    elif taken:
        yield message("event-drops", seat=seat, kind=wording.dropping_words(int(after.named)), count=taken.bit_count())
    else:
        yield message("event-drops-empty", seat=seat, kind=wording.dropping_words(int(after.named)))
    if not after.lies_open:
        yield message("event-in-the-middle", seat=seat)


def _moved_on(before: Record, after: Record) -> bool:
    return bool((before.phase, before.turn, before.rounds) != (after.phase, after.turn, after.rounds))


def _stays_in(before: Record, after: Record) -> bool:
    return bool(after.phase == s.TURN and after.rounds == before.rounds and after.spade[before.turn] == s.IN_HAND)


def _buried_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase == s.BURYING and after.phase != s.BURYING:
        for card in wording.cards_in(int(before.lies_open) & ~int(after.lies_open)):
            yield message("event-buries", seat=SeatName(int(before.turn)), card=wording.card_words(deck, card))


def _round_events(before: Record, after: Record) -> Iterator[Message]:
    if after.rounds > before.rounds:
        yield message("event-round-over", round=int(after.rounds))
        if after.phase != s.OVER:
            yield message("event-round-begins", seat=SeatName(int(after.turn)), round=int(after.rounds) + 1)


def _end_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.phase != s.OVER or before.phase == s.OVER:
        return
    won = wording.cubes_won(deck, after)
    for kind, name in enumerate(s.KINDS):
        takers = sorted(
            (seat for seat in range(int(after.seats)) if won[seat][kind]), key=lambda seat: -won[seat][kind]
        )
        if takers:
            cubes = and_list([message("takes-cube", seat=SeatName(seat), value=won[seat][kind]) for seat in takers])
            yield message("event-kind", kind=message(f"part-{name}"), cubes=cubes)
        else:
            yield message("event-kind-nobody", kind=message(f"part-{name}"))
    yield wording.victory_words(deck, after)
