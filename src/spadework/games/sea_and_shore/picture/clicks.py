"""Clicks that make a move of Sea & Shore, and the elements that show its effect.

Ids: `card-r7` is a card in the viewer's hand, `show-sea` and `show-shore` choose its half, `extra-3` adds extra cards; `preview-...` show
the half that the others would see. `played-2a` is the second player's card in this trick, `played-2b` the one in the trick before, or
vice versa, so that a card keeps its id when its cover comes off. `treasure-7` lies open or on top of a pile, `top-1` is the first of
those that action 3 looks at; `seat-2` and `stack-1` are clicked to choose them.
"""

from collections.abc import Callable, Mapping

from spadework.engine.codes import family_of, thing_of
from spadework.engine.interface import Record
from spadework.engine.texts import family_with
from spadework.games.sea_and_shore.notation.texts import MOVES, treasure_won
from spadework.games.sea_and_shore.picture.drawing import card_id, treasure_id
from spadework.games.sea_and_shore.picture.harbour import seat_id
from spadework.games.sea_and_shore.picture.lagoon import stack_id
from spadework.games.sea_and_shore.picture.look import played_id
from spadework.games.sea_and_shore.picture.own_shore import ORDINALS
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.material import Deck

Clicks = tuple[str, ...]


def _play(_view: Record, _seat: int, thing: int) -> Clicks:
    added = s.played_extras(thing)
    half = "show-shore" if s.played_half(thing) == s.SHORE else "show-sea"
    return (card_id(s.played_card(thing)), half, *([f"extra-{added}"] if added else []))


def _played(view: Record, _seat: int, card: int) -> Clicks:
    player = next(other for other in range(int(view.seats)) if view.island[other] == card)
    return (played_id(view, player, settled=True),)


ELEMENTS: Mapping[str, Callable[[Record, int, int], Clicks]] = {
    "hand": lambda _view, _seat, card: (card_id(card),),
    "played": _played,
    "treasure": lambda view, seat, _: (treasure_id(treasure_won(view, seat)),),
    "pile": lambda view, _seat, victim: (treasure_id(int(view.pile[victim])),),
    "seat": lambda _view, _seat, other: (seat_id(other),),
    "stack": lambda _view, _seat, stack: (stack_id(stack),),
    "order": lambda _view, _seat, order: tuple(f"top-{treasure + 1}" for treasure in s.ORDERS[order]),
    "play": _play,
}
"""The ids of the elements that are clicked for a thing, in their order, by `clicked` of the move's family."""


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the clicks that make a move: a card, its half and extra cards; three treasures in order; or one thing."""
    family = family_with(MOVES, move)
    return tuple((id,) for id in ELEMENTS[family.clicked](view, seat, move - family.code)) if family else ()


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the elements that show a move's effect: the visible part of a card, the order of the treasures, or the chosen thing."""
    if move & s.PLAY:
        card, added = s.played_card(move), s.played_extras(move)
        if s.played_half(move) == s.SHORE:
            shown = ("preview-shore", f"preview-shore-{s.number_of(card)}", "preview-cover-sea")
        else:
            shown = ("preview-sea", f"preview-sea-{s.COLOURS[s.colour_of(card)]}", "preview-cover-shore")
        more = ("preview-extra", f"preview-extra-{added}") if added else ()
        return (card_id(card), *shown, *more)
    if family_of(move, s.FAMILY_SIZE) == s.ORDER:
        order = s.ORDERS[thing_of(move, s.FAMILY_SIZE)]
        return tuple(f"order-{treasure + 1}-{ORDINALS[position]}" for position, treasure in enumerate(order))
    return picks(deck, view, seat, move)[0]
