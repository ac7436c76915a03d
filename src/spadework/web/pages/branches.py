"""Branches: playing on from a position of a finished game."""

from collections.abc import Collection

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.words import Words
from spadework.table import Table
from spadework.web.db.models import StoredTable
from spadework.web.db.storage import NewMove
from spadework.web.features.accounts.guests import known_name
from spadework.web.features.together.service import Sequel
from spadework.web.features.waiting_room.service import free_name
from spadework.web.pages.new_table import NewTable, SeatRow, fixed_table
from spadework.web.pages.replay import viewer_of
from spadework.web.pages.tables import check_opening, form_of
from spadework.web.server.errors import Problem
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import guest_of, redirect, site_of
from spadework.web.table.live_table import LiveTable
from spadework.web.table.moves import new_moves

MOST_STEPS = 3000
"""Maximum steps before a branch, all of which are copied."""


async def play_on(request: Request) -> Response:
    """Open a table that continues from a step of a replay, and redirect there. Raises Problem."""
    site, guest, words = site_of(request), guest_of(request), words_for(request)
    form = await form_of(request)
    async with site.tables.seen_by(part(request, "id"), guest) as live:
        if live.stage != "over":
            raise Problem("error-not-over", 409)
        if live.sealed:
            raise Problem("error-deal-open", 409)
        viewer = viewer_of(live, guest, form_int(form.get("seat", "")))
        version = form_int(form.get("step", ""))
        await check_opening(request)
        copy = await live.read(lambda table: copy_at(table, viewer, version))
        own = live.seats_of(guest)
        together = "together" in form and bool(own)
        seat = own[0] if together else copy.to_move[0] if viewer == SPECTATOR else viewer
        name = live.names[seat] if seat in own else known_name(request)
        stored, moves = table_from(live, copy, seat, guest, name, words)
        if together:
            invite(stored, live, {voice.guest for voice in site.together.voices(live.id)} - {guest})
    await site.tables.add(stored, moves)
    if together:
        site.together.offer(part(request, "id"), Sequel(f"/tables/{stored.id}", name))
    return redirect(request, f"/tables/{stored.id}")


def form_int(text: str) -> int:
    """Parse a number of a form. Raises Problem."""
    try:
        return int(text)
    except ValueError:
        raise Problem("error-form", 400) from None


def copy_at(table: Table, viewer: int, version: int) -> Table:
    """Return the table at a step of a viewer's replay, or at the next decision after it. Raises Problem."""
    positions = [0, *table.seen_steps(viewer)]
    if not 0 <= version < len(positions):
        raise Problem("error-no-step", 404, steps=len(positions) - 1)
    length = positions[version]
    # Chance outcomes are stored with the move before them.
    while length < len(table.steps) and table.steps[length].seat == CHANCE:
        length += 1
    if length > MOST_STEPS:
        raise Problem("error-too-far", 409, most=MOST_STEPS)
    copy = table.copy()
    copy.undo(length)
    if not copy.to_move:
        raise Problem("error-nothing-left", 409)
    return copy


def table_from(
    live: LiveTable, copy: Table, seat: int, guest: str, name: str, words: Words
) -> tuple[StoredTable, list[NewMove]]:
    """Return a new table with the moves so far. The guest has one seat, computer players the others."""
    rows = [row_of(live, other, seat, name) for other in range(copy.seats)]
    new = NewTable(live.game, copy.seats, rows, {**live.stored.options, "deck": live.stored.deck})
    stored = fixed_table(new, live.stored.secret, guest, words)
    names: list[str] = []
    for mine, then in zip(stored.seats, live.seats, strict=True):
        mine.contribution, mine.name = then.contribution, free_name(mine.name, names)
        names.append(mine.name)
    stored.begun_from, stored.dealt = live.id, True
    # Spectator access is inherited: a branch reveals the same cards.
    stored.closed, stored.delay, stored.spectators_talk = (
        live.stored.closed,
        live.stored.delay,
        live.stored.spectators_talk,
    )
    stored.to_move = sum(1 << other for other in copy.to_move)
    return stored, new_moves(copy, copy.steps)


def invite(stored: StoredTable, live: LiveTable, guests: Collection[str]) -> None:
    """Give some guests the seats that they had at the table from which another one branches off."""
    for seat, then in zip(stored.seats, live.seats, strict=True):
        if then.guest in guests:
            seat.guest, seat.level, seat.name = then.guest, None, then.name


def row_of(live: LiveTable, other: int, own: int, name: str) -> SeatRow:
    """Return a seat of the branch: the guest, the original computer player, or one in place of a person."""
    if other == own:
        return SeatRow(other, "me", name)
    level = live.seats[other].level
    return SeatRow(other, "computer") if level is None else SeatRow(other, "computer", live.names[other], level)


ROUTES = [Route("/tables/{id}/play-on", play_on, methods=["POST"])]
"""The route of this page."""
