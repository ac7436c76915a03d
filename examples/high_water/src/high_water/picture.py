"""Pictures of High Water: what lies on the table; the engine draws it."""
# ruff: noqa: ARG001

from typing import Any

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, Plain
from spadework.engine.picture.tabletop import Card, Holding, Pile, Tabletop, draw_tabletop
from spadework.engine.words import Message, message

from .rules.moves import LARGEST


def draw(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw a view: the wreck, everyone's points and last boat, and the viewer's boats."""
    seen, text = Plain(view), scene.words.text
    asked = seat != SPECTATOR and bool(seen.undecided >> seat & 1)
    wreck = "" if seen.wreck < 0 else str(deck.record.wrecks[seen.wreck])
    holdings = [
        Holding(
            other,
            ((text("part-wrecks"), seen.points[other]), (text("part-driftwood"), seen.wood[other])),
            _boats(seen, other, seat),
            bool(seen.undecided >> other & 1),
        )
        for other in range(seen.seats)
    ]
    hand = [] if seat == SPECTATOR else [boat for boat in range(1, LARGEST + 1) if seen.fleet[seat] >> boat & 1]
    return draw_tabletop(
        Tabletop(
            title=text("title"),
            description=text("described", tide=min(seen.tide + 1, seen.tides), value=wreck or 0),
            holdings=holdings,
            piles=[
                Pile(text("picture-wreck"), Card(wreck, "wreck", text("picture-wreck")) if wreck else None),
                Pile(text("picture-ahead"), Card() if seen.tide < seen.tides else None, seen.tides - seen.tide),
            ],
            hand=[Card(str(boat), f"boat-{boat}", text("picture-boat", boat=boat)) for boat in hand],
            playable=asked,
        ),
        seat,
        scene,
    )


def _boats(seen: Plain, other: int, seat: int) -> list[Card]:
    """Return the boat before a seat: the one just sent, face down for others, or the open one of the last tide."""
    if seen.undecided and not seen.undecided >> other & 1:
        return [Card(str(seen.sent[other]) if other == seat else "")]
    return [Card(str(seen.shown[other]))] if seen.shown[other] > 0 else []


def sprites(deck: Any) -> dict[str, str]:
    """Return no sprites: there is no art to send in advance."""
    return {}


def about(deck: Any, view: Record, seat: int, id: str) -> Message | None:
    """Return the help text of an element."""
    kind, _, number = id.partition("-")
    if kind == "boat" and number.isdecimal():
        return message("about-boat", boat=int(number))
    if kind in {"pile", "wreck"}:
        return message("about-pile")
    return message("about-holding") if kind == "holding" else None


def picks(deck: Any, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the click that makes a move."""
    return ((f"boat-{move}",),)


def marks(deck: Any, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the elements that show the effect of a move."""
    return (f"boat-{move}",)
