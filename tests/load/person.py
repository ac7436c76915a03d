"""A simulated person at a table: a browser with cookies and a live connection that plays random legal moves."""

import asyncio
import hashlib
import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.cookiejar import CookieJar
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode, urljoin, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

PATIENCE = 60.0
"""Time limit for a page, in seconds."""

HEARTBEAT, SILENCE = 4.0, 5.0
"""Seconds between two pings, and from a ping until a message must arrive."""

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""Seconds before a reconnect: doubled each time, up to the maximum."""

FOR_GOOD = frozenset({1008, 4401, 4404, 4409})
"""Close codes after which a browser does not reconnect."""

ANSWERS = frozenset({"played", "confirm", "coach", "refused"})
"""Types of the replies to a move."""

NAMES = ("Ada", "Bo", "Cleo", "Dunja", "Emil", "Zoë")

AGAIN = 0.01
"""Seconds between two attempts to move while another move is on its way."""


class PageError(RuntimeError):
    """A request failed; the message is one line."""


class Browser:
    """An HTTP client with its own cookies.

    Args:
        address: the server's, with a slash at the end.
        fetched: called with the seconds that each page took.
    """

    def __init__(self, address: str, fetched: Callable[[float], None] = lambda _: None) -> None:
        self.address = address
        self.origin = address.rstrip("/")
        self._fetched = fetched
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    @property
    def cookies(self) -> str:
        """All cookies, as the value of a request header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    async def get(self, path: str, form: Mapping[str, str] | None = None, patience: float = PATIENCE) -> str:
        """Request a page, or submit a form; return the path after redirects. Raises PageError."""
        return (await asyncio.to_thread(self._get, path, form, patience)).path

    async def read(self, path: str) -> bytes:
        """Request a page and return its content. Raises PageError."""
        return (await asyncio.to_thread(self._get, path, None, PATIENCE)).content

    def _get(self, path: str, form: Mapping[str, str] | None, patience: float) -> "Page":
        sent = None if form is None else urlencode(form).encode()
        began = time.perf_counter()
        try:
            with self._opener.open(urljoin(self.address, path), sent, patience) as answer:
                page = Page(urlsplit(answer.url).path, answer.read())
        except urllib.error.HTTPError as error:
            error.close()
            raise PageError(f"the server did not give out {path}: {error}") from None
        except OSError as error:
            raise PageError(f"the server did not give out {path}: {error}") from None
        self._fetched(time.perf_counter() - began)
        return page


class Page(NamedTuple):
    """A response."""

    path: str
    content: bytes


class Sent(NamedTuple):
    """A move that was sent."""

    seat: int
    decision: int
    move: str
    epoch: int
    sure: bool = True

    @property
    def message(self) -> dict[str, Any]:
        """The message to the server."""
        return {"type": "move", **self._asdict()}


class Companion:
    """Callbacks for a person's actions and messages; they do nothing by default."""

    def may_move(self, person: "Person") -> bool:  # noqa: ARG002
        """Return whether a move may be sent now; otherwise the person asks again soon."""
        return True

    def invited(self, person: "Person", urls: list[str]) -> None:
        """Invitations to the table's other seats arrived."""

    def sent(self, person: "Person", sent: Sent) -> None:
        """A move was sent; not called when it is repeated."""

    def acknowledged(self, person: "Person", sent: Sent, repeated: bool) -> None:
        """The server has the move; `repeated`: it already had it."""

    def unplayed(self, person: "Person", sent: Sent) -> None:
        """The server did not play the move: it was refused, or needs confirmation."""

    def shown(self, person: "Person") -> None:
        """A view arrived."""

    def failed(self, person: "Person", why: str) -> None:
        """Something went wrong."""


