"""Branches: playing on from a position of a finished game."""

import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.names import free_name
from spadework.engine.words import Words
from spadework.table import Table
from spadework.web.db.models import StoredTable
from spadework.web.db.storage import NewMove
from spadework.web.features.accounts.guests import known_name
from spadework.web.features.friends.service import check_not_blocked
from spadework.web.features.together.service import Continuation
from spadework.web.features.waiting_room.store import take_reserved_seats
from spadework.web.pages.new_table import NewTable, SeatRow, fixed_table
from spadework.web.pages.replay import position_at, viewer_of
from spadework.web.pages.tables import check_opening, form_of
from spadework.web.server.errors import Problem
from spadework.web.server.requests import part, words_for
from spadework.web.server.site import guest_of, redirect, seen_table, site_of
from spadework.web.table.live_table import LiveTable
from spadework.web.table.moves import new_moves

MOST_STEPS = 3000
"""Maximum steps before a branch, all of which are copied."""


async def play_on(request: Request) -> Response:
    """Open a table that continues from a step of a replay, and redirect there. Raises Problem."""
    site, guest, words = site_of(request), guest_of(request), words_for(request)
    form = await form_of(request)
    id, together = part(request, "id"), "together" in form
    if together and (continuation := site.together.continuation_of(id)) is not None:
        # Another participant has just opened the table: join that one.
        await take_reserved_seat(request, continuation.path.rpartition("/")[2])
        return redirect(request, continuation.path)
    async with seen_table(request) as live:
        if live.stage != "over":
            raise Problem("error-not-over", 409)
        if live.sealed:
            raise Problem("error-deal-open", 409)
        viewer = viewer_of(live, guest, form_int(form.get("seat", "")))
        version = form_int(form.get("step", ""))
        await check_opening(request)
        copy = await live.read(lambda table: copy_at(table, viewer, version))
        own = live.seats_of(guest)
        if together and not own:
            raise Problem("error-again", 403)
        seat = own[0] if together else copy.to_move[0] if viewer == SPECTATOR else viewer
        name = live.names[seat] if seat in own else known_name(request)
        stored, moves = table_from(live, copy, seat, guest, name, words)
        if together:
            keep_seats(stored, live, guest)
    await site.tables.add(stored, moves)
    if together:
        site.together.offer(id, Continuation(f"/tables/{stored.id}", name))
    return redirect(request, f"/tables/{stored.id}")


async def come_along(request: Request) -> Response:
    """Take the seat reserved for the guest at a branch, and redirect there. Raises Problem."""
    await form_of(request)
    if not await take_reserved_seat(request, part(request, "id")):
        raise Problem("error-no-seat", 409)
    return redirect(request, f"/tables/{part(request, 'id')}")


async def take_reserved_seat(request: Request, id: str) -> bool:
    """Take the seat reserved for the guest at a table; return whether the guest sits there now. Raises Problem."""
    site, guest = site_of(request), guest_of(request)
    async with site.tables.open(id) as live:
        await check_not_blocked(site.storage, live, guest)
        before = await site.storage.load(live.stored.begun_from or "")
        seats = {seat.seat: seat.name for seat in before.seats if seat.guest == guest} if before is not None else {}
        if live.seats_of(guest):
            return True
        if live.stage != "playing" or not await take_reserved_seats(site.storage, id, guest, seats):
            return False
    await site.tables.reload([id])
    return True


def form_int(text: str) -> int:
    """Parse a number of a form. Raises Problem."""
    try:
        return int(text)
    except ValueError:
        raise Problem("error-form", 400) from None


def copy_at(table: Table, viewer: int, version: int) -> Table:
    """Return the table at a step of a viewer's replay, where a decision is due. Raises Problem."""
    length = position_at(table, viewer, version)
    if length < len(table.steps) and table.steps[length].seat == CHANCE:
        # What is still to come of a move has not been seen: it is made again. Before the first one the deal is completed.
        made = [number for number in range(length) if table.steps[number].seat != CHANCE]
        length = made[-1] if made else length
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


def keep_seats(stored: StoredTable, live: LiveTable, guest: str) -> None:
    """Reserve seats at a branch for the other players of the original table. Computer players hold the seats until those players join."""
    stored.hints = stored.hints_alone = False
    for seat, then in zip(stored.seats, live.seats, strict=True):
        if then.guest not in {guest, None}:
            seat.invitation, seat.name = secrets.token_urlsafe(16), then.name


def row_of(live: LiveTable, other: int, own: int, name: str) -> SeatRow:
    """Return a seat of the branch: the guest, the original computer player, or one in place of a person."""
    if other == own:
        return SeatRow(other, "me", name)
    level = live.seats[other].level
    return SeatRow(other, "computer") if level is None else SeatRow(other, "computer", live.names[other], level)


ROUTES = [
    Route("/tables/{id}/play-on", play_on, methods=["POST"]),
    Route("/tables/{id}/come-along", come_along, methods=["POST"]),
]
"""The routes of these pages."""
