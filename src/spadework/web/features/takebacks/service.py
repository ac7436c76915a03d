"""Takebacks by consent: ask, answer, and undo when everyone has agreed."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from functools import partial

from spadework import protocol
from spadework.engine.words import Message, Words, message
from spadework.table import Table
from spadework.table.takeback import TakebackSummary, last_known_decision, undoing
from spadework.web.db.models import StoredTakebackRequest
from spadework.web.db.storage import refusing
from spadework.web.features.substitutes.service import players
from spadework.web.features.takebacks.requests import GamePoint, RequestOutcome, TakebackRequest
from spadework.web.server.errors import Refused
from spadework.web.server.requests import join_names, page_words
from spadework.web.socket.incoming import AnswerTakeback, AskTakeback
from spadework.web.socket.topics import Reader, Topic
from spadework.web.socket.transport import Payload
from spadework.web.table.live_table import LiveTable
from spadework.web.table.moves import RemovedSteps, take_back_by_consent
from spadework.web.table.observers import Change, now

HOLD = 60.0
"""Seconds for which computer players wait for an answer; then they play on, which ends the request."""

SOON = 0.1
"""Seconds between checks whether the time to react is over."""


def allows(live: LiveTable) -> bool:
    """Return whether a table has takebacks: not one that plays a shared deal, a tutorial, or a delayed table."""
    return live.stored.deal is None and not live.stored.tutorial and live.origin is live


def is_free(live: LiveTable) -> bool:
    """Return whether every move can be taken back, since nobody else has to agree: a player alone, at a table with takebacks."""
    return live.alone and allows(live)


def voters(live: LiveTable, guest: str) -> Collection[str]:
    """Return the guests who must agree to a guest's request: all other players. Computer players, also substitutes, always agree."""
    return {other for other in players(live) if other != guest}


def still_asked(live: LiveTable) -> Collection[str]:
    """Return the guests who have not answered the open request."""
    request = live.takebacks.open
    if request is None or request.place != place_of(live):
        return ()
    return {guest for guest in voters(live, request.guest) if guest not in request.agreed}


def current(live: LiveTable) -> TakebackRequest | None:
    """Return the open request; close it first if the game has moved on or the seat has left. The caller must hold the table's lock."""
    request = live.takebacks.open
    if request is None:
        return None
    place, asks = place_of(live), request.seat in live.seats_of(request.guest)
    if place == request.place and asks and not live.ended and live.seats[request.seat].substitute is None:
        return request
    went_back = place is not None and place.epoch > request.place.epoch
    live.takebacks.end(request, "agreed" if went_back else "moved", request.seat)
    return None


def place_of(live: LiveTable) -> GamePoint | None:
    """Return the point that the game has reached; None before the deal."""
    table = live.table
    return None if table is None else GamePoint(len(table.steps), len(table.reversals), live.stored.epoch)


def step_for(live: LiveTable, guest: str | None, seat: int, decision: int) -> tuple[GamePoint, int]:
    """Return the point that the game has reached, and the number of steps that a takeback would leave.

    The caller must hold the table's lock.

    Args:
        live: the table.
        guest: the guest who asks.
        seat: the guest's seat.
        decision: the number of the seat's next decision, as the browser knows it.

    Raises:
        Refused: the seat can't ask for a takeback now.
    """
    table, place = live.table, place_of(live)
    if guest is None or seat not in live.seats_of(guest):
        raise Refused("refused-not-your-seat")
    if table is None or place is None or live.ended or not allows(live) or live.seats[seat].substitute is not None:
        raise Refused("refused-not-now")
    if decision != table.decision(seat):
        raise Refused("refused-stale")
    if current(live) is not None:
        raise Refused("refused-takeback-asked")
    step = last_known_decision(table, seat)
    if step is None:
        raise Refused("refused-takeback-nothing")
    if live.takebacks.was_declined(place, seat):
        raise Refused("refused-takeback-declined")
    return place, step


def holds(live: LiveTable) -> bool:
    """Return whether computer players wait, because a request is open or about to be opened."""
    request = live.takebacks.open
    if request is None:
        return bool(live.takebacks.background) and live.time_to_react is None
    return request.place == place_of(live) and live.clocks.now - request.begun < HOLD


