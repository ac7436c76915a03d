"""What is going on in a picture of Dragon Island, in words."""

from collections.abc import Sequence

from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island.notation.announcing import announced_words
from spadework.games.dragon_island.notation.wording import action_words, hunter_words, seats_words, treasure_words
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.board import hunter_on
from spadework.games.dragon_island.rules.codes import TURN_BEGINS
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ANSWERED,
    DRAWING,
    ISLAND,
    LEAVING,
    NO_SEAT,
    NOTHING_AIMED,
    PASSING,
    SHARING,
    SLUMBER_CARD,
    TAKING,
    TREASURE_FIELD,
)


def happening(look: DragonIslandLook) -> Sequence[Message]:
    """What is going on, sentence by sentence."""
    view, phase = look.plain, look.phase
    if look.over:
        winners = look.standings.winners
        return [message("says-wins" if len(winners) == 1 else "says-share", seats=seats_words(winners))]
    if look.setting_up:
        return [message("happens-dealing")]
    seat = SeatName(view.active)
    if phase == ANNOUNCED:
        return [announced_words(look.deck, look.view), _reacting(look)]
    if phase == SHARING:
        treasure = treasure_words(look.deck, view.carries[view.boat - ISLAND])
        id = "happens-answering" if view.claims else "happens-sharing"
        return [message(id, seat=SeatName(view.turn), treasure=treasure)]
    if phase == LEAVING:
        met = int(hunter_on(look.view, TREASURE_FIELD, view.moved))
        return [message("happens-leaving", seat=seat, hunter=hunter_words(look.deck, view, met))]
    if phase == TAKING:
        return [message("happens-taking", seat=seat, victim=SeatName(view.victim))]
    if phase == DRAWING:
        return [message("happens-drawing", seat=SeatName(view.turn))]
    if phase == AGREEING:
        return [message("happens-agreeing", seat=seat)]
    if phase == PASSING:
        return [message("happens-passing", seat=seat)]
    if look.aim != NOTHING_AIMED:
        return [message("happens-aiming", seat=seat, card=action_words(view.card))]
    return [message("happens-turn", seat=seat)]


def _reacting(look: DragonIslandLook) -> Message:
    view = look.plain
    quiet = look.seat in look.seats and view.quiet[look.seat] == 1
    if look.seat in look.seats and view.asked[look.seat] == ANSWERED and not quiet:
        return message("happens-answered")
    if view.slumber != NO_SEAT:
        id = "happens-slumber-at-once" if view.announced == TURN_BEGINS else "happens-slumber"
        return message(id, seat=SeatName(view.slumber), card=action_words(SLUMBER_CARD))
    return message("happens-quiet" if quiet else "happens-reacting")


def moment(look: DragonIslandLook) -> Message:
    """How far the game is."""
    if look.over or look.setting_up:
        return message("moment-over" if look.over else "moment-dealing")
    limit = look.plain.limit
    return message("moment-turn-of", turn=look.turn, limit=limit) if limit else message("moment-turn", turn=look.turn)


def heading(look: DragonIslandLook) -> Message:
    """How far the game is, where the treasures are counted."""
    if look.over or look.setting_up:
        return message("header-over" if look.over else "header-dealing")
    limit = look.plain.limit
    return message("header-turn-of", turn=look.turn, limit=limit) if limit else message("header-turn", turn=look.turn)
