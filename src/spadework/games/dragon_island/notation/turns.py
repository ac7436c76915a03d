"""The turns of Dragon Island, as the log groups its lines."""

from collections.abc import Mapping

from spadework.engine.contract import Record, Turn
from spadework.engine.words import SeatName, message
from spadework.games.dragon_island.rules.material import Deck

OUTCOMES = frozenset(
    {
        "told-slept",
        "told-slept-may-pass",
        "told-slept-at-once",
        "told-slept-at-once-may-pass",
        "told-counterspell",
        "told-waits",
        "told-meets",
        "told-leaves",
        "told-flies-out",
        "told-carry",
        "told-flees",
        "told-alone",
        "told-lost",
        "told-home",
        "told-coin",
        "told-both-coins",
        "told-draws-from",
        "told-discards-hand",
        "told-passes",
        "told-agreed",
        "told-goes-on",
        "told-wins",
        "told-wins-by-coin",
        "told-share",
    }
)


def turn(_deck: Deck, view: Record) -> Turn:
    """A turn is one player's."""
    if view.turns == 0:
        return Turn(message("turn-setting-up"))
    return Turn(message("turn", number=int(view.turns), seat=SeatName(int(view.active))))


def passing(_options: Mapping[str, str]) -> Mapping[str, str]:
    """Whatever is told stays told."""
    return {}
