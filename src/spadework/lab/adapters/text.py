"""A game told in words, for language models that answer in words, in the manner of TextArena. It needs no other library."""

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
from spadework.table.presenter import Offer
from spadework.table.variant import existing_seat

MISTAKES = 3
"""So many answers in a row that are no move end a seat's patience, unless another number is given."""

LABELLED = 30
"""Up to so many moves stand on lines of their own, each with its label; more stand one after the other."""

SHOWN = 8
"""So many legal moves an error names."""

TITLE = re.compile(r"<title[^<>]*>([^<]*)</title>")
WORD = re.compile(r"[^\W_]+")
BRACKETED = re.compile(r"\[([^\[\]]*)\]")


class NoMove(ValueError):
    """An answer that is no legal move: in one line why, and what was expected."""


def check_language(language: str) -> str:
    """A language that there is. Raises ValueError."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    return language


def told(table: Table, seat: int, language: str = "en", since: int = 0, *, explained: bool = False) -> str:
    """All that a seat may know of this moment, in words: the log, the position, the question, the moves, or how the game ended.

    Args:
        table: where the seat sits; only the views of this seat are read.
        seat: who is told.
        language: "en" or "de".
        since: the version of the seat after which the log begins.
        explained: whether it is said what the question means, where the game has words for that.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> f"[{table.legal(seat)[0].text}]" in told(table, seat)
    True
    """
    view, presenter = table.view(seat).record, table.presenter(seat, language)
    drawn, offers = table.draw(seat, language), presenter.offers(view)
    if table.over:
        end = _ending(table, language)
    elif offers:
        means = presenter.means(view) if explained else None
        end = question(presenter.ask(view), means and means.text, offers, language)
    else:
        names = ", ".join(table.names[other] for other in table.waiting(seat))
        end = WORDS[language].text("text-waiting", names=names or "-")
    # A seat is told what happened at its next decision, as somebody at the table hears it: nothing of that has faded yet.
    lines = [line.text for line in table.lines(seat, language, since)]
    described = position(f"{drawn.title}. {drawn.description}", labels(part.svg for part in drawn.parts), language)
    return "\n\n".join([*happened(lines, language, since), described, end])


def happened(lines: Sequence[str], language: str, since: int) -> list[str]:
    """What has happened after a version, from the beginning if that is 0: one block, or none when nothing has."""
    head = WORDS[language].text("text-happened" if since else "text-begun")
    return ["\n".join([head, *(f"- {line}" for line in lines)])] if lines else []


def labels(parts: Iterable[str]) -> list[str]:
    """What the elements of the parts of a picture are called."""
    return [unescape(name) for part in parts for name in TITLE.findall(part)]


def position(description: str, names: Iterable[str], language: str) -> str:
    """A picture in words: its description, and what its elements are called, as far as that does not stand there already."""
    words, said = WORDS[language], _as_words(description)
    new = [name for name in dict.fromkeys(names) if _as_words(name) not in said]
    detail = [words.text("text-detail", parts="; ".join(new))] if new else []
    return "\n".join([words.text("text-table"), description, *detail])


def _as_words(text: str) -> str:
    """A text by which to find whole words in another one."""
    return f" {' '.join(WORD.findall(text.casefold()))} "


def question(asked: str, means: str | None, offers: Sequence[Offer], language: str) -> str:
    """What a seat is asked, what that means where it is to be said, the legal moves, and how to answer."""
    words, first, count = WORDS[language], offers[0], len(offers)
    if count > LABELLED:
        head = words.text("text-many", count=count, text=first.text, label=first.label)
        listed = " ".join(f"[{offer.text}]" for offer in offers)
    else:
        head = words.text("text-one") if count == 1 else words.text("text-moves", count=count)
        listed = "\n".join(f"[{offer.text}] {offer.label}" for offer in offers)
    meaning = [words.text("text-means", meaning=means)] if means else []
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


def chosen(table: Table, seat: int, answer: str) -> Offer:
    """The legal move that an answer names.

    The answer is a move as it is written; or it holds one in square brackets; or, where nothing stands in brackets, one stands in it at
    the end of a line or before a punctuation mark. If it names several moves it names none. Capitals and spaces don't matter.

    Args:
        table: where the seat sits.
        seat: who has answered.
        answer: what was answered.

    Raises:
        NoMove: the answer names no legal move, or several.
        TypeError: the answer is no text.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> seat = table.to_move[0]
    >>> move = table.legal(seat)[0].text
    >>> chosen(table, seat, f"I have thought about it: [{move}]").text == move
    True
    """
    presenter, view = table.presenter(seat), table.view(seat).record
    return named(presenter.offers(view), answer, table.over, lambda text: presenter.refusal_rule(view, text))


def named(offers: Sequence[Offer], answer: str, over: bool, rule_against: Callable[[str], str | None]) -> Offer:
    """The one of the moves on offer that an answer names, as `chosen` finds it; `rule_against` gives the rule by which a move is not legal.

    Raises NoMove, or TypeError when the answer is no text.
    """
    if not isinstance(answer, str):
        raise TypeError(f"an answer is text, not {type(answer).__name__}")
    by_text = {_spaced(offer.text): offer for offer in offers}
    if not by_text:
        raise NoMove("nothing can be played now: the game is over" if over else "it is not this seat's turn")
    whole = _spaced(answer)
    if whole in by_text:
        return by_text[whole]
    bracketed = BRACKETED.findall(answer)
    texts = map(_spaced, bracketed) if bracketed else _within(answer, by_text)
    found = list(dict.fromkeys(text for text in texts if text in by_text))
    if len(found) == 1:
        return by_text[found[0]]
    if found:
        several = ", ".join(f"[{by_text[text].text}]" for text in found[:SHOWN])
        raise NoMove(f"the answer names several moves ({several}); expected only one of them, in square brackets")
    tried = next(filter(str.strip, bracketed), "") if bracketed else answer
    rule = rule_against(tried.strip())
    some = ", ".join(f"[{offer.text}]" for offer in offers[:SHOWN])
    count = "the only legal move" if len(offers) == 1 else f"one of the {len(offers)} legal moves"
    raise NoMove(
        f"{echo(tried)} is not a legal move now{f' (rule {rule})' if rule else ''}; expected {count}: "
        f"{some}{', …' if len(offers) > SHOWN else ''}"
    )


def _within(answer: str, offers: Mapping[str, Offer]) -> list[str]:
    """The moves that stand in an answer in words: the longest where one holds another, and none that goes on as if it were another move."""
    longest_first = "|".join(re.escape(text) for text in sorted(offers, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w:-])(?:{longest_first})(?=[.,;!?]*(?:[\"'`*)\u00bb\u201d\u2019]|\s*$|[.;!?]\s))")
    return [found for line in answer.splitlines() for found in pattern.findall(_spaced(line))]


def _spaced(text: str) -> str:
    return " ".join(text.split()).casefold()


def fit_to_read(name: str) -> str:
    """A name in one line. Raises ValueError when it could be taken for a move, or for something that nobody has said."""
    line = " ".join(name.split())
    if any(letter in "[]" or unicodedata.category(letter) in ("Cc", "Cs") for letter in line):
        raise ValueError(f"a name has no square brackets and no control characters, unlike {echo(name)}")
    return line


class TextGame:
    """A game for players who read and write words, all in one place, in the manner of TextArena.

    Whoever is to move gets an observation, which holds no more than that seat may know, and answers with a move in words. Chance plays
    by itself. Where several seats choose at the same time they are asked one after the other, and none sees what the others chose.

    As in TextArena an answer that is no legal move changes nothing, and the seat is asked again, until it has given so many of them in a
    row that it loses: then the game ends, this seat's reward is -1, and that of the others 0. With `penalty="random"` a random legal move
    is played for it instead, and the game goes on.

    An agent learns what its seat may know, and no more, when it is shown what `get_observation` gives for its seat, each time that it is
    asked. Who is asked when is for whoever runs the game: in games with secret reactions it tells who may react. So does what `observation`
    gives for a seat that is not asked, when an agent is shown it in between.

    Args:
        game: a game or its id.
        options: choices by the names of the game's options; the others take their defaults.
        language: of all that is told, "en" or "de".
        mistakes: so many answers in a row that are no move bring the penalty.
        penalty: "lose" or "random".
        rules: what the first observation of a seat says of the rules: "short", the "whole" book, or "none".
        limit: moves of seats after which the game is broken off; then nobody gets anything.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: there is no such option, language, penalty or part of the rules, or a number is below 1.
        MaterialError: the chosen deck can't be used.

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
        """Check all but the number of seats."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.game.option_codes(self.options)
        self.language = check_language(language)
        if penalty not in ("lose", "random") or rules not in ("short", "whole", "none"):
            raise ValueError(
                f"expected the penalty lose or random, and the rules short, whole or none; not {penalty!r} and {rules!r}"
            )
        if mistakes < 1 or limit < 1:
            raise ValueError(f"expected at least 1 mistake and 1 move, not {mistakes} and {limit}")
        self.mistakes, self.penalty, self.rules, self.limit = mistakes, penalty, rules, limit
        self._table: Table | None = None

    def reset(self, seats: int = 2, seed: int | None = None, names: Sequence[str] = ()) -> None:
        """Deal a new game.

        Args:
            seats: how many play.
            seed: makes the same game again; None takes the operating system's entropy.
            names: of those who play, by seat.

        Raises:
            ValueError: the game does not take so many seats, or a name is too long or can't stand in what others read.
        """
        self._table = Table(self.game, seats, seed, self.options, names=list(map(fit_to_read, names)))
        self._dice = random.Random(seed)
        self._since = [0] * seats
        self._explained: list[set[str]] = [set() for _ in range(seats)]
        self._greeted: set[int] = set()
        self._complaint, self._wrong, self._moves = "", 0, 0
        self._loser: int | None = None

    @property
    def table(self) -> Table:
        """The table, with all that is hidden: not for those who play. Raises ValueError before the first `reset`."""
        if self._table is None:
            raise ValueError("there is no game yet: call reset first")
        return self._table

    @property
    def done(self) -> bool:
        """Whether nobody moves any more: the game is over, was lost by mistakes, or was broken off."""
        return self.table.over or self._loser is not None or self._moves >= self.limit

    @property
    def player(self) -> int:
        """The seat that is asked now. Raises ValueError when nobody is."""
        if self.done:
            raise ValueError("nobody is to move any more; call close for the rewards, or reset for a new game")
        return self.table.to_move[0]

    def get_observation(self) -> tuple[int, str]:
        """The seat that is asked now, and all that it is told; the same until the next `step`. Raises ValueError when the game is done."""
        return self.player, self.observation(self.player)

    def observation(self, seat: int) -> str:
        """What a seat is told now, whether it is asked or not. Raises IndexError when there is no such seat.

        Where reactions are secret, the moment in which a seat that is not asked is told this can show it that another one is.
        """
        table, language, words = self.table, self.language, WORDS[self.language]
        seat = existing_seat(seat, table.seats)
        kind = self._kind(seat)
        moment = told(table, seat, language, self._since[seat], explained=kind not in self._explained[seat])
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
        means = self.table.presenter(seat, self.language).means(self.table.view(seat).record)
        return means and means.kind

    def step(self, text: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the seat that is asked now.

        Args:
            text: the answer, in which `chosen` finds the move.

        Returns:
            Whether the game is done, and what came of the answer: the `seat`; the `move` that was played, None when none was; what was
            wrong with the answer (`error`, a line, None when nothing was); and whether a random move was played for it (`random`).

        Raises:
            ValueError: the game is done.
            TypeError: the answer is no text; nothing has changed.
        """
        seat, error, offer = self.player, None, None
        try:
            offer = chosen(self.table, seat, text)
        except NoMove as problem:
            error = str(problem)
            self._wrong += 1
        by_chance = offer is None and self._wrong >= self.mistakes and self.penalty == "random"
        if by_chance:
            offer = self._dice.choice(self.table.offers(seat))
        if offer is not None:
            self._play(seat, offer)
        elif self._wrong >= self.mistakes:
            self._loser = seat
        else:
            self._complaint = error or ""
        move = None if offer is None else offer.text
        return self.done, {"seat": seat, "move": move, "error": error, "random": by_chance}

    def _play(self, seat: int, offer: Offer) -> None:
        kind = self._kind(seat)
        if kind is not None:
            self._explained[seat].add(kind)
        self._greeted.add(seat)
        self._complaint, self._wrong = "", 0
        self._since[seat] = self.table.version(seat)
        self._moves += 1
        self.table.play(seat, offer.code)

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The rewards by seat, and how it ended.

        Returns:
            The rewards: 1 for who has won alone, 0 for those who share the win, -1 for the others; when a seat has lost by mistakes, -1 for
            that seat and 0 for the others; before the end, and when the game was broken off, 0 for all. And whether the game is `over`,
            was `truncated` by the limit, which seat has `lost` by mistakes (None: none), how many `moves` seats have made, and the `points`
            and `places` by seat, None before the end.
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
