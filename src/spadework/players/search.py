"""Searching player: a tree search over many determinizations of hidden information."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import Deck, Record
from spadework.engine.masks import lowest_in
from spadework.engine.network.network import Guides, Network
from spadework.engine.own_rules import Value, check_value
from spadework.engine.search.decision import Decision
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.tree import NOTHING, Tree, new_tree
from spadework.engine.search.workspace import new_workspace
from spadework.engine.stream import below, new_stream

SECONDS = 0.2
"""Default thinking time per move."""

DETERMINIZATIONS = 4
"""Number of determinizations by which the moves are ordered before the search."""

FIRST_BATCH, LAST_BATCH = 16, 256
"""Simulations before the first check of the clock, and maximum between two checks; each batch is half of those done so far."""

CLEAR, CLEAR_AFTER = 4.0, 500
"""A move is clearly better than another if it leads by this many standard errors; not tested before this many simulations, while few moves
have enough."""

PRIOR_SQUARES = 0.25
"""Added to the sum of squared deviations of a move's values, each of which is at most 1."""

COMPARING = 1.5
"""Weight of exploration where given moves are compared, guided by a network."""

SEEDS = 1 << 31


class MoveEstimate(NamedTuple):
    """Results of a search for one move."""

    code: int
    expected: float
    """Expected share of the win, from 0 to 1; 1/seats if all are equal."""
    tries: int
    """Number of simulations of the move."""
    error: float = 0.0
    """Standard error of `expected`; systematic errors of the search are not included."""

    def __repr__(self) -> str:
        return (
            f"<MoveEstimate of move {self.code}: {self.expected:.1%} ± {self.error:.1%} of the win, {self.tries} tries>"
        )


