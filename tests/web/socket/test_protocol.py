"""The protocol document: every message, with the limits and values in the code."""

import json
import os
import re
from typing import get_args, get_type_hints

from tests.web import generated
from tests.web.harness import Server
from tests.web.samples import DOCUMENT, SAMPLES, section

from spadework import protocol
from spadework.engine.interface import Sound
from spadework.web.features.chat import chat as live_chat
from spadework.web.features.chat import service as chat
from spadework.web.features.clocks import service as clocks
from spadework.web.features.premoves import service as premoves
from spadework.web.features.presence import service as presence
from spadework.web.features.substitutes import service as substitutes
from spadework.web.features.takebacks import service as takebacks
from spadework.web.server.assets import WEB
from spadework.web.server.limits import MESSAGE_BYTES
from spadework.web.server.settings import Settings
from spadework.web.socket import incoming, transport
from spadework.web.socket.connection import Connection
from spadework.web.table import reveal_timeout


def documented(heading: str) -> set[str]:
    """Return the types of the messages in a section of the document."""
    return set(re.findall(r'"type": "(\w+)"', section(heading)))


def example(kind: str) -> set[str]:
    """Return the members of a message in the document's examples."""
    blocks = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    (found,) = [set(block) for block in map(json.loads, blocks) if block["type"] == kind]
    return found


def test_all_client_messages_are_documented() -> None:
    assert documented("Client messages") == set(SAMPLES) == set(Connection.handlers)


def test_all_server_messages_are_documented() -> None:
    kinds = [kind for part in (protocol.State, protocol.Event) for kind in get_args(part)]
    assert documented("Server messages") == {get_args(get_type_hints(kind)["type"])[0] for kind in kinds}


def test_generated_files_are_current() -> None:
    """To regenerate them: `SPADEWORK_REGENERATE=1 .venv/bin/python -m pytest tests/web/socket/test_protocol.py`."""
    files = {generated.DOCUMENT: generated.document(DOCUMENT), generated.DECLARATIONS: generated.declarations()}
    for path, text in files.items():
        if os.environ.get("SPADEWORK_REGENERATE") == "1":
            path.write_text(text, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text, (
            f"run this test with SPADEWORK_REGENERATE=1 to write {path.name}"
        )


def test_the_examples_have_the_members_of_the_types() -> None:
    for kind in get_args(protocol.State):
        type_ = get_args(get_type_hints(kind)["type"])[0]
        assert example(type_) == set(get_type_hints(kind)), type_


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
        f"the last lines, at most {live_chat.MOST_LINES},",
        f"was silent for {presence.SILENCE:g} seconds",
        f"sends something at least every {presence.SILENCE:g} seconds",
        f"pings every {heartbeat / 1000:g} seconds",
        f"if no answer comes for {silence / 1000:g} seconds",
        f"not been there for {substitutes.ABSENT_AFTER / 60:g} minutes",
        f"At most {incoming.MOST_MOVES} moves, and {premoves.MAX_PREMOVES} premoves on a seat",
        f"at most {chat.LONGEST} characters",
        f"at most {incoming.LONGEST_MARK} characters",
        f"minutes later they see it: {', '.join(map(str, delays))} or {longest}",
        f"computer players wait for up to {takebacks.HOLD:g} seconds",
        f"{Settings.burst} at once and {Settings.messages:g} a second",
        f"longer than {MESSAGE_BYTES // 1024} KiB",
    ):
        assert sentence in text, sentence


def test_values_are_documented() -> None:
    items = [" ".join(item.split()) for item in re.split(r"\n(?=- |\n)", DOCUMENT)]
    (item,) = [item for item in items if "names what is heard with it" in item]
    assert re.findall(r"`(\w+)`", item.partition("heard with it")[2]) == list(get_args(Sound))
    (item,) = [item for item in items if "`pause` says why" in item]
    assert re.findall(r"`(\w+)`", item.partition("(")[2].partition(")")[0]) == list(get_args(clocks.Pause))


async def test_the_examples_have_the_members_that_are_sent(server: Server) -> None:
    guest = await server.guest()
    line = await guest.line(await guest.open_table("me computer"))
    seal = await line.hear()
    assert set(seal) == example("seal")
    await line.send(type="contribute", seat=0, seal=seal["commitment"], contribution="0" * 64)
    assert set(await line.hear_until("view")) == example("view")
