"""Tournaments: set-up, entry, rounds with many players, and what each guest may see on the way."""

import asyncio
import random
import re
from collections import Counter
from datetime import timedelta

import pytest
from tests.web.features.clubs.test_dates import tell_all
from tests.web.features.clubs.test_pages import founded, joined, text_of
from tests.web.features.history.ended import guest_id
from tests.web.features.same_deal.test_pages import played
from tests.web.harness import GAME, Guest, Server, play_out, rows

from spadework.players.worker import WorkerEnded
from spadework.web.db.models import StoredTournament, now
from spadework.web.features.friends.store import block
from spadework.web.features.review.service import Reviewer
from spadework.web.features.tournaments import store as stored
from spadework.web.features.tournaments.pages import new_table
from spadework.web.features.tournaments.service import IDLE, MOST_TRIES, Tournaments
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem
from spadework.web.table.live_table import LiveTable


async def set_up(guest: Guest, club: str, **fields: str) -> str:
    """Set up a tournament of a club; return its path."""
    answer = await guest.http.post("/tournaments", data=form(club) | fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def form(club: str) -> dict[str, str]:
    """Return the form for a club's tournament, or for one open to everyone if `club` is empty."""
    return {"club": club.rpartition("/")[2], "game": GAME, "seats": "2", "rounds": "2", "time": "none"}


async def entered(server: Server, club: str, tournament: str, *names: str) -> list[Guest]:
    """Return new members of the club who have entered the tournament."""
    guests = [await joined(server, club, name) for name in names]
    for guest in guests:
        assert (await guest.http.post(f"{tournament}/enter", data={"answer": "yes"})).status_code == 303
    return guests


async def loaded(server: Server, path: str) -> StoredTournament:
    found = await server.site.storage.get(StoredTournament, path.rpartition("/")[2])
    assert found is not None
    return found


async def begin(guest: Guest, tournament: str, number: int) -> None:
    assert (await guest.http.post(f"{tournament}/begin", data={"round": str(number)})).status_code == 303


async def own_table(guest: Guest, tournament: str) -> str:
    """Return the path of the table that a guest has to play."""
    found = re.search(r'href="(/tables/[^"/]+)">\s*Go to your table', (await guest.http.get(tournament)).text)
    assert found is not None
    return found[1]


async def play_round(server: Server, guests: list[Guest], tournament: str, dice: random.Random) -> set[str]:
    """Play the tables of the round; return their paths."""
    tables = [await own_table(guest, tournament) for guest in guests]
    for path in sorted(set(tables)):
        lines = {}
        for guest, table in zip(guests, tables, strict=True):
            if table == path:
                line = await guest.line(table)
                view = await line.hear_until("view")
                lines[view["seat"]] = line, view
        await play_out(lines, dice)
        for line, _ in lines.values():
            await line.socket.close()
    await server.site.tournaments.check()
    return set(tables)


async def reached(guest: Guest, tournament: str) -> list[tuple[str, ...]]:
    """Return the rows of the standings: place, name, points of each round, total points, games won, and those less luck."""
    page = (await guest.http.get(tournament)).text
    body = page.partition('id="standings"')[2].partition("<tbody>")[2].partition("</tbody>")[0]
    return [
        tuple(re.sub(r"<small>.*?</small>|<[^>]+>", "", cell, flags=re.DOTALL).strip() for cell in cells)
        for cells in (re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.DOTALL) for row in body.split("</tr>")[:-1])
    ]


