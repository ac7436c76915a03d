"""A seat for a language model over the Model Context Protocol, with that seat's view only."""

import functools
import json
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Protocol, Self

from spadework import __version__
from spadework.engine.discovery import all_games
from spadework.engine.discovery import game as find_game
from spadework.lab.adapters.book import WORDS, echo, part_of_rules, shortened
from spadework.lab.adapters.text import NoMove, check_language, chosen, describe
from spadework.players.player import PLAYERS, SECONDS, Player, PlayerFailed, new_player
from spadework.players.seating import PlayerSpec, Seating, seed_of
from spadework.table import Table, Variant
from spadework.table.variant import existing_seat

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

LEVEL = "mate"
"""Default level of the other seats."""

LONGEST_REACTION = 0.4
"""Maximum seconds a computer player thinks about a reaction."""

OWN_THOUGHT = 1.0
"""Assumed thinking time of a user-supplied player, where the actual time could reveal whether it had a choice."""

OVERHEAD = 0.2
"""Seconds allowed for a move beside the thinking."""

LONGEST_REFUSAL = 2000
"""Maximum characters of a refusal."""

MISSING = "a seat for a language model needs the MCP SDK: pip install 'spadework[mcp]'"

INSTRUCTIONS = """You have a seat at a table where a treasure-hunting game is played, and you know what this seat may know.
Call rules to learn the game, look to see the table and your legal moves, and play with one of these moves exactly as written.
Continue until the game is over."""


class Refused(ValueError):
    """The request is refused and nothing has changed; the message says why, and what was expected, in one line."""

    def __init__(self, reason: object) -> None:
        """Take a reason, or an error whose message is the reason."""
        said = reason.args[0] if isinstance(reason, LookupError) and reason.args else reason
        super().__init__(shortened(str(said), LONGEST_REFUSAL))


class Tools(Protocol):
    """A seat whose tools are offered over the Model Context Protocol."""

    def tools(self) -> Sequence[Callable[..., str]]:
        """Return the tools in listing order; models read their docstrings."""


