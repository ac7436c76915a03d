"""Explanations of the elements of a picture, from the viewer's knowledge: the nature of each, its present effect, and the reason."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from spadework.engine.interface import SPECTATOR, Record
from spadework.engine.picture.parts import Plain
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.sea_and_shore.notation import wording
from spadework.games.sea_and_shore.notation.texts import CARD_NAMES
from spadework.games.sea_and_shore.picture import look
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.actions import who_can_be_robbed, who_has_cards
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.setup import list_gifts, receiver_of
from spadework.games.sea_and_shore.rules.tricks import may_steal_from, stack_with


@dataclass(frozen=True)
class Situation:
    """A view and its viewer."""

    deck: Deck
    view: Record
    seat: int
    """The viewer."""

    @cached_property
    def table(self) -> Plain:
        """The view, read once."""
        return Plain(self.view)

    @cached_property
    def settled(self) -> look.SettledTrick | None:
        """The trick whose covers are off, as the picture shows it."""
        return look.settled_trick(self.table)

    @property
    def settling(self) -> bool:
        """Whether the covers are off and a seat must still decide."""
        return self.table.phase in look.SETTLING

    def asks(self, phase: int) -> bool:
        """Return whether the viewer decides in a phase."""
        return self.seat != SPECTATOR and self.table.phase == phase and self.table.turn == self.seat


def joined(*sentences: Message) -> Message:
    """Join sentences into one message; there must be at least one."""
    first, *others = sentences
    for other in others:
        first = message("sentences", first=first, last=other)
    return first


def hand_card(now: Situation, card: int) -> Message | None:
    """Explain a card in the viewer's hand: its island, the inhabitants of its sea, and its use now."""
    if now.seat == SPECTATOR or not now.table.hand[now.seat] >> card & 1:
        return None
    island, life = message(f"about-shore-{s.number_of(card)}"), message(f"about-sea-{s.COLOURS[s.colour_of(card)]}")
    return joined(island, life, _gift(now, card) if now.table.phase == s.GIVING else _use(now, card))


def _gift(now: Situation, card: int) -> Message:
    """Explain whether a card is the gift, or why it can't be (SS-14)."""
    table, named = now.table, wording.card_words(card)
    taker = SeatName(receiver_of(now.view, now.seat))
    if not table.undecided >> now.seat & 1:
        if card == table.gift[now.seat]:
            return message("about-card-given", card=named, seat=taker)
        return message("about-card-kept", card=named)
    moves = np.empty(s.MOST_COLOURS, np.int32)
    gifts = [int(move) - s.GIVE for move in moves[: list_gifts(table.hand[now.seat], moves)]]
    if card in gifts:
        return message("about-card-gift" if len(gifts) == 1 else "about-card-gift-choice", card=named, seat=taker)
    for gift in gifts:
        if s.colour_of(gift) == s.colour_of(card):
            return message("about-card-gift-higher", card=named, gift=wording.card_words(gift))
    return message("about-card-gift-longer", card=named, colour=wording.colour_words(s.colour_of(gifts[0])))


def _use(now: Situation, card: int) -> Message:
    """Explain the present use of a card, or what must come before it."""
    table, named = now.table, wording.card_words(card)
    if now.asks(s.GIVING_BACK):
        return message("about-card-return", card=named, seat=SeatName(table.victim))
    if now.asks(s.DISCARDING):
        return message("about-card-discard", card=named)
    if now.asks(s.PLAYING):
        play, extras = message("about-card-play", card=named), table.extras[now.seat]
        if not extras:
            return play
        worth = min(s.NUMBERS, s.number_of(card) + extras)
        return joined(play, message("about-card-worth", extras=wording.extras_words(extras), worth=worth))
    if table.phase == s.PLAYING and table.shows[now.seat] == s.NOT_PLAYED:
        return message("about-card-waiting", card=named, seat=SeatName(table.turn))
    if table.phase == s.PLAYING:
        return message("about-card-later", card=named)
    return message("about-card-settling" if now.settling else "about-card-dealt", card=named)


