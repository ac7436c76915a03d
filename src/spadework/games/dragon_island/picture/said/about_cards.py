"""What is said of one's own cards: what they do, and whether and why they can be played now.

Numbers in brackets are those of the rule book.
"""

from collections.abc import Sequence

from spadework.engine.codes import family_of
from spadework.engine.words import Message, SeatName, message, or_list
from spadework.games.dragon_island.notation.refusing import OF_A_CARD, OF_A_FAMILY, OF_A_PHASE, refusal_rule
from spadework.games.dragon_island.notation.wording import (
    action_words,
    colour_words,
    field_words,
    sentences,
    terrain_words,
)
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.action_cards import dragon_to_move
from spadework.games.dragon_island.rules.cards import is_terrain_card, may_be_used_as
from spadework.games.dragon_island.rules.codes import (
    CLAIM,
    COUNTER,
    DISCARD,
    END_TURN,
    FAMILY,
    GO,
    JOURNEY,
    PLAY,
    SLUMBER,
    SNEAK,
    TERRIFY,
    flies,
    paid_for,
    target_of,
)
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ANSWERED,
    ATTACK,
    COUNTERSPELL,
    CURSE,
    DOUBLES,
    DRAWING,
    FLIGHT,
    INFIDELITY,
    JOURNEY_CARD,
    LEAVING,
    NOTHING_AIMED,
    PASSING,
    PATROL,
    SHARING,
    SLUMBER_CARD,
    TAKING,
    TERROR,
)
from spadework.games.dragon_island.rules.steps import is_joker, may_set_out

ACTIONS = range(2 * DOUBLES, INFIDELITY + 1)
"""The kinds of cards with one action; those with two can be used as two of them (DI-68)."""
BY_FAMILY = {TERROR: TERRIFY, ATTACK: SNEAK, SLUMBER_CARD: SLUMBER, COUNTERSPELL: COUNTER, INFIDELITY: CLAIM}
"""The family of the moves in which an action is played."""
REACTIONS = (SLUMBER_CARD, COUNTERSPELL)


def card(look: DragonIslandLook, kind: int) -> Message | None:
    """A card of one's own hand: what it does, and whether it can be played now; None for what is not there."""
    if kind not in [held for held, _ in look.hand]:
        return None
    return sentences(_what(look, kind), *_now(look, kind))


# What it does


def _what(look: DragonIslandLook, kind: int) -> Message:
    if is_terrain_card(kind):
        return _terrain_card(look, kind)
    first, *second = [
        message("about-action-card", name=action_words(action), does=_does(look, action)) for action in _actions(kind)
    ]
    return message("about-double-card", first=first, second=second[0]) if second else first


def _terrain_card(look: DragonIslandLook, kind: int) -> Message:
    """What it pays for; in the hands of a hunter whose colour it shows it is a joker (DI-23)."""
    shown = [terrain_words(int(terrain)) for terrain in look.deck.record.shows[kind] if terrain >= 0]
    told = message("about-terrain-card", terrain=or_list(shown))
    own = [hunter for hunter in look.hunters_of(look.seat) if is_joker(look.deck.record, hunter, kind)]
    if not own:
        return told
    colours = or_list([colour_words(look.deck, hunter) for hunter in own])
    return sentences(told, message("about-joker", colours=colours))


def _actions(kind: int) -> list[int]:
    return [action for action in ACTIONS if may_be_used_as(kind, action)]


def _does(look: DragonIslandLook, action: int) -> Message:
    """What an action does as things are (DI-61, DI-63)."""
    name = look.deck.kinds[action]
    if action == PATROL:
        return message("about-patrol-new" if dragon_to_move(look.view) >= 0 else "about-patrol-move")
    if action == CURSE:
        return message("about-curse", count=2 if look.plain.seats == 3 else 1)
    return message(f"about-{name}")


# Whether it can be played now


def _now(look: DragonIslandLook, kind: int) -> list[Message]:
    if look.over or look.setting_up:
        return []
    played = [move for move in look.moves if _plays(move, kind)]
    return [_use(look, kind, played) if played else _why_not(look, kind)]


