"""A seat for a language model at a server's table, using the public protocol in `docs/protocol.md`."""

import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from html import unescape
from http.client import HTTPException
from typing import Any, Self
from urllib.parse import SplitResult, urlencode, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spadework.engine.discovery import game as find_game
from spadework.lab.adapters.book import WORDS, echo, on_one_line, part_of_rules, shortened
from spadework.lab.adapters.mcp import Refused, check_kinds
from spadework.lab.adapters.seed_contribution import SeedContribution
from spadework.lab.adapters.text import NoMove, check_language, happened, labels, named, position, question
from spadework.lab.adapters.validation import LARGEST_MESSAGE, RECORD, Pages, Unreadable, as_json, check, read, tidied
from spadework.table.presenter import LabelledMove

TABLE = re.compile(r"(?P<table>(/[^/]+)*/tables/[^/]+)(?P<invitation>/join/[^/]+)?/?")
GAME_LINK = re.compile(r"/games/([a-z0-9_]+)/")
DESCRIBED = re.compile(r"<(?:title|desc)[^<>]*>([^<]*)</")

FINAL = {1008, 1009, 4401, 4404, 4409}
"""WebSocket close codes after which reconnecting is pointless."""

REFUSED_HERE = {
    1002: "a malformed frame",
    1007: "malformed text",
    1009: f"a message of more than {LARGEST_MESSAGE:,} bytes",
}
"""Descriptions of received errors, by the close code sent for them."""

ANSWER = 20.0
"""Seconds for the server to respond or to accept a message."""

SILENCE = 4.0
"""Idle seconds after which a message is sent, so that the seat is not considered lost."""

AGAIN = 2.0
"""Seconds before reconnecting."""

LONGEST_WAIT = 300.0
"""Maximum seconds a model may wait for its turn at a time."""

LONGEST_LINK, LONGEST_NAME, LONGEST_REASON = 2000, 100, 300

LONGEST_LOG = 20_000
"""Maximum log lines kept."""

BROKEN = "the connection to the server is lost; look again in a few seconds"


class Straight(ClientConnection):
    """A connection that follows no redirects, which would send the cookie elsewhere."""

    def handshake(self, *arguments: Any, **named: Any) -> None:
        """Open the connection. Raises OSError for any other response."""
        try:
            super().handshake(*arguments, **named)
        except InvalidStatus as problem:
            raise OSError(f"the server responded with status {problem.response.status_code}") from None


