"""What is said of hunters, dragons, treasures and seats as they stand now. Numbers in brackets are those of the rule book."""

from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island.notation.wording import hunter_words, sentences, treasure_words, value_of
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.state import DRAGONS, ISLAND, NO_HUNTER, TREASURE_FIELD


def hunter(look: DragonIslandLook, number: int) -> Message | None:
    """A hunter, by where it stands and what it carries."""
    if number not in look.hunters:
        return None
    told = message(_hunter_id(look, number), hunter=hunter_words(look.deck, look.view, number))
    moved = look.plain.moved
    rests = look.active == look.seat and number in look.hunters_of(look.seat) and moved not in (NO_HUNTER, number)
    return sentences(told, message("about-hunter-other")) if rests else told


def _hunter_id(look: DragonIslandLook, number: int) -> str:
    pair = look.treasure_of(number)
    if pair is not None:
        id = "about-lone" if len(look.treasures[pair][1]) == 1 else "about-carrier"
        return f"{id}-passage" if look.place_of(number) == TREASURE_FIELD else id
    if look.leaves(number):
        return "about-hunter-leaves"
    if look.waits(number):
        return "about-hunter-waits"
    if look.is_at_home(number):
        return "about-hunter-home"
    return "about-hunter-guest" if look.place_of(number) >= ISLAND else "about-hunter"


def dragon(look: DragonIslandLook, number: int) -> Message | None:
    """A dragon on the island."""
    if number not in [dragon for dragon, _ in look.dragons]:
        return None
    told = message("about-dragon")
    return told if len(look.dragons) == DRAGONS else sentences(told, message("about-dragon-one"))


def pair(look: DragonIslandLook, number: int) -> Message:
    """A pair where all seven are counted."""
    return message("about-pair", pair=message(f"coins-{pair_state(look, number)}", value=value_of(look.deck, number)))


def pair_state(look: DragonIslandLook, number: int) -> str:
    """Whether a pair is still to come, lies on the treasure field, is carried, or is settled."""
    next_pair = int(look.plain.next_pair)
    if number >= next_pair:
        return "to-come" if number > next_pair else "lies"
    return "carried" if number in look.treasures else "settled"


def treasure(look: DragonIslandLook, number: int) -> Message | None:
    """A treasure on the island, with one hunter or two, or on its field."""
    if number not in look.treasures and look.coins_on_treasure_field != number:
        return None
    lone = number in look.treasures and len(look.treasures[number][1]) == 1
    return message("about-treasure-lone" if lone else "about-treasure", treasure=treasure_words(look.deck, number))


def seat(look: DragonIslandLook, number: int) -> Message | None:
    """A seat, by how many cards it holds."""
    if number not in look.seats:
        return None
    cards, named = int(look.plain.cards[number]), SeatName(number)
    if not cards and not look.over and not look.setting_up:
        return message("about-seat-empty", seat=named)
    return message("about-seat", seat=named, cards=cards)
