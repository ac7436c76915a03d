"""Pictures of Dig."""
# ruff: noqa: ARG001

from typing import Any

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn
from spadework.engine.picture.tabletop import Card, Choice, Holding, Pile, Tabletop, draw_tabletop
from spadework.engine.words import Message, message

from .rules.moves import GO


def draw(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw a view: the pile of each coin, everyone's coins, and the two answers for a seat that is asked."""
    text = scene.words.text
    asked = seat != SPECTATOR and bool(int(view.undecided) >> seat & 1)
    piles = [Pile(text("picture-coin"), Card(f"{card}"), int(view.pile[card])) for card in range(1, 6)]
    return draw_tabletop(
        Tabletop(
            title=text("title"),
            description=text("described", rats=int(view.rats)),
            holdings=[
                Holding(
                    other, ((text("part-coins"), int(view.coins[other])),), active=bool(int(view.digging) >> other & 1)
                )
                for other in range(view.seats)
            ],
            piles=[Pile(text("picture-rats"), Card() if view.rats else None, int(view.rats)), *piles],
            choices=[Choice("answer-stay", text("label-stay")), Choice("answer-go", text("label-go"))] if asked else (),
            playable=asked,
        ),
        seat,
        scene,
    )


def sprites(deck: Any) -> dict[str, str]:
    """Return no sprites: there is no art to send in advance."""
    return {}


def about(deck: Any, view: Record, seat: int, id: str) -> Message | None:
    """Return the help text of an element."""
    answers = {"answer-stay": "about-stay", "answer-go": "about-go"}
    text = answers.get(id) or f"about-{id.partition('-')[0]}"
    return message(text) if text in {*answers.values(), "about-pile", "about-holding"} else None


def picks(deck: Any, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the click that makes a move."""
    return (marks(deck, view, seat, move),)


def marks(deck: Any, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the element that shows the effect of a move."""
    return ("answer-go" if move == GO else "answer-stay",)
