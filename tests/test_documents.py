"""The documents: everything they name exists, and their numbers match the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import BaseRoute, Match
from starlette.types import Scope
from tests.faults.__main__ import FAULTS
from tests.load.__main__ import app as load_test
from typer.main import get_command

from spadework.cli import app
from spadework.players import file, player
from spadework.players.review import result, reviewing
from spadework.table.record import schema
from spadework.web.cluster import bus, queue
from spadework.web.features.ratings import service as ratings
from spadework.web.server import app as server
from spadework.web.server import telemetry
from spadework.web.server.app import create_app
from spadework.web.server.connections import HEAD_BYTES
from spadework.web.server.limits import MESSAGES_PER_ADDRESS, PAGES_PER_ADDRESS, UPLOAD_BYTES
from spadework.web.server.settings import CONFIG, ENGINE_VARIABLES, Settings, settable
from spadework.web.table import reveal_timeout

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
# The changelog may name things that no longer exist.
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("examples/*/*.md"),
]
DEPLOY = [path for path in (ROOT / "deploy").iterdir() if path.is_file()]
ALL = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())

COMMANDS: Any = get_command(app)
LOAD: Any = get_command(load_test)

FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(
    r"(?:[\w.-]+/)*[\w.-]+\.(?:py|js|css|html|md|toml|yaml|conf|service|example|sh|lock|ipynb|ftl|svg|env|sqlite|json)"
)
FOLDER = re.compile(r"(?:[\w.-]+/)+")
DOTTED = re.compile(r"(?<![\w./-])spadework(?:\.\w+)+")

WITHIN = re.compile(r"(?<![\w./])(?:deploy|docs|examples|requirements|scripts|src|tests)/[\w./-]*\w")

YOURS = {
    "my_player.py",
    "game.json",
    "record.json",
    "decks/own-1.toml",
    "wins.svg",
    "spadework.env",
    "spadework.sqlite",
    ".venv/",
    "dist/",
}
"""Files and folders created by readers, or by programs that they run."""

HOSTS = {"games.example", "ntfy.sh"}
"""Host names that look like file names."""

OTHER_QUOTES = {"Even"}
"""Quotations that are not from pages."""

FOR_TESTS = {"SPADEWORK_BROWSER", "SPADEWORK_REGENERATE"}
"""Variables that only `./test` reads."""

OUTSIDE = ("/etc/", "/opt/", "/data", "/path/")
"""Folders of an operating system, which are not paths of pages."""


def inline_code(path: Path) -> list[str]:
    """Return the inline code of a document."""
    return INLINE.findall(FENCE.sub("", path.read_text(encoding="utf-8")))


def shell_lines(path: Path) -> Iterator[str]:
    """Yield the commands of a document: lines of shell blocks, without their comments, and inline code."""
    for fence in FENCE.finditer(path.read_text(encoding="utf-8")):
        if fence["language"] == "sh":
            yield from (line.partition(" #")[0] for line in fence["text"].splitlines())
    yield from inline_code(path)


@cache
def endings() -> set[str]:
    """Return all trailing parts of the paths of the project's files and folders."""
    found = set()
    kept = (
        path
        for name in ("src", "tests", "docs", "examples", "deploy", "scripts", "requirements")
        for path in (ROOT / name).rglob("*")
    )
    for path in (*kept, *ROOT.iterdir()):
        parts = path.relative_to(ROOT).parts
        end = "/" if path.is_dir() else ""
        found |= {"/".join(parts[number:]) + end for number in range(len(parts))}
    return found


@ALL
def test_files_exist(path: Path) -> None:
    named = {code for code in inline_code(path) if FILE.fullmatch(code) or FOLDER.fullmatch(code)}
    assert named - endings() - YOURS - HOSTS == set()


