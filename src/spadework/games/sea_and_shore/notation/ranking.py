"""How the cards of a trick rank once its covers are off. Numbers in brackets are those of the rule book."""

from spadework.engine.contract import Record
from spadework.games.sea_and_shore.rules.cards import colour_of
from spadework.games.sea_and_shore.rules.contest import clockwise, competes_as, value_played


def in_turn(view: Record) -> list[int]:
    """The seats clockwise from the one that has the start card on."""
    return [int(clockwise(view, distance)) for distance in range(int(view.seats))]


def ranked(trick: Record) -> list[int]:
    """The seats by what their cards count, those that count the same clockwise from the player who began (SS-24)."""
    return sorted(in_turn(trick), key=lambda seat: -int(value_played(trick, seat)))


def rivals_in(trick: Record, colour: int) -> list[int]:
    """The seats that compete in a colour, the winner first and the loser who gets extra cards last (SS-23, SS-28).

    Of two colours that count as one, those of both compete in the first, and nobody in the second (SS-31).
    """
    return [seat for seat in ranked(trick) if competes_as(trick, colour_of(int(trick.island[seat]))) == colour]
