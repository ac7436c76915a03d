"""What is told of a game of Dragon Island: the lines of the log. Numbers in brackets are those of the rule book."""

from collections.abc import Iterator

import numpy as np

from spadework.engine.codes import family_of
from spadework.engine.contract import SPECTATOR, Record, seats_in
from spadework.engine.look import standings
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.notation.announcing import announced_words, brings_home
from spadework.games.dragon_island.notation.wording import (
    action_words,
    card_words,
    cards_to_draw,
    cards_words,
    counted,
    hunter_words,
    kinds_added,
    payment_words,
    played_words,
    seats_words,
    sentence,
    to_words,
    treasure_words,
    value_of,
)
from spadework.games.dragon_island.rules.board import (
    AMBUSH,
    JOINING,
    UNITING,
    WAITING,
    boat_of,
    entering,
    hunter_on,
    partner_of,
)
from spadework.games.dragon_island.rules.codes import (
    FAMILY,
    GO,
    PLAY,
    TERRIFY,
    TURN_BEGINS,
    hunter_of,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.scoring import highest_coin
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ATTACK,
    COINS,
    COUNTERSPELL,
    CURSE,
    DOUBLES,
    DRAWING,
    FLIGHT,
    INFIDELITY,
    LEAVING,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    OVER,
    PAIRS,
    PASSING,
    SHARING,
    SLUMBER_CARD,
    STARTING,
    TAKING,
    TERROR,
    TURN,
)