def test_every_feature_is_listed_with_its_place() -> None:
    web = SOURCES / "spadework" / "web"
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| .*", text.partition("## Where is X?")[2].partition("\n## ")[0], re.MULTILINE)
    places = set(re.findall(r"`([\w-]+/[\w./-]*)`", "".join(rows)))
    there = {place: (ROOT if place.startswith(("src/", "scripts/")) else web) / place for place in places}
    assert [place for place, path in sorted(there.items()) if not path.exists()] == [], "a place that does not exist"
    features = {path.name for path in (web / "features").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert features
    assert features == {place.split("/")[1] for place in places if place.startswith("features/")}


def test_a_click_travels_through_twenty_files_at_most() -> None:
    text = (ROOT / "docs" / "how_a_click_travels.md").read_text(encoding="utf-8")
    places = re.findall(r"^\| \d+ \|.*\| `([^`]+)` \|$", text, re.MULTILINE)
    games = [*SOURCES.glob("spadework/games/*/__init__.py")]
    assert 0 < len(places) <= 20
    assert games
    for game in games:
        named = [place.replace("<id>", game.parent.name) for place in places]
        # What is a package in one game may be a module in another.
        assert [one for one in named if endings().isdisjoint({one, f"{one}/", f"{one}.py"})] == []


@pytest.mark.parametrize("path", [*DOCUMENTS, *DEPLOY], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_in_commands_exist(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines() if path in DEPLOY else shell_lines(path)
    named = {name for line in lines for name in WITHIN.findall(line) if "<" not in line}
    assert [name for name in named if not (ROOT / name).exists()] == []


def wrong_options(words: list[str], command: Any = COMMANDS) -> list[str]:
    """Return the options and subcommands of a command line that its command doesn't have."""
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    taken = {"--help"} | {option for one in command.params for option in (*one.opts, *one.secondary_opts)}
    wrong = [word for word in words if word.startswith("--") and word != "--" and word.partition("=")[0] not in taken]
    # A command with subcommands is followed by one of them.
    return wrong + [
        word for word in words[:1] if getattr(command, "commands", {}) and word.isalpha() and word.islower()
    ]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("serve --workers 4", []),
        ("serve --wrokers 4", ["--wrokers"]),
        ("admin users list --guests", []),
        ("admin users lists", ["lists"]),
        ("swerve", ["swerve"]),
    ],
)
def test_wrong_commands_are_found(line: str, wrong: list[str]) -> None:
    assert wrong_options(line.split()) == wrong


@ALL
def test_commands_and_their_options_exist(path: Path) -> None:
    lines = [re.fullmatch(r"(?:\S*/)?(?:python -m )?spadework +(.+)", line.strip()) for line in shell_lines(path)]
    assert [line[0] for line in lines if line and wrong_options(line[1].split())] == []
    loads = [re.fullmatch(r"(?:\S*/)?python -m tests\.load +(.+)", line.strip()) for line in shell_lines(path)]
    assert [line[0] for line in loads if line and wrong_options(line[1].split(), LOAD)] == []
    scripts = [re.fullmatch(r"\./play +(.+)", line.strip()) for line in shell_lines(path)]
    assert [line[0] for line in scripts if line and wrong_options(["serve", *line[1].split()])] == []


def all_options(command: Any) -> set[str]:
    """Return the options of a command and of all its subcommands."""
    below = getattr(command, "commands", {}).values()
    own = {option for one in command.params for option in (*one.opts, *one.secondary_opts)}
    return own.union(*map(all_options, below))


@ALL
def test_options_exist(path: Path) -> None:
    # Colours in style sheets look like options.
    programs = [
        ROOT / "test",
        ROOT / "scripts" / "lock.sh",
        SOURCES / "spadework" / "engine" / "picture" / "picture.css",
    ]
    known = all_options(COMMANDS).union(
        all_options(LOAD), *(re.findall(r"--[\w-]+", one.read_text("utf-8")) for one in programs)
    )
    named = {code.split()[0].partition("=")[0] for code in inline_code(path) if code.startswith("--")} - {"--"}
    assert named - known == set()


def commands_in(path: Path, begin: str) -> set[str]:
    """Return the commands in the first column of a document's tables."""
    rows = re.findall(r"^\| (`[^|]+) \|", path.read_text(encoding="utf-8"), re.MULTILINE)
    named = {code.removeprefix(begin) for row in rows for code in INLINE.findall(row) if code.startswith(begin)}
    return {re.sub(r" [A-Z ]+$", "", name) for name in named}


def test_every_command_is_listed() -> None:
    assert commands_in(ROOT / "README.md", "spadework ") == set(COMMANDS.commands)
    admin = COMMANDS.commands["admin"].commands
    below = {name: getattr(one, "commands", {}) for name, one in admin.items()}
    assert commands_in(ROOT / "docs" / "admin.md", "") == {
        " ".join(filter(None, (name, other))) for name, others in below.items() for other in (others or [""])
    }


def test_every_fault_is_listed() -> None:
    assert commands_in(ROOT / "docs" / "faults.md", "") == set(FAULTS)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("README", f"up to {player.SEARCHING['captain'].tries:,} times per move"),
        ("docs/admin", f"never dealt for {Settings.kept_undealt} days"),
        ("docs/admin", f"the newest {Settings.lines} lines"),
        ("docs/faults", f"break it off after {queue.HANGING_SECONDS:g} seconds"),
        ("docs/faults", f"asks for it again after {reveal_timeout.ASK_AGAIN:g} seconds"),
        ("docs/history", f"deviation is above {ratings.PROVISIONAL:g}"),
        ("docs/review", f"Of more than {reviewing.MOST_CANDIDATES} moves"),
        ("docs/review", f"in {reviewing.CHECKED_WORLDS} other worlds"),
        ("docs/review", f"by more than {100 * result.NOTICEABLE:g}%"),
        ("docs/running", f"at most {telemetry.PUBLISH_INTERVAL:g} seconds old"),
        ("docs/running", f"within {server.DATABASE_TIMEOUT:g} seconds"),
        ("docs/running", f"bodies of {UPLOAD_BYTES // 1024**2} MiB"),
        ("docs/safety", f"at most {schema()['properties']['moves']['maxItems']:,}"),
        (
            "docs/safety",
            f"{Settings.pages * PAGES_PER_ADDRESS:g} pages a second and {Settings.page_burst * PAGES_PER_ADDRESS} at once",
        ),
        (
            "docs/safety",
            f"{Settings.messages * MESSAGES_PER_ADDRESS:g} messages a second and {Settings.burst * MESSAGES_PER_ADDRESS} at once",
        ),
        ("docs/safety", f"at most {HEAD_BYTES // 1024} KiB of it"),
        ("docs/several_servers", f"said nothing for {bus.PEER_TIMEOUT:g} seconds"),
        ("docs/several_servers", f"after {queue.WORKER_TIMEOUT:g} seconds the others"),
        ("docs/several_servers", f"Every {queue.SCAN_INTERVAL:g} seconds"),
        ("docs/write_a_player", f"longer than {file.SECONDS:g} seconds"),
    ],
)
def test_numbers_match_the_code(name: str, sentence: str) -> None:
    assert sentence in " ".join((ROOT / f"{name}.md").read_text(encoding="utf-8").split())


