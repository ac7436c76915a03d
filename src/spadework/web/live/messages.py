"""What a live connection is told: built from what its eyes may know, and from nothing else."""

import json
from collections.abc import Sequence
from typing import Any

from spadework.engine.contract import SPECTATOR
from spadework.engine.words import Message, message
from spadework.table import Result, Table
from spadework.web.language import page_words
from spadework.web.live.live_table import LiveTable
from spadework.web.players.hints import Advice

Told = dict[str, Any]


def as_text(message: Told) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def seal(live: LiveTable, guest: str | None, language: str) -> Told:
    """Before the deal: the commitment, who is missing, and what a guest can do about it."""
    own = live.seats_of(guest)
    open_seat = page_words()[language].text("seat-open")
    return {
        "type": "seal",
        "table": live.id,
        "commitment": live.commitment,
        "seats": [seat for seat in own if live.seats[seat].contribution is None],
        "missing": [seat.name or open_seat for seat in live.seats if seat.contribution is None],
        "invites": invites(live, guest),
    }


def invites(live: LiveTable, guest: str | None) -> list[Told]:
    """The invitations to open seats, for the guest who opened the table."""
    if guest is None or guest != live.stored.creator:
        return []
    return [
        {"seat": seat.seat, "name": seat.name, "url": f"/tables/{live.id}/join/{seat.invitation}"}
        for seat in live.seats
        if live.is_open(seat) and seat.invitation
    ]


def snapshot(table: Table, seat: int, language: str, wide: bool) -> Told:
    """All that a seat or a spectator sees now, in a language, but for the log."""
    return {
        "version": table.version(seat),
        "seat": seat,
        "decision": 0 if seat == SPECTATOR else table.decision(seat),
        "picture": table.picture(seat, language, wide),
        "title": title(table, seat, language),
        "ask": table.ask(seat, language),
        "waiting": [table.names[other] for other in table.waiting(seat) if other != seat],
        "moves": [
            {"text": offer.text, "label": offer.label, "picks": offer.picks, "marks": offer.marks}
            for offer in table.offers(seat, language)
        ],
        "names": list(table.names),
        "over": table.over,
        "result": result(table, table.result, seat, language),
    }


def title(table: Table, seat: int, language: str) -> str:
    """What the browser's tab says."""
    words = page_words()[language]
    game = table.game.title(language)
    if table.over:
        return words.text("title-over", game=game)
    if seat in table.waiting(seat):
        return words.text("title-your-turn", game=game)
    return words.text("title-table", game=game)


def result(table: Table, ended: Result | None, seat: int, language: str) -> Told | None:
    """The result as rows, the best first."""
    if ended is None:
        return None
    words = table.game.words[language]
    rows = [
        {
            "seat": other,
            "name": table.names[other],
            "place": ended.places[other],
            "score": ended.scores[other],
            "mine": other == seat,
            "parts": [{"name": words.text(f"part-{part}"), "points": points} for part, points in parts.items()],
        }
        for other, parts in enumerate(ended.parts)
    ]
    return {"rows": sorted(rows, key=lambda row: (row["place"], row["seat"]))}


def screen(live: LiveTable, own: Sequence[int]) -> list[Told]:
    """Who shares a screen, when several do."""
    return [{"seat": seat, "name": live.seats[seat].name} for seat in own] if len(own) > 1 else []


def reaction(live: LiveTable) -> Told | None:
    """While there is time to react: the milliseconds of it and those that are left, None where no clock runs. Everyone is told the same."""
    if live.time_to_react is None:
        return None
    clock = live.clock
    return {"of": clock and round(1000 * clock.seconds), "left": clock and round(1000 * clock.left)}


def curtain(live: LiveTable, seat: int) -> Told:
    """Somebody else is to look: nothing else is told before they say that they do."""
    return {"type": "curtain", "name": live.seats[seat].name, "seat": seat}


def played(seat: int, decision: int, repeated: bool) -> Told:
    """The move is stored."""
    return {"type": "played", "seat": seat, "decision": decision, "repeated": repeated}


def refused(seat: int, decision: int, reason: Message, language: str) -> Told:
    """The move was not accepted."""
    return {"type": "refused", "seat": seat, "decision": decision, "reason": page_words()[language].say(reason)}


def error(reason: Message, language: str) -> Told:
    """A message was not understood, or can't be answered."""
    return {"type": "error", "reason": page_words()[language].say(reason)}


def hint(seat: int, decision: int, advice: Sequence[Advice], reason: Message | None, language: str) -> Told:
    """What the captain would do, or why that can't be told."""
    words = page_words()[language]
    return {
        "type": "hint",
        "seat": seat,
        "decision": decision,
        "moves": [
            {"text": one.offer.text, "label": one.offer.label, "expected": words.say(expectation(one.expected))}
            for one in advice
        ],
        "reason": reason and words.say(reason),
    }


def expectation(share: float | None) -> Message:
    """What a share of the win means, in words."""
    return message("hint-only") if share is None else message("hint-expected", wins=round(100 * share))
