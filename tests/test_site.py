"""Pages of the documentation site, collected from the whole project, with links that stay within the site."""

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site() -> ModuleType:
    """The script that builds the site."""
    spec = importlib.util.spec_from_file_location("site_script", ROOT / "scripts" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("source", "text", "shown"),
    [
        ("README.md", "See [how](CONTRIBUTING.md#glossary).", "See [how](contributing.md#glossary)."),
        ("README.md", "![A table](docs/lost_maps.svg)", "![A table](lost_maps.svg)"),
        ("README.md", "The [license](LICENSE).", "The license."),
        ("README.md", "[uv](https://docs.astral.sh/uv/)", "[uv](https://docs.astral.sh/uv/)"),
        ("docs/protocol.md", "[back](../README.md)", "[back](index.md)"),
        ("docs/api/games.md", "[recipe](../adding_a_game.md)", "[recipe](../adding_a_game.md)"),
        (
            "README.md",
            "in [English](src/spadework/games/lost_maps/rulebook.en.md) and",
            "in [English](rules/lost_maps.en.md) and",
        ),
    ],
)
def test_links_stay_within_the_site(site: ModuleType, source: str, text: str, shown: str) -> None:
    assert site.linked_within_the_site(text, ROOT / source, site.pages()) == shown


def test_every_rule_book_is_listed(site: ModuleType) -> None:
    listed = re.findall(r"^- \[.+\]\((.+)\) \(\w+\)$", site.list_of_rule_books(site.pages()), re.MULTILINE)
    books = list(ROOT.glob("src/spadework/games/*/rulebook.*.md"))
    assert len(set(listed)) == len(books) > 0


def test_every_page_is_in_the_menu(site: ModuleType) -> None:
    menu = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    assert tomllib.loads(menu)["project"]["nav"]
    pages = {page.as_posix() for page in site.pages().values() if page.suffix == ".md" and page.parts[0] != "rules"}
    assert {page for page in pages if f'"{page}"' not in menu} == set()


def test_the_site_loads_nothing_from_other_servers() -> None:
    project = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    assert project["theme"]["font"] is False
    assert "extra_css" not in project
    assert "extra_javascript" not in project
