"""The lines of the log of Rat Alarm. Numbers in brackets are those of the rule book."""

from collections.abc import Iterator

from spadework.engine.contract import Record
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.rat_alarm.notation.results import cubes_won, victory_words
from spadework.games.rat_alarm.notation.wording import (
    card_words,
    cards_in,
    dropping_words,
    has_rat,
    kind_words,
    rat_name,
    rat_number,
    treasure_words,
)
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURYING,
    DEALING,
    DRAWING,
    DRAWING_FIRST,
    IN_HAND,
    KINDS,
    OVER,
    TURN,
    TURNED,
)


def tell(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """What `seat` saw happen between two of its views, line by line.

    Cards that were taken are counted, never named: what lies in the piles nobody may look up before the scoring (RA-25).
    """
    return [
        *_tell_start(before, after),
        *_tell_turned(deck, before, after),
        *_tell_leaving(deck, before, after),
        *_tell_buried(deck, before, after),
        *_tell_round(before, after),
        *_tell_end(deck, before, after),
    ]


def _tell_start(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == DEALING and after.phase != DEALING:
        yield message("told-cubes", cubes=and_list([_kind_with_cubes(after, kind) for kind in range(len(KINDS))]))
    if before.phase in (DEALING, DRAWING_FIRST) and after.phase == TURN:
        yield message("told-first", seat=SeatName(int(after.turn)))


def _kind_with_cubes(view: Record, kind: int) -> Message:
    better, other = sorted((int(value) for value in view.cubes[kind]), reverse=True)
    named = kind_words(kind)
    return (
        message("kind-two-cubes", kind=named, better=better, other=other)
        if other
        else message("kind-cube", kind=named, value=better)
    )


def _tell_turned(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.reshuffled and not before.reshuffled:
        yield message("told-reshuffled", count=int(before.discards).bit_count())
    seat = SeatName(int(after.turn))
    for card in cards_in(int(after.lies_open) & ~int(before.lies_open)):
        treasures = treasure_words(deck, 1 << card)
        if has_rat(deck, card):
            yield message("told-turns-up-rat", seat=seat, rat=rat_name(rat_number(deck, card)), treasures=treasures)
        else:
            yield message("told-turns-up", seat=seat, treasures=treasures)
    if after.phase == ALARM and before.phase != ALARM:
        yield message("told-alarm", seat=seat)
    if after.last_round and not before.last_round:
        yield message("told-last-round")


def _tell_leaving(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase not in (TURN, TURNED, ALARM) or after.phase == DRAWING or not _moved_on(before, after):
        return
    seat = SeatName(int(before.turn))
    if before.phase == TURNED and _stays_in(before, after):
        yield message("told-stays", seat=seat)
        return
    taken = int(after.taken[before.turn]) & ~int(before.taken[before.turn])
    if before.phase == ALARM:
        yield message("told-keeps-rat" if taken else "told-keeps-none", seat=seat)
    elif taken:
        yield message("told-drops", seat=seat, kind=dropping_words(int(after.named)), count=taken.bit_count())
    else:
        yield message("told-drops-empty", seat=seat, kind=dropping_words(int(after.named)))
    if not after.lies_open:
        yield message("told-in-the-middle", seat=seat)


def _moved_on(before: Record, after: Record) -> bool:
    return bool((before.phase, before.turn, before.rounds) != (after.phase, after.turn, after.rounds))


def _stays_in(before: Record, after: Record) -> bool:
    return bool(after.phase == TURN and after.rounds == before.rounds and after.spade[before.turn] == IN_HAND)


def _tell_buried(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if before.phase == BURYING and after.phase != BURYING:
        for card in cards_in(int(before.lies_open) & ~int(after.lies_open)):
            yield message("told-buries", seat=SeatName(int(before.turn)), card=card_words(deck, card))


def _tell_round(before: Record, after: Record) -> Iterator[Message]:
    if after.rounds > before.rounds:
        yield message("told-round-over", round=int(after.rounds))
        if after.phase != OVER:
            yield message("told-round-begins", seat=SeatName(int(after.turn)), round=int(after.rounds) + 1)


def _tell_end(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.phase != OVER or before.phase == OVER:
        return
    won = cubes_won(deck, after)
    for kind, name in enumerate(KINDS):
        takers = sorted((seat for seat in range(int(after.seats)) if won[seat][kind]), key=lambda s: -won[s][kind])
        if takers:
            cubes = and_list([message("takes-cube", seat=SeatName(seat), value=won[seat][kind]) for seat in takers])
            yield message("told-kind", kind=message(f"part-{name}"), cubes=cubes)
        else:
            yield message("told-kind-nobody", kind=message(f"part-{name}"))
    yield victory_words(deck, after)
