"""Rules for the whole project: layers, names, words, rule numbers, version."""

import ast
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import spadework

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "spadework"
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))
MOST_LINES = 800
LONGEST_LINE = 140

# Layers that a module may import besides its own. Of the games, a game may import only its own folder.
TABLE = {"engine", "table"}
LAYERS: Mapping[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "table": TABLE,
    "__init__": TABLE | {"players", "lab"},
    "players": TABLE,
    "protocol": {"engine"},
    "lab": TABLE | {"players", "protocol"},
    "web": TABLE | {"players", "protocol"},
    "learn": TABLE | {"players", "lab"},
    "commands": TABLE | {"players", "lab", "learn", "web"},
    "cli": TABLE | {"players", "lab", "web", "commands", "__init__"},
    "__main__": {"cli"},
}

# The modules and packages (rooms) of a game's folder, each with the others that it may import.
ROOMS: Mapping[str, set[str]] = {
    "rules": set(),
    "notation": {"rules"},
    "picture": {"rules", "notation"},
    "ai": {"rules"},
    "encoding": {"rules", "notation"},
}

# Kinds of modules of the web server, each with the kinds that it may import besides its own. The pages of a feature are of the
# kind `pages`. The folder `server` holds the base of all others as well as the modules that assemble the application.
KINDS: Mapping[str, set[str]] = {
    "base": set(),
    "db": {"base"},
    "table": {"base", "db", "feature", "bots", "socket"},
    "feature": {"base", "db", "table", "bots", "socket"},
    "socket": {"base", "db", "table", "feature"},
    "bots": {"base", "db", "table", "feature"},
    "cluster": {"base", "db", "table", "feature"},
    "site": {"base", "db", "table", "feature"},
    "pages": {"base", "db", "table", "feature", "socket", "site"},
    "app": {"base", "db", "table", "feature", "socket", "bots", "cluster", "site", "pages"},
}
APP, SITE = {"app", "run"}, {"site", "middleware"}
DATA = {
    "__init__.py",
    "words",
    "metadata.toml",
    "share.en.png",
    "share.de.png",
    "levels.json",
    "network.npz",
    "guide.npz",
    "deck.toml",
    "tutorial.toml",
    "examples.toml",
    "rulebook.en.md",
    "rulebook.de.md",
}

HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\]", re.MULTILINE)
RULE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
RULE_NUMBER = re.compile(r"[A-Z]{2}-\d+")


def project_files(folder: Path) -> Iterator[Path]:
    """Yield the project's own text files below a folder: nothing hidden but `.ci`, nothing generated, no fonts, images or weights."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            own = path.name == ".ci" or not path.name.startswith((".", "__pycache__"))
            if own and path.name not in {"dist", "build", "node_modules", "test-results", "htmlcov"}:
                yield from project_files(path)
        elif path.name != ".coverage" and path.suffix not in {".woff2", ".png", ".npz"}:
            yield path


def text_of(path: Path) -> str:
    """Return the text of a file, or an empty text if it is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def named(game: Path) -> re.Pattern[str]:
    """Return a pattern that finds a game's id and title in any spelling."""
    parts = [{"and": "(?:and|&(?:amp;)?)"}.get(part, part) for part in game.name.split("_")]
    return re.compile(r"[_\s-]?".join(parts), re.IGNORECASE)


def test_the_changelog_includes_this_version() -> None:
    versions = HEADING.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert spadework.__version__ in versions


def test_processes_share_the_tests_by_group(request: pytest.FixtureRequest) -> None:
    """Tests that share fixtures stay in one process: some releases of pytest and xdist silently ignore the groups."""
    in_process = "PYTEST_XDIST_WORKER" in os.environ and request.config.getvalue("loadgroup")
    assert request.node.nodeid.endswith("@tests/test_project.py" if in_process else "group")


def test_source_files_are_short_and_utf_8() -> None:
    wrong = []
    for path in project_files(PACKAGE):
        try:
            lines = len(path.read_text(encoding="utf-8").splitlines())
        except UnicodeDecodeError:
            wrong.append(f"{path.relative_to(ROOT)} is not UTF-8")
            continue
        # Data files may have any length.
        if lines > MOST_LINES and path.suffix not in {".toml", ".json", ".txt"}:
            wrong.append(f"{path.relative_to(ROOT)} has {lines} lines")
    assert not wrong


