"""Luck and skill: what the result of a game that is over was made of, for each of its seats."""

from bisect import bisect_right
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
from spadework.web.pages.decisions import check_over
from spadework.web.pages.inlined import with_class, with_own_ids
from spadework.web.pages.replay import allowed_viewers, viewer_of
from spadework.web.pages.scene import lost
from spadework.web.pages.table_context import table_context
from spadework.web.site import Site, guest_of, page, site_of, visitor_of


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
            found = reviewed(request, live, seat)
        except Refused as refusal:
            reason = words.say(refusal.reason)
            return page(request, "review.html", title, review=None, reason=reason, status=503, **context)
        if found is None:
            context |= {
                "status_url": f"{url}.json?seat={seat}",
                "picture": lost(),
                "text": words.text("review-waiting"),
            }
            return page(request, "review_waiting.html", title, **context)
        told = await kept(site, live, found, seat in live.seats_of(guest), words)
        return page(request, "review.html", title, review=told, reason="", **context)


def reviewed(request: Request, live: LiveTable, seat: int) -> Review | None:
    """The review of a seat's game; where there is none yet it is begun, as far as whoever asks may have one more. Raises Refused."""
    site = site_of(request)
    found = site.reviewer.known(live, seat)
    # Who only asks whether there is such a page begins nothing.
    if found is None and request.method == "GET" and not site.reviewer.is_running(live, seat):
        who = visitor_of(request)
        if not site.reviewing.take(*who):
            raise Refused("review-busy")
        site.reviewer.begin(live, seat, who)
    return found


async def review_status(request: Request) -> Response:
    """Whether there is something new to see, as data for the page that waits for the review."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    async with site.tables.seen_by(part(request, "id"), guest) as live:
        await live.read(check_over)
        seat = reviewed_seat(live, guest, number(request, "seat"))
        told = {"ready": not site.reviewer.is_running(live, seat), "text": words.text("review-waiting")}
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


async def kept(site: Site, live: LiveTable, found: Review, own: bool, words: Words) -> dict[str, Any]:
    """A review as the template shows it; the last ones are kept, for many pictures and decisions take their time."""
    # Whoever deletes everything has no name any more.
    key = (live.id, found.seat, words.language, own, *live.names)
    told = site.reviewer.told(*key)
    if told is None:
        told = await live.read(lambda table: review_context(live, table, found, own=own, words=words))
        site.reviewer.keep_told(told, *key)
    return told


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
        "code": f'import pathlib, spadework; spadework.review(pathlib.Path("{live.game.id}-{live.id}.json"), seat={found.seat})',
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
        self._presenter = table.presenter(seat, words.language)
        self._seen_steps = list(table.seen_steps(seat))

    def moment(self, index: int, one: Decision) -> dict[str, Any]:
        """A decision with its picture, in which the move is marked that was played."""
        played = self._offers(one).get(one.played)
        drawn = self._table.draw(self._seat, self._words.language, False, one.number)
        picture = carrying(drawn, self._live.sprites)
        if played is not None:
            picture = with_class(picture, played.marks, "marked")
        told = self.decision(one)
        return {
            **told,
            "picture": Markup(with_own_ids(picture, f"moment-{index}")),
            "picture_name": self._words.text("review-picture", turn=str(told["turn"])),
        }

    def decision(self, one: Decision) -> dict[str, Any]:
        """A decision as a row of the table."""
        offers, step = self._offers(one), bisect_right(self._seen_steps, one.number)
        return {
            "turn": self._presenter.turn(self._table.view(self._seat, one.number).record)[0],
            "url": f"/tables/{self._live.id}/replay?{urlencode({'step': step, 'seat': self._seat})}",
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

    def _offers(self, one: Decision) -> dict[str, Offer]:
        view = self._table.view(self._seat, one.number).record
        return {offer.text: offer for offer in self._presenter.offers(view)}


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
