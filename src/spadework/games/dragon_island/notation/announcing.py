"""What somebody does or may do in Dragon Island, in words: the same for a button, for the log and for those who may react."""

from spadework.engine.codes import family_of
from spadework.engine.contract import Record
from spadework.engine.words import Argument, Message, SeatName, message
from spadework.games.dragon_island.notation.texts import write
from spadework.games.dragon_island.notation.wording import (
    doer_words,
    field_words,
    hunter_words,
    payment_words,
    played_words,
    sentence,
    terrain_words,
    to_words,
    treasure_words,
)
from spadework.games.dragon_island.rules.board import (
    AMBUSH,
    JOINING,
    UNITING,
    WAITING,
    entering,
    hunter_on,
    partner_of,
    terrain_of,
)
from spadework.games.dragon_island.rules.codes import (
    DRAGON_TO,
    FAMILY,
    GO,
    JOURNEY,
    PLAY,
    SNEAK,
    TERRIFY,
    TURN_BEGINS,
    flies,
    hunter_of,
    paid_for,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    CURSE,
    FORCES,
    ISLAND,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    TERROR,
)


def going_words(deck: Deck, view: Record, move: int) -> list[Message]:
    """All that belongs to a step or flight beside where it leads, from the position before it takes effect."""
    hunter, field = hunter_of(view, move), target_of(move)
    return [
        *companions_words(deck, view, int(hunter), field),
        *payments_words(deck, view, move),
        *meaning_words(deck, view, move),
    ]


def companions_words(deck: Deck, view: Record, hunter: int, field: int) -> list[Message]:
    """Who is carried along, or which treasure is left behind by a hunter who is alone with it (DI-52, DI-53)."""
    pair, partner = int(view.carries[hunter]), int(partner_of(view, hunter))
    if pair == NO_PAIR:
        return []
    treasure = treasure_words(deck, pair)
    if partner == NO_HUNTER:
        return [message("leaving-treasure", treasure=treasure)]
    return [message("with-partner", hunter=hunter_words(deck, view, partner), treasure=treasure)]


def meaning_words(deck: Deck, view: Record, move: int) -> list[Message]:
    """What entering the field means, where it means more than standing there (DI-50, DI-51, DI-53, DI-54)."""
    hunter, field = int(hunter_of(view, move)), target_of(move)
    means = entering(view, hunter, field)
    if means == WAITING:
        return [message("to-wait")]
    if means not in (UNITING, JOINING, AMBUSH):
        return []
    met = sent_home_by(move) if means == AMBUSH else int(hunter_on(view, field, hunter))
    ids = {UNITING: "to-unite", JOINING: "to-join", AMBUSH: "ambush"}
    return [message(ids[means], hunter=hunter_words(deck, view, met))]


def payments_words(deck: Deck, view: Record, move: int) -> list[Message]:
    """The terrain card that a step or flight costs, if any."""
    paid = paid_for(move)
    return [payment_words(deck, paid, int(terrain_of(view, target_of(move))))] if paid >= 0 else []


def journey_payment(deck: Deck, move: int) -> Message:
    """The terrain card that goes with a Journey (DI-65)."""
    return payment_words(deck, paid_for(move), target_of(move))


# What is announced


def announced_words(deck: Deck, view: Record) -> Message:
    """What the active player has announced: whole, with target and payment (DI-70)."""
    return sentence(_announced_parts(deck, view, int(view.announced)))


def announced_kind(deck: Deck, view: Record) -> str:
    """What has been announced, whoever pays for it with whatever card: what those want to tell apart who answer beforehand."""
    move = int(view.announced)
    if move == TURN_BEGINS:
        return "turn"
    text = write(deck, int(view.active), move).partition(" with ")[0]
    return f"{text} by {deck.colours[int(hunter_of(view, move))]}" if family_of(move, FAMILY) in (GO, JOURNEY) else text


def _announced_parts(deck: Deck, view: Record, move: int) -> list[Message]:
    family, thing = family_of(move, FAMILY), target_of(move)
    seat = SeatName(int(view.active))
    if family == TURN_BEGINS:
        return [message("announced-turn", seat=seat, turn=int(view.turns))]
    if family == GO:
        id = "announced-flight" if flies(move) else "announced-step"
        doer = doer_words(deck, view, int(hunter_of(view, move)))
        return [message(id, hunter=doer, to=to_words(deck, view, thing)), *going_words(deck, view, move)]
    if family == JOURNEY:
        doer = doer_words(deck, view, int(hunter_of(view, move)))
        return [message("announced-journey", hunter=doer, terrain=terrain_words(thing)), journey_payment(deck, move)]
    if family == TERRIFY:
        told = message("announced-terror", seat=seat, hunter=hunter_words(deck, view, thing))
        return [played_words(deck, told, paid_for(move), TERROR)]
    if family == SNEAK:
        told = message("announced-attack", seat=seat, victim=SeatName(thing))
        return [played_words(deck, told, paid_for(move), ATTACK)]
    if family == DRAGON_TO:
        return [_announced_dragon(deck, view, thing)]
    assert family == PLAY
    if thing == CURSE:
        return [message("announced-curse", seat=seat)]
    first, second = (field_words(deck, view, int(field)) for field in view.tiles)
    return [
        message("announced-forces" if thing == FORCES else "announced-elements", seat=seat, first=first, second=second)
    ]


def _announced_dragon(deck: Deck, view: Record, field: int) -> Message:
    start = int(view.dragon[view.moving_dragon])
    words: dict[str, Argument] = {"seat": SeatName(int(view.active)), "to": to_words(deck, view, field)}
    if start == NO_FIELD:
        return message("announced-new-dragon", **words)
    return message("announced-dragon", **words, start=deck.fields[start])


def brings_home(view: Record, move: int) -> bool:
    """Whether a step or flight brings a treasure to a boat (DI-56)."""
    return bool(target_of(move) >= ISLAND and partner_of(view, hunter_of(view, move)) != NO_HUNTER)
