"""The table of move families and outcomes of chance: texts, labels, clicks, rules and codes.

Numbers in brackets are those of the rule book.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from spadework.engine.interface import CHANCE, Record
from spadework.engine.texts import Family, Names, family_with, numbered
from spadework.engine.words import Message, SeatName, comma_list, message
from spadework.games.dragon_island.notation import wording
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import partner_of
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.scoring import rival

Label = Callable[[Deck, Record, int, int], Message]

A_TURN = "DI-20"
ANY_TIME, OWN_TURN, OUT_OF_TURN = range(3)


@dataclass(frozen=True, kw_only=True)
class MoveFamily(Family):
    """A family of moves, or of chance's outcomes.

    The texts of steps, flights and Journeys have several parts (see `texts.py`), so these families have no names.
    """

    rule: str | Callable[[Record, int], str] = A_TURN
    """The rule that allows the moves, or rule(view, thing)."""
    size: int = c.FAMILY
    when: int = ANY_TIME
    """OWN_TURN for moves of the active player alone, OUT_OF_TURN for moves that others may make, too."""
    action: int = s.NO_CARD
    """The action card that is played, or a double card in its place (DI-68)."""


# Names in texts

SERVING_AS = {
    s.SLUMBER: (s.SLUMBER, s.SLUMBER_OR_TERROR),
    s.COUNTERSPELL: (s.COUNTERSPELL, s.COUNTERSPELL_OR_TERROR),
    s.INFIDELITY: (s.INFIDELITY, s.INFIDELITY_OR_ATTACK),
    s.TERROR: (s.TERROR, s.SLUMBER_OR_TERROR, s.COUNTERSPELL_OR_TERROR),
    s.ATTACK: (s.ATTACK, s.INFIDELITY_OR_ATTACK),
}
"""The cards that can be played for an action; those after the first are named in texts (DI-68)."""

RULES_OF_CARDS = {s.FORCES: "DI-60", s.ELEMENTS: "DI-60", s.PATROL: "DI-61", s.CURSE: "DI-63"}


def _playable(deck: Deck) -> Names:
    return {card: deck.kinds[card] for card in RULES_OF_CARDS}


def _cards(deck: Deck) -> Names:
    return {card: name for card, name in enumerate(deck.kinds) if name}


def _tiles(deck: Deck) -> Names:
    return {field: deck.fields[field] for field in range(s.ISLAND) if field != s.TREASURE_FIELD}


def _dragons(_deck: Deck) -> Names:
    return numbered(s.DRAGONS)


def _seats(_deck: Deck) -> Names:
    return numbered(s.MOST_SEATS)


def _serving_as(action: int) -> Callable[[Deck], Names]:
    return lambda _deck: {card: _with_double(action, card).strip() for card in SERVING_AS[action]}


def _with_double(action: int, card: int) -> str:
    return "" if card == action else f" with {s.KIND_NAMES[card]}"


def _aimed(action: int, targets: int) -> Iterator[tuple[int, int, int]]:
    """Yield every target of an action with every card: the number in the code, the target, and the card."""
    return ((int(target + c.paying(card)), target, card) for target in range(targets) for card in SERVING_AS[action])


def _terrors(deck: Deck) -> Names:
    return {
        thing: deck.colours[hunter] + _with_double(s.TERROR, card)
        for thing, hunter, card in _aimed(s.TERROR, s.HUNTERS)
    }


def _attacks(_deck: Deck) -> Names:
    return {thing: f"seat {name}" for name, thing in ATTACKS.items()}


ATTACKS = {f"{seat + 1}{_with_double(s.ATTACK, card)}": thing for thing, seat, card in _aimed(s.ATTACK, s.MOST_SEATS)}
"""Targets of an Attack, with its card, by the names that are read even without the word "seat"."""


def _several_parts(_deck: Deck) -> Names:
    return {}


def _alone(_deck: Deck) -> Names:
    return {0: ""}


# Labels


def _label_id(id: str) -> Label:
    return lambda *_: message(id)


def _label_go(deck: Deck, view: Record, _seat: int, thing: int) -> Message:
    """Return a short label for a button. It omits terrain, joker and partner, which are visible on the board, but not the effect of
    leaving a treasure behind or of a meeting."""
    field, paid = int(c.target_of(thing)), c.paid_for(thing)
    tile = field < s.ISLAND and field != s.TREASURE_FIELD
    to = message("to-field", field=deck.fields[field]) if tile else wording.to_words(deck, view, field)
    going = message("label-step-flying" if c.flies(thing) else "label-step", to=to)
    if paid >= 0:
        going = message("label-paid", going=going, card=wording.spent_words(deck, paid))
    if view.phase == s.LEAVING:
        return _with_hunter(deck, thing, going)
    hunter = int(c.hunter_of(view, thing))
    alone = partner_of(view, hunter) == s.NO_HUNTER
    left = wording.companions_words(deck, view, hunter, field) if alone else []
    return _with_hunter(deck, thing, going, *left, *wording.meaning_words(deck, view, thing))


def _label_journey(deck: Deck, _view: Record, _seat: int, thing: int) -> Message:
    journey = message("label-journey", terrain=wording.terrain_words(c.target_of(thing)))
    return _with_hunter(deck, thing, journey, wording.journey_payment(deck, thing))


def _with_hunter(deck: Deck, thing: int, *words: Message) -> Message:
    """Return the words of a move with its hunter's colour, if the code names the hunter (DI-12)."""
    named, text = c.named_hunter(thing), comma_list(words)
    return message("label-hunter", colour=wording.colour_words(deck, named), text=text) if named >= 0 else text


