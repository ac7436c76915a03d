"""Foresight: the questions that a seat may be asked next, with its possible answers, found by playouts from the seat's view."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, Deck, Record
from spadework.engine.masks import lowest_in
from spadework.engine.stream import below, new_stream
from spadework.engine.words import Message
from spadework.players.job import Job
from spadework.table.question_key import question_key, question_kind, shown_beside

MOST_PLAYOUTS = 40
"""Maximum playouts."""

MOST_DECISIONS = 5
"""Maximum questions to the seat in a playout."""

MOST_STEPS = 300
"""Maximum steps of a playout."""

RANDOM_MOVES = 3
"""One move in this many is drawn uniformly, so that playouts reach rare situations too."""

MOST_QUESTIONS, MOST_MOVES = 30, 400
"""Maximum questions returned, and maximum answers to all of them together."""


class Reader(NamedTuple):
    """The reader of the texts."""

    names: tuple[str, ...]
    """The players' names, by seat."""
    language: str


class Foreseen(NamedTuple):
    """A question that the seat may be asked."""

    key: str
    """The key of this question, see `spadework.table.question_key`."""
    kind: str
    """The key of all questions of the same kind."""
    prompt: str
    """The question in the reader's language."""
    percent: int
    """The percentage of playouts in which it was asked."""
    moves: tuple[tuple[str, str], ...]
    """The possible answers: each move in notation, with its label in the reader's language."""


@dataclass
class FoundQuestion:
    """A question with the answers found so far."""

    question: Message
    moves: dict[str, Message] = field(default_factory=dict)


def foresee(job: Job, seconds: float, reader: Reader) -> list[Foreseen]:
    """Return the questions that the job's seat may be asked, the most likely first. If the seat moves next, its present question leads.

    Args:
        job: the seat's view and a seed.
        seconds: time limit.
        reader: whose language and names the texts use.
    """
    game, deck, view = job.read()
    until = time.monotonic() + seconds
    found: dict[str, FoundQuestion] = {}
    times: Counter[str] = Counter()
    playouts = 0
    for number in range(MOST_PLAYOUTS):
        asked = set()
        for seen in decisions(game, deck, view, job.seat, (job.seed, number)):
            asked.add(add_question(found, game, deck, seen, job.seat))
            if time.monotonic() > until:
                break
        times.update(asked)
        playouts += 1
        if time.monotonic() > until:
            break
    return ranked(found, times, playouts, game, reader)


def decisions(game: Game, deck: Deck, view: Record, seat: int, seed: tuple[int, int]) -> Iterator[Record]:
    """Yield the seat's view at each of its decisions in a playout. The same seed gives the same playout."""
    rules, material, buffers, stream = game.rules, deck.record, game.new_buffers(), new_stream(*seed)
    states, views = game.new_states(1), game.new_states(1)
    rules.sample_state(material, view, seat, stream, states[0])
    asked = 0
    for _ in range(MOST_STEPS):
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
            if asked == MOST_DECISIONS:
                return
        count = rules.legal(material, states[0], mover, buffers.moves)
        if below(stream, RANDOM_MOVES) == 0:
            chosen = below(stream, count)
        else:
            chosen = game.ai.rollout_policy(material, states[0], mover, buffers.moves, count, stream)
        rules.apply(material, states[0], mover, int(buffers.moves[chosen]))


def add_question(found: dict[str, FoundQuestion], game: Game, deck: Deck, view: Record, seat: int) -> str:
    """Add the question and the answers in a view to those found; return the question's key."""
    asked = game.notation.ask(deck, view, seat)
    key = question_key(asked)
    known = found.setdefault(key, FoundQuestion(asked))
    moves = game.new_buffers().moves
    count = game.rules.legal(deck.record, view, seat, moves)
    for code in moves[:count].tolist():
        text = game.notation.write(deck, seat, code)
        if text not in known.moves:
            known.moves[text] = game.notation.label(deck, view, seat, code)
    return key


def ranked(
    found: dict[str, FoundQuestion], times: Counter[str], playouts: int, game: Game, reader: Reader
) -> list[Foreseen]:
    """Return the questions found in the reader's language, the most likely first."""
    words, left = game.words[reader.language], MOST_MOVES
    questions = []
    for key in likeliest(found, times):
        asked, moves = found[key].question, list(found[key].moves.items())[:left]
        left -= len(moves)
        if moves:
            labelled = tuple((text, words.say(label, reader.names)) for text, label in moves)
            percent = max(1, round(100 * times[key] / playouts))
            prompt, beside = words.say(asked, reader.names), shown_beside(asked)
            if beside is not None:
                prompt += f" ({words.say(beside, reader.names)})"
            questions.append(Foreseen(key, question_kind(asked), prompt, percent, labelled))
    return questions


def likeliest(found: dict[str, FoundQuestion], times: Counter[str]) -> Sequence[str]:
    """Return the keys of the most frequent questions; ties go to the one asked first."""
    return sorted(found, key=lambda key: -times[key])[:MOST_QUESTIONS]
