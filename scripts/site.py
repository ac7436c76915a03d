"""Build the documentation site: `python scripts/site.py`. Exits with an error on any warning, such as a broken link.

The pages are README, CONTRIBUTING, CHANGELOG, `docs`, and the rule books of all games, collected in `.site/pages`. Links between them stay
within the site; links to other files of the project become plain text. The site is written to `.site/html`.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from os.path import relpath
from pathlib import Path

ROOT = Path(__file__).parent.parent
SITE = ROOT / ".site"
PAGES = SITE / "pages"
RULE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"^- ([A-Z]{2}-\d+):", re.MULTILINE)
LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s#]+)(?P<anchor>#[^)]*)?\)")
WARNED = re.compile(r"\b(griffe|warning|error)\b", re.IGNORECASE)
LANGUAGES = {"en": "English", "de": "German"}


def pages() -> dict[Path, Path]:
    """Return every file of the site: its path in the project and on the site."""
    found = {
        ROOT / "README.md": Path("index.md"),
        ROOT / "CONTRIBUTING.md": Path("contributing.md"),
        ROOT / "CHANGELOG.md": Path("changelog.md"),
    }
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file():
            found[path] = path.relative_to(ROOT / "docs")
    for path in sorted(ROOT.glob("src/spadework/games/*/rulebook.*.md")):
        found[path] = Path("rules", f"{path.parent.name}.{path.name.split('.')[1]}.md")
    return found


def linked_within_the_site(text: str, source: Path, found: Mapping[Path, Path]) -> str:
    """Rewrite a page's links: to pages of the site, or to plain text for other files of the project."""

    def replace(link: re.Match[str]) -> str:
        if "://" in link["target"]:
            return link[0]
        page = found.get((source.parent / link["target"]).resolve())
        if page is None:
            return link["text"]
        target = Path(relpath(page, found[source].parent)).as_posix()
        return f"{link['image']}[{link['text']}]({target}{link['anchor'] or ''})"

    return LINK.sub(replace, text)


def with_addresses(text: str) -> str:
    """Add link anchors to every rule and ruling of a rule book."""
    text = RULE.sub(r'<strong id="\1">\1</strong>', text)
    return RULING.sub(r'- <span id="ruling-\1">\1</span>:', text)


def list_of_rule_books(found: Mapping[Path, Path]) -> str:
    """Return the page that lists the rule books."""
    books = [(path, page) for path, page in found.items() if page.parts[0] == "rules"]
    lines = ["# Rule books", ""]
    for path, page in books:
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({page.as_posix()}) ({LANGUAGES[page.suffixes[0][1:]]})")
    return "\n".join([*lines, ""])


def gather() -> None:
    """Collect all pages in the folder that the site is built from."""
    shutil.rmtree(SITE, ignore_errors=True)
    found = pages()
    for source, page in found.items():
        place = PAGES / page
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            text = linked_within_the_site(source.read_text(encoding="utf-8"), source, found)
            place.write_text(with_addresses(text) if page.parts[0] == "rules" else text, encoding="utf-8")
        else:
            shutil.copy(source, place)
    (PAGES / "rules.md").write_text(list_of_rule_books(found), encoding="utf-8")


def build() -> bool:
    """Build the site; return whether there were no warnings."""
    ran = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"], cwd=ROOT, capture_output=True, text=True
    )
    told = ran.stdout + ran.stderr
    # Its strict mode ignores warnings about docstrings.
    if ran.returncode == 0 and not WARNED.search(told):
        return True
    print(told, file=sys.stderr)
    return False


if __name__ == "__main__":
    gather()
    sys.exit(not build())
