"""What one viewer sees, in pictures and in words of one language."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.contract import Deck, Record, Scene, Sound
from spadework.engine.look import waiting
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import Message
from spadework.table.log import LogLine, faded
from spadework.table.setup import TableSetup


class Offer(NamedTuple):
    """A legal move as a person is offered it.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> table.offers(seat)[0].text == table.legal(seat)[0].text
    True
    """

    code: int
    text: str
    label: str
    """In the reader's words."""
    picks: tuple[tuple[str, ...], ...]
    """The clicks that make it, in order; each may hit any one of several elements of the picture."""
    marks: tuple[str, ...]
    """The elements that show what it would do."""


class Meaning(NamedTuple):
    """What a kind of question means."""

    kind: str
    text: str


class Presenter:
    """Shows and tells one viewer, in one language, what that viewer may know: it reads views, never states.

    Args:
        setup: the table's game, names and options.
        deck: the table's deck.
        seat: the viewer; SPECTATOR for whoever only looks on.
        language: "en" or "de".

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> presenter = table.presenter(seat, "de")
    >>> presenter.offers(table.view(seat).record) == table.offers(seat, "de")
    True
    """

    def __init__(self, setup: TableSetup, deck: Deck, seat: int, language: str = "en") -> None:
        """Raises KeyError when the game has no words in this language."""
        self._setup, self._deck, self._seat = setup, deck, seat
        self._game = setup.game
        self._words = setup.game.words[language]
        self._passing = setup.game.notation.passing(setup.options)
        self._panels: dict[bool, dict[str, Any]] = {True: {}, False: {}}
        self._looked_at: tuple[Record | None, bool] = (None, False)

    def _may_move(self, view: Record) -> bool:
        # All that is told of a view begins with this. Others may look at another one at the same time.
        seen, may = self._looked_at
        if seen is not view:
            may = self._seat in waiting(self._game.rules, self._deck.record, view)
            self._looked_at = view, may
        return may

    def offers(self, view: Record) -> list[Offer]:
        """What the viewer may play, with words, clicks and marks; nothing for who is not to move."""
        if not self._may_move(view):
            return []
        deck, seat, notation, picture = self._deck, self._seat, self._game.notation, self._game.picture
        moves = np.zeros(self._game.rules.MOST_MOVES, np.int32)
        count = self._game.rules.legal(deck.record, view, seat, moves)
        return [
            Offer(
                code,
                notation.write(deck, seat, code),
                self._words.say(notation.label(deck, view, seat, code), self._setup.names),
                picture.picks(deck, view, seat, code),
                picture.marks(deck, view, seat, code),
            )
            for code in moves[:count].tolist()
        ]

    def refusal_rule(self, view: Record, text: str) -> str | None:
        """The number of the rule by which the viewer can't make a move now; None where none is known, or no move has this text."""
        try:
            code = self._game.notation.read(self._deck, self._seat, text)
        except ValueError:
            return None
        return self._game.notation.refusal_rule(self._deck, view, self._seat, code)

    def ask(self, view: Record) -> str:
        """What the viewer is asked to do, empty for who is not to move."""
        if not self._may_move(view):
            return ""
        return self._words.say(self._game.notation.ask(self._deck, view, self._seat), self._setup.names)

    def means(self, view: Record) -> Meaning | None:
        """What the question to the viewer means to who hears it for the first time; None where the game has no words for it.

        The message of a question `ask-turn-last` is explained by `ask-turn-last-means`, or else by `ask-turn-means`, for all its kinds.
        """
        if not self._may_move(view):
            return None
        asked = self._game.notation.ask(self._deck, view, self._seat)
        pieces = asked.id.split("-")
        for length in range(len(pieces), 0, -1):
            kind = "-".join(pieces[:length])
            if self._words.has(f"{kind}-means"):
                return Meaning(kind, self._words.say(Message(f"{kind}-means", asked.arguments), self._setup.names))
        return None

    def about(self, view: Record, id: str) -> str | None:
        """What an element of the picture is, what it does now and why; None where the game has nothing to say of it."""
        about = self._game.about
        told = about and about(self._deck, view, self._seat, id)
        return self._words.say(told, self._setup.names) if told else None

    def draw(self, view: Record, wide: bool = True, now: Record | None = None) -> Drawn:
        """The view as a picture.

        Args:
            view: what is shown.
            wide: whether for a wide screen or a narrow one.
            now: the viewer's present view, when `view` is an earlier one of a game that still goes on.
        """
        scene = Scene(self._words, self._setup.names, wide, self._setup.options, now, self._panels[wide])
        return self._game.picture.draw(self._deck, view, self._seat, scene)

    def turn(self, view: Record) -> tuple[str, int]:
        """The heading of the turn to which belongs what happens next, and the number of its chapter."""
        turn = self._game.notation.turn(self._deck, view)
        return self._words.say(turn.heading, self._setup.names), turn.chapter

    def tell(self, before: Record, after: Record, version: int = 0) -> list[LogLine]:
        """What happened between two views of the viewer, of which the later one belongs to a version, line by line."""
        told = self._game.notation.tell(self._deck, before, after, self._seat)
        if not told:
            return []
        turn, chapter = self.turn(before)
        return [
            LogLine(
                version,
                self._say(line),
                turn,
                self._is_outcome(line),
                chapter,
                self._told_later(line),
                self._sound(line),
            )
            for line in told
        ]

    def lines(self, views: Iterable[Record], since: int = 0) -> list[LogLine]:
        """What happened from view to view, the first of which belongs to the version `since`."""
        changes = enumerate(pairwise(views), since + 1)
        return [line for version, (before, after) in changes for line in self.tell(before, after, version)]

    def faded(self, lines: Sequence[LogLine], now: Record) -> range:
        """The versions of lines, the last of which are given, that are told at the view `now` as their `later` says."""
        return faded(lines, *self.turn(now)) if self._passing else range(0)

    def _say(self, told: Message) -> str:
        return self._words.say(told, self._setup.names)

    def _is_outcome(self, told: Message) -> bool:
        """Whether it says what came of a turn, or a message within it does."""
        inner = (argument for _, argument in told.arguments if isinstance(argument, Message))
        return told.id in self._game.notation.OUTCOMES or any(map(self._is_outcome, inner))

    def _sound(self, told: Message) -> Sound | None:
        """What is heard with it, or with the first message within it with which something is."""
        inner = (self._sound(argument) for _, argument in told.arguments if isinstance(argument, Message))
        return self._game.notation.SOUNDS.get(told.id) or next(filter(None, inner), None)

    def _told_later(self, told: Message) -> str | None:
        other = self._passing.get(told.id)
        return self._say(Message(other, told.arguments)) if other else other
