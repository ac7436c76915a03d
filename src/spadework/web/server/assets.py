"""Static files, cached permanently: their URLs contain a digest of all of them."""

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
"""Folders with assets: of the pages, then of the pictures."""
SUFFIXES = {".css", ".js", ".svg", ".png", ".webmanifest", ".woff2"}
VERSIONED = re.compile(r"/static/v-(?P<digest>[0-9a-f]+)(?P<rest>/.*)")
COMMENTS = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
IMMUTABLE = "public, max-age=31536000, immutable"


@lru_cache
def versioned_root() -> str:
    """Return the path prefix of the versioned URLs."""
    return f"/static/v-{digest(FOLDERS)}"


def digest(folders: Iterable[Path]) -> str:
    """Return a hash of the assets in some folders.

    >>> digest([]) == digest([]) != digest([WEB])
    True
    """
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES):
            found.update(f"{path.relative_to(folder)}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


class AssetFiles(StaticFiles):
    """Static files that browsers revalidate; scripts are served without comments, which are a third of them."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; only those with suffixes of assets, as they lie beside the sources."""
        return super().lookup_path(path) if Path(path).suffix in SUFFIXES else ("", None)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the file, or 304 if it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "no-cache"
        path = Path(full_path)
        if path.suffix != ".js" or response.status_code != status_code:
            return response
        text, etag = compact_module(path, stat_result.st_mtime_ns)
        headers = Headers({"etag": etag})
        if self.is_not_modified(headers, Headers(scope=scope)):
            return NotModifiedResponse(headers)
        return Response(text, status_code, {"Cache-Control": "no-cache", "ETag": etag}, "text/javascript")


@lru_cache(maxsize=256)
def compact_module(path: Path, _changed: int) -> tuple[str, str]:
    """Return a script without comments, and its ETag."""
    text = without_comments(path.read_text(encoding="utf-8"))
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


def without_comments(text: str) -> str:
    r"""Remove the comments that have their own lines.

    >>> without_comments("// Why.\nconst a = 1; // b\n/**\n * @type {x}\n */\nf();\n")
    'const a = 1; // b\nf();\n'
    """
    return COMMENTS.sub("", text)


class VersionedAssets:
    """Serves `/static/v-<digest>/x` as `/static/x`, cached permanently if the digest is current."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        found = VERSIONED.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        lasting = f"/static/v-{found['digest']}" == versioned_root()
        path = f"/static{found['rest']}"

        async def send_cached(message: MutableMapping[str, Any]) -> None:
            if lasting and message["type"] == "http.response.start" and message["status"] in {200, 304}:
                headers = MutableHeaders(scope=message)
                headers["Cache-Control"] = IMMUTABLE
                # A page loads dozens of files, and immutable ones are never revalidated.
                for name in ("ETag", "Last-Modified", "Accept-Ranges"):
                    del headers[name]
            await send(message)

        await self._app({**scope, "path": path, "raw_path": path.encode()}, receive, send_cached)
