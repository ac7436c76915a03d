"""Records written by released versions, which every later version opens, verifies and reviews.

`SPADEWORK_REGENERATE=1 .venv/bin/python -m pytest tests/games/test_records.py` writes the records of the current version; those of
released versions never change.
"""

import os
from pathlib import Path

import pytest
from tests.games.playthrough import random_table

import spadework
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.players.review.reviewing import Effort, review_table
from spadework.table.record import dumps, parsed
from spadework.table.replay import verify
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.table.loading import replayed, stored_record

FOLDER = Path(__file__).with_name("records")
PRESENT = FOLDER / spadework.__version__
SEED = 12
LITTLE = Effort(rollouts=1, worlds=2)

if os.environ.get("SPADEWORK_REGENERATE") == "1":
    PRESENT.mkdir(parents=True, exist_ok=True)
    for known in all_games().values():
        for count in known.rules.SEATS:
            parts = tuple(f"part {seat}" for seat in range(count))
            played = random_table(known, count, SEED, contributions=parts)
            text = dumps(played.record())
            (PRESENT / f"{known.id}-{count}.json").write_text(text, encoding="utf-8", newline="\n")

KEPT = sorted(FOLDER.glob("*/*.json"))
all_kept = pytest.mark.parametrize("file", KEPT, ids=[str(file.relative_to(FOLDER).with_suffix("")) for file in KEPT])


def test_a_record_is_kept_for_every_game_and_number_of_players() -> None:
    wanted = {f"{game.id}-{seats}.json" for game in all_games().values() for seats in game.rules.SEATS}
    assert {file.name for file in PRESENT.glob("*")} == wanted, "run these tests with SPADEWORK_REGENERATE=1"


@all_kept
def test_a_kept_record_can_be_verified(file: Path) -> None:
    record = parsed(file)
    table = verify(record)
    assert table.over
    # A server stores moves as its own version writes them and returns them unchanged, even if later versions word them differently.
    played: list[tuple[int | str, str]] = record["moves"]
    moves = [(CHANCE if seat == "chance" else int(seat), text) for seat, text in played]
    stored = stored_of(record, table.game)
    opened = replayed(stored, table.game, moves)
    assert (opened.steps, opened.result) == (table.steps, table.result)
    assert stored_record(stored, moves) == dict(record)


def stored_of(record: dict[str, object], game: Game) -> StoredTable:
    """The table with this record, as a server stored it."""
    data: dict[str, dict[str, str]] = record  # type: ignore[assignment]
    result: dict[str, list[int]] = record["result"]  # type: ignore[assignment]
    parts = data["chance"]["contributions"]
    return StoredTable(
        id="kept",
        game=game.id,
        rules_version=record["rules"],
        deck=data["deck"]["name"],
        deck_digest=data["deck"]["digest"],
        options=data["options"],
        secret=data["chance"]["secret"],
        creator="",
        over=True,
        seats=[
            StoredSeat(
                seat=seat,
                name=name,
                contribution=parts[seat],
                score=result["scores"][seat],
                place=result["places"][seat],
            )
            for seat, name in enumerate(data["seats"])
        ],
    )


@pytest.mark.long
@pytest.mark.slow
@all_kept
def test_a_kept_record_can_be_reviewed(file: Path) -> None:
    found = review_table(verify(file), 0, LITTLE)
    assert found.decisions
    assert sum(found.sum) == pytest.approx(found.result, abs=1e-9)
