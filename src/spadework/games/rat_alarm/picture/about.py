"""What is this? What an element of a picture of Rat Alarm is, what it does now and why, told from what lies open to all."""

from collections.abc import Callable

import numpy as np

from spadework.engine.contract import Record
from spadework.engine.look import waiting
from spadework.engine.words import Message, SeatName, and_list, message, or_list
from spadework.games.rat_alarm import rules
from spadework.games.rat_alarm.notation.refusing import refusal_rule
from spadework.games.rat_alarm.notation.wording import (
    RAT_NAMES,
    card_words,
    cards_in,
    dropping_words,
    has_rat,
    rat_name,
    rat_number,
    treasure_words,
)
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.rounds import can_turn_up, cards_showing, must_turn_up, seats_with_spade
from spadework.games.rat_alarm.rules.scoring import cubes_of
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    DEALING,
    DRAWING_FIRST,
    DROP,
    IN_HAND,
    KEEP,
    KINDS,
    MOST_MOVES,
    OVER,
    TURN_UP,
)

PLAIN = {
    "stay": "about-stay",
    "keep-none": "about-keep-none",
    "banner": "about-banner",
    "own-pile": "about-own-pile",
}
"""What is always explained in the same words."""
DANGER = ("peeping", "sign", "lantern")
"""What tells of the rats that are still to come."""


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """What an element is, None where there is nothing to say. A card that lies open nowhere is none that could be asked about (RA-25)."""
    if id in PLAIN:
        return message(PLAIN[id])
    family, _, rest = id.rpartition("-")
    if id == "draw-pile" or family == "top":
        return _draw_pile(deck, view, seat)
    if id == "bilge":
        return _discards(deck, view)
    if id in DANGER:
        return _danger(deck, view)
    if id == "nothing":
        return message("about-nothing-begin" if must_turn_up(view) else "about-nothing")
    if family == "kind" and rest in KINDS:
        return _kind(deck, view, seat, KINDS.index(rest))
    if family in ("face-down", "buried"):
        return message("about-face-down")
    if rest.isdecimal() and family in NUMBERED:
        return NUMBERED[family](deck, view, seat, int(rest) - 1)
    return None


def _discards(deck: Deck, view: Record) -> Message:
    """The discards, which all may look through (RA-29)."""
    what = message("about-discards", count=_count(view.discards), shuffled=int(view.reshuffled))
    if not view.discards:
        return what
    cards = and_list([card_words(deck, card) for card in cards_in(int(view.discards))])
    return message("sentences", first=what, last=message("about-discards-cards", cards=cards))


def _count(cards: int) -> int:
    return int(cards).bit_count()


def _followed(what: Message, now: Message | None) -> Message:
    """What something is, and after it what it does now."""
    return message("sentences", first=what, last=now) if now else what


# What may be done now


def _may(deck: Deck, view: Record, seat: int, move: int) -> bool:
    """Whether the viewer may play a move now."""
    if seat not in waiting(rules, deck.record, view):
        return False
    moves = np.zeros(MOST_MOVES, np.int32)
    return move in moves[: rules.legal(deck.record, view, seat, moves)].tolist()


def _why_not(deck: Deck, view: Record, seat: int, move: int) -> Message | None:
    """Why the viewer can't play a move now; None when the game is over."""
    if view.phase == OVER:
        return None
    rule = refusal_rule(deck, view, seat, move)
    if rule == "RA-20":
        out = 0 <= seat < view.seats and view.spade[seat] != IN_HAND
        return message("about-now-out" if out else "about-now-wait", seat=SeatName(int(view.turn)))
    return message("about-now", rule=rule)


# The chest, and what is still to come


def _draw_pile(deck: Deck, view: Record, seat: int) -> Message:
    cards, rats = _count(view.draw_pile), _count(view.draw_pile & int(deck.record.rats))
    if cards:
        what = message("about-draw-pile", cards=cards, rats=rats, shuffled=int(view.reshuffled))
    else:
        what = message("about-draw-pile-empty", discards=_count(view.discards) if can_turn_up(view) else 0)
    if not can_turn_up(view):
        return what
    if _may(deck, view, seat, TURN_UP):
        return _followed(what, message("about-turn-up", rats=_count(view.lies_open & int(deck.record.rats))))
    return _followed(what, _why_not(deck, view, seat, TURN_UP))


