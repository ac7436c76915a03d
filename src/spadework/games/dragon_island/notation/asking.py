"""Questions to a seat of Dragon Island. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of
from spadework.engine.interface import Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island.notation import wording
from spadework.games.dragon_island.notation.texts import write
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import hunter_on, waits
from spadework.games.dragon_island.rules.cards import holds
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.reactions import may_counter, may_slumber
from spadework.games.dragon_island.rules.scoring import rival


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """Return the question to `seat`, which moves next."""
    phase = int(view.phase)
    if phase == s.TURN:
        return _ask_turn(deck, view, seat) if view.aim == s.NOTHING_AIMED else _ask_to_aim(deck, view)
    if phase == s.ANNOUNCED:
        return _ask_to_react(deck, view, seat)
    if phase == s.LEAVING:
        return _ask_to_leave(deck, view)
    if phase == s.SHARING:
        return _ask_to_share(deck, view, seat)
    if phase == s.PASSING:
        return message("ask-discard")
    assert phase == s.AGREEING
    return message("ask-agree", seat=SeatName(int(view.active)))


def announced_kind(deck: Deck, view: Record) -> str:
    """Return the announced action without its payment, so that players can answer such actions in advance."""
    move = int(view.announced)
    if move == c.TURN_BEGINS:
        return "turn"
    text = write(deck, int(view.active), move).partition(" with ")[0]
    return (
        f"{text} by {deck.colours[int(c.hunter_of(view, move))]}"
        if family_of(move, c.FAMILY) in (c.GO, c.JOURNEY)
        else text
    )


def hides_options(_deck: Deck, view: Record) -> bool:
    """Return whether the options are secret: at a boat nobody may learn whether a seat holds an Infidelity (DI-57, DI-74)."""
    return bool(view.phase == s.SHARING)


def _ask_turn(deck: Deck, view: Record, seat: int) -> Message:
    waiting = [hunter for hunter in range(s.HUNTERS) if view.owner[hunter] == seat and waits(view, hunter)]
    # With two hunters, one may wait while the other can still move, unless the turn belongs to the first (DI-24).
    if waiting and (view.seats > 3 or view.moved == waiting[0]):
        return message("ask-waiting-again" if view.acted else "ask-waiting")
    if view.moved != s.NO_HUNTER and view.seats == 3:
        return message("ask-again-hunter", colour=wording.colour_words(deck, int(view.moved)))
    return message("ask-again" if view.acted else "ask-turn")


def _ask_to_react(deck: Deck, view: Record, seat: int) -> Message:
    action, active, kind = (
        wording.announced_words(deck, view),
        SeatName(int(view.active)),
        announced_kind(deck, view),
    )
    if not (may_slumber(view, seat) and holds(view, seat, s.SLUMBER)):
        if view.slumber != s.NO_SEAT:
            slumber = SeatName(int(view.slumber))
            return message("ask-counter-slumber", action=action, slumber=slumber, seat=active, kind=kind)
        return message("ask-counterspell", action=action, seat=active, kind=kind)
    if may_counter(view, seat) and holds(view, seat, s.COUNTERSPELL):
        return message("ask-both", action=action, seat=active, kind=kind)
    begins = view.announced == c.TURN_BEGINS and not view.acted
    return message("ask-slumber-at-once" if begins else "ask-slumber", action=action, seat=active, kind=kind)


def _ask_to_leave(deck: Deck, view: Record) -> Message:
    other = int(hunter_on(view, s.TREASURE_FIELD, int(view.moved)))
    treasure = wording.treasure_words(deck, int(view.next_pair))
    return message("ask-leave", hunter=wording.hunter_words(deck, view, other, wording.DATIVE), treasure=treasure)


def _ask_to_share(deck: Deck, view: Record, seat: int) -> Message:
    value = wording.value_in_boat(deck, view)
    id = "ask-answer" if view.claims else "ask-share"
    return message(id, seat=SeatName(int(rival(view, seat))), value=value)


def _ask_to_aim(deck: Deck, view: Record) -> Message:
    aim = int(view.aim)
    if aim == s.WHICH_DRAGON:
        return message("ask-which-dragon")
    if aim in (s.FIRST_TILE, s.SECOND_TILE):
        name = "forces" if view.card == s.FORCES else "elements"
        if aim == s.FIRST_TILE:
            return message(f"ask-{name}")
        return message(f"ask-{name}-second", field=wording.field_words(deck, view, int(view.tiles[0])))
    start = int(view.dragon[view.moving_dragon])
    if start == s.NO_FIELD:
        return message("ask-new-dragon")
    return message("ask-dragon", field=deck.fields[start])
