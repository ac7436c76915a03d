"""Static files, and the URLs under which browsers may cache them indefinitely."""

import re
from pathlib import Path

import pytest
from tests.web.harness import Server

from spadework.web.server import assets
from spadework.web.server.middleware import ASSET_HEADERS, HEADERS


async def test_assets_of_a_page_are_cached_indefinitely(server: Server) -> None:
    guest = await server.guest()
    assert f'href="{assets.versioned_root()}/core/page.css"' in (await guest.http.get("/")).text
    for name in ("core/page.css", "picture.css", "pages/previews.js", "fonts/text.woff2"):
        answer = await guest.http.get(f"{assets.versioned_root()}/{name}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, assets.IMMUTABLE), name


async def test_assets_carry_only_asset_headers(server: Server) -> None:
    guest = await server.guest()
    for name in ("core/page.css", "pages/previews.js", "fonts/text.woff2", "core/share.en.png"):
        found = (await guest.http.get(f"/static/{name}")).headers
        assert {header for header in HEADERS if header.lower() in found} == set(ASSET_HEADERS), name
    for path in ("/static/core/icon.svg", "/health", "/static/nothing.css"):
        found = (await guest.http.get(path)).headers
        assert all(found[header] == value for header, value in HEADERS.items()), path


async def test_modules_are_served_without_comments_and_revalidated(server: Server) -> None:
    guest = await server.guest()
    for path in sorted(assets.WEB.rglob("*.js")):
        name = path.relative_to(assets.WEB).as_posix()
        answer = await guest.http.get(f"/static/{name}")
        assert not re.search(r"^ *(//|/\*|\*)", answer.text, re.MULTILINE), name
        again = await guest.http.get(f"/static/{name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert (await guest.http.get(f"/static/{name}", headers={"If-None-Match": '"x"'})).status_code == 200


def test_imports_and_links_lead_to_files() -> None:
    imports = re.compile(r"""(?:\bfrom |\bimport\s*\(?)["'](\.{1,2}/[^"']+)["']""")
    links = re.compile(r"\{\{ static \}\}/([\w/]+\.(?:js|css))")
    wanted = [
        path.parent / name for path in assets.WEB.rglob("*.js") for name in imports.findall(path.read_text("utf-8"))
    ]
    wanted += [
        assets.WEB / name for path in assets.WEB.rglob("*.html") for name in links.findall(path.read_text("utf-8"))
    ]
    assert len(wanted) > 100
    assert [path for path in wanted if not path.is_file() and path.name != "picture.css"] == []


@pytest.mark.parametrize("path", ["/static/core/page.css", "/static/v-0123456789ab/core/page.css"])
async def test_assets_at_other_urls_are_revalidated(server: Server, path: str) -> None:
    answer = await (await server.guest()).http.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("path", ["server/app.py", "pages/base.html", "pages/en.ftl", "db/schema/script.py.mako"])
async def test_sources_beside_the_assets_are_not_served(server: Server, path: str) -> None:
    assert (assets.WEB / path).is_file()
    assert (await (await server.guest()).http.get(f"/static/{path}")).status_code == 404


async def test_missing_files_are_not_cached(server: Server) -> None:
    answer = await (await server.guest()).http.get(f"{assets.versioned_root()}/nothing.js")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


def test_any_file_change_changes_the_digest(tmp_path: Path) -> None:
    before = assets.digest([tmp_path])
    (tmp_path / "a.css").write_text("a {}")
    changed = assets.digest([tmp_path])
    (tmp_path / "a.css").rename(tmp_path / "b.css")
    assert len({before, changed, assets.digest([tmp_path])}) == 3
