"""A seat for a language model at a table that a server holds, through the server's public protocol, as `docs/protocol.md` tells it."""

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
from spadework.lab.adapters.heard import LARGEST_MESSAGE, RECORD, Pages, Unreadable, as_json, check, read, tidied
from spadework.lab.adapters.mcp import Refused, check_kinds
from spadework.lab.adapters.part_of_chance import PartOfChance
from spadework.lab.adapters.text import NoMove, check_language, happened, labels, named, position, question
from spadework.table.presenter import Offer

TABLE = re.compile(r"/tables/([^/]+)(/join/[^/]+)?/?")
GAME_LINK = re.compile(r"/games/([a-z0-9_]+)/")
DESCRIBED = re.compile(r"<(?:title|desc)[^<>]*>([^<]*)</")

FINAL = {1008, 1009, 4401, 4404, 4409}
"""The codes of a closed line after which there is nothing to come back to."""

REFUSED_HERE = {
    1002: "what is no message at all",
    1007: "a text that is none",
    1009: f"a message of more than {LARGEST_MESSAGE:,} bytes",
}
"""By the codes with which this end closes a line what has come over it."""

ANSWER = 20.0
"""So many seconds the server has to answer, and to take what it is sent."""

SILENCE = 4.0
"""After so many seconds without a word something is said, so that nobody is taken for lost."""

AGAIN = 2.0
"""Seconds before a broken line is opened again."""

LONGEST_WAIT = 300.0
"""So many seconds a model may wait for its turn at a time."""

LONGEST_LINK, LONGEST_NAME, LONGEST_REASON = 2000, 100, 300

LONGEST_LOG = 20_000
"""So many lines are kept."""

BROKEN = "the line to the server is broken; look again in a few seconds"


class Straight(ClientConnection):
    """A line that follows no redirect, which would take the cookie elsewhere."""

    def handshake(self, *arguments: Any, **named: Any) -> None:
        """Open the line. Raises OSError where the server has another answer."""
        try:
            super().handshake(*arguments, **named)
        except InvalidStatus as problem:
            raise OSError(f"the server answers with status {problem.response.status_code}") from None


