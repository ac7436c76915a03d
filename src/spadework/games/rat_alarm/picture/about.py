"""Descriptions of a picture of Rat Alarm: the position in a few sentences, and each element, as far as it is public."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from spadework.engine.interface import Record
from spadework.engine.look import waiting
from spadework.engine.words import Message, SeatName, and_list, message, or_list
from spadework.games.rat_alarm.notation import wording
from spadework.games.rat_alarm.notation.texts import refusal_rule
from spadework.games.rat_alarm.picture.look import RatAlarmLook, hoard_of
from spadework.games.rat_alarm.rules import moves as rounds
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.moves import can_turn_up, cards_showing, must_turn_up, seats_with_spade
from spadework.games.rat_alarm.rules.scoring import cubes_of


def moment(look: RatAlarmLook) -> Message:
    """Return the stage of the game."""
    if look.over:
        return message("moment-over")
    if look.setting_up:
        return message("moment-setting-up")
    id = "moment-alarm" if look.alarm else "moment-last-round" if look.view.last_round else "moment-round"
    return message(id, round=int(look.view.rounds) + 1)


def description(look: RatAlarmLook) -> Message:
    """Describe the position in a few sentences."""
    if look.over:
        sentences = _says_end(look)
    elif look.setting_up:
        sentences = [moment(look)]
    else:
        sentences = [*_says_middle(look), *_says_seats(look)]
    described = sentences[0]
    for sentence in sentences[1:]:
        described = message("sentences", first=described, last=sentence)
    return described


def _says_end(look: RatAlarmLook) -> list[Message]:
    points, winners = look.standings.points, look.standings.winners
    each = [message("says-seat-number", seat=SeatName(seat), number=number) for seat, number in enumerate(points)]
    won = message("says-wins" if len(winners) == 1 else "says-share", seats=wording.seats_words(winners))
    return [message("says-final", points=and_list(each)), won]


def _says_middle(look: RatAlarmLook) -> list[Message]:
    sentences = []
    if look.alarm:
        sentences.append(message("says-alarm", seat=SeatName(int(look.view.turn))))
    if look.turned is not None:
        sentences.append(message("says-turned", card=wording.card_words(look.deck, look.turned)))
    cards = [wording.card_words(look.deck, card) for card in wording.cards_in(look.open)]
    if cards:
        sentences.append(message("says-open", cards=and_list(cards)))
    elif not look.face_down:
        sentences.append(message("says-none-open"))
    if look.face_down:
        sentences.append(message("says-face-down", count=look.face_down))
    sentences.append(message("says-pile", cards=look.to_come, rats=look.rats_to_come))
    if look.discarded:
        sentences.append(message("says-discards", count=look.discarded))
    sentences.append(_says_cubes(tuple(map(tuple, look.view.cubes))))
    return sentences


@lru_cache(maxsize=256)
def _says_cubes(cubes: tuple[tuple[int, ...], ...]) -> Message:
    return message("says-cubes", kinds=and_list([wording.kind_with_cubes(*values) for values in enumerate(cubes)]))


def _says_seats(look: RatAlarmLook) -> list[Message]:
    sentences = []
    for id, chosen in (
        ("says-in", [seat for seat in look.seats if look.in_round(seat)]),
        ("says-out", [seat for seat in look.seats if not look.in_round(seat)]),
    ):
        if chosen:
            sentences.append(message(id, seats=wording.seats_words(chosen)))
    sentences += [said for seat in look.seats if (said := _says_spade(look, seat))]
    piles = [message("says-seat-number", seat=SeatName(seat), number=look.pile(seat)) for seat in look.seats]
    sentences.append(message("says-taken", piles=and_list(piles)))
    if look.own_pile:
        treasures = wording.treasure_words(look.deck, look.own_pile, with_rats=True)
        sentences.append(message("says-own-pile", seat=SeatName(look.seat), treasures=treasures))
    sentences += [message("says-waiting", seat=SeatName(seat)) for seat in look.waiting]
    return sentences


def _says_spade(look: RatAlarmLook, seat: int) -> Message | None:
    card = look.buried(seat)
    if card is not None:
        return message("says-buried", seat=SeatName(seat), card=wording.card_words(look.deck, card))
    if look.buried_face_down(seat):
        return message("says-buried-face-down", seat=SeatName(seat))
    return message("says-middle", seat=SeatName(seat)) if look.in_the_middle(seat) else None


PLAIN = {
    "stay": "about-stay",
    "keep-none": "about-keep-none",
    "banner": "about-banner",
    "own-pile": "about-own-pile",
    "empty": "about-empty",
    "verdict": "about-verdict",
}
"""Elements with a fixed explanation."""
DANGER = ("peeping", "sign", "lantern")
"""Elements that show the rats still to come."""


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """Return the help text of an element; None if it has none, like a card that doesn't lie open anywhere (RA-25)."""
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
    if family == "kind" and rest in s.KINDS:
        return _kind(deck, view, seat, s.KINDS.index(rest))
    if family in ("face-down", "buried"):
        return message("about-face-down")
    if rest.isdecimal() and family in NUMBERED:
        return NUMBERED[family](deck, view, seat, int(rest) - 1)
    return None


