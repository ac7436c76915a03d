"""Premoves, for one connection. They are never sent to anyone else."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from spadework import protocol
from spadework.players.foresight import Foreseen
from spadework.table.question_key import question_kind
from spadework.web.features.premoves.driver import Foresight
from spadework.web.features.premoves.service import Premove
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.requests import page_words
from spadework.web.socket.incoming import CancelPremove, Foresee, NewPremove, PremoveMove
from spadework.web.socket.topics import Reader, Topic
from spadework.web.socket.transport import Caller, Malformed
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

Send: TypeAlias = Callable[[int, protocol.Foreseen], Awaitable[None]]
"""Sends a message to the viewer, if it is this seat."""


class PremoveSocket:
    """The premoves of one connection.

    Args:
        live: the table.
        caller: the browser at the other end.
        language: the reader's.
        foresight: finds the questions that may come.
        background: of the connection.
    """

    def __init__(
        self, live: LiveTable, caller: Caller, language: str, foresight: Foresight, background: Background
    ) -> None:
        self._live = live
        self._guest, self._visitor = caller.guest, caller.visitor
        self._language = language
        self._foresight = foresight
        self._background = background
        self._looking: asyncio.Task[None] | None = None
        """Finds the questions that may come."""

    async def _foresee(self, seat: int, send: Send) -> None:
        questions: Sequence[Foreseen] = ()
        reason = None
        try:
            self._check_apart()
            questions = await self._foresight.of(self._live, seat, self._visitor, self._language)
        except Refused as refusal:
            reason = page_words()[self._language].say(refusal.reason)
        await send(seat, foreseen(seat, questions, reason))

    async def handle(
        self, received: Foresee | NewPremove | CancelPremove, send: Send
    ) -> protocol.PremoveRefused | None:
        """Foresee, prepare or withdraw on the guest's own seat; return the answer, which may come later. Raises Malformed."""
        seat = received.seat
        try:
            if isinstance(received, Foresee):
                if self._looking is None or self._looking.done():
                    self._looking = self._background.start(self._foresee(seat, send))
            elif isinstance(received, CancelPremove):
                async with self._live.locked():
                    await self._live.premoves.withdraw(seat, self._guest or "", received.number)
            else:
                self._check_apart()
                await self._add(received)
        except Refused as refusal:
            return {"type": "premove_refused", "seat": seat, "reason": page_words()[self._language].say(refusal.reason)}
        return None

    def _check_apart(self) -> None:
        """Check that people sit apart, where premoves save them waiting. Raises Refused."""
        if not self._live.apart or self._live.tutorial is not None:
            raise Refused("refused-premove-alone")

    async def _add(self, received: NewPremove) -> None:
        seat, moves = received.seat, self._moves_in(received.seat, received.moves)
        async with self._live.locked():
            table = self._live.table
            if table is None or table.over or self._live.ended:
                raise Refused("refused-premove-nothing")
            premove = Premove(
                received.question, received.prompt, moves, self._language, received.repeats, received.decision
            )
            await self._live.premoves.add(seat, self._guest or "", premove)
        # The question may have come in the meantime.
        self._live.announce(Change.NEXT)

    async def answer_each_time(self, seat: int, decision: int, move: str) -> None:
        """Store the move about to be played as a premove for all questions of the same kind. Raises Refused.

        Does nothing if the move is illegal, since playing it reports that.
        """
        self._check_apart()
        async with self._live.locked():
            premove = await asyncio.to_thread(self._premove_for, seat, decision, move)
            if premove is not None:
                await self._live.premoves.add(seat, self._guest or "", premove)

    def _premove_for(self, seat: int, decision: int, move: str) -> Premove | None:
        table = self._live.table
        if table is None or seat not in table.to_move or decision != table.decision(seat):
            return None
        view, presenter = table.view(seat).record, table.presenter(seat, self._language)
        asked = table.game.notation.ask(table.deck, view, seat)
        moves = [(one.text, presenter.label(view, one.code)) for one in table.legal(seat) if one.text == move]
        kind = question_kind(asked)
        words = page_words()[self._language].text("premove-of-kind", ask=presenter.prompt(view))
        return Premove(kind, words, moves, self._language, True, decision) if moves else None

    def _moves_in(self, seat: int, moves: Sequence[PremoveMove]) -> list[tuple[str, str]]:
        table = self._live.table
        if table is None:
            raise Malformed
        found = []
        for move in moves:
            try:
                code = table.game.notation.read(table.deck, seat, move.text)
                found.append((table.game.notation.write(table.deck, seat, code), move.label))
            except ValueError:
                raise Refused("refused-illegal", move=move.text) from None
        return found


def premoves_message(live: LiveTable, reader: Reader) -> protocol.PremovesMessage | None:
    """Return the premoves of the viewer's seat; None while the screen is covered."""
    seat = reader.viewer
    if seat is None:
        return None
    own = live.premoves.of(seat, reader.guest) if seat in live.seats_of(reader.guest) else []
    return {
        "type": "premoves",
        "seat": seat,
        "premoves": [
            {
                "number": answer.number,
                "prompt": answer.prompt,
                "moves": [label for _, label in answer.moves],
                "repeats": answer.repeats,
                "played": answer.played,
                "decision": None if answer.played is None else answer.skips,
            }
            for answer in own
        ],
    }


PREMOVES: Topic[protocol.PremovesMessage] = Topic(
    "premoves", premoves_message, idle=lambda _live, sent: not sent["premoves"]
)


def foreseen(seat: int, questions: Sequence[Foreseen], reason: str | None) -> protocol.Foreseen:
    """Return questions that may come; a move that answers several is listed once."""
    places: dict[tuple[str, str], int] = {}
    listed: list[protocol.Question] = [
        {
            "exactly": one.key,
            "kind": one.kind,
            "prompt": one.prompt,
            "often": one.percent,
            "moves": [places.setdefault(move, len(places)) for move in one.moves],
        }
        for one in questions
    ]
    moves: list[protocol.ForeseenMove] = [{"text": text, "label": label} for text, label in places]
    return {"type": "foreseen", "seat": seat, "moves": moves, "questions": listed, "reason": reason}
