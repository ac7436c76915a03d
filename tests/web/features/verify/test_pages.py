"""Game records, and the proof of fair chance."""

import asyncio
import json
import random
from collections.abc import Callable

import pytest
from tests.waiting import until
from tests.web.harness import GAME, Guest, Server, play_out

import spadework
from spadework.table.record import dumps
from spadework.web.features.verify.service import RecordCheck


async def played(server: Server) -> tuple[Guest, str]:
    """Return a guest, and a table that they have played to its end."""
    guest = await server.guest()
    table = await guest.open_table("me computer", **{"name-0": "Ada", "level-1": "deck-hand"})
    line, view = await guest.dealt(table)
    await play_out({0: (line, view)}, random.Random(8))
    return guest, table


async def test_a_record_is_kept_back_until_the_end(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me here")
    await guest.dealt(table)
    page = await guest.http.get(f"{table}/record.json")
    assert page.status_code == 409
    assert "The game is still running" in page.text
    data = await guest.http.get(f"{table}/record.json", headers={"Accept": "application/json"})
    assert data.json() == {"error": "The game is still running, and its record holds every secret."}
    text = (await guest.http.get(f"{table}/verify")).text
    async with server.live(table) as live:
        assert live.commitment in text
        assert live.stored.secret not in text
    assert "1" * 64 in text


def unchanged(text: str) -> str:
    return text


def another_outcome(text: str) -> str:
    record = json.loads(text)
    chances = [move for move in record["moves"] if move[0] == "chance"]
    chances[0][1], chances[1][1] = chances[1][1], chances[0][1]
    return json.dumps(record)


def another_secret(text: str) -> str:
    record = json.loads(text)
    record["chance"]["secret"] = "0" * 64
    return json.dumps(record)


def another_result(text: str) -> str:
    record = json.loads(text)
    record["result"]["scores"][0] += 1
    return json.dumps(record)


def half(text: str) -> str:
    return text[: len(text) // 2]


TAMPERED: list[Callable[[str], str]] = [another_outcome, another_secret, another_result, half]


@pytest.mark.long
async def test_valid_and_tampered_records_are_told_apart(server: Server) -> None:
    guest, table = await played(server)
    answer = await guest.http.get(f"{table}/record.json")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    async with server.live(table) as live:
        assert live.stored.secret in answer.text
    text = (await guest.http.get(f"{table}/verify")).text
    assert "This record is valid" in text
    assert "Ada" in text
    for name, value in (("file", ("game.json", answer.content)), ("record", (None, answer.content))):
        good = await guest.http.post("/verify", files={name: value})
        assert good.status_code == 200
        assert "This record is valid" in good.text
    for tamper in TAMPERED:
        bad = await guest.http.post("/verify", files={"file": ("game.json", tamper(answer.text).encode())})
        assert bad.status_code == 422, tamper
        assert "This record is not valid" in bad.text


async def test_the_page_says_what_a_record_does_not_prove(server: Server) -> None:
    guest = await server.guest()
    table = spadework.Table(GAME, seats=2, seed=7, names=["Ann", "Bo"], contributions=("ab", ""))
    answer = await guest.http.post("/verify", data={"record": dumps(table.record())})
    assert answer.status_code == 200
    assert "This record is valid" not in answer.text
    assert "This record is unfinished" in answer.text
    assert "1 of 2 random numbers are missing" in answer.text
    # Steps of chance are not counted as moves.
    assert "for 2 players: 0 moves." in answer.text
    assert "players in the record are Ann and Bo. Nothing proves these names" in answer.text
    assert '<section class="alert" role="status">' in answer.text


async def test_a_table_shows_whose_contributions_it_has(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    assert "still to come" in (await guest.http.get(f"{table}/verify")).text
    await guest.dealt(table)
    page = (await guest.http.get(f"{table}/verify")).text
    assert "1" * 64 in page
    assert "adds no number" in page
    assert "the server could have chosen the deal" not in page
    async with server.live(table) as live:
        live.seats[0].contribution = ""
    assert "the server could have chosen the deal" in (await guest.http.get(f"{table}/verify")).text


async def test_the_reason_is_marked_as_english_on_a_german_page(server: Server) -> None:
    guest = await server.guest("de")
    answer = await guest.http.post("/verify", files={"file": ("x.json", b"<b>")})
    assert answer.status_code == 422
    assert "Diese Aufzeichnung ist nicht gültig" in answer.text
    assert "Grund, auf Englisch:" in answer.text
    assert '<span lang="en">line 1: not valid JSON: Expecting value</span>' in answer.text


@pytest.mark.long(but=("{}",))
@pytest.mark.parametrize(
    "content", [b"{}", b"[]", b"nonsense", b"[" * 100_000, b'{"format": "other"}', b"\xef\xbb\xbf{}"]
)
async def test_files_that_are_not_records_are_refused(server: Server, content: bytes) -> None:
    guest = await server.guest()
    answer = await guest.http.post("/verify", files={"file": ("x.json", content)})
    assert answer.status_code == 422
    assert "This record is not valid" in answer.text


async def test_a_record_that_begins_from_a_position_is_refused(server: Server) -> None:
    position = spadework.Table(spadework.game_ids()[1], 2, 3).position()
    record = dumps(position.table(5).record())
    answer = await (await server.guest()).http.post("/verify", files={"file": ("x.json", record.encode())})
    assert answer.status_code == 422
    assert "it begins from a position" in answer.text


async def test_empty_or_unreadable_uploads_are_refused(server: Server) -> None:
    guest = await server.guest()
    for files in ({"file": ("x.json", b"")}, {"file": ("x.json", b"\xff\xfe\x00")}):
        answer = await guest.http.post("/verify", files=files)
        assert answer.status_code == 422
        assert "Choose a" in answer.text
    assert (await guest.http.post("/verify", data={"record": " "})).status_code == 422
    assert (await guest.http.post("/verify")).status_code == 422


async def test_an_upload_that_is_too_large(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.post("/verify", files={"file": ("x.json", b" " * 3_000_000)})
    assert answer.status_code == 413
    assert "The limit is 2,048 kilobytes" in answer.text


async def test_many_uploads_by_one_visitor_do_not_block_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def run(*_arguments: object) -> RecordCheck:
        await go_on.wait()
        return RecordCheck("this is none")

    monkeypatch.setattr(server.site.checker._worker, "run", run)
    guest, other = await server.guest(), await server.guest()

    async def bring(somebody: Guest) -> int:
        return (await somebody.http.post("/verify", data={"record": "x"})).status_code

    many = [asyncio.create_task(bring(guest)) for _ in range(12)]
    await until(lambda: sum(task.done() for task in many) == 11)
    another = asyncio.create_task(bring(other))
    await until(lambda: len(server.site.checker._queue._waiting) == 1)
    go_on.set()
    assert await another == 422
    assert sorted(await asyncio.gather(*many)) == [422] + [503] * 11


@pytest.mark.long
async def test_records_are_checked_one_at_a_time(server: Server) -> None:
    guest = await server.guest()
    text = dumps(spadework.Table(spadework.game_ids()[0], seats=3, seed=7).record())
    pages = await asyncio.gather(*(guest.http.post("/verify", data={"record": text}) for _ in range(4)))
    assert sorted(page.status_code for page in pages) == [200, 503, 503, 503]
    assert "We’re checking a lot of records right now." in next(page.text for page in pages if page.status_code == 503)
    assert (await guest.http.post("/verify", data={"record": text})).status_code == 200