class Search:
    """Plays the most visited move of a tree search; see `spadework.engine.search.simulations`.

    If the game's SEARCH say so, it plays one of the moves that are about as good.

    The same seed, number of tries and threads give the same moves; with a time limit, moves depend on the machine's speed.

    Args:
        game: the game to play.
        deck: the deck to play with.
        seed: any whole number.
        seconds: maximum thinking time per move; None for no limit if `tries` is given, else SECONDS.
        tries: maximum simulations per move in each thread; None for no limit.
        threads: number of trees grown in parallel.
        use_belief: whether to infer hidden information from the others' moves, widen the tree and refine win probabilities, each if the
            game's `ai` supports it; otherwise all consistent states are equally likely.
        value: evaluation of a seat where a rollout is cut off, instead of the game's: `value(material, state, seat) -> float`, in points;
            `settings.lead_scale` converts a lead in it to a win probability. A plain function over the records, compiled here, or one
            compiled by `spadework.rule`. The search is recompiled for the first player with this function in a process, which took 13, 14,
            18 and 33 s in the four games of Spadework, and no time with `SPADEWORK_JIT=0`.
        settings: weights and limits of the search; None for the game's defaults. With a `horizon` of 0, each new node is evaluated by
            `value`.
        network: guides the search and values new nodes together with rollouts, with the numbers of seats that it was trained for; by
            default the game's, if the settings say so and there is no `value`.

    Raises:
        ValueError: `value` can't be compiled or is not a function that returns a number.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=1)
    >>> seat = table.to_move[0]
    >>> best, *others = Search(table.game, table.deck, seed=1, tries=100).think(table.view(seat).record, seat)
    >>> table.play(seat, best.code)[0].seat == seat
    True
    """

    def __init__(
        self,
        game: Game,
        deck: Deck,
        seed: int = 0,
        seconds: float | None = None,
        tries: int | None = None,
        threads: int = 1,
        use_belief: bool = True,
        value: Value | None = None,
        settings: SearchSettings | None = None,
        network: Network | None = None,
    ) -> None:
        self._game = game
        self._searching = game.searching if value is None else game.searching_by(value)
        self._settings = settings or game.search_settings(use_belief)
        network = network or (game.guide if self._settings.guided and value is None else None)
        self._guides = [Guides(network, deck) for _ in range(threads)]
        self._materials, self._views = game.new_materials(deck), game.new_states(1)
        self._stream = new_stream(seed)
        self._seconds = SECONDS if seconds is None and tries is None else seconds
        self._max_tries = tries
        self._trees = [new_tree(tries) for _ in range(threads)]
        self._workspaces = [new_workspace(game.rules) for _ in range(threads)]
        self.tries, self.moves = 0, 0
        """Total simulations run, and total moves made in them."""
        if value is not None:
            self._get_ready(game)

    def _get_ready(self, game: Game) -> None:
        """Check a user-supplied value and compile the search, so that the first move does not wait for it."""
        seats = game.rules.SEATS[0]
        states, buffers, stream = game.new_states(2), game.new_buffers(), new_stream(0)
        game.rules.deal(self._materials[0], states[0], seats, game.option_codes({}))
        mask = game.driver.let_chance_play(self._materials, states, stream, buffers.moves, buffers.weights)
        check_value(self._searching.evaluate_leaf, self._materials[0], states[0])
        seat = lowest_in(mask)
        game.rules.view(self._materials[0], states[0], seat, states[1])
        decision = Decision(self._materials, states[1:], seat, seats, self._settings)
        self._searching.build_root(decision, 1, self._trees[0], self._workspaces[0])
        self._searching.run_simulations(decision, 0, 1, self._trees[0], self._workspaces[0])

    def choose(self, view: Record, seat: int) -> int:
        """Return the code of a legal move for `seat`, which moves next in `view`."""
        estimates = self.think(view, seat)
        return self._mixed_choice(estimates) if self._settings.mixed else estimates[0].code

    def _mixed_choice(self, estimates: list[MoveEstimate]) -> int:
        """Draw one of the moves about as good as the best, in proportion to their visits."""
        as_good = [thought for thought in estimates if thought.expected >= estimates[0].expected - self._settings.mixed]
        rest = below(self._stream, max(1, sum(thought.tries for thought in as_good)))
        for thought in as_good:
            if rest < thought.tries:
                return thought.code
            rest -= thought.tries
        return estimates[0].code

    def think(self, view: Record, seat: int, least: int = 1) -> list[MoveEstimate]:
        """Return the results for the moves of `seat`, which moves next in `view`: those tried, best first.

        At least `least` moves are tried, if there are that many moves and tries.

        A single candidate is not searched: it has no tries, and `expected` is an even share.
        """
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        self._views[0] = view
        decision = Decision(self._materials, self._views, seat, int(view.seats), self._settings, least)
        count = self._build_roots(decision)
        if count == 1:
            return [MoveEstimate(int(self._trees[0].edges[0].move), 1 / decision.seats, 0)]
        self._simulate(decision, count, until)
        return sorted(self._thoughts(count), key=lambda thought: (-thought.tries, -thought.expected))

    def compare(self, view: Record, seat: int, codes: Sequence[int]) -> list[MoveEstimate]:
        """Return the results for some legal moves of `seat`, which moves next in `view`, in the given order; no others are tried."""
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        self._views[0] = view
        # Each of them must be tried often, even if one soon turns out to be the best.
        settings = self._settings._replace(guided_exploration=COMPARING)
        decision = Decision(self._materials, self._views, seat, int(view.seats), settings, len(codes))
        self._build_roots(decision)
        for tree in self._trees:
            leave_only(tree, codes)
        self._simulate(decision, len(codes), until)
        return self._thoughts(len(codes))

    def _build_roots(self, decision: Decision) -> int:
        """Start new trees with the same moves in the same order; return the number of moves."""
        seed, count = below(self._stream, SEEDS), 0
        for tree, workspace, guides in zip(self._trees, self._workspaces, self._guides, strict=True):
            workspace.chance[:] = new_stream(seed)
            guide = guides.at(decision.seats)
            if guide is None:
                count = self._searching.build_root(decision, DETERMINIZATIONS, tree, workspace)
            else:
                count = self._game.guided.build_root(decision, guide, tree, workspace)
        return count

    def _simulate(self, decision: Decision, count: int, until: float | None) -> None:
        """Run simulations until their limit, the time limit, or until the most visited move can't be overtaken."""
        seeds = [below(self._stream, SEEDS) for _ in self._trees]
        done = 0
        with ThreadPoolExecutor(len(self._trees)) as threads:
            # A single tree is searched in this thread, which saves starting one for every move.
            side_by_side = threads.map if len(self._trees) > 1 else map
            while True:
                # The points at which the search may stop must not depend on the machine's speed.
                batch = min(max(FIRST_BATCH, done // 2), LAST_BATCH)
                if self._max_tries is not None:
                    batch = min(batch, self._max_tries - done)
                if batch <= 0:
                    return

                def work(number: int, batch: int = batch) -> int:
                    tree, workspace = self._trees[number], self._workspaces[number]
                    guide = self._guides[number].at(decision.seats)
                    if guide is not None:
                        return self._game.guided.run_simulations(decision, guide, seeds[number], batch, tree, workspace)
                    return self._searching.run_simulations(decision, seeds[number], batch, tree, workspace)

                self.moves += sum(side_by_side(work, range(len(self._trees))))
                done += batch
                self.tries += batch * len(self._trees)
                if (until is not None and time.perf_counter() >= until) or self._is_decided(count, done):
                    return

    def _is_decided(self, count: int, done: int) -> bool:
        """Return whether, after this many simulations per tree, the most visited move can't be overtaken or is clearly best."""
        visits, value_sum, value_sq_sum = self._totals(count)
        best = int(visits.argmax())
        others = visits > 0
        others[best] = False
        lead = visits[best] - visits[others].max(initial=0)
        if self._max_tries is not None and lead > (self._max_tries - done) * len(self._trees):
            return True
        if done < CLEAR_AFTER or not others.any():
            return False
        often = np.maximum(visits, 1)
        means = value_sum / often
        errors = squared_errors(often, value_sum, value_sq_sum)
        return bool((means[best] - means[others] > CLEAR * np.sqrt(errors[best] + errors[others])).all())

    def _totals(self, count: int) -> tuple[Any, Any, Any]:
        """Return each move's visits, sum of values and sum of squared values over all trees."""
        edges = [tree.edges[:count] for tree in self._trees]
        visits, value_sum, value_sq_sum = (
            sum(one[name] for one in edges) for name in ("visits", "value_sum", "value_sq_sum")
        )
        return visits, value_sum, value_sq_sum

    def _thoughts(self, count: int) -> list[MoveEstimate]:
        """Return the combined results of all trees."""
        visits, value_sum, value_sq_sum = self._totals(count)
        codes = self._trees[0].edges["move"][:count].tolist()
        often = np.maximum(visits, 1)
        errors = np.sqrt(squared_errors(often, value_sum, value_sq_sum))
        return [
            MoveEstimate(code, float(value / tries), int(tries), float(error))
            for code, tries, value, error in zip(codes, visits, value_sum, errors, strict=True)
            if tries
        ]


def leave_only(tree: Tree, moves: Sequence[int]) -> None:
    """Keep only these moves at the root of a tree that was just built, as if they were equally probable.

    Otherwise a move with a low prior would hardly be tried, and its value would remain unknown.
    """
    root = tree.nodes[0]
    for number, move in enumerate(moves, 1):
        following = number if number < len(moves) else NOTHING
        tree.edges[number - 1] = (move, 0, 0.0, 0.0, following, 1.0 / len(moves))
    root.first, root.last, root.children = 0, len(moves) - 1, len(moves)
    tree.counts[1] = len(moves)


def squared_errors(often: Any, value_sum: Any, value_sq_sum: Any) -> Any:
    """Return the squared standard errors of means, from sample sizes, sums and sums of squares."""
    # A rarely tried move has not shown its variance yet.
    return (value_sq_sum - value_sum * value_sum / often + PRIOR_SQUARES) / often / often
