"""What is said of fields and boats: what they are, and whether and why the viewer can go there or choose them now.

Numbers in brackets are those of the rule book.
"""

from spadework.engine.codes import family_of
from spadework.engine.words import Message, message, or_list
from spadework.games.dragon_island.notation.refusing import OF_AN_AIM, refusal_rule
from spadework.games.dragon_island.notation.wording import card_words, field_words, hunter_words, sentences
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.picture.said.about_cards import movable, waits_with_all
from spadework.games.dragon_island.rules.board import (
    AMBUSH,
    JOINING,
    entering,
    has_dragon,
    hunter_on,
    partner_of,
    terrain_of,
)
from spadework.games.dragon_island.rules.codes import DRAGON_TO, FAMILY, GO, TILE, flies, naming, paid_for, target_of
from spadework.games.dragon_island.rules.state import (
    FIRST_TILE,
    ISLAND,
    LEAVING,
    NO_HUNTER,
    NO_SEAT,
    NOTHING_AIMED,
    PAIRS,
    SECOND_TILE,
    TREASURE_FIELD,
    WHERE_DRAGON,
)

FREE, FREE_BY_JOURNEY = "DI-22", "DI-65"


def field(look: DragonIslandLook, place: int) -> Message:
    """A field of the island or a boat."""
    return sentences(_what(look, place), *_now(look, place))


def _what(look: DragonIslandLook, place: int) -> Message:
    if place >= ISLAND:
        owner = place - ISLAND
        if look.plain.owner[owner] == NO_SEAT:
            return message("about-boat-empty", boat=message(f"shown-{look.deck.fields[place]}"))
        return message("about-boat", hunter=hunter_words(look.deck, look.view, owner))
    if place == TREASURE_FIELD:
        return message("about-field-treasure" if look.plain.next_pair < PAIRS else "about-field-passage")
    return message("about-field", field=field_words(look.deck, look.view, place))


def _now(look: DragonIslandLook, place: int) -> list[Message]:
    dragon = [message("about-barred-dragon")] if has_dragon(look.view, place) else []
    if not look.chooses_field:
        return dragon
    if look.phase == LEAVING:
        if place == TREASURE_FIELD:
            return []
        return _way(look, place) or dragon or [message("about-leave-not")]
    aim = look.aim
    if aim == NOTHING_AIMED:
        return _way(look, place) or dragon or _why_no_way(look, place)
    family = {FIRST_TILE: TILE, SECOND_TILE: TILE, WHERE_DRAGON: DRAGON_TO}.get(aim)
    if family is None or (aim == SECOND_TILE and place == look.plain.tiles[0]):
        return dragon
    if family + place in look.moves:
        return [message("about-choose", rule=OF_AN_AIM[aim])]
    return [message("about-tile-no" if family == TILE else "about-place-no")]


# To go there


def _way(look: DragonIslandLook, place: int) -> list[Message]:
    """How the viewer may come to a field, by a step rather than a Flight, what it costs and what it means; empty for who may not."""
    ways = [move for move in look.moves if family_of(move, FAMILY) == GO and target_of(move) == place]
    steps = [move for move in ways if not flies(move)]
    if not ways:
        return []
    flying = [] if steps else [message("about-enter-flying")]
    chosen = steps or ways
    kinds = sorted({int(paid_for(move)) for move in chosen})
    hunter = look.goer(chosen[0])
    if kinds[0] < 0:
        cost = message("about-enter-free", rule=_why_free(look, hunter, place))
    else:
        cost = message("about-enter-cost", cards=or_list([card_words(look.deck, kind) for kind in kinds]))
    return [*flying, cost, *_meaning(look, hunter, place)]


def _why_free(look: DragonIslandLook, hunter: int, place: int) -> str:
    """By which rule a field costs nothing: as one's own, or by a Journey (DI-22, DI-65)."""
    terrain = int(terrain_of(look.view, place))
    return FREE_BY_JOURNEY if terrain in look.free and terrain != look.deck.record.own[hunter] else FREE


def _meaning(look: DragonIslandLook, hunter: int, place: int) -> list[Message]:
    means = entering(look.view, hunter, place)
    if means == AMBUSH:
        return [message("about-ambush")]
    if means == JOINING:
        return [message("about-joining", hunter=_standing(look, hunter, place))]
    return []


def _standing(look: DragonIslandLook, hunter: int, place: int) -> Message:
    """Another hunter on a field."""
    return hunter_words(look.deck, look.view, int(hunter_on(look.view, place, hunter)))


def _why_no_way(look: DragonIslandLook, place: int) -> list[Message]:
    """Why nobody of the viewer's can go to a field; nothing to say where one of them stands."""
    hunters = movable(look)
    if any(look.place_of(hunter) == place for hunter in hunters):
        return []
    if waits_with_all(look):
        return [message("about-waiting")]
    near = [hunter for hunter in hunters if place in look.deck.record.neighbour[look.place_of(hunter)]]
    if not near:
        return [message("about-too-far")] if place < ISLAND or place - ISLAND in hunters else []
    return _why_barred(look, near[0], place)


def _why_barred(look: DragonIslandLook, hunter: int, place: int) -> list[Message]:
    rule = refusal_rule(look.deck, look.view, look.seat, GO + place + int(naming(look.view, hunter)))
    if rule == "DI-42":
        # What is said of any boat tells why another's is barred.
        return []
    if rule == "DI-50":
        return [message("about-waiting")]
    if rule == "DI-51":
        return [message("about-no-way-out")]
    if rule not in ("DI-40", "DI-41", "DI-43"):
        return [message("about-cannot-pay")]
    if rule != "DI-43" and partner_of(look.view, hunter) != NO_HUNTER:
        return [message("about-barred-carrier")]
    return [message("about-barred-hunter", hunter=_standing(look, hunter, place), rule=rule)]
