"""What `check_game` demands of a game's encoding."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from spadework.engine.contract import CHANCE, Codes, Deck
from spadework.engine.contract.encoding import Code
from spadework.engine.encoding.encoder import Encoder
from spadework.engine.encoding.numbering import Numbering
from spadework.engine.game import Game
from spadework.engine.material import MaterialError


def wrong_fields(game: Game) -> str | None:
    """What is wrong with FIELDS whatever is played; None when nothing is."""
    try:
        fields = game.encoding.FIELDS
    except MaterialError as error:
        return str(error)
    names = set(game.rules.STATE.names or ())
    if missing := sorted(names - set(fields)):
        return f"FIELDS describe every field of STATE; {', '.join(missing)} are missing"
    if unknown := sorted(set(fields) - names):
        return f"FIELDS describe fields of STATE, not {', '.join(unknown)}"
    if not game.factors and any(isinstance(field, Code) for field in fields.values()):
        return "a game whose FIELDS hold a Code has FACTORS to tell it by"
    return None


class Coded:
    """The codes and the numbers of a game for so many seats."""

    def __init__(self, game: Game, deck: Deck, seats: int) -> None:
        self._game, self._seats = game, seats
        self._materials = game.new_materials(deck)
        self._moves = Numbering.of_moves(game, deck.record, seats)
        self._outcomes = Numbering.of_chance(game, deck.record, seats)
        self._encoders: dict[bytes, list[Encoder]] = {}

    def mixed_up(self) -> bool:
        """Whether FACTORS don't tell all codes of moves apart, or a code has another part than they say."""
        parts, values = self._moves.parts, [factor.values for factor in self._moves.factors]
        return bool((parts >= values).any()) or len(np.unique(parts, axis=0)) < len(parts)

    def lists(self, seat: int, codes: Sequence[int]) -> bool:
        """Whether the codes of a seat, or of chance, are among those that there can be."""
        known = self._outcomes if seat == CHANCE else self._moves
        return bool(np.isin(codes, known.codes).all())

    def lost(self, seen: Any, seat: int, options: Codes) -> set[str]:
        """The fields that are others after encoding and decoding the view of a seat."""
        key = options.tobytes()
        if key not in self._encoders:
            make = (Encoder(self._game, self._seats, self._materials, options, one_hot=hot) for hot in (True, False))
            self._encoders[key] = list(make)
        lost: set[str] = set()
        for encoder in self._encoders[key]:
            again = encoder.decode(encoder.encode(seen, [seat]), [seat])
            lost |= {name for name in seen.dtype.names or () if not np.array_equal(again[name], seen[name])}
        return lost
