"""Help texts for elements of a picture of Dragon Island ("What is this?"), from the viewer's knowledge.

Numbers in brackets are those of the rule book.
"""

from collections.abc import Callable, Sequence

from spadework.engine.codes import family_of
from spadework.engine.interface import Record
from spadework.engine.words import Message, SeatName, message, or_list
from spadework.games.dragon_island.notation import refusing, wording
from spadework.games.dragon_island.notation.families import BY_ACTION, RULES_OF_CARDS, rule_for
from spadework.games.dragon_island.picture.look import RULES, DragonIslandLook
from spadework.games.dragon_island.rules import board
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.action_cards import next_dragon
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.steps import is_joker, may_set_out

ACTIONS = range(2 * s.DOUBLES, s.INFIDELITY + 1)
"""The kinds of cards with one action; double cards serve as two of them (DI-68)."""
REACTIONS = (s.SLUMBER, s.COUNTERSPELL)
GREEN = (*REACTIONS, s.INFIDELITY)
"""The actions that can be played out of turn (DI-73)."""


def _about_card(look: DragonIslandLook, kind: int) -> Message | None:
    """Explain a card of the viewer's hand: its effect, and whether it can be played now; None if it is not there."""
    if kind not in [held for held, _ in look.hand]:
        return None
    return wording.sentences(_card_facts(look, kind), *_card_now(look, kind))


# Effects of cards


def _card_facts(look: DragonIslandLook, kind: int) -> Message:
    if is_terrain_card(kind):
        return _terrain_card(look, kind)
    first, *second = [
        message("about-action-card", name=wording.action_words(action), does=_does(look, action))
        for action in _actions(kind)
    ]
    text = message("about-double-card", first=first, second=second[0]) if second else first
    return (
        wording.sentences(text, message("about-green"))
        if any(may_be_used_as(kind, action) for action in GREEN)
        else text
    )


def _terrain_card(look: DragonIslandLook, kind: int) -> Message:
    """Explain the terrains that a terrain card pays for; it is a joker for a hunter of its colour (DI-23)."""
    shown = [wording.terrain_words(int(terrain)) for terrain in look.deck.record.shows[kind] if terrain >= 0]
    text = message("about-terrain-card", terrain=or_list(shown))
    own = [hunter for hunter in look.hunters_of(look.seat) if is_joker(look.deck.record, hunter, kind)]
    if not own:
        return text
    colours = or_list([wording.colour_words(look.deck, hunter) for hunter in own])
    return wording.sentences(text, message("about-joker", colours=colours))


def _actions(kind: int) -> list[int]:
    return [action for action in ACTIONS if may_be_used_as(kind, action)]


def _does(look: DragonIslandLook, action: int) -> Message:
    """Explain the effect of an action in this position (DI-61, DI-63)."""
    name = look.deck.kinds[action]
    if action == s.PATROL:
        return message("about-patrol-new" if next_dragon(look.view) >= 0 else "about-patrol-move")
    if action == s.CURSE:
        return message("about-curse", count=2 if look.plain.seats == 3 else 1)
    return message(f"about-{name}")


# Whether a card can be played now


def _card_now(look: DragonIslandLook, kind: int) -> list[Message]:
    if look.over or look.setting_up:
        return []
    played = [move for move in look.moves if _plays(move, kind)]
    return [_use(look, kind, played) if played else _why_no_card(look, kind)]


def _plays(move: int, kind: int) -> bool:
    """Return whether a move plays or discards a card of a kind."""
    family = family_of(move, c.FAMILY)
    if family == c.GO:
        return c.paid_for(move) == kind or (kind == s.FLIGHT and bool(c.flies(move)))
    if family == c.JOURNEY:
        return kind in (s.JOURNEY, c.paid_for(move))
    if family in (c.TERROR, c.ATTACK):
        return c.paid_for(move) == kind
    return family in (c.PLAY, c.DISCARD, c.SLUMBER, c.COUNTERSPELL, c.INFIDELITY) and c.target_of(move) == kind


def _use(look: DragonIslandLook, kind: int, played: Sequence[int]) -> Message:
    if look.phase == s.PASSING:
        return message("about-card-discard")
    if not is_terrain_card(kind):
        return message("about-card-play")
    steps = sorted(
        {int(c.target_of(move)) for move in played if family_of(move, c.FAMILY) == c.GO and not c.flies(move)}
    )
    if not steps:
        return message("about-card-landing")
    return message(
        "about-card-step", fields=or_list([wording.field_words(look.deck, look.view, field) for field in steps])
    )


