"""The searching player: looks ahead over many guesses of what its seat can't see."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import MOST_SEATS, Deck, Record
from spadework.engine.game import Game
from spadework.engine.search.tree import CHOICE, NOTES, PLACE, STEP, Room, Tree, new_memory
from spadework.engine.stream import below, new_stream

SECONDS = 0.2
"""How long a player thinks about a move when it is told nothing else."""

GUESSES = 4
"""Guesses by which the moves are put in order before the search."""

DEEPEST = 48
"""Choices that one try goes down the tree at most."""

PLACES, CHOICES = 100_000, 300_000
"""The size of a tree; when it is full, it grows no more, and the search goes on in it."""

SLOTS_PER_PLACE = 2.5
"""Slots by which the places of a tree are found, for each of them at least: most stay empty, so that a place is soon found."""

FIRST_BATCH, LAST_BATCH = 16, 256
"""Tries after which the clock is looked at for the first time, and at last; between them, whenever tries are half as many again."""

CLEAR, CLEAR_AFTER = 4.0, 500
"""A move is clearly better than another when by so many standard errors. This is not asked before so many tries, when few moves have had
any."""

DOUBT = 0.25
"""What is added to the squares of the deviations of a move, of which none is above 1."""

SEEDS = 1 << 31


class Thought(NamedTuple):
    """What a search found out about a move."""

    code: int
    expected: float
    """The share of the win that it may bring, from 0 to 1: 1/seats when all stand alike."""
    tries: int
    """How often it was tried."""


class Search:
    """Plays the move that it tried most often in a tree search, which `spadework.engine.search.simulations` describes.

    In a game whose AIMS say so, it plays one of those that are about as good.

    The same seed, number of tries and threads play the same; with seconds it depends on how fast the machine is.

    Args:
        game: what it is to play.
        deck: with which cards.
        seed: any whole number.
        seconds: how long it thinks about a move at most; None for no limit when there is one of tries, else SECONDS.
        tries: how many tries it makes about a move at most, in each thread; None for no limit.
        threads: how many trees it grows at the same time.
        thorough: whether it asks itself why the others have done what they did, looks everywhere at what else they and it might do, and
            foresees the chances with more care, each where the game's sense can; else all that agrees with what it sees is equally likely
            to it.

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
    ) -> None:
        self._searching = game.searching
        self._aims = game.aims(use_belief)
        self._materials, self._seen = game.new_materials(deck), game.new_states(1)
        self._stream = new_stream(seed)
        self._seconds = SECONDS if seconds is None and tries is None else seconds
        self._most = tries
        self._trees = [_new_tree(tries) for _ in range(threads)]
        self._rooms = [_new_room(game) for _ in range(threads)]
        self.tries, self.moves = 0, 0
        """How many tries it has made altogether, and how many moves the seats made in them."""

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

        A move that alone comes into question is not thought about, and has no tries; what it brings is told as an even share.
        """
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        self._seen[0] = view
        count = self._plant(seat)
        if count == 1:
            return [Thought(int(self._trees[0].choices[0].move), 1 / int(view.seats), 0)]
        self._grow(seat, int(view.seats), count, least, until)
        return self._thoughts(count)

    def _plant(self, seat: int) -> int:
        """Begin new trees, all with the same moves that come into question, in the same order; returns how many."""
        seed, count = below(self._stream, SEEDS), 0
        for tree, room in zip(self._trees, self._rooms, strict=True):
            room.chance[:] = new_stream(seed)
            count = self._searching.plant(self._materials, self._seen, seat, GUESSES, tree, room)
        return count

    def _grow(self, seat: int, seats: int, count: int, least: int, until: float | None) -> None:
        """Make tries until their number or the time is used up, or the move tried most often can't be overtaken any more."""
        seeds = [below(self._stream, SEEDS) for _ in self._trees]
        done = 0
        with ThreadPoolExecutor(len(self._trees)) as threads:
            # A single tree needs no thread, and none has to be begun for every move.
            side_by_side = threads.map if len(self._trees) > 1 else map
            while True:
                # When it is looked whether the search can end must not depend on how fast the machine is.
                batch = min(max(FIRST_BATCH, done // 2), LAST_BATCH)
                if self._most is not None:
                    batch = min(batch, self._most - done)
                if batch <= 0:
                    return

                def work(number: int, batch: int = batch) -> int:
                    tree, room = self._trees[number], self._rooms[number]
                    grown: int = self._searching.grow(
                        self._materials, self._seen, seat, seats, least, seeds[number], batch, tree, room, self._aims
                    )
                    return grown

                self.moves += sum(side_by_side(work, range(len(self._trees))))
                done += batch
                self.tries += batch * len(self._trees)
                if (until is not None and time.perf_counter() >= until) or self._is_decided(count, done):
                    return

    def _is_decided(self, count: int, done: int) -> bool:
        """Whether, after so many tries in each tree, the move tried most often can't be overtaken any more or is clearly the best."""
        tries, value_sum, squares = self._together(count)
        best = int(tries.argmax())
        others = tries > 0
        others[best] = False
        lead = tries[best] - tries[others].max(initial=0)
        if self._most is not None and lead > (self._most - done) * len(self._trees):
            return True
        if done < CLEAR_AFTER or not others.any():
            return False
        often = np.maximum(tries, 1)
        means = value_sum / often
        # What was seldom tried has not yet shown how much it varies.
        errors = (squares - value_sum * means + DOUBT) / often / often
        return bool((means[best] - means[others] > CLEAR * np.sqrt(errors[best] + errors[others])).all())

    def _together(self, count: int) -> tuple[Any, Any, Any]:
        """How often each move was tried in all trees, and the sums of what it brought and of the squares."""
        choices = [tree.choices[:count] for tree in self._trees]
        tries, value_sum, squares = (sum(one[what] for one in choices) for what in ("tries", "value_sum", "squares"))
        return tries, value_sum, squares

    def _thoughts(self, count: int) -> list[Thought]:
        """What all trees together found out."""
        tries, value_sum, _ = self._together(count)
        codes = self._trees[0].choices["move"][:count].tolist()
        thoughts = [
            Thought(code, float(all_brought / all_tries), int(all_tries))
            for code, all_tries, all_brought in zip(codes, tries, value_sum, strict=True)
            if all_tries
        ]
        return sorted(thoughts, key=lambda thought: (-thought.tries, -thought.expected))


def _records(count: int, kind: "np.dtype[np.void]") -> Any:
    # A search writes before it reads, and to clear so much memory takes longer than many a short search.
    return np.empty(count, record_type(kind))


def _new_tree(tries: int | None) -> Tree:
    # A try adds one place at most. All slots are cleared for every move, so there are no more of them than needed.
    places = PLACES if tries is None else min(PLACES, tries + 1)
    slots = 1 << int(SLOTS_PER_PLACE * places).bit_length()
    return Tree(np.empty(slots, np.int32), _records(places, PLACE), _records(CHOICES, CHOICE), np.empty(2, np.int32))


def _new_room(game: Game) -> Room:
    buffers, guessed = game.new_buffers(), game.new_states(2)
    words = np.zeros(-(-guessed.itemsize // 8), np.int64)
    return Room(
        moves=buffers.moves,
        outcomes=buffers.outcomes,
        weights=buffers.weights,
        guessed=guessed,
        known=words.view(np.uint8)[: guessed.itemsize].view(guessed.dtype),
        words=words,
        points=np.zeros(MOST_SEATS, np.int32),
        ranks=np.zeros(MOST_SEATS, np.int32),
        worth=buffers.worth,
        standing=np.zeros(MOST_SEATS),
        shares=np.zeros(MOST_SEATS),
        way=_records(DEEPEST, STEP),
        chance=new_stream(0),
        whims=new_stream(0),
        notes=np.zeros(NOTES, np.int32),
        memory=new_memory(),
    )
