"""The tricks of Sea & Shore, as the log groups its lines."""

from collections.abc import Mapping

from spadework.engine.contract import Record, Turn
from spadework.engine.words import SeatName, message
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import DEALING, GIVING

OUTCOMES = frozenset(
    {
        "told-gives",
        "told-takes",
        "told-steals",
        "told-extras",
        "told-extras-short",
        "told-robs",
        "told-from-supply",
        "told-draws-from",
        "told-fetches",
        "told-fetches-own",
        "told-discards",
        "told-wins",
        "told-share",
    }
)


def turn(_deck: Deck, view: Record) -> Turn:
    """A turn is a trick, a chapter a round."""
    dealing = view.phase in (DEALING, GIVING)
    heading = message("turn-deal", round=int(view.rounds) + 1)
    if not dealing:
        heading = message("turn", round=int(view.rounds) + 1, seat=SeatName(int(view.starter)))
    return Turn(heading, int(view.rounds))


def passing(_options: Mapping[str, str]) -> Mapping[str, str]:
    """Whatever is told stays told."""
    return {}