def played(now: Situation, id: str) -> Message | None:
    """Explain a card on the table, as far as the viewer's view contains it."""
    table = now.table
    for seat in range(table.seats):
        if table.shows[seat] in (s.SEA_SHOWN, s.SHORE_SHOWN) and id == look.played_id(table, seat, settled=False):
            half = wording.half_words(table.shows[seat], table.face[seat])
            if seat == now.seat:
                return message("about-covered-own", card=wording.card_words(table.island[seat]), half=half)
            return message("about-covered", seat=SeatName(seat), half=half)
        if id == look.played_id(table, seat, settled=True):
            return _uncovered(now, seat)
    return None


def _uncovered(now: Situation, seat: int) -> Message | None:
    for colour in now.settled.colours if now.settled else ():
        for place, card in enumerate(colour.played):
            if card.seat == seat:
                fetch = [message("about-card-fetch")] if now.asks(s.FETCHING) else []
                return joined(_counts(card), *_as_one(colour), *_outcome(colour, place), *fetch)
    return None


def _counts(card: look.Played) -> Message:
    seat, named = SeatName(card.seat), wording.card_words(card.card)
    if not card.added:
        return message("about-uncovered", seat=seat, card=named)
    return message(
        "about-uncovered-extras", seat=seat, card=named, extras=wording.extras_words(card.added), value=card.value
    )


def _as_one(colour: look.SettledColour) -> list[Message]:
    if len(colour.colours) == 1:
        return []
    first, second = map(wording.colour_words, colour.colours)
    return [message("about-as-one", first=first, second=second)]


def _outcome(colour: look.SettledColour, place: int) -> list[Message]:
    """Explain why a card has won or lost its colour; the cards of a colour are counted from the winner's (SS-23, SS-24, SS-28)."""
    first, own = colour.played[0], colour.played[place]
    if place == 0:
        if len(colour.played) == 1:
            return [message("about-card-alone")]
        tied = colour.played[1].value == first.value
        return [message("about-card-wins-tie" if tied else "about-card-wins")]
    tied = own.value == first.value
    beaten = message("about-card-equal" if tied else "about-card-beaten", seat=SeatName(first.seat))
    if place < len(colour.played) - 1:
        tied = colour.played[-1].value == own.value
        return [beaten, message("about-card-between-tie" if tied else "about-card-between")]
    if colour.consoled is None:
        return [beaten, message("about-card-no-extras")]
    return [beaten, message("about-card-extras", extras=wording.extras_words(colour.extras))]


def show(now: Situation, half: str) -> Message:
    """Explain the choice of a half."""
    does = message(f"about-show-{half}")
    last = now.asks(s.PLAYING) and (now.seat + 1) % now.table.seats == now.table.starter
    return joined(does, message("about-show-last")) if last else does


def extra(_now: Situation, added: int) -> Message:
    """Explain the choice of extra cards."""
    count = added + 1
    does = message("about-extra", count=count)
    return joined(does, message("about-extra-most", number=s.NUMBERS - count)) if 0 < count < s.NUMBERS else does


def added(now: Situation, seat: int) -> Message | None:
    """Explain the extra cards beside a card, and its value when its number shows."""
    table = now.table
    if not (0 <= seat < table.seats and table.added[seat]):
        return None
    count = table.added[seat]
    does = message("about-added", seat=SeatName(seat), extras=wording.extras_words(count))
    if table.shows[seat] != s.SHORE_SHOWN:
        return does
    return joined(does, message("about-added-worth", worth=min(s.NUMBERS, table.face[seat] + count)))


def treasure(now: Situation, number: int) -> Message | None:
    """Explain a visible treasure, by its place."""
    table = now.table
    if number < 0:
        return None
    if number in table.pile[: table.seats]:
        owner = table.pile.index(number)
        lies = message("about-treasure-owned", treasure=wording.treasure_words(now.deck, number), seat=SeatName(owner))
        return joined(lies, _owned(now, owner, int(s.colour_of_treasure(number))))
    return _open(now, number) if number in table.open else None


