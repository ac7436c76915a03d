"""What a seat may be asked next, and what it could answer: found by playing on from what the seat knows, and from nothing else."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.engine.contract import CHANCE, Deck, Record
from spadework.engine.game import Game
from spadework.engine.masks import lowest_in
from spadework.engine.stream import below, new_stream
from spadework.engine.words import Message
from spadework.players.job import Job
from spadework.table.occasion import kind_of_occasion, occasion, told_beside

TRIES = 40
"""How often the game is played on."""

ASKED = 5
"""After so many questions to the seat a try is over."""

STEPS = 300
"""After so many steps a try is over, whatever has been asked."""

RANDOM_MOVES = 3
"""One in so many moves is any legal one: what seldom happens shall be foreseen, too."""

MOST_QUESTIONS, MOST_MOVES = 30, 400
"""No more different questions, and answers to all of them together, are told."""


class Reader(NamedTuple):
    """For whom it is put into words."""

    names: tuple[str, ...]
    """Who sits at the table."""
    language: str


class Foreseen(NamedTuple):
    """A question that a seat may be asked."""

    exactly: str
    """The key of this question."""
    kind: str
    """The key of all questions of its kind."""
    ask: str
    """The question in the reader's words."""
    often: int
    """In how many of 100 tries it was asked."""
    moves: tuple[tuple[str, str], ...]
    """The answers there were: texts of the notation, each with its label in the reader's words."""


@dataclass
class Found:
    """What was found out about a question."""

    asked: Message
    moves: dict[str, Message] = field(default_factory=dict)


def foresee(job: Job, seconds: float, reader: Reader) -> list[Foreseen]:
    """What the seat of a job may be asked from now on, the most likely first; whoever is to move is asked the present question first.

    Args:
        job: what the seat knows, and a seed.
        seconds: how long it may take at most.
        reader: for whom it is put into words.
    """
    game, deck, view = job.read()
    until = time.monotonic() + seconds
    found: dict[str, Found] = {}
    times: Counter[str] = Counter()
    tries = 0
    for number in range(TRIES):
        asked = set()
        for seen in questions(game, deck, view, job.seat, (job.seed, number)):
            asked.add(note(found, game, deck, seen, job.seat))
            if time.monotonic() > until:
                break
        times.update(asked)
        tries += 1
        if time.monotonic() > until:
            break
    return told(found, times, tries, game, reader)


def questions(game: Game, deck: Deck, view: Record, seat: int, seed: tuple[int, int]) -> Iterator[Record]:
    """The views of a seat in which it is asked, in one way in which the game may go on. The same seed goes the same way."""
    rules, material, buffers, stream = game.rules, deck.record, game.new_buffers(), new_stream(*seed)
    states, views = game.new_states(1), game.new_states(1)
    rules.sample_state(material, view, seat, stream, states[0])
    asked = 0
    for _ in range(STEPS):
        mask = int(rules.to_move(material, states[0]))
        if not mask:
            return
        if mask >> CHANCE & 1:
            drawn = int(game.driver.draw(material, states[0], stream, buffers.moves, buffers.weights))
            rules.apply(material, states[0], CHANCE, drawn)
            continue
        mover = seat if mask >> seat & 1 else lowest_in(mask)
        if mover == seat:
            rules.view(material, states[0], seat, views[0])
            yield views[0]
            asked += 1
            if asked == ASKED:
                return
        count = rules.legal(material, states[0], mover, buffers.moves)
        if below(stream, RANDOM_MOVES) == 0:
            chosen = below(stream, count)
        else:
            chosen = game.ai.rollout_policy(material, states[0], mover, buffers.moves, count, stream)
        rules.apply(material, states[0], mover, int(buffers.moves[chosen]))


def note(found: dict[str, Found], game: Game, deck: Deck, view: Record, seat: int) -> str:
    """Keep what a seat is asked in a view, and what it could answer; the key of the question."""
    asked = game.notation.ask(deck, view, seat)
    key = occasion(asked)
    question = found.setdefault(key, Found(asked))
    moves = game.new_buffers().moves
    count = game.rules.legal(deck.record, view, seat, moves)
    for code in moves[:count].tolist():
        text = game.notation.write(deck, seat, code)
        if text not in question.moves:
            question.moves[text] = game.notation.label(deck, view, seat, code)
    return key


def told(found: dict[str, Found], times: Counter[str], tries: int, game: Game, reader: Reader) -> list[Foreseen]:
    """What was found, in words."""
    words, left = game.words[reader.language], MOST_MOVES
    questions = []
    for key in likeliest(found, times):
        asked, moves = found[key].asked, list(found[key].moves.items())[:left]
        left -= len(moves)
        if moves:
            labelled = tuple((text, words.say(label, reader.names)) for text, label in moves)
            often = max(1, round(100 * times[key] / tries))
            ask, beside = words.say(asked, reader.names), told_beside(asked)
            if beside is not None:
                ask += f" ({words.say(beside, reader.names)})"
            questions.append(Foreseen(key, kind_of_occasion(asked), ask, often, labelled))
    return questions


def likeliest(found: dict[str, Found], times: Counter[str]) -> Sequence[str]:
    """The keys of the questions that were asked most often, of two the one that was asked first."""
    return sorted(found, key=lambda key: -times[key])[:MOST_QUESTIONS]
