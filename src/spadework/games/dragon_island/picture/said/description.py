"""A picture of Dragon Island in words: the position in a few sentences."""

from spadework.engine.contract import SPECTATOR
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.dragon_island.notation.wording import (
    cards_words,
    field_words,
    hunter_words,
    seats_words,
    terrain_words,
    treasure_words,
)
from spadework.games.dragon_island.picture.board import boat_words
from spadework.games.dragon_island.picture.drawing import Drawing
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.picture.said.happening import happening
from spadework.games.dragon_island.rules.state import ISLAND, TREASURE_FIELD


def description(drawing: Drawing) -> str:
    """The position in a few sentences."""
    look = drawing.look
    told = [*happening(look), *_says_hunters(look), *_says_board(look), *_says_seats(look), *_says_own(look)]
    return " ".join(drawing.say(sentence) for sentence in told)


def _says_hunters(look: DragonIslandLook) -> list[Message]:
    """Where each hunter is, and who carries what."""
    told = []
    carried = look.treasures
    for pair, (field, carriers) in carried.items():
        hunters = and_list([hunter_words(look.deck, look.plain, hunter) for hunter in carriers])
        id = "says-carry" if len(carriers) > 1 else "says-alone"
        told.append(message(id, hunters=hunters, treasure=treasure_words(look.deck, pair), place=_place(look, field)))
    for hunter in look.hunters:
        if look.treasure_of(hunter) is None and not look.is_at_home(hunter):
            named = hunter_words(look.deck, look.plain, hunter)
            told.append(_says_hunter(look, hunter, named))
    home = [
        hunter_words(look.deck, look.plain, hunter)
        for hunter in look.hunters
        if look.is_at_home(hunter) and look.treasure_of(hunter) is None
    ]
    if home:
        told.append(message("says-at-home", count=len(home), hunters=and_list(home)))
    return told


def _says_hunter(look: DragonIslandLook, hunter: int, named: Message) -> Message:
    field = look.place_of(hunter)
    if field == TREASURE_FIELD:
        return message("says-waits" if look.waits(hunter) else "says-on-treasure-field", hunter=named)
    return message("says-guest" if field >= ISLAND else "says-stands", hunter=named, place=_place(look, field))


def _place(look: DragonIslandLook, field: int) -> Message:
    if field >= ISLAND:
        return boat_words(look.deck, field - ISLAND)
    return field_words(look.deck, look.plain, field)


def _says_board(look: DragonIslandLook) -> list[Message]:
    """Dragons, the treasure to be had, and what a Long Journey made free."""
    told = []
    if look.dragons:
        fields = and_list([_place(look, field) for _, field in look.dragons])
        told.append(message("says-dragons", count=len(look.dragons), fields=fields))
    pair = look.coins_on_treasure_field
    if pair is not None:
        told.append(
            message("says-treasure", treasure=treasure_words(look.deck, pair), count=len(look.pairs_to_come) - 1)
        )
    else:
        told.append(message("says-no-treasure"))
    if look.free:
        terrains = and_list([terrain_words(terrain) for terrain in look.free])
        told.append(message("says-free", terrains=terrains))
    return told


def _says_seats(look: DragonIslandLook) -> list[Message]:
    """What everybody has won."""
    points = [message("says-points", seat=SeatName(seat), points=points) for seat, points in enumerate(look.points)]
    return [message("says-final" if look.over else "says-won", points=and_list(points))]


def _says_own(look: DragonIslandLook) -> list[Message]:
    told = []
    if look.seat != SPECTATOR and look.hand:
        cards = cards_words(look.deck, [kind for kind, count in look.hand for _ in range(count)])
        told.append(message("told-own-hand", seat=SeatName(look.seat), cards=cards))
    waiting = [look.seat] if look.asked else [seat for seat in look.acting if seat in look.waiting]
    if waiting:
        told.append(message("says-waiting", seats=seats_words(waiting)))
    return told
