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
"""Seconds for which computer players wait while people are asked; then they play on, which ends the request."""

SOON = 0.1
"""Seconds from one look at whether the time to react is over to the next."""


def allows(live: LiveTable) -> bool:
    """Whether games at a table go back at all: not where others play the same deal, and not on a tutorial."""
    return live.stored.deal is None and not live.stored.tutorial and live.origin is live


def voters(live: LiveTable, guest: str) -> Collection[str]:
    """Who has to agree when a guest asks: all others who play themselves. Computer players, and those who stand in, always do."""
    return {other for other in players(live) if other != guest}


def still_asked(live: LiveTable) -> Collection[str]:
    """The guests who have yet to answer the request that waits for answers."""
    request = live.takebacks.open
    if request is None or request.place != place_of(live):
        return ()
    return {guest for guest in voters(live, request.guest) if guest not in request.agreed}


def current(live: LiveTable) -> TakebackRequest | None:
    """The request that waits for answers now. Nobody plays meanwhile."""
    request = live.takebacks.open
    if request is None:
        return None
    place, asks = place_of(live), request.seat in live.seats_of(request.guest)
    if place == request.place and asks and not live.ended and live.seats[request.seat].substitute is None:
        return request
    went_back = place is not None and place.epoch > request.place.epoch
    live.takebacks.end(request, "agreed" if went_back else "moved", live.names[request.seat])
    return None


def place_of(live: LiveTable) -> GamePoint | None:
    """Where the game stands; None before the deal."""
    table = live.table
    return None if table is None else GamePoint(len(table.steps), len(table.reversals), live.stored.epoch)


def step_for(live: LiveTable, guest: str | None, seat: int, decision: int) -> tuple[GamePoint, int]:
    """Where the game stands, and how many steps would stay if a guest's seat, whose next decision this is, asked now.

    Nobody plays meanwhile. Raises Refused.
    """
    table, place = live.table, place_of(live)
    if guest is None or seat not in live.seats_of(guest):
        raise Refused("refused-not-your-seat")
    if table is None or place is None or live.ended or not allows(live) or live.seats[seat].substitute is not None:
        raise Refused("refused-not-now")
    if decision != table.decision(seat):
        raise Refused("refused-stale")
    if current(live) is not None:
        raise Refused("refused-back-asked")
    step = last_known_decision(table, seat)
    if step is None:
        raise Refused("refused-back-nothing")
    if live.takebacks.was_declined(place, seat):
        raise Refused("refused-back-declined")
    return place, step


def holds(live: LiveTable) -> bool:
    """Whether computer players wait, because people are asked if the game shall go back, or will be in a moment."""
    request = live.takebacks.open
    if request is None:
        return bool(live.takebacks.background) and live.time_to_react is None
    return request.place == place_of(live) and live.clocks.now - request.begun < HOLD


async def ask(live: LiveTable, guest: str, seat: int, decision: int) -> None:
    """Ask that the game goes back to before the last decision of a guest's seat; where nobody has to agree, it does.

    While there is time to react nobody is asked before it is over: an answer in secret must not end a request, which would tell of it.
    Raises Refused.
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
        table=live.id, number=number, guest=guest, seat=seat, step=step, **place._asdict(), begun=begun, by=""
    )
    with refusing(conflict="refused-back-asked"):
        await live.requests.ask(stored)
    live.takebacks.begin(TakebackRequest(number, place, seat, guest, step, begun))


async def end(live: LiveTable, request: TakebackRequest, outcome: RequestOutcome, name: str) -> None:
    """End a request. The caller must hold the table's lock. Raises Refused."""
    with refusing(conflict="refused-back-over"):
        await live.requests.end(request.id, outcome, name)
    live.takebacks.end(request, outcome, name)


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
    """Answer a request, or withdraw the own one. Raises Refused."""
    async with live.locked():
        request = current(live)
        if request is None or request.id != id:
            raise Refused("refused-back-over")
        if guest == request.guest and not agrees:
            await end(live, request, "withdrawn", live.names[request.seat])
        elif guest not in voters(live, request.guest):
            raise Refused("refused-no-vote")
        elif agrees:
            with refusing():
                await live.requests.agree(request.id, guest)
            request.agreed.add(guest)
        else:
            await end(live, request, "declined", live.names[live.seats_of(guest)[0]])
    try:
        await settle(live)
    except Refused:
        # It could not be stored. Without the last consent, that player can answer again.
        request.agreed.discard(guest)
        raise
    finally:
        live.announce(Change.GAME)


async def settle(live: LiveTable) -> None:
    """Go back if all who have to agree have done so, after an answer or when others play themselves than before. Raises Refused."""
    async with live.locked():
        request = current(live)
    if request is None or not request.agreed.issuperset(voters(live, request.guest)):
        return
    await live.reverse(request.seat, partial(gone_back, live=live, place=request.place, step=request.step))
    async with live.locked():
        current(live)


