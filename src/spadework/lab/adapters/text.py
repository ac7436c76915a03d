"""Games in text for language models, in the style of TextArena, without further dependencies."""

import operator
import random
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import unescape
from typing import Any, Literal

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES
from spadework.lab.adapters.book import WORDS, echo, part_of_rules, short_rules
from spadework.table import Table
from spadework.table.position import LONGEST
from spadework.table.presenter import LabelledMove
from spadework.table.variant import existing_seat

MISTAKES = 3
"""Default number of consecutive invalid answers before the penalty."""

LABELLED = 30
"""Maximum moves listed one per line with labels; more are listed on one line."""

SHOWN = 8
"""Maximum legal moves listed in an error."""

TITLE = re.compile(r"<title[^<>]*>([^<]*)</title>")
WORD = re.compile(r"[^\W_]+")
BRACKETED = re.compile(r"\[([^\[\]]*)\]")


class NoMove(ValueError):
    """An answer is not a legal move; the message says why, and what was expected, in one line."""


def check_language(language: str) -> str:
    """Return a supported language. Raises ValueError."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
    return language


def describe(table: Table, seat: int, language: str = "en", since: int = 0, *, explained: bool = False) -> str:
    """Return everything a seat may know now, in words: log, position, question, moves, or the result.

    Args:
        table: the table; only this seat's views are read.
        seat: the reader's seat.
        language: "en" or "de".
        since: start the log after this version of the seat.
        explained: whether to explain the question, if the game has words for it.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> f"[{table.legal(seat)[0].text}]" in describe(table, seat)
    True
    """
    view, presenter = table.view(seat).record, table.presenter(seat, language)
    drawn, moves = table.draw(seat, language), presenter.labelled_moves(view)
    if table.over:
        end = _ending(table, language)
    elif moves:
        explanation = presenter.explain(view) if explained else None
        end = question(presenter.prompt(view), explanation and explanation.text, moves, language)
    else:
        names = ", ".join(table.names[other] for other in table.waiting(seat))
        end = WORDS[language].text("text-waiting", names=names or "-")
    # Between decisions nothing has faded yet: the seat gets the events as a person at the table would hear them.
    lines = [line.text for line in table.lines(seat, language, since)]
    described = position(f"{drawn.title}. {drawn.description}", labels(part.svg for part in drawn.parts), language)
    return "\n\n".join([*happened(lines, language, since), described, end])


def happened(lines: Sequence[str], language: str, since: int) -> list[str]:
    """Return events since a version, from the beginning if it is 0, as one block, or none."""
    head = WORDS[language].text("text-happened" if since else "text-begun")
    return ["\n".join([head, *(f"- {line}" for line in lines)])] if lines else []


def labels(parts: Iterable[str]) -> list[str]:
    """Return the labels of the elements of picture parts."""
    return [unescape(name) for part in parts for name in TITLE.findall(part)]


def position(description: str, names: Iterable[str], language: str) -> str:
    """Describe a picture in words: its description, then labels not already in it."""
    words, said = WORDS[language], _as_words(description)
    new = [name for name in dict.fromkeys(names) if _as_words(name) not in said]
    detail = [words.text("text-detail", parts="; ".join(new))] if new else []
    return "\n".join([words.text("text-table"), description, *detail])


def _as_words(text: str) -> str:
    """Return a normalized text for whole-word matching."""
    return f" {' '.join(WORD.findall(text.casefold()))} "


def question(asked: str, explanation: str | None, moves: Sequence[LabelledMove], language: str) -> str:
    """Return the question, its explanation if any, the legal moves, and how to answer."""
    words, first, count = WORDS[language], moves[0], len(moves)
    if count > LABELLED:
        head = words.text("text-many", count=count, text=first.text, label=first.label)
        listed = " ".join(f"[{move.text}]" for move in moves)
    else:
        head = words.text("text-one") if count == 1 else words.text("text-moves", count=count)
        listed = "\n".join(f"[{move.text}] {move.label}" for move in moves)
    meaning = [words.text("text-means", meaning=explanation)] if explanation else []
    answer = words.text("text-answer", text=first.text)
    return "\n".join([words.text("text-asked", question=asked), *meaning, "", head, listed, answer])


def _ending(table: Table, language: str) -> str:
    said, words, result = WORDS[language], table.game.words[language], table.result
    assert result is not None, "only asked at the end"
    lines = [said.text("text-over")]
    for seat in sorted(range(table.seats), key=lambda seat: (result.places[seat], seat)):
        points, name = result.scores[seat], table.names[seat]
        place = said.text("text-place", place=result.places[seat], name=name, points=points)
        parts = [
            f"{words.text(f'part-{part}') if words.has(f'part-{part}') else part} {count}"
            for part, count in result.parts[seat].items()
        ]
        lines.append(place + (f" ({', '.join(parts)})" if parts else ""))
    return "\n".join(lines)


def chosen(table: Table, seat: int, answer: str) -> LabelledMove:
    """Return the legal move named by an answer.

    The answer is a move in the game's notation, or contains one in square brackets, or, without brackets, contains one at the end of a line
    or before punctuation. Several moves count as none. Case and spacing don't matter.

    Args:
        table: the table.
        seat: the answering seat.
        answer: the answer.

    Raises:
        NoMove: the answer names no legal move, or several.
        TypeError: the answer is not a string.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> move = table.legal(seat)[0].text
    >>> chosen(table, seat, f"I have thought about it: [{move}]").text == move
    True
    """
    presenter, view = table.presenter(seat), table.view(seat).record
    return named(presenter.labelled_moves(view), answer, table.over, lambda text: presenter.refusal_rule(view, text))


def named(
    moves: Sequence[LabelledMove], answer: str, over: bool, rule_against: Callable[[str], str | None]
) -> LabelledMove:
    """Return the one of these moves named by an answer, as in `chosen`; `rule_against` returns the rule that forbids a move.

    Raises NoMove, or TypeError if the answer is not a string.
    """
    if not isinstance(answer, str):
        raise TypeError(f"expected an answer as text, not {type(answer).__name__}")
    by_text = {_normalized(move.text): move for move in moves}
    if not by_text:
        raise NoMove("the game is over" if over else "it is not this seat's turn")
    whole = _normalized(answer)
    if whole in by_text:
        return by_text[whole]
    bracketed = BRACKETED.findall(answer)
    texts = map(_normalized, bracketed) if bracketed else _moves_in(answer, by_text)
    found = list(dict.fromkeys(text for text in texts if text in by_text))
    if len(found) == 1:
        return by_text[found[0]]
    if found:
        several = ", ".join(f"[{by_text[text].text}]" for text in found[:SHOWN])
        raise NoMove(f"the answer names several moves ({several}); expected one, in square brackets")
    tried = next(filter(str.strip, bracketed), "") if bracketed else answer
    rule = rule_against(tried.strip())
    some = ", ".join(f"[{move.text}]" for move in moves[:SHOWN])
    count = "the only legal move" if len(moves) == 1 else f"one of the {len(moves)} legal moves"
    raise NoMove(
        f"{echo(tried)} is not a legal move now{f' (rule {rule})' if rule else ''}; expected {count}: "
        f"{some}{', …' if len(moves) > SHOWN else ''}"
    )


def _moves_in(answer: str, by_text: Mapping[str, LabelledMove]) -> list[str]:
    """Return the moves in an answer in words: the longest where they overlap, and none that continues into other notation."""
    longest_first = "|".join(re.escape(text) for text in sorted(by_text, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w:-])(?:{longest_first})(?=[.,;!?]*(?:[\"'`*)\u00bb\u201d\u2019]|\s*$|[.;!?]\s))")
    return [found for line in answer.splitlines() for found in pattern.findall(_normalized(line))]


def _normalized(text: str) -> str:
    return " ".join(text.split()).casefold()


def fit_to_read(name: str) -> str:
    """Return a name on one line. Raises ValueError if it could be mistaken for a move or for other players' text."""
    line = " ".join(name.split())
    if any(letter in "[]" or unicodedata.category(letter) in ("Cc", "Cs") for letter in line):
        raise ValueError(f"a name can't contain square brackets or control characters: {echo(name)}")
    return line


