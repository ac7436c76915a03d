"""Game review: the components of the result, and the cost of each decision."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture import svg
from spadework.engine.picture.alone import carrying
from spadework.engine.picture.svg import element
from spadework.engine.words import Words, message
from spadework.players.review import Decision, Review
from spadework.table import LabelledMove, Table
from spadework.table.score_timeline import Score, score_timeline
from spadework.web.features.history.pages import percent
from spadework.web.pages.covers import with_prefixed_ids
from spadework.web.pages.pictures import with_class
from spadework.web.pages.replay import addressed_seat, allowed_viewers, viewer_of
from spadework.web.pages.table_context import table_context
from spadework.web.pages.vignettes import drawn
from spadework.web.server.errors import Problem, Refused
from spadework.web.server.public_url import root
from spadework.web.server.requests import number, number_part, words_for
from spadework.web.server.site import Site, fresh_json, guest_of, page, seen_table, site_of, visitor_of
from spadework.web.socket.messages import comparison
from spadework.web.table.live_table import LiveTable

WIDTH, HEIGHT, BAR = 1000, 300, 40
"""Charts are stretched to the space available; the text beside them isn't."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
TICKS = 5

AVERAGE = 4
"""Luck up to this many percent, good or bad, is called average."""
ALL = 100
"""A loss of this many percent by a seat's moves: the whole victory. Others may have given some of it back, so it can be exceeded."""

OUTCOMES = 2
"""Maximum outcomes shown after a decision."""


def scale(scores: Sequence[Score]) -> list[int]:
    """Return the values marked at a chart's side, in ascending order; all points lie between the first and the last.

    >>> scale([Score("1", (0, 3)), Score("2", (38, 12))])
    [0, 10, 20, 30, 40]
    """
    points = [points for score in scores for points in score.points]
    low, high = min(0, *points), max(1, *points)
    step = next((step for step in STEPS if (high - low) / step <= TICKS - 1), STEPS[-1])
    first, last = low // step * step, -(-high // step) * step
    return list(range(first, last + step, step))


def lines(scores: Sequence[Score], title: str) -> Markup:
    """Draw a line for each seat: its points after every turn."""
    ticks = scale(scores)
    points = [tuple(0 for _ in scores[0].points), *(score.points for score in scores)]

    def place(turn: int, value: int) -> str:
        down = HEIGHT * (ticks[-1] - value) / (ticks[-1] - ticks[0])
        return f"{svg.number(WIDTH * turn / (len(points) - 1))} {svg.number(down)}"

    grid = "".join(f"M{place(0, tick)}H{WIDTH}" for tick in ticks)
    return Markup(
        element(
            "svg",
            element("title", title),
            element("path", d=grid, class_="grid"),
            *(
                element(
                    "path",
                    d="M" + "L".join(place(turn, values[seat]) for turn, values in enumerate(points)),
                    class_=f"line-{seat}",
                )
                for seat in reversed(range(len(points[0])))
            ),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="none",
            class_="lines",
            role="img",
        )
    )


