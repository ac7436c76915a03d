"""Built-in players behind the same interface as user-written ones: `choose(view, moves)`."""

from collections.abc import Sequence
from typing import Any

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.own_rules import Value
from spadework.engine.search.settings import SearchSettings
from spadework.players.player import SEARCHING, Player, check_level, new_player
from spadework.players.search import MoveEstimate, Search
from spadework.table import Move, View


class BuiltIn:
    """A built-in player for bots and seats; made by `spadework.player`.

    Works for any game and deck; both are read from the view. The same seed and views give the same moves, except in a timed search.

    Args:
        level: "random", "policy" (what rollouts move by), "deck-hand", "mate", "captain" or "admiral".
        seed: any whole number.
        search: keyword arguments for `Search`; empty for the level's own settings.

    Raises:
        ValueError: unknown level, search settings for a level that does not search, or a limit that is not a positive number.
    """

    def __init__(self, level: str, seed: int = 0, search: dict[str, Any] | None = None) -> None:
        check_level(level)
        if search and level not in SEARCHING:
            raise ValueError(
                f"the {level} does not search, so it takes no {', '.join(search)}; only {' and '.join(SEARCHING)} search"
            )
        for name, kinds, wanted in (("seconds", (int, float), "number"), ("tries", (int,), "whole number")):
            said = (search or {}).get(name)
            if said is not None and not (isinstance(said, kinds) and said > 0):
                raise ValueError(f"expected {name} to be a positive {wanted}, not {said!r}")
        self.level = level
        self._seed, self._search = seed, search or {}
        self._made: tuple[Any, Player] | None = None

    def choose(self, view: View, moves: Sequence[Move] = ()) -> Move:  # noqa: ARG002
        """Return the move to play.

        Args:
            view: of a seat that moves next.
            moves: ignored, since the view has them; here because every player takes them.
        """
        chosen = self._player(view).choose(view.record, view.seat)
        return view.variant.move(view.seat, chosen)

    def think(self, view: View, least: int = 1) -> list[MoveEstimate]:
        """Return the search results for at least `least` moves of a view, best first; see `Search.think`.

        Raises ValueError if the level does not search.
        """
        player = self._player(view)
        if not isinstance(player, Search):
            raise ValueError(f"the {self.level} does not search; only {' and '.join(SEARCHING)} do")
        return player.think(view.record, view.seat, least)

    def _player(self, view: View) -> Player:
        """Return the player for the game and deck of a view, creating it when they change. Raises TypeError for anything but a view."""
        if not isinstance(view, View):
            raise TypeError(f"expected a view such as table.view(seat), not {type(view).__name__}")
        if self._made is None or not self._made[0].same_as(view.variant):
            self._made = view.variant, self._new(view.game, view.deck)
        return self._made[1]

    def _new(self, game: Game, deck: Any) -> Player:
        if not self._search:
            return new_player(self.level, game, deck, self._seed)
        how = SEARCHING[self.level]._asdict()
        if {"seconds", "tries"} & self._search.keys():
            how |= {"seconds": None, "tries": None}
        return Search(game, deck, self._seed, **how | self._search)

    def get_ready(self, game: str | Game) -> None:
        """Compile the search for a game now, so that the first move does not wait for it."""
        found = find_game(game) if isinstance(game, str) else game
        self._new(found, found.deck())

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_made": None}

    def __repr__(self) -> str:
        search = "".join(f", {name}={value!r}" for name, value in self._search.items())
        return f"spadework.player({self.level!r}, seed={self._seed}{search})"


def player(
    level: str,
    game: str | Game | None = None,
    *,
    seed: int = 0,
    seconds: float | None = None,
    tries: int | None = None,
    value: Value | None = None,
    settings: SearchSettings | None = None,
) -> BuiltIn:
    """Return a built-in player that chooses moves from views, as user-written players do.

    Args:
        level: "random", "deck-hand", "mate", "captain" or "admiral"; the last two search.
        game: compiles what `value` needs for this game now instead of at the first move.
        seed: any whole number.
        seconds: maximum thinking time per move, instead of the level's.
        tries: maximum simulations per move, instead of the level's.
        value: evaluation of a state for a seat, instead of the game's; see `spadework.players.search.Search`.
        settings: weights and limits of the search.

    Raises:
        ValueError: unknown level, search settings for a level that does not search, or a `value` that can't be compiled.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=1)
    >>> view = table.view(table.to_move[0])
    >>> move = spadework.player("mate").choose(view)
    >>> move in view.legal()
    True
    >>> best, *others = spadework.player("captain", tries=50).think(view)
    >>> 0 <= best.expected <= 1
    True
    """
    said = {"seconds": seconds, "tries": tries, "value": value, "settings": settings}
    built_in = BuiltIn(level, seed, {name: choice for name, choice in said.items() if choice is not None})
    if game is not None:
        built_in.get_ready(game)
    return built_in
