"""Files that never change under their address: it names a digest of them all, so that a browser asks for each of them once."""

import hashlib
import re
from collections.abc import Iterable, MutableMapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

import spadework.engine.picture

STATIC = Path(__file__).with_name("static")
FOLDERS = (STATIC, *map(Path, spadework.engine.picture.__path__))
"""Where the files are: those of the pages, then those of the pictures."""
KINDS = {".css", ".js", ".svg", ".png", ".woff2"}
LASTING = re.compile(r"/static/v-(?P<digest>[0-9a-f]+)(?P<rest>/.*)")
FOR_GOOD = "public, max-age=31536000, immutable"


@lru_cache
def address() -> str:
    """What the lasting addresses begin with."""
    return f"/static/v-{digest(FOLDERS)}"


def digest(folders: Iterable[Path]) -> str:
    """A hash of the files in some folders.

    >>> digest([]) == digest([]) != digest([STATIC])
    True
    """
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in KINDS):
            found.update(f"{path.relative_to(folder)}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


class LastingAddresses:
    """Answers `/static/v-<digest>/x` as `/static/x`, and lets browsers keep it when the digest is that of the present files."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        found = LASTING.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        lasting = f"/static/v-{found['digest']}" == address()
        path = f"/static{found['rest']}"

        async def send_kept(message: MutableMapping[str, Any]) -> None:
            if lasting and message["type"] == "http.response.start" and message["status"] in {200, 304}:
                MutableHeaders(scope=message)["Cache-Control"] = FOR_GOOD
            await send(message)

        await self._app({**scope, "path": path, "raw_path": path.encode()}, receive, send_kept)
