"""Luck and skill: what the result of a game that is over was made of, for each of its seats."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from spadework.engine.contract import SPECTATOR
from spadework.engine.picture.alone import carrying
from spadework.engine.words import Words, message
from spadework.players.review import Decision, Review
from spadework.table import Offer, Table
from spadework.web.address import number, part
from spadework.web.errors import Refused
from spadework.web.language import words_for
from spadework.web.live.live_table import LiveTable
from spadework.web.pages.charts import change
from spadework.web.pages.decisions import check_over, place_of
from spadework.web.pages.inlined import with_class, with_own_ids
from spadework.web.pages.replay import allowed_viewers, viewer_of
from spadework.web.pages.scene import lost
from spadework.web.pages.table_context import table_context
from spadework.web.site import guest_of, page, site_of

TRIED_AGAIN = 5
"""Seconds until a page without a script asks again."""


async def review(request: Request) -> Response:
    """The page of the review; while it is being made, one that waits for it."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    async with site.tables.seen_by(part(request, "id"), guest) as live:
        await live.read(check_over)
        seat = reviewed_seat(live, guest, number(request, "seat"))
        url = f"/tables/{live.id}/review"
        context: dict[str, Any] = {
            "table": table_context(live, guest, words),
            "seats": [
                {"name": live.names[other], "seat": other, "url": f"{url}?seat={other}", "selected": other == seat}
                for other in allowed_viewers(live, guest)
                if other != SPECTATOR
            ],
        }
        title = message("title-review", game=live.game.title(words.language))
        try:
            found = await site.reviewer.ask(live, seat)
        except Refused as refusal:
            return page(
                request, "review.html", title, review=None, reason=words.say(refusal.reason), status=503, **context
            )
        if found is None:
            context |= {"status_url": f"{url}.json?seat={seat}", "again_after": TRIED_AGAIN, "picture": lost()}
            return page(request, "review_waiting.html", title, **context)
        told = await live.read(
            lambda table: review_context(live, table, found, own=seat in live.seats_of(guest), words=words)
        )
        return page(request, "review.html", title, review=told, reason="", **context)


async def review_status(request: Request) -> Response:
    """Whether the review is there, as data for the page that waits for it."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    async with site.tables.seen_by(part(request, "id"), guest) as live:
        await live.read(check_over)
        seat = reviewed_seat(live, guest, number(request, "seat"))
        try:
            ready = await site.reviewer.ask(live, seat) is not None
        except Refused:
            # The page that is loaded anew says why.
            ready = True
    return JSONResponse({"ready": ready, "text": words.text("review-waiting")}, headers={"Cache-Control": "no-store"})


def reviewed_seat(live: LiveTable, guest: str, seat: int | None) -> int:
    """The seat that was asked for, else the guest's first one, else the first of all. Raises Problem."""
    if seat is None:
        return next(iter(live.seats_of(guest)), 0)
    viewer = viewer_of(live, guest, seat)
    return 0 if viewer == SPECTATOR else viewer


def review_context(live: LiveTable, table: Table, found: Review, *, own: bool, words: Words) -> dict[str, Any]:
    """A review as the template shows it."""
    told = Telling(live, table, found.seat, words)
    return {
        "result": words.text(
            "review-result-you" if own else "review-result",
            name=table.names[found.seat],
            share=hundredths(found.result),
        ),
        "parts": parts_of(found.sum._asdict(), words),
        "share": hundredths(found.result),
        "moments": [told.moment(index, one) for index, one in enumerate(found.moments, 1)],
        "decisions": [told.decision(one) for one in found.decisions],
        "code": f'spadework.review("{live.game.id}-{live.id}.json", seat={found.seat})',
    }


def parts_of(parts: Mapping[str, float], words: Words) -> list[dict[str, Any]]:
    """The parts of the sum, rounded so that they still add up, each with a bar."""
    rounded = in_hundredths(list(parts.values()))
    most = max(map(abs, rounded))
    return [
        {
            "name": words.text(f"review-part-{name}"),
            "note": words.text(f"review-part-{name}-note"),
            "share": signed(share),
            "bar": change(share, most),
        }
        for name, share in zip(parts, rounded, strict=True)
    ]


class Telling:
    """Tells the decisions of one seat in a reader's words."""

    def __init__(self, live: LiveTable, table: Table, seat: int, words: Words) -> None:
        self._live, self._table, self._seat, self._words = live, table, seat, words

    def moment(self, index: int, one: Decision) -> dict[str, Any]:
        """A decision with its picture, in which the move is marked that was played."""
        played = self._offers(one).get(one.played)
        drawn = self._table.draw(self._seat, self._words.language, False, one.number)
        picture = carrying(drawn, self._live.sprites)
        if played is not None:
            picture = with_class(picture, played.marks, "marked")
        return {
            **self.decision(one),
            "picture": Markup(with_own_ids(picture, f"moment-{index}")),
            "picture_name": self._words.text("review-picture", turn=self._turn(one)),
        }

    def decision(self, one: Decision) -> dict[str, Any]:
        """A decision as a row of the table."""
        place, offers = place_of(self._table, self._seat, one.number, self._words.language), self._offers(one)
        return {
            "turn": place["turn"],
            "url": f"/tables/{self._live.id}/replay?{urlencode({'step': place['step'], 'seat': self._seat})}",
            "played": label(offers, one.played),
            "right": one.right,
            "best": "" if one.right else label(offers, one.best),
            "cost": hundredths(one.cost),
            "error": max(1, hundredths(one.error)),
            "change": signed(hundredths(one.change)),
            "outcome": one.outcome,
            "verdict": self._words.text(f"review-{'right' if one.right else 'wrong'}"),
            "came": self._words.text(f"review-{one.outcome or 'even'}"),
        }

    def _turn(self, one: Decision) -> str:
        return str(place_of(self._table, self._seat, one.number, self._words.language)["turn"])

    def _offers(self, one: Decision) -> dict[str, Offer]:
        view = self._table.view(self._seat, one.number).record
        return {offer.text: offer for offer in self._table.presenter(self._seat, self._words.language).offers(view)}


def label(offers: Mapping[str, Offer], text: str) -> str:
    """A move in the reader's words; in the notation where nothing else is known."""
    return offers[text].label if text in offers else text


def hundredths(share: float) -> int:
    """A share in whole hundredths."""
    return round(100 * share)


def in_hundredths(shares: Sequence[float]) -> list[int]:
    """Shares in whole hundredths that add up to the rounded sum of all.

    >>> in_hundredths([0.333, 0.333, 0.334])
    [33, 34, 33]
    """
    ends = [0, *map(hundredths, accumulate(shares))]
    return [end - begin for begin, end in pairwise(ends)]


def signed(number: int) -> str:
    r"""A number with its sign, for a reader.

    >>> signed(12), signed(-3) == "\N{MINUS SIGN}3", signed(0)
    ('+12', True, '±0')
    """
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "±0"


ROUTES = [
    Route("/tables/{id}/review", review),
    Route("/tables/{id}/review.json", review_status),
]
"""The addresses of these pages."""
