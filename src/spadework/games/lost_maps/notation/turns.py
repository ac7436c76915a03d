"""The turns of Lost Maps, as the log groups its lines."""

from collections.abc import Mapping

from spadework.engine.contract import Record, Turn
from spadework.engine.words import message
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import TURNS

OUTCOMES = frozenset({"told-coins", "told-palm", "told-cup", "told-fills", "told-wins", "told-share"})


def turn(_deck: Deck, view: Record) -> Turn:
    """A turn is one expedition, a chapter one round."""
    if view.start < 0:
        return Turn(message("turn-setting-up"), -1)
    number = min(int(view.turn) + 1, TURNS)
    return Turn(message("turn", round=int(view.rounds) + 1, turn=number, turns=TURNS), int(view.rounds))


def passing(options: Mapping[str, str]) -> Mapping[str, str]:
    """Crosses on paper don't tell in which turn of the round they were made (LM-25)."""
    return {} if options.get("memory-aid") == "on" else {"told-crosses": ""}
