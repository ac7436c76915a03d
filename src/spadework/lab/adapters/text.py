"""A game told in words, for language models that answer in words, in the manner of TextArena. It needs no other library."""

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import unescape
from pathlib import Path
from typing import Any, Literal

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.words import LANGUAGES, words_in
from spadework.table import Table
from spadework.table.position import LONGEST
from spadework.table.presenter import Offer

MISTAKES = 3
"""So many answers in a row that are no move end a seat's patience, unless another number is given."""

LABELLED = 30
"""Up to so many moves stand on lines of their own, each with its label; more stand one after the other."""

SHOWN = 8
"""So many legal moves an error names."""

LONGEST_ECHO = 60
"""So many characters of an answer an error repeats."""

SHORT = ("section-goal", "section-page", "section-notation")
"""The headings of the sections that a player is told."""

FENCE = re.compile(r"\s*(```|~~~)")
HEADING = re.compile(r"(#{1,6})\s+(.*\S)")
NUMBER = re.compile(r"[A-Za-z]{2}-\d+")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)]*)\)")
TITLE = re.compile(r"<title[^>]*>([^<]*)</title>")
BRACKETED = re.compile(r"\[([^\[\]]*)\]")

WORDS = words_in([Path(__file__).with_name("words")])
"""What is said beside the game's own words, by language."""


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
    described = position(f"{drawn.title}. {drawn.description}", (part.svg for part in drawn.parts), language)
    return "\n\n".join([*happened(lines, language, since), described, end])


def happened(lines: Sequence[str], language: str, since: int) -> list[str]:
    """What has happened after a version, from the beginning if that is 0: one block, or none when nothing has."""
    head = WORDS[language].text("text-happened" if since else "text-begun")
    return ["\n".join([head, *(f"- {line}" for line in lines)])] if lines else []


def position(description: str, parts: Iterable[str], language: str) -> str:
    """A picture in words: its description, and what the elements of its parts are called."""
    words, names = WORDS[language], [unescape(name) for part in parts for name in TITLE.findall(part)]
    detail = [words.text("text-detail", parts="; ".join(names))] if names else []
    return "\n".join([words.text("text-table"), description, *detail])


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


def sections(book: str) -> dict[str, str]:
    """The sections of a rule book by their headings; each holds those below it, the first one the whole book.

    >>> list(sections("# Dig\\n## The goal\\nDig.\\n## Notation\\n"))
    ['Dig', 'The goal', 'Notation']
    """
    lines, heads, fenced = book.splitlines(), [], False
    for number, line in enumerate(lines):
        fenced ^= bool(FENCE.match(line))
        found = None if fenced else HEADING.fullmatch(line)
        if found:
            heads.append((number, len(found[1]), found[2]))
    made = {}
    for index, (number, level, heading) in enumerate(heads):
        end = next((other for other, above, _ in heads[index + 1 :] if above <= level), len(lines))
        made[heading] = _readable("\n".join(lines[number:end]).strip())
    return made


def _readable(text: str) -> str:
    """Markdown without addresses: nobody can follow them here."""

    def plain(found: re.Match[str]) -> str:
        number = NUMBER.search(found[3])
        if found[1] or not found[3].startswith("#") or number is None or number[0] == found[2]:
            return found[2]
        return f"{found[2]} {number[0]}"

    return LINK.sub(plain, text)


def short_rules(game: Game, language: str = "en") -> str:
    """The goal, the page that sums the game up, and how moves are written; the whole book where it has no such sections."""
    found = sections(game.rulebook(language))
    headings = [WORDS[language].text(id) for id in SHORT]
    told = [found[heading] for heading in headings if heading in found]
    return "\n\n".join(told) or _readable(game.rulebook(language)).strip()


def part_of_rules(game: Game, part: str = "", language: str = "en") -> str:
    """The rule book, or a part of it.

    Args:
        game: whose book it is.
        part: "all"; the heading of a section; the number of a rule, with its rulings; or nothing, for the short form and the headings.
        language: "en" or "de".

    Raises:
        ValueError: there is no such part; the text names those there are.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> part_of_rules(game, "notation").splitlines()[0]
    '## Notation'
    """
    book, asked = game.rulebook(language), " ".join(part.split()).casefold()
    found, whole = sections(book), _readable(book).strip()
    if asked == "all":
        return whole
    headings = ", ".join(list(found)[1:])
    if not asked:
        return "\n\n".join(filter(None, [short_rules(game, language), headings and f"Sections: {headings}"]))
    for heading, text in found.items():
        if heading.casefold() == asked:
            return text
    if NUMBER.fullmatch(asked):
        beginnings = (f"**{asked.upper()}**", f"- {asked.upper()}:")
        pieces = [piece for piece in re.split(r"\n\s*\n|\n(?=- )", whole) if piece.startswith(beginnings)]
        if pieces:
            return "\n\n".join(pieces)
    raise ValueError(
        f"the rule book has no part {_echo(part)}; expected all, the number of a rule, or one of {headings or 'all'}"
    )


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

    Raises NoMove.
    """
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
        f"{_echo(tried)} is not a legal move now{f' (rule {rule})' if rule else ''}; expected {count}: "
        f"{some}{', …' if len(offers) > SHOWN else ''}"
    )


def _within(answer: str, offers: Mapping[str, Offer]) -> list[str]:
    """The moves that stand in an answer in words: the longest where one holds another, and none that goes on as if it were another move."""
    longest_first = "|".join(re.escape(text) for text in sorted(offers, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w:-])(?:{longest_first})(?=[.,;!?]*(?:[\"'`*)\u00bb\u201d\u2019]|\s*$|[.;!?]\s))")
    return [found for line in answer.splitlines() for found in pattern.findall(_spaced(line))]


def _spaced(text: str) -> str:
    return " ".join(text.split()).casefold()


def _echo(text: str) -> str:
    text = " ".join(text.split())
    return repr(text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…")


class TextGame:
    """A game for players who read and write words, all in one place, in the manner of TextArena.

    Whoever is to move gets an observation, which holds no more than that seat may know, and answers with a move in words. Chance plays
    by itself. Where several seats choose at the same time they are asked one after the other, and none sees what the others chose.

    As in TextArena an answer that is no legal move changes nothing, and the seat is asked again, until it has given so many of them in a
    row that it loses: then the game ends, this seat's reward is -1, and that of the others 0. With `penalty="random"` a random legal move
    is played for it instead, and the game goes on.

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
            ValueError: the game does not take so many seats, or a name is too long.
        """
        self._table = Table(self.game, seats, seed, self.options, names=names)
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
        """What a seat is told now, whether it is asked or not. Raises IndexError when there is no such seat."""
        table, language, words = self.table, self.language, WORDS[self.language]
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
