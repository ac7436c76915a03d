"""Questions a seat may be asked next and its possible answers, sampled by playing on from the seat's own view."""

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
from spadework.table.prompt_key import prompt_key, prompt_kind, shown_beside

TRIES = 40
"""Maximum playouts."""

ASKED = 5
"""A playout ends after this many questions to the seat."""

STEPS = 300
"""A playout ends after this many steps in any case."""

RANDOM_MOVES = 3
"""One move in this many is drawn uniformly, so that rare situations are found too."""

MOST_QUESTIONS, MOST_MOVES = 30, 400
"""Maximum distinct questions reported, and maximum answers to all of them together."""


class Reader(NamedTuple):
    """Recipient of the texts."""

    names: tuple[str, ...]
    """Names of the players at the table, by seat."""
    language: str


class Foreseen(NamedTuple):
    """A question that the seat may be asked."""

    exactly: str
    """Key of this exact question."""
    kind: str
    """Key shared by all questions of the same kind."""
    ask: str
    """The question in the reader's language."""
    often: int
    """Percentage of playouts in which it was asked."""
    moves: tuple[tuple[str, str], ...]
    """Possible answers: each move's notation and its label in the reader's language."""


@dataclass
class Found:
    """A question with the answers found so far."""

    asked: Message
    moves: dict[str, Message] = field(default_factory=dict)


def foresee(job: Job, seconds: float, reader: Reader) -> list[Foreseen]:
    """Return the questions that the job's seat may be asked, most likely first; if it moves next, the present question leads.

    Args:
        job: the seat's view and a seed.
        seconds: time limit.
        reader: whose language and names the texts use.
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
    return ranked(found, times, tries, game, reader)


def questions(game: Game, deck: Deck, view: Record, seat: int, seed: tuple[int, int]) -> Iterator[Record]:
    """Play the game on once and yield the seat's view at each of its decisions. The same seed gives the same playout."""
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
    """Record the question and the answers in a view; return the question's key."""
    asked = game.notation.ask(deck, view, seat)
    key = prompt_key(asked)
    question = found.setdefault(key, Found(asked))
    moves = game.new_buffers().moves
    count = game.rules.legal(deck.record, view, seat, moves)
    for code in moves[:count].tolist():
        text = game.notation.write(deck, seat, code)
        if text not in question.moves:
            question.moves[text] = game.notation.label(deck, view, seat, code)
    return key


def ranked(found: dict[str, Found], times: Counter[str], tries: int, game: Game, reader: Reader) -> list[Foreseen]:
    """Return the findings in the reader's language."""
    words, left = game.words[reader.language], MOST_MOVES
    questions = []
    for key in likeliest(found, times):
        asked, moves = found[key].asked, list(found[key].moves.items())[:left]
        left -= len(moves)
        if moves:
            labelled = tuple((text, words.say(label, reader.names)) for text, label in moves)
            often = max(1, round(100 * times[key] / tries))
            ask, beside = words.say(asked, reader.names), shown_beside(asked)
            if beside is not None:
                ask += f" ({words.say(beside, reader.names)})"
            questions.append(Foreseen(key, prompt_kind(asked), ask, often, labelled))
    return questions


def likeliest(found: dict[str, Found], times: Counter[str]) -> Sequence[str]:
    """Return the keys of the most frequent questions; ties go to the one asked first."""
    return sorted(found, key=lambda key: -times[key])[:MOST_QUESTIONS]
