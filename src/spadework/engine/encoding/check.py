"""Checks of a game's encoding for `check_game`."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from spadework.engine.encoding.encoder import Encoder
from spadework.engine.encoding.numbering import Numbering
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, Codes, Deck
from spadework.engine.interface.encoding import Code
from spadework.engine.material import MaterialError


def wrong_fields(game: Game) -> str | None:
    """Return the first error in FIELDS, None if there is none."""
    try:
        fields = game.encoding.FIELDS
    except MaterialError as error:
        return str(error)
    names = set(game.rules.STATE.names or ())
    if missing := sorted(names - set(fields)):
        return f"FIELDS describe every field of STATE; missing: {', '.join(missing)}"
    if unknown := sorted(set(fields) - names):
        return f"FIELDS describe only fields of STATE; unknown: {', '.join(unknown)}"
    if not game.factors and any(isinstance(field, Code) for field in fields.values()):
        return "a game with a Code in FIELDS has FACTORS"
    return None


class Coded:
    """A game's numbering and encoder for a number of seats."""

    def __init__(self, game: Game, deck: Deck, seats: int) -> None:
        self._game, self._seats = game, seats
        self._materials = game.new_materials(deck)
        self._moves = Numbering.of_moves(game, deck.record, seats)
        outcomes = Numbering.of_chance(game, deck.record, seats)
        self._known = {False: frozenset(self._moves.codes.tolist()), True: frozenset(outcomes.codes.tolist())}
        self._encoders: dict[bytes, list[Encoder]] = {}

    def mixed_up(self) -> bool:
        """Return whether FACTORS fail to identify every code of a move, or a part of a code is out of its range."""
        parts, values = self._moves.parts, [factor.values for factor in self._moves.factors]
        return bool((parts >= values).any()) or len(np.unique(parts, axis=0)) < len(parts)

    def lists(self, seat: int, codes: Sequence[int]) -> bool:
        """Return whether all codes of a seat, or of chance, are in the numbering."""
        return self._known[seat == CHANCE].issuperset(codes)

    def lost(self, seen: Any, seat: int, options: Codes) -> set[str]:
        """Return the fields that encoding and decoding a seat's view change."""
        key = options.tobytes()
        if key not in self._encoders:
            make = (Encoder(self._game, self._seats, self._materials, options, one_hot=hot) for hot in (True, False))
            self._encoders[key] = list(make)
        lost: set[str] = set()
        for encoder in self._encoders[key]:
            again = encoder.decode(encoder.encode(seen, [seat]), [seat])
            lost |= {name for name in seen.dtype.names or () if not np.array_equal(again[name], seen[name])}
        return lost
