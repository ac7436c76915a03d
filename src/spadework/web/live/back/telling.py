"""One browser's part in going back together: what it asks and answers, and what it is told."""

from spadework.engine.words import Message, Words, message
from spadework.table.going_back import Undoing, undoing
from spadework.web.language import listed, page_words
from spadework.web.live.back.asking import answer, ask, current, step_for, voters
from spadework.web.live.live_table import LiveTable
from spadework.web.live.protocol import Payload, wanted

GOING_BACK = ("ask_back", "answer_back")
"""The messages that are about going back together."""


class BackTold:
    """What one connection says and is told.

    Args:
        live: the table.
        guest: whose browser it is.
        language: the reader's.
    """

    def __init__(self, live: LiveTable, guest: str | None, language: str) -> None:
        self._live = live
        self._guest = guest
        self._language = language
        self._told: Payload | None = None
        """The request that was told last."""

    def news(self, viewer: int | None) -> list[Payload]:
        """The messages that are due to whoever looks; they count as sent. Nobody plays meanwhile."""
        before = self._told
        if viewer is None:
            # The screen is covered; whoever looks next is told anew.
            self._told = None
            return []
        self._told = request_told(self._live, self._guest, viewer, self._language)
        if self._told == before:
            return []
        return [{"type": "back_asked", "request": self._told, "ended": self._ended(before)}]

    def _ended(self, before: Payload | None) -> str | None:
        """How the request ended that was told before, in words."""
        ended = self._live.back.ended
        if self._told is not None or before is None or ended is None or ended.id != before["id"]:
            return None
        return page_words()[self._language].text(f"back-{ended.outcome}", name=ended.name)

    async def hear(self, said: Payload) -> Payload | None:
        """Do what a message of `GOING_BACK` asks for; the answer. Raises Malformed, Refused."""
        if said["type"] == "answer_back":
            await answer(self._live, self._guest or "", wanted(said, "request", int), wanted(said, "agrees", bool))
            return None
        seat, decision = wanted(said, "seat", int), wanted(said, "decision", int)
        if said.get("sure") is not False:
            await ask(self._live, self._guest or "", seat, decision)
            return None
        async with self._live.lock:
            _, step = step_for(self._live, self._guest, seat, decision)
            return {"type": "back_would", "seat": seat, "decision": decision, **self._would(seat, step)}

    def _would(self, seat: int, step: int) -> Payload:
        """What a seat would ask for, and whom."""
        live, words = self._live, page_words()[self._language]
        assert live.table is not None
        asked = voters(live, self._guest or "")
        names = [live.names[other.seat] for other in live.seats if other.guest in asked]
        what = undoing(live.table, step, seat, self._language)
        if names:
            whom = words.text("back-whom", names=listed(names, words))
        else:
            whom = words.text("back-shared" if len(live.seats_of(self._guest)) > 1 else "back-nobody")
        told = [words.say(decision_told("back-would", live.names[seat], what)), *consequences(what, words), whom]
        return {"told": told, "asks": bool(names)}


def request_told(live: LiveTable, guest: str | None, viewer: int, language: str) -> Payload | None:
    """The request that waits for answers, for a guest who looks as a viewer; None when there is none. Nobody plays meanwhile."""
    request, table = current(live), live.table
    if request is None or table is None:
        return None
    if (viewer, language) not in request.told:
        request.told[viewer, language] = undoing(table, request.step, viewer, language)
    what, words = request.told[viewer, language], page_words()[language]
    asked = voters(live, request.guest)
    missing = [live.names[seat.seat] for seat in live.seats if seat.guest in asked and seat.guest not in request.agreed]
    mine, name = guest == request.guest, live.names[request.seat]
    return {
        "id": request.id,
        "seat": request.seat,
        "name": name,
        "told": [
            words.say(decision_told("back-mine" if mine else "back-asks", name, what)),
            *consequences(what, words),
            words.text("back-missing", names=listed(missing, words)),
        ],
        "may": "withdraw" if mine else "answer" if guest in asked and guest not in request.agreed else None,
    }


def decision_told(id: str, name: str, what: Undoing) -> Message:
    """That the game is to go back to before somebody's decision, with the move where it is known, else with its turn."""
    if what.move:
        return message(f"{id}-move", name=name, turn=what.turn, move=what.move)
    return message(f"{id}-turn", name=name, turn=what.turn)


def consequences(what: Undoing, words: Words) -> list[str]:
    """What would be undone, and what can't be."""
    return [words.text("back-undoes", moves=what.moves), words.text("back-seen")]
