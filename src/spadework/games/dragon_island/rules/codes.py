"""The codes of moves: what each number says, and how it is put together. Numbers in brackets are those of the rule book.

A code is a family and, added to it, what the move is about:

- `GO`: the field entered, the card spent for it (`CARD_FACTOR` times its kind plus 1), where a seat has two hunters the one that goes
  (`HUNTER_FACTOR` times its number plus 1), the one sent home by an ambush (`SENT_FACTOR` times its number plus 1), and `FLYING` for a
  Flight;
- `PLAY`: the kind of an action card that asks for more, or for nothing; then `TILE` + a field, `DRAGON` + a dragon, `DRAGON_TO` + a field;
- `JOURNEY`: the terrain, the card and the hunter as above; `TERRIFY`: the hunter and the card; `SNEAK`: the seat and the card;
- `WAKE_NOT`, `LET_ALL_BE`, `SLUMBER` + kind, `COUNTER` + kind: reactions; `SHARE`, `CLAIM` + kind: at the boat;
- `PASS`, `DISCARD` + kind, `DRAW_UP`, `END_TURN`, `TAKE_BACK`, `PROPOSE_END`, `AGREE`, `GO_ON`.

Chance's codes: `START` + the start player, `DRAWN` + the kind drawn from the draw pile, `TAKEN` + the kind drawn from a hand, `SETTLE`
when the time to react is over.
"""

from spadework.engine.codes import part_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.state import HUNTERS, NO_FIELD

CARD_FACTOR, HUNTER_FACTOR, SENT_FACTOR, FLYING = 1 << 7, 1 << 12, 1 << 15, 1 << 18
CARDS_IN_CODE, HUNTERS_IN_CODE = 1 << 5, 1 << 3
"""How many values these parts may have."""
FAMILY = 1 << 20
GO, PLAY, TILE, DRAGON, DRAGON_TO, JOURNEY, TERRIFY, SNEAK = (family * FAMILY for family in range(1, 9))
WAKE_NOT, LET_ALL_BE, SLUMBER, COUNTER, SHARE, CLAIM = (family * FAMILY for family in range(9, 15))
PASS, DISCARD, DRAW_UP, END_TURN, TAKE_BACK, PROPOSE_END, AGREE, GO_ON = (family * FAMILY for family in range(15, 23))
START, DRAWN, TAKEN, SETTLE = (family * FAMILY for family in range(23, 27))
TURN_BEGINS = 27 * FAMILY  # is announced like a move, for Slumber may strike there
NOTHING = 0


# What a code says


@rule
def target_of(move: int) -> int:
    """What a move with parts is aimed at: the field entered, a terrain, a hunter or a seat."""
    return thing_of(move, CARD_FACTOR)


@rule
def paid_for(move: int) -> int:
    """The kind of card spent, or -1."""
    return part_of(move, CARD_FACTOR, CARDS_IN_CODE) - 1


@rule
def named_hunter(move: int) -> int:
    """The hunter that the code names, or -1 when everyone has but one (DI-12)."""
    return part_of(move, HUNTER_FACTOR, HUNTERS_IN_CODE) - 1


@rule
def hunter_of(state: Record, move: int) -> int:
    """Who goes: the hunter named, with one hunter each the active player's (DI-12)."""
    hunter = named_hunter(move)
    if hunter >= 0:
        return hunter
    for own in range(HUNTERS):
        if state.hunter[own] != NO_FIELD and state.owner[own] == state.active:
            hunter = own
    return hunter


@rule
def sent_home_by(move: int) -> int:
    """Who is sent home, or -1."""
    return part_of(move, SENT_FACTOR, HUNTERS_IN_CODE) - 1


@rule
def flies(move: int) -> bool:
    """Whether it is a Flight."""
    return bool(move & FLYING)


@rule
def costs_a_card(move: int) -> bool:
    """Whether anything is paid for it, with a terrain card or a Flight."""
    return flies(move) or paid_for(move) >= 0


# What is put into a code


@rule
def paying(kind: int) -> int:
    """The part that says which card is spent."""
    return (kind + 1) * CARD_FACTOR


@rule
def naming_hunter(hunter: int) -> int:
    """The part that names the hunter that goes."""
    return (hunter + 1) * HUNTER_FACTOR


@rule
def naming(state: Record, hunter: int) -> int:
    """The same where it must be named: nothing when everyone has but one (DI-12)."""
    return naming_hunter(hunter) if state.seats == 3 else 0


@rule
def sending_home(hunter: int) -> int:
    """The part that says who is sent home."""
    return (hunter + 1) * SENT_FACTOR