def test_quoted_interface_texts_match_the_pages() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("spadework/web/**/en.ftl"))
    quoted = {
        (path.name, words)
        for path in (*DOCUMENTS, ROOT / "CHANGELOG.md")
        for words in re.findall(r"“([A-Z][^”]+)”", path.read_text(encoding="utf-8"))
        if words not in OTHER_QUOTES and not words.startswith("AIVAT")
    }
    assert quoted
    assert {(name, words) for name, words in quoted if f"= {words}\n" not in shown} == set()


@ALL
def test_settings_exist(path: Path) -> None:
    known = {one.variable for one in settable()} | set(ENGINE_VARIABLES) | {CONFIG} | FOR_TESTS
    assert set(re.findall(r"\bSPADEWORK_[A-Z_]+\b", path.read_text(encoding="utf-8"))) - known == set()


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[BaseRoute]:
    return create_app(Settings(folder=tmp_path_factory.mktemp("data"), warm=False)).routes


def is_answered(address: str, routes: list[BaseRoute]) -> bool:
    """Return whether a server has a page or a live connection at a path, which may contain placeholders."""
    path = re.sub(r"\{[^}]*\}|<[^>]*>|…", "1", address.partition("?")[0].partition("#")[0])
    scopes: list[Scope] = [{"type": "http", "method": "GET", "path": path}, {"type": "websocket", "path": path}]
    return any(route.matches(scope)[0] is not Match.NONE for route in routes for scope in scopes)


def test_existing_and_unknown_urls_are_distinguished(routes: list[BaseRoute]) -> None:
    assert is_answered("/tables/{table}/live?wide=1", routes)
    assert is_answered("/tables/…/join/…", routes)
    assert not is_answered("/tables/{table}/dead", routes)


@ALL
def test_urls_in_documents_exist(path: Path, routes: list[BaseRoute]) -> None:
    examples = [one["text"] for one in FENCE.finditer(path.read_text(encoding="utf-8")) if one["language"] == "json"]
    quoted = re.findall(r'"(/[^"\s]+)"', "".join(examples))
    named = {one for one in (*inline_code(path), *quoted) if re.fullmatch(r"/[^\s*]+", one)}
    # A path that ends in "…" stands for several.
    named -= {one for one in named if one.startswith(OUTSIDE) or one.endswith("/…")}
    assert [address for address in named if not is_answered(address, routes)] == []


@cache
def names_in(module: Path) -> set[str]:
    """Return the names that can be imported from a module, according to its source."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
    return found


def is_there(dotted: str) -> bool:
    """Return whether a module exists and has the name that follows it."""
    place, names = SOURCES, dotted.split(".")
    while names and (place / names[0]).is_dir():
        place /= names.pop(0)
    module = place / "__init__.py"
    if names and (place / f"{names[0]}.py").exists():
        module = place / f"{names.pop(0)}.py"
    return not names or names[0].startswith("__") or (module.exists() and names[0] in names_in(module))


def test_existing_and_unknown_modules_are_distinguished() -> None:
    assert is_there("spadework.engine.interface.CHANCE")
    assert is_there("spadework.table.Table.play")
    assert not is_there("spadework.engine.interface.chances")
    assert not is_there("spadework.engine.contracts")


@pytest.mark.parametrize("paths", [DOCUMENTS, [*SOURCES.rglob("*.py")]], ids=["documents", "sources"])
def test_modules_exist(paths: list[Path]) -> None:
    named = {(path, name) for path in paths for name in DOTTED.findall(path.read_text(encoding="utf-8"))}
    named = {(path, name) for path, name in named if not FILE.fullmatch(name)}
    assert named
    assert [(path.relative_to(ROOT).as_posix(), name) for path, name in sorted(named) if not is_there(name)] == []