def long_lines(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each line that is too long."""
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if len(line) > LONGEST_LINE:
                yield f"{path.relative_to(ROOT)}:{number}", line


def test_lines_of_source_files_are_short() -> None:
    files = (*project_files(PACKAGE), *project_files(ROOT / "tests"))
    assert not list(long_lines(path for path in files if path.suffix in {".py", ".js", ".css", ".html"}))


def test_prose_of_documents_is_wrapped() -> None:
    found = long_lines((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
    # Tables and JSON can't be wrapped.
    assert not [place for place, line in found if not line.startswith("|") and '": ' not in line]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_outside_its_folder_names_a_game(game: Path) -> None:
    name = named(game)
    outside = [path for path in project_files(PACKAGE) if not path.is_relative_to(game)]
    found = [
        str(path.relative_to(ROOT)) for path in outside if name.search(f"{path.relative_to(PACKAGE)}\n{text_of(path)}")
    ]
    assert outside
    assert not found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_readme_lists_the_game(game: Path) -> None:
    rows = re.findall(r"^\|.*\|$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert any(named(game).search(row) and "planned_move" not in row for row in rows)


def test_published_titles_appear_only_in_readme_and_notice() -> None:
    rows = re.findall(r"^\|.*\|$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    titles = re.findall(r"\*([^*|]+)\*", "\n".join(rows))
    assert len(titles) == 3
    title = re.compile("|".join(re.escape(title).replace("&", "&(?:amp;)?") for title in titles), re.IGNORECASE)
    found = {path.relative_to(ROOT).as_posix() for path in project_files(ROOT) if title.search(text_of(path))}
    assert found == {"README.md", "NOTICE"}


def test_the_citation_names_the_version() -> None:
    assert f"\nversion: {spadework.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_folder_contains_exactly_the_expected_packages(game: Path) -> None:
    found = {path.name for path in game.iterdir() if path.name != "__pycache__"}
    rooms = {name.removesuffix(".py") for name in found - DATA}
    assert rooms == set(ROOMS)
    assert len(rooms) == len(found - DATA)


LISTED = re.compile(r"^(?:- |\d+\. )`|`\w+\.py`", re.MULTILINE)
"""Matches in the docstring of a package that lists its modules."""


def listed_modules(text: str) -> set[str]:
    """Return the modules that a package's docstring lists: by file name, or as list items."""
    files = re.findall(r"`(\w+)\.py`", text)
    return set(files or re.findall(r"`(\w+)`", "".join(re.findall(r"^- .*(?:\n  .*)*", text, re.MULTILINE))))


def test_packages_that_list_their_modules_list_all_of_them() -> None:
    wrong, seen = {}, 0
    for path in sorted([*PACKAGE.rglob("__init__.py"), *ROOT.glob("examples/dig/src/**/__init__.py")]):
        text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        if LISTED.search(text):
            seen += 1
            there = {one.stem for one in path.parent.glob("*.py")} - {"__init__"}
            if differing := there ^ listed_modules(text):
                wrong[str(path.relative_to(ROOT))] = sorted(differing)
    assert seen
    assert not wrong


def test_the_example_of_a_game_lists_its_files() -> None:
    example = ROOT / "examples" / "dig"
    (tree,) = re.findall(r"^```\n(.*?)^```$", (example / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    listed = {line.split()[0].rstrip("/") for line in tree.splitlines() if line.startswith("  ")}
    there = {path.name for path in (example / "src" / "dig").iterdir()}
    assert listed == there - {"__init__.py", "__pycache__"}


def is_module(name: str) -> bool:
    """Return whether a dotted name is one of the project's modules."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def imports(path: Path) -> Iterator[str]:
    """Yield the dotted names of the project's modules that a file imports, anywhere in it."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "spadework")
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            module = ".".join(part for part in (above, node.module) if part)
            if module.split(".")[0] != "spadework":
                continue
            for alias in node.names:
                name = f"{module}.{alias.name}"
                # The version is a plain string, set at the beginning of the package.
                if name != "spadework.__version__":
                    yield name if is_module(name) else module


def kind_of(module: tuple[str, ...]) -> str:
    """Return the kind of a module of the web server, given the parts of its dotted name below `web`."""
    room, name = module[0], module[-1]
    if room == "server":
        return "app" if name in APP else "site" if name in SITE else "base"
    if room == "features":
        return "pages" if name == "pages" else "feature"
    return room


def may_import(importer: tuple[str, ...], imported: tuple[str, ...]) -> bool:
    """Return whether a module may import another, given the parts of their dotted names below the package."""
    layer = importer[0]
    target = imported[0] if imported else "__init__"
    if layer == "games" and target == "games":
        if importer[:2] != imported[:2] or len(imported) < 3:
            return False
        room, other = importer[2], imported[2]
        return room == other or other in ROOMS[room]
    if layer == "web" and target == "web" and len(importer) > 1 and len(imported) > 1:
        one, other = kind_of(importer[1:]), kind_of(imported[1:])
        return one == other or other in KINDS[one]
    return target == layer or target in LAYERS[layer]


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("engine.game", "engine.interface", True),
        ("engine.game", "table", False),
        ("games.dig.picture", "games.dig.rules.material", True),
        ("games.dig.picture.figures", "games.dig.notation", True),
        ("games.dig.notation", "games.dig.picture", False),
        ("games.dig.ai.belief", "games.dig.rules.views", True),
        ("games.dig.ai", "games.dig.notation", False),
        ("games.dig.rules.moves", "games.dig.ai", False),
        ("games.dig.picture", "games.delve.rules", False),
        ("games.dig.rules", "table", False),
        ("table.record", "table.steps", True),
        ("table.record", "players.quick", False),
        ("table.table", "games.dig", False),
        ("players.quick", "web.pages", False),
        ("lab.simulation", "players.quick", True),
        ("lab.simulation", "web.pages", False),
        ("web.pages", "players.quick", True),
        ("web.pages.replay", "web.socket.messages", True),
        ("web.features.chat.socket", "web.features.offers.service", True),
        ("web.features.chat.socket", "web.features.chat.pages", False),
        ("web.features.lobby.pages", "web.pages.tables", True),
        ("web.socket.connection", "web.server.site", False),
        ("web.db.storage", "web.table.live_table", False),
        ("web.server.limits", "web.server.app", False),
        ("web.pages", "cli", False),
        ("web.pages", "games.dig", False),
        ("commands.levels", "lab.levels", True),
        ("commands.levels", "cli", False),
        ("cli", "web.pages", True),
        ("cli", "games.dig", False),
    ],
)
def test_layers(importer: str, imported: str, allowed: bool) -> None:
    assert may_import(tuple(importer.split(".")), tuple(imported.split("."))) is allowed


def test_imports_run_one_way() -> None:
    wrong = []
    seen = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        importer = path.relative_to(PACKAGE).with_suffix("").parts
        assert importer[0] in LAYERS, f"{path.relative_to(ROOT)}: give it a place in LAYERS"
        for name in imports(path):
            seen += 1
            if not may_import(importer, tuple(name.split(".")[1:])):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert seen
    assert not wrong


def test_modules_of_the_web_server_have_no_import_cycles() -> None:
    imported: dict[str, set[str]] = {}
    for path in (PACKAGE / "web").rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        imported[name] = {one for one in imports(path) if one.startswith("spadework.web.")} - {name}
    assert imported
    # A module that imports none of the remaining ones can't be part of a cycle.
    while free := {name for name, others in imported.items() if not others & imported.keys()}:
        for name in free:
            del imported[name]
    assert not imported


class Variables(Visitor):
    """Collects the variables that a Fluent entry uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def rules_in(path: Path) -> Iterator[ast.FunctionDef]:
    """Yield the compiled functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and "rule" in map(ast.unparse, node.decorator_list):
            yield node


def test_compiled_rules_return_numbers() -> None:
    found = [
        rule for folder in ("engine", "games") for path in (PACKAGE / folder).rglob("*.py") for rule in rules_in(path)
    ]
    assert len(found) > 400
    number = r"(int|float|bool)"
    plain = re.compile(rf"None|{number}|tuple\[{number}(, {number})*\]")
    assert [rule.name for rule in found if not plain.fullmatch(ast.unparse(rule.returns or ast.Constant(...)))] == []


def messages_of(path: Path) -> dict[str, set[str]]:
    """Return the message ids of a Fluent file, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path.relative_to(ROOT)}: not Fluent: {entry.content}"
        if isinstance(entry, fluent.Message | fluent.Term):
            assert entry.id.name not in found, f"{path.relative_to(ROOT)} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_english_and_german_have_the_same_messages() -> None:
    folders = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
    assert folders
    for folder in folders:
        english, german = messages_of(folder / "en.ftl"), messages_of(folder / "de.ftl")
        place = folder.relative_to(ROOT)
        assert english.keys() - german.keys() == set(), f"{place}: not in German"
        assert german.keys() - english.keys() == set(), f"{place}: not in English"
        differing = {id: (english[id], german[id]) for id in english if english[id] != german[id]}
        assert not differing, f"{place}: other variables"


def numbers_in(rulebook: Path) -> list[str]:
    """Return the rule numbers of a rule book, in order."""
    return RULE.findall(rulebook.read_text(encoding="utf-8"))


def is_rule_marker(function: ast.expr) -> bool:
    """Return whether an expression is `pytest.mark.rule`, or `rule` for short."""
    return ast.unparse(function) in {"pytest.mark.rule", "mark.rule", "rule"}


def rules_with_a_test() -> set[str]:
    """Return the rule numbers in the markers of all tests."""
    found = set()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and is_rule_marker(node.func):
                numbers = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                place = f"{path.relative_to(ROOT)}, line {node.lineno}"
                assert numbers, f"{place}: the marker names no rule"
                for number in numbers:
                    assert isinstance(number, str), f"{place}: {number!r} is no rule number"
                    assert RULE_NUMBER.fullmatch(number), f"{place}: {number!r} is no rule number"
                    found.add(number)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_rule_books_have_the_same_numbers(game: Path) -> None:
    english = numbers_in(game / "rulebook.en.md")
    assert english
    assert len(english) == len(set(english))
    assert numbers_in(game / "rulebook.de.md") == english


RULED = {
    *("DI-12", "DI-29", "DI-43", "DI-51", "DI-54", "DI-63", "DI-64", "DI-71", "DI-82"),
    *("RA-3", "RA-4", "RA-24", "RA-26", "RA-42"),
    *("SS-1", "SS-2", "SS-26", "SS-30", "SS-31", "SS-32", "SS-42"),
}
"""Rules that the printed sheet settles only in part."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rulings_are_marked_in_both_rule_books(game: Path) -> None:
    for language in ("en", "de"):
        book = (game / f"rulebook.{language}.md").read_text(encoding="utf-8")
        marked, listed = set(re.findall(r"#ruling-(\w+-\d+)\)", book)), set(re.findall(r"^- (\w+-\d+): ", book, re.M))
        assert marked == listed
        assert marked >= RULED & set(numbers_in(game / f"rulebook.{language}.md"))


OTHER_NAMES = {
    ("dragon_island", "en"): r"\bchest",
    ("dragon_island", "de"): r"Kiste|Landfeld|Ablagestapel|eingelöst",
    ("lost_maps", "en"): r"\b(your|new) maps|filled islands?|an island of \{",
    ("lost_maps", "de"): r"gefüllten? Insel",
    # The draw pile lies in a chest, but is never called one.
    ("rat_alarm", "en"): r"(?<!raw pile in the )\bchest|your pile|own pile",
    ("rat_alarm", "de"): r"(?<!Nachziehstapel in der )Truhe|Wertwürfel|Wiederholung|Schatzstapel|eigenen Stapel",
    ("sea_and_shore", "en"): r"\bchest|\brobs?\b",
    ("sea_and_shore", "de"): r"[Tt]ruhe|Abdeckung",
}
"""Patterns of wrong names: these things have another name in a game's rule book, picture, log and tutorial."""


@pytest.mark.parametrize(("game", "language"), OTHER_NAMES)
def test_a_thing_has_the_same_name_everywhere(game: str, language: str) -> None:
    folder = PACKAGE / "games" / game
    words = re.sub(r"^[\w-]+ =", "", (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"), flags=re.M)
    book = (folder / f"rulebook.{language}.md").read_text(encoding="utf-8")
    assert re.findall(OTHER_NAMES[game, language], words + book) == []


def test_every_rule_has_a_test_and_every_marker_a_rule() -> None:
    books = [*GAMES, *ROOT.glob("examples/high_water/src/high_water")]
    rules = {number for game in books for number in numbers_in(game / "rulebook.en.md")}
    tested = rules_with_a_test()
    assert rules
    assert sorted(rules - tested) == [], "rules without a test"
    assert sorted(tested - rules) == [], "markers without a rule"
