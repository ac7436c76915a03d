"""Validates a tutorial by playing it: every move is legal when it is due, and every element and message that it refers to exists."""

import re
from collections.abc import Sequence

from spadework.engine.examples import FILE as EXAMPLES
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.engine.tutorial import FILE, Lesson, Turn, Tutorial
from spadework.engine.words import LANGUAGES
from spadework.table.errors import IllegalMove
from spadework.table.table import Table

ID = re.compile(r' id="([^"]+)"')
SHOWN = 12
"""Maximum legal moves listed in an error."""


def rehearse(game: Game) -> Table:
    """Play the tutorial of a game to the end of its script.

    Returns the table. Raises MaterialError with the step and what was expected when the script is invalid.

    >>> import spadework
    >>> taught = [game for game in map(spadework.game, spadework.game_ids()) if game.tutorial]
    >>> all(not rehearse(game).over for game in taught)
    True
    """
    tutorial = game.tutorial
    if tutorial is None:
        raise MaterialError(f"{FILE}: {game.id} has no tutorial")
    table = tutorial_table(game, tutorial)
    for count, step in enumerate(tutorial.steps, 1):
        where = f"{FILE}: step {count}"
        if isinstance(step, Lesson):
            _check_lesson(table, tutorial, step, where)
        else:
            _let_others_be(table, step.seat)
            _check_turn(table, step, where)
            table.play(step.seat, step.moves[0])
    if table.over:
        raise MaterialError(
            f"{FILE}: the game is over at the end of the script; end earlier, so that the learner can play on"
        )
    return table


def play_example(game: Game, name: str, moves: int | None = None, names: Sequence[str] = ()) -> Table:
    """Return the table of a worked example after the first `moves` of its moves, by default all.

    Raises KeyError when there is no such example, MaterialError when one of its moves is illegal.
    """
    example = game.examples[name]
    table = Table(
        game,
        example.seats,
        names=names,
        secret=example.secret,
        contributions=("",) * example.seats,
        timed_reactions=True,
    )
    for count, (seat, move) in enumerate(example.moves[:moves], 1):
        _let_others_be(table, seat)
        try:
            table.play(seat, move)
        except IllegalMove as error:
            raise MaterialError(f"{EXAMPLES}: {name}: move {count}: {error}") from None
    return table


def tutorial_table(game: Game, tutorial: Tutorial) -> Table:
    """Return the newly dealt table of a tutorial."""
    return Table(
        game, tutorial.seats, secret=tutorial.secret, contributions=("",) * tutorial.seats, timed_reactions=True
    )


def _let_others_be(table: Table, seat: int) -> None:
    """Let the time to react pass, unless the seat itself reacts."""
    while table.time_to_react and seat not in table.to_move:
        table.let_time_pass()


def _check_lesson(table: Table, tutorial: Tutorial, lesson: Lesson, where: str) -> None:
    _check_words(table.game, lesson.message, where)
    for wide in (True, False):
        there = set(ID.findall(table.picture(tutorial.learner, wide=wide)))
        for id in lesson.point:
            if id not in there:
                shape = "wide" if wide else "narrow"
                raise MaterialError(
                    f"{where}: the {shape} picture has no element {id!r}; its elements are {', '.join(sorted(there))}"
                )


def _check_turn(table: Table, turn: Turn, where: str) -> None:
    if turn.message:
        _check_words(table.game, turn.message, where)
    legal = {move.code: move.text for move in table.legal(turn.seat)}
    if not legal:
        raise MaterialError(f"{where}: it's not seat {turn.seat}'s turn; {_seats(table)}")
    for text in turn.moves:
        try:
            code = table.game.notation.read(table.deck, turn.seat, text)
        except (ValueError, IllegalMove) as error:
            raise MaterialError(f"{where}: {error}") from None
        if code not in legal:
            some = ", ".join(map(repr, list(legal.values())[:SHOWN]))
            raise MaterialError(f"{where}: {text!r} can't be played by seat {turn.seat}; its legal moves are {some}")


def _check_words(game: Game, id: str, where: str) -> None:
    for language in LANGUAGES:
        if not game.words[language].has(id):
            raise MaterialError(f"{where}: {game.id} has no message {id!r} in {language!r}")


def _seats(table: Table) -> str:
    return f"seats {', '.join(map(str, table.to_move))} are" if table.to_move else "the game is over"
