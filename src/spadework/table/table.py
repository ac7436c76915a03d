"""One game in play: checked moves, fair chance, views, log and result."""

import hashlib
import operator
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from spadework.engine.chance import KeyedStream, commitment, stream_key
from spadework.engine.contract import CHANCE, SPECTATOR, Record, Scene, seats_in
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.look import standings, waiting
from spadework.engine.picture.svg import standalone
from spadework.table.steps import LogLine, Move, Offer, Result, Step

SECRET_BYTES = 32
LONGEST_NAME = 100  # as in the schema of records
CODES = np.iinfo(np.int32)


class IllegalMove(ValueError):
    """A move that was refused: by which seat, which move, and the rule behind it where one is known."""

    def __init__(self, seat: int, move: str, reason: str, rule: str | None = None) -> None:
        super().__init__(f"seat {seat} can't play {move!r}: {reason}" + (f" (rule {rule})" if rule else ""))
        self.seat = seat
        self.move = move
        self.reason = reason
        self.rule = rule


class BrokenLog(ValueError):
    """A log that can't have been played: `number` is the position of the entry, from 0."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number + 1}: {reason}")
        self.number = number
        self.reason = reason


class View:
    """What one audience may know of a state."""

    def __init__(self, record: Record) -> None:
        """Wrap a record of the game's STATE type."""
        self.record = record

    def as_dict(self) -> dict[str, Any]:
        """The fields as plain numbers and lists; UNKNOWN (-1) is what may not be known."""
        return {name: self.record[name].tolist() for name in self.record.dtype.names}

    def __repr__(self) -> str:
        return f"View({self.as_dict()})"


