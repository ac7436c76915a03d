"""Common parts of the adapters for learning libraries: spaces, validation, infos, rendering."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.spaces import Box

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.interface.encoding import Amount
from spadework.engine.picture.bitmap import pixels
from spadework.lab.adapters.episode import Episode, Numbers, new_numbers
from spadework.lab.batch import check_rewards
from spadework.table import Presenter, TableSetup, Variant

Illegal = Literal["penalty", "raise"]
RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
RENDER_MODES = get_args(RenderMode)

PIXELS = 960
"""Width of a picture as an array."""

PENALTY = -1.0
"""Reward of an illegal move."""

TOLD_MOVES = 20
"""Maximum moves listed in a text."""


def numbers_for(game: str | Game | Variant, seats: int | None, options: Mapping[str, str] | None) -> Numbers:
    """Return the encoding of a game for a number of seats; None for the game's minimum.

    Raises TypeError for an argument of the wrong type; otherwise as `new_numbers`.
    """
    if not isinstance(game, str | Game | Variant):
        raise TypeError(f"expected a game, its id or a variant, not {game!r}")
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"expected options to map names to choices, not {options!r}")
    for name, choice in (options or {}).items():
        if not isinstance(name, str) or not isinstance(choice, str):
            raise TypeError(f"expected names and choices of options to be strings, not {name!r}: {choice!r}")
    if seats is None:
        found = find_game(game) if isinstance(game, str) else game
        seats = (found.game if isinstance(found, Variant) else found).rules.SEATS[0]
    return new_numbers(game, whole_number(seats, "seats"), options)


def whole_number(value: object, name: str) -> int:
    """Return a value as an int. Raises TypeError if it is not a whole number.

    >>> whole_number(np.int8(3), "limit")
    3
    """
    if not isinstance(value, int | np.integer) or isinstance(value, bool):
        raise TypeError(f"expected {name} to be a whole number, not {value!r}")
    return int(value)


def check_words(rewards: str, limit: int, illegal: str, render_mode: str | None) -> None:
    """Validate common arguments. Raises ValueError, or TypeError if the limit is not a whole number."""
    check_rewards(rewards)
    if whole_number(limit, "limit") < 1:
        raise ValueError(f"expected limit to be at least 1, not {limit}")
    if illegal not in ("penalty", "raise"):
        raise ValueError(f"expected illegal to be 'penalty' or 'raise', not {illegal!r}")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(
            f"expected render_mode to be None or one of {', '.join(map(repr, RENDER_MODES))}, not {render_mode!r}"
        )


def observation_box(numbers: Numbers) -> Box:
    """Return the bounds of observations: 0 and 1, except for amounts, which are bounded only by their type."""
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
    """Return an action as an int. Raises ValueError if it is not a single whole number.

    >>> whole(np.int64(3)), whole(np.array(3))
    (3, 3)
    """
    array = np.asarray(action)
    if array.shape != () or not np.issubdtype(array.dtype, np.integer):
        raise ValueError(f"expected an action to be one whole number, not {array.dtype} of shape {array.shape}")
    return int(array)


def seed_from(random: np.random.Generator) -> int:
    """Draw a seed for a game."""
    return int(random.integers(1 << 63))


def info_of(episode: Episode, seat: int, seen: Any, ended: bool) -> dict[str, Any]:
    """Return the library-independent part of an info: the standings as known to a seat, or the final ones once the game has ended.

    Args:
        episode: the game.
        seat: the recipient.
        seen: its view, an array of one record.
        ended: whether the game is over or truncated.
    """
    stand = episode.standings(None if episode.over else seen)
    info = {"seat": seat, "points": np.array(stand.points, np.int64)}
    if ended:
        info |= {"wins": np.array(episode.wins(), np.float64), "places": np.array(stand.places, np.int64)}
    return info


def rendered(episode: Episode, mode: str | None, seat: int = SPECTATOR) -> Any:
    """Return a seat's or spectator's view as text, as a self-contained SVG, or as uint8 of shape (height, width, 3); None without a
    mode, and for "human", which `show` prints.

    Raises RuntimeError for pixels without `spadework[bitmap]`.
    """
    if mode in (None, "human"):
        return None
    if mode == "ansi":
        return _text(episode, seat)
    svg = episode.view(seat).show().svg
    return svg if mode == "svg" else pixels(svg, PIXELS)


def show(episode: Episode, mode: str | None, seat: int = SPECTATOR) -> None:
    """Print a seat's or spectator's view as text if the mode is "human"; environments do so after each reset and step."""
    if mode == "human":
        print(_text(episode, seat), end="\n\n")


def _text(episode: Episode, seat: int) -> str:
    """Return turn, points, seats to move, and a seat's legal moves with their numbers."""
    view, numbers = episode.view(seat), episode.numbers
    setup = TableSetup(view.game, view.seats, view.options)
    turn, _ = Presenter(setup, view.deck, seat).turn(view.record)
    points = episode.standings(episode.record(seat)).points
    lines = [f"{view.game.id}, {turn}", *(f"seat {number}: {count} points" for number, count in enumerate(points))]
    if episode.ended:
        return "\n".join([*lines, "the game is over" if episode.over else "the game was truncated"])
    lines.append(f"to move: {', '.join(map(str, view.to_move)) or 'nobody'}")
    if seat == SPECTATOR or seat not in view.to_move:
        return "\n".join(lines)
    moves = sorted((numbers.moves.number(move.code), move.text) for move in view.legal())
    lines += [view.prompt(), *(f"  {number}: {text}" for number, text in moves[:TOLD_MOVES])]
    return "\n".join([*lines, f"  … {len(moves):,} moves"] if len(moves) > TOLD_MOVES else lines)