def _why_no_card(look: DragonIslandLook, kind: int) -> Message:
    if look.phase in (s.DRAWING, s.TAKING):
        return message("about-card-drawing", rule=refusing.refusal_rule(look.deck, look.view, look.seat, c.END_TURN))
    if look.phase == s.AGREEING:
        return message("about-card-others", rule=refusing.OF_A_PHASE[s.AGREEING])
    if look.phase == s.SHARING and look.plain.turn != look.seat:
        return message("about-card-decides", seat=SeatName(look.plain.turn))
    if look.phase == s.SHARING:
        return message("about-card-nothing", rule=rule_for(c.INFIDELITY))
    if look.active != look.seat:
        return _why_not_out_of_turn(look, kind)
    if look.phase == s.ANNOUNCED:
        return message("about-card-others", rule=rule_for(c.SLUMBER))
    if look.phase == s.LEAVING:
        return message("about-card-leaving")
    if look.aim != s.NOTHING_AIMED:
        return message("about-card-aiming")
    return _why_not_in_turn(look, kind)


def _why_not_out_of_turn(look: DragonIslandLook, kind: int) -> Message:
    """Explain that green cards wait for something to react to, all others for the viewer's turn (DI-70, DI-71, DI-73)."""
    reactions = [action for action in REACTIONS if may_be_used_as(kind, action)]
    if not reactions:
        green = may_be_used_as(kind, s.INFIDELITY)
        return _nothing([rule_for(c.INFIDELITY)]) if green else message("about-card-not-green")
    if look.plain.quiet[look.seat] == 1:
        return message("happens-quiet")
    if look.phase != s.ANNOUNCED:
        return message("about-card-asked")
    if look.plain.asked[look.seat] == s.ANSWERED:
        return message("happens-answered")
    moves = [BY_ACTION[action].code + kind for action in reactions]
    return _nothing([refusing.refusal_rule(look.deck, look.view, look.seat, move) for move in moves])


def _why_not_in_turn(look: DragonIslandLook, kind: int) -> Message:
    if kind == s.JOURNEY:
        return message("about-card-no-terrain")
    if kind == s.FLIGHT or is_terrain_card(kind):
        if waits_with_all(look):
            return message("about-waiting")
        return message("about-card-no-landing" if kind == s.FLIGHT else "about-card-no-field")
    return _nothing([RULES_OF_CARDS.get(action) or rule_for(BY_ACTION[action].code) for action in _actions(kind)])


def _nothing(rules: Sequence[str]) -> Message:
    """Explain that a card has no target, by these rules."""
    return message("about-card-nothing", rule=", ".join(dict.fromkeys(rules)))


def movable(look: DragonIslandLook) -> list[int]:
    """Return the viewer's hunters that may move this turn (DI-24)."""
    return [hunter for hunter in look.hunters_of(look.seat) if may_set_out(look.view, hunter)]


def waits_with_all(look: DragonIslandLook) -> bool:
    """Return whether all of the viewer's movable hunters wait on the treasure field (DI-50)."""
    return all(look.waits(hunter) for hunter in movable(look))


FREE, FREE_BY_JOURNEY = "DI-22", "DI-65"


def _about_field(look: DragonIslandLook, place: int) -> Message:
    """Explain a field of the island or a boat."""
    return wording.sentences(_field_facts(look, place), *_field_now(look, place))


def _field_facts(look: DragonIslandLook, place: int) -> Message:
    if place >= s.ISLAND:
        owner = place - s.ISLAND
        if look.plain.owner[owner] == s.NO_SEAT:
            return message("about-boat-empty")
        named = _piece(look, owner, wording.DATIVE)
        return message("about-boat", hunter=named, seat=SeatName(look.plain.owner[owner]))
    if place == s.TREASURE_FIELD:
        return message("about-field-treasure" if look.plain.next_pair < s.PAIRS else "about-field-passage")
    return message("about-field", field=wording.field_words(look.deck, look.view, place))


def _field_now(look: DragonIslandLook, place: int) -> list[Message]:
    dragon = [message("about-barred-dragon")] if board.has_dragon(look.view, place) else []
    if not look.chooses_field:
        return dragon
    if look.phase == s.LEAVING:
        if place == s.TREASURE_FIELD:
            return []
        return _way(look, place) or dragon or [message("about-leave-not")]
    aim = look.aim
    if aim == s.NOTHING_AIMED:
        return _way(look, place) or dragon or _why_no_way(look, place)
    family = {s.FIRST_TILE: c.TILE, s.SECOND_TILE: c.TILE, s.WHERE_DRAGON: c.PLACE}.get(aim)
    if family is None or (aim == s.SECOND_TILE and place == look.plain.tiles[0]):
        return dragon
    if family + place in look.moves:
        return [message("about-choose", rule=refusing.OF_AN_AIM[aim])]
    if aim == s.SECOND_TILE:
        return [message("about-tile-no-neighbour" if look.plain.card == s.FORCES else "about-tile-no-other")]
    return [message("about-tile-no" if family == c.TILE else "about-place-no")]


