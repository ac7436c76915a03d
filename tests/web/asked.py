"""Every request a client can make of a table: each page, and each message on a live connection."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import httpx
from tests.web.harness import Guest
from tests.web.samples import SAMPLES

from spadework.engine.interface import SPECTATOR

Payload = dict[str, Any]

PAGES: Mapping[str, Sequence[str]] = {
    "/": ["/"],
    "/lobby": ["/lobby"],
    "/lobby/tables": ["/lobby/tables"],
    "/waiting.json": ["/waiting.json"],
    "/me": ["/me"],
    "/me/export.json": ["/me/export.json"],
    "/notices": ["/notices"],
    "/me/friends": ["/me/friends"],
    "/history": ["/history"],
    "/clubs": ["/clubs"],
    "/sign-in": ["/sign-in"],
    "/me/account": ["/me/account"],
    "/tables/{id}": ["{table}"],
    "/tables/{id}/join/{invitation}": ["{table}/join/{invitation}"],
    "/tables/{id}/join/{invitation}/code.svg": ["{table}/join/{invitation}/code.svg"],
    "/tables/{id}/replay": [
        "{table}/replay?seat={seat}",
        "{table}/replay?step={half}&seat={seat}&wide=0",
        "{table}/replay?seat={other}",
    ],
    "/tables/{id}/replay/{step}.json": [
        "{table}/replay/1.json?seat={seat}",
        "{table}/replay/{steps}.json?seat={seat}",
        "{table}/replay/{beyond}.json?seat={seat}",
        "{table}/replay/1.json?seat={other}",
    ],
    "/tables/{id}/replay/{step}/hint.json": [
        "{table}/replay/{steps}/hint.json?seat={seat}",
        "{table}/replay/{half}/hint.json?seat={other}",
    ],
    "/tables/{id}/ending": ["{table}/ending"],
    "/tables/{id}/picture.svg": ["{table}/picture.svg?seat={seat}", "{table}/picture.svg?seat={other}"],
    "/tables/{id}/decisions/{seat}.json": ["{table}/decisions/{seat}.json", "{table}/decisions/{other}.json"],
    "/tables/{id}/decisions/{seat}/{step}.json": ["{table}/decisions/{seat}/{half}.json"],
    "/tables/{id}/review": ["{table}/review", "{table}/review?seat={other}"],
    "/tables/{id}/review.json": ["{table}/review.json?seat={seat}", "{table}/review.json?seat={other}"],
    "/tables/{id}/series.svg": ["{table}/series.svg"],
    "/tables/{id}/record.json": ["{table}/record.json"],
    "/tables/{id}/verify": ["{table}/verify"],
}
"""Paths to request, by route."""

FORMS: Mapping[str, Mapping[str, str]] = {
    "/tables/{id}/join/{invitation}": {},
    "/tables/{id}/sit": {},
    "/tables/{id}/name": {},
    "/tables/{id}/leave": {},
    "/tables/{id}/ask": {"person": "nobody"},
    "/tables/{id}/decline": {},
    "/tables/{id}/set-up": {"series": "wins-2"},
    "/tables/{id}/free": {},
    "/tables/{id}/fill": {"level": "mate"},
    "/tables/{id}/resize": {"seats": "4"},
    "/tables/{id}/cancel": {},
    "/tables/{id}/rematch": {},
    "/tables/{id}/come-along": {},
    "/tables/{id}/play-on": {"seat": "{seat}", "step": "{half}"},
}
"""Form data to post, by route. While the game is in progress, none of it has any effect."""

LIVE = {"/tables/{id}/live", "/tables/{id}/replay/live"}
"""Routes of live connections to a table; the second, which has its own tests, is refused while a game is in progress."""

WITHOUT_GAME_DATA = {
    "/metrics",
    "/share.{language}.png",
    "/games/{id}/share.{language}.png",
    "/games/{id}/moment.svg",
    "/games/{id}/cover.svg",
    "/games/{id}/new",
    "/games/{id}/play",
    "/games/{id}/tutorial",
    "/games/{id}/rules",
    "/games/{id}/rules/one-page",
    "/games/{id}/today",
    "/games/{id}/deals",
    "/games/{id}/preparing.json",
    "/games/{id}/decks",
    "/games/{id}/decks/{name}.toml",
    "/games/{id}/decks/{name}/remove",
    "/games/{id}/sprites/{digest}.svg",
    "/games/{id}/examples/{name}/{step}.json",
    "/settings",
    "/lobby/now",
    "/lobby/live",
    "/deals/{deal}",
    "/deals/{deal}/play",
    "/worker.js",
    "/notices",
    "/notices/push",
    "/notices/{way}/remove",
    "/notices/{way}/try",
    "/verify",
    "/static/picture.css",
    "/static/fonts/{name}.woff2",
    "/static",
    "/me",
    "/me/password",
    "/me/password/passkey",
    "/me/account",
    "/me/passkeys/options",
    "/me/passkeys",
    "/me/passkeys/{id}/remove",
    "/me/friends/block",
    "/me/delete",
    "/me/delete/passkey",
    "/sign-in",
    "/sign-in/passkey/options",
    "/sign-in/passkey",
    "/sign-out",
    "/sign-out/everywhere",
    "/clubs",
    "/clubs/{id}",
    "/clubs/{id}/join",
    "/clubs/{id}/leave",
    "/clubs/{id}/rename",
    "/clubs/{id}/remove",
    "/clubs/{id}/delete",
    "/clubs/{id}/dates",
    "/clubs/{id}/dates.ics",
    "/clubs/{id}/dates/{date}/answer",
    "/clubs/{id}/dates/{date}/delete",
    "/tournaments",
    "/tournaments/{tournament}",
    "/tournaments/{tournament}/enter",
    "/tournaments/{tournament}/begin",
    "/tournaments/{tournament}/end-games",
    "/tournaments/{tournament}/end",
    "/health",
    "/ready",
}
"""Routes that read no game in progress, or that have their own tests: deals, clubs and tournaments read finished
games."""

CHANGES = {"say", "offer", "hint", "foresee", "come_back"}
"""Messages sent with an invalid seat, because valid ones would change the table or start a long search."""


class Asker(NamedTuple):
    """A guest who makes requests, and the table they are about."""

    guest: Guest
    table: str
    invitation: str
    seat: int
    steps: int

    async def answer(self, route: str, path: str) -> str:
        """Return the response to a page request, or to the route's form if the path is empty."""
        if path:
            return whole(await self.guest.http.get(self.filled(path)))
        form = {name: self.filled(value) for name, value in FORMS[route].items()}
        return whole(await self.guest.http.post(self.filled(route.replace("/tables/{id}", "{table}")), data=form))

    def filled(self, text: str) -> str:
        """Return a path or form value with its placeholders filled in."""
        return text.format(
            table=self.table,
            invitation=self.invitation,
            seat=self.seat,
            other=SPECTATOR if self.seat == 0 else 0,
            steps=self.steps,
            half=self.steps // 2,
            beyond=self.steps + 1,
        )


