"""Codes of moves: their parts, read and written. Numbers in brackets are those of the rule book.

A code is a family plus the things that the move names:

- `GO`: the field entered; the card spent for it (`CARD_FACTOR` times its kind plus 1); where each seat has two hunters, the one that
  moves (`HUNTER_FACTOR` times its number plus 1); the hunter sent home by an ambush (`SENT_FACTOR` times its number plus 1); and
  `FLYING` for a Flight;
- `PLAY`: the kind of an action card, followed if need be by `TILE` + a field, `DRAGON` + a dragon, `PLACE` + a field;
- `JOURNEY`: the terrain, the card and the hunter as above; `TERROR`: the hunter and the card; `ATTACK`: the seat and the card;
- reactions: `NO_REACTION`, `SKIP_REACTIONS`, `SLUMBER` + kind, `COUNTERSPELL` + kind;
- at the boat: `SHARE`, `INFIDELITY` + kind;
- `PASS`, `DISCARD` + kind, `DRAW_UP`, `END_TURN`, `TAKE_BACK`, `PROPOSE_END`, `AGREE`, `GO_ON`.

Codes of chance: `START` + the start player, `DRAWN` + the kind drawn from the draw pile, `TAKEN` + the kind drawn from a hand, and
`SETTLE` when the time to react is over.
"""

from spadework.engine.codes import part_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.games.dragon_island.rules import state as s

CARD_FACTOR, HUNTER_FACTOR, SENT_FACTOR, FLYING = 1 << 7, 1 << 12, 1 << 15, 1 << 18
CARDS_IN_CODE, HUNTERS_IN_CODE = 1 << 5, 1 << 3
"""Number of values of these parts."""
FAMILY = 1 << 20
GO, PLAY, TILE, DRAGON, PLACE, JOURNEY, TERROR, ATTACK = (family * FAMILY for family in range(1, 9))
NO_REACTION, SKIP_REACTIONS, SLUMBER, COUNTERSPELL, SHARE, INFIDELITY = (family * FAMILY for family in range(9, 15))
PASS, DISCARD, DRAW_UP, END_TURN, TAKE_BACK, PROPOSE_END, AGREE, GO_ON = (family * FAMILY for family in range(15, 23))
START, DRAWN, TAKEN, SETTLE = (family * FAMILY for family in range(23, 27))
TURN_BEGINS = 27 * FAMILY  # announced like a move, because Slumber may strike here
NOTHING = 0


# Parts read from a code


@rule
def target_of(move: int) -> int:
    """Return the target of a move: the field entered, a terrain, a hunter or a seat; or the kind of card played."""
    return thing_of(move, CARD_FACTOR)


@rule
def paid_for(move: int) -> int:
    """Return the kind of card spent, or -1."""
    return part_of(move, CARD_FACTOR, CARDS_IN_CODE) - 1


@rule
def named_hunter(move: int) -> int:
    """Return the hunter that the code names, or -1 if every seat has only one (DI-12)."""
    return part_of(move, HUNTER_FACTOR, HUNTERS_IN_CODE) - 1


@rule
def hunter_of(state: Record, move: int) -> int:
    """Return the hunter that moves: the one named, or the active player's only one (DI-12)."""
    hunter = named_hunter(move)
    if hunter >= 0:
        return hunter
    for own in range(s.HUNTERS):
        if state.hunter[own] != s.NO_FIELD and state.owner[own] == state.active:
            hunter = own
    return hunter


@rule
def sent_home_by(move: int) -> int:
    """Return the hunter sent home, or -1."""
    return part_of(move, SENT_FACTOR, HUNTERS_IN_CODE) - 1


@rule
def flies(move: int) -> bool:
    """Return whether the move is a Flight."""
    return bool(move & FLYING)


@rule
def costs_a_card(move: int) -> bool:
    """Return whether the move costs a terrain card or a Flight."""
    return flies(move) or paid_for(move) >= 0


# Parts written into a code


@rule
def paying(kind: int) -> int:
    """Return the part of a code for the card spent."""
    return (kind + 1) * CARD_FACTOR


@rule
def naming_hunter(hunter: int) -> int:
    """Return the part of a code for the hunter that moves."""
    return (hunter + 1) * HUNTER_FACTOR


@rule
def naming(state: Record, hunter: int) -> int:
    """Return the part of a code for the hunter that moves, or 0 if every seat has only one hunter (DI-12)."""
    return naming_hunter(hunter) if state.seats == 3 else 0


@rule
def sending_home(hunter: int) -> int:
    """Return the part of a code for the hunter sent home."""
    return (hunter + 1) * SENT_FACTOR