# Ways to a field


def _way(look: DragonIslandLook, place: int) -> list[Message]:
    """Describe the way to a field, a step rather than a Flight, with its cost and meaning; empty if there is none."""
    ways = [move for move in look.moves if family_of(move, c.FAMILY) == c.GO and c.target_of(move) == place]
    steps = [move for move in ways if not c.flies(move)]
    if not ways:
        return []
    flying = [] if steps else [message("about-enter-flying")]
    chosen = steps or ways
    kinds = sorted({int(c.paid_for(move)) for move in chosen})
    hunter = look.goer(chosen[0])
    if kinds[0] < 0:
        cost = message("about-enter-free", rule=_why_free(look, hunter, place))
    else:
        cost = message("about-enter-cost", cards=or_list([wording.card_words(look.deck, kind) for kind in kinds]))
    return [*flying, cost, *_meaning(look, hunter, place)]


def _why_free(look: DragonIslandLook, hunter: int, place: int) -> str:
    """Return the rule by which a field is free: as the hunter's own, or by a Journey (DI-22, DI-65)."""
    terrain = int(board.terrain_of(look.view, place))
    return FREE_BY_JOURNEY if terrain in look.free and terrain != look.deck.record.own[hunter] else FREE


def _meaning(look: DragonIslandLook, hunter: int, place: int) -> list[Message]:
    means = board.entering(look.view, hunter, place)
    if means == board.AMBUSH:
        return [message("about-ambush")]
    if means == board.JOINING:
        other = int(board.hunter_on(look.view, place, hunter))
        own = other in look.hunters_of(look.seat)
        return [message("about-joining-own") if own else message("about-joining", hunter=_piece(look, other))]
    return []


def _piece(look: DragonIslandLook, hunter: int, form: str = "") -> Message:
    """Describe a hunter as a piece on the board."""
    return wording.piece_words(look.plain.owner[hunter], look.deck.colours[hunter], form)


def _why_no_way(look: DragonIslandLook, place: int) -> list[Message]:
    """Explain why none of the viewer's hunters can enter a field; empty if one of them stands there."""
    hunters = movable(look)
    if any(look.place_of(hunter) == place for hunter in hunters):
        return []
    if waits_with_all(look):
        return [message("about-waiting")]
    near = [hunter for hunter in hunters if place in look.deck.record.neighbour[look.place_of(hunter)]]
    if not near:
        return [message("about-too-far")] if place < s.ISLAND or place - s.ISLAND in hunters else []
    return _why_barred(look, near[0], place)


def _why_barred(look: DragonIslandLook, hunter: int, place: int) -> list[Message]:
    rule = refusing.refusal_rule(look.deck, look.view, look.seat, c.GO + place + int(c.naming(look.view, hunter)))
    if rule == "DI-42":
        # The text about boats explains why the others' are barred.
        return []
    if rule == "DI-50":
        return [message("about-waiting")]
    if rule == "DI-51":
        return [message("about-no-way-out")]
    if rule not in ("DI-40", "DI-41", "DI-43"):
        return [message("about-cannot-pay")]
    if rule != "DI-43" and board.partner_of(look.view, hunter) != s.NO_HUNTER:
        return [message("about-barred-carrier")]
    other = int(board.hunter_on(look.view, place, hunter))
    if other in look.hunters_of(look.seat):
        return [message("about-barred-own", rule=rule)]
    return [message("about-barred-hunter", hunter=_piece(look, other), rule=rule)]


def _about_hunter(look: DragonIslandLook, number: int) -> Message | None:
    """Explain a hunter, by its place and its treasure."""
    if number not in look.hunters:
        return None
    text = message(_hunter_id(look, number), hunter=_piece(look, number))
    moved = look.plain.moved
    rests = look.active == look.seat and number in look.hunters_of(look.seat) and moved not in (s.NO_HUNTER, number)
    return wording.sentences(text, message("about-hunter-other")) if rests else text


