"""Access control: every page and form of a table, by every kind of user, before, during and after the game."""

import pytest
from sqlalchemy import update
from tests.attacks.attacked_table import play_out
from tests.web.asked import FORMS, PAGES, Asker
from tests.web.harness import GAME, Guest, Server, seated

from spadework.web.db.models import StoredTable

# The statuses at each stage for the host (seat 0), another player (seat 1), a spectator, and a spectator when the table is closed to
# spectators. With `{seat}`, all request seat 1, and with `{other}`, seat 0. Requests that change the table come last. A dash stands for a
# request that would need a long computation, or take the last seat.
EXPECTED = """
                                                        waiting           playing           over
{table}                                                 200 200 200 403   200 200 200 403   200 200 200 403
{table}/join/{invitation}                               200 303 200 200   409 303 409 409   409 303 409 409
{table}/join/{invitation}/code.svg                      200 200 200 200   200 200 200 200   200 200 200 200
{table}/replay?seat={seat}                              403 409 403 403   403 200 403 403   200 200 200 403
{table}/replay?step={half}&seat={seat}&wide=0           403 409 403 403   403 200 403 403   200 200 200 403
{table}/replay?seat={other}                             409 403 403 403   200 403 403 403   200 200 200 403
{table}/replay/1.json?seat={seat}                       403 409 403 403   403 200 403 403   200 200 200 403
{table}/replay/{steps}.json?seat={seat}                 403 409 403 403   403 200 403 403   200 200 200 403
{table}/replay/{beyond}.json?seat={seat}                403 409 403 403   403 404 403 403   404 404 404 403
{table}/replay/1.json?seat={other}                      409 403 403 403   200 403 403 403   200 200 200 403
{table}/replay/{steps}/hint.json?seat={seat}            403 409 403 403   403 409 403 403   - - - 403
{table}/replay/{half}/hint.json?seat={other}            409 403 403 403   409 403 403 403   - - - 403
{table}/ending                                          409 409 409 403   409 409 409 403   200 200 200 403
{table}/picture.svg?seat={seat}                         403 409 403 403   403 409 403 403   200 200 200 403
{table}/picture.svg?seat={other}                        409 403 403 403   409 403 403 403   200 200 200 403
{table}/decisions/{seat}.json                           403 409 403 403   403 409 403 403   200 200 200 403
{table}/decisions/{other}.json                          409 403 403 403   409 403 403 403   200 200 200 403
{table}/decisions/{seat}/{half}.json                    403 409 403 403   403 409 403 403   - - - 403
{table}/review                                          409 409 409 403   409 409 409 403   - - - 403
{table}/review?seat={other}                             409 409 409 403   409 409 409 403   - - - 403
{table}/review.json?seat={seat}                         409 409 409 403   409 409 409 403   - - - 403
{table}/review.json?seat={other}                        409 409 409 403   409 409 409 403   - - - 403
{table}/record.json                                     409 409 409 403   409 409 409 403   200 200 200 403
{table}/series.svg                                      404 404 404 403   404 404 404 403   404 404 404 403
{table}/verify                                          200 200 200 403   200 200 200 403   200 200 200 403
POST /tables/{id}/name                                  303 303 409 409   303 303 409 409   409 409 409 409
POST /tables/{id}/join/{invitation}                     303 303 - -   409 303 409 409   409 303 409 409
POST /tables/{id}/sit                                   303 303 409 409   303 303 409 409   303 303 409 409
POST /tables/{id}/rematch                                 409 409 409 409   409 409 409 409   303 303 403 403
POST /tables/{id}/play-on                               409 409 409 403   409 409 409 403   303 303 303 403
POST /tables/{id}/come-along                            303 303 409 409   303 303 409 409   303 303 409 409
POST /tables/{id}/leave                                 409 303 409 409   409 409 409 409   409 409 409 409
POST /tables/{id}/ask                                   422 409 409 409   409 409 409 409   409 409 409 409
POST /tables/{id}/decline                               303 303 303 303   303 303 303 303   303 303 303 303
POST /tables/{id}/free                                  409 409 409 409   409 409 409 409   409 409 409 409
POST /tables/{id}/resize                                303 409 409 409   409 409 409 409   409 409 409 409
POST /tables/{id}/set-up                                303 409 409 409   409 409 409 409   409 409 409 409
POST /tables/{id}/fill                                  303 409 409 409   409 409 409 409   409 409 409 409
POST /tables/{id}/cancel                                303 409 409 409   409 409 409 409   409 409 409 409
"""
STAGES = ("waiting", "playing", "over")
SEAT = 1