class SeatTools:
    """A seat at a table in this process, with computer players on the others. All tools use this seat's views only.

    Args:
        game: id of a game to deal immediately; None waits for `new_game`.
        seats: number of players; None for the game's minimum.
        seat: the seat of the tools' user.
        players: players of the other seats, lowest seat first, as in `spadework.players.seating.Seating`. A single one plays on all.
        options: the table's options, by name.
        language: language of all output, "en" or "de".
        seed: makes the sequence of games reproducible; None takes the operating system's entropy.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unknown option, language or player, or unsupported number of seats or players.
        IndexError: unknown seat.
        TypeError: a number was expected.
        PlayerFailed: a player can't start.

    >>> import spadework
    >>> with SeatTools(spadework.game_ids()[2], seats=2, players=["random"], seed=7) as tools:
    ...     while not tools.over:
    ...         move = tools.look().rpartition("[")[2].partition("]")[0]
    ...         answer = tools.play(move)
    >>> "The game is over." in answer
    True
    """

    def __init__(
        self,
        game: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        players: Sequence[PlayerSpec] = (LEVEL,),
        options: Mapping[str, str] | None = None,
        *,
        language: str = "en",
        seed: int | None = None,
    ) -> None:
        """Deal if a game is given."""
        self.language = check_language(language)
        self._game, self._seats, self._seat = game, seats, seat
        self._named, self._options, self._seed = tuple(players) or (LEVEL,), dict(options or {}), seed
        self._games = 0
        self._table: Table | None = None
        self._players: dict[int, Player] = {}
        self._reacting: dict[int, Player] = {}
        self._reaction, self._thought = 0.0, 0.0
        self._reacted: int | None = None
        self._since, self._news = 0, ""
        self._processes = ExitStack()
        self._lock = threading.Lock()
        if game is not None:
            self._deal(game, seats, seat, self._named, self._options)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of player files."""
        self._processes.close()

    def tools(self) -> Sequence[Callable[..., str]]:
        """Return the tools in listing order; calls from several threads are serialized."""
        tools = (self.games, self.new_game, self.rules, self.look, self.play, self.record)
        return [one_at_a_time(tool, self._lock) for tool in tools]

    @property
    def over(self) -> bool:
        """Whether a game has been played to its end."""
        return self._table is not None and self._table.over

    # Tools

    def games(self) -> str:
        """List the available games: id, title, and number of players."""
        return "\n".join(
            f"{id}: {game.title(self.language)}, {game.rules.SEATS[0]} to {game.rules.SEATS[-1]} players"
            for id, game in all_games().items()
        )

    def new_game(
        self, game: str | None = None, seats: int | None = None, seat: int | None = None, level: str | None = None
    ) -> str:
        """Deal a new game, abandoning a game in play. Returns what you see.

        Args:
            game: the id of a game, as listed by `games`; by default the last one played.
            seats: number of players, including computer players.
            seat: your seat, counted from 0.
            level: the computer players on the other seats: random, policy, deck-hand, mate, captain or admiral.
        """
        check_kinds(str, game=game, level=level)
        check_kinds(int, seats=seats, seat=seat)
        wanted = self._named_game(game) or self._game
        if wanted is None:
            raise Refused(f"name a game; available are {', '.join(all_games())}")
        if level is not None and level not in PLAYERS:
            raise Refused(f"unknown computer player {echo(level)}; choose from {', '.join(PLAYERS)}")
        same = self._game in (None, wanted)
        try:
            self._deal(
                wanted,
                seats if seats is not None else self._seats if same else None,
                self._seat if seat is None else seat,
                self._named if level is None else (level,),
                self._options if same else {},
            )
        except (ValueError, LookupError, TypeError, PlayerFailed) as problem:
            raise Refused(problem) from problem
        return self.look()

    def rules(self, part: str = "", game: str | None = None) -> str:
        """Read the rules of a game.

        Args:
            part: empty for the rules in short and a list of sections; a section's heading; a rule's number, as shown in parentheses or
                brackets elsewhere; or "all" for the whole rule book.
            game: the id of a game, as listed by `games`; by default the current one.
        """
        check_kinds(str, part=part, game=game)
        wanted = self._named_game(game) or self._game
        if wanted is None:
            raise Refused(f"no game yet: call new_game first, or name one of {', '.join(all_games())}")
        try:
            return part_of_rules(find_game(wanted), part or "", self.language)
        except ValueError as problem:
            raise Refused(problem) from problem

    @staticmethod
    def _named_game(game: str | None) -> str | None:
        """Return a game's id after checking it. Raises Refused."""
        if game is not None and game not in all_games():
            raise Refused(f"unknown game {echo(game)}; available are {', '.join(all_games())}")
        return game

    def look(self, whole_log: bool = False) -> str:
        """See the table from your seat: events since your last move, the position, your question, and your legal moves.

        Args:
            whole_log: whether to include all events from the beginning that may still be looked up.
        """
        table, seat = self._playing(), self._seat
        words, title, name = WORDS[self.language], table.game.title(self.language), table.names[seat]
        head = words.text("text-you", title=title, name=name, seat=seat, last=table.seats - 1)
        blocks = [head, self._news, describe(table, seat, self.language, self._since, explained=True)]
        if whole_log:
            lines = "\n".join(f"- {line.text}" for line in table.log(seat, self.language))
            blocks.insert(2, f"{words.text('text-whole-log')}\n{lines}")
        return "\n\n".join(filter(None, blocks))

    def play(self, move: str) -> str:
        """Play one of your legal moves; the others then move until it's your turn again. Returns what you see then.

        Args:
            move: the move exactly as written in square brackets.
        """
        table = self._playing()
        try:
            chosen_move = chosen(table, self._seat, move)
        except (NoMove, TypeError) as problem:
            raise Refused(problem) from problem
        self._since, self._news = table.version(self._seat), ""
        # The other seats may have to react to this within the same time.
        self._reacted = None
        table.play(self._seat, chosen_move.code)
        self._let_others_play()
        return self.look()

    def record(self) -> str:
        """Get the record of the whole game as JSON, including hidden information; only after the end."""
        table = self._playing()
        if not table.over:
            raise Refused("the record holds hidden information; it is available once the game is over")
        return json.dumps(table.record())

    # The table

    def _playing(self) -> Table:
        if self._table is None:
            raise Refused("no game yet: call new_game first")
        return self._table

    def _deal(
        self, id: str, seats: int | None, seat: int, named: Sequence[PlayerSpec], options: Mapping[str, str]
    ) -> None:
        """Deal a game and let the others play; raises before anything has changed."""
        game = find_game(id)
        seats = game.rules.SEATS[0] if seats is None else seats
        game.check_seats(seats)
        existing_seat(seat, seats)
        # A model that could choose the seed would know the deal.
        number = None if self._seed is None else seed_of(self._seed, self._games)
        others = [other for other in range(seats) if other != seat]
        if len(named) not in (1, len(others)):
            raise ValueError(f"expected 1 player, or {len(others)} for the other seats, not {len(named)}")
        # With a fixed time to react, immediate chance steps don't reveal whether others were asked.
        table = Table(game, seats, number, options, timed_reactions=True)
        variant = Variant.of(game, options)
        luck = secrets.randbits(32) if self._seed is None else self._seed
        with ExitStack() as stack:
            # A file player plays one game at a time, so each seat gets its own.
            everybody = [named[index % len(named)] for index in range(len(others))]
            seating = stack.enter_context(Seating(variant, everybody, seats=seats))
            seeds = [seed_of(luck, self._games, other) for other in others]
            players = {other: seating.seated(index, seats, other, seeds[index]) for index, other in enumerate(others)}
            levels = seating.levels
            thoughts = [OWN_THOUGHT if level is None else SECONDS[level] for level in levels]
            reaction = min(max(thoughts, default=0.0), LONGEST_REACTION)
            # Together they take no longer than one of them may.
            reacting = {
                other: new_player(level, game, table.deck, seed, reaction / len(others))
                for other, level, seed in zip(others, levels, seeds, strict=True)
                if level is not None and SECONDS[level]
            }
            self._processes.close()
            self._processes = stack.pop_all()
        self._table, self._players, self._games = table, players, self._games + 1
        self._reacting, self._reaction, self._thought = players | reacting, reaction, max(thoughts, default=0.0)
        self._reacted = None
        self._game, self._seats, self._seat = id, seats, seat
        self._named, self._options = tuple(named), dict(options)
        self._since, self._news = 0, ""
        self._let_others_play()

    def _let_others_play(self) -> None:
        """Let the computer players move until it is this seat's turn."""
        table = self._playing()
        while not table.over:
            if table.time_to_react:
                # Spectators see only that one such time is followed by the next.
                if self._reacted != table.version():
                    self._reacted = table.version()
                    self._let_others_react(table)
                elif self._seat in table.to_move:
                    return
                else:
                    table.let_time_pass()
            elif self._seat in table.to_move:
                return
            else:
                self._let_one_move(table)

    def _let_others_react(self, table: Table) -> None:
        """Let the computer players react, in the same time whether or not any of them is asked."""
        end = time.monotonic() + self._reaction + OVERHEAD
        version = table.version()
        while table.time_to_react and table.version() == version:
            other = next((seat for seat in table.to_move if seat != self._seat), None)
            if other is None:
                break
            try:
                code = self._reacting[other].choose(table.view(other).record, other)
            except PlayerFailed:
                # Reporting the failure now would reveal that the player was asked; it fails again on its turn.
                code = self._substitute(other).choose(table.view(other).record, other)
            table.play(other, code)
        wait_until(end)

    def _let_one_move(self, table: Table) -> None:
        """Let the computer player that moves next make its move."""
        other, began = table.to_move[0], time.monotonic()
        hides = table.game.hides_options
        hidden = hides is not None and hides(table.deck, table.view().record)
        try:
            code = self._players[other].choose(table.view(other).record, other)
        except PlayerFailed:
            # The reason could reveal the player's knowledge.
            self._news = WORDS[self.language].text("text-substitute", seat=other)
            self._players[other] = self._reacting[other] = self._substitute(other)
            return
        if hidden:
            wait_until(began + self._thought + OVERHEAD)
        table.play(other, code)

    def _substitute(self, other: int) -> Player:
        table = self._playing()
        return new_player(LEVEL, table.game, table.deck, seed_of(self._seed or 0, other))


