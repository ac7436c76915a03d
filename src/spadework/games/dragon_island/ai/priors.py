"""Moves of Dragon Island that a search tries soon, or never: `move_prior`."""

from spadework.engine.codes import family_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.search.priors import AT_ROOT, NEUTRAL, NEVER
from spadework.games.dragon_island.ai.position import lead_over_others, still_to_win
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    END_TURN,
    FAMILY,
    GO,
    PASS,
    PROPOSE_END,
    TAKE_BACK,
    costs_a_card,
    target_of,
)
from spadework.games.dragon_island.rules.state import ISLAND


@rule
def leads_back(state: Record, move: int) -> bool:
    """Whether a step free of cost leads to where the hunter has been in this turn since anything else happened."""
    if family_of(move, FAMILY) != GO or costs_a_card(move) or target_of(move) >= ISLAND:
        return False
    return bool(int(state.trodden) >> target_of(move) & 1)


@rule
def move_prior(material: Record, state: Record, seat: int, move: int) -> int:
    """What a search does with a move: it soon tries to end the turn and to pass, for to keep one's cards can be better than to use them.

    It never goes back in a turn when nothing else has happened, nor takes back what it has begun: as long as that looked no worse than
    anything else, it would do so again and again.

    It does not try to agree on an end as long as its seat may still win or lose: to share the win with all others for certain looks better
    than to go on, which may go wrong in so many ways, most of which a player avoids.
    """
    if move in (END_TURN, PASS):
        return AT_ROOT
    if move == TAKE_BACK or leads_back(state, move):
        return NEVER
    if move not in (PROPOSE_END, AGREE):
        return NEUTRAL
    is_open = abs(lead_over_others(material, state, seat)) <= still_to_win(material, state)
    return NEVER if is_open else NEUTRAL
