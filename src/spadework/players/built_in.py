"""The built-in players, asked as one's own players are: with views."""

from collections.abc import Sequence
from typing import Any

from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.own_rules import Value
from spadework.engine.search.aims import Aims
from spadework.players.player import SEARCHING, Player, check_level, new_player
from spadework.players.search import Search, Thought
from spadework.table import Move, View


class BuiltIn:
    """A built-in player, for a bot that asks it, or for a seat; `spadework.player` makes one.

    It plays what the view is of: any game, with any deck. The same seed and the same views choose the same, unless it searches for seconds.

    Args:
        level: "random", "policy" (what rollouts move by), "deck-hand", "mate", "captain" or "admiral".
        seed: any whole number.
        search: how it searches, by the keywords of `Search`; nothing for how its level does.

    Raises:
        ValueError: there is no such level, it does not search, or a number is none.
    """

    def __init__(self, level: str, seed: int = 0, search: dict[str, Any] | None = None) -> None:
        check_level(level)
        if search and level not in SEARCHING:
            raise ValueError(
                f"the {level} does not search, and takes no {', '.join(search)}; {' and '.join(SEARCHING)} do"
            )
        for name in ("seconds", "tries"):
            said = (search or {}).get(name)
            if said is not None and not (isinstance(said, int | float) and said > 0):
                raise ValueError(f"{name} is a number greater than 0, not {said!r}")
        self.level = level
        self._seed, self._search = seed, search or {}
        self._made: tuple[Any, Player] | None = None

    def choose(self, view: View, moves: Sequence[Move] = ()) -> Move:  # noqa: ARG002
        """The move that it would play.

        Args:
            view: of a seat that is to move.
            moves: what it may play, which the view says too: it stands here so that all players are asked in the same way.
        """
        chosen = self._player(view).choose(view.record, view.seat)
        return view.variant.move(view.seat, chosen)

    def think(self, view: View, least: int = 1) -> list[Thought]:
        """What it found out about the moves of a view, the best first, `least` of them at least; `Search.think` explains it.

        Raises ValueError when it does not search.
        """
        player = self._player(view)
        if not isinstance(player, Search):
            raise ValueError(f"the {self.level} does not search; {' and '.join(SEARCHING)} do")
        return player.think(view.record, view.seat, least)

    def _player(self, view: View) -> Player:
        """The player for the game and the deck of a view: its arrays are made once. Raises TypeError for what is no view."""
        if not isinstance(view, View):
            raise TypeError(f"a player is asked with a view, as table.view(seat), not with a {type(view).__name__}")
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
        """Compile now what its search needs for a game, so that the first move does not wait for it."""
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
    aims: Aims | None = None,
) -> BuiltIn:
    """A built-in player that is asked with views, as one's own players are.

    Args:
        level: "random", "deck-hand", "mate", "captain" or "admiral"; the last two search.
        game: compiles what `value` needs for this game at once, not only when it is first asked for a move.
        seed: any whole number.
        seconds: how long it thinks about a move at most, instead of what its level says.
        tries: how many simulations it runs for a move at most, instead of what its level says.
        value: what a state is worth to a seat, instead of what the game says; `spadework.players.search.Search` explains it.
        aims: what the search goes by.

    Raises:
        ValueError: there is no such level, it does not search and something was said of its search, or `value` can't be compiled.

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
    said = {"seconds": seconds, "tries": tries, "value": value, "aims": aims}
    built_in = BuiltIn(level, seed, {name: choice for name, choice in said.items() if choice is not None})
    if game is not None:
        built_in.get_ready(game)
    return built_in
