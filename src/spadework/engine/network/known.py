"""What a network knows of a deck, and how it passes on to another deck.

What it has learned about each thing, it guesses for the things of another deck by their features, with kernel ridge regression:
C. Saunders, A. Gammerman and V. Vovk, "Ridge regression learning algorithm in dual variables" (1998).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Things
from spadework.engine.network.inputs import Inputs
from spadework.engine.network.net import Weights

RIDGE = 0.05
"""How little single things are trusted: the more, the smoother the guess."""

ALIKE = 4.0
"""Squared distance of features over which likeness falls to a third."""


class Known(NamedTuple):
    """What a network knows of a deck."""

    codes: Any
    """The codes of moves, ascending; none in games with factors."""
    things: dict[str, Things]
    """The things that its fields and moves are about."""

    @classmethod
    def of(cls, game: Game, material: Record) -> "Known":
        """Return what there is to know of a deck."""
        codes, encoding = set[int](), game.encoding
        if not game.factors:
            codes.update(*(encoding.move_codes(material, seats) for seats in game.rules.SEATS))
        things = encoding.things(material) if hasattr(encoding, "things") else {}
        rounded = {
            name: Things(np.asarray(numbers, np.int32), np.asarray(features, np.float32))
            for name, (numbers, features) in things.items()
        }
        return cls(np.array(sorted(codes), np.int32), rounded)

    def is_same(self, other: "Known") -> bool:
        """Return whether there is nothing else to know."""
        return np.array_equal(self.codes, other.codes) and all(
            np.array_equal(mine, theirs)
            for name, things in self.things.items()
            for mine, theirs in zip(things, other.things[name], strict=True)
        )


def wrong_things(game: Game, known: Known) -> str | None:
    """Return the first error in what is known about things, None if there is none."""
    own, encoding = Known.of(game, game.deck().record).things, game.encoding
    about = {getattr(field, "of", "") for field in encoding.FIELDS.values()} - {""}
    about.update(getattr(encoding, "ABOUT_THINGS", {}).values())
    if not about == set(own) == set(known.things):
        return f"fields and moves are about {_listed(about)}, things are {_listed(own)}, and known are {_listed(known.things)}"
    for name, (numbers, features) in known.things.items():
        in_a_row = numbers.dtype == np.int32 and numbers.ndim == 1 and len(numbers) > 0
        if not in_a_row or (np.diff(numbers, prepend=-1) <= 0).any():
            return f"the numbers of {name!r} are not in ascending order"
        if features.dtype != np.float32 or features.shape != (len(numbers), *own[name].features.shape[1:]):
            return f"expected features of {name!r} for each of {len(numbers)} numbers"
        if features.ndim != 2 or not np.isfinite(features).all():
            return f"some features of {name!r} are not finite numbers in a row"
    for name, places in Inputs(game, known.codes).places:
        if (last := int(known.things[name].numbers[-1])) >= len(places):
            return f"a field has room for {len(places)} things of {name!r}, which is too little for number {last}"
    return None


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(repr, sorted(names))) or "nothing"


def pass_on(game: Game, known: Known, other: Known, weights: Weights, usual: Any) -> tuple[Weights, Any]:
    """Return a network's weights and usual inputs for another deck, rounded as in a file.

    Args:
        game: the game.
        known: the deck that it has learned with.
        other: the other deck.
        weights: its weights.
        usual: its usual inputs.
    """
    old, new = Inputs(game, known.codes), Inputs(game, other.codes)
    usual, views = usual.copy(), weights.first[: old.view].astype(np.float64)
    alike = {name: likeness(things.features, other.things[name].features) for name, things in known.things.items()}
    for name, places in new.places:
        mine, theirs = places[known.things[name].numbers], places[other.things[name].numbers]
        rows, now_usual = alike[name] @ views[mine], usual[:, mine[alike[name].argmax(1)]]
        views[places], usual[:, places] = 0, 0
        views[theirs], usual[:, theirs] = rows, now_usual
    moves = _moves_alike(game, known, other)
    first = np.vstack([views, moves @ weights.first[old.view :]])
    passed = {"first": first, "policy": moves @ weights.policy, "policy_bias": moves @ weights.policy_bias}
    return weights._replace(**{name: part.astype(np.float16) for name, part in passed.items()}), usual


def _moves_alike(game: Game, known: Known, other: Known) -> Any:
    """Return alike[n, m]: what the output m of the network contributes to output n for the other deck; the last are for unknown moves."""
    alike = np.zeros((len(other.codes) + 1, len(known.codes) + 1))
    places = {code: place for place, code in enumerate(known.codes.tolist())}
    for place, code in enumerate(other.codes.tolist()):
        alike[place, places.get(code, -1)] = 1
    alike[-1, -1] = 1
    for begin, name in getattr(game.encoding, "ABOUT_THINGS", {}).items():
        (columns, mine), (rows, theirs) = (
            _moves_about(deck.things[name], begin, deck.codes) for deck in (known, other)
        )
        alike[rows] = 0
        alike[np.ix_(rows, columns)] = likeness(mine, theirs)
    return alike


def _moves_about(things: Things, begin: int, codes: Any) -> tuple[Any, Any]:
    """Return the places of the moves about things among the codes, and the features of those things."""
    there = np.isin(things.numbers + begin, codes)
    return np.searchsorted(codes, things.numbers[there] + begin), things.features[there]


def likeness(known: Any, others: Any) -> Any:
    """Return shares[n, m]: what is known about thing m, times this, contributes to the guess about thing n.

    Features are cut off at the extremes of the known ones: beyond, a guess would be wild.

    >>> likeness(np.array([[0.0], [4.0]]), np.array([[4.0], [0.0]])).round(1)
    array([[0., 1.],
           [1., 0.]])
    """

    def kernel(one: Any, other: Any) -> Any:
        apart = ((one[:, None] - other[None]) ** 2).sum(2)
        return 1 + one @ other.T + np.exp(-apart / ALIKE)

    if not len(known):
        return np.zeros((len(others), 0))
    known = known.astype(np.float64)
    others = np.clip(others, known.min(0), known.max(0))
    return np.linalg.solve(kernel(known, known) + RIDGE * np.eye(len(known)), kernel(known, others)).T
