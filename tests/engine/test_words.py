import pickle
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spadework.engine.discovery import all_games
from spadework.engine.tutorial import read_tutorial
from spadework.engine.words import LANGUAGES, AddressedNames, SeatName, Words, message, words_in

ENGINE = Path(__file__).parents[2] / "src" / "spadework" / "engine" / "words"
FOLDERS = [ENGINE, *(game.folder / "words" for game in all_games().values())]
SOURCES = Path(__file__).parents[2] / "src" / "spadework"


class Variables(Visitor):
    """Collects the arguments that a message requires."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path) -> dict[str, set[str]]:
    found = {}
    for entry in FluentResource((folder / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(
        "hello = Hello { $seat }\nboth = { $first } and { $last }\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n}\n"
        "name = { $seat }\nwins = { $seats ->\n    [you] You win.\n   *[other] { $seats } wins.\n}\n"
        "robs = { $seat ->\n    [you] You rob { $victim }.\n   *[other] { $victim ->\n        [you] { $seat } robs you.\n"
        "       *[other] { $seat } robs { $victim }.\n    }\n}\n"
        "spade = { $seat ->\n    [you] your spade\n   *[other] { $seat }’s spade\n}\n",
        encoding="utf-8",
    )
    return Words("en", [tmp_path / "en.ftl"])


def test_a_message_with_a_name(words: Words) -> None:
    assert words.say(message("hello", seat=SeatName(1)), ["Anna", "Bert"]) == "Hello Bert"


def test_a_message_within_a_message(words: Words) -> None:
    told = message("both", first=message("hello", seat=SeatName(0)), last=message("count", n=1))
    assert words.say(told, ["Anna"]) == "Hello Anna and one"


def test_the_reader_is_addressed_if_the_message_provides_for_it(words: Words) -> None:
    robs = message("robs", seat=SeatName(0), victim=SeatName(1))
    readers = [("Anna", "Bert", "Cleo"), *(AddressedNames(("Anna", "Bert", "Cleo"), you, "You") for you in range(3))]
    assert [words.say(robs, names) for names in readers] == [
        "Anna robs Bert.", "You rob Bert.", "Anna robs you.", "Anna robs Bert.",
    ]  # fmt: skip
    assert words.say(message("hello", seat=SeatName(0)), readers[1]) == "Hello Anna"
    assert [names[0] for names in readers] == ["Anna", "You", "Anna", "Anna"]


def test_the_reader_is_addressed_through_a_list_of_one(words: Words) -> None:
    wins, names = message("wins", seats=message("name", seat=SeatName(1))), ("Anna", "Bert")
    assert [words.say(wins, AddressedNames(names, you, "You")) for you in range(2)] == ["Bert wins.", "You win."]
    both = message("wins", seats=message("both", first=message("name", seat=SeatName(0)), last="Bo"))
    assert words.say(both, AddressedNames(names, 0, "You")) == "Anna and Bo wins."


def test_sentences_that_address_the_reader_begin_with_a_capital(words: Words) -> None:
    spade = message("spade", seat=SeatName(0))
    assert words.say(spade, AddressedNames(("Anna",), 0, "You")) == "Your spade"
    assert words.say(
        message("both", first=message("hello", seat=SeatName(1)), last=spade), AddressedNames(("Anna", "bo"), 0, "You")
    ) == ("Hello bo and your spade")
    robs = message("robs", seat=SeatName(1), victim=SeatName(0))
    assert words.say(robs, AddressedNames(("Anna", "bo"), 0, "You")) == "bo robs you."
    assert (
        words.say(message("both", first="gem", last=spade), AddressedNames(("Anna",), 0, "You")) == "gem and your spade"
    )


def test_addressed_names_depend_on_the_reader() -> None:
    names = AddressedNames(("You", "Bert"), 0, "You")
    assert names not in {("You", "Bert"), AddressedNames(("Ann", "Bert"), 0, "You")}
    assert names in {AddressedNames(("You", "Bert"), 0, "You")}
    assert pickle.loads(pickle.dumps(names)) == names


def test_a_number_selects_its_plural_form(words: Words) -> None:
    assert [words.text("count", n=count) for count in (1, 2)] == ["one", "2"]


def test_an_unknown_message_is_refused(words: Words) -> None:
    assert not words.has("missing")
    with pytest.raises(KeyError, match="no message 'missing' in 'en'"):
        words.text("missing")


def test_a_missing_argument_is_refused(words: Words) -> None:
    with pytest.raises(ValueError, match="'hello' in 'en'"):
        words.text("hello")


def test_a_file_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("no message at all\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl: not valid Fluent"):
        Words("en", [tmp_path / "en.ftl"])


def is_asked(id: str, named: set[str]) -> bool:
    """Return whether a message explains a question that a game asks, or several with the same prefix."""
    question = id.removesuffix("-means")
    return any(name == question or name.startswith(f"{question}-") for name in named)


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.parent.name)
def test_a_game_does_not_redefine_messages_of_the_engine(folder: Path) -> None:
    assert not set(messages(folder)) & set(messages(ENGINE))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_has_the_required_messages(game: object) -> None:
    from spadework.engine.game import Game

    assert isinstance(game, Game)
    needed = {"title", "tagline", *(f"part-{part}" for part in game.rules.PARTS)}
    for option in game.rules.OPTIONS:
        needed |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)}
    for language in LANGUAGES:
        assert all(game.words[language].has(id) for id in needed)


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.parent.name)
def test_no_message_of_a_game_is_left_unused(folder: Path) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.parent.rglob("*.py"))
    prefixes = (*re.findall(r'f"([a-z][a-z-]*-)\{', sources), "option-", "part-", "phrase-")
    named = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", sources)) | {"title", "tagline", "genre"}
    suffixes = re.findall(r'\}(-[a-z-]+)"', sources)
    named |= {name + suffix for name in named for suffix in suffixes}
    # Explanations of questions and the texts of tutorial steps are named by the game's data.
    named |= {id for id in messages(folder) if id.endswith("-means") and is_asked(id, named)}
    tutorial = read_tutorial(folder.parent)
    named |= {step.message for step in tutorial.steps} if tutorial else set()
    unused = {id for id in messages(folder) if not id.startswith(prefixes)} - named
    assert not unused


def test_messages_of_several_folders_are_merged(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("mine = mine\n", encoding="utf-8")
    both = words_in([ENGINE, tmp_path])
    assert all(both[language].has("mine") and both[language].has("seat-start") for language in LANGUAGES)


def test_cached_messages_contain_no_names(words: Words) -> None:
    told = message("both", first=message("hello", seat=SeatName(0)), last=message("count", n=1))
    assert [words.say(told, [name]) for name in ("Anna", "Zoë", "")] == [
        f"Hello {name} and one" for name in ("Anna", "Zoë", "")
    ]


@pytest.mark.parametrize("n", [1234, "1234"])
def test_numbers_are_formatted_for_the_language(n: int | str, tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("count = { $n }\n", encoding="utf-8")
    assert Words("de", [tmp_path / "de.ftl"]).text("count", n=n) == ("1.234" if isinstance(n, int) else "1234")
