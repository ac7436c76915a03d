"""Examples, strengths and links in the documents."""

import doctest
import io
import re
from pathlib import Path
from typing import Any

import pytest

from spadework.engine.discovery import all_games, game
from spadework.lab.levels import markdown
from spadework.lab.tournament import Tournament

ROOT = Path(__file__).parent.parent
FENCE = re.compile(r"^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)\s#]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_examples(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said = io.StringIO()
    names: dict[str, Any] = {}
    for fence in FENCE.finditer(text):
        if ">>>" not in fence["code"]:
            continue
        line = text.count("\n", 0, fence.start("code"))
        example = parser.get_doctest(fence["code"], names, name, name, line)
        runner.run(example, out=said.write, clear_globs=False)
        # A doctest works on a copy of the names it is given.
        names = example.globs
    attempted = runner.summarize(verbose=False).attempted
    assert attempted
    assert not said.getvalue()


@pytest.mark.long
def test_the_example_of_a_player_plays_better_than_chance(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (code,) = [fence["code"] for fence in FENCE.finditer(text) if "def choose(" in fence["code"]]
    path = tmp_path / "my_player.py"
    path.write_text(code, encoding="utf-8")
    assert code.count("\n") == 10
    with Tournament(game("lost_maps"), [str(path), "random"]) as tournament:
        played = list(tournament.play(5))
    assert [result.failure for result in played] == [None] * 10
    assert sum(result.wins[0] for result in played) > 8


def test_the_strengths_match_the_measurements() -> None:
    table = markdown(list(all_games().values()))
    assert table.count("\n") > len(all_games())
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert table in text, "put what `spadework levels --markdown` prints into README.md"


@pytest.mark.parametrize(
    "path",
    [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("examples/*/*.md")],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_links_within_the_project(path: Path) -> None:
    targets = [link["target"] for link in LINK.finditer(path.read_text(encoding="utf-8"))]
    inside = [target for target in targets if not target.startswith(("http://", "https://"))]
    assert [target for target in inside if not (path.parent / target).exists()] == []
