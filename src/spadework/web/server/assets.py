"""Files that never change under their address: it names a digest of them all, so that a browser asks for each of them once."""

import hashlib
import os
import re
from collections.abc import Iterable, MutableMapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import spadework.engine.picture

WEB = Path(__file__).parents[1]
FOLDERS = (WEB, *map(Path, spadework.engine.picture.__path__))
"""Where the files are: those of the pages, then those of the pictures."""
KINDS = {".css", ".js", ".svg", ".png", ".webmanifest", ".woff2"}
LASTING = re.compile(r"/static/v-(?P<digest>[0-9a-f]+)(?P<rest>/.*)")
COMMENTS = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
FOR_GOOD = "public, max-age=31536000, immutable"


@lru_cache
def address() -> str:
    """What the lasting addresses begin with."""
    return f"/static/v-{digest(FOLDERS)}"


def digest(folders: Iterable[Path]) -> str:
    """A hash of the files in some folders.

    >>> digest([]) == digest([]) != digest([WEB])
    True
    """
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in KINDS):
            found.update(f"{path.relative_to(folder)}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


class AssetFiles(StaticFiles):
    """Static files that browsers keep, but ask after; modules come without comments, which are a third of them."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file lies; only those of the kinds that browsers load, for they lie beside the sources."""
        return super().lookup_path(path) if Path(path).suffix in KINDS else ("", None)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, or that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "no-cache"
        path = Path(full_path)
        if path.suffix != ".js" or response.status_code != status_code:
            return response
        text, etag = module(path, stat_result.st_mtime_ns)
        headers = Headers({"etag": etag})
        if self.is_not_modified(headers, Headers(scope=scope)):
            return NotModifiedResponse(headers)
        return Response(text, status_code, {"Cache-Control": "no-cache", "ETag": etag}, "text/javascript")


@lru_cache(maxsize=256)
def module(path: Path, _changed: int) -> tuple[str, str]:
    """A module as browsers get it, and its tag."""
    text = without_comments(path.read_text(encoding="utf-8"))
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


def without_comments(text: str) -> str:
    r"""A module without the comments that have lines of their own.

    >>> without_comments("// Why.\nconst a = 1; // b\n/**\n * @type {x}\n */\nf();\n")
    'const a = 1; // b\nf();\n'
    """
    return COMMENTS.sub("", text)


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
                headers = MutableHeaders(scope=message)
                headers["Cache-Control"] = FOR_GOOD
                # A page loads dozens of files, and nobody asks again whether one of these has changed.
                for name in ("ETag", "Last-Modified", "Accept-Ranges"):
                    del headers[name]
            await send(message)

        await self._app({**scope, "path": path, "raw_path": path.encode()}, receive, send_kept)