def _label_card(_deck: Deck, _view: Record, _seat: int, thing: int) -> Message:
    return message(f"label-{s.KIND_NAMES[c.target_of(thing)]}")


def _label_tile(deck: Deck, view: Record, _seat: int, thing: int) -> Message:
    field = wording.field_words(deck, view, c.target_of(thing))
    if view.tiles[0] == s.NO_FIELD:
        return message("label-tile", field=field)
    return message("label-swap", first=wording.field_words(deck, view, int(view.tiles[0])), second=field)


def _label_dragon(deck: Deck, view: Record, _seat: int, thing: int) -> Message:
    dragon = c.target_of(thing)
    field = wording.field_words(deck, view, int(view.dragon[dragon]))
    return message("label-dragon", dragon=dragon + 1, field=field)


def _label_place(deck: Deck, view: Record, _seat: int, thing: int) -> Message:
    return message("label-place", field=wording.field_words(deck, view, c.target_of(thing)))


def _label_terror(deck: Deck, view: Record, _seat: int, thing: int) -> Message:
    hunter = c.target_of(thing)
    text = message("label-terror", hunter=wording.piece_words(int(view.owner[hunter]), deck.colours[hunter]))
    return wording.played_words(deck, text, c.paid_for(thing), s.TERROR)


def _label_attack(deck: Deck, _view: Record, _seat: int, thing: int) -> Message:
    text = message("label-attack", seat=SeatName(c.target_of(thing)))
    return wording.played_words(deck, text, c.paid_for(thing), s.ATTACK)


def _label_reaction(id: str, action: int) -> Label:
    return lambda deck, _view, _seat, thing: wording.played_words(deck, message(id), c.target_of(thing), action)


def _label_infidelity(deck: Deck, view: Record, _seat: int, thing: int) -> Message:
    text = message("label-infidelity", value=wording.value_in_boat(deck, view))
    return wording.played_words(deck, text, c.target_of(thing), s.INFIDELITY)


def _label_share(deck: Deck, view: Record, seat: int, _thing: int) -> Message:
    other = SeatName(int(rival(view, seat)))
    id = "label-give-in" if view.claims else "label-share"
    return message(id, seat=other, value=wording.value_in_boat(deck, view))