def _open(now: Situation, number: int) -> Message:
    """Explain who takes an open treasure, or why nobody does (SS-25, SS-26, SS-32)."""
    named = wording.treasure_words(now.deck, number)
    if not now.settling or now.settled is None:
        return message("about-treasure-open", treasure=named)
    won = next((colour for colour in now.settled.colours if colour.open == number), None)
    if won is None:
        return message("about-treasure-unwanted", treasure=named)
    if won.robbed is not None:
        return message("about-treasure-left", treasure=named, seat=SeatName(won.winner))
    if now.asks(s.WINNING) and won.winner == now.seat:
        return message("about-treasure-yours", treasure=named)
    return message("about-treasure-due", treasure=named, seat=SeatName(won.winner))


def _owned(now: Situation, owner: int, colour: int) -> Message:
    """Explain whether a treasure on top of a pile can be stolen in this trick, or why not (SS-26)."""
    table, seat, named = now.table, SeatName(owner), wording.colour_words(colour)
    if table.phase == s.OVER:
        return message("about-owned-counts")
    if stack_with(now.view, colour) == s.NO_STACK:
        return message("about-owned-closed", colour=named)
    if now.settling:
        return _owned_settled(now, owner, colour)
    shown = int(table.face[owner]) if table.shows[owner] == s.SEA_SHOWN else None
    if owner == now.seat and table.shows[owner] == s.SHORE_SHOWN:
        # The viewer alone knows what is covered.
        shown = s.colour_of(int(table.island[owner]))
    if shown is not None:
        return message("about-owned-shown" if shown == colour else "about-owned-elsewhere", seat=seat, colour=named)
    return message("about-owned-risk", seat=seat, colour=named)


def _owned_settled(now: Situation, owner: int, colour: int) -> Message:
    """Explain the same once the covers are off."""
    seat, named = SeatName(owner), wording.colour_words(colour)
    rivals = next((one for one in now.settled.colours if colour in one.colours), None) if now.settled else None
    if rivals is None or owner not in [played.seat for played in rivals.played]:
        return message("about-owned-elsewhere", seat=seat, colour=named)
    winner = SeatName(rivals.winner)
    if rivals.winner == owner:
        return message("about-owned-winner", seat=seat, colour=named)
    if rivals.taker is not None:
        return message("about-owned-done", winner=winner, colour=named)
    if not may_steal_from(now.view, rivals.winner, owner):
        return message("about-owned-equal", seat=seat, winner=winner)
    if now.asks(s.WINNING) and rivals.winner == now.seat:
        return message("about-owned-yours", seat=seat, colour=named)
    return message("about-owned-due", seat=seat, winner=winner)


def stack(now: Situation, number: int) -> Message | None:
    """Explain a stack, and the rule about looking into it."""
    if number not in range(2):
        return None
    table = now.table
    lies = message(
        "about-stack", stack=wording.stack_words(table.seats, number), count=table.face_down[number].bit_count()
    )
    return joined(lies, message("about-stack-look" if now.asks(s.LOOKING) else "about-stack-hidden"))


def action(now: Situation, pair: int) -> Message | None:
    """Explain an action card: its effect, and who triggers it in this trick."""
    if pair not in range(2):
        return None
    side = now.table.side[pair]
    return joined(message(f"about-action-{side}"), *_sets_off(now, pair)) if side else message("about-no-action")


def _sets_off(now: Situation, pair: int) -> list[Message]:
    """Explain which colour triggers an action card, or which seat has done so (SS-27, SS-31)."""
    table = now.table
    if now.settling and now.settled:
        for colour in now.settled.colours:
            if colour.stack is None and colour.colours[0] // 2 == pair:
                doing = table.turn == colour.winner and look.ACTION_OF.get(table.phase) == table.side[pair]
                return [message("about-action-now" if doing else "about-action-won", seat=SeatName(colour.winner))]
        return [message("about-action-rests")]
    if table.phase != s.PLAYING:
        return []
    pair_of = (2 * pair, 2 * pair + 1)
    closed = [colour for colour in pair_of if stack_with(now.view, colour) == s.NO_STACK]
    if len(closed) == 2:
        first, second = map(wording.colour_words, closed)
        return [message("about-action-as-one", first=first, second=second)]
    [open_] = set(pair_of) - set(closed)
    return [message("about-action-colour", colour=wording.colour_words(closed[0]), open=wording.colour_words(open_))]


