"""Accessible text for a picture of Dragon Island: names of its elements, the current event, and the position in a few sentences."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import remembered
from spadework.engine.words import Message, SeatName, Words, and_list, message, or_list
from spadework.games.dragon_island.notation import wording
from spadework.games.dragon_island.picture.look import DragonIslandLook, Drawing
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import hunter_on
from spadework.games.dragon_island.rules.material import Deck

Names = tuple[str, ...]
"""Players by seat."""

Hunter = tuple[int, str]
"""Its seat and its colour."""


class Ground(NamedTuple):
    """A field with everything on it."""

    field: str
    tile: str
    """The terrain, the colour of a boat, or "" for the treasure field."""
    boat: bool = False
    used: bool = True
    """False for a boat that is not in the game."""
    dragon: bool = False
    hunters: tuple[Hunter, ...] = ()
    treasures: tuple[int, ...] = ()
    cost: tuple[str, ...] | None = None
    """The kinds of cards one of which pays for entering it; None if it can't be entered now."""


@remembered
def ground_name(words: Words, names: Names, ground: Ground) -> str:
    """Describe a field with everything on it, and the cost of entering it."""
    place = _place_words(ground)
    if not ground.used:
        return words.say(message("shown-boat-empty", boat=place), names)
    there = [message("shown-dragon")] * ground.dragon
    there += [_hunter_words(hunter) for hunter in ground.hunters]
    there += [message("name-treasure", value=value) for value in ground.treasures]
    text = message("shown-there", field=place, things=and_list(there)) if there else place
    if ground.cost is not None:
        kinds = [_card_words(kind) for kind in ground.cost]
        text = message("shown-cost", field=text, cost=or_list(kinds)) if kinds else message("shown-no-cost", field=text)
    return words.say(text, names)


def _place_words(ground: Ground) -> Message:
    if ground.boat:
        return message(f"shown-boat-{ground.tile}")
    if ground.tile:
        return message("name-field", field=ground.field, terrain=message(f"name-{ground.tile}"))
    return message("name-treasure-field")


@remembered
def hunter_name(words: Words, names: Names, hunter: Hunter, ground: Ground) -> str:
    """Describe a hunter and its place."""
    return words.say(message("shown-there", field=_hunter_words(hunter), things=_place_words(ground)), names)


@remembered
def treasure_name(words: Words, value: int) -> str:
    """Describe a treasure by its two coins."""
    return words.text("name-treasure", value=value)


@remembered
def pair_name(words: Words, state: str, value: int) -> str:
    """Describe a pair in the row of all seven."""
    return words.text(f"coins-{state}", value=value)


@remembered
def seat_name(
    words: Words, names: Names, seat: int, colours: Names, counts: tuple[int, tuple[tuple[int, int], ...]]
) -> str:
    """Describe a seat with its hunters, its number of cards, and the coins won by value."""
    cards, coins = counts
    boats = and_list([message(f"name-{colour}") for colour in colours])
    text = message("shown-seat", seat=SeatName(seat), colours=boats, count=cards)
    if coins:
        won = [message("shown-coins", count=count, value=value) for count, value in coins]
        text = message("shown-seat-coins", text=text, coins=and_list(won))
    return words.say(text, names)


def boat_words(deck: Deck, hunter: int) -> Message:
    """Describe a boat by its colour."""
    return message(f"shown-boat-{deck.colours[hunter]}")


def _hunter_words(hunter: Hunter) -> Message:
    owner, colour = hunter
    return wording.piece_words(owner, colour)


def _card_words(kind: str) -> Message:
    halves = kind.split("-or-")
    if halves[0] in s.TERRAINS and len(halves) == 2:
        return message("name-double", first=message(f"name-{halves[0]}"), second=message(f"name-{halves[1]}"))
    return message(f"name-{kind}")


def happening(look: DragonIslandLook) -> Sequence[Message]:
    """Describe the current event, sentence by sentence."""
    view, phase = look.plain, look.phase
    if look.over:
        winners = look.standings.winners
        id = "says-wins" if len(winners) == 1 else "says-share"
        return [message(id, seats=wording.seats_words(winners))]
    if look.setting_up:
        return [message("happens-dealing")]
    seat = SeatName(view.active)
    if phase == s.ANNOUNCED:
        return [wording.announced_words(look.deck, look.view), _reacting(look)]
    if phase == s.SHARING:
        treasure = wording.treasure_words(look.deck, view.carries[view.boat - s.ISLAND])
        id = "happens-answering" if view.claims else "happens-sharing"
        return [message(id, seat=SeatName(view.turn), treasure=treasure)]
    if phase == s.LEAVING:
        met = int(hunter_on(look.view, s.TREASURE_FIELD, view.moved))
        return [message("happens-leaving", seat=seat, hunter=wording.hunter_words(look.deck, view, met))]
    if phase == s.TAKING:
        return [message("happens-taking", seat=seat, victim=SeatName(view.victim))]
    if phase == s.DRAWING:
        return [message("happens-drawing", seat=SeatName(view.turn))]
    if phase == s.AGREEING:
        return [message("happens-agreeing", seat=seat)]
    own = "own-" if look.seat == view.active else ""
    if phase == s.PASSING:
        return [message(f"happens-{own}passing", seat=seat)]
    if look.aim != s.NOTHING_AIMED:
        return [message(f"happens-{own}aiming", seat=seat, card=wording.action_words(view.card))]
    return [message(f"happens-{own}turn", seat=seat)]


