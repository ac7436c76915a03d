"""A seat for a language model at a table that a server holds, through the server's public protocol, as `docs/protocol.md` tells it."""

import hashlib
import json
import re
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from html import unescape
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Self
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, build_opener

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spadework.engine.discovery import game as find_game
from spadework.lab.adapters.mcp import Refused
from spadework.lab.adapters.text import (
    WORDS,
    NoMove,
    check_language,
    happened,
    named,
    part_of_rules,
    position,
    question,
)
from spadework.table.presenter import Offer

TABLE = re.compile(r"/tables/([^/]+)(/join/[^/]+)?/?")
GAME_LINK = re.compile(r"/games/([a-z0-9_]+)/")
DESCRIBED = re.compile(r"<(?:title|desc)[^>]*>([^<]*)</")

FINAL = {1008, 1009, 4404, 4409}
"""The codes of a closed line after which there is nothing to come back to."""

ANSWER = 20.0
"""So many seconds the server has to answer."""

SILENCE = 4.0
"""After so many seconds without a word something is said, so that nobody is taken for lost."""

AGAIN = 2.0
"""Seconds before a broken line is opened again."""

LONGEST_WAIT = 300.0
"""So many seconds a model may wait for its turn at a time."""


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
        self.language, address = check_language(language), urlsplit(url)
        found = TABLE.fullmatch(address.path)
        if address.scheme not in ("http", "https") or found is None:
            raise ValueError(f"expected the link of a table or an invitation, as http://host/tables/…; not {url!r}")
        self._origin, table = f"{address.scheme}://{address.netloc}", f"/tables/{found[1]}"
        self._live = f"ws{self._origin.removeprefix('http')}{table}/live?language={language}"
        self._cookies = CookieJar()
        page = self._sit_down(address.path, address.path if found[2] else f"{table}/sit", name)
        game = GAME_LINK.search(page)
        self._game = game[1] if game else ""
        self._news, self._closed = threading.Condition(), threading.Event()
        self._view: dict[str, Any] = {}
        self._answer: dict[str, Any] = {}
        self._picture: dict[str, Any] = {}
        self._log: list[dict[str, Any]] = []
        self._parts: dict[int, str] = {}
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
        if self._line is not None:
            self._line.close()
        self._listener.join()

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
        try:
            return part_of_rules(find_game(self._game), part, self.language)
        except (ValueError, LookupError) as problem:
            raise Refused(str(problem.args[0])) from problem

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
            view = self._view
            try:
                offer = named(self._offers(), move, self.over, lambda _: None)
            except NoMove as problem:
                raise Refused(str(problem)) from problem
            self._answer = {}
            decision = {"seat": view["seat"], "decision": view["decision"]}
            self._send({"type": "move", **decision, "course": view["course"], "move": offer.text})
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
        with self._news:
            self._news.wait_for(lambda: self._offers() or self.over or self._lost, max(0.0, min(seconds, LONGEST_WAIT)))
            return self._told()

    # The line

    def _sit_down(self, page: str, seat: str, name: str) -> str:
        """Open a page for its cookie, and take a seat; the page to which that leads. Raises RuntimeError."""
        browser = build_opener(HTTPCookieProcessor(self._cookies))
        browser.addheaders = [("Accept-Language", self.language), ("Accept", "text/html")]
        # Without a name the server finds one; an invitation wants the field.
        form = urlencode({"name": name} if name or seat == page else {}).encode()
        try:
            with browser.open(self._origin + page, timeout=ANSWER) as answer:
                answer.read()
            with browser.open(self._origin + seat, form, timeout=ANSWER) as answer:
                return str(answer.read().decode())
        except (OSError, HTTPException) as problem:
            raise RuntimeError(f"{self._origin}{page}: no seat was given ({problem})") from None

    def _listen(self) -> None:
        while not (self._closed.is_set() or self._lost):
            code, reason = 0, ""
            try:
                code = self._hear_all()
            except (OSError, WebSocketException, Refused) as problem:
                reason = str(problem)
            with self._news:
                self._line = None
                if code in FINAL:
                    self._lost = f"the server has closed the table ({code}): {reason or self._state}"
                self._news.notify_all()
            self._closed.wait(AGAIN)

    def _hear_all(self) -> int:
        """Hear all that is said until the line is closed; its code."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        headers, origin = {"Cookie": cookies}, Origin(self._origin)
        with connect(self._live, origin=origin, additional_headers=headers, max_size=None) as line:
            self._line, spoken = line, time.monotonic()
            while not self._closed.is_set():
                # Who says nothing for long counts as lost.
                if time.monotonic() - spoken > SILENCE:
                    self._send({"type": "ping"})
                    spoken = time.monotonic()
                try:
                    told = json.loads(line.recv(timeout=SILENCE))
                except TimeoutError:
                    continue
                except ConnectionClosed:
                    break
                with self._news:
                    self._hear(told)
                    self._news.notify_all()
        return line.protocol.close_code or 0

    def _send(self, message: dict[str, Any]) -> None:
        if self._line is None:
            raise Refused("the line to the server is broken; look again in a few seconds")
        try:
            self._line.send(json.dumps(message))
        except ConnectionClosed:
            raise Refused("the line to the server is broken; look again in a few seconds") from None

    def _hear(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind == "seal":
            self._state = told["told"]
            for seat in told["seats"]:
                part = self._parts.setdefault(seat, secrets.token_hex(32))
                given = {"contribution": part}
                if told["stage"] == "commit":
                    given = {"commitment": hashlib.sha256(part.encode()).hexdigest()}
                self._send({"type": "commit" if "commitment" in given else "contribute", "seat": seat, **given})
        elif kind == "view":
            self._see(told)
        elif kind in ("played", "refused"):
            self._answer = told
        elif kind == "error":
            self._state = told["reason"]

    def _see(self, told: dict[str, Any]) -> None:
        """Take a view: all of it, or what has changed since the one before."""
        if told["fresh"]:
            self._log, self._picture = [], {"parts": {}}
        elif told["from"] != self._view.get("version"):
            self._send({"type": "resync", "version": self._view.get("version", 0)})
            return
        drawn = told["picture"]
        order = drawn["order"] or self._picture["order"]
        parts = {**self._picture["parts"], **drawn["parts"]}
        self._picture = {"head": drawn["head"], "order": order, "parts": {id: parts[id] for id in order}}
        self._log += told["log"]
        self._view, self._since = told, min(self._since, told["version"])

    # What is told

    def _offers(self) -> list[Offer]:
        moves = self._view.get("moves", ())
        return [Offer(number, move["text"], move["label"], (), ()) for number, move in enumerate(moves)]

    def _told(self) -> str:
        """What the seat sees, in the same words as at a table in this process."""
        view, language, offers = self._view, self.language, self._offers()
        if self._lost or not view:
            return self._lost or f"The game has not begun. {self._state}".strip()
        lines = [line["text"] for line in self._log if line["version"] > self._since]
        description = unescape(". ".join(DESCRIBED.findall(self._picture["head"])))
        described = position(description, self._picture["parts"].values(), language)
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
        return "\n\n".join([*blocks, end])

    def _placed(self, row: dict[str, Any]) -> str:
        """A line of the result."""
        return WORDS[self.language].text("text-place", place=row["place"], name=row["name"], points=row["score"])