def _danger(deck: Deck, view: Record) -> Message:
    """How many rats are to come, and what the next one would do."""
    to_come, rats = int(view.draw_pile), int(deck.record.rats)
    what = message("about-peeping", cards=_count(to_come), rats=_count(to_come & rats))
    lying = cards_in(int(view.lies_open) & rats)
    if view.phase == ALARM or not _count(to_come & rats):
        return what
    if not lying:
        return _followed(what, message("about-next-rat-first"))
    return _followed(what, message("about-next-rat-alarm", count=len(lying), rat=rat_name(rat_number(deck, lying[0]))))


# Crates


def _kind(deck: Deck, view: Record, seat: int, kind: int) -> Message:
    """What a kind brings at the end, and what one would get by dropping out with it now."""
    called = message(f"part-{KINDS[kind]}")
    better, worse = map(int, cubes_of(view, kind))
    if not better:
        return message("about-kind-setting-up", kind=called)
    what = message("about-kind", kind=called, better=better, worse=worse)
    if not _may(deck, view, seat, DROP + kind):
        return _followed(what, _why_not(deck, view, seat, DROP + kind))
    cards = int(cards_showing(deck.record, view, kind))
    treasures = treasure_words(deck, cards, with_rats=True)
    return _followed(what, message("about-drop", count=_count(cards), treasures=treasures))


# Cards


def _card(deck: Deck, view: Record, seat: int, card: int) -> Message | None:
    if not 0 <= card < len(deck.treasures):
        return None
    told = _place(deck, view, seat, card)
    if told is None or not has_rat(deck, card):
        return told
    return message("sentences", first=message(f"about-rat-{rat_number(deck, card) % RAT_NAMES + 1}"), last=told)


def _place(deck: Deck, view: Record, seat: int, card: int) -> Message | None:
    """What it means that a card lies where it lies."""
    shown = card_words(deck, card)
    for owner in range(int(view.seats)):
        if view.spade[owner] == card:
            return message("about-buried", card=shown, seat=SeatName(owner), rat=int(has_rat(deck, card)))
    if not int(view.lies_open) >> card & 1:
        return None
    kinds = or_list([dropping_words(kind) for kind, count in enumerate(deck.treasures[card]) if count])
    what = message("about-rat-open" if has_rat(deck, card) else "about-open", card=shown, kinds=kinds)
    return _followed(what, _card_now(deck, view, seat, card))


def _card_now(deck: Deck, view: Record, seat: int, card: int) -> Message | None:
    """What the viewer may do with an open card now, or why nothing."""
    if _may(deck, view, seat, KEEP + card):
        return message("about-keep")
    if _may(deck, view, seat, BURY + card):
        return message("about-bury", rat=int(has_rat(deck, card)))
    if view.phase == ALARM and seat == view.turn:
        return message("about-left-behind")
    kinds = [kind for kind, count in enumerate(deck.treasures[card]) if count]
    if _may(deck, view, seat, DROP + kinds[0]):
        return message("about-take", kinds=or_list([message(f"kind-{KINDS[kind]}") for kind in kinds]))
    return _why_not(deck, view, seat, DROP + kinds[0])


# Seats


def _seat(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    """The tag of a seat: whether it is in the round, and what it does."""
    if not 0 <= seat < view.seats:
        return None
    named = SeatName(seat)
    if view.phase in (DEALING, DRAWING_FIRST, OVER):
        return message("about-seat", seat=named)
    if view.turn == seat:
        what = "about-seat-leaving" if view.phase in (ALARM, BURYING) else "about-seat-turn"
        return message(what, seat=named)
    return message("about-seat-in" if view.spade[seat] == IN_HAND else "about-seat-out", seat=named)


def _spade(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    if not 0 <= seat < view.seats:
        return None
    where, named = int(view.spade[seat]), SeatName(seat)
    if where != IN_HAND:
        return message("about-spade-buried" if where >= 0 else "about-spade-middle", seat=named)
    if view.phase == BURYING and view.turn == seat:
        return message("about-spade-burying", seat=named)
    return message("about-spade-last" if seats_with_spade(view) == 1 else "about-spade-in-hand", seat=named)


def _sack(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    if not 0 <= seat < view.seats:
        return None
    return message(
        "about-sack-over" if view.phase == OVER else "about-sack",
        seat=SeatName(seat),
        count=_count(view.taken[seat]),
    )


NUMBERED: dict[str, Callable[[Deck, Record, int, int], Message | None]] = {
    "card": _card,
    "spade": _spade,
    "pile": _sack,
    "seat": _seat,
}
"""What there are several of, by how their ids begin; they count from 1."""