def gone_back(table: Table, live: LiveTable, place: GamePoint, step: int) -> RemovedSteps:
    """Take a table back to its first steps. Raises Refused when it stands no longer where it did."""
    if place != place_of(live):
        raise Refused("refused-stale")
    return take_back_by_consent(table, step)


class TakebackSocket:
    """The takebacks of one connection.

    Args:
        live: the table.
        guest: the browser's guest.
        language: the reader's.
    """

    def __init__(self, live: LiveTable, guest: str | None, language: str) -> None:
        self._live = live
        self._guest = guest
        self._language = language

    async def handle(self, received: AskTakeback | AnswerTakeback) -> protocol.TakebackPreview | None:
        """Ask, answer, or preview a request; return the answer. Raises Refused."""
        if isinstance(received, AnswerTakeback):
            await answer(self._live, self._guest or "", received.request, received.agrees)
            return None
        seat, decision = received.seat, received.decision
        if received.sure is not False:
            await ask(self._live, self._guest or "", seat, decision)
            return None
        async with self._live.locked():
            _, step = step_for(self._live, self._guest, seat, decision)
            changes, asks = self._would(seat, step)
            return {"type": "takeback_preview", "seat": seat, "decision": decision, "changes": changes, "asks": asks}

    def _would(self, seat: int, step: int) -> tuple[list[str], bool]:
        """Return a seat's request in sentences, and whether anyone has to agree."""
        live, words = self._live, page_words()[self._language]
        assert live.table is not None
        asked = voters(live, self._guest or "")
        names = [live.names[other.seat] for other in live.seats if other.guest in asked]
        what = undoing(live.table, step, seat, self._language)
        if names:
            whom = words.text("back-whom", names=join_names(names, words))
        else:
            whom = words.text("back-shared" if len(live.seats_of(self._guest)) > 1 else "back-nobody")
        changes = [words.say(decision_text("back-would", live.names[seat], what)), *consequences(what, words), whom]
        return changes, bool(names)


def asked_state(live: LiveTable, reader: Reader) -> Payload | None:
    """The request that waits for answers, as a reader may know it; None while the screen is covered. Nobody plays meanwhile."""
    if reader.viewer is None:
        return None
    return {"request": request_message(live, reader.guest, reader.viewer, reader.language)}


def asked_message(live: LiveTable, reader: Reader, state: Payload, before: Payload | None) -> protocol.TakebackNow:
    """The request that waits for answers, or how the last one that was sent ended."""
    ended, known, notice = live.takebacks.ended, (before or {}).get("request"), None
    if state["request"] is None and known is not None and ended is not None and ended.id == known["id"]:
        notice = page_words()[reader.language].text(f"back-{ended.outcome}", name=ended.name)
    return {"type": "takeback_request", "request": state["request"], "ended": notice}


TAKEBACK: Topic[Payload] = Topic(
    "takeback_request", asked_state, asked_message, idle=lambda _live, state: state["request"] is None
)
"""Its state is read while nobody plays."""


def request_message(live: LiveTable, guest: str | None, viewer: int, language: str) -> protocol.TakebackRequest | None:
    """The request that waits for answers, for a guest who looks as a viewer; None when there is none. Nobody plays meanwhile."""
    request, table = current(live), live.table
    if request is None or table is None:
        return None
    if (viewer, language) not in request.undone:
        request.undone[viewer, language] = undoing(table, request.step, viewer, language)
    what, words = request.undone[viewer, language], page_words()[language]
    asked = voters(live, request.guest)
    missing = [live.names[seat.seat] for seat in live.seats if seat.guest in asked and seat.guest not in request.agreed]
    mine, name = guest == request.guest, live.names[request.seat]
    return {
        "id": request.id,
        "seat": request.seat,
        "name": name,
        "changes": [
            words.say(decision_text("back-mine" if mine else "back-asks", name, what)),
            *consequences(what, words),
            words.text("back-missing", names=join_names(missing, words)),
        ],
        "may": "withdraw" if mine else "answer" if guest in asked and guest not in request.agreed else None,
    }


def decision_text(id: str, name: str, what: TakebackSummary) -> Message:
    """That the game is to go back to before somebody's decision, with the move where it is known, else with its turn."""
    if what.move:
        return message(f"{id}-move", name=name, turn=what.turn, move=what.move)
    return message(f"{id}-turn", name=name, turn=what.turn)


def consequences(what: TakebackSummary, words: Words) -> list[str]:
    """What would be undone, and what can't be."""
    return [words.text("back-undoes", moves=what.moves), words.text("back-seen")]
