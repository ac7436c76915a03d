"""Pictures of Dig."""
# ruff: noqa: ARG001

from typing import Any

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, picture
from spadework.engine.picture.svg import element, group, words
from spadework.engine.words import Message, message

from .rules.moves import GO


def draw(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw a view: the pile, everyone's coins, and the two answers for a seat that is asked."""
    width = 1280 if scene.wide else 360
    piles = [words(f"{card}: {view.pile[card]}", 20, 30 * card, 18) for card in range(1, 6)]
    names = [words(f"{name} {view.coins[other]}", 200, 30 + 30 * other, 18) for other, name in enumerate(scene.names)]
    asked = seat != SPECTATOR and int(view.undecided) >> seat & 1
    answers = [
        group(element("rect", x=20, y=y, width=90, height=44, class_="spot"), id=id)
        for id, y in (("answer-stay", 220), ("answer-go", 280))
    ]
    title = scene.words.text("title")
    return picture(width, 340, title, title, [*piles, *names, *(answers if asked else [])], playable=bool(asked))


def sprites(deck: Any) -> dict[str, str]:
    """Return no sprites: there is no art to send in advance."""
    return {}


def about(deck: Any, view: Record, seat: int, id: str) -> Message | None:
    """Return the help text of an element."""
    return {"answer-stay": message("about-stay"), "answer-go": message("about-go")}.get(id)


def picks(deck: Any, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the click that makes a move."""
    return (marks(deck, view, seat, move),)


def marks(deck: Any, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the element that shows the effect of a move."""
    return ("answer-go" if move == GO else "answer-stay",)
