"""The searching player: a tree search over many samples of what its seat can't see."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.engine.masks import lowest_in
from spadework.engine.own_rules import Value, check_value
from spadework.engine.search.aims import Aims
from spadework.engine.search.decision import Decision
from spadework.engine.search.tree import NOTHING, Tree, new_tree
from spadework.engine.search.workspace import new_workspace
from spadework.engine.stream import below, new_stream

SECONDS = 0.2
"""How long a player thinks about a move when it is told nothing else."""

DETERMINIZATIONS = 4
"""How often what the seat can't see is sampled to put its moves in order before the search."""

FIRST_BATCH, LAST_BATCH = 16, 256
"""Simulations after which the clock is looked at for the first time, and at last; between them, whenever there are half as many again."""

CLEAR, CLEAR_AFTER = 4.0, 500
"""A move is clearly better than another when by so many standard errors. This is not asked before so many simulations, when few moves have
had any."""

PRIOR_SQUARES = 0.25
"""What is added to the squared deviations of the values of a move, of which none is above 1."""

SEEDS = 1 << 31


class Thought(NamedTuple):
    """What a search found out about a move."""

    code: int
    expected: float
    """The share of the win that it may bring, from 0 to 1: 1/seats when all stand alike."""
    tries: int
    """How many simulations tried it."""
    error: float = 0.0
    """The standard error of `expected`; what the search takes wrong in all its simulations is not in it."""

    def __repr__(self) -> str:
        return f"<Thought of move {self.code}: {self.expected:.1%} ± {self.error:.1%} of the win, {self.tries} tries>"


