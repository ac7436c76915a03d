"""The log of Dragon Island: its lines, turns and sounds. Numbers in brackets are those of the rule book."""

from collections.abc import Iterator, Mapping

import numpy as np

from spadework.engine.codes import family_of
from spadework.engine.interface import SPECTATOR, Record, Sound, Turn, seats_in
from spadework.engine.look import standings
from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island.notation import wording
from spadework.games.dragon_island.rules import board, scoring
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.scoring import highest_coin


def events(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """Return the log lines for `seat` between two of its views, one move apart.

    They are read from the views alone, so they reveal neither cards that only others have seen nor the seats asked to react
    (DI-67, DI-74, DI-75).
    """
    return [
        *_start_events(before, after),
        *_move_events(deck, before, after),
        *_curse_events(deck, before, after),
        *_taken_events(deck, before, after, seat),
        *_lost_events(deck, before, after),
        *_end_of_turn_events(before, after),
        *_drawn_events(deck, before, after, seat),
        *_turn_events(deck, before, after, seat),
        *_end_events(deck, before, after),
    ]


def _start_events(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == s.STARTING and after.phase != s.STARTING:
        yield message("event-start", seat=SeatName(int(after.active)))


def _move_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    phase = int(before.phase)
    if phase == s.TURN:
        yield from _turn_taken_events(deck, before, after)
    elif phase == s.ANNOUNCED:
        yield from _reactions_events(deck, before, after)
    elif phase == s.LEAVING:
        yield from _leaving_events(deck, before, after)
    elif phase == s.SHARING:
        yield from _sharing_events(deck, before, after)
    elif phase == s.PASSING and after.phase == s.PASSING:
        for kind in wording.kinds_added(before.discard_pile, after.discard_pile):
            yield message("event-discards", seat=SeatName(int(before.active)), card=wording.card_words(deck, kind))
    elif phase == s.AGREEING:
        yield from _agreeing_events(before, after)


def _turn_taken_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    seat = SeatName(int(before.active))
    if _turn_ended(before, after):
        yield message("event-ends-turn", seat=seat)
    elif after.phase == s.ANNOUNCED:
        yield wording.announced_words(deck, after)
    elif after.phase == s.PASSING:
        yield message("event-passes", seat=seat)
    elif after.phase == s.AGREEING:
        yield message("event-proposes", seat=seat)


def _turn_ended(before: Record, after: Record) -> bool:
    """Return whether the active player draws now, or the next turn has begun without drawing."""
    if before.phase in (s.STARTING, s.DRAWING):
        return False
    return bool(after.phase == s.DRAWING or after.turns > before.turns)


# Leaving the treasure field


def _leaving_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Report the way out of the treasure field, to which nobody can react (DI-51)."""
    field = int(after.hunter[after.moved])
    out = message(
        "event-flies-out" if after.spent[s.FLIGHT] > before.spent[s.FLIGHT] else "event-leaves",
        treasure=wording.treasure_words(deck, int(before.next_pair)),
        to=wording.to_words(deck, before, field),
    )
    paid = [kind for kind in wording.kinds_added(before.spent, after.spent) if kind < 2 * s.DOUBLES]
    yield wording.sentence([out, *(wording.payment_words(deck, kind, int(before.tile[field])) for kind in paid)])
    if after.next_pair < s.PAIRS:
        yield message("event-next-treasure", treasure=wording.treasure_words(deck, int(after.next_pair)))
    else:
        yield message("event-last-treasure")


# Reactions, and effects of an announced action


def _reactions_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    played = [seat for seat in range(int(before.seats)) if after.cards[seat] < before.cards[seat]]
    spent = wording.kinds_added(before.spent, after.spent)
    if spent:
        yield _reaction_words(deck, before, after, played[0], spent[0])
    elif after.phase != s.ANNOUNCED or after.turns > before.turns:
        if before.slumber == s.NO_SEAT:
            yield from _effect_events(deck, before, after)
        else:
            yield _slept_words(before, after)


def _reaction_words(deck: Deck, before: Record, after: Record, seat: int, kind: int) -> Message:
    if after.slumber != s.NO_SEAT:
        begins = int(before.announced) == c.TURN_BEGINS
        text = message("event-slumber-at-once" if begins else "event-slumber", seat=SeatName(seat))
        return wording.sentence([wording.played_words(deck, text, kind, s.SLUMBER)])
    text = message("event-counterspell", seat=SeatName(seat), card=wording.action_words(_countered(before)))
    return wording.sentence([wording.played_words(deck, text, kind, s.COUNTERSPELL)])


def _countered(view: Record) -> int:
    if view.slumber != s.NO_SEAT:
        return s.SLUMBER
    return s.TERROR if family_of(int(view.announced), c.FAMILY) == c.TERROR else s.ATTACK


def _slept_words(before: Record, after: Record) -> Message:
    id = "event-slept-may-pass" if after.phase == s.PASSING else "event-slept"
    if int(before.announced) == c.TURN_BEGINS:
        id = "event-slept-at-once-may-pass" if after.phase == s.PASSING else "event-slept-at-once"
    return message(id, seat=SeatName(int(before.active)))


def _effect_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Report effects that the announcement does not mention."""
    action = int(before.announced)
    family = family_of(action, c.FAMILY)
    if family == c.GO:
        yield from _arrival_events(deck, before, after, action)
    elif family == c.TERROR:
        yield from _terror_events(deck, before, after, c.target_of(action))


def _arrival_events(deck: Deck, before: Record, after: Record, move: int) -> Iterator[Message]:
    hunter, field = int(c.hunter_of(before, move)), c.target_of(move)
    means = board.entering(before, hunter, field)
    if wording.brings_home(before, move):
        pair = int(before.carries[hunter])
        yield message(
            "event-home", treasure=wording.treasure_words(deck, pair), to=wording.to_words(deck, before, field)
        )
        if after.phase != s.SHARING:
            yield from _coins_events(deck, before, after)
    elif means == board.WAITING:
        yield message("event-waits", hunter=wording.hunter_words(deck, before, hunter))
    elif means == board.UNITING and after.phase == s.LEAVING:
        other = wording.hunter_words(deck, before, int(board.hunter_on(before, field, hunter)))
        yield message("event-meets", hunter=wording.hunter_words(deck, before, hunter), other=other)
    elif means in (board.JOINING, board.AMBUSH):
        partner = int(board.partner_of(after, hunter))
        yield message(
            "event-carry",
            hunter=wording.hunter_words(deck, after, hunter),
            other=wording.hunter_words(deck, after, partner),
            treasure=wording.treasure_words(deck, int(after.carries[hunter])),
        )


def _terror_events(deck: Deck, before: Record, after: Record, hunter: int) -> Iterator[Message]:
    yield message(
        "event-flees",
        hunter=wording.hunter_words(deck, before, hunter),
        to=wording.to_words(deck, before, board.boat_of(hunter)),
    )
    partner = int(board.partner_of(before, hunter))
    if partner != s.NO_HUNTER:
        treasure = wording.treasure_words(deck, int(after.carries[partner]))
        yield message("event-alone", hunter=wording.hunter_words(deck, after, partner), treasure=treasure)


def _lost_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Report treasures left alone, which are out of the game (DI-53)."""
    if (after.coins != before.coins).any():
        return
    for pair in sorted({int(pair) for pair in before.carries} - {int(pair) for pair in after.carries} - {s.NO_PAIR}):
        yield message("event-lost", treasure=wording.treasure_words(deck, pair))


# Cards that move from hand to hand


def _curse_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Report the hand discarded for a Curse (DI-63)."""
    if not _took_effect(before, after, c.PLAY) or int(before.announced) != c.PLAY + s.CURSE:
        return
    seat = SeatName(int(before.active))
    gone = wording.kinds_added(before.discard_pile, after.discard_pile)
    if gone:
        yield message("event-discards-hand", seat=seat, count=len(gone), cards=wording.cards_words(deck, gone))
    if after.phase != s.TAKING:
        yield message("event-no-cards", seat=seat)


def _took_effect(before: Record, after: Record, family: int) -> bool:
    """Return whether an announced action of a family has just taken effect."""
    return bool(
        before.phase == s.ANNOUNCED
        and after.phase != s.ANNOUNCED
        and family_of(int(before.announced), c.FAMILY) == family
        and before.slumber == s.NO_SEAT
        and not wording.kinds_added(before.spent, after.spent)
    )


def _taken_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    """Report cards drawn from a hand; only the two seats learn which (DI-63, DI-67)."""
    thief = SeatName(int(before.active))
    if before.phase == s.TAKING and seat in (before.active, before.victim):
        earlier, later = (wording.counted(view.hand[seat]) for view in (before, after))
        moved = wording.kinds_added(earlier, later) if seat == before.active else wording.kinds_added(later, earlier)
        for kind in moved:
            yield message(
                "event-takes", seat=thief, victim=SeatName(int(before.victim)), card=wording.card_words(deck, kind)
            )
    if after.phase == s.TAKING and (before.phase != s.TAKING or after.victim != before.victim):
        count, victim = int(after.left_to_draw), SeatName(int(after.victim))
        yield message("event-draws-from", seat=thief, victim=victim, count=count)


# At a boat


def _sharing_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Report sharing, or an Infidelity and the answer to it (DI-57)."""
    seat = SeatName(int(before.turn))
    if after.claims > before.claims:
        [kind] = wording.kinds_added(before.spent, after.spent)
        text = message("event-answers" if before.claims else "event-claims", seat=seat)
        yield wording.sentence([wording.played_words(deck, text, kind, s.INFIDELITY)])
    elif after.phase != s.SHARING:
        yield message("event-gives-in" if before.claims else "event-shares", seat=seat)
        yield from _coins_events(deck, before, after)


def _coins_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for winner, pair in np.argwhere(after.coins != before.coins).tolist():
        count = int(after.coins[winner, pair]) - int(before.coins[winner, pair])
        id = "event-both-coins" if count == s.COINS else "event-coin"
        yield message(id, seat=SeatName(winner), value=wording.value_of(deck, pair))


# The end of a turn


def _end_of_turn_events(before: Record, after: Record) -> Iterator[Message]:
    if _turn_ended(before, after) and after.phase == s.DRAWING:
        seat = int(after.turn)
        yield message("event-draws", seat=SeatName(seat), count=wording.cards_to_draw(after, seat))


def _drawn_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    """Report a card drawn, to its owner alone, and a renewed draw pile; the first hands are reported all together (DI-10, DI-27)."""
    if before.phase == s.DRAWING and before.turns > 0 and before.turn == seat:
        for kind in wording.kinds_added(wording.counted(before.hand[seat]), wording.counted(after.hand[seat])):
            yield message("event-drawn", card=wording.card_words(deck, kind))
    discarded = int(before.discard_pile.sum())
    if int(after.discard_pile.sum()) < discarded or after.in_draw_pile > before.in_draw_pile:
        yield message("event-shuffled", count=int(after.in_draw_pile))


def _turn_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if after.turns == before.turns:
        return
    if before.turns == 0:
        yield message("event-dealt", count=int(after.cards[0]))
        if seat != SPECTATOR:
            hand = [int(kind) for kind in after.hand[seat, : after.cards[seat]]]
            yield message("event-own-hand", seat=SeatName(seat), cards=wording.cards_words(deck, hand))
    if after.phase == s.OVER:
        yield message("event-limit", turns=int(after.limit))
    else:
        yield wording.announced_words(deck, after)


def _agreeing_events(before: Record, after: Record) -> Iterator[Message]:
    for seat in seats_in(int(before.undecided) & ~int(after.undecided)):
        yield message("event-answered", seat=SeatName(seat))
    if after.phase != s.AGREEING:
        yield message("event-agreed" if after.phase == s.OVER else "event-goes-on")


# The end


def _end_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.phase != s.OVER or before.phase == s.OVER:
        return
    if after.settled == after.pairs:
        yield message("event-over" if after.pairs == s.PAIRS else "event-over-early", pairs=int(after.pairs))
    final = standings(scoring, deck.record, after)
    id = "event-share" if len(final.winners) > 1 else "event-wins-by-coin" if final.by_tie_break else "event-wins"
    words = {"coin": int(highest_coin(deck.record, after, final.winners[0]))} if final.by_tie_break else {}
    yield message(id, seats=wording.seats_words(final.winners), points=final.best, **words)


OUTCOMES = frozenset(
    {
        "event-slept",
        "event-slept-may-pass",
        "event-slept-at-once",
        "event-slept-at-once-may-pass",
        "event-counterspell",
        "event-waits",
        "event-meets",
        "event-leaves",
        "event-flies-out",
        "event-carry",
        "event-flees",
        "event-alone",
        "event-lost",
        "event-home",
        "event-coin",
        "event-both-coins",
        "event-draws-from",
        "event-discards-hand",
        "event-passes",
        "event-agreed",
        "event-goes-on",
        "event-wins",
        "event-wins-by-coin",
        "event-share",
    }
)


def turn(_deck: Deck, view: Record) -> Turn:
    """Return the turn of a view, for the headings of the log."""
    if view.turns == 0:
        return Turn(message("turn-setting-up"))
    return Turn(message("turn", number=int(view.turns), seat=SeatName(int(view.active))))


SOUNDS: Mapping[str, Sound] = {
    "event-dealt": "card",
    "announced-step": "step",
    "announced-flight": "step",
    "announced-journey": "card",
    "announced-terror": "danger",
    "announced-attack": "danger",
    "announced-curse": "danger",
    "announced-forces": "card",
    "announced-elements": "card",
    "announced-new-dragon": "alarm",
    "announced-dragon": "alarm",
    "event-slumber": "danger",
    "event-slumber-at-once": "danger",
    "event-counterspell": "danger",
    "event-meets": "step",
    "event-next-treasure": "chest",
    "event-last-treasure": "chest",
    "event-carry": "chest",
    "event-flees": "step",
    "event-lost": "danger",
    "event-home": "chest",
    "event-claims": "danger",
    "event-answers": "danger",
    "event-coin": "coin",
    "event-both-coins": "coin",
    "event-takes": "card",
    "event-discards": "card",
    "event-draws": "card",
}
