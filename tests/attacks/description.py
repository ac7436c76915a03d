"""OpenAPI description of the site: every route, with the forms and queries that it reads."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from starlette.routing import BaseRoute, Route

from spadework.engine.discovery import all_games

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}
NAME: Schema = {"type": "string", "maxLength": 40}
SWITCH: Schema = {"enum": ["0", "1", "true", "maybe"]}
SURE: Schema = {"enum": ["yes", ""]}
LEVEL: Schema = {"enum": ["mate", "random", "nobody"]}
GAME: Schema = {"enum": [*all_games(), "", "chess"]}
KIND: Schema = {"enum": ["me", "link", "computer", "parrot"]}

NEW_TABLE: dict[str, Schema] = {
    "seats": {"enum": ["2", "3", "9", "-1", "²"]},
    **{
        f"{part}-{seat}": kind for seat in range(3) for part, kind in (("kind", KIND), ("name", NAME), ("level", LEVEL))
    },
    "hints": {"enum": ["nobody", "everybody", "alone", "?"]},
    "joining": {"enum": ["anybody", "invited", "?"]},
    "time": {"enum": ["none", "live", "days", "?"]},
    "option-deck": TEXT,
}

FORMS: Mapping[str, Mapping[str, Schema]] = {
    "/games/{id}/new": NEW_TABLE,
    "/games/{id}/play": {},
    "/games/{id}/tutorial": {},
    "/games/{id}/deals": {},
    "/games/{id}/decks": {"file": TEXT},
    "/games/{id}/decks/{name}/remove": {},
    "/deals/{deal}/play": {},
    "/tables/{id}/join/{invitation}": {"name": NAME},
    "/tables/{id}/sit": {"name": NAME},
    "/tables/{id}/name": {"name": NAME},
    "/tables/{id}/leave": {},
    "/tables/{id}/free": {},
    "/tables/{id}/fill": {"level": LEVEL},
    "/tables/{id}/resize": {"seats": NUMBER},
    "/tables/{id}/cancel": {},
    "/tables/{id}/rematch": {"game": GAME},
    "/tables/{id}/come-along": {},
    "/tables/{id}/play-on": {"seat": NUMBER, "step": NUMBER, "together": SURE},
    "/settings": {"next": TEXT, "language": {"enum": ["en", "de", "xx"]}, "scheme": {"enum": ["auto", "dark", "pink"]}},
    "/lobby/now": {"game": GAME, "name": NAME},
    "/notices": {"address": TEXT},
    "/notices/{way}/remove": {},
    "/notices/{way}/try": {},
    "/verify": {"record": TEXT},
    "/me": {"name": NAME, "emblem": {"enum": ["anchor", "", "parrot"]}},
    "/me/password": {"old": TEXT, "password": TEXT},
    "/me/account": {"name": NAME, "password": TEXT},
    "/me/passkeys/{id}/remove": {},
    "/me/friends/block": {"person": TEXT, "unblock": SURE},
    "/tables/{id}/ask": {"person": TEXT},
    "/tables/{id}/decline": {},
    "/tables/{id}/set-up": {"series": TEXT, "option-first": TEXT},
    "/me/delete": {"sure": SURE, "password": TEXT},
    "/sign-in": {"name": NAME, "password": TEXT, "claim": SURE},
    "/sign-out": {},
    "/sign-out/everywhere": {},
    "/clubs": {"club": NAME, "name": NAME},
    "/clubs/{id}/join": {"name": NAME},
    "/clubs/{id}/leave": {},
    "/clubs/{id}/rename": {"club": NAME},
    "/clubs/{id}/remove": {"member": TEXT},
    "/clubs/{id}/delete": {"sure": SURE},
    "/clubs/{id}/dates": {"game": GAME, "day": TEXT, "time": TEXT, "zone": TEXT, "weeks": NUMBER, "series": TEXT},
    "/clubs/{id}/dates/{date}/answer": {"answer": {"enum": ["yes", "no", "never"]}},
    "/clubs/{id}/dates/{date}/delete": {},
    "/tournaments": {
        "club": TEXT,
        "name": NAME,
        "game": GAME,
        "seats": NUMBER,
        "rounds": NUMBER,
        "time": {"enum": ["none", "live", "soon"]},
    },
    "/tournaments/{tournament}/enter": {"name": NAME, "answer": {"enum": ["yes", "no", "never"]}},
    "/tournaments/{tournament}/begin": {"round": NUMBER},
    "/tournaments/{tournament}/end-games": {},
    "/tournaments/{tournament}/end": {},
}
"""The fields of forms, by path."""

PASSKEY: Schema = {"type": "object", "properties": {"id": TEXT, "rawId": TEXT, "response": {}, "type": TEXT}}

DATA: Mapping[str, Schema] = {
    "/notices/push": {
        "properties": {
            "endpoint": TEXT,
            "keys": {"properties": {"p256dh": TEXT, "auth": TEXT}},
            "changed": {"type": "boolean"},
        }
    },
    "/me/delete/passkey": {"properties": {"passkey": PASSKEY, "sure": {"type": "boolean"}}},
    "/me/passkeys/options": {"properties": {"name": TEXT, "password": TEXT, "passkey": PASSKEY}},
    "/me/password/passkey": {"properties": {"password": TEXT, "passkey": PASSKEY}},
    "/me/passkeys": {"properties": {"name": TEXT, "passkey": PASSKEY}},
    "/sign-in/passkey/options": {"properties": {}},
    "/sign-in/passkey": {"properties": {"passkey": PASSKEY, "claim": {"type": "boolean"}}},
}
"""The JSON bodies that scripts send, by path."""

QUERIES: Mapping[str, Mapping[str, Schema]] = {
    "/games/{id}/new": {"with": {"enum": ["friends", "foes"]}, "option-deck": TEXT},
    "/games/{id}/sprites/{digest}.svg": {"deck": TEXT},
    "/lobby": {"game": GAME},
    "/lobby/tables": {"game": GAME},
    "/history": {"game": GAME},
    "/clubs/{id}": {"year": TEXT},
    "/tables/{id}/join/{invitation}/code.svg": {"origin": TEXT},
    "/tables/{id}/replay": {"step": NUMBER, "seat": NUMBER, "wide": SWITCH},
    "/tables/{id}/replay/{step}.json": {"seat": NUMBER, "wide": SWITCH},
    "/tables/{id}/replay/{step}/hint.json": {"seat": NUMBER},
    "/tables/{id}/picture.svg": {"seat": NUMBER, "wide": SWITCH},
    "/tables/{id}/review": {"seat": NUMBER},
    "/tables/{id}/review.json": {"seat": NUMBER},
}
"""The query parameters, by path."""


def described(routes: Sequence[BaseRoute], there: Mapping[str, Sequence[str]]) -> Schema:
    """Return the OpenAPI description of routes.

    Args:
        routes: the application's routes.
        there: values of path parameters that exist, to be tried besides made-up ones.
    """
    paths: dict[str, Schema] = {}
    for route in routes:
        if isinstance(route, Route):
            for method in (route.methods or set()) - {"HEAD"}:
                paths.setdefault(route.path, {})[method.lower()] = operation(route, method, there)
    return {"openapi": "3.1.0", "info": {"title": "The site", "version": "1"}, "paths": paths}


def operation(route: Route, method: str, there: Mapping[str, Sequence[str]]) -> Schema:
    """Return the OpenAPI operation of a route."""
    kind = route.path.split("/")[1]
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": of_path([*there.get(f"{kind} {name}", ()), *there.get(name, ())]),
        }
        for name in route.param_convertors
    ]
    query = QUERIES.get(route.path, {}) if method == "GET" else {}
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in query.items()]
    found: Schema = {"parameters": parameters, "responses": {"default": {"description": "whatever"}}}
    if method == "POST":
        found["requestBody"] = {"content": dict(bodies(route.path))}
    return found


def of_path(values: Sequence[str]) -> Schema:
    """Return the schema of a path parameter: one of some values, or any text."""
    anything = {"type": "string", "minLength": 1, "maxLength": 40}
    return {"anyOf": [*[{"enum": [*values]}] * 3, anything]} if values else anything


def bodies(path: str) -> Iterator[tuple[str, Schema]]:
    """Yield the bodies that may be sent to a path, by content type. Raises KeyError for a path that is not described."""
    if path in DATA:
        yield "application/json", {"schema": {"type": "object", **DATA[path]}}
    else:
        schema = {"schema": {"type": "object", "properties": {**FORMS[path]}}}
        yield "application/x-www-form-urlencoded", schema
        yield "multipart/form-data", schema
