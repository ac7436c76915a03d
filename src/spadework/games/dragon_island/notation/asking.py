"""What a seat of Dragon Island is asked to do. Numbers in brackets are those of the rule book."""

from spadework.engine.contract import Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island.notation.announcing import announced_kind, announced_words
from spadework.games.dragon_island.notation.wording import (
    colour_words,
    field_words,
    hunter_words,
    treasure_words,
    value_of,
)
from spadework.games.dragon_island.rules.board import hunter_on, waits
from spadework.games.dragon_island.rules.cards import holds
from spadework.games.dragon_island.rules.codes import TURN_BEGINS
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.reactions import may_counter, may_slumber
from spadework.games.dragon_island.rules.sharing import rival
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    COUNTERSPELL,
    FIRST_TILE,
    FORCES,
    HUNTERS,
    ISLAND,
    LEAVING,
    NO_FIELD,
    NO_HUNTER,
    NO_SEAT,
    NOTHING_AIMED,
    PASSING,
    SECOND_TILE,
    SHARING,
    SLUMBER_CARD,
    TREASURE_FIELD,
    TURN,
    WHICH_DRAGON,
)


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """What `seat`, which is to move, is asked to do."""
    phase = int(view.phase)
    if phase == TURN:
        return _ask_turn(deck, view, seat) if view.aim == NOTHING_AIMED else _ask_to_aim(deck, view)
    if phase == ANNOUNCED:
        return _ask_to_react(deck, view, seat)
    if phase == LEAVING:
        return _ask_to_leave(deck, view)
    if phase == SHARING:
        return _ask_to_share(deck, view, seat)
    if phase == PASSING:
        return message("ask-discard")
    assert phase == AGREEING
    return message("ask-agree", seat=SeatName(int(view.active)))


def hides_options(_deck: Deck, view: Record) -> bool:
    """In a boat nobody may learn whether the one who shares could claim the coins (DI-57, DI-74)."""
    return bool(view.phase == SHARING)


def _ask_turn(deck: Deck, view: Record, seat: int) -> Message:
    waiting = [hunter for hunter in range(HUNTERS) if view.owner[hunter] == seat and waits(view, hunter)]
    # With two hunters one may wait while the other can still be moved, unless the turn is its own (DI-24).
    if waiting and (view.seats > 3 or view.moved == waiting[0]):
        return message("ask-waiting-again" if view.acted else "ask-waiting")
    if view.moved != NO_HUNTER and view.seats == 3:
        return message("ask-again-hunter", colour=colour_words(deck, int(view.moved)))
    return message("ask-again" if view.acted else "ask-turn")


def _ask_to_react(deck: Deck, view: Record, seat: int) -> Message:
    action, active, kind = announced_words(deck, view), SeatName(int(view.active)), announced_kind(deck, view)
    if not (may_slumber(view, seat) and holds(view, seat, SLUMBER_CARD)):
        if view.slumber != NO_SEAT:
            slumber = SeatName(int(view.slumber))
            return message("ask-counter-slumber", action=action, slumber=slumber, seat=active, occasion=kind)
        return message("ask-counterspell", action=action, seat=active, occasion=kind)
    if may_counter(view, seat) and holds(view, seat, COUNTERSPELL):
        return message("ask-both", action=action, seat=active, occasion=kind)
    begins = view.announced == TURN_BEGINS and not view.acted
    return message("ask-slumber-at-once" if begins else "ask-slumber", action=action, seat=active, occasion=kind)


def _ask_to_leave(deck: Deck, view: Record) -> Message:
    other = int(hunter_on(view, TREASURE_FIELD, int(view.moved)))
    treasure = treasure_words(deck, int(view.next_pair))
    return message("ask-leave", hunter=hunter_words(deck, view, other), treasure=treasure)


def _ask_to_share(deck: Deck, view: Record, seat: int) -> Message:
    value = value_of(deck, int(view.carries[view.boat - ISLAND]))
    id = "ask-answer" if view.claims else "ask-share"
    return message(id, seat=SeatName(int(rival(view, seat))), value=value)


def _ask_to_aim(deck: Deck, view: Record) -> Message:
    aim = int(view.aim)
    if aim == WHICH_DRAGON:
        return message("ask-which-dragon")
    if aim in (FIRST_TILE, SECOND_TILE):
        name = "forces" if view.card == FORCES else "elements"
        if aim == FIRST_TILE:
            return message(f"ask-{name}")
        return message(f"ask-{name}-second", field=field_words(deck, view, int(view.tiles[0])))
    start = int(view.dragon[view.moving_dragon])
    if start == NO_FIELD:
        return message("ask-new-dragon")
    return message("ask-dragon", field=deck.fields[start])
