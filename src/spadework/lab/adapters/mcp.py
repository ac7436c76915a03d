"""A seat at a table for a language model, by the Model Context Protocol: with that seat's view and nothing else."""

import functools
import json
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Protocol, Self

from spadework import __version__
from spadework.engine.discovery import all_games
from spadework.engine.discovery import game as find_game
from spadework.lab.adapters.text import NoMove, check_language, chosen, part_of_rules, told
from spadework.players.player import Player, PlayerFailed, check_level, new_player
from spadework.players.seating import Seating, Someone, seed_of
from spadework.table import Table, Variant
from spadework.table.variant import existing_seat

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

LEVEL = "mate"
"""Who plays on the other seats, unless others are named."""

MISSING = "a seat for a language model needs the MCP SDK: pip install 'spadework[mcp]'"

INSTRUCTIONS = """You sit on one seat of a table at which a treasure-hunting game is played, and know what this seat may know.
Call rules to learn the game, look to see the table and your legal moves, and play with one of these moves as it is written.
Go on until the game is over."""


class Refused(ValueError):
    """What can't be done: in one line why, and what was expected. Nothing has changed."""


class Tools(Protocol):
    """What every table gives whoever sits there by the Model Context Protocol."""

    def tools(self) -> Sequence[Callable[..., str]]:
        """The tools, in the order in which they are listed; their docstrings are read by models."""


