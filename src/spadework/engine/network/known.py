"""Transfers a network to another deck: predicts its weights for each card of the deck from the card's features.

The weights of a card that the network knows are copied. The others are predicted by kernel ridge regression: C. Saunders, A. Gammerman and
V. Vovk, "Ridge regression learning algorithm in dual variables" (1998).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Kind, Things
from spadework.engine.network.inputs import Inputs
from spadework.engine.network.net import Weights

RIDGE = 0.05
"""Ridge penalty; higher values smooth more."""

SCALE = 4.0
"""Squared length scale of the kernel: at this squared distance it is 1/e."""

MOST_THINGS = 1024
"""Maximum things of one kind."""

LARGEST_FEATURE = 100


class Known(NamedTuple):
    """The codes and things of a deck, such as the one that a network was trained on."""

    codes: Any
    """The codes of moves, ascending; none in games with factors."""
    things: dict[str, Things]
    """The things that its fields and moves are about, by kind."""

    @classmethod
    def of(cls, game: Game, material: Record) -> "Known":
        """Return the codes and things of a deck."""
        codes = set[int]()
        if not game.factors:
            codes.update(*(game.encoding.move_codes(material, seats) for seats in game.rules.SEATS))
        return cls(np.array(sorted(codes), np.int32), things_of(game, material))

    def is_same(self, other: "Known") -> bool:
        """Return whether both have the same codes and things."""
        return np.array_equal(self.codes, other.codes) and all(
            np.array_equal(mine, theirs)
            for name, things in self.things.items()
            for mine, theirs in zip(things, other.things[name], strict=True)
        )


def things_of(game: Game, material: Record) -> dict[str, Things]:
    """Return the things of a deck by kind; none in games without `things`."""
    found = game.encoding.things(material) if hasattr(game.encoding, "things") else {}
    return {
        name: Things(np.asarray(numbers, np.int32), np.asarray(features, np.float32))
        for name, (numbers, features) in found.items()
    }


def is_rising(numbers: Any) -> bool:
    """Return whether an array is a row of ascending int32 numbers."""
    return numbers.dtype == np.int32 and numbers.ndim == 1 and bool((np.diff(numbers.astype(np.int64)) > 0).all())


def wrong_things(game: Game, known: dict[str, Things]) -> str | None:
    """Return the first error in a game's things, or in those that a network knows; None if there is none."""
    own, fields = things_of(game, game.deck().record), game.encoding.FIELDS
    about = {getattr(field, "of", "") for field in fields.values()} - {""}
    about.update(about_things(game).values())
    if about != set(own):
        return f"FIELDS and ABOUT_THINGS name {_listed(about)}, but `things` returns {_listed(own)}"
    if set(known) != set(own):
        return f"expected things {_listed(own)}, not {_listed(known)}"
    for name, field in fields.items():
        if isinstance(field, Kind) and field.of and field.low > 0:
            return f"the values of {name!r} stand for things, so the lowest is 0 or less"
    for name, (numbers, features) in known.items():
        if not (is_rising(numbers) and 0 < len(numbers) <= MOST_THINGS and numbers[0] >= 0):
            return f"expected 1 to {MOST_THINGS} ascending numbers of {name!r}"
        if features.dtype != np.float32 or features.shape != (len(numbers), *own[name].features.shape[1:]):
            return f"expected features of {name!r} for each of {len(numbers)} numbers"
        # Infinities and NaN fail this test, too.
        if features.ndim != 2 or not (abs(features) <= LARGEST_FEATURE).all():
            return (
                f"expected features of {name!r} from -{LARGEST_FEATURE} to {LARGEST_FEATURE}, in a row for each number"
            )
    for name, places in Inputs(game, ()).places:
        if (last := int(known[name].numbers[-1])) >= len(places):
            return f"a field has room for {len(places)} things of {name!r}, which is too little for number {last}"
    return None


def about_things(game: Game) -> dict[int, str]:
    """Return the game's ABOUT_THINGS; empty if it has none."""
    return getattr(game.encoding, "ABOUT_THINGS", {})


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(repr, sorted(names))) or "nothing"


def transferred(inputs: Inputs, known: Known, other: Known, weights: Weights, usual: Any) -> tuple[Weights, Any]:
    """Return a network's weights and usual inputs for another deck.

    The weights are rounded as in a file: linear algebra differs in the last bits between machines.

    Args:
        inputs: its inputs and outputs.
        known: the deck that it was trained on.
        other: the other deck.
        weights: its weights.
        usual: its usual inputs.
    """
    usual, views = usual.copy(), weights.first[: inputs.view].astype(np.float64)
    kinds = {name for name, _ in inputs.places}
    shares = {name: likeness(known.things[name].features, other.things[name].features) for name in kinds}
    for name, places in inputs.places:
        mine, theirs = places[known.things[name].numbers], places[other.things[name].numbers]
        rows, now_usual = shares[name] @ views[mine], usual[:, mine[shares[name].argmax(1)]]
        views[places], usual[:, places] = 0, 0
        views[theirs], usual[:, theirs] = rows, now_usual
    moves = np.hstack([weights.first[inputs.view :], weights.policy, weights.policy_bias[:, None]])
    moves = _moves(inputs, known, other, moves.astype(np.float64))
    one, two = weights.first.shape[1], weights.policy.shape[1]
    rounded = {
        "first": np.vstack([views, moves[:, :one]]),
        "policy": moves[:, one : one + two],
        "policy_bias": moves[:, -1],
    }
    return weights._replace(**{name: part.astype(np.float16) for name, part in rounded.items()}), usual


def _moves(inputs: Inputs, known: Known, other: Known, rows: Any) -> Any:
    """Return the rows of weights for another deck's outputs; the last row is for unknown moves."""
    now = Inputs(inputs.game, other.codes)
    found = rows[np.append(inputs.outputs_about(0, other.codes), -1)] if len(other.codes) else rows.copy()
    for begin, name in about_things(inputs.game).items():
        (mine, from_features), (theirs, to_features) = known.things[name], other.things[name]
        sources, targets = inputs.outputs_about(begin, mine), now.outputs_about(begin, theirs)
        there, here = sources >= 0, targets >= 0
        found[targets[here]] = likeness(from_features[there], to_features[here]) @ rows[sources[there]]
    return found


def likeness(known: Any, others: Any) -> Any:
    """Return shares[n, m]: the weight of known thing m in the prediction for thing n.

    A known thing is predicted by itself alone, or by the mean of identical ones. Features are clipped to the range of the known ones,
    because extrapolation would be wild.

    >>> likeness(np.array([[0.0], [4.0]]), np.array([[4.0], [2.0]])).round(1)
    array([[0. , 1. ],
           [0.4, 0.5]])
    """
    if not len(known):
        return np.zeros((len(others), 0))
    known = known.astype(np.float64)
    cut = np.clip(others, known.min(0), known.max(0))

    def kernel(one: Any, other: Any) -> Any:
        products = one @ other.T
        apart = (one**2).sum(1)[:, None] + (other**2).sum(1) - 2 * products
        return 1 + products + np.exp(-apart / SCALE)

    shares = np.linalg.solve(kernel(known, known) + RIDGE * np.eye(len(known)), kernel(known, cut)).T
    same = np.array([(known == thing).all(1) for thing in others]).reshape(shares.shape)
    is_known = same.any(1)
    shares[is_known] = same[is_known] / same[is_known].sum(1, keepdims=True)
    return shares