def chart(table: Table, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """Return the points of a finished game, turn by turn, for the template, with the names of the seats."""
    assert table.result is not None
    scores, places = score_timeline(table, words.language), table.result.places
    return {
        "lines": lines(scores, words.text("ending-chart")),
        "ticks": scale(scores)[::-1],
        "scores": [{"turn": score.turn, "points": score.points} for score in scores],
        "names": names,
        "seats": sorted(range(table.seats), key=lambda seat: (places[seat], seat)),
    }


DIE = Markup(
    element(
        "svg",
        element("rect", x=1.5, y=1.5, width=17, height=17, rx=4, fill="none", stroke="currentColor", stroke_width=2.5),
        element("path", d="M6 6h.01M14 6h.01M10 10h.01M6 14h.01M14 14h.01", class_="pips"),
        viewBox="0 0 20 20",
        class_="die",
        aria_hidden="true",
    )
)
"""The sign of luck."""

LUCK = ("start", "draw", "hidden")
"""The parts of the sum that are luck."""


def change(number: int, most: int, kind: str) -> Markup:
    """Draw a change of a kind as a bar to the right of the middle, or to the left if negative; `most` fills a half."""
    length = WIDTH / 2 * abs(number) / max(most, 1)
    begin = WIDTH / 2 - (length if number < 0 else 0)
    return Markup(
        element(
            "svg",
            element("path", d=f"M{WIDTH // 2} 0V{BAR}", class_="grid"),
            element("rect", x=begin, width=length, height=BAR, class_=kind),
            viewBox=f"0 0 {WIDTH} {BAR}",
            preserveAspectRatio="none",
            class_="change",
            aria_hidden="true",
        )
    )


async def decisions(request: Request) -> Response:
    """Return the steps of the table at which a seat had a choice, as JSON."""
    seat = number_part(request, "seat")
    async with seen_table(request) as live:
        viewer = viewer_of(live, guest_of(request), seat)
        found = await live.read(lambda table: steps_of(table, viewer))
    return fresh_json({"steps": found})


async def decision(request: Request) -> Response:
    """Return what a seat's decision gave away, as JSON; empty if the coach is not certain."""
    words, seat, step = words_for(request), number_part(request, "seat"), number_part(request, "step")
    site = site_of(request)
    async with seen_table(request) as live:
        viewer = viewer_of(live, guest_of(request), seat)
        await live.read(check_over)
        if not await live.read(lambda table: is_decision(table, viewer, step)):
            raise Problem("error-no-page", 404)
        try:
            judgement = await site.hints.coach.analyse(live, viewer, step, visitor_of(request), words.language)
        except Refused as refusal:
            return fresh_json({"reason": words.say(refusal.reason)}, 503)
        if judgement is None:
            return fresh_json({"lost": 0})
        place = await live.read(lambda table: replay_place(table, viewer, step, words.language))
    data = {"lost": judgement.gives_away, "text": words.say(comparison("coach-looked-back", judgement)), **place}
    return fresh_json(data)


def steps_of(table: Table, seat: int) -> list[int]:
    """Return the steps before which a seat moved next and had several moves. Raises Problem before the end."""
    check_over(table)
    return [step for step in range(len(table.steps)) if is_decision(table, seat, step)]


def check_over(table: Table) -> None:
    """Raise Problem before the end: until then nobody may learn of better moves."""
    if not table.over:
        raise Problem("error-not-over", 409)


def is_decision(table: Table, seat: int, step: int) -> bool:
    """Return whether a step was a seat's choice among several moves."""
    if not (0 <= step < len(table.steps) and table.steps[step].seat == seat):
        return False
    return len(table.presenter(seat).labelled_moves(table.view(seat, step).record)) > 1


def replay_place(table: Table, seat: int, step: int, language: str) -> dict[str, Any]:
    """Return a step's turn, and its place in the replay."""
    version = sum(seen <= step for seen in table.seen_steps(seat))
    turn, _ = table.presenter(seat, language).turn(table.view(seat, step).record)
    return {"turn": turn, "step": version}


async def review(request: Request) -> Response:
    """Show the review, or a page that waits for it."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    async with seen_table(request) as live:
        reader = addressed_seat(live.seats_of(guest))

        def names_at_the_end(table: Table) -> Sequence[str]:
            check_over(table)
            return table.presenter(reader, words.language).names

        names = await live.read(names_at_the_end)
        seat = reviewed_seat(live, guest, number(request, "seat"))
        url = f"{root()}/tables/{live.id}/review"
        context: dict[str, Any] = {
            "table": table_context(live, guest, words),
            "seats": [
                {"name": names[other], "seat": other, "url": f"{url}?seat={other}", "selected": other == seat}
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
                "picture": drawn("captain"),
                "text": words.text("review-waiting"),
            }
            return page(request, "review_waiting.html", title, **context)
        data = await cached_review(site, live, found, seat == reader, words)
        return page(request, "review.html", title, review=data, chart=data["chart"], reason="", **context)


def reviewed(request: Request, live: LiveTable, seat: int) -> Review | None:
    """Return the review of a seat's game; start it if there is none, within the guest's limit. Raises Refused."""
    site = site_of(request)
    found = site.reviewer.known(live, seat)
    # A mere check for the page starts nothing.
    if found is None and request.method == "GET" and not site.reviewer.is_running(live, seat):
        visitor = visitor_of(request)
        if not site.review_limit.take(*visitor):
            raise Refused("review-busy")
        site.reviewer.begin(live, seat, visitor)
    return found


async def review_status(request: Request) -> Response:
    """Return whether there is something new to see, as JSON for the page that waits."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    async with seen_table(request) as live:
        await live.read(check_over)
        seat = reviewed_seat(live, guest, number(request, "seat"))
        data = {"ready": not site.reviewer.is_running(live, seat), "text": words.text("review-waiting")}
    return fresh_json(data)


async def cached_review(site: Site, live: LiveTable, found: Review, own: bool, words: Words) -> dict[str, Any]:
    """Return a review for the template, cached because its many pictures take time."""
    # A deleted guest has no name any more.
    key = (live.id, found.seat, words.language, own, *live.names)
    data = site.reviewer.cached(*key)
    if data is None:
        data = await live.read(lambda table: review_context(live, table, found, own=own, words=words))
        site.reviewer.cache(data, *key)
    return data


def reviewed_seat(live: LiveTable, guest: str, seat: int | None) -> int:
    """Return the requested seat, otherwise the guest's first, otherwise the first. Raises Problem."""
    if seat is None:
        return next(iter(live.seats_of(guest)), 0)
    viewer = viewer_of(live, guest, seat)
    return 0 if viewer == SPECTATOR else viewer


def review_context(live: LiveTable, table: Table, found: Review, *, own: bool, words: Words) -> dict[str, Any]:
    """Return a review for the template."""
    data = ReviewText(live, table, found, words)
    parts = dict(zip(found.sum._fields, percentages(list(found.sum)), strict=True))
    luck, skill = sum(parts[name] for name in LUCK), parts["own"]
    own_way = way(skill) if skill > -ALL else "lost" if found.result == 0 else "wasted"
    numbers: dict[str, int | str] = {
        "luck": signed(luck),
        "luck-way": way(luck if abs(luck) > AVERAGE else 0),
        "others": abs(parts["others"]),
        "others-way": way(parts["others"] if abs(parts["others"]) > AVERAGE else 0)
        + ("-much" if abs(parts["others"]) > ALL else ""),
        "own": abs(skill),
        "own-way": "bits" if own_way == "cost" and not found.mistakes else own_way,
    }
    return {
        "result": words.text(
            "review-result-you" if own else "review-result",
            name=table.names[found.seat],
            **numbers,
        ),
        "chart": chart(table, words, table.presenter(found.seat if own else SPECTATOR, words.language).names),
        "parts": parts_of(parts, words),
        "share": percent(found.result),
        "moments": [data.moment(index, one) for index, one in enumerate(found.moments, 1)],
        "decisions": [data.decision(one) for one in found.decisions],
        "code": f'import pathlib, spadework; spadework.review(pathlib.Path("{live.game.id}-{live.id}.json"), seat={found.seat})',
    }


def parts_of(parts: Mapping[str, int], words: Words) -> list[dict[str, Any]]:
    """Return the components as percentages, each with a bar."""
    most = max(map(abs, parts.values()))
    return [
        {
            "name": words.text(f"review-part-{name}"),
            "note": words.text(f"review-part-{name}-note"),
            "share": signed(share),
            "sign": DIE if name in LUCK else "",
            "bar": change(share, most, "luck" if name in LUCK else way(share) if name == "own" else "rest"),
        }
        for name, share in parts.items()
    ]


class ReviewText:
    """Describes the decisions of a seat in a reader's words."""

    def __init__(self, live: LiveTable, table: Table, found: Review, words: Words) -> None:
        self._live, self._table, self._seat, self._words = live, table, found.seat, words
        self._presenter = table.presenter(self._seat, words.language)
        self._seen_steps = list(table.seen_steps(self._seat))
        self._outcomes = [line for line in live.lines(table, self._seat, words.language) if line.outcome]
        self._numbers = [one.number for one in found.decisions]

    def moment(self, index: int, one: Decision) -> dict[str, Any]:
        """Return a decision with its picture, where the played move is marked."""
        played = self._labelled_moves(one).get(one.played)
        drawn = self._table.draw(self._seat, self._words.language, False, one.number)
        picture = carrying(drawn, self._live.sprites)
        if played is not None:
            picture = with_class(picture, played.marks, "marked")
        data = self.decision(one)
        kind, share = one.effect
        return {
            **data,
            "effect": kind,
            "effect_name": self._words.text(f"review-effect-{kind}"),
            "effect_sign": DIE if kind == "luck" else "",
            "effect_share": signed(percent(share)),
            "then": " ".join(self._outcomes_after(one)[-OUTCOMES:]) if kind == "luck" else "",
            "picture": Markup(with_prefixed_ids(picture, f"moment-{index}")),
            "picture_name": self._words.text("review-picture", turn=str(data["turn"])),
        }

    def decision(self, one: Decision) -> dict[str, Any]:
        """Return a decision as a row of the table."""
        moves, step = self._labelled_moves(one), bisect_right(self._seen_steps, one.number)
        verdict = "wrong" if not one.right else "right" if one.played == one.best else "close"
        return {
            "turn": self._presenter.turn(self._table.view(self._seat, one.number).record)[0],
            "url": f"{root()}/tables/{self._live.id}/replay?{urlencode({'step': step, 'seat': self._seat})}",
            "played": label(moves, one.played),
            "right": one.right,
            "best": "" if one.right else label(moves, one.best),
            "cost": percent(one.cost),
            "error": max(1, percent(one.error)),
            "change": signed(percent(one.change)),
            "verdict": self._words.text(f"review-{verdict}"),
            "verdict_class": f"{verdict}-move",
        }

    def _outcomes_after(self, one: Decision) -> list[str]:
        """Return the outcomes of turns from a decision to the seat's next one, as its log says them."""
        following = bisect_right(self._numbers, one.number)
        end = self._numbers[following] if following < len(self._numbers) else len(self._table.steps)
        first, last = (bisect_right(self._seen_steps, number) for number in (one.number, end))
        return [line.text for line in self._outcomes if first < line.version <= last]

    def _labelled_moves(self, one: Decision) -> dict[str, LabelledMove]:
        view = self._table.view(self._seat, one.number).record
        return {move.text: move for move in self._presenter.labelled_moves(view)}


def label(moves: Mapping[str, LabelledMove], text: str) -> str:
    """Return a move in the reader's words, or in the notation if nothing else is known."""
    return moves[text].label if text in moves else text


def percentages(shares: Sequence[float]) -> list[int]:
    """Return shares as percentages that add up to the rounded sum.

    >>> percentages([0.333, 0.333, 0.334])
    [33, 34, 33]
    """
    ends = [0, *map(percent, accumulate(shares))]
    return [end - begin for begin, end in pairwise(ends)]


def way(number: int) -> str:
    """Return whether a part of the result `cost` something, `gave` something, or was `even`."""
    return "gave" if number > 0 else "cost" if number < 0 else "even"


def signed(number: int) -> str:
    r"""Return a number with its sign.

    >>> signed(12), signed(-3) == "\N{MINUS SIGN}3", signed(0)
    ('+12', True, '±0')
    """
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "±0"


ROUTES = [
    Route("/tables/{id}/decisions/{seat}.json", decisions),
    Route("/tables/{id}/decisions/{seat}/{step}.json", decision),
    Route("/tables/{id}/review", review),
    Route("/tables/{id}/review.json", review_status),
]