def settled(now: Situation, number: int) -> Message | None:
    """Explain the result of a colour."""
    if now.settled is None or not 0 <= number < len(now.settled.colours):
        return None
    colour = now.settled.colours[number]
    if colour.consoled is None:
        return _won(colour)
    lowest = SeatName(colour.consoled)
    return joined(
        _won(colour), message("about-settled-extras", seat=lowest, extras=wording.extras_words(colour.extras))
    )


def _won(colour: look.SettledColour) -> Message:
    winner, colours = SeatName(colour.winner), and_list([wording.colour_words(one) for one in colour.colours])
    if colour.stack is None:
        return message("about-settled-action", seat=winner, colours=colours, action=wording.action_words(colour.action))
    if colour.taker is None:
        return message("about-settled-due", seat=winner, colours=colours)
    if colour.robbed is None:
        return message("about-settled-treasure", seat=winner, colours=colours)
    return message("about-settled-stolen", seat=winner, colours=colours, victim=SeatName(colour.robbed))


FAMILIES = {
    "verdict": "about-verdict",
    "medal": "about-medal",
    "preview": "about-preview",
    "order": "about-order",
    "top": "about-order",
}
"""Elements with a fixed explanation, by the first word of an id."""
CARDS = {name: card for card, name in CARD_NAMES.items()}


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """Return the help text of an element; None if it has none."""
    now = Situation(deck, view, seat)
    family, _, rest = id.partition("-")
    if family in FAMILIES:
        return message(FAMILIES[family])
    if id == "start-ship":
        return message("about-ship", seat=SeatName(now.table.starter)) if now.table.starter != s.NO_SEAT else None
    if id == "supply":
        count = now.table.supply
        return message("about-supply", count=count) if count else message("about-supply-empty")
    if family == "show" and rest in ("sea", "shore"):
        return show(now, rest)
    if family == "card" and rest in CARDS:
        return hand_card(now, CARDS[rest])
    if family == "played":
        return played(now, id)
    number = rest.rpartition("-")[2]
    if number.isdecimal() and family in NUMBERED:
        return NUMBERED[family](now, int(number) - 1)
    return None


def _seat(now: Situation, seat: int) -> Message | None:
    """Explain a harbour, and whether an action can be carried out on it."""
    table = now.table
    if not 0 <= seat < table.seats:
        return None
    lies = message("about-seat", seat=SeatName(seat), cards=table.cards[seat], extras=table.extras[seat])
    if seat == now.seat:
        return lies
    if now.asks(s.ROBBING):
        may = int(who_can_be_robbed(now.view, now.seat)) >> seat & 1
        return joined(lies, message("about-seat-rob" if may else "about-seat-poor"))
    if now.asks(s.DRAWING_FROM):
        may = int(who_has_cards(now.view, now.seat)) >> seat & 1
        return joined(lies, message("about-seat-draw" if may else "about-seat-empty"))
    return lies


def _pile(now: Situation, seat: int) -> Message | None:
    if not 0 <= seat < now.table.seats:
        return None
    return message("about-pile", seat=SeatName(seat), count=len(look.pile_of(now.table, seat)))


def _of_seat(id: str) -> Callable[[Situation, int], Message | None]:
    def explained(now: Situation, seat: int) -> Message | None:
        return message(id, seat=SeatName(seat)) if 0 <= seat < now.table.seats else None

    return explained


NUMBERED: dict[str, Callable[[Situation, int], Message | None]] = {
    "seat": _seat,
    "name": _seat,
    "held": _seat,
    "earned": _seat,
    "count": _pile,
    "haul": _of_seat("about-haul"),
    "slip": _of_seat("about-slip"),
    "tally": _of_seat("about-slip"),
    "total": _of_seat("about-slip"),
    "cover": _of_seat("about-cover"),
    "gone": _of_seat("about-gone"),
    "added": added,
    "extra": extra,
    "stack": stack,
    "left": stack,
    "action": action,
    "treasure": treasure,
    "settled": settled,
}
"""Explanations of numbered elements, by the first word of the id."""
