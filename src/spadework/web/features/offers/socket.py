"""Offers and promises, for one connection."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial

from spadework import protocol
from spadework.engine.interface import SPECTATOR
from spadework.table import Table
from spadework.web.db.models import now
from spadework.web.features.chat.service import OfferTerms, Speaker, phrase_text, promises_of
from spadework.web.features.chat.socket import ChatSocket, may_read, wording_of
from spadework.web.features.offers.service import KINDS, OfferStatus, Promise, possible, status_of
from spadework.web.server.errors import Refused
from spadework.web.server.requests import join_names, page_words
from spadework.web.socket.incoming import AnswerOffer, Offer
from spadework.web.socket.transport import as_text
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change


def has_offers(live: LiveTable) -> bool:
    """Return whether a table has a deal tracker: in a game with bargaining, where people sit apart."""
    return bool(promises_of(live.game)) and live.apart and live.table is not None


def people_of(live: LiveTable) -> Sequence[int]:
    """Return the seats of people; computer players don't bargain."""
    return [seat.seat for seat in live.seats if seat.level is None]


class OfferSocket:
    """The deal tracker of one connection.

    Args:
        live: the table.
        guest: the browser's guest.
        language: the reader's.
        chat: the chat of the same connection, which says whether it may read.
    """

    def __init__(self, live: LiveTable, guest: str | None, language: str, chat: ChatSocket) -> None:
        self._live = live
        self._guest = guest
        self._words = page_words()[language]
        self._chat = chat
        self._sent: dict[int, str] = {}
        """Each promise as it was sent last."""
        self._turns: dict[int, str] = {}
        """The turns in which they were made."""
        self._muted: set[int] = set()
        """The promises of blocked people, which are not sent."""
        self._begun = False
        """Whether the deal tracker has been sent."""

    # Sending

    async def take_unsent(self) -> list[protocol.OffersMessage]:
        """Return the messages that have not been sent yet; from then on they count as sent."""
        live = self._live
        if not has_offers(live) or not may_read(live, self._guest):
            self._sent, self._begun = {}, False
            return []
        until = None if live.origin is live else now() - timedelta(minutes=live.stored.delay)
        found = [one for one in live.chat.offer_tracker.promises.values() if until is None or one.line.at <= until]
        if any(one.line.number not in self._sent for one in found):
            blocked = await self._chat.blocked_people()
            self._muted |= {one.line.number for one in found if one.line.speaker.guest in blocked}
        found = [one for one in found if one.line.number not in self._muted]
        missing = {one.line.number: one.terms.step for one in found if one.line.number not in self._turns}
        if missing:
            self._turns |= await live.read(partial(turns_at, steps=missing, language=self._words.language))
        entries = [self._entry(promise, until) for promise in found]
        fresh = [entry for entry in entries if self._sent.get(entry["number"]) != as_text(entry)]
        self._sent |= {entry["number"]: as_text(entry) for entry in fresh}
        if self._begun and not fresh:
            return []
        self._begun = True
        people: list[protocol.Person] = [{"seat": seat, "name": live.names[seat]} for seat in people_of(live)]
        return [{"type": "offers", "people": people, "promises": fresh}]

    def _entry(self, promise: Promise, until: datetime | None) -> protocol.PromiseNow:
        live, line, people = self._live, promise.line, people_of(self._live)
        own_words = live.game.words[self._words.language]
        now_is = status_of(promise, people, until)
        own = [seat for seat in live.seats_of(self._guest) if seat in people]
        return {
            "number": line.number,
            "seat": promise.maker,
            "name": live.names[promise.maker],
            "by": live.chat.by(line.speaker.guest),
            "mine": line.speaker.guest == self._guest,
            "to": self._words.text("offers-all") if promise.terms.to is None else live.names[promise.terms.to],
            "text": line.wording.text or phrase_text(line.wording.phrase or "", own_words, self._words),
            "turn": self._turns[line.number],
            "at": f"{line.at.isoformat(timespec='seconds')}Z",
            "state": now_is.state,
            "history": [self._words.text(f"offers-{now_is.state}"), *self._answered(now_is)],
            "may": [
                {"seat": seat, "does": kind, "label": self._label(kind, seat, own)}
                for seat in own
                for kind in possible(promise, people, seat, self._plays)
            ],
        }

    @property
    def _plays(self) -> bool:
        return self._live.stage == "playing" and not self._live.ended

    def _answered(self, now_is: OfferStatus) -> list[str]:
        """Return each side's statements in words; nobody judges them."""
        names = self._live.names
        answered = {kind: [names[seat] for seat, one in now_is.answers.items() if one == kind] for kind in KINDS[:2]}
        marked = {kind: [names[seat] for seat, one in now_is.marks.items() if one == kind] for kind in KINDS[3:5]}
        return [
            self._words.text(f"offers-who-{kind}", names=join_names(who, self._words), count=len(who))
            for kind, who in (answered | marked).items()
            if who
        ]

    def _label(self, kind: str, seat: int, own: Sequence[int]) -> str:
        label = self._words.text(f"offers-do-{kind}")
        return label if len(own) == 1 else f"{self._live.names[seat]}: {label}"

    # Receiving

    async def handle(self, received: Offer | AnswerOffer) -> protocol.Delivered | protocol.OfferRefused | None:
        """Do what a message asks for; return the answer. Raises Malformed."""
        try:
            speaker = self._speaker(received.seat)
            if isinstance(received, Offer):
                return await self._offer(received, speaker)
            people, address = people_of(self._live), self._chat.address
            await self._live.chat.answer_offer(received.number, received.does, speaker, people, self._plays, address)
            self._live.origin.announce(Change.GAME)
        except Refused as refusal:
            return {"type": "offer_refused", "mark": received.mark, "reason": self._words.say(refusal.reason)}
        return None

    async def _offer(self, received: Offer, speaker: Speaker) -> protocol.Delivered:
        to, wording = received.to, wording_of(received, promises_of(self._live.game))
        others = [seat for seat in people_of(self._live) if seat != speaker.seat]
        if not self._plays or not others or (to is not None and to not in others):
            raise Refused("refused-offers-here")
        step = await self._live.read(lambda table: len(table.steps))
        await self._live.chat.say(
            speaker, wording._replace(terms=OfferTerms(to, step)), received.mark, self._chat.address
        )
        self._live.origin.announce(Change.GAME)
        return {"type": "delivered", "mark": received.mark}

    def _speaker(self, seat: int) -> Speaker:
        """Return a speaker for one of the guest's seats. Raises Refused."""
        live = self._live
        if not has_offers(live):
            raise Refused("refused-offers-here")
        if self._guest is None or seat not in live.seats_of(self._guest):
            raise Refused("refused-not-your-seat")
        return Speaker(self._guest, seat, live.names[seat])


def turns_at(table: Table, steps: dict[int, int], language: str) -> dict[int, str]:
    """Return the headings of the turns after some numbers of steps, under the same keys, as a spectator reads them."""
    presenter, last = table.presenter(SPECTATOR, language), len(table.steps)
    # A game that has gone back may be shorter than it was.
    return {key: presenter.turn(table.view(step=min(step, last)).record)[0] for key, step in steps.items()}