class OnlineSeat:
    """A seat at a server's table, taken through the public protocol, as from a browser with the table's link.

    Args:
        url: an invitation link, or the address of a public table with an open seat.
        name: the name shown to the others; by default the server's name for anonymous players.
        language: language of all output, "en" or "de".

    Raises:
        ValueError: invalid link or unknown language.
        RuntimeError: the server can't be reached or offers no seat.
    """

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        """Take a seat and start listening."""
        self.language, address = check_language(language), address_of(url)
        found = TABLE.fullmatch(address.path)
        assert found is not None, "checked by address_of"
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(f"a name has at most {LONGEST_NAME} printable characters: {echo(name)}")
        self._origin, self._table = f"{address.scheme}://{address.netloc}", found["table"]
        self._pages = Pages(self._origin, language, ANSWER)
        page = self._sit_down(address.path, address.path if found["invitation"] else f"{self._table}/sit", name)
        game = GAME_LINK.search(page)
        self._game = game[1] if game else ""
        self._part, self._deal = SeedContribution(), ""
        self._news, self._closed = threading.Condition(), threading.Event()
        self._view: dict[str, Any] = {}
        self._answer: dict[str, Any] = {}
        self._picture: dict[str, Any] = {}
        self._log: list[dict[str, Any]] = []
        self._since, self._state, self._lost = 0, "", ""
        self._line: ClientConnection | None = None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop listening; the seat stays taken."""
        self._closed.set()
        line = self._line
        if line is not None:
            with in_limits(line):
                line.close()
        self._listener.join(ANSWER)

    def tools(self) -> Sequence[Callable[..., str]]:
        """Return the tools in listing order."""
        return self.rules, self.look, self.play, self.wait_for_turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._view.get("over"))

    # Tools

    def rules(self, part: str = "") -> str:
        """Read the rules of the game.

        Args:
            part: empty for the rules in short and a list of sections; a section's heading; a rule's number, as shown in parentheses or
                brackets elsewhere; or "all" for the whole rule book.
        """
        check_kinds(str, part=part)
        with self._news:
            self._check_connection()
        try:
            return part_of_rules(find_game(self._game), part or "", self.language)
        except (ValueError, LookupError) as problem:
            raise Refused(problem) from problem

    def look(self) -> str:
        """See the table from your seat: events since your last move, the position, your question, and your legal moves."""
        with self._news:
            return self._observation()

    def play(self, move: str) -> str:
        """Play one of your legal moves. Returns what you see then; call wait_for_turn until it's your turn again.

        Args:
            move: the move exactly as written in square brackets.
        """
        with self._news:
            self._check_connection()
            view = self._view
            try:
                chosen_move = named(self._labelled_moves(), move, self.over, lambda _: None)
            except (NoMove, TypeError) as problem:
                raise Refused(problem) from problem
            self._answer = {}
        # Not under the lock that others need for news: the server may take its time.
        decision = {"seat": view["seat"], "decision": view["decision"]}
        self._send({"type": "move", **decision, "epoch": view["epoch"], "move": chosen_move.text})
        with self._news:
            self._news.wait_for(lambda: self._answer or self._lost, ANSWER)
            if self._answer.get("type") != "played":
                raise Refused(self._answer.get("reason") or self._lost or "the server does not respond; look again")
            self._since = view["version"]
            self._news.wait_for(lambda: self._view["decision"] != view["decision"] or self._lost, ANSWER)
            return self._observation()

    def wait_for_turn(self, seconds: float = 30) -> str:
        """Wait for your turn, the end of the game, or the given time. Returns what you see then.

        Args:
            seconds: maximum wait, at most 300.
        """
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise Refused(f"expected seconds to be a number, not {echo(str(seconds))}")
        with self._news:
            self._news.wait_for(
                lambda: self._labelled_moves() or self.over or self._lost, max(0.0, min(seconds, LONGEST_WAIT))
            )
            return self._observation()

    # Connection

    def _sit_down(self, page: str, seat: str, name: str) -> str:
        """Open a page for its cookie, take a seat, and return the page that follows. Raises RuntimeError."""
        # The server gives anonymous players a name; an invitation requires the field.
        form = urlencode({"name": name} if name or seat == page else {}).encode()
        try:
            self._pages.open(page)
            return self._pages.open(seat, form)
        except (OSError, HTTPException, ValueError) as problem:
            reason = shortened(str(problem), LONGEST_REASON)
            raise RuntimeError(f"{self._origin}{page}: no seat available ({reason})") from None

    def _listen(self) -> None:
        while not (self._closed.is_set() or self._lost):
            code, reason = 0, ""
            try:
                code = self._receive_all()
            except (OSError, WebSocketException, HTTPException, ValueError) as problem:
                reason = shortened(str(problem), LONGEST_REASON)
            with self._news:
                self._line = None
                if reason and not self._view:
                    self._state = f"The connection to the server is lost: {reason}"
                if code in FINAL and not self._lost:
                    self._lost = f"the server has closed the table ({code}): {reason or self._state}"
                self._news.notify_all()
            if not self._lost:
                self._closed.wait(AGAIN)

    def _receive_all(self) -> int:
        """Handle messages until the connection closes or one is invalid; return the close code."""
        live = f"{self._table}/live?language={self.language}"
        headers, origin = {"Cookie": self._pages.cookies_for(live)}, Origin(self._origin)
        url = f"ws{self._origin.removeprefix('http')}{live}"
        with connect(
            url,
            origin=origin,
            additional_headers=headers,
            max_size=LARGEST_MESSAGE,
            close_timeout=SILENCE,
            create_connection=Straight,
        ) as line:
            self._line, spoken = line, time.monotonic()
            try:
                while not self._closed.is_set():
                    # A silent client counts as lost.
                    if time.monotonic() - spoken > SILENCE:
                        self._send({"type": "ping"})
                        spoken = time.monotonic()
                    self._receive_one(line)
            except ConnectionClosed as end:
                if end.sent is not None and end.sent.code in REFUSED_HERE and not end.rcvd_then_sent:
                    self._give_up(REFUSED_HERE[end.sent.code])
            except Unreadable as problem:
                self._give_up(str(problem))
        return line.protocol.close_code or 0

    def _give_up(self, reason: str) -> None:
        """Stop listening. Recorded before the connection is closed, which may take a while."""
        with self._news:
            self._lost = f"the server sent an invalid message: {shortened(reason, LONGEST_REASON)}"
            self._news.notify_all()

    def _receive_one(self, line: ClientConnection) -> None:
        """Receive and answer the next message, if one arrives soon. Raises Unreadable."""
        try:
            message = read(line.recv(timeout=SILENCE))
        except TimeoutError:
            return
        if message["type"] == "view" and message["over"] and not self._deal:
            self._deal = self._checked_deal()
        with self._news:
            answers = self._handle(message)
            self._news.notify_all()
        for answer in answers:
            self._send(answer)

    def _send(self, message: dict[str, Any]) -> None:
        line = self._line
        if line is None:
            raise Refused(BROKEN)
        try:
            with in_limits(line):
                line.send(json.dumps(message))
        except (OSError, WebSocketException):
            raise Refused(BROKEN) from None

    def _handle(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Handle a message and return the replies. Raises Unreadable."""
        kind = message["type"]
        if kind == "seal":
            self._state = message["status"]
            try:
                return self._part.answer(message)
            except ValueError as problem:
                raise Unreadable(str(problem)) from None
        if kind == "view":
            return self._handle_view(message)
        if kind == "presence":
            people = [seat for seat in message["seats"] if seat["level"] is None and seat["state"] != "open"]
            self._part.among_others |= len(people) > 1
        elif kind in ("played", "refused"):
            self._answer = message
        elif kind == "error":
            self._state = message["reason"]
        return []

    def _handle_view(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Handle a view, complete or as changes to the previous one. Raises Unreadable."""
        fresh, drawn, version = message["fresh"], message["picture"], self._view.get("version")
        if not fresh and message["from"] != version:
            return [{"type": "resync", "version": version or 0}]
        before: dict[str, Any] = {} if fresh else self._picture
        order = before.get("order") if drawn["order"] is None else drawn["order"]
        parts = {**before.get("parts", {}), **drawn["parts"]}
        if order is None or not parts.keys() >= set(order):
            raise Unreadable("a picture without some of its parts")
        if message["seat"] >= len(message["names"]):
            raise Unreadable(f"seat {message['seat']} of {len(message['names'])}")
        log = ([] if fresh else self._log) + message["log"]
        if len(log) > LONGEST_LOG:
            raise Unreadable(f"a log of more than {LONGEST_LOG:,} lines")
        self._picture = {"head": drawn["head"], "order": order, "parts": {id: parts[id] for id in order}}
        self._log, self._view, self._since = log, message, min(self._since, message["version"])
        return []

    def _checked_deal(self) -> str:
        """Return the result of checking the finished game's record against the deal."""
        try:
            record = as_json(self._pages.open(f"{self._table}/record.json"))
            check(record, RECORD, "record")
        except (OSError, HTTPException, ValueError):
            return "unknown"
        return self._part.check(tidied(record))

    # Output

    def _labelled_moves(self) -> list[LabelledMove]:
        moves = self._view.get("moves", ())
        return [LabelledMove(number, move["text"], move["label"], (), ()) for number, move in enumerate(moves)]

    def _check_connection(self) -> None:
        """Check that the connection is open or everything has been received. Raises Refused."""
        if self._lost and not self.over:
            raise Refused(self._lost)

    def _observation(self) -> str:
        """Return the seat's observation, in the same words as at a local table. Raises Refused."""
        self._check_connection()
        view, language, moves = self._view, self.language, self._labelled_moves()
        if not view:
            return f"{WORDS[self.language].text('text-not-begun')} {self._state}".strip()
        lines = [line["text"] for line in self._log if line["version"] > self._since]
        description = on_one_line(unescape(". ".join(DESCRIBED.findall(self._picture["head"]))))
        described = position(description, map(on_one_line, labels(self._picture["parts"].values())), language)
        names, seat = view["names"], view["seat"]
        words = WORDS[language]
        greeting = words.text("text-you", title=view["title"], name=names[seat], seat=seat, last=len(names) - 1)
        blocks = [greeting, *happened(lines, language, self._since), described]
        if view["result"]:
            end = "\n".join([view["result"]["verdict"], *map(self._placed, view["result"]["rows"])])
        elif moves:
            explanation = view["meaning"] and view["meaning"]["text"]
            end = question(view["prompt"], explanation, moves, language)
        else:
            end = view["prompt"] or words.text("text-waiting", names=", ".join(view["waiting"]) or "-")
        if self.over and self._deal not in ("", "agrees"):
            end += f"\n\n{words.text(f'text-deal-{self._deal}')}"
        return "\n\n".join([*blocks, end])

    def _placed(self, row: dict[str, Any]) -> str:
        """Return a line of the result."""
        return WORDS[self.language].text("text-place", place=row["place"], name=row["name"], points=row["score"])


def address_of(url: str) -> SplitResult:
    """Parse the address of a table or invitation. Raises ValueError for any other link."""
    try:
        address = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_LINK
        # Accessing the port validates it.
        usable = bool(address.hostname) and address.port != 0 and "@" not in address.netloc
        if plain and usable and address.scheme in ("http", "https") and TABLE.fullmatch(address.path):
            return address
    except ValueError:
        pass
    raise ValueError(
        f"expected a table or invitation link such as http://host/tables/…, up to {LONGEST_LINK} ASCII characters, "
        f"not {echo(url)}"
    )


@contextmanager
def in_limits(line: ClientConnection) -> Iterator[None]:
    """Cut a connection if an operation takes too long: a server that does not read would block it indefinitely."""

    def cut() -> None:
        with suppress(OSError):
            line.socket.shutdown(socket.SHUT_RDWR)

    limit = threading.Timer(ANSWER, cut)
    limit.daemon = True
    limit.start()
    try:
        yield
    finally:
        limit.cancel()
