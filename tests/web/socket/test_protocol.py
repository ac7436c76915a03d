"""The document describes every message, with the limits and values of the code."""

import inspect
import json
import re
from typing import get_args

from tests.web.harness import Server
from tests.web.samples import DOCUMENT, SAMPLES, section

from spadework.engine.interface import Sound
from spadework.web.features.chat import room as chat_room
from spadework.web.features.chat import service as chat
from spadework.web.features.chat import socket as chat_socket
from spadework.web.features.clocks import service as clocks
from spadework.web.features.offers import socket as offers_socket
from spadework.web.features.premoves import service as premoves
from spadework.web.features.premoves import socket as ahead
from spadework.web.features.presence import service as presence
from spadework.web.features.substitutes import service as substitutes
from spadework.web.features.takebacks import service as takebacks
from spadework.web.server.assets import WEB
from spadework.web.server.limits import MESSAGE_BYTES
from spadework.web.server.settings import Settings
from spadework.web.socket import incoming, messages, transport
from spadework.web.socket.connection import Connection
from spadework.web.table import reveal_timeout


def documented(heading: str) -> set[str]:
    """The types of the messages in a section."""
    return set(re.findall(r'"type": "(\w+)"', section(heading)))


def example(kind: str) -> set[str]:
    """The members of a message in the document's examples."""
    blocks = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    (found,) = [set(block) for block in map(json.loads, blocks) if block["type"] == kind]
    return found


def test_all_that_a_client_may_say_is_documented() -> None:
    assert documented("What the client says") == set(SAMPLES) == set(Connection.handlers)


def test_all_that_the_server_says_is_documented() -> None:
    source = "".join(map(inspect.getsource, (ahead, offers_socket, messages, chat_socket, takebacks)))
    assert documented("What the server says") == set(re.findall(r'"type": "(\w+)"', source))


def test_codes_and_limits_are_documented() -> None:
    for code in (transport.TOO_MUCH, transport.TOO_LARGE, transport.LATER, transport.NO_TABLE, transport.UNUSABLE):
        assert f"| {code} |" in DOCUMENT


def test_numbers_are_documented() -> None:
    script = (WEB / "core/live.js").read_text(encoding="utf-8")
    heartbeat, silence = (int(found) for found in re.findall(r"^const (?:HEARTBEAT|SILENCE) = (\d+);", script, re.M))
    *delays, longest = incoming.DELAYS
    text = " ".join(DOCUMENT.split())
    for sentence in (
        f"waits longer than {reveal_timeout.SECONDS:g} seconds",
        f"the last lines, at most {chat_room.KEPT},",
        f"was silent for {presence.SILENCE:g} seconds",
        f"says something at least every {presence.SILENCE:g} seconds",
        f"pings every {heartbeat / 1000:g} seconds",
        f"said nothing for {silence / 1000:g} seconds",
        f"not been there for {substitutes.ABSENT_AFTER / 60:g} minutes",
        f"At most {incoming.MOST_MOVES} moves, and {premoves.MAX_PREMOVES} answers on a seat",
        f"at most {chat.LONGEST} characters",
        f"at most {incoming.LONGEST_MARK} characters",
        f"minutes later they see it: {', '.join(map(str, delays))} or {longest}",
        f"computer players wait for up to {takebacks.HOLD:g} seconds",
        f"{Settings.burst} at once, {Settings.messages:g} a second",
        f"longer than {MESSAGE_BYTES // 1024} KiB",
    ):
        assert sentence in text, sentence


def test_values_are_documented() -> None:
    (line,) = [line for line in DOCUMENT.splitlines() if "names what is heard with it" in line]
    assert re.findall(r"`(\w+)`", line.partition("heard with it")[2]) == list(get_args(Sound))
    (line,) = [line for line in DOCUMENT.splitlines() if "`pause` says why" in line]
    assert re.findall(r"`(\w+)`", line.partition("(")[2].partition(")")[0]) == list(get_args(clocks.Pause))


async def test_the_examples_have_the_members_that_are_sent(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table("me computer"))
    seal = await line.hear()
    assert set(seal) == example("seal")
    await line.send(type="contribute", seat=0, seal=seal["commitment"], contribution="0" * 64)
    assert set(await line.hear_until("view")) == example("view")
