"""How the tests of Dragon Island write moves and outcomes of chance: as texts, put together and taken apart on their own."""

from spadework.games.dragon_island.rules import codes
from spadework.games.dragon_island.rules.codes import (
    CARD_FACTOR,
    FAMILY,
    FLYING,
    HUNTER_FACTOR,
    SENT_FACTOR,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import TERRAINS

PLAIN = {
    "let it be": codes.WAKE_NOT,
    "let all be": codes.LET_ALL_BE,
    "share": codes.SHARE,
    "pass": codes.PASS,
    "draw up": codes.DRAW_UP,
    "end turn": codes.END_TURN,
    "take back": codes.TAKE_BACK,
    "propose end": codes.PROPOSE_END,
    "agree": codes.AGREE,
    "go on": codes.GO_ON,
    "settle": codes.SETTLE,
}
WITH_KIND = {
    "play": codes.PLAY,
    "discard": codes.DISCARD,
    "draw": codes.DRAWN,
    "take": codes.TAKEN,
}
GREEN = {"slumber": codes.SLUMBER, "counterspell": codes.COUNTER, "infidelity": codes.CLAIM}
WITH_FIELD = {"tile": codes.TILE, "place": codes.DRAGON_TO}
WITH_NUMBER = {"dragon": codes.DRAGON, "start": codes.START}
GOING = {"step": codes.GO, "fly": codes.GO + FLYING}


def code(deck: Deck, text: str) -> int:
    """The code of a text such as "step c4 with desert sending grey home"; with 3 players it begins with who goes, "red: step c4"."""
    hunter = -1
    if ": " in text:
        colour, text = text.split(": ")
        hunter = deck.colours.index(colour)
    if text in PLAIN:
        return PLAIN[text]
    verb, *rest = text.split()
    paid = deck.kinds.index(rest[rest.index("with") + 1]) if "with" in rest else -1
    if verb in WITH_KIND:
        return WITH_KIND[verb] + deck.kinds.index(rest[0])
    if verb in WITH_FIELD:
        return WITH_FIELD[verb] + deck.fields.index(rest[0])
    if verb in WITH_NUMBER:
        return WITH_NUMBER[verb] + int(rest[0]) - 1
    if verb in GREEN:
        return GREEN[verb] + (deck.kinds.index(verb) if paid < 0 else paid)
    if verb in GOING:
        sent = deck.colours.index(rest[rest.index("sending") + 1]) if "sending" in rest else -1
        return (
            GOING[verb]
            + deck.fields.index(rest[0])
            + (paid + 1) * CARD_FACTOR
            + (hunter + 1) * HUNTER_FACTOR
            + (sent + 1) * SENT_FACTOR
        )
    if verb == "journey":
        return codes.JOURNEY + TERRAINS.index(rest[0]) + (paid + 1) * CARD_FACTOR + (hunter + 1) * HUNTER_FACTOR
    kind = deck.kinds.index(verb) if paid < 0 else paid
    if verb == "terror":
        return codes.TERRIFY + deck.colours.index(rest[0]) + (kind + 1) * CARD_FACTOR
    assert verb == "attack", text
    return codes.SNEAK + int(rest[1]) - 1 + (kind + 1) * CARD_FACTOR


def text(deck: Deck, code: int) -> str:
    """The text of a code; steps, flights and Journeys begin with the hunter where one is named: "red: step c4"."""
    family, thing = code // FAMILY * FAMILY, code % FAMILY
    plain = {move: words for words, move in PLAIN.items()}
    if code in plain:
        return plain[code]
    for verb, first in WITH_KIND.items():
        if family == first:
            return f"{verb} {deck.kinds[thing]}"
    for verb, first in WITH_FIELD.items():
        if family == first:
            return f"{verb} {deck.fields[thing]}"
    for verb, first in WITH_NUMBER.items():
        if family == first:
            return f"{verb} {thing + 1}"
    for verb, first in GREEN.items():
        if family == first:
            return verb if deck.kinds[thing] == verb else f"{verb} with {deck.kinds[thing]}"
    return _with_payment(deck, family, thing)


def _with_payment(deck: Deck, family: int, thing: int) -> str:
    target, paid, hunter, sent = (
        thing % CARD_FACTOR,
        thing // CARD_FACTOR % 32 - 1,
        thing // HUNTER_FACTOR % 8 - 1,
        thing // SENT_FACTOR % 8 - 1,
    )
    who = f"{deck.colours[hunter]}: " if hunter >= 0 else ""
    spending = f" with {deck.kinds[paid]}" if paid >= 0 else ""
    if family == codes.GO:
        sending = f" sending {deck.colours[sent]} home" if sent >= 0 else ""
        going = "fly" if thing & FLYING else "step"
        return f"{who}{going} {deck.fields[target]}{spending}{sending}"
    if family == codes.JOURNEY:
        return f"{who}journey {TERRAINS[target]}{spending}"
    assert family in (codes.TERRIFY, codes.SNEAK), f"there is no move of the code {family + thing}"
    verb = "terror" if family == codes.TERRIFY else "attack"
    aim = deck.colours[target] if family == codes.TERRIFY else f"seat {target + 1}"
    return f"{verb} {aim}" if deck.kinds[paid] == verb else f"{verb} {aim}{spending}"
