"""A game in play: checked moves, fair chance, views, log and result."""

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR, Record
from spadework.engine.look import standings
from spadework.engine.picture.alone import standalone
from spadework.engine.picture.parts import Drawn
from spadework.engine.picture.sprites import Sprites
from spadework.table.errors import BrokenLog, IllegalMove, Irrevocable, Reason
from spadework.table.history import History
from spadework.table.log import LogLine, as_faded
from spadework.table.notebook import NotebookPicture
from spadework.table.position import Position
from spadework.table.presenter import Explanation, LabelledMove, Presenter
from spadework.table.record import record_of
from spadework.table.setup import TableSetup, new_secret
from spadework.table.steps import Move, Result, Step
from spadework.table.undo import UndoRules
from spadework.table.variant import Variant, existing_seat, seats_of, whole_seat
from spadework.table.view import View
from spadework.table.view_cache import ViewCache

LAST = np.iinfo(np.int32).max


class Table:
    """A game in play.

    Args:
        game: a game or its id.
        seats: number of seats.
        seed: makes the table reproducible; None uses the operating system's entropy.
        options: choices by option name; missing ones take their defaults.
        names: players' names by seat.
        secret: the server's part of the chance key; by default derived from the seed.
        contributions: the seats' parts of that key, as in `TableSetup`.
        timed_reactions: whether the time to react lasts until `let_time_pass` ends it, as among people; otherwise it ends when all who can
            react have answered.

    Raises:
        UnknownGame: there is no game with this id.
        ValueError: the game can't be played with this number of seats, or has no such option; a name or a part of the key is too long.
        MaterialError: the chosen deck is invalid.

    >>> import spadework
    >>> table = Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> table.over
    False
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        names: Sequence[str] = (),
        secret: bytes | None = None,
        contributions: Sequence[str | None] = (),
        timed_reactions: bool = False,
    ) -> None:
        """Deal, up to the first decision of a seat."""
        setup = TableSetup(
            find_game(game) if isinstance(game, str) else game,
            seats,
            options or {},
            tuple(names),
            new_secret(seed) if secret is None else secret,
            tuple(contributions),
            timed_reactions,
        )
        self._take(setup)
        self.play_chance()

    @classmethod
    def deal(cls, setup: TableSetup) -> "Table":
        """Deal a table from a setup, up to the first decision of a seat. Raises MaterialError when its deck is invalid."""
        table = cls.undealt(setup)
        table.play_chance()
        return table

    @classmethod
    def undealt(cls, setup: TableSetup) -> "Table":
        """Return a table before chance has played, for `restore` to fill from a log. Raises MaterialError."""
        table = cls.__new__(cls)
        table._take(setup)
        return table

    def _take(self, setup: TableSetup) -> None:
        self.setup = setup
        """The setup, including all secrets."""
        self.game, self.seats, self.names = setup.game, setup.seats, setup.names
        self.variant = Variant(setup.game, setup.options, setup.game.deck(setup.deck_name))
        """The game with its options and deck."""
        self.deck = self.variant.deck
        self._material, self._materials = self.deck.record, self.variant.materials
        self._rules, self._driver, self._buffers = self.game.rules, self.game.driver, self.game.new_buffers()
        self._chance = setup.stream()
        self._history = History(setup, self.deck)
        self._views = ViewCache(self.game, self._materials, self.seats)
        self._undo = UndoRules(self.game, self.deck, self.seats)
        self._finals: dict[tuple[int, int, int], bool] = {}
        self._past: tuple[int, ViewCache] = -1, self._views
        self._presenters: dict[tuple[int, str], Presenter] = {}
        self.reversals: list[int] = []
        """For each move that was taken back, the bit mask of the audiences that had seen something of it, as in `Step`."""
        self._see(0)

    def copy(self) -> "Table":
        """Return an independent table in the same position.

        Chance is the same on both as long as the moves are the same. The copy contains all hidden information: a player who looked ahead
        on it would cheat, and should use views instead.

        >>> import spadework
        >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
        >>> other = table.copy()
        >>> steps = other.play(other.to_move[0], other.legal(other.to_move[0])[0])
        >>> len(other.steps) - len(table.steps) == len(steps)
        True
        """
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._buffers, twin._undo = self.game.new_buffers(), UndoRules(self.game, self.deck, self.seats)
        twin._chance = copy.copy(self._chance)
        twin._history = self._history.copy()
        twin.reversals = self.reversals.copy()
        twin._views, twin._finals, twin._past = self._views.copy(), {}, (-1, self._views)
        return twin

    def __deepcopy__(self, _memo: object) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process replays the steps, with its own deck of this name."""
        return _played_again, (self.setup, [(step.seat, step.text) for step in self.steps], self.reversals)

    def __repr__(self) -> str:
        return f"<Table of {self.game.id}, {self.seats} seats, {len(self.steps)} steps{', over' if self.over else ''}>"

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before the deal."""
        return self.setup.commitment

    @property
    def steps(self) -> list[Step]:
        """All steps so far, by seats and by chance; read-only."""
        return self._history.steps

    # Playing

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats to move; empty if the game is over."""
        return seats_of(self._mask)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._mask == 0

    def legal(self, seat: int) -> list[Move]:
        """Return a seat's legal moves; empty if it is not to move. Raises IndexError when there is no such seat."""
        return self.variant.legal(self._history.states[len(self.steps) :], existing_seat(seat, self.seats))

    def play(self, seat: int, move: Move | int | str) -> list[Step]:
        """Play a move, given as a `Move`, its code or its text, and the chance outcomes that follow it.

        Returns the new steps. Raises IllegalMove, and then the table is unchanged.
        """
        if not 0 <= (seat := whole_seat(seat, self.seats)) < self.seats:
            raise IllegalMove(seat, str(move), f"there is no such seat; seats are 0 to {self.seats - 1}")
        code = self.variant.code(seat, move)
        if not self._is_legal(seat, code):
            raise self._refusal(seat, code)
        before = len(self.steps)
        self._make_step(seat, code)
        self.play_chance()
        return self.steps[before:]

    def _is_legal(self, seat: int, code: int) -> bool:
        states, number = self._history.states, len(self._history.steps)
        return self._driver.is_legal(self._materials, states, number, seat, code, self._buffers.moves)

    def _refusal(self, seat: int, code: int) -> IllegalMove:
        return self.variant.refusal(seat, code, self._mask, self._view(seat))

    def _make_step(self, seat: int, code: int) -> None:
        history = self._history
        history.make_room()
        number = len(history.steps)
        self._driver.step(self._materials, history.states, number, seat, code)
        text, seen = self.game.notation.write(self.deck, seat, code), self._see(number + 1)
        history.append(Step(seat, code, text, seen, self._chance.position))

    def _see(self, number: int) -> int:
        """Update all views to the state after `number` steps; returns the bit mask of the audiences whose view changed."""
        states = self._history.states
        changed = self._views.see(states, number)
        self._mask = int(self._driver.whose_move(self._materials, states, number))
        self._announced = self.variant.time_to_react(self._views.views, self.seats)
        return changed

    @property
    def time_to_react(self) -> bool:
        """Whether an announcement is open for reactions, regardless of whether any seat can react."""
        return self._announced

    def play_chance(self) -> None:
        """Let chance play while it is its turn; with `timed_reactions` it stops during the time to react."""
        while self._mask >> CHANCE & 1 and not (self.setup.timed_reactions and self.time_to_react):
            self._make_step(CHANCE, self._draw())

    def let_time_pass(self) -> list[Step]:
        """End the time to react: seats that haven't answered don't react. Returns the new steps, none if there is no time to react."""
        before = len(self.steps)
        if self.game.reactions is not None and self.time_to_react:
            for seat in self.to_move:
                self._make_step(seat, self.game.reactions.none)
            self._make_step(CHANCE, self._draw())
            self.play_chance()
        return self.steps[before:]

    def _draw(self) -> int:
        outcomes, weights = self.variant.outcomes(self._history.states, len(self.steps))
        rest = self._chance.below(sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("a draw below the sum of the weights falls into one of them")

    def take_back(self, seat: int) -> list[Step]:
        """Take back the last move of a seat, and nothing else. Returns its step, followed by the later steps of others, which stay.

        The move must have revealed nothing but itself, and chance and other seats must not have moved since; other answers to the
        same sealed question are allowed until it is complete. Raises Irrevocable, and then the table is unchanged.
        """
        existing_seat(seat, self.seats)
        number = self._history.last_of(seat)
        if number is None:
            raise Irrevocable(seat, "nothing")
        reason = self._why_it_stays(number)
        if reason is not None:
            raise Irrevocable(seat, reason)
        step, *later = self.steps[number:]
        self.undo(number)
        for other in later:
            self._make_step(other.seat, other.code)
        seen = step.seen
        for before, after in zip(later, self.steps[number:], strict=True):
            seen |= before.seen ^ after.seen
        self.reversals.append(seen)
        return [step, *later]

    def _why_it_stays(self, number: int) -> Reason | None:
        """Return why the last step of its seat can't be removed."""
        (seat, code, *_), *later = self.steps[number:]
        if not later:
            return self._undo.refusal(self._history.states, number, seat, code)
        if any(step.seat == CHANCE for step in later) or self.time_to_react:
            return "chance"
        without = self.copy()
        without.undo(number)
        if not self._undo.is_open(without._history.states, number, seat):
            return "moved"
        for step in later:
            if not without._is_legal(step.seat, step.code):
                return "moved"
            without._make_step(step.seat, step.code)
        awaited = without._mask & ~(1 << seat)
        return None if awaited and awaited == self._mask & ~(1 << seat) else "answered"

    def can_take_back(self, seat: int) -> bool:
        """Return whether a seat may try to take back its last move, judged only by what it has seen."""
        existing_seat(seat, self.seats)
        number = self._history.last_of(seat)
        if number is None or self.over or self.time_to_react:
            return False
        noticed = [step for step in self.steps[number + 1 :] if step.is_seen_by(seat)]
        if not noticed:
            return not self._is_final(number, seat, self.steps[number].code)
        asked, awaited = set(self.waiting(seat, number)) - {seat}, set(self.waiting(seat)) - {seat}
        return bool(awaited) and awaited <= asked and {step.seat for step in noticed} <= asked

    def is_final(self, seat: int, move: Move | int | str) -> bool:
        """Return whether a legal move will be irrevocable, as far as the seat can know in advance. Raises IllegalMove."""
        code = self.variant.code(seat, move)
        if not self._is_legal(seat, code):
            raise self._refusal(seat, code)
        return self._is_final(len(self.steps), seat, code)

    def _is_final(self, number: int, seat: int, code: int) -> bool:
        # A client that asks before a move will ask again after it.
        if (number, seat, code) not in self._finals:
            self._finals[number, seat, code] = self._undo.is_final(self._view(seat, number), seat, code)
        return self._finals[number, seat, code]

    def undo(self, length: int) -> None:
        """Cut the table back to its first `length` steps; if it is then chance's turn, `play_chance` continues."""
        if length < 0:
            raise ValueError(f"a table can't have {length} steps")
        self._history.cut(length)
        self._finals, self._past = {}, (-1, self._views)
        self._chance.position = self._history.drawn
        self._see(len(self.steps))

    def restore(self, entries: Iterable[tuple[int, str]], *, check_chance: bool = True) -> None:
        """Play a log of seats and texts, including chance's outcomes, on a table that is `undealt`.

        With `check_chance`, every outcome of chance must be the one that the table's key produces.
        Raises BrokenLog at the first invalid entry, and then the table is unchanged.
        """
        before = len(self.steps)
        try:
            for number, (seat, text) in enumerate(entries):
                self._restore_step(number, seat, text, check_chance)
            if self._mask >> CHANCE & 1 and not self.time_to_react:
                raise BrokenLog(len(self.steps) - before, "the log ends where chance must play; entries are missing")
        except BrokenLog:
            self.undo(before)
            raise

    def _restore_step(self, number: int, seat: int, text: str, check_chance: bool) -> None:
        mask = self._mask
        if mask == 0:
            raise BrokenLog(number, f"{text!r} comes after the end of the game")
        if seat < 0 or not mask >> seat & 1:
            raise BrokenLog(number, f"{text!r}: it's not {'chance' if seat == CHANCE else f'seat {seat}'}'s turn here")
        try:
            code = self.game.notation.read(self.deck, seat, text)
        except ValueError as error:
            raise BrokenLog(number, str(error)) from None
        if seat != CHANCE:
            if not self._is_legal(seat, code):
                raise BrokenLog(number, str(self._refusal(seat, code)))
        else:
            self._check_outcome(number, code, text, check_chance)
        self._make_step(seat, code)

    def _check_outcome(self, number: int, code: int, text: str, check_chance: bool) -> None:
        if code not in self.variant.outcomes(self._history.states, len(self.steps))[0]:
            raise BrokenLog(number, f"{text!r} is not a possible outcome of chance here")
        # Drawn even without checking, so that the table can continue with the right part of the stream.
        fair = self._draw()
        if check_chance and fair != code:
            expected = self.game.notation.write(self.deck, CHANCE, fair)
            raise BrokenLog(number, f"the table's key produces {expected!r} here, not {text!r}")

    # Views

    def decision(self, seat: int) -> int:
        """Return the number of a seat's next decision, which is the number of moves it has made."""
        return self._history.decision(seat)

    def _audience(self, seat: int) -> int:
        if seat != SPECTATOR:
            existing_seat(seat, self.seats)
        return self.seats if seat == SPECTATOR else seat

    def version(self, seat: int = SPECTATOR) -> int:
        """Return the number of steps that changed the view of a seat or a spectator."""
        return self._history.version(self._audience(seat))

    def past(self, seat: int = SPECTATOR) -> int:
        """Return the number of moves taken back of which a seat or a spectator had seen something; each restarts the numbering of
        versions."""
        return sum(seen >> self._audience(seat) & 1 for seen in self.reversals)

    def view(self, seat: int = SPECTATOR, step: int | None = None) -> View:
        """Return the view of a seat or a spectator, now or after the first `step` steps. Raises IndexError when there are fewer."""
        return View(self.variant, seat, self._views_after(step).own_record(self._audience(seat)))

    def position(self, step: int | None = None) -> Position:
        """Return the state, now or after the first `step` steps, including all hidden information.

        A player who looked at it would cheat, and should use `view` instead. Raises IndexError when there are fewer steps.
        """
        number = len(self.steps) if step is None else self._existing_step(step)
        return Position.within(self.variant, self._history.states[number])

    def _existing_step(self, step: int) -> int:
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"there is no step {step}; the table has {len(self.steps)}")
        return step

    def _view(self, seat: int, step: int | None = None) -> Record:
        """Return a shared view of a seat, which must not be modified."""
        return self._views_after(step).record(self._audience(seat))

    def _views_after(self, step: int | None) -> ViewCache:
        """Return the views of all audiences, now or after the first `step` steps."""
        if step is None or step == len(self.steps):
            return self._views
        if self._past[0] != self._existing_step(step):
            sights = ViewCache(self.game, self._materials, self.seats)
            sights.see(self._history.states, step)
            self._past = step, sights
        return self._past[1]

    def waiting(self, seat: int = SPECTATOR, step: int | None = None) -> tuple[int, ...]:
        """Return the seats to move as far as `seat` knows, now or after the first `step` steps."""
        return seats_of(self._views_after(step).whose_move(self._audience(seat)))

    def presenter(self, seat: int = SPECTATOR, language: str = "en") -> Presenter:
        """Return the presenter of a seat or a spectator in one language."""
        key = seat, language
        if key not in self._presenters:
            self._presenters[key] = Presenter(self.setup, self.deck, seat, language)
        return self._presenters[key]

    def labelled_moves(self, seat: int, language: str = "en") -> list[LabelledMove]:
        """Return a seat's legal moves with words, clicks and marks; empty if it is not to move."""
        return self.presenter(seat, language).labelled_moves(self._view(seat))

    def prompt(self, seat: int, language: str = "en") -> str:
        """Return the question to a seat in words; empty if it is not to move."""
        return self.presenter(seat, language).prompt(self._view(seat))

    def explain(self, seat: int, language: str = "en") -> Explanation | None:
        """Return the explanation of the question to a seat, for beginners; None if there is none."""
        return self.presenter(seat, language).explain(self._view(seat))

    def draw(self, seat: int = SPECTATOR, language: str = "en", wide: bool = True, step: int | None = None) -> Drawn:
        """Draw the table as a seat or a spectator sees it, now or after the first `step` steps.

        Raises IndexError when there are fewer steps.
        """
        looks_back = step is not None and step < len(self.steps) and not self.over
        now = self._view(seat) if looks_back else None
        return self.presenter(seat, language).draw(self._view(seat, step), wide, now)

    def picture(self, seat: int = SPECTATOR, language: str = "en", wide: bool = True, step: int | None = None) -> str:
        """Return the drawing as SVG, for a page that has the pictures' style sheet and the game's sprites."""
        return str(self.draw(seat, language, wide, step))

    def standalone(
        self, seat: int = SPECTATOR, language: str = "en", wide: bool = True, step: int | None = None
    ) -> str:
        """Return the drawing as self-contained SVG, for a file, a notebook, a printer."""
        return standalone(self.draw(seat, language, wide, step), self.sprites)

    def show(
        self, seat: int = SPECTATOR, language: str = "en", wide: bool = True, step: int | None = None
    ) -> NotebookPicture:
        """Return the drawing for a notebook."""
        return NotebookPicture(self.standalone(seat, language, wide, step))

    @property
    def sprites(self) -> Sprites:
        """The art of this table's deck."""
        return self.game.sprites(self.deck)

    def _repr_svg_(self) -> str:
        return self.standalone()

    def seen_steps(self, seat: int = SPECTATOR) -> Iterator[int]:
        """Yield the numbers of the steps that changed the view of a seat or a spectator; the n-th belongs to version n."""
        return self._history.seen_steps(self._audience(seat))

    def log(self, seat: int = SPECTATOR, language: str = "en", since: int = 0, upto: int = LAST) -> list[LogLine]:
        """Return the log as a seat or a spectator may read it now: the lines of the versions after `since`, up to `upto`."""
        lines = self.lines(seat, language, since)
        return [line for line in as_faded(lines, self.faded(lines, seat, language)) if line.version <= upto]

    def lines(self, seat: int = SPECTATOR, language: str = "en", since: int = 0) -> list[LogLine]:
        """Return the lines of the versions after `since` as they were when they were new, none of them faded."""
        views = (self._view(seat, step) for step in self._history.steps_since(self._audience(seat), since))
        return self.presenter(seat, language).lines(views, since)

    def faded(self, lines: Sequence[LogLine], seat: int = SPECTATOR, language: str = "en") -> range:
        """Return the versions whose lines have faded by now for a seat or a spectator; `lines` is the log or its end."""
        return self.presenter(seat, language).faded(lines, self._view(seat))

    @property
    def result(self) -> Result | None:
        """The result if the game is over, else None."""
        if not self.over:
            return None
        state, names = self._history.state, self._rules.PARTS
        final = standings(self._rules, self._material, state)
        parts = np.zeros((self.seats, len(names)), np.int32)
        self._rules.parts(self._material, state, parts)
        rows = tuple(dict(zip(names, row, strict=True)) for row in parts.tolist())
        return Result(final.points, final.places, rows)

    def record(self) -> dict[str, Any]:
        """Return the whole game as data, including all secrets, for readers who may see everything. See `spadework.table.record`."""
        return record_of(self.setup, self.steps, self.result)


def _played_again(setup: TableSetup, log: list[tuple[int, str]], reversals: list[int]) -> Table:
    table = Table.undealt(setup)
    table.restore(log, check_chance=False)
    table.reversals += reversals
    return table
