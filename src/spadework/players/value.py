"""Expected shares of the win in a fully known state."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, Deck, Record
from spadework.engine.look import shares_of_win
from spadework.engine.network.net import Guide
from spadework.engine.network.network import Guides, Network
from spadework.engine.playing.match import LONGEST_GAME, LONGEST_TURN, Match, new_finals, new_log, new_match_arrays
from spadework.engine.search.estimate import Estimate
from spadework.engine.search.workspace import new_workspace
from spadework.engine.stream import SEED
from spadework.players.quick import KINDS

Shares = tuple[float, ...]
"""Each seat's expected share of the win; they sum to 1."""


class Chance(NamedTuple):
    """A possible chance outcome."""

    code: int
    weight: int
    """Relative to the other outcomes."""
    shares: Shares
    """Each seat's expected share of the win after this outcome."""


def mean_shares(chances: Sequence[Chance]) -> Shares:
    """Return each seat's weighted mean over all outcomes.

    >>> mean_shares([Chance(1, 3, (0.5, 0.5)), Chance(2, 1, (0.9, 0.1))])
    (0.6, 0.4)
    """
    weights = [chance.weight for chance in chances]
    return tuple(np.average([chance.shares for chance in chances], axis=0, weights=weights).tolist())


class Value:
    """Estimates the seats' expected shares of the win by a fixed function of the state.

    The function is a network, applied to the view of the seat that decides next, or else the game's evaluation. Rollouts are the
    alternative.

    In a finished game the estimate is the actual share. It may use hidden information: it is for analysing finished games, not for players.

    Args:
        game: the game of the states.
        deck: the deck they are played with.
        network: by default the game's, if its settings say so.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[1])
    >>> states = game.new_states(1)
    >>> game.driver.deal_all(game.deck().record, states, 3, game.option_codes({}))
    >>> value = Value(game, game.deck())
    >>> round(sum(value.shares(states[0])), 9), len(value.by_rollouts(states[0], 10, seed=1))
    (1.0, 3)
    """

    def __init__(self, game: Game, deck: Deck, network: Network | None = None) -> None:
        self._game, self._materials = game, game.new_materials(deck)
        self._states = game.new_states(1)
        self._workspace = new_workspace(game.rules)
        self._settings = game.search_settings(use_belief=False)._replace(for_winning=1.0)
        self._buffers = game.new_buffers()
        self._guides = Guides(network or (game.network if self._settings.guided else None), deck)

    def has_network(self, seats: int) -> bool:
        """Return whether a network values states of a number of seats."""
        return self._guides.at(seats) is not None

    def shares(self, state: Record) -> Shares:
        """Return the network's expectation, or the game's evaluation: quick and deterministic.

        Where chance moves next, a network's expectation is the weighted mean over all outcomes.
        """
        seats = int(state.seats)
        if not self.has_network(seats) or not int(self._game.rules.to_move(self._materials[0], state)) >> CHANCE & 1:
            return self._estimate(state, 0, 0)
        return mean_shares(self.after_chance(state))

    def by_rollouts(self, state: Record, count: int, seed: int = 0) -> Shares:
        """Return the mean over rollouts by the game's rollout policy.

        Args:
            state: the state in which the rollouts start.
            count: number of rollouts, at least 1.
            seed: seed of the rollouts; states estimated with the same seed share random numbers, which reduces the variance of their
                difference.
        """
        if count < 1:
            raise ValueError(f"an estimate takes at least 1 rollout, not {count}")
        return self._estimate(state, count, seed)

    def by_games(self, states: Sequence[Record], kind: str, seed: int = 0) -> list[Shares]:
        """Return the results of games that quick players play to the end, one from each state; the leaders share the win of a game that
        does not end.

        Args:
            states: the states in which the games begin.
            kind: the player on all seats: "policy", "mate" or another quick player, see `spadework.players.quick`.
            seed: game n draws from stream n of this seed, so that games from other states with the same seed have the same luck.
        """
        seats, arrays, found = int(states[0].seats), new_match_arrays(self._game.rules), []
        match = Match(
            materials=self._materials,
            options=self._game.option_codes({}),
            kinds=np.full(seats, KINDS[kind], np.int32),
            rotated=False,
            seed=seed & SEED,
            limit=LONGEST_GAME,
            longest_turn=LONGEST_TURN,
            detailed=False,
            settings=self._settings,
        )
        guide, log = self._guides.at(seats), new_log(0)
        for number, state in enumerate(states):
            arrays.states[1], final = state, new_finals(1)
            self._game.playing.play_games(match, guide, number, arrays, final, log)
            found.append(shares_of_win(final[0]["places"][:seats].tolist()))
        return found

    def all_shares(self, states: Any) -> Any:
        """Return `shares` for an array of states, of shape (states, seats)."""
        return self._estimates(states, 0, 0)

    def after_chance(self, state: Record, count: int = 0, seed: int = 0) -> list[Chance]:
        """Return the possible chance outcomes of a state with each seat's expected share of the win after them.

        Args:
            state: a state in which chance moves next.
            count: rollouts per estimate; 0 for `shares`.
            seed: seed of the rollouts.
        """
        driver, codes, weights = self._game.driver, self._buffers.moves, self._buffers.weights
        step = self._game.new_states(2)
        step[0] = state
        found = driver.list_chance_outcomes(self._materials, step, 0, codes, weights)
        outcomes, following = codes[:found].tolist(), self._game.new_states(found)
        for number, code in enumerate(outcomes):
            driver.step(self._materials, step, 0, CHANCE, code)
            following[number] = step[1]
        shares = map(tuple, self._estimates(following, count, seed).tolist())
        return list(map(Chance, outcomes, weights[:found].tolist(), shares))

    def _estimate(self, state: Record, count: int, seed: int) -> Shares:
        self._states[0] = state
        return tuple(self._estimates(self._states, count, seed)[0].tolist())

    def _estimates(self, states: Any, count: int, seed: int) -> Any:
        found = np.zeros((len(states), int(states[0].seats)))
        seats = found.shape[1]
        how = Estimate(seats, self._settings, count, seed & SEED, self._workspace)
        self._game.estimating.estimate_all(self._materials, states, how, self._guide(seats, count), found)
        return found

    def _guide(self, seats: int, count: int) -> Guide | None:
        """Return the network for a number of seats; None if a positive `count` asks for rollouts instead."""
        return None if count else self._guides.at(seats)
