"""The turns of Rat Alarm, as the log groups its lines."""

from collections.abc import Mapping

from spadework.engine.contract import Record, Turn
from spadework.engine.words import SeatName, message
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.state import DEALING, DRAWING_FIRST, OVER

OUTCOMES = frozenset(
    {
        "told-turns-up",
        "told-turned-up",
        "told-turns-up-rat",
        "told-turned-up-rat",
        "told-alarm",
        "told-drops",
        "told-drops-empty",
        "told-keeps-rat",
        "told-keeps-none",
        "told-wins",
        "told-wins-by-rats",
        "told-share",
    }
)


def turn(_deck: Deck, view: Record) -> Turn:
    """A turn is one player's, and all rounds are one chapter: piles stay closed until the scoring (RA-25)."""
    if view.phase in (DEALING, DRAWING_FIRST):
        return Turn(message("turn-setting-up"))
    return Turn(message("turn", round=int(view.rounds) + 1, seat=SeatName(int(view.turn))), int(view.phase == OVER))


def passing(_options: Mapping[str, str]) -> Mapping[str, str]:
    """Which cards were turned up is not kept, or one could add up what lies in the piles (RA-25)."""
    return {"told-turns-up": "told-turned-up", "told-turns-up-rat": "told-turned-up-rat"}