def _discards(deck: Deck, view: Record) -> Message:
    """Explain the discards, which all may look through (RA-29)."""
    what = message("about-discards", count=_count(view.discards), shuffled=int(view.reshuffled))
    if not view.discards:
        return what
    cards = and_list([wording.card_words(deck, card) for card in wording.cards_in(int(view.discards))])
    return message("sentences", first=what, last=message("about-discards-cards", cards=cards))


def _count(cards: int) -> int:
    return int(cards).bit_count()


def _followed(what: Message, now: Message | None) -> Message:
    """Join the description of an element and its present effect."""
    return message("sentences", first=what, last=now) if now else what


# Options


def _may(deck: Deck, view: Record, seat: int, move: int) -> bool:
    """Return whether the viewer may play a move now."""
    if seat not in waiting(rounds, deck.record, view):
        return False
    moves = np.zeros(s.MOST_MOVES, np.int32)
    return move in moves[: rounds.legal(deck.record, view, seat, moves)].tolist()


def _why_not(deck: Deck, view: Record, seat: int, move: int) -> Message | None:
    """Explain why the viewer can't play a move now; None when the game is over."""
    if view.phase == s.OVER:
        return None
    rule = refusal_rule(deck, view, seat, move)
    if rule == "RA-20":
        out = 0 <= seat < view.seats and view.spade[seat] != s.IN_HAND
        return message("about-now-out" if out else "about-now-wait", seat=SeatName(int(view.turn)))
    return message("about-now", rule=rule)


# The chest, and the cards still to come


def _draw_pile(deck: Deck, view: Record, seat: int) -> Message:
    cards, rats = _count(view.draw_pile), _count(view.draw_pile & int(deck.record.rats))
    if cards:
        what = message("about-draw-pile", cards=cards, rats=rats, shuffled=int(view.reshuffled))
    else:
        what = message("about-draw-pile-empty", discards=_count(view.discards) if can_turn_up(view) else 0)
    if not can_turn_up(view):
        return what
    if _may(deck, view, seat, s.TURN_UP):
        return _followed(what, message("about-turn-up", rats=_count(view.lies_open & int(deck.record.rats))))
    return _followed(what, _why_not(deck, view, seat, s.TURN_UP))


def _danger(deck: Deck, view: Record) -> Message:
    """Explain the number of rats to come, and the effect of the next one."""
    if view.phase == s.OVER:
        return message("about-peeping-over")
    rats = int(deck.record.rats)
    shuffled = not view.draw_pile and can_turn_up(view)
    to_come = int(view.discards if shuffled else view.draw_pile)
    id = "about-peeping-discards" if shuffled else "about-peeping"
    what = message(id, cards=_count(to_come), rats=_count(to_come & rats))
    lying = wording.cards_in(int(view.lies_open) & rats)
    if view.phase == s.ALARM or not _count(to_come & rats):
        return what
    if not lying:
        return _followed(what, message("about-next-rat-first"))
    return _followed(
        what,
        message("about-next-rat-alarm", count=len(lying), rat=wording.rat_name(wording.rat_number(deck, lying[0]))),
    )


# Crates


