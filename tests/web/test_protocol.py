"""The document tells of every message that there is."""

import inspect
import json
import re

from tests.web.harness import Server
from tests.web.samples import DOCUMENT, SAMPLES, section

from spadework.web.live import bargaining, messages, protocol, talking
from spadework.web.live.ahead import telling as ahead
from spadework.web.live.back import telling
from spadework.web.live.connection import Connection


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
    source = "".join(map(inspect.getsource, (ahead, bargaining, messages, talking, telling)))
    assert documented("What the server says") == set(re.findall(r'"type": "(\w+)"', source))


def test_codes_and_limits_are_documented() -> None:
    for code in (protocol.TOO_MUCH, protocol.TOO_LARGE, protocol.LATER, protocol.NO_TABLE, protocol.UNUSABLE):
        assert f"| {code} |" in DOCUMENT


async def test_the_examples_have_the_members_that_are_sent(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table("me computer"))
    assert set(await line.hear()) == example("seal")
    await line.send(type="contribute", seat=0, contribution="0" * 64)
    assert set(await line.hear_until("view")) == example("view")