EVERYTHING = [(route, path) for route, paths in PAGES.items() for path in paths] + [(route, "") for route in FORMS]
"""Every page and form, as arguments of `Asker.answer`."""


def whole(answer: httpx.Response) -> str:
    """Return a response verbatim, except for its date."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return f"{answer.request.url} {answer.status_code} {headers} {answer.text}"


def messages(view: Payload) -> Iterator[Payload]:
    """Yield messages of every type that the viewer of a view may send; none of them changes the game."""
    seat, decision = max(view["seat"], 0), view["decision"]
    for kind, sample in SAMPLES.items():
        own = {"seat": seat} if "seat" in sample else {}
        if kind in CHANGES:
            yield sample | own | {"seat": 99}
        elif kind == "about":
            yield from (sample | {"ids": [id]} for id in list(view["picture"]["parts"])[::9])
        elif kind == "prepare":
            yield sample | own | {"moves": [{"text": "nonsense", "label": ""}]}
        elif kind == "why":
            for move in ["", *(offer["text"] for offer in view["moves"][:3])]:
                yield sample | own | {"move": move}
        elif kind == "move":
            yield sample | own | {"decision": decision, "move": "nonsense"}
            yield sample | own | {"decision": decision + 1, "move": "nonsense", "sure": False}
        elif kind == "ask_takeback":
            yield sample | own | {"decision": decision, "sure": False}
        elif kind in {"leave", "substitute"}:
            yield sample | own | {"level": "nobody"}
        elif kind == "end":
            yield sample | {"wanted": False}
        elif kind == "zone":
            yield sample | {"zone": "Nowhere"}
        elif kind == "host":
            yield sample | {"talk": "nothing"}
        else:
            yield sample | own