class Table:
    """A game in play.

    Args:
        game: a game or its id.
        seats: how many play.
        seed: makes the same table again; None takes the operating system's entropy.
        options: choices by the names of the game's options; the others take their defaults.
        names: of those who sit at the table.
        secret: the server's part of the key of chance; by default made from the seed.
        contributions: the seats' parts of that key.
        patient: whether the time to react lasts until `let_time_pass` ends it, as among people, or only until nobody is left to be asked.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many seats, or has no such option; a name or a part of the key is too long.
        MaterialError: the chosen deck can't be used.

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
        contributions: Sequence[str] = (),
        patient: bool = False,
    ) -> None:
        self._set_up(game, seats, seed, options, names, secret, contributions, patient)
        self.play_chance()

    @classmethod
    def undealt(
        cls,
        game: str | Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        names: Sequence[str] = (),
        secret: bytes | None = None,
        contributions: Sequence[str] = (),
        patient: bool = False,
    ) -> "Table":
        """A table at which chance has not played yet, for `restore` to fill from a log."""
        table = cls.__new__(cls)
        table._set_up(game, seats, None, options, names, secret, contributions, patient)
        return table

    def _set_up(
        self,
        game: str | Game,
        seats: int,
        seed: int | None,
        options: Mapping[str, str] | None,
        names: Sequence[str],
        secret: bytes | None,
        contributions: Sequence[str],
        patient: bool,
    ) -> None:
        self.patient = patient
        self.game = find_game(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.seats = seats
        self.names = tuple(names) or tuple(f"Player {number}" for number in range(1, seats + 1))
        if len(self.names) != seats:
            raise ValueError(f"{len(self.names)} names for {seats} seats; name everyone or no one")
        if not all(1 <= len(name) <= LONGEST_NAME for name in self.names):
            raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
        self.options = dict(options or {})
        if secret is None:
            secret = (
                secrets.token_bytes(SECRET_BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
            )
        self.secret = secret
        self.contributions = tuple(contributions)
        self.deck_name = self.options.get("deck", OWN_DECK)
        self.deck = self.game.deck(self.deck_name)
        self._material = self.deck.record
        self._materials = self.game.new_materials(self.deck)
        self._chance = KeyedStream(stream_key(secret, self.contributions))
        self._rules, self._driver, self._buffers = self.game.rules, self.game.driver, self.game.new_buffers()
        self.steps: list[Step] = []
        self._positions = [0]
        self._versions = [0] * (seats + 1)
        self._decisions = [0] * seats
        self._states = self.game.new_states(64)
        self._rules.deal(self._material, self._states[0], seats, self.game.option_codes(self.options))
        self._views, self._views_before = self.game.new_states(seats + 1), self.game.new_states(seats + 1)
        self._see(0)

    def __repr__(self) -> str:
        return f"<Table of {self.game.id}, {self.seats} seats, {len(self.steps)} steps{', over' if self.over else ''}>"

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the deal."""
        return commitment(self.secret)

    # Playing

    @property
    def _state(self) -> Record:
        return self._states[len(self.steps)]

    @property
    def _mask(self) -> int:
        return int(self._driver.whose_move(self._materials, self._states, len(self.steps)))

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may move now; none when the game is over."""
        return tuple(seats_in(self._mask & ~(1 << CHANCE)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._mask == 0

    def _legal_codes(self, record: Record, seat: int) -> list[int]:
        count = self._rules.legal(self._material, record, seat, self._buffers.moves)
        moves: list[int] = self._buffers.moves[:count].tolist()
        return moves

    def legal(self, seat: int) -> list[Move]:
        """What a seat may play now; nothing when it is not to move."""
        self._check_seat(seat)
        if seat not in self.to_move:
            return []
        return [
            Move(code, self.game.notation.write(self.deck, seat, code)) for code in self._legal_codes(self._state, seat)
        ]

    def play(self, seat: int, move: Move | int | str) -> list[Step]:
        """Play a move, given as a `Move`, its code or its text, and what chance brings after it.

        Returns the steps that were made. Raises IllegalMove, and then nothing has changed.
        """
        self._check_seat(seat)
        code = self._code(seat, move)
        before = len(self.steps)
        if not self._is_legal(seat, code):
            raise self._refusal(seat, code)
        self._make_step(seat, code)
        self.play_chance()
        return self.steps[before:]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalMove(seat, "", f"there is no such seat; seats are 0 to {self.seats - 1}")

    def _is_legal(self, seat: int, code: int) -> bool:
        return self._driver.is_legal(self._materials, self._states, len(self.steps), seat, code, self._buffers.moves)

    def _code(self, seat: int, move: Move | int | str) -> int:
        if isinstance(move, str):
            try:
                return self.game.notation.read(self.deck, seat, move)
            except ValueError as error:
                raise IllegalMove(seat, move, str(error)) from None
        code = operator.index(move.code if isinstance(move, Move) else move)
        if not CODES.min <= code <= CODES.max:
            raise IllegalMove(seat, str(code), "there is no move of this code")
        return code

    def _refusal(self, seat: int, code: int) -> IllegalMove:
        notation = self.game.notation
        try:
            text = notation.write(self.deck, seat, code)
        except (ValueError, LookupError):
            return IllegalMove(seat, str(code), "there is no move of this code")
        reason = "not legal now"
        if self.over:
            reason = "the game is over"
        elif seat not in self.to_move:
            reason = "it is not this seat's turn"
        return IllegalMove(seat, text, reason, notation.refusal_rule(self.deck, self._view(seat), seat, code))

    def _make_step(self, seat: int, code: int) -> None:
        number = len(self.steps)
        if number + 1 == len(self._states):
            grown = self.game.new_states(2 * len(self._states))
            grown[: number + 1] = self._states
            self._states = grown
        self._driver.step(self._materials, self._states, number, seat, code)
        self.steps.append(Step(seat, code, self.game.notation.write(self.deck, seat, code), self._see(number + 1)))
        self._positions.append(self._chance.position)
        self._count(self.steps[-1], 1)

    def _see(self, number: int) -> int:
        """Look with everybody's eyes at the state after `number` steps; returns the bit mask of those who see a change."""
        self._views, self._views_before = self._views_before, self._views
        self._driver.view_all(self._materials, self._states, number, self.seats, self._views)
        size = self._rules.STATE.itemsize
        before, now = (views.view(np.uint8).reshape(-1, size) for views in (self._views_before, self._views))
        self.time_to_react = self.game.reactions is not None and self._is_announced(self.game.reactions.over)
        """Whether something has been announced to which others may react, whether or not anybody can."""
        return self._driver.differing(before, now)

    def _is_announced(self, over: int) -> bool:
        # To a spectator it looks the same whoever is asked.
        if not self._driver.whose_move(self._materials, self._views, self.seats) >> CHANCE & 1:
            return False
        return self._odds(self._views, self.seats)[0] == [over]

    def _count(self, step: Step, by: int) -> None:
        if step.seat != CHANCE:
            self._decisions[step.seat] += by
        for audience in range(self.seats + 1):
            if step.seen >> audience & 1:
                self._versions[audience] += by

    def play_chance(self) -> None:
        """Let chance play as long as it is to move; at a patient table not as long as there is time to react."""
        while self._mask >> CHANCE & 1 and not (self.patient and self.time_to_react):
            self._make_step(CHANCE, self._draw())

    def let_time_pass(self) -> list[Step]:
        """End the time to react: those who have not answered do not react. Returns the steps that were made, none at other times."""
        before = len(self.steps)
        if self.game.reactions is not None and self.time_to_react:
            for seat in self.to_move:
                self._make_step(seat, self.game.reactions.none)
            self._make_step(CHANCE, self._draw())
            self.play_chance()
        return self.steps[before:]

    def _draw(self) -> int:
        outcomes, weights = self._odds(self._states, len(self.steps))
        rest = self._chance.below(sum(weights))
        for outcome, weight in zip(outcomes, weights, strict=True):
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("a draw below the sum of the weights falls into one of them")

    def _odds(self, states: Any, number: int) -> tuple[list[int], list[int]]:
        buffers = self._buffers
        count = self._driver.list_chance_outcomes(self._materials, states, number, buffers.moves, buffers.weights)
        return buffers.moves[:count].tolist(), buffers.weights[:count].tolist()

    def undo(self, length: int) -> None:
        """Take the table back to its first `length` steps; where chance is to move then, `play_chance` goes on."""
        if length < 0:
            raise ValueError(f"a table can't have {length} steps")
        length = min(length, len(self.steps))
        while len(self.steps) > length:
            self._count(self.steps.pop(), -1)
            self._positions.pop()
        self._chance.position = self._positions[-1]
        self._see(length)

    def restore(self, entries: Iterable[tuple[int, str]], *, check_chance: bool = True) -> None:
        """Play a log, given as seats and texts, chance's outcomes too, on a table that is `undealt`.

        With `check_chance` every outcome of chance must be the one that the table's key brings.
        Raises BrokenLog at the first entry that can't be, and then the table is as it was.
        """
        before = len(self.steps)
        try:
            for number, (seat, text) in enumerate(entries):
                self._restore_step(number, seat, text, check_chance)
            if self._mask >> CHANCE & 1 and not self.time_to_react:
                raise BrokenLog(
                    len(self.steps) - before, "the log ends where chance has still to play; entries are missing"
                )
        except BrokenLog:
            self.undo(before)
            raise

    def _restore_step(self, number: int, seat: int, text: str, check_chance: bool) -> None:
        mask = self._mask
        if mask == 0:
            raise BrokenLog(number, f"{text!r} comes after the end of the game")
        if seat < 0 or not mask >> seat & 1:
            raise BrokenLog(number, f"{text!r}: {'chance' if seat == CHANCE else f'seat {seat}'} is not to move here")
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
        if code not in self._odds(self._states, len(self.steps))[0]:
            raise BrokenLog(number, f"chance can't bring {text!r} here")
        # Drawn even when nobody asks what came, so that a table that is played on goes on in the stream.
        fair = self._draw()
        if check_chance and fair != code:
            expected = self.game.notation.write(self.deck, CHANCE, fair)
            raise BrokenLog(number, f"the table's key brings {expected!r} here, not {text!r}")

    # Looking

    def decision(self, seat: int) -> int:
        """The number of the seat's next decision: how many moves it has made."""
        return self._decisions[seat]

    def _audience(self, seat: int) -> int:
        if seat != SPECTATOR:
            self._check_seat(seat)
        return self.seats if seat == SPECTATOR else seat

    def version(self, seat: int = SPECTATOR) -> int:
        """How many steps have changed what the seat, or a spectator, sees."""
        return self._versions[self._audience(seat)]

    def view(self, seat: int = SPECTATOR, step: int | None = None) -> View:
        """What a seat, or a spectator, may know, now or after the first `step` steps. Raises IndexError when there are fewer."""
        return View(self._view(seat, step))

    def _view(self, seat: int, step: int | None = None) -> Record:
        audience = self._audience(seat)
        if step is None:
            step = len(self.steps)
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"there is no step {step}; the table has {len(self.steps)}")
        # A record's own `copy` would leave the bytes between the fields to chance.
        seen = self.game.new_states(1)
        if step == len(self.steps):
            seen[0] = self._views[audience]
        else:
            self._rules.view(self._material, self._states[step], seat, seen[0])
        return seen[0]

    def waiting(self, seat: int = SPECTATOR) -> tuple[int, ...]:
        """The seats that are to move, as far as `seat` may know."""
        return tuple(waiting(self._rules, self._material, self._view(seat)))

    def offers(self, seat: int, language: str = "en") -> list[Offer]:
        """What a seat may play now, with words, clicks and marks; nothing when it is not to move."""
        if seat == SPECTATOR or seat not in self.to_move:
            return []
        seen, notation, picture = self._view(seat), self.game.notation, self.game.picture
        words = self.game.words[language]
        return [
            Offer(
                code,
                notation.write(self.deck, seat, code),
                words.say(notation.label(self.deck, seen, seat, code), self.names),
                picture.picks(self.deck, seen, seat, code),
                picture.marks(self.deck, seen, seat, code),
            )
            for code in self._legal_codes(seen, seat)
        ]

    def ask(self, seat: int, language: str = "en") -> str:
        """What a seat is asked to do now, empty when it is not to move."""
        if seat == SPECTATOR or seat not in self.to_move:
            return ""
        return self.game.words[language].say(self.game.notation.ask(self.deck, self._view(seat), seat), self.names)

    def picture(self, seat: int = SPECTATOR, language: str = "en", wide: bool = True, step: int | None = None) -> str:
        """The table as a seat, or a spectator, sees it, as SVG for a page that has the pictures' style sheet."""
        looks_back = step is not None and step < len(self.steps) and not self.over
        scene = Scene(
            self.game.words[language], self.names, wide, self.options, self._view(seat) if looks_back else None
        )
        return self.game.picture.draw(self.deck, self._view(seat, step), seat, scene)

    def _repr_svg_(self) -> str:
        return standalone(self.picture())

    def seen_steps(self, seat: int = SPECTATOR) -> Iterator[int]:
        """The numbers of steps after which the view of a seat, or a spectator, has changed; the n-th belongs to version n."""
        audience = self._audience(seat)
        return (number for number, step in enumerate(self.steps, 1) if step.seen >> audience & 1)

    def log(
        self, seat: int = SPECTATOR, language: str = "en", since: int = 0, upto: int | None = None
    ) -> list[LogLine]:
        """What happened, told to a seat or a spectator: the lines of the versions after `since`, up to `upto`."""
        lines: list[LogLine] = []
        words, notation = self.game.words[language], self.game.notation
        before: Record | None = None
        last = 0
        for version, step in enumerate(self.seen_steps(seat), 1):
            if upto is not None and version > upto:
                break
            if version > since:
                if before is None:
                    before = self._view(seat, last)
                after = self._view(seat, step)
                for told in notation.tell(self.deck, before, after, seat):
                    lines.append(LogLine(version, words.say(told, self.names)))
                before = after
            last = step
        return lines

    @property
    def result(self) -> Result | None:
        """Points and places when the game is over, else None."""
        if not self.over:
            return None
        names, standing = self._rules.PARTS, standings(self._rules, self._material, self._state)
        parts = np.zeros((self.seats, len(names)), np.int32)
        self._rules.parts(self._material, self._state, parts)
        rows = tuple(dict(zip(names, row, strict=True)) for row in parts.tolist())
        return Result(standing.points, standing.places, rows)

    def record(self) -> dict[str, Any]:
        """The whole game as data, secret and all: for those who may see everything. See `spadework.table.record`."""
        from spadework.table.record import record_of

        return record_of(self)
