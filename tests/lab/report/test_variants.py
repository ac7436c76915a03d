import tomllib
from pathlib import Path

import pytest

from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.lab.report.variants import cells, keep_deck


def test_a_value_of_the_deck_is_varied(toy: Game) -> None:
    found = cells(toy, {}, "worth=1..5..2")
    assert [(cell.name, cell.value) for cell in found] == [("worth=1", 1), ("worth=3", 3), ("worth=5", 5)]
    assert [int(cell.variant.deck.record.worth) for cell in found] == [1, 3, 5]
    assert len({cell.variant.digest for cell in found}) == 3
    assert [cell.name for cell in cells(toy, {}, "copies.0=4,6")] == ["copies.0=4", "copies.0=6"]


def test_an_option_is_varied(toy: Game) -> None:
    found = cells(toy, {}, "rats")
    assert [cell.name for cell in found] == ["rats=two", "rats=three"]
    assert [dict(cell.variant.options) for cell in found] == [{"rats": "two"}, {"rats": "three"}]
    assert [cell.name for cell in cells(toy, {}, "rats=three")] == ["rats=three"]


@pytest.mark.parametrize(
    ("vary", "reason"),
    [
        ("wealth=1..3", r"unknown 'wealth'; options are rats, and numbers of the deck copies\.0, .*worth"),
        ("copies=1..3", "'copies' is not a number in the deck; choose one such as copies.0"),
        ("worth=3..1", r"expected values such as 10\.\.20"),
        ("worth=1..500", "at most 50 of them"),
        ("worth=", "expected values such as"),
        ("worth=a,b", "expected values such as"),
        ("worth=2,inf", "expected values such as"),
        ("worth=nan", "expected values such as"),
        ("worth=1,1.5", "expected whole numbers, as in the deck"),
        ("rats=five", "option 'rats' has no choice 'five'"),
    ],
)
def test_an_invalid_variation_is_refused(toy: Game, vary: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        cells(toy, {}, vary)


def test_an_invalid_varied_deck_is_refused(toy: Game) -> None:
    with pytest.raises(MaterialError, match="worth=-5"):
        cells(toy, {}, "worth=-5..-4")


def test_a_varied_deck_is_stored_where_tables_find_it(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADEWORK_DATA", str(tmp_path))
    (cell,) = cells(toy, {}, "worth=7..7")
    name = keep_deck(toy, cell)
    assert name == "worth-is-7"
    assert toy.deck_digest(name) == cell.variant.digest
    assert tomllib.loads(toy.deck_files()[name].read_text(encoding="utf-8"))["worth"] == 7
    # Storing the same deck again changes nothing, and a user's own deck is never overwritten.
    assert keep_deck(toy, cell) == name
    toy.deck_files()[name].write_text("mine", encoding="utf-8")
    with pytest.raises(ValueError, match="a different deck of this name exists"):
        keep_deck(toy, cell)
    assert toy.deck_files()[name].read_text(encoding="utf-8") == "mine"