async def ask(live: LiveTable, guest: str, seat: int, decision: int) -> None:
    """Request a takeback of the last decision of a guest's seat; make it immediately if no one has to agree. Raises Refused.

    During a time to react the request waits until that is over. Otherwise a secret reaction would end the request, and so be revealed.
    """
    async with live.locked():
        place, step = step_for(live, guest, seat, decision)
        calm = live.time_to_react is None
        if voters(live, guest) and calm:
            await begin(live, guest, seat, place, step)
    if not voters(live, guest):
        await live.reverse(seat, partial(gone_back, live=live, place=place, step=step))
    elif not calm:
        live.takebacks.background.start(_ask_when_calm(live, guest, seat, step))
    live.announce(Change.GAME)


async def begin(live: LiveTable, guest: str, seat: int, place: GamePoint, step: int) -> None:
    """Begin a request. The caller must hold the table's lock. Raises Refused."""
    number, begun = live.takebacks.next_number(), live.clocks.now
    stored = StoredTakebackRequest(
        table=live.id, number=number, guest=guest, seat=seat, step=step, **place._asdict(), begun=begun
    )
    with refusing(conflict="refused-takeback-asked"):
        await live.requests.ask(stored)
    live.takebacks.begin(TakebackRequest(number, place, seat, guest, step, begun))


async def end(live: LiveTable, request: TakebackRequest, outcome: RequestOutcome, by: int) -> None:
    """End a request. The caller must hold the table's lock. Raises Refused."""
    with refusing(conflict="refused-takeback-over"):
        await live.requests.end(request.id, outcome, by)
    live.takebacks.end(request, outcome, by)


async def _ask_when_calm(live: LiveTable, guest: str, seat: int, step: int) -> None:
    until = now() + HOLD
    # If the seat's last move has changed in the meantime, nothing is asked; the player can ask again.
    with live.in_use(), suppress(Refused):
        while live.time_to_react is not None and now() < until:
            await asyncio.sleep(SOON)
        async with live.locked():
            table = live.table
            if table is None or live.time_to_react is not None or last_known_decision(table, seat) != step:
                return
            # A seat that could react has made another decision in secret in the meantime.
            place, _ = step_for(live, guest, seat, table.decision(seat))
            await begin(live, guest, seat, place, step)
        live.announce(Change.GAME)
        await settle(live)


async def answer(live: LiveTable, guest: str, id: int, agrees: bool) -> None:
    """Answer a request, or withdraw the guest's own. Raises Refused."""
    async with live.locked():
        request = current(live)
        if request is None or request.id != id:
            raise Refused("refused-takeback-over")
        if guest == request.guest and not agrees:
            await end(live, request, "withdrawn", request.seat)
        elif guest not in voters(live, request.guest):
            raise Refused("refused-no-vote")
        elif agrees:
            with refusing():
                await live.requests.agree(request.id, guest)
            request.agreed.add(guest)
        else:
            await end(live, request, "declined", live.seats_of(guest)[0])
    try:
        await settle(live)
    except Refused:
        # It could not be stored. Without the last consent, that player can answer again.
        request.agreed.discard(guest)
        raise
    finally:
        live.announce(Change.GAME)


async def settle(live: LiveTable) -> None:
    """Make the requested takeback if all voters agree. Called after an answer, and when the voters have changed. Raises Refused."""
    async with live.locked():
        request = current(live)
    if request is None or not request.agreed.issuperset(voters(live, request.guest)):
        return
    await live.reverse(request.seat, partial(gone_back, live=live, place=request.place, step=request.step))
    async with live.locked():
        current(live)


def gone_back(table: Table, live: LiveTable, place: GamePoint, step: int) -> RemovedSteps:
    """Take a table back to its first `step` steps. Raises Refused if the game is no longer at `place`."""
    if place != place_of(live):
        raise Refused("refused-stale")
    return take_back_by_consent(table, step)


