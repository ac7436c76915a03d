"""One browser's part in preparing answers: what it may prepare, and what it is told of it. Nobody else is ever told."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from spadework.players.foresight import Foreseen
from spadework.table.occasion import kind_of_occasion
from spadework.web.features.hints.advice import Foreseer
from spadework.web.features.premoves.service import Premove
from spadework.web.server.background import Background
from spadework.web.server.errors import Refused
from spadework.web.server.limits import LONGEST_MOVE
from spadework.web.server.requests import page_words
from spadework.web.socket.transport import Caller, Malformed, Payload, wanted
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change

PREMOVE_TYPES = ("foresee", "prepare", "withdraw")
"""The messages that are about prepared answers."""

MOST_MOVES = 60
"""So many moves may be prepared for one question, one after the other."""

Tell: TypeAlias = Callable[[int, Payload], Awaitable[None]]
"""Tells whoever looks from a seat."""

LONGEST_KEY, LONGEST_TEXT = 3000, 1000
"""How long the key of a question may be, and the words of a question or a move."""


class PremoveSocket:
    """What one connection prepares and is told.

    Args:
        live: the table.
        caller: whose browser it is.
        language: the reader's.
        foreseer: tells what may be asked.
        background: of the connection.
    """

    def __init__(
        self, live: LiveTable, caller: Caller, language: str, foreseer: Foreseer, background: Background
    ) -> None:
        self._live = live
        self._guest, self._who = caller.guest, caller.who
        self._language = language
        self._foreseer = foreseer
        self._background = background
        self._looking: asyncio.Task[None] | None = None
        """Looks at what may be asked."""
        self._told: Payload | None = None
        """What was told last of what is prepared."""

    def news(self, viewer: int | None) -> list[Payload]:
        """The messages that are due to whoever looks; they count as sent."""
        if viewer is None:
            # The screen is covered; whoever looks next is told anew.
            self._told = None
            return []
        told = self._prepared(viewer)
        if told == self._told or (self._told is None and not told["answers"]):
            return []
        self._told = told
        return [told]

    def _prepared(self, seat: int) -> Payload:
        own = self._live.premoves.of(seat, self._guest) if seat in self._live.seats_of(self._guest) else []
        return {
            "type": "prepared",
            "seat": seat,
            "answers": [
                {
                    "number": answer.number,
                    "asked": answer.asked,
                    "moves": [label for _, label in answer.moves],
                    "stands": answer.stands,
                    "played": answer.played,
                    "decision": None if answer.played is None else answer.rests,
                }
                for answer in own
            ],
        }

    async def _foresee(self, seat: int, tell: Tell) -> None:
        questions: Sequence[Foreseen] = ()
        reason = None
        try:
            self._check_apart()
            questions = await self._foreseer.of(self._live, seat, self._who, self._language)
        except Refused as refusal:
            reason = page_words()[self._language].say(refusal.reason)
        await tell(seat, foreseen(seat, questions, reason))

    async def hear(self, seat: int, said: Payload, tell: Tell) -> Payload | None:
        """Do what a message of `PREMOVE_TYPES` asks for on a seat of one's own; the answer, which may come later. Raises Malformed."""
        try:
            if said["type"] == "foresee":
                if self._looking is None or self._looking.done():
                    self._looking = self._background.start(self._foresee(seat, tell))
            elif said["type"] == "withdraw":
                async with self._live.steady():
                    await self._live.premoves.withdraw(seat, self._guest or "", wanted(said, "number", int))
            else:
                self._check_apart()
                await self._prepare(seat, said)
        except Refused as refusal:
            return {"type": "unprepared", "seat": seat, "reason": page_words()[self._language].say(refusal.reason)}
        return None

    def _check_apart(self) -> None:
        """Only where others may wait for one's answers are they prepared. Raises Refused."""
        if not self._live.apart or self._live.tutorial is not None:
            raise Refused("refused-ahead-alone")

    async def _prepare(self, seat: int, said: Payload) -> None:
        rests = None if said.get("decision") is None else int(wanted(said, "decision", int))
        moves, stands = self._moves_in(seat, said), bool(wanted(said, "stands", bool))
        async with self._live.steady():
            table = self._live.table
            if table is None or table.over or self._live.ended:
                raise Refused("refused-ahead-nothing")
            occasion, asked = text_in(said, "occasion", LONGEST_KEY), text_in(said, "asked", LONGEST_TEXT)
            if stands and not occasion:
                raise Malformed
            await self._live.premoves.add(seat, self._guest or "", Premove(occasion, asked, moves, stands, rests))
        # Perhaps the question has come meanwhile.
        self._live.announce(Change.NEXT)

    async def answer_each_time(self, seat: int, decision: int, move: str) -> None:
        """Prepare for all questions of the kind of the present one the move that is about to be played. Raises Refused.

        Nothing happens when it can't be played: whoever plays it is told why.
        """
        self._check_apart()
        async with self._live.steady():
            wish = await asyncio.to_thread(self._wish_for, seat, decision, move)
            if wish is not None:
                await self._live.premoves.add(seat, self._guest or "", wish)

    def _wish_for(self, seat: int, decision: int, move: str) -> Premove | None:
        table = self._live.table
        if table is None or seat not in table.to_move or decision != table.decision(seat):
            return None
        asked = table.game.notation.ask(table.deck, table.view(seat).record, seat)
        moves = [(offer.text, offer.label) for offer in table.offers(seat, self._language) if offer.text == move]
        kind = kind_of_occasion(asked)
        words = page_words()[self._language].text("ahead-of-kind", ask=table.ask(seat, self._language))
        return Premove(kind, words, moves, True, decision) if moves else None

    def _moves_in(self, seat: int, said: Payload) -> list[tuple[str, str]]:
        moves, table = wanted(said, "moves", list), self._live.table
        if table is None or not 0 < len(moves) <= MOST_MOVES:
            raise Malformed
        found = []
        for move in moves:
            if not isinstance(move, dict):
                raise Malformed
            text, label = text_in(move, "text", LONGEST_MOVE), text_in(move, "label", LONGEST_TEXT)
            try:
                code = table.game.notation.read(table.deck, seat, text)
                found.append((table.game.notation.write(table.deck, seat, code), label))
            except ValueError:
                raise Refused("refused-illegal", move=text) from None
        return found


def text_in(said: dict[str, Any], name: str, most: int) -> str:
    """A text in a message, not too long. Raises Malformed."""
    text = str(wanted(said, name, str))
    if len(text) > most:
        raise Malformed
    return text


def foreseen(seat: int, questions: Sequence[Foreseen], reason: str | None) -> Payload:
    """What may be asked; each move, which may answer several questions, is told once."""
    places: dict[tuple[str, str], int] = {}
    told = [
        {
            "exactly": one.exactly,
            "kind": one.kind,
            "ask": one.ask,
            "often": one.often,
            "moves": [places.setdefault(move, len(places)) for move in one.moves],
        }
        for one in questions
    ]
    moves = [{"text": text, "label": label} for text, label in places]
    return {"type": "foreseen", "seat": seat, "moves": moves, "questions": told, "reason": reason}