def _label_drawing(id: str) -> Label:
    return lambda _deck, view, seat, _thing: message(id, count=wording.cards_to_draw(view, seat))


def _label_of_card(id: str) -> Label:
    return lambda deck, _view, _seat, thing: message(id, card=wording.card_words(deck, c.target_of(thing)))


def _label_start(_deck: Deck, _view: Record, _seat: int, thing: int) -> Message:
    return message("event-start", seat=SeatName(c.target_of(thing)))


# Numbers that may be added to a code


Things = Callable[[Record, int], Iterable[int]]


def _always(things: Iterable[int]) -> Things:
    return lambda *_: things


def _named(seats: int) -> list[int]:
    """Return the parts of a code that may name the moving hunter (DI-12)."""
    return [c.naming_hunter(hunter) for hunter in range(s.HUNTERS)] if seats == 3 else [0]


def _payments() -> list[int]:
    return [c.paying(kind) for kind in range(2 * s.DOUBLES)]


def _ways(_material: Record, seats: int) -> Iterator[int]:
    """Yield the codes of steps and flights: to every field, free or for any terrain card, sending home any hunter or none."""
    free_only = {s.TREASURE_FIELD, *range(s.ISLAND, s.FIELDS)}
    payments = [0, *_payments()]
    sent = [0, *(c.sending_home(hunter) for hunter in range(s.HUNTERS))]
    for field, flying, hunter in product(range(s.FIELDS), (0, c.FLYING), _named(seats)):
        if field in free_only:
            yield field + flying + hunter
        else:
            yield from (field + flying + hunter + payment + other for payment, other in product(payments, sent))


def _journeys(_material: Record, seats: int) -> Iterator[int]:
    """Yield the codes of Journeys: any terrain, for any terrain card."""
    return map(sum, product(range(len(s.TERRAINS)), _payments(), _named(seats)))


# The table

A_CARD = "a card of the rule book's list"
A_SEAT = f"a seat from 1 to {s.MOST_SEATS}"
A_TILE = "a field of the island from a1 to i5"


def _button(
    code: int, verb: str, label: Label, rule: str = A_TURN, when: int = ANY_TIME, also: tuple[str, ...] = ()
) -> MoveFamily:
    """Return the family of a move that needs only a button."""
    return MoveFamily(
        code, verb, _alone, "a move",
        label=label, things=_always([0]), clicked="button", rule=rule, when=when, also_verbs=also,
    )  # fmt: skip


def _green(action: int, code: int, label: Label, rule: str) -> MoveFamily:
    """Return the family of a green card, which may be played out of turn (DI-73)."""
    verb = s.KIND_NAMES[action]
    description = f"a double card that serves as {verb.capitalize()}"
    return MoveFamily(
        code, verb, _serving_as(action), description,
        label=label, things=_always(SERVING_AS[action]), clicked="card", rule=rule, when=OUT_OF_TURN, action=action,
    )  # fmt: skip


KINDS = _always(range(s.KINDS))
FIELDS = _always(range(s.ISLAND))