def _plays(move: int, kind: int) -> bool:
    """Whether a move takes a card of a kind out of the hand."""
    family = family_of(move, FAMILY)
    if family == GO:
        return paid_for(move) == kind or (kind == FLIGHT and bool(flies(move)))
    if family == JOURNEY:
        return kind in (JOURNEY_CARD, paid_for(move))
    if family in (TERRIFY, SNEAK):
        return paid_for(move) == kind
    return family in (PLAY, DISCARD, SLUMBER, COUNTER, CLAIM) and target_of(move) == kind


def _use(look: DragonIslandLook, kind: int, played: Sequence[int]) -> Message:
    if look.phase == PASSING:
        return message("about-card-discard")
    if not is_terrain_card(kind):
        return message("about-card-play")
    steps = sorted({int(target_of(move)) for move in played if family_of(move, FAMILY) == GO and not flies(move)})
    if not steps:
        return message("about-card-landing")
    return message("about-card-step", fields=or_list([field_words(look.deck, look.view, field) for field in steps]))


def _why_not(look: DragonIslandLook, kind: int) -> Message:
    if look.phase in (DRAWING, TAKING):
        return message("about-card-drawing", rule=refusal_rule(look.deck, look.view, look.seat, END_TURN))
    if look.phase == AGREEING:
        return message("about-card-others", rule=OF_A_PHASE[AGREEING])
    if look.phase == SHARING and look.plain.turn != look.seat:
        return message("about-card-decides", seat=SeatName(look.plain.turn))
    if look.phase == SHARING:
        return message("about-card-nothing", rule=OF_A_FAMILY[CLAIM])
    if look.active != look.seat:
        return _why_not_out_of_turn(look, kind)
    if look.phase == ANNOUNCED:
        return message("about-card-others", rule=OF_A_FAMILY[SLUMBER])
    if look.phase == LEAVING:
        return message("about-card-leaving")
    if look.aim != NOTHING_AIMED:
        return message("about-card-aiming")
    return _why_not_in_turn(look, kind)


def _why_not_out_of_turn(look: DragonIslandLook, kind: int) -> Message:
    """Green cards wait until there is something to react to, all others for one's own turn (DI-70, DI-71, DI-73)."""
    reactions = [action for action in REACTIONS if may_be_used_as(kind, action)]
    if not reactions:
        green = may_be_used_as(kind, INFIDELITY)
        return _nothing([OF_A_FAMILY[CLAIM]]) if green else message("about-card-not-green")
    if look.plain.quiet[look.seat] == 1:
        return message("happens-quiet")
    if look.phase != ANNOUNCED:
        return message("about-card-asked")
    if look.plain.asked[look.seat] == ANSWERED:
        return message("happens-answered")
    moves = [BY_FAMILY[action] + kind for action in reactions]
    return _nothing([refusal_rule(look.deck, look.view, look.seat, move) for move in moves])


def _why_not_in_turn(look: DragonIslandLook, kind: int) -> Message:
    if kind == JOURNEY_CARD:
        return message("about-card-no-terrain")
    if kind == FLIGHT or is_terrain_card(kind):
        if waits_with_all(look):
            return message("about-waiting")
        return message("about-card-no-landing" if kind == FLIGHT else "about-card-no-field")
    return _nothing([OF_A_CARD.get(action) or OF_A_FAMILY[BY_FAMILY[action]] for action in _actions(kind)])


def _nothing(rules: Sequence[str]) -> Message:
    """There is nothing to play a card for or against, by these rules."""
    return message("about-card-nothing", rule=", ".join(dict.fromkeys(rules)))


def movable(look: DragonIslandLook) -> list[int]:
    """The hunters of the viewer that this turn may belong to (DI-24)."""
    return [hunter for hunter in look.hunters_of(look.seat) if may_set_out(look.view, hunter)]


def waits_with_all(look: DragonIslandLook) -> bool:
    """Whether all of them wait on the treasure field (DI-50)."""
    return all(look.waits(hunter) for hunter in movable(look))
