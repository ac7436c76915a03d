"""Pictures of Dragon Island, and positions to draw, for tests."""

from collections.abc import Iterator
from itertools import islice

import pytest
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, random_game

from spadework.engine.interface import CHANCE, Scene
from spadework.engine.words import AddressedNames
from spadework.games.dragon_island.picture.layout import draw
from spadework.games.dragon_island.rules import state as s

NAMES = ("Anna", "Ben <the Great> & sons", "Cem", "Dörte", "Wilhelmina-Josephine IV.", "Esra")
BOTH = pytest.mark.parametrize("wide", [True, False])
ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
FULL_HAND = ("desert", "farmland", "flight", "journey", "terror", "infidelity-or-attack")


def drawn(position: Fresh, seat: int, wide: bool = True, language: str = "en") -> str:
    """The picture of a position, as a seat sees it."""
    scene = Scene(GAME.words[language], NAMES[: position.state.seats], wide)
    return str(draw(OWN, position.view(seat)[0], seat, scene))


def read_by_its_player(position: Fresh, seat: int, language: str = "en") -> str:
    """The picture of a position for a seat addressed as "You"."""
    scene = Scene(GAME.words[language], AddressedNames(NAMES[: position.state.seats], seat, "You"), True)
    return str(draw(OWN, position.view(seat)[0], seat, scene))


def decisions(seats: int, seed: int, every: int = 1) -> Iterator[Fresh]:
    """The positions of a random game in which a player decides; only one in `every` steps."""
    yield from (
        position for seat, _, position in islice(random_game(seats, seed, most=1500), 0, None, every) if seat != CHANCE
    )


def on_the_way(*hand: str) -> Position:
    """Blue and Green carry a treasure; Brown, the active player, stands beside them with a full hand; Yellow is on the island, too."""
    position = Position(4, active=1).carry("c3", "blue", "green").stand(brown="b3", yellow="d2")
    position.lay(b2="farmland", b4="water", c4="desert", a3="desert", a2="mountain")
    return position.give(1, *(hand or FULL_HAND))


def at_the_boat() -> Position:
    """Green and Brown have brought the first treasure into the green boat, where Yellow is a guest."""
    position = Position(4).carry("b6", "green", "brown").stand(yellow="boat-green").give(0, "infidelity")
    position.do(0, "step boat-green")
    assert position.state.phase == s.SHARING
    return position