def _reacting(look: DragonIslandLook) -> Message:
    view = look.plain
    quiet = look.seat in look.seats and view.quiet[look.seat] == 1
    if look.seat in look.seats and view.asked[look.seat] == s.ANSWERED and not quiet:
        return message("happens-answered")
    if view.slumber != s.NO_SEAT:
        id = "happens-slumber-at-once" if view.announced == c.TURN_BEGINS else "happens-slumber"
        return message(id, seat=SeatName(view.slumber), card=wording.action_words(s.SLUMBER))
    return message("happens-quiet" if quiet else "happens-reacting")


def moment(look: DragonIslandLook) -> Message:
    """Describe the progress of the game."""
    if look.over or look.setting_up:
        return message("moment-over" if look.over else "moment-dealing")
    limit = look.plain.limit
    return message("moment-turn-of", turn=look.turn, limit=limit) if limit else message("moment-turn", turn=look.turn)


def heading(look: DragonIslandLook) -> Message:
    """Describe the progress of the game, for the heading above the row of pairs."""
    if look.over or look.setting_up:
        return message("header-over" if look.over else "header-dealing")
    limit = look.plain.limit
    return message("header-turn-of", turn=look.turn, limit=limit) if limit else message("header-turn", turn=look.turn)


def description(drawing: Drawing) -> str:
    """Describe the position in a few sentences."""
    look = drawing.look
    sentences = [*happening(look), *_says_hunters(look), *_says_board(look), *_says_seats(look), *_says_own(look)]
    return " ".join(drawing.say(sentence) for sentence in sentences)


def _says_hunters(look: DragonIslandLook) -> list[Message]:
    """Describe the places of hunters, and the treasures carried."""
    sentences = []
    carried = look.treasures
    for pair, (field, carriers) in carried.items():
        carrying = [wording.hunter_words(look.deck, look.plain, hunter) for hunter in carriers]
        words = {"treasure": wording.treasure_words(look.deck, pair), "place": _place(look, field)}
        if len(carrying) > 1:
            sentences.append(message("says-carry", hunter=carrying[0], other=carrying[1], **words))
        else:
            sentences.append(message("says-alone", hunter=carrying[0], **words))
    for hunter in look.hunters:
        if look.treasure_of(hunter) is None and not look.is_at_home(hunter):
            named = wording.hunter_words(look.deck, look.plain, hunter)
            sentences.append(_says_hunter(look, hunter, named))
    home = [
        wording.hunter_words(look.deck, look.plain, hunter)
        for hunter in look.hunters
        if look.is_at_home(hunter) and look.treasure_of(hunter) is None
    ]
    if home:
        sentences.append(message("says-at-home", count=len(home), hunters=and_list(home)))
    return sentences


def _says_hunter(look: DragonIslandLook, hunter: int, named: Message) -> Message:
    field = look.place_of(hunter)
    if field == s.TREASURE_FIELD:
        return message("says-waits" if look.waits(hunter) else "says-on-treasure-field", hunter=named)
    return message("says-guest" if field >= s.ISLAND else "says-stands", hunter=named, place=_place(look, field))


def _place(look: DragonIslandLook, field: int) -> Message:
    if field >= s.ISLAND:
        return boat_words(look.deck, field - s.ISLAND)
    return wording.field_words(look.deck, look.plain, field)


def _says_board(look: DragonIslandLook) -> list[Message]:
    """Describe dragons, the next treasure, and terrains that a Journey made free."""
    sentences = []
    if look.dragons:
        fields = and_list([_place(look, field) for _, field in look.dragons])
        sentences.append(message("says-dragons", count=len(look.dragons), fields=fields))
    pair = look.coins_on_treasure_field
    if pair is not None:
        sentences.append(
            message(
                "says-treasure", treasure=wording.treasure_words(look.deck, pair), count=len(look.pairs_to_come) - 1
            )
        )
    else:
        sentences.append(message("says-no-treasure"))
    if look.free:
        terrains = and_list([wording.terrain_words(terrain) for terrain in look.free])
        sentences.append(message("says-free", terrains=terrains))
    return sentences


def _says_seats(look: DragonIslandLook) -> list[Message]:
    """Describe the points of all seats, their numbers of cards, and the cards played this turn."""
    sentences = [message("says-final" if look.over else "says-won", points=_by_seat(tuple(look.points)))]
    if not look.over:
        sentences.append(message("says-cards", cards=_by_seat(tuple(look.plain.cards[: look.plain.seats]))))
    if look.spent:
        spent = wording.cards_words(look.deck, [kind for kind, count in look.spent for _ in range(count)])
        sentences.append(message("sentence", text=message("shown-spent", cards=spent)))
    return sentences


@remembered
def _by_seat(counts: tuple[int, ...]) -> Message:
    """List the seats, each with a number."""
    return and_list([message("says-points", seat=SeatName(seat), points=count) for seat, count in enumerate(counts)])


def _says_own(look: DragonIslandLook) -> list[Message]:
    sentences = []
    if look.seat != SPECTATOR and look.hand:
        cards = wording.cards_words(look.deck, [kind for kind, count in look.hand for _ in range(count)])
        sentences.append(message("event-own-hand", seat=SeatName(look.seat), cards=cards))
    waiting = [look.seat] if look.asked else [seat for seat in look.acting if seat in look.waiting]
    if waiting:
        sentences.append(message("says-waiting", seats=wording.seats_words(waiting)))
    return sentences
