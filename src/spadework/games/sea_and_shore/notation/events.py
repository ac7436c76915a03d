"""The log of Sea & Shore: its lines, headings and sounds. Numbers in brackets refer to the rule book."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

import numpy as np

from spadework.engine.interface import SPECTATOR, Record, Sound, Turn, seats_in
from spadework.engine.look import standings
from spadework.engine.words import Argument, Message, SeatName, and_list, message
from spadework.games.sea_and_shore.notation import wording
from spadework.games.sea_and_shore.rules import scoring, tricks
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.actions import CARDS_TRADED, EXTRAS_ROBBED
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.scoring import parts
from spadework.games.sea_and_shore.rules.setup import giver_to, receiver_of

OUTCOMES = frozenset(
    {
        "event-gives",
        "event-takes",
        "event-steals",
        "event-extras",
        "event-extras-short",
        "event-robs",
        "event-from-supply",
        "event-draws-from",
        "event-fetches",
        "event-fetches-own",
        "event-discards",
        "event-wins",
        "event-share",
    }
)


def turn(_deck: Deck, view: Record) -> Turn:
    """Return the current trick as the turn, and the round as its chapter."""
    dealing = view.phase in (s.DEALING, s.GIVING)
    heading = message("turn-deal", round=int(view.rounds) + 1)
    if not dealing:
        heading = message("turn", round=int(view.rounds) + 1, seat=SeatName(int(view.starter)))
    return Turn(heading, int(view.rounds))


SOUNDS: Mapping[str, Sound] = {
    "event-dealt": "card",
    "event-gift": "card",
    "event-gives": "card",
    "event-turned-up": "chest",
    "event-plays": "card",
    "event-plays-extras": "card",
    "event-covers": "alarm",
    "event-uncovered": "card",
    "event-uncovered-extras": "card",
    "event-extras": "coin",
    "event-extras-short": "coin",
    "event-takes": "chest",
    "event-steals": "danger",
    "event-robs": "danger",
    "event-from-supply": "coin",
    "event-draws-from": "card",
    "event-draws": "card",
    "event-returns": "card",
    "event-looks": "chest",
    "event-fetches": "card",
    "event-fetches-own": "card",
    "event-discards": "card",
    "event-round-points": "coin",
}


# How the cards of a trick rank


def in_turn(view: Record) -> list[int]:
    """Return the seats clockwise, beginning with the owner of the start card."""
    return [int(tricks.clockwise(view, distance)) for distance in range(int(view.seats))]


def ranked(trick: Record) -> list[int]:
    """Return the seats by the values of their cards, equal ones clockwise from the player who began (SS-24)."""
    return sorted(in_turn(trick), key=lambda seat: -int(tricks.value_played(trick, seat)))


def rivals_in(trick: Record, colour: int) -> list[int]:
    """Return the seats that compete in a colour, the winner first and the loser who gets extra cards last (SS-23, SS-28).

    Of two colours that count as one, those of both compete in the first, and nobody in the second (SS-31).
    """
    return [seat for seat in ranked(trick) if tricks.competes_as(trick, s.colour_of(int(trick.island[seat]))) == colour]


# Lines


def events(deck: Deck, before: Record, after: Record, seat: int) -> list[Message]:
    """Return the events between two views of a seat, one move apart, line by line.

    Everything is read from the views alone, so no seat learns things that only others have seen (SS-14, SS-20, SS-41, SS-42).
    """
    lines = [*_start_events(before, after), *_deal_events(before, after, seat), *_gifts_events(before, after, seat)]
    lines += [*_turned_up_events(deck, before, after), *_play_events(before, after, seat)]
    if before.phase >= s.PLAYING and after.phase != s.PLAYING and _moved_on(before, after):
        lines += _trick_events(deck, before, after, seat)
    return [*lines, *_round_events(deck, before, after), *_end_events(deck, before, after)]


def _moved_on(before: Record, after: Record) -> bool:
    return bool((before.phase, before.turn, before.owed) != (after.phase, after.turn, after.owed))


# The set-up of a round


def _start_events(before: Record, after: Record) -> Iterator[Message]:
    drawn = after.starter != s.NO_SEAT and (
        before.starter == s.NO_SEAT or (before.first != s.NO_SEAT and _untouched(before))
    )
    if drawn:
        yield message("event-round-begins", round=1)
        yield message("event-start", seat=SeatName(int(after.starter)))
    if before.phase == s.DEALING:
        yield from _sides_events(after, (card for card in range(2) if drawn or not before.side[card]))


def _untouched(view: Record) -> bool:
    """Return whether chance has not brought anything yet."""
    waiting = view.phase == s.DEALING and view.rounds == 0 and not view.cards.any()
    turned = (view.open != s.NO_TREASURE).any() or (view.side.astype(bool) & (view.side_option[0] == 0)).any()
    return bool(waiting and not turned)


def _sides_events(view: Record, action_cards: Iterable[int]) -> Iterator[Message]:
    for action_card in action_cards:
        if view.side[action_card]:
            yield wording.side_words(action_card, int(view.side[action_card]))


def _deal_events(before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase == s.DEALING and after.phase == s.GIVING:
        yield message("event-dealt", count=int(after.cards[0]))
        if seat != SPECTATOR:
            yield message("event-own-hand", seat=SeatName(seat), cards=wording.hand_words(int(after.hand[seat])))


def _gifts_events(before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase != s.GIVING:
        return
    for giver in seats_in(int(before.undecided) & ~int(after.undecided)):
        yield message("event-gift", seat=SeatName(giver))
    if after.phase == s.GIVING:
        return
    yield message("event-gifts")
    if seat != SPECTATOR:
        for giver, receiver in ((seat, receiver_of(after, seat)), (giver_to(after, seat), seat)):
            card = wording.card_words(int(after.gift[giver]))
            yield message("event-gives", seat=SeatName(giver), taker=SeatName(receiver), card=card)


def _turned_up_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    for stack in range(2):
        if after.open[stack] not in (s.NO_TREASURE, before.open[stack]):
            treasure = wording.treasure_words(deck, int(after.open[stack]))
            yield message("event-turned-up", treasure=treasure, stack=wording.stack_words(int(after.seats), stack))


# A trick


def _play_events(before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase != s.PLAYING or (after.phase == s.PLAYING and after.turn == before.turn):
        return
    player = int(before.turn)
    if after.phase != s.PLAYING:
        yield message("event-covers", seat=SeatName(player))
        return
    own = player == seat
    arguments: dict[str, Argument] = {
        "seat": SeatName(player),
        "card": wording.card_words(int(after.island[player])) if own else message("name-some-card"),
        "half": wording.half_words(int(after.shows[player]), int(after.face[player])),
    }
    added = int(after.added[player])
    if added:
        yield message("event-plays-extras", **arguments, extras=wording.extras_words(added))
    else:
        yield message("event-plays", **arguments)


def settled_trick(before: Record, after: Record) -> Record:
    """Return a trick whose covers are off, for the functions of `rules.tricks`.

    It is taken from the view after a move, also when the move has ended the trick. Only the cards, the extra cards played, the open
    treasures, the supply and the starter are valid in it.
    """
    trick = before.copy()
    ended = has_ended(before, after)
    trick.island[:] = after.last_island if ended else after.island
    trick.added[:] = after.last_added if ended else after.added
    return trick


def has_ended(before: Record, after: Record) -> bool:
    """Return whether the trick of `before` was over after the move."""
    return bool(after.starter != before.starter)


def _trick_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    trick = settled_trick(before, after)
    if before.phase == s.PLAYING:
        yield from _cards_events(trick)
        yield from _colours_events(trick)
        yield from _extras_events(trick)
    yield from _treasures_events(deck, before, after)
    yield from _pickpocket_events(before, after)
    yield from _trade_events(before, after, seat)
    yield from _salvage_events(before, after)
    yield from _put_back_events(deck, before, after, seat)
    yield from _activated_events(trick, before, after)
    yield from _dive_events(deck, before, after, seat)
    if has_ended(before, after):
        yield from _left_events(deck, before, after)


def _cards_events(trick: Record) -> Iterator[Message]:
    for seat in in_turn(trick):
        card, added = int(trick.island[seat]), int(trick.added[seat])
        if added:
            worth = wording.worth_words(int(s.colour_of(card)), int(tricks.value_played(trick, seat)))
            arguments = {"card": wording.card_words(card), "extras": wording.extras_words(added), "worth": worth}
            yield message("event-uncovered-extras", seat=SeatName(seat), **arguments)
        else:
            yield message("event-uncovered", seat=wording.seat_words(seat), card=wording.card_words(card))


def _colours_events(trick: Record) -> Iterator[Message]:
    """Report the winner of each colour and the others in it; of two colours that count as one, the winner of both (SS-23, SS-24, SS-31)."""
    for colour in range(len(s.COLOURS)):
        rivals = rivals_in(trick, colour)
        if not rivals:
            continue
        present = sorted({int(s.colour_of(int(trick.island[seat]))) for seat in rivals})
        named = [wording.colour_words(each) for each in present]
        if len(present) > 1:
            yield message("event-one-colour", first=named[0], second=named[1])
        winner, *others = rivals
        if others:
            beaten = wording.beaten_words(others)
            yield message("event-beats", seat=SeatName(winner), colour=and_list(named), seats=beaten)
        else:
            yield message("event-alone", seat=SeatName(winner), colour=named[0])
        yield from _ties_events(trick, rivals)


def _ties_events(trick: Record, rivals: list[int]) -> Iterator[Message]:
    for value in sorted({int(tricks.value_played(trick, seat)) for seat in rivals}, reverse=True):
        tied = [seat for seat in rivals if tricks.value_played(trick, seat) == value]
        if len(tied) > 1:
            yield message("event-tie", seats=wording.seats_words(tied))


def _extras_events(trick: Record) -> Iterator[Message]:
    """Report the extra cards handed out, by which the supply of `trick` goes down (SS-28, SS-29)."""
    for seat in in_turn(trick):
        won = int(tricks.extras_won(trick, seat))
        got = min(won, int(trick.supply))
        trick.supply -= got
        if got < won:
            yield message("event-extras-short", seat=SeatName(seat), extras=wording.extras_words(won), count=got)
        elif won:
            yield message("event-extras", seat=SeatName(seat), extras=wording.extras_words(won))


def _treasures_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    ended = has_ended(before, after)
    takers, robbed = (after.last_taker, after.last_robbed) if ended else (after.taker, after.robbed)
    new = [stack for stack in range(2) if takers[stack] not in (s.NO_SEAT, before.taker[stack])]
    for stack in sorted(new, key=lambda stack: in_turn(before).index(int(takers[stack]))):
        taker, victim = SeatName(int(takers[stack])), int(robbed[stack])
        if victim != s.NO_SEAT:
            stolen = wording.treasure_words(deck, int(before.pile[victim]))
            yield message("event-steals", seat=taker, victim=SeatName(victim), treasure=stolen)
        else:
            treasure = wording.treasure_words(deck, int(before.open[stack]))
            yield message(
                "event-takes", seat=taker, treasure=treasure, stack=wording.stack_words(int(before.seats), stack)
            )


def _left_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    """Report treasures that nobody took, which go under their stacks, and the start card moving on (SS-32, SS-34)."""
    for stack in range(2):
        taken = after.last_taker[stack] != s.NO_SEAT and after.last_robbed[stack] == s.NO_SEAT
        if before.open[stack] != s.NO_TREASURE and not taken:
            treasure = wording.treasure_words(deck, int(before.open[stack]))
            yield message("event-under", treasure=treasure, stack=wording.stack_words(int(before.seats), stack))
    if after.phase != s.OVER:
        yield message("event-start-moves", seat=SeatName(int(after.starter)))


# Actions


def _activated(trick: Record, before: Record, after: Record) -> list[int]:
    """Return the seats whose action has begun with this move, in their order."""
    to_act = int(before.activating)
    if before.phase == s.PLAYING:
        winners = [rivals[0] for rivals in map(partial(rivals_in, trick), range(len(s.COLOURS))) if rivals]
        to_act = sum(
            1 << winner
            for winner in winners
            if tricks.stack_with(trick, s.colour_of(int(trick.island[winner]))) == s.NO_STACK
        )
    begun = to_act & ~int(after.activating)
    return [seat for seat in in_turn(trick) if begun >> seat & 1]


def _activated_events(trick: Record, before: Record, after: Record) -> Iterator[Message]:
    """Report the actions triggered, and the results of those without a choice (SS-27, SS-40, SS-41)."""
    supply = int(trick.supply)
    for seat in _activated(trick, before, after):
        action = int(before.side[s.colour_of(int(trick.island[seat])) // 2])
        yield message("event-activates", seat=SeatName(seat), action=wording.action_words(action))
        if action == 1 and after.phase != s.ROBBING:
            taken = min(EXTRAS_ROBBED, supply)
            supply -= taken
            yield message("event-from-supply", seat=SeatName(seat), count=taken)
        if action == 2 and after.phase != s.DRAWING_FROM:
            yield message("event-no-trade")


def _pickpocket_events(before: Record, after: Record) -> Iterator[Message]:
    if before.phase == s.ROBBING:
        seats = range(int(before.seats))
        # A round that has ended has set up the next one, in which nobody has extra cards: their points are written down.
        ended = after.rounds > before.rounds and after.phase != s.OVER
        now = [2 * int(after.earned[seat, 1]) if ended else int(after.extras[seat]) for seat in seats]
        for seat in seats:
            if now[seat] <= int(before.extras[seat]) - EXTRAS_ROBBED:
                yield message("event-robs", seat=SeatName(int(before.turn)), victim=SeatName(seat))


def _trade_events(before: Record, after: Record, seat: int) -> Iterator[Message]:
    """Report cards that go from hand to hand; only the two seats learn which cards (SS-41)."""
    taker = int(before.turn)
    if before.phase == s.DRAWING_FROM:
        victim = int(after.victim)
        count = min(CARDS_TRADED, int(before.cards[victim]))
        yield message("event-draws-from", seat=SeatName(taker), victim=SeatName(victim), count=count)
    victim = int(before.victim)
    involved = seat in (taker, victim)
    moved = int(before.hand[seat]) ^ int(after.hand[seat]) if involved else 0
    arguments = {"seat": SeatName(taker), "victim": SeatName(victim)}
    if before.phase == s.DRAWING and involved:
        for card in wording.cards_in(moved):
            yield message("event-draws", **arguments, card=wording.card_words(card))
    if before.phase == s.GIVING_BACK:
        for named in [wording.card_words(card) for card in wording.cards_in(moved)] or [message("name-some-card")]:
            yield message("event-returns", **arguments, card=named)


def _dive_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    """Report a look into a stack; only the seat that looks learns the treasures (SS-42)."""
    if after.phase not in (s.PEEKING, s.ORDERING):
        return
    taker, stack = int(after.turn), int(after.looked_at)
    if before.phase not in (s.PEEKING, s.ORDERING):
        yield message("event-looks", seat=SeatName(taker), stack=wording.stack_words(int(after.seats), stack))
    if after.phase == s.ORDERING and before.phase != s.ORDERING and taker == seat:
        treasures = wording.treasures_words(deck, [int(top) for top in after.top[stack]])
        yield message("event-sees", seat=SeatName(taker), treasures=treasures)


def _put_back_events(deck: Deck, before: Record, after: Record, seat: int) -> Iterator[Message]:
    if before.phase != s.ORDERING:
        return
    taker = int(before.turn)
    tops = [int(top) for top in after.top[before.looked_at]]
    # With the last trick of a round the stacks are gone.
    if taker == seat and s.NO_TREASURE not in tops:
        yield message("event-puts-back-own", seat=SeatName(taker), treasures=wording.treasures_words(deck, tops))
    else:
        yield message("event-puts-back", seat=SeatName(taker))


def _salvage_events(before: Record, after: Record) -> Iterator[Message]:
    taker = int(before.turn)
    fetched = [seat for seat in range(int(before.seats)) if s.FETCHED in (before.shows[seat], after.shows[seat])]
    if before.phase == s.FETCHING:
        [player] = fetched
        card = wording.card_words(int(before.island[player]))
        if player == taker:
            yield message("event-fetches-own", seat=SeatName(taker), card=card)
        else:
            yield message("event-fetches", seat=SeatName(taker), card=card, player=SeatName(player))
    if before.phase == s.DISCARDING:
        # Public knowledge of the places of cards: the discarded card is gone. In the last trick it is the one fetched.
        known = int(before.may_lie[s.PUBLIC, taker]) & ~int(after.may_lie[s.PUBLIC, taker])
        [discarded] = wording.cards_in(known) or [int(before.island[seat]) for seat in fetched]
        yield message("event-discards", seat=SeatName(taker), card=wording.card_words(discarded))


# The end


def _round_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.rounds == before.rounds:
        return
    yield message("event-round-over", round=int(after.rounds))
    earned = np.zeros((s.MOST_SEATS, len(s.PARTS)), np.int32)
    parts(deck.record, after, earned)
    first = 2 * int(before.rounds)
    for seat in range(int(after.seats)):
        treasures, extras = int(earned[seat, first]), int(earned[seat, first + 1])
        arguments = {"points": treasures + extras, "treasures": treasures, "extras": extras}
        yield message("event-round-points", seat=wording.seat_words(seat), **arguments)
    if after.phase != s.OVER:
        yield message("event-round-begins", round=int(after.rounds) + 1)
        yield from _sides_events(after, range(2))


def _end_events(deck: Deck, before: Record, after: Record) -> Iterator[Message]:
    if after.phase == s.OVER and before.phase != s.OVER:
        final = standings(scoring, deck.record, after)
        id = "event-wins" if len(final.winners) == 1 else "event-share"
        yield message(id, seats=wording.seats_words(final.winners), points=final.best)