class OnlineSeat:
    """A seat at a table that a server holds, taken as somebody with a browser takes it: by the table's link, through the public protocol.

    Args:
        url: the link of an invitation, or of a public table with an open seat.
        name: what the others read; by default what the server calls people without a name.
        language: of all that is told, "en" or "de".

    Raises:
        ValueError: this is no such link, or there is no such language.
        RuntimeError: the server can't be reached, or gives no seat.
    """

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        """Sit down, and listen from now on."""
        self.language, address = check_language(language), address_of(url)
        found = TABLE.fullmatch(address.path)
        assert found is not None, "address_of has seen to it"
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(
                f"a name has at most {LONGEST_NAME} characters, all of them printable, unlike {echo(name)}"
            )
        self._origin, self._table = f"{address.scheme}://{address.netloc}", f"/tables/{found[1]}"
        self._pages = Pages(self._origin, language, ANSWER)
        page = self._sit_down(address.path, address.path if found[2] else f"{self._table}/sit", name)
        game = GAME_LINK.search(page)
        self._game = game[1] if game else ""
        self._part, self._deal = PartOfChance(), ""
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
        """The tools, in the order in which they are listed."""
        return self.rules, self.look, self.play, self.wait_for_turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._view.get("over"))

    # What a model calls

    def rules(self, part: str = "") -> str:
        """Read the rules of the game.

        Args:
            part: nothing for the rules in short and a list of the sections; the heading of a section; the number of a rule, as it
                stands in brackets in other texts; or all for the whole rule book.
        """
        check_kinds(str, part=part)
        with self._news:
            self._check_line()
        try:
            return part_of_rules(find_game(self._game), part or "", self.language)
        except (ValueError, LookupError) as problem:
            raise Refused(problem) from problem

    def look(self) -> str:
        """See the table from your seat: what has happened since your last move, what lies there, what you are asked, your legal moves."""
        with self._news:
            return self._told()

    def play(self, move: str) -> str:
        """Play one of your legal moves. Answers what you see then; call wait_for_turn until you are asked again.

        Args:
            move: the move as it is written in square brackets in what you see.
        """
        with self._news:
            self._check_line()
            view = self._view
            try:
                offer = named(self._offers(), move, self.over, lambda _: None)
            except (NoMove, TypeError) as problem:
                raise Refused(problem) from problem
            self._answer = {}
        # Not while others wait for the news: the server may take its time.
        decision = {"seat": view["seat"], "decision": view["decision"]}
        self._send({"type": "move", **decision, "course": view["course"], "move": offer.text})
        with self._news:
            self._news.wait_for(lambda: self._answer or self._lost, ANSWER)
            if self._answer.get("type") != "played":
                raise Refused(self._answer.get("reason") or self._lost or "the server does not answer: look again")
            self._since = view["version"]
            self._news.wait_for(lambda: self._view["decision"] != view["decision"] or self._lost, ANSWER)
            return self._told()

    def wait_for_turn(self, seconds: float = 30) -> str:
        """Wait until you are asked, or the game is over, or the time has passed. Answers what you see then.

        Args:
            seconds: how long to wait, 300 at most.
        """
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise Refused(f"seconds is a number, not {echo(str(seconds))}")
        with self._news:
            self._news.wait_for(lambda: self._offers() or self.over or self._lost, max(0.0, min(seconds, LONGEST_WAIT)))
            return self._told()

    # The line

    def _sit_down(self, page: str, seat: str, name: str) -> str:
        """Open a page for its cookie, and take a seat; the page to which that leads. Raises RuntimeError."""
        # Without a name the server finds one; an invitation wants the field.
        form = urlencode({"name": name} if name or seat == page else {}).encode()
        try:
            self._pages.open(page)
            return self._pages.open(seat, form)
        except (OSError, HTTPException, ValueError) as problem:
            reason = shortened(str(problem), LONGEST_REASON)
            raise RuntimeError(f"{self._origin}{page}: no seat was given ({reason})") from None

    def _listen(self) -> None:
        while not (self._closed.is_set() or self._lost):
            code, reason = 0, ""
            try:
                code = self._hear_all()
            except (OSError, WebSocketException, HTTPException, ValueError) as problem:
                reason = shortened(str(problem), LONGEST_REASON)
            with self._news:
                self._line = None
                if reason and not self._view:
                    self._state = f"The line to the server is broken: {reason}"
                if code in FINAL and not self._lost:
                    self._lost = f"the server has closed the table ({code}): {reason or self._state}"
                self._news.notify_all()
            if not self._lost:
                self._closed.wait(AGAIN)

    def _hear_all(self) -> int:
        """Hear all that is said until the line is closed, or something can't be read; the code by which it was closed."""
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
                    # Who says nothing for long counts as lost.
                    if time.monotonic() - spoken > SILENCE:
                        self._send({"type": "ping"})
                        spoken = time.monotonic()
                    self._hear_one(line)
            except ConnectionClosed as end:
                if end.sent is not None and end.sent.code in REFUSED_HERE and not end.rcvd_then_sent:
                    self._give_up(REFUSED_HERE[end.sent.code])
            except Unreadable as problem:
                self._give_up(str(problem))
        return line.protocol.close_code or 0

    def _give_up(self, reason: str) -> None:
        """Listen no more. Said before the line is closed, which may take its time."""
        with self._news:
            self._lost = f"the server sends what can't be read: {shortened(reason, LONGEST_REASON)}"
            self._news.notify_all()

    def _hear_one(self, line: ClientConnection) -> None:
        """Hear the next message, if one comes soon, and answer it. Raises Unreadable."""
        try:
            told = read(line.recv(timeout=SILENCE))
        except TimeoutError:
            return
        if told["type"] == "view" and told["over"] and not self._deal:
            self._deal = self._checked_deal()
        with self._news:
            answers = self._hear(told)
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

    def _hear(self, told: dict[str, Any]) -> list[dict[str, Any]]:
        """Take a message; what is to be answered. Raises Unreadable."""
        kind = told["type"]
        if kind == "seal":
            self._state = told["told"]
            try:
                return self._part.answer(told)
            except ValueError as problem:
                raise Unreadable(str(problem)) from None
        if kind == "view":
            return self._see(told)
        if kind == "presence":
            people = [seat for seat in told["seats"] if seat["level"] is None and seat["state"] != "open"]
            self._part.among_others |= len(people) > 1
        elif kind in ("played", "refused"):
            self._answer = told
        elif kind == "error":
            self._state = told["reason"]
        return []

    def _see(self, told: dict[str, Any]) -> list[dict[str, Any]]:
        """Take a view: all of it, or what has changed since the one before. Raises Unreadable."""
        fresh, drawn, version = told["fresh"], told["picture"], self._view.get("version")
        if not fresh and told["from"] != version:
            return [{"type": "resync", "version": version or 0}]
        before: dict[str, Any] = {} if fresh else self._picture
        order = before.get("order") if drawn["order"] is None else drawn["order"]
        parts = {**before.get("parts", {}), **drawn["parts"]}
        if order is None or not parts.keys() >= set(order):
            raise Unreadable("a picture without some of its parts")
        if told["seat"] >= len(told["names"]):
            raise Unreadable(f"a seat {told['seat']} where {len(told['names'])} play")
        log = ([] if fresh else self._log) + told["log"]
        if len(log) > LONGEST_LOG:
            raise Unreadable(f"a log of more than {LONGEST_LOG:,} lines")
        self._picture = {"head": drawn["head"], "order": order, "parts": {id: parts[id] for id in order}}
        self._log, self._view, self._since = log, told, min(self._since, told["version"])
        return []

    def _checked_deal(self) -> str:
        """What the record of the game, which is over, says of the deal."""
        try:
            record = as_json(self._pages.open(f"{self._table}/record.json"))
            check(record, RECORD, "record")
        except (OSError, HTTPException, ValueError):
            return "unknown"
        return self._part.check(tidied(record))

    # What is told

    def _offers(self) -> list[Offer]:
        moves = self._view.get("moves", ())
        return [Offer(number, move["text"], move["label"], (), ()) for number, move in enumerate(moves)]

    def _check_line(self) -> None:
        """See that there is still something to hear, or all has been heard. Raises Refused."""
        if self._lost and not self.over:
            raise Refused(self._lost)

    def _told(self) -> str:
        """What the seat sees, in the same words as at a table in this process. Raises Refused."""
        self._check_line()
        view, language, offers = self._view, self.language, self._offers()
        if not view:
            return f"{WORDS[self.language].text('text-not-begun')} {self._state}".strip()
        lines = [line["text"] for line in self._log if line["version"] > self._since]
        description = on_one_line(unescape(". ".join(DESCRIBED.findall(self._picture["head"]))))
        described = position(description, map(on_one_line, labels(self._picture["parts"].values())), language)
        names, seat = view["names"], view["seat"]
        words = WORDS[language]
        who = words.text("text-you", title=view["title"], name=names[seat], seat=seat, last=len(names) - 1)
        blocks = [who, *happened(lines, language, self._since), described]
        if view["result"]:
            end = "\n".join([view["result"]["verdict"], *map(self._placed, view["result"]["rows"])])
        elif offers:
            means = view["means"] and view["means"]["text"]
            end = question(view["ask"], means, offers, language)
        else:
            end = view["ask"] or words.text("text-waiting", names=", ".join(view["waiting"]) or "-")
        if self.over and self._deal not in ("", "agrees"):
            end += f"\n\n{words.text(f'text-deal-{self._deal}')}"
        return "\n\n".join([*blocks, end])

    def _placed(self, row: dict[str, Any]) -> str:
        """A line of the result."""
        return WORDS[self.language].text("text-place", place=row["place"], name=row["name"], points=row["score"])


def address_of(url: str) -> SplitResult:
    """The address of a table or an invitation. Raises ValueError for any other link."""
    try:
        address = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_LINK
        # To ask for the port is to check it.
        usable = bool(address.hostname) and address.port != 0 and "@" not in address.netloc
        if plain and usable and address.scheme in ("http", "https") and TABLE.fullmatch(address.path):
            return address
    except ValueError:
        pass
    raise ValueError(
        f"expected the link of a table or an invitation, as http://host/tables/…, in at most {LONGEST_LINK} ASCII characters; "
        f"not {echo(url)}"
    )


@contextmanager
def in_limits(line: ClientConnection) -> Iterator[None]:
    """Cut a line when what is done with it takes too long: a server that reads nothing would hold it up for ever."""

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
