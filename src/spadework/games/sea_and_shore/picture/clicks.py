"""What is clicked for a move in a picture of Sea & Shore, and what shows what it would do.

Ids: `card-r7` is a card in one's own hand, `show-sea` and `show-shore` choose its half, `extra-3` adds extra cards; `preview-...` show what
the others would see of it. `played-2a` is what the second player has played in this trick, `played-2b` in the one before, or the other way
round, so that a card keeps its id when its cover comes off. `treasure-7` lies open or on top of a pile, `top-1` is the first of those that
action 3 looks at; `seat-2` and `stack-1` are clicked to choose them.
"""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import Record
from spadework.games.sea_and_shore.picture.choices import ORDINALS
from spadework.games.sea_and_shore.picture.figures import card_id, treasure_id
from spadework.games.sea_and_shore.picture.harbour import seat_id
from spadework.games.sea_and_shore.picture.lagoon import stack_id
from spadework.games.sea_and_shore.picture.look import played_id
from spadework.games.sea_and_shore.rules.cards import colour_of, number_of
from spadework.games.sea_and_shore.rules.codes import (
    DISCARD,
    FAMILY_SIZE,
    FETCH,
    GIVE,
    GIVE_BACK,
    LOOK,
    ORDER,
    ORDERS,
    PLAY,
    SHORE,
    STEAL,
    TAKE,
    played_card,
    played_extras,
    played_half,
)
from spadework.games.sea_and_shore.rules.contest import stack_with
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import COLOURS


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The clicks that make a move: a card, its half and extra cards; three treasures in order; or one thing."""
    if move & PLAY:
        added = played_extras(move)
        clicks = [card_id(played_card(move)), "show-shore" if played_half(move) == SHORE else "show-sea"]
        return tuple((id,) for id in ([*clicks, f"extra-{added}"] if added else clicks))
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if family == ORDER:
        return tuple((f"top-{treasure + 1}",) for treasure in ORDERS[thing])
    return ((_clicked(deck, view, seat, family, thing),),)


def _clicked(deck: Deck, view: Record, seat: int, family: int, thing: int) -> str:
    """The only thing to click for a move."""
    if family in (GIVE, GIVE_BACK, DISCARD):
        return card_id(thing)
    if family == TAKE:
        return treasure_id(int(view.open[stack_with(view, colour_of(int(view.island[seat])))]))
    if family == STEAL:
        return treasure_id(int(view.pile[thing]))
    if family == LOOK:
        return stack_id(thing)
    if family == FETCH:
        player = next(other for other in range(int(view.seats)) if view.island[other] == thing)
        return played_id(view, player, settled=True)
    return seat_id(thing)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """What the others would see of a card, the order of the treasures, or the thing that is chosen."""
    if move & PLAY:
        card, added = played_card(move), played_extras(move)
        if played_half(move) == SHORE:
            shown = ("preview-shore", f"preview-shore-{number_of(card)}", "preview-cover-sea")
        else:
            shown = ("preview-sea", f"preview-sea-{COLOURS[colour_of(card)]}", "preview-cover-shore")
        more = ("preview-extra", f"preview-extra-{added}") if added else ()
        return (card_id(card), *shown, *more)
    if family_of(move, FAMILY_SIZE) == ORDER:
        order = ORDERS[thing_of(move, FAMILY_SIZE)]
        return tuple(f"order-{treasure + 1}-{ORDINALS[position]}" for position, treasure in enumerate(order))
    return picks(deck, view, seat, move)[0]
