"""How the tests of Dragon Island write moves and outcomes of chance: as texts, put together and taken apart on their own."""

from spadework.games.dragon_island.rules import state
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import FAMILY, FLYING, HUNTER, PAID, SENT, TERRAINS

PLAIN = {
    "let it be": state.WAKE_NOT,
    "let all be": state.LET_ALL_BE,
    "share": state.SHARE,
    "pass": state.PASS,
    "draw up": state.DRAW_UP,
    "end turn": state.END_TURN,
    "take back": state.TAKE_BACK,
    "propose end": state.PROPOSE_END,
    "agree": state.AGREE,
    "go on": state.GO_ON,
    "settle": state.SETTLE,
}
WITH_KIND = {
    "play": state.PLAY,
    "discard": state.DISCARD,
    "draw": state.DRAWN,
    "take": state.TAKEN,
}
GREEN = {"slumber": state.SLUMBER, "counterspell": state.COUNTER, "infidelity": state.CLAIM}
WITH_FIELD = {"tile": state.TILE, "place": state.PLACE}
WITH_NUMBER = {"dragon": state.DRAGON, "start": state.START}
GOING = {"step": state.GO, "fly": state.GO + FLYING}


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
        return GOING[verb] + deck.fields.index(rest[0]) + (paid + 1) * PAID + (hunter + 1) * HUNTER + (sent + 1) * SENT
    if verb == "journey":
        return state.JOURNEY + TERRAINS.index(rest[0]) + (paid + 1) * PAID + (hunter + 1) * HUNTER
    kind = deck.kinds.index(verb) if paid < 0 else paid
    if verb == "terror":
        return state.TERRIFY + deck.colours.index(rest[0]) + (kind + 1) * PAID
    assert verb == "attack", text
    return state.SNEAK + int(rest[1]) - 1 + (kind + 1) * PAID


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
    target, paid, hunter, sent = thing % PAID, thing // PAID % 32 - 1, thing // HUNTER % 8 - 1, thing // SENT % 8 - 1
    who = f"{deck.colours[hunter]}: " if hunter >= 0 else ""
    spending = f" with {deck.kinds[paid]}" if paid >= 0 else ""
    if family == state.GO:
        sending = f" sending {deck.colours[sent]} home" if sent >= 0 else ""
        going = "fly" if thing & FLYING else "step"
        return f"{who}{going} {deck.fields[target]}{spending}{sending}"
    if family == state.JOURNEY:
        return f"{who}journey {TERRAINS[target]}{spending}"
    assert family in (state.TERRIFY, state.SNEAK), f"there is no move of the code {family + thing}"
    verb = "terror" if family == state.TERRIFY else "attack"
    aim = deck.colours[target] if family == state.TERRIFY else f"seat {target + 1}"
    return f"{verb} {aim}" if deck.kinds[paid] == verb else f"{verb} {aim}{spending}"
