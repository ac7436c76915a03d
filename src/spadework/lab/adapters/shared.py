"""What the adapters for learning libraries share: spaces, checked words and actions, what there is to tell of a game, pictures."""

from collections.abc import Mapping
from typing import Literal

import numpy as np
from gymnasium.spaces import Box

from spadework.engine.contract import SPECTATOR
from spadework.engine.contract.encoding import Amount
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.look import Standings, standings
from spadework.lab.adapters.episode import Episode, Numbers, new_numbers
from spadework.lab.batch import REWARDS
from spadework.table import Presenter, TableSetup, Variant

Illegal = Literal["penalty", "raise"]
RenderMode = Literal["ansi", "svg"]
RENDER_MODES = ("ansi", "svg")

PENALTY = -1.0
"""What an illegal move brings to who made it."""

TOLD_MOVES = 20
"""So many moves are listed in a text."""


def numbers_for(game: str | Game | Variant, seats: int | None, options: Mapping[str, str] | None) -> Numbers:
    """The numbers of a game for so many seats; None: as few as it takes. Raises as `new_numbers` does."""
    if seats is None:
        found = find_game(game) if isinstance(game, str) else game
        seats = (found.game if isinstance(found, Variant) else found).rules.SEATS[0]
    return new_numbers(game, seats, options)


def check_words(rewards: str, limit: int, illegal: str, render_mode: str | None) -> None:
    """See that there are such rewards and so on. Raises ValueError."""
    if rewards not in REWARDS:
        raise ValueError(f"there are no rewards {rewards!r}; choose one of {', '.join(map(repr, REWARDS))}")
    if limit < 1:
        raise ValueError(f"limit is at least 1, not {limit}")
    if illegal not in ("penalty", "raise"):
        raise ValueError(f"illegal is 'penalty' or 'raise', not {illegal!r}")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or one of {', '.join(map(repr, RENDER_MODES))}, not {render_mode!r}")


def observation_box(numbers: Numbers) -> Box:
    """Between which numbers observations are: 0 and 1, but for amounts, whose bounds are all that a record has room for."""
    game = numbers.variant.game
    low, high = np.zeros(numbers.encoder.size, np.float32), np.ones(numbers.encoder.size, np.float32)
    for place, name in enumerate(numbers.encoder.names):
        field = name.partition("[")[0]
        meant = game.encoding.FIELDS.get(field)
        if isinstance(meant, Amount) and not set(name) & set("=:"):
            half = 1 << 8 * game.rules.STATE[field].base.itemsize - 1
            low[place], high[place] = -half / meant.most, (half - 1) / meant.most
    return Box(low, high, dtype=np.float32)


def whole(action: object) -> int:
    """An action as a plain number. Raises ValueError when it is no single whole number.

    >>> whole(np.int64(3)), whole(np.array(3))
    (3, 3)
    """
    array = np.asarray(action)
    if array.shape != () or not np.issubdtype(array.dtype, np.integer):
        raise ValueError(f"expected an action as one whole number, not {array.dtype} of shape {array.shape}")
    return int(array)


def seed_from(random: np.random.Generator) -> int:
    """A seed for a game."""
    return int(random.integers(1 << 63))


def known_standings(episode: Episode, seat: int) -> Standings:
    """How all stand by what a seat knows; by all that there is once the game is over."""
    if episode.over:
        return episode.standings()
    variant = episode.numbers.variant
    return standings(variant.game.rules, variant.deck.record, episode.record(seat)[0])


def rendered(episode: Episode, mode: str | None, seat: int = SPECTATOR) -> str | None:
    """What a seat, or a spectator, sees: a text, or an SVG that needs nothing else. None without a mode."""
    if mode is None:
        return None
    return episode.view(seat).show().svg if mode == "svg" else _text(episode, seat)


def _text(episode: Episode, seat: int) -> str:
    """The turn, the points, who is to move, and what a seat may play, by numbers."""
    view, numbers = episode.view(seat), episode.numbers
    setup = TableSetup(view.game, view.seats, view.options)
    turn, _ = Presenter(setup, view.deck, seat).turn(view.record)
    points = standings(view.game.rules, view.deck.record, view.record).points
    lines = [f"{view.game.id}, {turn}", *(f"seat {number}: {count} points" for number, count in enumerate(points))]
    if episode.ended:
        return "\n".join([*lines, "the game is over" if episode.over else "the game was broken off"])
    lines.append(f"to move: {', '.join(map(str, view.to_move)) or 'nobody'}")
    if seat == SPECTATOR or seat not in view.to_move:
        return "\n".join(lines)
    moves = sorted((numbers.moves.number(move.code), move.text) for move in view.legal())
    lines += [view.ask(), *(f"  {number}: {text}" for number, text in moves[:TOLD_MOVES])]
    return "\n".join([*lines, f"  … {len(moves):,} moves"] if len(moves) > TOLD_MOVES else lines)