def _kind(deck: Deck, view: Record, seat: int, kind: int) -> Message:
    """Explain the value of a kind at the end, and the gain of dropping out with it now."""
    called = message(f"part-{s.KINDS[kind]}")
    better, worse = map(int, cubes_of(view, kind))
    if not better:
        return message("about-kind-setting-up", kind=called)
    in_game = hoard_of(deck).in_game(int(view.seats))
    lying = [hoard_of(deck).pieces(cards, kind) for cards in (int(view.lies_open), in_game)]
    what = _followed(
        message("about-kind", kind=called, better=better, worse=worse),
        message("about-kind-counts", open=lying[0], all=lying[1]) if view.phase != s.OVER else None,
    )
    if not _may(deck, view, seat, s.DROP + kind):
        return _followed(what, _why_not(deck, view, seat, s.DROP + kind))
    cards = int(cards_showing(deck.record, view, kind))
    treasures = wording.treasure_words(deck, cards, with_rats=True)
    return _followed(what, message("about-drop", count=_count(cards), treasures=treasures))


# Cards


def _card(deck: Deck, view: Record, seat: int, card: int) -> Message | None:
    if not 0 <= card < len(deck.treasures):
        return None
    place = _place(deck, view, seat, card)
    if place is None:
        return None
    if not wording.has_rat(deck, card):
        return _followed(place, message("about-number"))
    return _followed(message(f"about-rat-{wording.rat_number(deck, card) % wording.RAT_NAMES + 1}"), place)


def _place(deck: Deck, view: Record, seat: int, card: int) -> Message | None:
    """Explain a card by its place."""
    shown = wording.card_words(deck, card)
    for owner in range(int(view.seats)):
        if view.spade[owner] == card:
            return message("about-buried", card=shown, seat=SeatName(owner), rat=int(wording.has_rat(deck, card)))
    if not int(view.lies_open) >> card & 1:
        return None
    kinds = or_list([wording.dropping_words(kind) for kind, count in enumerate(deck.treasures[card]) if count])
    what = message("about-rat-open" if wording.has_rat(deck, card) else "about-open", card=shown, kinds=kinds)
    return _followed(what, _card_now(deck, view, seat, card))


def _card_now(deck: Deck, view: Record, seat: int, card: int) -> Message | None:
    """Explain the viewer's options for an open card now, or why there are none."""
    if _may(deck, view, seat, s.KEEP + card):
        return message("about-keep")
    if _may(deck, view, seat, s.BURY + card):
        return message("about-bury", rat=int(wording.has_rat(deck, card)))
    if view.phase == s.ALARM and seat == view.turn:
        return message("about-left-behind")
    kinds = [kind for kind, count in enumerate(deck.treasures[card]) if count]
    if _may(deck, view, seat, s.DROP + kinds[0]):
        return message("about-take", kinds=or_list([message(f"kind-{s.KINDS[kind]}") for kind in kinds]))
    return _why_not(deck, view, seat, s.DROP + kinds[0])


# Seats


def _seat(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    """Explain the tag of a seat: whether it is in the round, and its present action."""
    if not 0 <= seat < view.seats:
        return None
    named = SeatName(seat)
    if view.phase in (s.DEALING, s.DRAWING_FIRST, s.OVER):
        return message("about-seat", seat=named)
    if view.turn == seat:
        what = "about-seat-leaving" if view.phase in (s.ALARM, s.BURYING) else "about-seat-turn"
        return message(what, seat=named)
    return message("about-seat-in" if view.spade[seat] == s.IN_HAND else "about-seat-out", seat=named)


def _spade(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    if not 0 <= seat < view.seats:
        return None
    where, named = int(view.spade[seat]), SeatName(seat)
    if where != s.IN_HAND:
        return message("about-spade-buried" if where >= 0 else "about-spade-middle", seat=named)
    if view.phase == s.BURYING and view.turn == seat:
        return message("about-spade-burying", seat=named)
    return message("about-spade-last" if seats_with_spade(view) == 1 else "about-spade-in-hand", seat=named)


def _sack(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    if not 0 <= seat < view.seats:
        return None
    return message(
        "about-sack-over" if view.phase == s.OVER else "about-sack",
        seat=SeatName(seat),
        count=_count(view.taken[seat]),
    )


def _score(_deck: Deck, view: Record, _seat: int, seat: int) -> Message | None:
    return message("about-score", seat=SeatName(seat)) if 0 <= seat < view.seats else None


NUMBERED: dict[str, Callable[[Deck, Record, int, int], Message | None]] = {
    "card": _card,
    "spade": _spade,
    "pile": _sack,
    "seat": _seat,
    "score": _score,
}
"""Explanations of numbered elements, by the beginning of their ids; numbers count from 1."""