def tell(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """What `seat` saw happen between two of its views, line by line; they are one move apart.

    Everything is read from the views alone, so nobody is told which cards only others have seen, nor who was asked to react
    (DI-67, DI-74, DI-75).
    """
    return [
        *_tell_start(before, after),
        *_tell_move(deck, before, after),
        *_tell_curse(deck, before, after),
        *_tell_taken(deck, before, after, seat),
        *_tell_lost(deck, before, after),
        *_tell_end_of_turn(before, after),
        *_tell_drawn(deck, before, after, seat),
        *_tell_turn(deck, before, after, seat),
        *_tell_end(deck, before, after),
    ]


def _tell_start(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == STARTING and after.phase != STARTING:
        yield message("told-start", seat=SeatName(int(after.active)))


def _tell_move(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    phase = int(before.phase)
    if phase == TURN:
        yield from _tell_turn_taken(deck, before, after)
    elif phase == ANNOUNCED:
        yield from _tell_reactions(deck, before, after)
    elif phase == LEAVING:
        yield from _tell_leaving(deck, before, after)
    elif phase == SHARING:
        yield from _tell_sharing(deck, before, after)
    elif phase == PASSING and after.phase == PASSING:
        for kind in kinds_added(before.discard_pile, after.discard_pile):
            yield message("told-discards", seat=SeatName(int(before.active)), card=card_words(deck, kind))
    elif phase == AGREEING:
        yield from _tell_agreeing(before, after)


def _tell_turn_taken(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    seat = SeatName(int(before.active))
    if _turn_ended(before, after):
        yield message("told-ends-turn", seat=seat)
    elif after.phase == ANNOUNCED:
        yield announced_words(deck, after)
    elif after.phase == PASSING:
        yield message("told-passes", seat=seat)
    elif after.phase == AGREEING:
        yield message("told-proposes", seat=seat)


def _turn_ended(before: Record, after: Record) -> bool:
    """Whether the active player draws now, or the next turn has begun at once."""
    if before.phase in (STARTING, DRAWING):
        return False
    return bool(after.phase == DRAWING or after.turns > before.turns)


# Leaving the treasure field


def _tell_leaving(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """The way out, to which nobody reacts (DI-51)."""
    field = int(after.hunter[after.moved])
    out = message(
        "told-flies-out" if after.spent[FLIGHT] > before.spent[FLIGHT] else "told-leaves",
        treasure=treasure_words(deck, int(before.next_pair)),
        to=to_words(deck, before, field),
    )
    paid = [kind for kind in kinds_added(before.spent, after.spent) if kind < 2 * DOUBLES]
    yield sentence([out, *(payment_words(deck, kind, int(before.tile[field])) for kind in paid)])
    if after.next_pair < PAIRS:
        yield message("told-next-treasure", treasure=treasure_words(deck, int(after.next_pair)))
    else:
        yield message("told-last-treasure")


# Reactions, and what comes of an announcement


def _tell_reactions(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    played = [seat for seat in range(int(before.seats)) if after.cards[seat] < before.cards[seat]]
    spent = kinds_added(before.spent, after.spent)
    if spent:
        yield _reaction_words(deck, before, after, played[0], spent[0])
    elif after.phase != ANNOUNCED or after.turns > before.turns:
        if before.slumber == NO_SEAT:
            yield from _tell_effect(deck, before, after)
        else:
            yield _slept_words(before, after)


def _reaction_words(deck: Deck, before: Record, after: Record, seat: int, kind: int) -> Message:
    if after.slumber != NO_SEAT:
        begins = int(before.announced) == TURN_BEGINS
        told = message("told-slumber-at-once" if begins else "told-slumber", seat=SeatName(seat))
        return sentence([played_words(deck, told, kind, SLUMBER_CARD)])
    told = message("told-counterspell", seat=SeatName(seat), card=action_words(_countered(before)))
    return sentence([played_words(deck, told, kind, COUNTERSPELL)])


def _countered(view: Record) -> int:
    if view.slumber != NO_SEAT:
        return SLUMBER_CARD
    return TERROR if family_of(int(view.announced), FAMILY) == TERRIFY else ATTACK


def _slept_words(before: Record, after: Record) -> Message:
    id = "told-slept-may-pass" if after.phase == PASSING else "told-slept"
    if int(before.announced) == TURN_BEGINS:
        id = "told-slept-at-once-may-pass" if after.phase == PASSING else "told-slept-at-once"
    return message(id, seat=SeatName(int(before.active)))


def _tell_effect(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """What the announcement has not said."""
    action = int(before.announced)
    family = family_of(action, FAMILY)
    if family == GO:
        yield from _tell_arrival(deck, before, after, action)
    elif family == TERRIFY:
        yield from _tell_terror(deck, before, after, target_of(action))


def _tell_arrival(deck: Deck, before: Record, after: Record, move: int) -> Iterator[Message]:
    hunter, field = int(hunter_of(before, move)), target_of(move)
    means = entering(before, hunter, field)
    if brings_home(before, move):
        pair = int(before.carries[hunter])
        yield message("told-home", treasure=treasure_words(deck, pair), to=to_words(deck, before, field))
        if after.phase != SHARING:
            yield from _tell_coins(deck, before, after)
    elif means == WAITING:
        yield message("told-waits", hunter=hunter_words(deck, before, hunter))
    elif means == UNITING and after.phase == LEAVING:
        other = hunter_words(deck, before, int(hunter_on(before, field, hunter)))
        yield message("told-meets", hunter=hunter_words(deck, before, hunter), other=other)
    elif means in (JOINING, AMBUSH):
        partner = int(partner_of(after, hunter))
        carriers = and_list([hunter_words(deck, after, carrier) for carrier in (hunter, partner)])
        yield message("told-carry", hunters=carriers, treasure=treasure_words(deck, int(after.carries[hunter])))


def _tell_terror(deck: Deck, before: Record, after: Record, hunter: int) -> Iterator[Message]:
    yield message("told-flees", hunter=hunter_words(deck, before, hunter), to=to_words(deck, before, boat_of(hunter)))
    partner = int(partner_of(before, hunter))
    if partner != NO_HUNTER:
        treasure = treasure_words(deck, int(after.carries[partner]))
        yield message("told-alone", hunter=hunter_words(deck, after, partner), treasure=treasure)


def _tell_lost(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Treasures that nobody stands with any more, and that brought no coins (DI-53)."""
    if (after.coins != before.coins).any():
        return
    for pair in sorted({int(pair) for pair in before.carries} - {int(pair) for pair in after.carries} - {NO_PAIR}):
        yield message("told-lost", treasure=treasure_words(deck, pair))


# Cards that go from hand to hand


def _tell_curse(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """The hand that a Curse costs (DI-63)."""
    if not _took_effect(before, after, PLAY) or int(before.announced) != PLAY + CURSE:
        return
    seat = SeatName(int(before.active))
    gone = kinds_added(before.discard_pile, after.discard_pile)
    if gone:
        yield message("told-discards-hand", seat=seat, count=len(gone), cards=cards_words(deck, gone))
    if after.phase != TAKING:
        yield message("told-no-cards", seat=seat)


def _took_effect(before: Record, after: Record, family: int) -> bool:
    """Whether an announcement of a family was settled, and nobody had stopped it."""
    return bool(
        before.phase == ANNOUNCED
        and after.phase != ANNOUNCED
        and family_of(int(before.announced), FAMILY) == family
        and before.slumber == NO_SEAT
        and not kinds_added(before.spent, after.spent)
    )


def _tell_taken(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    """From whose hand cards are drawn; only these two are told which (DI-63, DI-67)."""
    thief = SeatName(int(before.active))
    if before.phase == TAKING and seat in (before.active, before.victim):
        earlier, later = (counted(view.hand[seat]) for view in (before, after))
        moved = kinds_added(earlier, later) if seat == before.active else kinds_added(later, earlier)
        for kind in moved:
            yield message("told-takes", seat=thief, victim=SeatName(int(before.victim)), card=card_words(deck, kind))
    if after.phase == TAKING and (before.phase != TAKING or after.victim != before.victim):
        count, victim = int(after.left_to_draw), SeatName(int(after.victim))
        yield message("told-draws-from", seat=thief, victim=victim, count=count)


# At a boat


def _tell_sharing(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Sharing, or a claim with an Infidelity and the answer to it (DI-57)."""
    seat = SeatName(int(before.turn))
    if after.claims > before.claims:
        [kind] = kinds_added(before.spent, after.spent)
        told = message("told-answers" if before.claims else "told-claims", seat=seat)
        yield sentence([played_words(deck, told, kind, INFIDELITY)])
    elif after.phase != SHARING:
        yield message("told-gives-in" if before.claims else "told-shares", seat=seat)
        yield from _tell_coins(deck, before, after)


def _tell_coins(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for winner, pair in np.argwhere(after.coins != before.coins).tolist():
        count = int(after.coins[winner, pair]) - int(before.coins[winner, pair])
        id = "told-both-coins" if count == COINS else "told-coin"
        yield message(id, seat=SeatName(winner), value=value_of(deck, pair))


# The end of a turn


def _tell_end_of_turn(before: Record, after: Record) -> Iterator[Message]:
    if _turn_ended(before, after) and after.phase == DRAWING:
        seat = int(after.turn)
        yield message("told-draws", seat=SeatName(seat), count=cards_to_draw(after, seat))


def _tell_drawn(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    """A card drawn in the game is told to its owner, those of the first hands all at once (DI-10, DI-27)."""
    if before.phase == DRAWING and before.turns > 0 and before.turn == seat:
        for kind in kinds_added(counted(before.hand[seat]), counted(after.hand[seat])):
            yield message("told-drawn", card=card_words(deck, kind))
    discarded = int(before.discard_pile.sum())
    if int(after.discard_pile.sum()) < discarded or after.in_draw_pile > before.in_draw_pile:
        yield message("told-shuffled", count=int(after.in_draw_pile))


def _tell_turn(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if after.turns == before.turns:
        return
    if before.turns == 0:
        yield message("told-dealt", count=int(after.cards[0]))
        if seat != SPECTATOR:
            hand = [int(kind) for kind in after.hand[seat, : after.cards[seat]]]
            yield message("told-own-hand", seat=SeatName(seat), cards=cards_words(deck, hand))
    if after.phase == OVER:
        yield message("told-limit", turns=int(after.limit))
    else:
        yield announced_words(deck, after)


def _tell_agreeing(before: Record, after: Record) -> Iterator[Message]:
    for seat in seats_in(int(before.undecided) & ~int(after.undecided)):
        yield message("told-answered", seat=SeatName(seat))
    if after.phase != AGREEING:
        yield message("told-agreed" if after.phase == OVER else "told-goes-on")


# The end


def _tell_end(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.phase != OVER or before.phase == OVER:
        return
    if after.settled == after.pairs:
        yield message("told-over" if after.pairs == PAIRS else "told-over-early", pairs=int(after.pairs))
    final = standings(rules, deck.record, after)
    id = "told-share" if len(final.winners) > 1 else "told-wins-by-coin" if final.by_tie_break else "told-wins"
    words = {"coin": int(highest_coin(deck.record, after, final.winners[0]))} if final.by_tie_break else {}
    yield message(id, seats=seats_words(final.winners), points=final.best, **words)