class TextGame:
    """A game for players who read and write text, in the style of TextArena.

    The current player gets an observation, limited to what its seat may know, and answers with a move in words. Chance is automatic. Seats
    that choose simultaneously are asked one after another; none sees the others' choices.

    As in TextArena, an invalid answer changes nothing and the seat is asked again. After too many in a row it loses: the game ends, its
    reward is -1 and that of the others 0. With `penalty="random"`, a random legal move is played instead and the game continues.

    An agent learns no more than its seat may know if it is shown `get_observation` for its seat, each time it is asked. The order of
    questions is for the caller only: in games with secret reactions it reveals who may react. So does `observation` of a seat that is not
    asked, if an agent sees it in between.

    Args:
        game: a game or its id.
        options: the game's options, by name; others take their defaults.
        language: language of all output, "en" or "de".
        mistakes: consecutive invalid answers before the penalty.
        penalty: "lose" or "random".
        rules: rules in a seat's first observation: "short", "whole" or "none".
        limit: moves of seats after which the game is truncated, with rewards of 0.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unknown option, language, penalty or rules, or a number below 1.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> game = TextGame(spadework.game_ids()[2])
    >>> game.reset(seats=2, seed=7)
    >>> done = False
    >>> while not done:
    ...     player, text = game.get_observation()
    ...     move = text.rpartition("[")[2].partition("]")[0]
    ...     done, info = game.step(f"I choose [{move}]")
    >>> rewards, info = game.close()
    >>> sum(rewards.values()), info["over"]
    (0.0, True)
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, str] | None = None,
        *,
        language: str = "en",
        mistakes: int = MISTAKES,
        penalty: Literal["lose", "random"] = "lose",
        rules: Literal["short", "whole", "none"] = "short",
        limit: int = LONGEST,
    ) -> None:
        """Validate everything but the number of seats."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.game.option_codes(self.options)
        self.language = check_language(language)
        if penalty not in ("lose", "random") or rules not in ("short", "whole", "none"):
            raise ValueError(
                f"expected penalty 'lose' or 'random' and rules 'short', 'whole' or 'none', not {penalty!r} and {rules!r}"
            )
        if mistakes < 1 or limit < 1:
            raise ValueError(f"expected at least 1 mistake and 1 move, not {mistakes} and {limit}")
        self.mistakes, self.penalty, self.rules, self.limit = mistakes, penalty, rules, limit
        self._table: Table | None = None

    def reset(self, seats: int = 2, seed: int | None = None, names: Sequence[str] = ()) -> None:
        """Deal a new game.

        Args:
            seats: number of players.
            seed: makes the game reproducible; None takes the operating system's entropy.
            names: names of the players, by seat.

        Raises:
            ValueError: unsupported number of seats, or a name that is too long or unsafe to show to the others.
        """
        self._table = Table(self.game, seats, seed, self.options, names=list(map(fit_to_read, names)))
        self._dice = random.Random(None if seed is None else operator.index(seed))
        self._since = [0] * seats
        self._explained: list[set[str]] = [set() for _ in range(seats)]
        self._greeted: set[int] = set()
        self._complaint, self._wrong, self._moves = "", 0, 0
        self._loser: int | None = None

    @property
    def table(self) -> Table:
        """The table with all hidden information; not for players. Raises ValueError before the first `reset`."""
        if self._table is None:
            raise ValueError("no game yet: call reset first")
        return self._table

    @property
    def done(self) -> bool:
        """Whether the game is over, was lost by mistakes, or was truncated."""
        return self.table.over or self._loser is not None or self._moves >= self.limit

    @property
    def player(self) -> int:
        """The seat to answer. Raises ValueError if the game is done."""
        if self.done:
            raise ValueError("the game is done: call close for the rewards, or reset for a new game")
        return self.table.to_move[0]

    def get_observation(self) -> tuple[int, str]:
        """Return the seat to answer and its observation; stable until the next `step`. Raises ValueError if the game is done."""
        return self.player, self.observation(self.player)

    def observation(self, seat: int) -> str:
        """Return any seat's current observation. Raises IndexError for an unknown seat.

        With secret reactions, showing a seat its observation while another is asked can reveal that the other is asked.
        """
        table, language, words = self.table, self.language, WORDS[self.language]
        seat = existing_seat(seat, table.seats)
        kind = self._kind(seat)
        moment = describe(table, seat, language, self._since[seat], explained=kind not in self._explained[seat])
        title, name = self.game.title(language), table.names[seat]
        blocks = [words.text("text-you", title=title, name=name, seat=seat, last=table.seats - 1)]
        if seat not in self._greeted and self.rules == "whole":
            blocks.append(part_of_rules(self.game, "all", language))
        elif seat not in self._greeted and self.rules == "short":
            blocks += [words.text("text-rules"), short_rules(self.game, language)]
        blocks.append(moment)
        if self._complaint and not self.done and seat == self.player:
            blocks.append(self._complaint)
        return "\n\n".join(blocks)

    def _kind(self, seat: int) -> str | None:
        explanation = self.table.explain(seat, self.language)
        return explanation and explanation.kind

    def step(self, text: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the current seat.

        Args:
            text: the answer, parsed by `chosen`.

        Returns:
            Whether the game is done, and a dict: the `seat`; the `move` played, or None; the `error` in the answer as one line, or None;
            and whether a `random` move was played instead.

        Raises:
            ValueError: the game is done.
            TypeError: the answer is not a string; nothing has changed.
        """
        seat, error, move = self.player, None, None
        try:
            move = chosen(self.table, seat, text)
        except NoMove as problem:
            error = str(problem)
            self._wrong += 1
        by_chance = move is None and self._wrong >= self.mistakes and self.penalty == "random"
        if by_chance:
            move = self._dice.choice(self.table.labelled_moves(seat))
        if move is not None:
            self._play(seat, move)
        elif self._wrong >= self.mistakes:
            self._loser = seat
        else:
            self._complaint = error or ""
        text_played = None if move is None else move.text
        return self.done, {"seat": seat, "move": text_played, "error": error, "random": by_chance}

    def _play(self, seat: int, move: LabelledMove) -> None:
        kind = self._kind(seat)
        if kind is not None:
            self._explained[seat].add(kind)
        self._greeted.add(seat)
        self._complaint, self._wrong = "", 0
        self._since[seat] = self.table.version(seat)
        self._moves += 1
        self.table.play(seat, move.code)

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Return the rewards by seat and details of the end.

        Returns:
            Rewards: 1 for a sole winner, 0 for shared winners, -1 for the others; if a seat lost by mistakes, -1 for it and 0 for the
            others; 0 for all before the end or after truncation. Details: whether the game is `over` or was `truncated`, which seat has
            `lost` by mistakes (or None), the number of `moves` of seats, and `points` and `places` by seat, None before the end.
        """
        table, result = self.table, self.table.result
        if result is None:
            rewards = {seat: -1.0 if seat == self._loser else 0.0 for seat in range(table.seats)}
        else:
            won = 1.0 if result.places.count(1) == 1 else 0.0
            rewards = {seat: won if place == 1 else -1.0 for seat, place in enumerate(result.places)}
        return rewards, {
            "over": table.over,
            "truncated": not table.over and self._loser is None and self._moves >= self.limit,
            "lost": self._loser,
            "moves": self._moves,
            "points": result and result.scores,
            "places": result and result.places,
        }