async def handle(
    live: LiveTable, guest: str | None, language: str, received: AskTakeback | AnswerTakeback
) -> protocol.TakebackPreview | None:
    """Ask, answer, or preview a request for a guest; return the answer. Raises Refused."""
    if isinstance(received, AnswerTakeback):
        await answer(live, guest or "", received.request, received.agrees)
        return None
    seat, decision = received.seat, received.decision
    if received.sure is not False:
        await ask(live, guest or "", seat, decision)
        return None
    async with live.locked():
        _, step = step_for(live, guest, seat, decision)
        changes, asks = would(live, guest, seat, step, language)
        return {"type": "takeback_preview", "seat": seat, "decision": decision, "changes": changes, "asks": asks}


def would(live: LiveTable, guest: str | None, seat: int, step: int, language: str) -> tuple[list[str], bool]:
    """Return a request for a guest's seat in sentences, and whether anyone has to agree."""
    assert live.table is not None
    asked, words = voters(live, guest or ""), page_words()[language]
    names = [live.names[other.seat] for other in live.seats if other.guest in asked]
    summary = undoing(live.table, step, seat, language)
    if names:
        whom = [words.text("takeback-whom", names=join_names(names, words)), words.text("takeback-ends")]
    else:
        whom = [words.text("takeback-shared" if len(live.seats_of(guest)) > 1 else "takeback-nobody")]
    changes = [
        words.say(decision_text("takeback-would", live.names[seat], summary)),
        *consequences(summary, words),
        *whom,
    ]
    return changes, bool(names)


def asked_state(live: LiveTable, reader: Reader) -> Payload | None:
    """Return the state of the topic for a reader; None while the screen is covered. The caller must hold the table's lock."""
    if reader.viewer is None:
        return None
    return {"request": request_message(live, reader.guest, reader.viewer, reader.language)}


def asked_message(live: LiveTable, reader: Reader, state: Payload, before: Payload | None) -> protocol.TakebackNow:
    """Return the message about the open request, or about the outcome of the one that was sent before."""
    ended, known, notice = live.takebacks.ended, (before or {}).get("request"), None
    if state["request"] is None and known is not None and ended is not None and ended.id == known["id"]:
        own = str(ended.by in live.seats_of(reader.guest)).lower()
        notice = page_words()[reader.language].text(f"takeback-{ended.outcome}", name=live.names[ended.by], own=own)
    return {"type": "takeback_request", "request": state["request"], "ended": notice}


TAKEBACK: Topic[Payload] = Topic(
    "takeback_request", asked_state, asked_message, idle=lambda _live, state: state["request"] is None
)
"""The open request. Its state is read under the table's lock."""


def request_message(live: LiveTable, guest: str | None, viewer: int, language: str) -> protocol.TakebackRequest | None:
    """Return the open request for a guest and the viewer of their screen; None if there is none. The caller must hold the table's lock."""
    request, table = current(live), live.table
    if request is None or table is None:
        return None
    if (viewer, language) not in request.undone:
        request.undone[viewer, language] = undoing(table, request.step, viewer, language)
    summary, words = request.undone[viewer, language], page_words()[language]
    asked = still_asked(live)
    others = [live.names[seat.seat] for seat in live.seats if seat.guest in asked and seat.guest != guest]
    mine, name = guest == request.guest, live.names[request.seat]
    return {
        "id": request.id,
        "seat": request.seat,
        "name": name,
        "changes": [
            words.say(decision_text("takeback-mine" if mine else "takeback-asks", name, summary)),
            *consequences(summary, words),
            *([words.text("takeback-missing", names=join_names(others, words))] if others else []),
            words.text("takeback-ends"),
        ],
        "may": "withdraw" if mine else "answer" if guest in asked else None,
    }


def decision_text(id: str, name: str, summary: TakebackSummary) -> Message:
    """Return the message about taking back a decision; it names the move if the viewer knows it, otherwise the turn."""
    if summary.move:
        return message(f"{id}-move", name=name, turn=summary.turn, move=summary.move)
    return message(f"{id}-turn", name=name, turn=summary.turn)


def consequences(summary: TakebackSummary, words: Words) -> list[str]:
    """Return sentences about the moves that would be undone, and about what players can't forget."""
    return [words.text("takeback-undoes", moves=summary.moves), words.text("takeback-seen")]
