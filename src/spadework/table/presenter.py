"""Pictures and words for one viewer in one language."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.interface import SPECTATOR, Deck, Record, Scene, Sound
from spadework.engine.look import waiting
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import AddressedNames, Message
from spadework.table.log import LogLine, faded
from spadework.table.setup import TableSetup


class LabelledMove(NamedTuple):
    """A legal move as presented to a player.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> table.labelled_moves(seat)[0].text == table.legal(seat)[0].text
    True
    """

    code: int
    text: str
    label: str
    """The move in words, in the reader's language."""
    picks: tuple[tuple[str, ...], ...]
    """The clicks that make it, in order; each may hit any of several elements of the picture."""
    marks: tuple[str, ...]
    """The elements that show its effect."""


class Explanation(NamedTuple):
    """An explanation of a kind of question, for beginners."""

    kind: str
    text: str


class Presenter:
    """Pictures, questions and log lines for one viewer in one language. It reads views, never states.

    Args:
        setup: the table's game, names and options.
        deck: the table's deck.
        seat: the viewer; SPECTATOR for a spectator.
        language: "en" or "de".

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> presenter = table.presenter(seat, "de")
    >>> presenter.labelled_moves(table.view(seat).record) == table.labelled_moves(seat, "de")
    True
    """

    def __init__(self, setup: TableSetup, deck: Deck, seat: int, language: str = "en") -> None:
        """Raise KeyError when the game has no words in this language."""
        self._setup, self._deck, self._seat = setup, deck, seat
        self._game = setup.game
        self._words = setup.game.words[language]
        self.names: tuple[str, ...] = setup.names
        """Players' names by seat, as the viewer reads them."""
        if seat != SPECTATOR:
            self.names = AddressedNames(setup.names, seat, self._words.text("you"))
        self._transient = setup.game.transient(setup.options)
        self._panels: dict[bool, dict[str, Any]] = {True: {}, False: {}}
        self._looked_at: tuple[Record | None, bool] = (None, False)

    def _may_move(self, view: Record) -> bool:
        # The prefix of every cache key of a view. Other threads may be using another view at the same time.
        seen, may = self._looked_at
        if seen is not view:
            may = self._seat in waiting(self._game.rules, self._deck.record, view)
            self._looked_at = view, may
        return may

    def labelled_moves(self, view: Record) -> list[LabelledMove]:
        """Return the viewer's legal moves with words, clicks and marks; empty if it is not to move."""
        if not self._may_move(view):
            return []
        deck, seat, notation, picture = self._deck, self._seat, self._game.notation, self._game.picture
        moves = np.zeros(self._game.rules.MOST_MOVES, np.int32)
        count = self._game.rules.legal(deck.record, view, seat, moves)
        return [
            LabelledMove(
                code,
                notation.write(deck, seat, code),
                self.label(view, code),
                picture.picks(deck, view, seat, code),
                picture.marks(deck, view, seat, code),
            )
            for code in moves[:count].tolist()
        ]

    def label(self, view: Record, code: int) -> str:
        """Return a legal move of the viewer in words."""
        return self._words.say(self._game.notation.label(self._deck, view, self._seat, code), self.names)

    def refusal_rule(self, view: Record, text: str) -> str | None:
        """Return the number of the rule that makes a move illegal for the viewer now; None if it is unknown, or no move has this text."""
        try:
            code = self._game.notation.read(self._deck, self._seat, text)
        except ValueError:
            return None
        return self._game.notation.refusal_rule(self._deck, view, self._seat, code)

    def prompt(self, view: Record) -> str:
        """Return the question to the viewer in words; empty if it is not to move."""
        if not self._may_move(view):
            return ""
        return self._words.say(self._game.notation.ask(self._deck, view, self._seat), self.names)

    def explain(self, view: Record) -> Explanation | None:
        """Return the explanation of the question to the viewer, for beginners; None if the game has none.

        The question `ask-turn-last` is explained by `ask-turn-last-means`, or else by `ask-turn-means`, which covers all kinds.
        """
        if not self._may_move(view):
            return None
        question = self._game.notation.ask(self._deck, view, self._seat)
        pieces = question.id.split("-")
        for length in range(len(pieces), 0, -1):
            kind = "-".join(pieces[:length])
            if self._words.has(f"{kind}-means"):
                return Explanation(kind, self._words.say(Message(f"{kind}-means", question.arguments), self.names))
        return None

    def about(self, view: Record, id: str) -> str | None:
        """Return the help text of an element of the picture: what it is, what it does now and why; None if there is none."""
        about = self._game.about
        msg = about and about(self._deck, view, self._seat, id)
        return self._words.say(msg, self.names) if msg else None

    def draw(self, view: Record, wide: bool = True, now: Record | None = None) -> Drawn:
        """Draw the view.

        Args:
            view: the view.
            wide: whether to use the layout for wide screens.
            now: the viewer's present view, if `view` is an earlier one of an unfinished game.
        """
        scene = Scene(self._words, self.names, wide, self._setup.options, now, self._panels[wide])
        return self._game.picture.draw(self._deck, view, self._seat, scene)

    def turn(self, view: Record) -> tuple[str, int]:
        """Return the heading of the turn that the next events belong to, and the number of its chapter."""
        turn = self._game.notation.turn(self._deck, view)
        return self._words.say(turn.heading, self.names), turn.chapter

    def log_lines(self, before: Record, after: Record, version: int = 0) -> list[LogLine]:
        """Return log lines for the events between two views of the viewer; `version` is that of the later one."""
        events = self._game.notation.events(self._deck, before, after, self._seat)
        if not events:
            return []
        turn, chapter = self.turn(before)
        return [
            LogLine(
                version,
                self._say(line),
                turn,
                self._is_outcome(line),
                chapter,
                self._faded_text(line),
                self._sound(line),
            )
            for line in events
        ]

    def lines(self, views: Iterable[Record], since: int = 0) -> list[LogLine]:
        """Return log lines for the events between successive views; `since` is the version of the first."""
        changes = enumerate(pairwise(views), since + 1)
        return [line for version, (before, after) in changes for line in self.log_lines(before, after, version)]

    def faded(self, lines: Sequence[LogLine], now: Record) -> range:
        """Return the versions whose lines have faded at the view `now`; `lines` is the log or its end."""
        return faded(lines, *self.turn(now)) if self._transient else range(0)

    def _say(self, msg: Message) -> str:
        return self._words.say(msg, self.names)

    def _is_outcome(self, msg: Message) -> bool:
        """Return whether a message, or one inside it, states the outcome of a turn."""
        inner = (argument for _, argument in msg.arguments if isinstance(argument, Message))
        return msg.id in self._game.notation.OUTCOMES or any(map(self._is_outcome, inner))

    def _sound(self, msg: Message) -> Sound | None:
        """Return the sound cue of a message, or of the first message inside it that has one."""
        inner = (self._sound(argument) for _, argument in msg.arguments if isinstance(argument, Message))
        return self._game.notation.SOUNDS.get(msg.id) or next(filter(None, inner), None)

    def _faded_text(self, msg: Message) -> str | None:
        other = self._transient.get(msg.id)
        return self._say(Message(other, msg.arguments)) if other else other
