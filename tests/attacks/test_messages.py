"""Malformed messages over live connections, which must change nothing, break nothing, and reach nobody else."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.attacks.attacked_table import NO, AttackedTable, QuickThinker, attacked_table
from tests.attacks.fuzz import SEATS, attack
from tests.web.harness import serving

from spadework.engine.discovery import all_games
from spadework.web.server.settings import Settings
from spadework.web.socket.connection import Connection

CORPUS = (Path(__file__).parent / "corpus" / "messages.txt").read_text(encoding="utf-8").splitlines()
HOST, LAST, SPECTATOR = 0, SEATS - 1, SEATS
BOTH = ("dragon_island",)
"""The game with all kinds of messages; the short tests use it alone."""


async def send_all(attacked: AttackedTable) -> None:
    """Send the whole corpus, as a player and as a spectator."""
    for text in CORPUS:
        for who in (LAST, SPECTATOR):
            await attacked.send(who, text)
    await attacked.check_connections()


# The server draws its own random numbers at the same time, in the same process.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@pytest.mark.slow
@pytest.mark.long(but=BOTH)
@pytest.mark.parametrize("game", all_games())
async def test_strange_messages_break_nothing(warm_games: None, settings: Settings, game: str) -> None:  # noqa: ARG001
    async with (
        serving(replace(settings, burst=10**6), QuickThinker()) as server,
        attacked_table(server, game, SEATS) as attacked,
    ):
        await send_all(attacked)
        await attack(attacked, number=7, examples=8, messages=5)
        for text in ("[" * 8000, '{"a":' * 1500, "1" * 5000, "\ufeff{}", b"\xff\xfe", "é" * 4000):
            assert {told["type"] for told in await attacked.send(LAST, text)} & NO
        # This closes the sender's connection, and no other.
        await attacked.send(LAST, "x" * 9000)
        await attacked.send(LAST, "é" * 4097)
        await attacked.check_connections()


@pytest.mark.long(but=("waiting",))
@pytest.mark.parametrize("stage", ["waiting", "over"])
async def test_strange_messages_break_nothing_before_and_after_the_game(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    stage: str,
) -> None:
    async with (
        serving(replace(settings, burst=10**6), QuickThinker()) as server,
        attacked_table(server, BOTH[0], SEATS, stage) as attacked,
    ):
        assert attacked.live.stage == stage
        await send_all(attacked)


def test_the_corpus_covers_every_message_type() -> None:
    """For each new message, add some invalid ones."""
    assert [kind for kind in Connection.handlers if f'"type":"{kind}"' not in "".join(CORPUS)] == []