class Person:
    """A simulated person.

    Args:
        browser: the person's browser.
        dice: the source of randomness.
        every: mean seconds of thought before a move.
        companion: receives events.
    """

    def __init__(self, browser: Browser, dice: Random, every: float, companion: Companion | None = None) -> None:
        self.browser = browser
        self.companion = companion or Companion()
        self._dice, self._every = dice, every
        # A unique name, as people have, so that caches are used as realistically as possible.
        self.name = f"{dice.choice(NAMES)} {dice.randrange(10**6)}"
        self.language, self.wide = dice.choice(("en", "de")), dice.random() < 0.5
        self.bytes = 0
        """Bytes received over live connections, compressed."""
        self.sit_at("")

    def sit_at(self, table: str) -> None:
        """Move to another table, by its path, and forget the last one."""
        self.table = table
        self.view: dict[str, Any] = {}
        """The last view; its picture has all parts."""
        self.over = False
        self.acknowledged: list[Sent] = []
        """The acknowledged moves, in order."""
        self.unacknowledged: Sent | None = None
        self._version = self._past = 0
        self._seat: int | None = None
        self._parts: dict[tuple[str, int], str] = {}
        self._line: ClientConnection | None = None
        self._heard = 0.0
        self._moving: asyncio.TimerHandle | None = None
        self._closed_for_good = False

    async def open_table(self, game: str, seats: int) -> str:
        """Open a table with a seat for this person and invitations to the others; return its path. Raises PageError."""
        kinds = {f"kind-{seat}": "link" if seat else "me" for seat in range(seats)}
        form = {"seats": str(seats), "name-0": self.name, **kinds}
        self.sit_at(await self.browser.get(f"games/{game}/new", form))
        return self.table

    async def accept(self, invitation: str) -> None:
        """Take the seat of an invitation. Raises PageError."""
        self.sit_at(await self.browser.get(invitation, {"name": self.name}))

    async def stay(self) -> None:
        """Play until the game is over or the table closes the connection for good; reconnect when it breaks."""
        failures = 0
        while not self.over and not self._closed_for_good:
            before = self._version
            try:
                await self._talk()
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self.companion.failed(self, f"no line: {type(error).__name__}")
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self._closed_for_good = code in FOR_GOOD
                self.companion.failed(self, f"closed: {code}")
            finally:
                if self._moving is not None:
                    self._moving.cancel()
                    self._moving = None
            if not self.over and not self._closed_for_good:
                failures = 0 if self._version != before else failures + 1
                wait = min(FIRST_WAIT * 2**failures, LONGEST_WAIT)
                await asyncio.sleep(wait * (0.75 + self._dice.random() / 2))

    def cut(self) -> None:
        """Abort the connection, if it is open."""
        if self._line is not None:
            self._line.transport.abort()

    @property
    def _address(self) -> str:
        asked = {"language": self.language, "wide": int(self.wide), "since": self._version, "past": self._past}
        if self._seat is not None and self._seat >= 0:
            asked["seat"] = self._seat
        return f"{self.browser.origin}{self.table}/live?{urlencode(asked)}".replace("http", "ws", 1)

    async def _talk(self) -> None:
        """Play over one connection until it ends. Raises ConnectionClosed if the server closes it, OSError, InvalidHandshake."""
        person = self

        class Counting(ClientConnection):
            def data_received(self, data: bytes) -> None:
                person.bytes += len(data)
                super().data_received(data)

        async with connect(
            self._address,
            origin=Origin(self.browser.origin),
            additional_headers={"Cookie": self.browser.cookies},
            user_agent_header=None,
            max_size=None,
            ping_interval=None,
            create_connection=Counting,
        ) as line:
            self._line = line
            beating = asyncio.create_task(self._beat(line))
            try:
                if self.unacknowledged is not None:
                    await line.send(as_text(self.unacknowledged.message))
                while not self.over:
                    await self._hear(await line.recv(decode=False), line)
            finally:
                self._line = None
                beating.cancel()

    async def _beat(self, line: ClientConnection) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await line.send('{"type":"ping"}')
            asyncio.get_running_loop().call_later(SILENCE, self._listen_for, line, time.perf_counter())

    def _listen_for(self, line: ClientConnection, asked: float) -> None:
        """Abort a connection that has been silent since a ping."""
        if self._line is line and self._heard < asked:
            self.companion.failed(self, "silence")
            self.cut()

    async def _hear(self, text: bytes | str, line: ClientConnection) -> None:
        self._heard = time.perf_counter()
        message = json.loads(text)
        kind = message["type"]
        if kind == "view":
            if not self._take(message):
                await line.send(as_text({"type": "resync", "version": self._version}))
        elif kind in ANSWERS:
            self._settle(message)
        elif kind == "seal":
            await self._give_part(message, line)
        elif kind == "error":
            self.unacknowledged = None
            self.companion.failed(self, message["reason"])

    async def _give_part(self, seal: dict[str, Any], line: ClientConnection) -> None:
        """Send the seed contributions of this person's seats, and pass on invitations."""
        for seat in seal["seats"]:
            deal = seal["commitment"]
            part = self._parts.setdefault((deal, seat), self._dice.randbytes(32).hex())
            if seal["stage"] == "commit":
                hashed = hashlib.sha256(part.encode()).hexdigest()
                said = {"type": "commit", "seat": seat, "seal": deal, "commitment": hashed}
            else:
                said = {"type": "contribute", "seat": seat, "seal": deal, "contribution": part}
            await line.send(as_text(said))
        if seal["invites"]:
            self.companion.invited(self, [invite["url"] for invite in seal["invites"]])

    def _take(self, view: dict[str, Any]) -> bool:
        """Apply a view; return False if it does not follow the last one."""
        if not view["fresh"] and view["from"] != self._version:
            return False
        picture, before = view["picture"], self.view.get("picture")
        if before is not None and not view["fresh"]:
            picture["order"] = picture["order"] or before["order"]
            parts = before["parts"] | picture["parts"]
            picture["parts"] = {id: parts.get(id, "") for id in picture["order"]}
        self.view, self.over = view, view["over"]
        self._version, self._past, self._seat = view["version"], view["past"], view["seat"]
        self.companion.shown(self)
        self._think()
        return True

    def _think(self) -> None:
        """Schedule a move, if there are legal ones."""
        if self.view["moves"] and self._moving is None and not self.over:
            self._move_in(self._every * self._dice.uniform(0.5, 1.5))

    def _move_in(self, seconds: float) -> None:
        self._moving = asyncio.get_running_loop().call_later(seconds, self._move)

    def _move(self) -> None:
        self._moving = None
        view = self.view
        if self._line is None or self.over or not view["moves"] or self.unacknowledged is not None:
            return
        if self.acknowledged and view["decision"] <= self.acknowledged[-1].decision:
            # The view after the last move has not arrived yet.
            return
        if not self.companion.may_move(self):
            self._move_in(AGAIN)
            return
        # A browser asks for confirmation only where there is a choice.
        move, sure = self._dice.choice(view["moves"])["text"], len(view["moves"]) == 1
        self._send(Sent(view["seat"], view["decision"], move, view["epoch"], sure))

    def _send(self, sent: Sent) -> None:
        self.unacknowledged = sent
        self.companion.sent(self, sent)
        if self._line is not None:
            self._leaving = asyncio.create_task(say(self._line, sent.message))

    def _settle(self, answer: dict[str, Any]) -> None:
        sent = self.unacknowledged
        if sent is None or (answer["seat"], answer["decision"]) != (sent.seat, sent.decision):
            return
        self.unacknowledged = None
        if answer["type"] == "played":
            self.acknowledged.append(sent)
            self.companion.acknowledged(self, sent, answer["repeated"])
        elif answer["type"] == "confirm":
            self.companion.unplayed(self, sent)
            self._send(sent._replace(sure=True))
        else:
            self.companion.unplayed(self, sent)
            self.companion.failed(self, f"refused: {answer['reason']}")


async def say(line: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message; a broken connection is noticed by the receiver."""
    with suppress(ConnectionClosed):
        await line.send(as_text(message))


def as_text(message: dict[str, Any]) -> str:
    """Return a message as JSON, as browsers write it."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