def expected(server: Server, guests: dict[str, str]) -> dict[str, list[int]]:
    """Calculate each guest's points in each round from the tables in the database."""
    query = (
        "SELECT deals.round, tables.id, seats.seat, seats.guest, seats.place, seats.score FROM seats "
        'JOIN tables ON seats."table" = tables.id JOIN deals ON tables.deal = deals.id'
    )
    found = rows(server.settings.folder / "spadework.sqlite", query)
    points: dict[str, list[int]] = {name: [] for name in guests.values()}
    for number, table, seat, guest, place, score in sorted(found, key=lambda row: row[0]):
        if guest in guests:
            others = [row[4:] for row in found if row[0] == number and row[2] == seat and row[1] != table]
            better = sum(place < other or (place == other and score > theirs) for other, theirs in others)
            same = sum((place, score) == other for other in others)
            points[guests[guest]].append(round(100 * (better + same / 2) / len(others)))
    return points


async def test_eight_play_two_rounds_and_are_compared_on_the_same_seats(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club)
    names = ["Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]
    guests = [ann, *await entered(server, club, path, *names)]
    assert "2 rounds, not started" in await text_of(ann, club)
    await begin(ann, path, 1)
    first = await play_round(server, guests, path, random.Random(3))
    assert len(first) == 4
    # The next round has begun automatically.
    assert "Round 2 of 2" in await text_of(guests[3], path)
    second = await play_round(server, guests, path, random.Random(4))
    assert not first & second
    text = await text_of(ann, path)
    assert "Finished after 2 rounds" in text
    assert "Finished after 2 rounds" in await text_of(ann, club)
    people = dict(zip((guest_id(server, guest) for guest in guests), ["Ann", *names], strict=True))
    points = expected(server, people)
    table = await reached(ann, path)
    assert {row[1]: [int(one) for one in row[2:4]] for row in table} == points
    totals = [int(row[4]) for row in table]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == pytest.approx(2 * 8 * 50, abs=4)
    # Tables of one round share a secret, the two rounds don't; now everyone may view all games.
    secrets = rows(server.settings.folder / "spadework.sqlite", "SELECT secret, COUNT(*) FROM tables GROUP BY secret")
    assert sorted(count for _, count in secrets) == [4, 4]
    stranger = await server.guest()
    for one in (*first, *second):
        assert (await stranger.http.get(f"{one}/replay?step=0")).status_code == 200


@pytest.mark.long
async def test_one_of_three_players_meets_a_captain(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club, rounds="1")
    guests = [ann, *await entered(server, club, path, "Bo", "Cy")]
    await begin(ann, path, 1)
    levels = rows(server.settings.folder / "spadework.sqlite", "SELECT level FROM seats WHERE level IS NOT NULL")
    assert levels == [("captain",)]
    await play_round(server, guests, path, random.Random(5))
    people = dict(zip((guest_id(server, guest) for guest in guests), ["Ann", "Bo", "Cy"], strict=True))
    assert {row[1]: [int(row[2])] for row in await reached(ann, path)} == expected(server, people)


async def test_results_are_hidden_while_anyone_plays_the_deal(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club, seats="2", rounds="1")
    [bo] = await entered(server, club, path, "Bo")
    await begin(ann, path, 1)
    table, other = await own_table(ann, path), await own_table(bo, path)
    assert table != other
    await played(ann, table, 1)
    await server.site.tournaments.check()
    stranger = await server.guest()
    for guest in (ann, bo, stranger):
        text = await text_of(guest, path)
        assert "points;" not in text
        assert "The standings appear after the first round." in text
    # Ann has finished, so she may view Bo's table; neither Bo nor anyone else may view hers.
    assert (await ann.http.get(other)).status_code == 200
    assert (await bo.http.get(f"{table}/replay?step=0")).status_code == 403
    assert (await stranger.http.get(table)).status_code == 403
    # The deal can't be played anywhere else.
    deal = rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM deals")[0][0]
    assert (await ann.http.get(f"/deals/{deal}")).headers["location"] == path
    # The deal doesn't lead strangers to the club.
    assert (await stranger.http.get(f"/deals/{deal}")).status_code == 404
    assert (await stranger.http.post(f"/deals/{deal}/play", data={})).status_code == 409
    await played(bo, other, 2)
    await server.site.tournaments.check()
    assert "Finished after 1 round" in await text_of(stranger, path)
    assert len(await reached(bo, path)) == 2
    assert (await stranger.http.get(f"{table}/replay?step=0")).status_code == 200
    assert "/deals/" in (await bo.http.get(f"{other}/ending")).text
    assert "/deals/" not in (await stranger.http.get(f"{table}/ending")).text
    async with server.live(table) as live:
        assert not live.sealed
        # A table without a host can't be closed to others.
        assert live.stored.creator == ""


@pytest.mark.long
async def test_a_round_can_begin_while_a_table_of_the_last_one_plays(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club, rounds="3")
    [bo] = await entered(server, club, path, "Bo")
    await begin(ann, path, 1)
    first = await own_table(ann, path)
    await begin(ann, path, 2)
    # A repeated click starts nothing.
    await begin(ann, path, 2)
    assert "Round 2 of 3" in await text_of(bo, path)
    assert await own_table(ann, path) != first
    assert (await ann.http.post(f"{path}/end", data={})).headers["location"] == path
    assert "Round 2 of 2" in await text_of(ann, path)
    assert (await bo.http.post(f"{path}/enter", data={"answer": "yes"})).status_code == 409
    tables = rows(server.settings.folder / "spadework.sqlite", 'SELECT id FROM tables ORDER BY "deal"')
    for (id,) in tables:
        async with server.live(f"/tables/{id}") as live:
            guest = ann if live.seats_of(guest_id(server, ann)) else bo
        await played(guest, f"/tables/{id}", 9)
    await server.site.tournaments.check()
    await server.site.tournaments.check()
    assert "Finished after 2 rounds" in await text_of(bo, path)
    assert [len(row) for row in await reached(bo, path)] == [7, 7]


async def test_a_round_needs_two_players_and_the_host_ends_abandoned_games(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club, rounds="3")
    bo, cy = await entered(server, club, path, "Bo", "Cy")
    await begin(ann, path, 1)
    await bo.http.post(f"{path}/enter", data={"answer": "no"})
    await cy.http.post(f"{path}/enter", data={"answer": "no"})
    assert (await bo.http.post(f"{path}/end-games", data={})).status_code == 403
    assert (await ann.http.post(f"{path}/end-games", data={})).headers["location"] == path
    text = await text_of(ann, path)
    assert text.count("ended early, doesn’t count") == 2
    assert "A round needs at least 2 players." in text
    await server.site.tournaments.check()
    assert "Round 1 of 3" in await text_of(ann, path)
    # It goes on as soon as another player enters.
    await bo.http.post(f"{path}/enter", data={"answer": "yes"})
    await server.site.tournaments.check()
    assert "Round 2 of 3" in await text_of(ann, path)
    # At most two rounds may be played at the same time.
    await begin(ann, path, 3)
    assert (await ann.http.post(f"{path}/begin", data={"round": "4"})).status_code == 303
    other = await set_up(ann, club, rounds="3")
    await bo.http.post(f"{other}/enter", data={"answer": "yes"})
    await begin(ann, other, 1)
    await begin(ann, other, 2)
    assert (await ann.http.post(f"{other}/begin", data={"round": "3"})).status_code == 409
    assert "Start round 3" not in await text_of(ann, other)


async def test_leaving_the_club_ends_a_host_s_rights(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    path = await set_up(bo, club)
    await entered(server, club, path, "Cy")
    await bo.http.post(f"{club}/leave", data={})
    assert (await bo.http.post(f"{path}/begin", data={"round": "1"})).status_code == 403
    assert "Call off" not in await text_of(bo, path)
    assert "Call off" in await text_of(ann, path)


async def test_a_table_with_one_guest_in_two_seats_is_not_compared(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club, rounds="1")
    bo, cy = await entered(server, club, path, "Bo", "Cy")
    await begin(ann, path, 1)
    guests = [ann, bo, cy]
    await play_round(server, guests, path, random.Random(5))
    tournament = await loaded(server, path)
    progress = await server.site.tournaments.progress(tournament)
    assert len(progress.standings) == 3
    [pair] = [table for table in progress.tables[1] if len({seat.guest for seat in table.seats} - {None}) == 2]
    pair.seats[1].guest = pair.seats[0].guest
    assert all(not one.points for one in progress.standings)


async def test_only_members_enter_and_only_its_host_begins(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, stranger = await joined(server, club, "Bo"), await server.guest()
    path = await set_up(bo, club)
    assert (await stranger.http.post(f"{path}/enter", data={"answer": "yes"})).status_code == 403
    assert (await stranger.http.post("/tournaments", data=form(club))).status_code == 403
    assert (await bo.http.post(f"{path}/enter", data={"answer": "perhaps"})).status_code == 422
    assert "Join" in await text_of(ann, path)
    assert "Join" not in await text_of(stranger, path)
    # One player alone can't play.
    assert "A round needs at least 2 players." in await text_of(bo, path)
    assert (await bo.http.post(f"{path}/begin", data={"round": "1"})).status_code == 409
    [cy] = await entered(server, club, path, "Cy")
    for one in (cy, stranger):
        assert (await one.http.post(f"{path}/begin", data={"round": "1"})).status_code == 403
        assert (await one.http.post(f"{path}/end", data={})).status_code == 403
    assert (await cy.http.post(f"{path}/enter", data={"answer": "no"})).status_code == 303
    assert "Players: Bo" in await text_of(cy, path)
    # The club's founder may call it off, too.
    assert (await ann.http.post(f"{path}/end", data={})).headers["location"] == club
    assert (await bo.http.get(path)).status_code == 404
    # Its path doesn't lead strangers to the club.
    path = await set_up(ann, club)
    assert club in (await bo.http.get(path)).text
    assert club not in (await stranger.http.get(path)).text


@pytest.mark.parametrize(
    "fields", [{"game": "chess"}, {"seats": "1"}, {"seats": "x"}, {"rounds": "0"}, {"rounds": "100"}, {"time": "soon"}]
)
async def test_invalid_tournaments_are_refused_with_a_message(server: Server, fields: dict[str, str]) -> None:
    ann = await server.guest()
    club = await founded(ann)
    answer = await ann.http.post("/tournaments", data=form(club) | fields)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM tournaments") == []


async def test_a_club_has_at_most_three_tournaments(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    for _ in range(stored.MOST_UNFINISHED):
        await set_up(ann, club)
    answer = await ann.http.post("/tournaments", data=form(club))
    assert answer.status_code == 422
    assert "A club has at most 3 tournaments at a time." in answer.text


async def test_leaving_a_club_ends_entry_and_dissolving_it_keeps_deals_sealed(
    server: Server,
) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club, rounds="3")
    bo, cy = await entered(server, club, path, "Bo", "Cy")
    assert [one["at"] for one in (await cy.http.get("/me/export.json")).json()["tournament_entries"]]
    await cy.http.post(f"{club}/leave", data={})
    assert "Ann and Bo" in re.sub("[\u2068\u2069]", "", await text_of(ann, path))
    await begin(ann, path, 1)
    table, other = await own_table(bo, path), await own_table(ann, path)
    assert (await cy.http.get(table)).status_code == 403
    await ann.http.post(f"{club}/delete", data={"sure": "yes"})
    database = server.settings.folder / "spadework.sqlite"
    assert rows(database, "SELECT id FROM tournaments") == rows(database, "SELECT guest FROM tournament_entries") == []
    [(deal, tournament)] = rows(database, "SELECT id, tournament FROM deals")
    assert tournament is None
    await played(bo, table, 9)
    await server.site.tournaments.check()
    # Ann is still playing the deal.
    assert (await cy.http.get(f"{table}/replay?step=0")).status_code == 403
    assert (await cy.http.get(f"/deals/{deal}")).status_code == 404
    assert (await cy.http.post(f"/deals/{deal}/play", data={})).status_code == 409
    await played(ann, other, 9)
    await server.site.tournaments.check()
    assert (await cy.http.get(f"{table}/replay?step=0")).status_code == 200


async def test_members_are_told_of_a_tournament_each_round_and_the_end(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    told: list[tuple[str, str, str]] = []
    tell_all(server, monkeypatch, lambda guest, text: told.append((guest, text.text, text.path)))
    ids = [guest_id(server, guest) for guest in (ann, bo, cy)]
    path = await set_up(ann, club, rounds="1")
    assert {guest for guest, text, way in told if "Ann set up a tournament" in text and way == path} == set(ids[1:])
    await bo.http.post(f"{path}/enter", data={"answer": "yes"})
    await begin(ann, path, 1)
    assert {guest for guest, text, _ in told if "round 1 of the tournament has begun" in text} == set(ids[:2])
    await play_round(server, [ann, bo], path, random.Random(2))
    assert {guest for guest, text, _ in told if "the tournament is over" in text} == set(ids[:2])


async def test_a_round_of_a_removed_game_cannot_begin(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club)
    await entered(server, club, path, "Bo")
    tournament = await loaded(server, path)
    tournament.game = "gone"
    with pytest.raises(Problem):
        await server.site.tournaments.begin_round(tournament)


async def test_two_servers_begin_a_round_once(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club)
    await entered(server, club, path, "Bo")
    tournament = await loaded(server, path)
    await asyncio.gather(*(server.site.tournaments.begin_round(tournament) for _ in range(3)))
    database = server.settings.folder / "spadework.sqlite"
    assert rows(database, "SELECT round FROM tournaments") == [(1,)]
    assert rows(database, "SELECT COUNT(*) FROM tables") == [(2,)]


async def test_an_open_tournament_admits_strangers_and_subtracts_luck(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    estimated, estimate = asyncio.Event(), server.site.reviewer.luck

    async def later(live: LiveTable) -> tuple[float, ...]:
        await estimated.wait()
        return await estimate(live)

    monkeypatch.setattr(server.site.reviewer, "luck", later)
    ann, bo, cy = [await server.guest() for _ in range(3)]
    assert "To join, enter a name." in (await ann.http.post("/tournaments", data=form(""))).text
    path = await set_up(ann, "", rounds="1", name="Ann")
    assert "Open to everyone" in await text_of(ann, path)
    assert f'href="{path}"' in (await bo.http.get("/tournaments")).text
    assert (await bo.http.post(f"{path}/enter", data={"answer": "yes", "name": " "})).status_code == 422
    for guest in (bo, cy):
        assert (await guest.http.post(f"{path}/enter", data={"answer": "yes", "name": "Ann"})).status_code == 303
    assert "Ann, Ann (2) and Ann (3)" in re.sub("[\u2068\u2069]", "", await text_of(cy, path))
    assert (await bo.http.post(f"{path}/begin", data={"round": "1"})).status_code == 403
    await begin(ann, path, 1)
    # Once all its rounds have begun, a tournament is listed only for its players.
    assert f'href="{path}"' in (await bo.http.get("/tournaments")).text
    assert path not in (await (await server.guest()).http.get("/tournaments")).text
    await play_round(server, [ann, bo, cy], path, random.Random(6))
    assert [row[-1] for row in await reached(bo, path)] == ["\N{EN DASH}"] * 3
    assert "data-follow" in (await bo.http.get(path)).text
    estimated.set()
    await server.site.tournaments.measure(server.site.reviewer)
    database = server.settings.folder / "spadework.sqlite"
    lucks = rows(database, 'SELECT "table", guest, luck FROM seats ORDER BY "table"')
    own = {guest: luck for _, guest, luck in lucks if guest}
    for table in {row[0] for row in lucks}:
        # What one player gains by a draw, the others lose.
        assert sum(luck for other, _, luck in lucks if other == table) == pytest.approx(0, abs=1e-9)
    page = {row[1]: row for row in await reached(bo, path)}
    for guest, name in ((ann, "Ann"), (bo, "Ann (2)"), (cy, "Ann (3)")):
        wins = float(page[name][-2])
        assert float(page[name][-1].replace("\N{MINUS SIGN}", "-")) == pytest.approx(
            wins - own[guest_id(server, guest)], abs=0.051
        )
    assert "data-follow" not in (await bo.http.get(path)).text
    # Luck is estimated only once.
    assert await stored.unmeasured(server.site.storage, []) == []


async def test_a_guest_has_at_most_three_open_tournaments(server: Server) -> None:
    ann, bo = await server.guest(), await server.guest()
    for _ in range(stored.MOST_UNFINISHED):
        path = await set_up(ann, "", name="Ann")
    answer = await ann.http.post("/tournaments", data=form("") | {"name": "Ann"})
    assert answer.status_code == 422
    assert "You can have 3 tournaments at a time." in answer.text
    await set_up(bo, "", name="Bo")
    assert (await bo.http.post(f"{path}/end", data={})).status_code == 403
    assert (await ann.http.post(f"{path}/end", data={})).headers["location"] == "/tournaments"
    await set_up(ann, "", name="Ann")


async def test_entrants_per_tournament_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MOST_ENTRANTS", 2)
    ann, bo, cy = [await server.guest() for _ in range(3)]
    path = await set_up(ann, "", name="Ann")
    assert (await bo.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bo"})).status_code == 303
    answer = await cy.http.post(f"{path}/enter", data={"answer": "yes", "name": "Cy"})
    assert answer.status_code == 409
    assert "2 players have already joined" in answer.text
    # A second click changes nothing.
    assert (await bo.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bob"})).status_code == 303
    assert "Ann and Bo" in re.sub("[\u2068\u2069]", "", await text_of(cy, path))


async def test_blocked_players_are_never_seated_together(server: Server) -> None:
    guests = [await server.guest() for _ in range(6)]
    path = await set_up(guests[0], "", seats="3", rounds="3", name="Ann")
    for guest in guests[1:]:
        await guest.http.post(f"{path}/enter", data={"answer": "yes", "name": "Somebody"})
    ids = [guest_id(server, guest) for guest in guests]
    await block(server.site.storage, ids[0], ids[1], "Somebody")
    for number in (1, 2):
        await begin(guests[0], path, number)
    tables = (await server.site.tournaments.progress(await loaded(server, path))).tables
    for seated in ({seat.guest for seat in table.seats} for one in tables.values() for table in one):
        assert not set(ids[:2]) <= seated


async def test_failing_luck_estimates_are_given_up_and_block_no_other_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MOST_MEASURED", 1)
    asked: list[str] = []

    async def failing(_: LiveTable) -> tuple[float, ...]:
        raise WorkerEnded("on purpose")

    async def counted(live: LiveTable) -> tuple[float, ...]:
        asked.append(live.id)
        return await failing(live)

    # The server also looks for such tables.
    monkeypatch.setattr(server.site.reviewer, "luck", failing)
    reviewer = Reviewer()
    monkeypatch.setattr(reviewer, "luck", counted)
    site = server.site
    own = Tournaments(site.storage, site.tables, site.notifications, new_table, Background())
    ann, bo = await server.guest(), await server.guest()
    path = await set_up(ann, "", rounds="1", name="Ann")
    await bo.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bo"})
    await begin(ann, path, 1)
    await play_round(server, [ann, bo], path, random.Random(6))
    for _ in range(2 * MOST_TRIES + 1):
        await own.measure(reviewer)
    assert sorted(Counter(asked).values()) == [MOST_TRIES] * 2
    assert [row[-1] for row in await reached(bo, path)] == ["\N{EN DASH}"] * 2


async def test_concurrent_entries_cannot_exceed_the_limit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MOST_ENTRANTS", 4)
    ann, *others = [await server.guest() for _ in range(8)]
    made = await asyncio.gather(*(ann.http.post("/tournaments", data=form("") | {"name": "Ann"}) for _ in range(3)))
    assert {answer.status_code for answer in made} <= {303, 422, 429}
    path = made[0].headers["location"]
    found = await asyncio.gather(
        *(one.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bo"}) for one in others)
    )
    assert sorted(answer.status_code for answer in found) == [303] * 3 + [409] * 4
    names = await stored.names_in(server.site.storage, [path.rpartition("/")[2]])
    assert sorted(*names.values()) == ["Ann", "Bo", "Bo (2)", "Bo (3)"]


async def test_entrant_names_stay_unique(server: Server) -> None:
    guests = [await server.guest() for _ in range(3)]
    path = await set_up(guests[0], "", name="Ann")
    for guest in guests[1:]:
        await guest.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bo"})
        # The name that a guest has chosen for all tables is used, with a number if another entrant has it here.
        await guest.http.post("/me", data={"name": "Ann"})
    assert "Ann, Ann (2) and Ann (3)" in re.sub("[\u2068\u2069]", "", await text_of(guests[0], path))


async def test_a_host_who_does_not_play_keeps_the_tournament(server: Server) -> None:
    ann, bo = await server.guest(), await server.guest()
    path = await set_up(ann, "", name="Ann")
    await bo.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bo"})
    await ann.http.post(f"{path}/enter", data={"answer": "no"})
    assert f'href="{path}"' in (await ann.http.get("/tournaments")).text
    assert "Call off" in await text_of(ann, path)
    assert "Bo" in await text_of(await server.guest(), "/tournaments")


async def test_the_first_entrant_succeeds_a_deleted_host(server: Server) -> None:
    ann, bo, cy = [await server.guest() for _ in range(3)]
    path = await set_up(ann, "", name="Ann")
    for guest, name in ((bo, "Bo"), (cy, "Cy")):
        await guest.http.post(f"{path}/enter", data={"answer": "yes", "name": name})
    await ann.http.post("/me/delete", data={"sure": "on"})
    assert (await cy.http.post(f"{path}/begin", data={"round": "1"})).status_code == 403
    await begin(bo, path, 1)
    assert "Round 1 of 2" in await text_of(cy, path)


async def test_entrants_can_end_games_that_keep_them_waiting(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo, cy = [await server.guest() for _ in range(3)]
    path = await set_up(ann, "", name="Ann")
    await bo.http.post(f"{path}/enter", data={"answer": "yes", "name": "Bo"})
    await begin(ann, path, 1)
    table = await own_table(ann, path)
    await played(ann, table, 1)
    assert (await cy.http.post(f"{path}/end-games", data={})).status_code == 403
    for guest in (ann, bo):
        assert (await guest.http.post(f"{path}/end-games", data={})).headers["location"] == path
    # Nobody has been waiting long.
    assert "ended early" not in await text_of(ann, path)
    later = now() + IDLE + timedelta(minutes=1)
    monkeypatch.setattr("spadework.web.features.tournaments.service.now", lambda: later)
    await bo.http.post(f"{path}/end-games", data={})
    # Slow players can't end a game themselves.
    assert "ended early" not in await text_of(ann, path)
    await ann.http.post(f"{path}/end-games", data={})
    text = await text_of(ann, path)
    assert text.count("ended early, doesn’t count") == 1
    assert "Players: Ann" in re.sub("[\u2068\u2069]", "", text)
    assert "Join" in await text_of(bo, path)


async def test_a_member_who_leaves_while_entering_is_refused(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    path = await set_up(ann, club)
    bo = await joined(server, club, "Bo")
    await bo.http.post(f"{club}/leave", data={})
    assert (await bo.http.post(f"{path}/enter", data={"answer": "yes"})).status_code == 403
