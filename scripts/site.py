"""Builds the site of documents: `python scripts/site.py`. It ends with an error when a link is broken, or anything is warned of.

The pages are README, CONTRIBUTING, CHANGELOG, what is in `docs`, and the rule books of all games. They are gathered in `.site/pages`.
There a link from one to another leads within the site, and a link to another file of the project becomes plain text. The site is in
`.site/html`.
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
    """Every file of the site: where it is in the project, and where in the site."""
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
    """A page's text, in which links lead to pages of the site; links to other files of the project become plain text."""

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
    """A rule book in which every rule and every ruling can be linked to."""
    text = RULE.sub(r'<strong id="\1">\1</strong>', text)
    return RULING.sub(r'- <span id="ruling-\1">\1</span>:', text)


def list_of_rule_books(found: Mapping[Path, Path]) -> str:
    """The page that leads to the rule books."""
    books = [(path, page) for path, page in found.items() if page.parts[0] == "rules"]
    lines = ["# Rule books", ""]
    for path, page in books:
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({page.as_posix()}) ({LANGUAGES[page.suffixes[0][1:]]})")
    return "\n".join([*lines, ""])


def gather() -> None:
    """Put all pages into the folder that the site is built from."""
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
    """Build the site; returns whether nothing was warned of."""
    ran = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"], cwd=ROOT, capture_output=True, text=True
    )
    told = ran.stdout + ran.stderr
    # Its strict mode does not count what is said about docstrings.
    if ran.returncode == 0 and not WARNED.search(told):
        return True
    print(told, file=sys.stderr)
    return False


if __name__ == "__main__":
    gather()
    sys.exit(not build())
