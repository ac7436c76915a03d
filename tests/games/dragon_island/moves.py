"""Moves and outcomes of chance of Dragon Island as text, written and read independently of the game's notation."""

from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck

PLAIN = {
    "no reaction": c.NO_REACTION,
    "skip reactions": c.SKIP_REACTIONS,
    "share": c.SHARE,
    "pass": c.PASS,
    "draw up": c.DRAW_UP,
    "end turn": c.END_TURN,
    "take back": c.TAKE_BACK,
    "propose end": c.PROPOSE_END,
    "agree": c.AGREE,
    "go on": c.GO_ON,
    "settle": c.SETTLE,
}
WITH_KIND = {
    "play": c.PLAY,
    "discard": c.DISCARD,
    "draw": c.DRAWN,
    "take": c.TAKEN,
}
GREEN = {"slumber": c.SLUMBER, "counterspell": c.COUNTERSPELL, "infidelity": c.INFIDELITY}
WITH_FIELD = {"tile": c.TILE, "place": c.PLACE}
WITH_NUMBER = {"dragon": c.DRAGON, "start": c.START}
GOING = {"step": c.GO, "fly": c.GO + c.FLYING}


def code(deck: Deck, text: str) -> int:
    """The code of a text such as "step c4 with desert sending grey home"; with 3 players it begins with the hunter: "red: step c4"."""
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
            + (paid + 1) * c.CARD_FACTOR
            + (hunter + 1) * c.HUNTER_FACTOR
            + (sent + 1) * c.SENT_FACTOR
        )
    if verb == "journey":
        return c.JOURNEY + s.TERRAINS.index(rest[0]) + (paid + 1) * c.CARD_FACTOR + (hunter + 1) * c.HUNTER_FACTOR
    kind = deck.kinds.index(verb) if paid < 0 else paid
    if verb == "terror":
        return c.TERROR + deck.colours.index(rest[0]) + (kind + 1) * c.CARD_FACTOR
    assert verb == "attack", text
    return c.ATTACK + int(rest[1]) - 1 + (kind + 1) * c.CARD_FACTOR


def text(deck: Deck, code: int) -> str:
    """The text of a code; steps, flights and Journeys begin with the hunter where one is named: "red: step c4"."""
    family, thing = code // c.FAMILY * c.FAMILY, code % c.FAMILY
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
        thing % c.CARD_FACTOR,
        thing // c.CARD_FACTOR % 32 - 1,
        thing // c.HUNTER_FACTOR % 8 - 1,
        thing // c.SENT_FACTOR % 8 - 1,
    )
    who = f"{deck.colours[hunter]}: " if hunter >= 0 else ""
    spending = f" with {deck.kinds[paid]}" if paid >= 0 else ""
    if family == c.GO:
        sending = f" sending {deck.colours[sent]} home" if sent >= 0 else ""
        going = "fly" if thing & c.FLYING else "step"
        return f"{who}{going} {deck.fields[target]}{spending}{sending}"
    if family == c.JOURNEY:
        return f"{who}journey {s.TERRAINS[target]}{spending}"
    assert family in (c.TERROR, c.ATTACK), f"there is no move of the code {family + thing}"
    verb = "terror" if family == c.TERROR else "attack"
    aim = deck.colours[target] if family == c.TERROR else f"seat {target + 1}"
    return f"{verb} {aim}" if deck.kinds[paid] == verb else f"{verb} {aim}{spending}"
