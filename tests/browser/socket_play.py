"""Play over live connections alone, without a page."""

import json
from random import Random
from typing import NamedTuple

from websockets.sync.client import connect
from websockets.typing import Origin

SECONDS = 60.0
"""Time limit for the next message, in seconds."""
AT_ONCE = 30
"""Maximum moves over one connection: a server closes connections that send too much."""


class Line(NamedTuple):
    """A live connection to a table, as a browser opens it."""

    address: str
    table: str
    cookies: str

    @property
    def url(self) -> str:
        return f"{self.address}{self.table}/live?language=en&wide=0".replace("http:", "ws:")


def play_to_the_end(line: Line, random: Random) -> None:
    """Play random moves whenever it is this browser's turn, until the game is over."""
    while not play_some(line, random):
        pass


def play_some(line: Line, random: Random, most: int = AT_ONCE) -> bool:
    """Play `most` random moves over one connection, or as many as the game has left; return whether the game is over."""
    answered: set[tuple[int, int]] = set()
    acknowledged = 0
    with connect(
        line.url, origin=Origin(line.address), additional_headers={"Cookie": line.cookies}, max_size=None
    ) as live:
        # A move counts once it is acknowledged: what is sent just before the connection closes may never be read.
        while acknowledged < most:
            told = json.loads(live.recv(SECONDS))
            acknowledged += told["type"] == "played"
            if told.get("over"):
                return True
            if told.get("moves") and (told["seat"], told["decision"]) not in answered:
                answered.add((told["seat"], told["decision"]))
                move = random.choice(told["moves"])["text"]
                live.send(
                    json.dumps({"type": "move", "seat": told["seat"], "decision": told["decision"], "move": move})
                )
    return False
