import os
import pickle
from pathlib import Path

import numpy as np
import pytest

from spadework.engine.game import OWN_DECK, Game, data_folder
from spadework.engine.material import MaterialError, digest, read_document
from spadework.table import Table

GOOD = "copies = [4, 5, 4, 3, 2, 1]\nworth = 7\n"


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, toy: Game) -> Path:
    """The folder of a user's own decks for the toy game, with one valid deck in it."""
    monkeypatch.setenv("SPADEWORK_DATA", str(tmp_path))
    folder = tmp_path / "decks" / toy.id
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(GOOD)
    return folder


def test_a_game_is_read_from_its_folder(toy: Game) -> None:
    assert repr(toy) == "spadework.game('dig')"
    assert (toy.title(), toy.title("de")) == ("Dig", "Graben")
    assert toy.rulebook("de").startswith("# Graben")
    assert toy.deck().record.worth == 3
    assert toy.deck() is toy.deck()


def test_a_game_is_pickled_by_its_location(toy: Game) -> None:
    assert toy.driver
    sent = pickle.loads(pickle.dumps(toy))
    assert isinstance(sent, Game)
    assert (sent.id, sent.folder) == (toy.id, toy.folder)
    assert sent.rules is toy.rules


# Decks


def test_without_custom_decks_there_is_no_deck_option(toy: Game) -> None:
    assert list(toy.deck_files()) == [OWN_DECK]
    assert [option.name for option in toy.options()] == ["rats"]


def test_custom_decks_are_offered_as_an_option(toy: Game, decks: Path) -> None:
    deck, rats = toy.options()
    assert (deck.name, deck.choices) == ("deck", (OWN_DECK, "mine"))
    assert rats.name == "rats"
    assert toy.deck("mine").record.worth == 7
    assert toy.deck_digest("mine") != toy.deck_digest() == digest(toy.deck().record)
    table = Table(toy, 2, 1, {"deck": "mine"})
    assert table.deck.record.copies.tolist() == [4, 5, 4, 3, 2, 1]
    assert decks.is_dir()


def test_a_new_field_changes_the_digest_only_if_it_is_used() -> None:
    before = np.zeros(1, [("copies", "i1", 3), ("worth", "i1")])[0]
    after = np.zeros(1, [("bonus", "i2", 2), ("copies", "i1", 3), ("worth", "i1")])[0]
    for record in (before, after):
        record["copies"], record["worth"] = (1, 2, 3), 7
    assert digest(after) == digest(before)
    after["bonus"] = 0, 1
    assert digest(after) != digest(before)
    before["copies"], before["worth"] = (1, 2, 7), 3
    assert digest(after) != digest(before)


def test_a_deck_that_changed_on_disk_is_read_again(toy: Game, decks: Path) -> None:
    before = toy.deck_digest("mine")
    (decks / "mine.toml").write_text(GOOD.replace("7", "8"))
    assert toy.deck_digest("mine") != before


def test_the_games_own_deck_can_not_be_replaced(toy: Game, decks: Path) -> None:
    (decks / f"{OWN_DECK}.toml").write_text(GOOD)
    assert toy.deck(OWN_DECK).record.worth == 3


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"copies = [4, 5", "broken.toml: not valid TOML"),
        (b"copies = [1, 2]\nworth = 1", "broken.toml: copies is not a list of 6 numbers"),
        (b"", "broken.toml: copies"),
        (b"worth = '\xff'", "broken.toml: not UTF-8 text; save the file as UTF-8"),
        (b"a = " + b"[" * 20_000, "broken.toml: nested too deeply"),
        (b"a = " + b"9" * 5_000, "broken.toml: not valid TOML: Exceeds the limit"),
        (b"worth = 1\nworth = 2", "broken.toml: not valid TOML"),
    ],
    ids=["cut", "wrong", "empty", "bytes", "deep", "digits", "twice"],
)
def test_a_broken_deck_is_refused_and_the_others_stay_usable(
    toy: Game, decks: Path, content: bytes, reason: str
) -> None:
    (decks / "broken.toml").write_bytes(content)
    with pytest.raises(MaterialError, match=reason.replace(".", r"\.")):
        toy.deck("broken")
    assert toy.options()[0].choices == (OWN_DECK, "broken", "mine")
    assert Table(toy, 2, 1, {"deck": "mine"}).deck.record.worth == 7
    assert Table(toy, 2, 1).deck.record.worth == 3


@pytest.mark.parametrize("name", ["none", "../mine", "mine.toml", ""])
def test_a_missing_deck_is_an_error(toy: Game, decks: Path, name: str) -> None:
    assert decks.is_dir()
    with pytest.raises(MaterialError, match="there are own, mine"):
        toy.deck(name)


def test_an_unreadable_deck_file_is_an_error(toy: Game, decks: Path) -> None:
    (decks / "folder.toml").mkdir()
    (decks / "gone.toml").symlink_to(decks / "nowhere")
    for name in ("folder", "gone"):
        with pytest.raises(MaterialError, match=f"{name}.toml: can't be read: "):
            toy.deck(name)


def test_a_document_is_toml(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("title = 'Schätze'", encoding="utf-8")
    assert read_document(path) == {"title": "Schätze"}


# Options and seats


def test_options_are_converted_to_codes_for_the_rules(toy: Game) -> None:
    assert toy.option_codes({})[0] == 0
    assert toy.option_codes({"rats": "three", "deck": OWN_DECK})[0] == 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"mice": "two"}, "dig has no option 'mice'; it has deck, rats"),
        ({"rats": "four"}, "option 'rats' has no choice 'four'; choose one of two, three"),
        ({"rats": ""}, "option 'rats' has no choice ''"),
    ],
)
def test_unknown_options_are_errors(toy: Game, options: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        toy.option_codes(options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_an_unsupported_number_of_seats_is_an_error(toy: Game, seats: int) -> None:
    with pytest.raises(ValueError, match=f"dig is for 2 to 3 players, not {seats}"):
        toy.check_seats(seats)
    toy.check_seats(2)
    toy.check_seats(3)


# Arrays


def test_arrays_for_states_and_moves(toy: Game) -> None:
    states = toy.new_states(3)
    assert states.dtype.names == toy.rules.STATE.names
    assert states.tobytes() == bytes(3 * toy.rules.STATE.itemsize)
    states[1].rats = 2
    assert states["rats"].tolist() == [0, 2, 0]
    assert toy.new_materials(toy.deck())[0].worth == 3
    buffers = toy.new_buffers()
    assert len(buffers.moves) == len(buffers.weights) == len(buffers.values) == 6
    assert buffers.moves.dtype == buffers.weights.dtype == np.dtype(np.int32)


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPADEWORK_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("SPADEWORK_DATA")
    assert data_folder().name == "spadework"


def test_a_pipe_or_a_folder_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    for name in ("pipe.toml", ""):
        with pytest.raises(MaterialError, match="can't be read: not a file"):
            read_document(tmp_path / name)


def test_an_overlong_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text("a = 1\n" * 100_000)
    with pytest.raises(MaterialError, match=r"long.toml: has 600,000 bytes; at most 200,000 are read"):
        read_document(tmp_path / "long.toml")


def test_a_line_with_too_many_dots_is_not_read(tmp_path: Path) -> None:
    for number, text in enumerate(
        [".".join("a" * 30_000) + " = 1", "[x]\n" + ".".join("a" * 30_000) + " = 1", "a = '" + "." * 65]
    ):
        path = tmp_path / f"{number}.toml"
        path.write_text(text)
        with pytest.raises(MaterialError, match=r"line \d has [\d,]+ dots; at most 64 are read"):
            read_document(path)