def one_at_a_time(tool: Callable[..., str], lock: threading.Lock) -> Callable[..., str]:
    """Serialize a tool's calls with a lock."""

    @functools.wraps(tool)
    def call(*arguments: Any, **named: Any) -> str:
        with lock:
            return tool(*arguments, **named)

    return call


def wait_until(moment: float) -> None:
    """Wait until a time of the monotonic clock."""
    time.sleep(max(0.0, moment - time.monotonic()))


def check_kinds(kind: type, **given: object) -> None:
    """Check that arguments are None or of a type. Raises Refused."""
    called = {str: "text", int: "a whole number"}[kind]
    for name, value in given.items():
        # bool is a subclass of int.
        if value is not None and (not isinstance(value, kind) or isinstance(value, bool)):
            raise Refused(f"expected {name} to be {called}, not {echo(str(value))}")


def check_installed() -> None:
    """Raise RuntimeError if the MCP SDK is not installed."""
    try:
        import mcp.server.mcpserver  # noqa: F401
    except ImportError:
        raise RuntimeError(MISSING) from None


def new_server(seat: Tools) -> "MCPServer[Any]":
    """Return an MCP server for one seat, to be run over stdio or HTTP.

    Raises RuntimeError if the MCP SDK is not installed.
    """
    check_installed()
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    server: MCPServer[Any] = MCPServer(
        "spadework", title="Spadework", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )

    def in_one_line(tool: Callable[..., str]) -> Callable[..., str]:
        @functools.wraps(tool)
        def call(*arguments: Any, **named: Any) -> str:
            try:
                return tool(*arguments, **named)
            except Refused as problem:
                raise ToolError(str(problem)) from problem

        return call

    for tool in seat.tools():
        server.add_tool(in_one_line(tool), structured_output=False)
    return server