def _hunter_id(look: DragonIslandLook, number: int) -> str:
    _about_pair = look.treasure_of(number)
    if _about_pair is not None:
        id = "about-lone" if len(look.treasures[_about_pair][1]) == 1 else "about-carrier"
        return f"{id}-passage" if look.place_of(number) == s.TREASURE_FIELD else id
    if look.leaves(number):
        return "about-hunter-leaves"
    if look.waits(number):
        return "about-hunter-waits"
    if look.is_at_home(number):
        return "about-hunter-home"
    return "about-hunter-guest" if look.place_of(number) >= s.ISLAND else "about-hunter"


def _about_dragon(look: DragonIslandLook, number: int) -> Message | None:
    """Explain a dragon on the island."""
    if number not in [_about_dragon for _about_dragon, _ in look.dragons]:
        return None
    text = message("about-dragon")
    return text if len(look.dragons) == s.DRAGONS else wording.sentences(text, message("about-dragon-one"))


def _about_pair(look: DragonIslandLook, number: int) -> Message:
    """Explain a pair in the row of all seven."""
    return message(
        "about-pair", pair=message(f"coins-{pair_state(look, number)}", value=wording.value_of(look.deck, number))
    )


def pair_state(look: DragonIslandLook, number: int) -> str:
    """Return the state of a pair: still to come, on the treasure field, carried, or settled."""
    next_pair = int(look.plain.next_pair)
    if number >= next_pair:
        return "to-come" if number > next_pair else "lies"
    return "carried" if number in look.treasures else "settled"


def _about_treasure(look: DragonIslandLook, number: int) -> Message | None:
    """Explain a treasure on the island, with one hunter or two, or on its field."""
    if number not in look.treasures and look.coins_on_treasure_field != number:
        return None
    lone = number in look.treasures and len(look.treasures[number][1]) == 1
    return message(
        "about-treasure-lone" if lone else "about-treasure", treasure=wording.treasure_words(look.deck, number)
    )


def _about_seat(look: DragonIslandLook, number: int) -> Message | None:
    """Explain a seat, by the number of its cards."""
    if number not in look.seats:
        return None
    cards, named = int(look.plain.cards[number]), SeatName(number)
    if not cards and not look.over and not look.setting_up:
        return message("about-seat-empty", seat=named)
    return message("about-seat", seat=named, cards=cards)


PLAIN = frozenset({"free", "spent"})
"""Elements with a fixed text, whose message is named after the id."""


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """Return the help text of an element; None for decorations."""
    look = DragonIslandLook(RULES, deck, view, seat)
    if id in PLAIN:
        return message(f"about-{id}")
    if id in SINGLE:
        return SINGLE[id](look)
    family, _, name = id.partition("-")
    if family == "boat" and id in deck.fields:
        return _about_field(look, deck.fields.index(id))
    if family == "ghost":
        return message("about-ghost")
    if family in NAMED:
        things, describe = NAMED[family]
        names = things(deck)
        return describe(look, names.index(name)) if name in names else None
    return None


# Piles


def _duel(look: DragonIslandLook) -> Message | None:
    """Explain the scene at the boat to which a treasure has been brought."""
    return _about_field(look, int(look.plain.boat)) if look.phase == s.SHARING else None


def _draw_pile(look: DragonIslandLook) -> Message:
    return message("about-draw-pile", pile=message("shown-draw-pile", count=int(look.plain.in_draw_pile)))


def _discards(look: DragonIslandLook) -> Message:
    return message("about-discards", pile=message("shown-discards", count=look.discarded))


def _eggs(look: DragonIslandLook) -> Message:
    return message("about-eggs", count=s.DRAGONS - len(look.dragons))


SINGLE: dict[str, Callable[[DragonIslandLook], Message | None]] = {
    "discards": _discards,
    "draw-pile": _draw_pile,
    "duel": _duel,
    "eggs": _eggs,
}
"""Single elements whose text depends on the view."""


# Numbered elements


def _counted(number: int) -> Callable[[Deck], tuple[str, ...]]:
    names = tuple(str(place + 1) for place in range(number))
    return lambda _deck: names


NAMED: dict[str, tuple[Callable[[Deck], tuple[str, ...]], Callable[[DragonIslandLook, int], Message | None]]] = {
    "card": (lambda deck: deck.kinds, _about_card),
    "dragon": (_counted(s.DRAGONS), _about_dragon),
    "field": (lambda deck: deck.fields, _about_field),
    "hunter": (lambda deck: deck.colours, _about_hunter),
    "pair": (_counted(s.PAIRS), _about_pair),
    "seat": (_counted(s.MOST_SEATS), _about_seat),
    "treasure": (_counted(s.PAIRS), _about_treasure),
}
"""Elements by the first word of the id: the names that can follow, in order, and the function that explains one of them."""
