"""The tables of `docs/protocol.md` and the declarations of `core/messages.d.ts`, generated from the message types."""

import json
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel
from tests.web.samples import ROOT

from spadework import protocol
from spadework.web.socket import incoming

DOCUMENT = ROOT / "docs" / "protocol.md"
DECLARATIONS = ROOT / "src" / "spadework" / "web" / "core" / "messages.d.ts"

LEAVES: dict[Any, tuple[str, object]] = {
    bool: ("boolean", False),
    int: ("number", 3),
    float: ("number", 3),
    str: ("string", "…"),
    NoneType: ("null", None),
}
"""The TypeScript name and an example of each simple type."""


@cache
def members_of(kind: Any) -> Mapping[str, Any]:
    """Return the members of a message, with their types."""
    return get_type_hints(kind, include_extras=True)


def without_marks(kind: Any) -> Any:
    """Return a type without `Annotated` and `NotRequired`."""
    return without_marks(get_args(kind)[0]) if get_origin(kind) in {Annotated, typing.NotRequired} else kind


def is_list(kind: Any) -> bool:
    """Return whether a type is a list in JSON."""
    return get_origin(kind) is Sequence or (get_origin(kind) is tuple and get_args(kind)[-1] is ...)


MESSAGES: dict[str, Any] = {
    get_args(members_of(kind)["type"])[0]: kind for part in (protocol.State, protocol.Event) for kind in get_args(part)
}
"""The server's messages, by type."""


def wrong_part(kind: Any, value: object, where: str) -> str | None:
    """Return the path of a part of a message that has the wrong type, or None if there is none."""
    kind = without_marks(kind)
    arguments = get_args(kind)
    if get_origin(kind) is Literal:
        return None if value in arguments else where
    if is_typeddict(kind):
        if not isinstance(value, dict) or not kind.__required_keys__ <= set(value) <= set(members_of(kind)):
            return where
        return first(wrong_part(members_of(kind)[name], one, f"{where}.{name}") for name, one in value.items())
    if is_list(kind) or get_origin(kind) is tuple:
        inside = (wrong_part(arguments[0], one, where) for one in value) if isinstance(value, list) else (where,)
        return first(inside)
    if get_origin(kind) is dict:
        inside = (
            (wrong_part(arguments[1], one, where) for one in value.values()) if isinstance(value, dict) else (where,)
        )
        return first(inside)
    if kind in LEAVES:
        return None if type(value) is kind else where
    tried = [wrong_part(one, value, where) for one in arguments]
    return None if None in tried else max(filter(None, tried), key=len)


def first(found: Iterable[str | None]) -> str | None:
    """Return the first item that is not None, or None."""
    return next(filter(None, found), None)


# The document


def example(kind: Any) -> object:
    """Return an example value of a type in the server's messages."""
    if get_origin(kind) is Annotated:
        marks = get_args(kind)[1:]
        shown = [mark.value for mark in marks if isinstance(mark, protocol.Example)]
        return shown[0] if shown else 0 if {"seat", "viewer"} & set(marks) else example(get_args(kind)[0])
    if is_list(kind):
        return [example(get_args(kind)[0])]
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    return LEAVES[next(iter(get_args(kind)), kind)][1]


def sent(kind: Any) -> dict[str, object]:
    """Return an example of a server message."""
    return {name: example(member) for name, member in members_of(kind).items()}


def said(kind: type[BaseModel]) -> dict[str, object]:
    """Return an example of a client message."""
    (type_,) = get_args(kind.model_fields["type"].annotation)
    return {"type": type_} | {name: one.examples[0] for name, one in kind.model_fields.items() if one.examples}


def row(message: dict[str, object], kind: Any) -> str:
    """Return a table row with an example of a message and the docstring of its type."""
    return f"| `{json.dumps(message, ensure_ascii=False)}` | {' '.join((kind.__doc__ or '').split())} |\n"


def document(text: str) -> str:
    """Return the document with its tables filled in."""
    tables = {
        "server": "| message | when |\n|---|---|\n" + "".join(row(sent(one), one) for one in get_args(protocol.Event)),
        "client": "| message | meaning |\n|---|---|\n"
        + "".join(row(said(one), one) for one in get_args(incoming.Incoming)),
    }
    for name, table in tables.items():
        begin, end = f"<!-- The messages of the {name}, from their types -->\n\n", "\n<!-- end -->"
        before, _, rest = text.partition(begin)
        text = before + begin + table + end + rest.partition(end)[2]
    return text


# The declarations


def written(kind: Any) -> str:
    """Return a type in TypeScript notation."""
    kind = without_marks(kind)
    arguments = get_args(kind)
    if kind in LEAVES:
        return LEAVES[kind][0]
    if is_typeddict(kind):
        return str(kind.__name__)
    if get_origin(kind) is Literal:
        return " | ".join(json.dumps(value) for value in arguments)
    if get_origin(kind) is dict:
        return f"Record<string, {written(arguments[1])}>"
    if is_list(kind):
        inside = written(arguments[0])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if get_origin(kind) is tuple:
        return f"[{', '.join(map(written, arguments))}]"
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return said_as(kind)
    return " | ".join(dict.fromkeys(written(one) for one in arguments))


def said_as(kind: type[BaseModel]) -> str:
    """Return the TypeScript type of a client message."""
    optional = {name for name, field in kind.model_fields.items() if not field.is_required()}
    names = sorted(kind.model_fields, key=lambda name: name != "type")
    hints = members_of(kind)
    members = [f"{name}{'?' * (name in optional)}: {written(hints[name])}" for name in names]
    whole = f"{{ {'; '.join(members)} }}"
    return whole if len(whole) <= 130 else "{" + "".join(f"\n    {member};" for member in members) + "\n  }"


def parts_of(kind: Any, known: dict[str, Any]) -> Iterator[Any]:
    """Yield the message types that a type consists of, each once, before the types that use them."""
    kind = without_marks(kind)
    if not is_typeddict(kind):
        for one in get_args(kind):
            yield from parts_of(one, known)
    elif kind.__name__ not in known:
        known[kind.__name__] = kind
        for one in members_of(kind).values():
            yield from parts_of(one, known)
        yield kind


def declarations() -> str:
    """Return the declarations of all messages."""
    lines = [
        "// The messages of a table's server and of its clients. Written from their types in Python by tests/web/generated.py.",
        "",
    ]
    for kind in parts_of(protocol.ServerMessage, {}):
        lines.append(f"export type {kind.__name__} = {{")
        optional = kind.__optional_keys__
        lines += [f"  {name}{'?' * (name in optional)}: {written(one)};" for name, one in members_of(kind).items()]
        lines += ["};", ""]
    names = [kind.__name__ for part in (protocol.State, protocol.Event) for kind in get_args(part)]
    lines += ["export type ServerMessage =", *(f"  | {name}" for name in names)]
    lines[-1] += ";"
    lines += ["", "export type ClientMessage =", *(f"  | {said_as(kind)}" for kind in get_args(incoming.Incoming))]
    lines[-1] += ";"
    return "\n".join(lines) + "\n"
