"""Pictures of random games of Lost Maps, for tests."""

from collections.abc import Iterator

from tests.games.lost_maps.moments import DECK, GAME, Moment

from spadework.engine.interface import Scene, seats_in
from spadework.games.lost_maps.picture.layout import draw

NAMES = ("Anna", "Bartholomew <the Great> & sons", "Cem", "Dörte")
LEAST_TEXT = {True: 20.5, False: 14}


def drawn(moment: Moment, seat: int, wide: bool = True, language: str = "en", **options: str) -> str:
    names = NAMES[: int(moment.state.seats)]
    return str(draw(DECK, moment.view(seat), seat, Scene(GAME.words[language], names, wide, options or None)))


def resting(game: Iterator[Moment]) -> Iterator[Moment]:
    """The moments at which a player moves next, and the end."""
    return (moment for moment in game if moment.seat is None or seats_in(moment.to_move()))
