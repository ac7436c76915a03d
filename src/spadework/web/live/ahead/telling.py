"""One browser's part in preparing answers: what it may prepare, and what it is told of it. Nobody else is ever told."""

from collections.abc import Sequence
from typing import Any

from spadework.players.foresight import Foreseen
from spadework.table import Table
from spadework.table.occasion import kind_of_occasion
from spadework.web.errors import Refused
from spadework.web.language import page_words
from spadework.web.limits import LONGEST_MOVE
from spadework.web.live.advice import Foreseer
from spadework.web.live.ahead.answers import Wish
from spadework.web.live.live_table import LiveTable
from spadework.web.live.protocol import Malformed, Payload, wanted

AHEAD = ("prepare", "withdraw")
"""The messages by which answers are prepared and given up."""

MOST_MOVES = 60
"""So many moves may be prepared for one question, one after the other."""

LONGEST_KEY, LONGEST_TEXT = 3000, 1000
"""How long the key of a question may be, and the words of a question or a move."""


class AheadTold:
    """What one connection prepares and is told.

    Args:
        live: the table.
        guest: whose browser it is.
        language: the reader's.
        foreseer: tells what may be asked.
    """

    def __init__(self, live: LiveTable, guest: str | None, language: str, foreseer: Foreseer) -> None:
        self._live = live
        self._guest = guest
        self._language = language
        self._foreseer = foreseer
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
        own = self._live.ahead.of(seat, self._guest) if seat in self._live.seats_of(self._guest) else []
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
                }
                for answer in own
            ],
        }

    async def foresee(self, seat: int) -> Payload:
        """What may be asked of a seat of one's own."""
        try:
            self._check_apart()
            questions = await self._foreseer.of(self._live, seat, self._guest or "", self._language)
        except Refused as refusal:
            return foreseen(seat, (), page_words()[self._language].say(refusal.reason))
        return foreseen(seat, questions, None)

    async def hear(self, seat: int, said: Payload) -> Payload | None:
        """Do what a message of `AHEAD` asks for on a seat of one's own; the answer. Raises Malformed."""
        try:
            if said["type"] == "withdraw":
                async with self._live.lock:
                    await self._live.ahead.withdraw(seat, self._guest or "", wanted(said, "number", int))
            else:
                self._check_apart()
                await self._prepare(seat, said)
        except Refused as refusal:
            return {"type": "unprepared", "seat": seat, "reason": page_words()[self._language].say(refusal.reason)}
        return None

    def _check_apart(self) -> None:
        """Only where others may wait for one's answers are they prepared. Raises Refused."""
        if not self._live.apart or self._live.guided is not None:
            raise Refused("refused-ahead-alone")

    async def _prepare(self, seat: int, said: Payload) -> None:
        rests = None if said.get("decision") is None else int(wanted(said, "decision", int))
        moves, stands = self._moves_in(seat, said), bool(wanted(said, "stands", bool))
        async with self._live.lock:
            table = self._live.table
            if table is None or table.over or self._live.ended:
                raise Refused("refused-ahead-nothing")
            if said.get("occasion") is None:
                occasion, asked = self._present(table, seat, rests)
            else:
                occasion, asked = text_in(said, "occasion", LONGEST_KEY), text_in(said, "asked", LONGEST_TEXT)
            if stands and not occasion:
                raise Malformed
            await self._live.ahead.add(seat, self._guest or "", Wish(occasion, asked, moves, stands, rests))
        # Perhaps the question has come meanwhile.
        self._live.go_on()

    def _present(self, table: Table, seat: int, decision: int | None) -> tuple[str, str]:
        """The kind of the question that a seat is asked now, and its words. Raises Refused."""
        if seat not in table.to_move or decision != table.decision(seat):
            raise Refused("refused-stale")
        asked = table.game.notation.ask(table.deck, table.view(seat).record, seat)
        return kind_of_occasion(asked), table.ask(seat, self._language)

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
