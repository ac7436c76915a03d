"""Objects that exist on a server, and paths to them."""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain

from tests.web.features.clubs.test_dates import date_form
from tests.web.features.tournaments.test_pages import set_up
from tests.web.harness import Guest, Server, finished

from spadework.engine.discovery import all_games


async def existing_objects(server: Server) -> tuple[Guest, dict[str, Sequence[str]]]:
    """Return a guest with a finished and a running game, and values of path parameters that exist."""
    guest, over = await finished(server)
    running, public = await guest.open_table("me link"), await guest.open_table("me link", joining="anybody")
    invites = (await (await guest.line(running)).hear())["invites"]
    club = (await guest.http.post("/clubs", data={"club": "The crew", "name": "Ada"})).headers["location"]
    await guest.http.post(f"{club}/dates", data=date_form())
    date = re.search(r"/dates/([^/]+)/answer", (await guest.http.get(club)).text)
    assert date is not None
    tournament = await set_up(guest, club)
    deal = (await guest.http.post(f"/games/{next(iter(all_games()))}/deals")).headers["location"]
    return guest, {
        "games id": list(all_games()),
        "tables id": [path.rpartition("/")[2] for path in (over, running, public)],
        "clubs id": [club.rpartition("/")[2]],
        "date": [date[1]],
        "tournament": [tournament.rpartition("/")[2]],
        "deal": [deal.rpartition("/")[2]],
        "invitation": [invites[0]["url"].rpartition("/")[2]],
        "language": ["en", "de"],
        "step": ["0", "1", "99999", "-1", "²", "9" * 30],
        "seat": ["0", "1", "-1", "7", "x"],
    }


def filled_path(path: str, values: Mapping[str, Sequence[str]]) -> str:
    """Return a route's path with values that exist in place of its parameters, as far as there are any."""
    return re.sub(r"{(\w+)}", partial(path_value, path.split("/")[1], values), path)


def path_value(kind: str, values: Mapping[str, Sequence[str]], part: re.Match[str]) -> str:
    """Return a value for a path parameter: one that exists, if possible."""
    return next(chain(values.get(f"{kind} {part[1]}", ()), values.get(part[1], ()), "x"))