def expected() -> dict[str, dict[str, list[str]]]:
    """Return the expected statuses, by request and stage."""
    found = {}
    for line in EXPECTED.strip().splitlines()[1:]:
        name = line[:56].strip()
        words = line[56:].split()
        found[name] = {stage: words[4 * number : 4 * number + 4] for number, stage in enumerate(STAGES)}
    return found


async def at_stage(server: Server, stage: str) -> tuple[str, list[Guest]]:
    """Return a table for three at a stage, with its host, another player, and a spectator."""
    if stage != "waiting":
        table, guests = await seated(server, GAME, 3)
        return table, [guests[0], guests[1], guests[3]]
    guests = [await server.guest() for _ in range(3)]
    table = await guests[0].open_table("me link link")
    invites = (await (await guests[0].line(table)).hear())["invites"]
    await guests[1].http.post(invites[0]["url"], data={})
    return table, guests


@pytest.mark.slow
@pytest.mark.parametrize("stage", STAGES)
async def test_every_page_and_form_enforces_access_control(server: Server, stage: str) -> None:
    table, guests = await at_stage(server, stage)
    async with server.live(table) as live:
        if stage == "over":
            await play_out(server, live)
        steps = 3 if live.table is None else live.table.version(SEAT)
        asker = Asker(guests[0], table, live.seats[-1].invitation or "", SEAT, steps)
        wrong = []
        # Spectators come first, as the others may change something.
        for who in (3, 2, 1, 0):
            live.stored.closed = who == 3
            async with server.site.storage.writing() as session:
                await session.execute(update(StoredTable).where(StoredTable.id == live.id).values(closed=who == 3))
            for asked, statuses in expected().items():
                wanted = statuses[stage][who]
                if wanted == "-":
                    continue
                route, path = (asked.removeprefix("POST "), "") if asked.startswith("POST ") else ("", asked)
                status = (await asker._replace(guest=guests[min(who, 2)]).answer(route, path)).split(" ")[1]
                if status != wanted:
                    wrong.append(f"{asked}: {who} gets {status} instead of {wanted}")
        assert wrong == []


def test_the_expectations_cover_every_page_and_form_of_a_table() -> None:
    pages = {page for pages in PAGES.values() for page in pages if page.startswith("{table}")}
    assert set(expected()) == pages | {f"POST {path}" for path in FORMS}


async def test_no_url_leads_to_administration(server: Server) -> None:
    """Reports, accounts and backups are managed by commands on the machine; no URL leads to them."""
    guest = await server.guest()
    for path in (
        "/admin",
        "/reports",
        "/accounts",
        "/users",
        "/backup",
        "/metrics",
        "/debug",
        "/docs",
        "/openapi.json",
    ):
        assert (await guest.http.get(path)).status_code == 404, path


async def test_a_used_invitation_gives_no_seat(server: Server) -> None:
    """A kept link gives no seat at a full table, nor at another table."""
    table, guests = await seated(server, GAME, 2)
    other = await guests[0].open_table("me link")
    async with server.live(table) as live:
        invitation = live.seats[1].invitation
    assert (await guests[2].http.post(f"{table}/join/{invitation}", data={})).status_code == 409
    assert (await guests[2].http.post(f"{other}/join/{invitation}", data={})).status_code == 404