class SeatTools:
    """One seat at a table in this process, with computer players on the others. All tools work from the views of this seat.

    Args:
        game: the id of a game that is dealt at once; None waits for `new_game`.
        seats: how many play; None: as few as the game takes.
        seat: where whoever uses the tools sits.
        players: who plays on the other seats, from the lowest seat on, as `spadework.players.seating.Seating` takes them. One plays on
            all of them.
        options: of the table, by name.
        language: of all that is told, "en" or "de".
        seed: makes the same games again, one after the other; None takes the operating system's entropy.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: there is no such option, language or player, the game does not take so many seats, or there are too few or too many
            players.
        IndexError: there is no such seat.

    >>> import spadework
    >>> with SeatTools(spadework.game_ids()[2], seats=2, players=["random"], seed=7) as tools:
    ...     while not tools.over:
    ...         move = tools.look().rpartition("[")[2].partition("]")[0]
    ...         told = tools.play(move)
    >>> "The game is over." in told
    True
    """

    def __init__(
        self,
        game: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        players: Sequence[Someone] = (LEVEL,),
        options: Mapping[str, str] | None = None,
        *,
        language: str = "en",
        seed: int | None = None,
    ) -> None:
        """Deal, if a game is named."""
        self.language = check_language(language)
        self._game, self._seats, self._seat = game, seats, seat
        self._named, self._options, self._seed = tuple(players) or (LEVEL,), dict(options or {}), seed
        self._games = 0
        self._table: Table | None = None
        self._players: dict[int, Player] = {}
        self._since, self._news = 0, ""
        self._processes = ExitStack()
        if game is not None:
            self._deal(game, seats, seat, self._named, self._options)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of players from files."""
        self._processes.close()

    def tools(self) -> Sequence[Callable[..., str]]:
        """The tools, in the order in which they are listed."""
        return self.games, self.new_game, self.rules, self.look, self.play, self.record

    @property
    def over(self) -> bool:
        """Whether there is a game, and it has ended."""
        return self._table is not None and self._table.over

    # What a model calls

    def games(self) -> str:
        """List the games that can be played: the id of each, its title, and how many can play."""
        return "\n".join(
            f"{id}: {game.title(self.language)}, {game.rules.SEATS[0]} to {game.rules.SEATS[-1]} players"
            for id, game in all_games().items()
        )

    def new_game(
        self, game: str | None = None, seats: int | None = None, seat: int | None = None, level: str | None = None
    ) -> str:
        """Deal a new game; a game in play is given up. Answers what you see.

        Args:
            game: the id of a game, as `games` lists them; by default the one that was played.
            seats: how many play, computer players included.
            seat: where you sit, counted from 0.
            level: the computer players on the other seats: random, policy, deck-hand, mate, captain or admiral.
        """
        wanted = game if game is not None else self._game
        if wanted is None:
            raise Refused(f"name a game; there are {', '.join(all_games())}")
        try:
            if level is not None:
                check_level(level)
            same = self._game in (None, wanted)
            self._deal(
                wanted,
                seats if seats is not None else self._seats if same else None,
                self._seat if seat is None else seat,
                self._named if level is None else (level,),
                self._options if same else {},
            )
        except (ValueError, LookupError, PlayerFailed) as problem:
            raise Refused(str(problem.args[0]) if isinstance(problem, LookupError) else str(problem)) from problem
        return self.look()

    def rules(self, part: str = "") -> str:
        """Read the rules of the game.

        Args:
            part: nothing for the rules in short and a list of the sections; the heading of a section; the number of a rule, as it
                stands in brackets in other texts; or all for the whole rule book.
        """
        game = self._table.game if self._table is not None else None
        if game is None:
            raise Refused("there is no game yet: call new_game first")
        try:
            return part_of_rules(game, part, self.language)
        except ValueError as problem:
            raise Refused(str(problem)) from problem

    def look(self, whole_log: bool = False) -> str:
        """See the table from your seat: what has happened since your last move, what lies there, what you are asked, your legal moves.

        Args:
            whole_log: whether to be told what has happened from the beginning, as far as it may still be looked up.
        """
        table, seat = self._playing(), self._seat
        head = (
            f"{table.game.title(self.language)}: you are {table.names[seat]}, on seat {seat} of 0 to {table.seats - 1}."
        )
        blocks = [head, self._news, told(table, seat, self.language, self._since, explained=True)]
        if whole_log:
            lines = "\n".join(f"- {line.text}" for line in table.log(seat, self.language))
            blocks.insert(2, f"The log from the beginning:\n{lines}")
        return "\n\n".join(filter(None, blocks))

    def play(self, move: str) -> str:
        """Play one of your legal moves; then the others move until you are asked again. Answers what you see then.

        Args:
            move: the move as it is written in square brackets in what you see.
        """
        table = self._playing()
        try:
            offer = chosen(table, self._seat, move)
        except NoMove as problem:
            raise Refused(str(problem)) from problem
        self._since, self._news = table.version(self._seat), ""
        table.play(self._seat, offer.code)
        self._let_others_play()
        return self.look()

    def record(self) -> str:
        """Get the record of the whole game as JSON, with all that was hidden; only when the game is over."""
        table = self._playing()
        if not table.over:
            raise Refused("the record holds what is hidden: expected a game that is over")
        return json.dumps(table.record())

    # The table

    def _playing(self) -> Table:
        if self._table is None:
            raise Refused("there is no game yet: call new_game first")
        return self._table

    def _deal(
        self, id: str, seats: int | None, seat: int, named: Sequence[Someone], options: Mapping[str, str]
    ) -> None:
        """Deal a game and let the others play; raises before anything has changed."""
        game = find_game(id)
        seats = game.rules.SEATS[0] if seats is None else seats
        game.check_seats(seats)
        existing_seat(seat, seats)
        # A model that could name the seed would know the deal.
        number = None if self._seed is None else seed_of(self._seed, self._games)
        others = [other for other in range(seats) if other != seat]
        if len(named) not in (1, len(others)):
            raise ValueError(
                f"expected one player for all {len(others)} other seats, or as many players; not {len(named)}"
            )
        table = Table(game, seats, number, options)
        luck = secrets.randbits(32) if self._seed is None else self._seed
        with ExitStack() as stack:
            # One from a file plays one game at a time, so that it comes anew for each seat.
            everybody = [named[index % len(named)] for index in range(len(others))]
            seating = stack.enter_context(Seating(Variant.of(game, options), everybody))
            players = {
                other: seating.seated(index, seats, other, seed_of(luck, self._games, other))
                for index, other in enumerate(others)
            }
            self._processes.close()
            self._processes = stack.pop_all()
        self._table, self._players, self._games = table, players, self._games + 1
        self._game, self._seats, self._seat = id, seats, seat
        self._named, self._options = tuple(named), dict(options)
        self._since, self._news = 0, ""
        self._let_others_play()

    def _let_others_play(self) -> None:
        """Let the computer players move until this seat is asked."""
        table = self._playing()
        while not table.over and self._seat not in table.to_move:
            other = table.to_move[0]
            try:
                code = self._players[other].choose(table.view(other).record, other)
            except PlayerFailed:
                # Why it failed may tell what it knows.
                self._news = f"The computer player on seat {other} can't go on: a {LEVEL} plays for it from now on."
                self._players[other] = new_player(LEVEL, table.game, table.deck, seed_of(self._seed or 0, other))
                continue
            table.play(other, code)


def check_installed() -> None:
    """Raise RuntimeError when the MCP SDK is not installed."""
    try:
        import mcp.server.mcpserver  # noqa: F401
    except ImportError:
        raise RuntimeError(MISSING) from None


def new_server(seat: Tools) -> "MCPServer[Any]":
    """A server of the Model Context Protocol for one seat, to be run over stdio or HTTP.

    Raises RuntimeError when the MCP SDK is not installed.
    """
    check_installed()
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    server: MCPServer[Any] = MCPServer(
        "spadework", title="Spadework", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    alone = threading.Lock()

    def told_in_one_line(tool: Callable[..., str]) -> Callable[..., str]:
        @functools.wraps(tool)
        def call(*arguments: Any, **named: Any) -> str:
            # The SDK calls tools in threads, and a table is for one at a time.
            with alone:
                try:
                    return tool(*arguments, **named)
                except Refused as problem:
                    raise ToolError(str(problem)) from problem

        return call

    for tool in seat.tools():
        server.add_tool(told_in_one_line(tool), structured_output=False)
    return server