class Search:
    """Plays the move that most simulations of a tree search tried; `spadework.engine.search.simulations` describes the search.

    In a game whose AIMS say so, it plays one of those that are about as good.

    The same seed, number of tries and threads play the same; with seconds it depends on how fast the machine is.

    Args:
        game: what it is to play.
        deck: with which cards.
        seed: any whole number.
        seconds: how long it thinks about a move at most; None for no limit when there is one of tries, else SECONDS.
        tries: how many simulations it runs for a move at most, in each thread; None for no limit.
        threads: how many trees it grows at the same time.
        use_belief: whether it considers why the others have done what they did, tries more moves at each node, and takes more care over
            win probabilities, each where the game's `ai` can; else all that agrees with what it sees is equally likely to it.
        value: how well a seat stands where a rollout stops before the end, instead of what the game's `ai` says of it:
            `value(material, state, seat) -> float`, in the measure of the points; `aims.lead_scale` tells what a lead in it is worth. A
            plain function over the records, which is compiled here, or one that `spadework.rule` has compiled. The search is compiled
            once more with it when the first player with this function is made in a process: that took 13, 14, 18 and 33 s in the four
            games of Spadework, and takes no time with `SPADEWORK_JIT=0`.
        aims: what it goes by; None for what suits the game. With a `horizon` of 0, `value` judges each new node, without any rollout.

    Raises:
        ValueError: `value` can't be compiled, or is no function that returns a number.

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
        aims: Aims | None = None,
    ) -> None:
        self._searching = game.searching if value is None else game.searching_by(value)
        self._aims = aims or game.aims(use_belief)
        self._materials, self._views = game.new_materials(deck), game.new_states(1)
        self._stream = new_stream(seed)
        self._seconds = SECONDS if seconds is None and tries is None else seconds
        self._max_tries = tries
        self._trees = [new_tree(tries) for _ in range(threads)]
        self._workspaces = [new_workspace(game.rules) for _ in range(threads)]
        self.tries, self.moves = 0, 0
        """How many simulations it has run altogether, and how many moves the seats made in them."""
        if value is not None:
            self._get_ready(game)

    def _get_ready(self, game: Game) -> None:
        """See that a value of somebody's own is one, and compile what has to be, so that the first move does not wait for it."""
        seats = game.rules.SEATS[0]
        states, buffers, stream = game.new_states(2), game.new_buffers(), new_stream(0)
        game.rules.deal(self._materials[0], states[0], seats, game.option_codes({}))
        mask = game.driver.let_chance_play(self._materials, states, stream, buffers.moves, buffers.weights)
        check_value(self._searching.evaluate_leaf, self._materials[0], states[0])
        seat = lowest_in(mask)
        game.rules.view(self._materials[0], states[0], seat, states[1])
        decision = Decision(self._materials, states[1:], seat, seats, self._aims)
        self._searching.build_root(decision, 1, self._trees[0], self._workspaces[0])
        self._searching.run_simulations(decision, 0, 1, self._trees[0], self._workspaces[0])

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`."""
        thoughts = self.think(view, seat)
        return self._one_as_good(thoughts) if self._aims.mixed else thoughts[0].code

    def _one_as_good(self, thoughts: list[Thought]) -> int:
        """One of the moves that are about as good as the best one, each as likely as it was often tried."""
        as_good = [thought for thought in thoughts if thought.expected >= thoughts[0].expected - self._aims.mixed]
        rest = below(self._stream, max(1, sum(thought.tries for thought in as_good)))
        for thought in as_good:
            if rest < thought.tries:
                return thought.code
            rest -= thought.tries
        return thoughts[0].code

    def think(self, view: Record, seat: int, least: int = 1) -> list[Thought]:
        """What comes of the moves that `seat`, which is to move in `view`, may play: those that were tried, the best one first.

        These are `least` moves at least, if there are so many and as many tries.

        A move that is the only one worth a try is not searched, and has no tries; what it brings is told as an even share.
        """
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        self._views[0] = view
        decision = Decision(self._materials, self._views, seat, int(view.seats), self._aims, least)
        count = self._build_roots(decision)
        if count == 1:
            return [Thought(int(self._trees[0].edges[0].move), 1 / decision.seats, 0)]
        self._simulate(decision, count, until)
        return sorted(self._thoughts(count), key=lambda thought: (-thought.tries, -thought.expected))

    def compare(self, view: Record, seat: int, codes: Sequence[int]) -> list[Thought]:
        """What comes of some legal moves of `seat`, which is to move in `view`, in the order in which they are given; no other is tried."""
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        self._views[0] = view
        decision = Decision(self._materials, self._views, seat, int(view.seats), self._aims, len(codes))
        self._build_roots(decision)
        for tree in self._trees:
            leave_only(tree, codes)
        self._simulate(decision, len(codes), until)
        return self._thoughts(len(codes))

    def _build_roots(self, decision: Decision) -> int:
        """Begin new trees, all with the same moves in the same order; returns how many moves."""
        seed, count = below(self._stream, SEEDS), 0
        for tree, workspace in zip(self._trees, self._workspaces, strict=True):
            workspace.chance[:] = new_stream(seed)
            count = self._searching.build_root(decision, DETERMINIZATIONS, tree, workspace)
        return count

    def _simulate(self, decision: Decision, count: int, until: float | None) -> None:
        """Run simulations until their number or the time is used up, or the move tried most often can't be overtaken any more."""
        seeds = [below(self._stream, SEEDS) for _ in self._trees]
        done = 0
        with ThreadPoolExecutor(len(self._trees)) as threads:
            # A single tree needs no thread, and none has to be begun for every move.
            side_by_side = threads.map if len(self._trees) > 1 else map
            while True:
                # When it is looked whether the search can end must not depend on how fast the machine is.
                batch = min(max(FIRST_BATCH, done // 2), LAST_BATCH)
                if self._max_tries is not None:
                    batch = min(batch, self._max_tries - done)
                if batch <= 0:
                    return

                def work(number: int, batch: int = batch) -> int:
                    tree, workspace = self._trees[number], self._workspaces[number]
                    return self._searching.run_simulations(decision, seeds[number], batch, tree, workspace)

                self.moves += sum(side_by_side(work, range(len(self._trees))))
                done += batch
                self.tries += batch * len(self._trees)
                if (until is not None and time.perf_counter() >= until) or self._is_decided(count, done):
                    return

    def _is_decided(self, count: int, done: int) -> bool:
        """Whether, after so many simulations in each tree, the move tried most often can't be overtaken any more or is clearly the best."""
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
        """The visits of each move in all trees together, the sums of its values and of their squares."""
        edges = [tree.edges[:count] for tree in self._trees]
        visits, value_sum, value_sq_sum = (
            sum(one[name] for one in edges) for name in ("visits", "value_sum", "value_sq_sum")
        )
        return visits, value_sum, value_sq_sum

    def _thoughts(self, count: int) -> list[Thought]:
        """What all trees together found out."""
        visits, value_sum, value_sq_sum = self._totals(count)
        codes = self._trees[0].edges["move"][:count].tolist()
        often = np.maximum(visits, 1)
        errors = np.sqrt(squared_errors(often, value_sum, value_sq_sum))
        return [
            Thought(code, float(value / tries), int(tries), float(error))
            for code, tries, value, error in zip(codes, visits, value_sum, errors, strict=True)
            if tries
        ]


def leave_only(tree: Tree, moves: Sequence[int]) -> None:
    """Leave these moves, and no others, at the root of a tree that was just built."""
    for number, move in enumerate(moves, 1):
        tree.edges[number - 1] = (move, 0, 0.0, 0.0, number if number < len(moves) else NOTHING)
    root = tree.nodes[0]
    root.first, root.last, root.children = 0, len(moves) - 1, len(moves)
    tree.counts[1] = len(moves)


def squared_errors(often: Any, value_sum: Any, value_sq_sum: Any) -> Any:
    """The squared standard errors of means of so many values, from the sums of the values and of their squares."""
    # What was seldom tried has not yet shown how much it varies.
    return (value_sq_sum - value_sum * value_sum / often + PRIOR_SQUARES) / often / often
