"""Value of information: the same player with and without knowledge of the other seats' secrets."""

from spadework.engine.interface import seats_in
from spadework.engine.look import standings
from spadework.engine.own_rules import Value
from spadework.engine.playing.quick import POLICY_MOVES
from spadework.engine.stream import SEED, Stream, below, new_stream
from spadework.lab.report.estimates import Estimate, mean
from spadework.players.quick import KINDS, QuickPlayer
from spadework.table import Variant

LONGEST = 3000
"""Moves after which a game is stopped."""


def value_of_information(variant: Variant, seats: int, deals: int, seed: int = 0) -> Estimate | None:
    """Return the extra share of wins of a mate with full information against ordinary mates.

    All look one move ahead: the informed mate in the true state, the others on average over a few determinizations. None for a game
    without `ai.evaluate`, whose mates don't look ahead.

    Args:
        variant: the game and deck to play.
        seats: number of players.
        deals: number of deals, each played from every seat.
        seed: the same seed gives the same games.
    """
    evaluate = variant.game.ai.evaluate
    if evaluate is None:
        return None
    table = _Table(variant, evaluate, seats, seed)
    games = [(deal, seat) for deal in range(deals) for seat in range(seats)]
    return mean([table.wins(deal, seat) - 1 / seats for deal, seat in games], [deal for deal, _ in games])


class _Table:
    """A table of mates, one with full information."""

    def __init__(self, variant: Variant, evaluate: Value, seats: int, seed: int) -> None:
        self._variant, self._evaluate, self._seats, self._seed = variant, evaluate, seats, seed
        self._game, self._material, self._materials = variant.game, variant.deck.record, variant.materials
        self._buffers = variant.game.new_buffers()
        self._states, self._views = self._game.new_states(2), self._game.new_states(1)

    def wins(self, deal: int, seat: int) -> float:
        """Return the share of the win of the informed player on a seat."""
        game, states, buffers = self._game, self._states, self._buffers
        stream, own = new_stream(self._seed, deal), new_stream(self._seed + 1, deal)
        seeds = (game.playing.seed_of(self._seed & SEED, deal, player) for player in range(self._seats))
        mates = [QuickPlayer(KINDS["mate"], game, self._variant.deck, own_seed) for own_seed in seeds]
        states[:] = game.new_states(2)
        game.rules.deal(self._material, states[0], self._seats, game.option_codes(self._variant.options))
        for _ in range(LONGEST):
            mask = game.driver.let_chance_play(self._materials, states, stream, buffers.moves, buffers.weights)
            if not mask:
                break
            mover = seats_in(mask)[0]
            if mover == seat:
                code = self._best(seat, own)
            else:
                game.rules.view(self._material, states[0], mover, self._views[0])
                code = mates[mover].choose(self._views[0], mover)
            game.driver.step(self._materials, states, 0, mover, code)
            states[0] = states[1]
        winners = standings(game.rules, self._material, states[0]).winners
        return 1 / len(winners) if seat in winners else 0.0

    def _best(self, seat: int, stream: Stream) -> int:
        """Return the mate's move in the true state."""
        driver, buffers = self._game.driver, self._buffers
        count = driver.legal_moves(self._materials, self._states, 0, seat, buffers.moves)
        codes = buffers.moves[:count].tolist()
        if below(stream, POLICY_MOVES) == 0:
            policy = self._game.ai.rollout_policy
            return int(codes[policy(self._material, self._states[0], seat, buffers.moves, count, stream)])
        for index, code in enumerate(codes):
            driver.step(self._materials, self._states, 0, seat, code)
            driver.apply_certain_outcomes(self._material, self._states[1], buffers.outcomes, buffers.weights)
            buffers.values[index] = self._evaluate(self._material, self._states[1], seat)
        return int(codes[self._game.playing.any_of_the_best(buffers.values, count, stream)])