# fmt: off
MOVES = (
    MoveFamily(c.GO, "step", _several_parts, "", label=_label_go, things=_ways, clicked="way"),
    MoveFamily(c.PLAY, "play", _playable, "forces, elements, patrol or curse, which are played like this",
               label=_label_card, things=KINDS, clicked="card",
               rule=lambda _view, card: RULES_OF_CARDS.get(card, A_TURN), when=OWN_TURN),
    MoveFamily(c.TILE, "tile", _tiles, A_TILE,
               label=_label_tile, things=FIELDS, clicked="field", rule="DI-60", when=OWN_TURN),
    MoveFamily(c.DRAGON, "dragon", _dragons, "a dragon, 1 or 2",
               label=_label_dragon, things=_always(range(s.DRAGONS)), clicked="dragon"),
    MoveFamily(c.PLACE, "place", _tiles, A_TILE,
               label=_label_place, things=FIELDS, clicked="field", rule="DI-61", when=OWN_TURN),
    MoveFamily(c.JOURNEY, "journey", _several_parts, "",
               label=_label_journey, things=_journeys, clicked="journey", rule="DI-65", when=OWN_TURN),
    MoveFamily(c.TERROR, "terror", _terrors, "a hunter, with the double card if it is one",
               label=_label_terror, things=lambda *_: (thing for thing, _, _ in _aimed(s.TERROR, s.HUNTERS)),
               clicked="terror", rule="DI-66", when=OWN_TURN, action=s.TERROR),
    MoveFamily(c.ATTACK, "attack", _attacks, f"{A_SEAT}, with the double card if it is one", ATTACKS,
               label=_label_attack, things=lambda _material, seats: (thing for thing, _, _ in _aimed(s.ATTACK, seats)),
               clicked="attack", rule="DI-67", when=OWN_TURN, action=s.ATTACK),
    _button(c.NO_REACTION, "no reaction", _label_id("label-no-reaction"), "DI-70", OUT_OF_TURN, ("let it be",)),
    _button(c.SKIP_REACTIONS, "skip reactions", _label_id("label-skip-reactions"), "DI-74", OUT_OF_TURN, ("let all be",)),
    _green(s.SLUMBER, c.SLUMBER, _label_reaction("label-slumber", s.SLUMBER), "DI-70"),
    _green(s.COUNTERSPELL, c.COUNTERSPELL, _label_reaction("label-counterspell", s.COUNTERSPELL), "DI-71"),
    _button(c.SHARE, "share", _label_share, "DI-57", OUT_OF_TURN),
    _green(s.INFIDELITY, c.INFIDELITY, _label_infidelity, "DI-57"),
    _button(c.PASS, "pass", _label_id("label-pass"), "DI-29"),
    MoveFamily(c.DISCARD, "discard", _cards, A_CARD,
               label=_label_of_card("label-discard"), things=KINDS, clicked="card", rule="DI-29"),
    _button(c.DRAW_UP, "draw up", _label_drawing("label-draw-up"), "DI-29"),
    _button(c.END_TURN, "end turn", _label_drawing("label-end-turn"), "DI-26"),
    _button(c.TAKE_BACK, "take back", _label_id("label-take-back")),
    _button(c.PROPOSE_END, "propose end", _label_id("label-propose-end"), "DI-82", OUT_OF_TURN),
    _button(c.AGREE, "agree", _label_id("label-agree"), "DI-82", OUT_OF_TURN),
    _button(c.GO_ON, "go on", _label_id("label-go-on"), "DI-82", OUT_OF_TURN),
)
OUTCOMES_OF_CHANCE = (
    MoveFamily(c.START, "start", _seats, A_SEAT, {f"seat {seat + 1}": seat for seat in range(s.MOST_SEATS)},
               label=_label_start, things=lambda _material, seats: range(seats)),
    MoveFamily(c.DRAWN, "card", _cards, A_CARD, label=_label_of_card("event-drawn"), things=KINDS),
    MoveFamily(c.TAKEN, "taken", _cards, A_CARD, label=_label_of_card("label-taken"), things=KINDS),
    MoveFamily(c.SETTLE, "settle", _alone, "an outcome", label=_label_id("label-settle"), things=_always([0])),
)
# fmt: on

BY_ACTION = {row.action: row for row in MOVES if row.action != s.NO_CARD}


def families_of(seat: int) -> Sequence[MoveFamily]:
    """Return the families of the moves of a seat, or of chance."""
    return OUTCOMES_OF_CHANCE if seat == CHANCE else MOVES


def family_row(move: int) -> MoveFamily:
    """Return the row of a move. Raises ValueError if no move has this code."""
    family = family_with((*MOVES, *OUTCOMES_OF_CHANCE), move)
    if family is None:
        raise ValueError(f"there is no move of the code {move}")
    return family


def rule_for(move: int) -> str:
    """Return the number of the rule that allows a move, in any position."""
    family = family_row(move)
    return family.rule_for(None, move - family.code)
