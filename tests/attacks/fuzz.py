"""Attacks tables of every game with made-up messages for some time: `python -m tests.attacks.fuzz --seed 1 --minutes 10`.

It ends with an error at the first failure and shows what was sent, which then belongs in `corpus/messages.txt`.
"""

import argparse
import asyncio
import tempfile
import time
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.attacks.attacked_table import AttackedTable, QuickThinker, attacked_table
from tests.attacks.strange import MESSAGES
from tests.web.harness import serving

from spadework.engine.discovery import all_games
from spadework.web.server.settings import Settings

SEATS = 3
SETTINGS = Settings(pause=0, reaction=0, burst=10**9, game_wait=60, warm=False)


async def attack(attacked: AttackedTable, number: int, examples: int, messages: int) -> None:
    """Send made-up messages; `number` is the random seed. Raises AssertionError when something breaks."""
    loop = asyncio.get_running_loop()

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(st.tuples(st.integers(0, SEATS), MESSAGES | st.binary(max_size=20)), max_size=messages))
    def run(sent: list[tuple[int, str | bytes]]) -> None:
        asyncio.run_coroutine_threadsafe(send(attacked, sent), loop).result()

    await asyncio.to_thread(run)


async def send(attacked: AttackedTable, sent: list[tuple[int, str | bytes]]) -> None:
    """Send texts one after another over their connections, and check that nothing breaks."""
    for who, text in sent:
        await attacked.send(who, text)
    await attacked.check_connections()


async def main(number: int, minutes: float) -> None:
    """Attack tables until the time is up."""
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as folder:
        async with serving(replace(SETTINGS, folder=Path(folder)), QuickThinker()) as server:
            numbers = count(number)
            for game in cycle(all_games()):
                async with attacked_table(server, game, SEATS) as attacked:
                    while time.monotonic() < until and not attacked.over:
                        await attack(attacked, current := next(numbers), 20, 8)
                    print(f"{game} holds, up to the seed {current}", flush=True)
                if time.monotonic() >= until:
                    return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1)
    wanted = parser.parse_args()
    asyncio.run(main(wanted.seed, wanted.minutes))
