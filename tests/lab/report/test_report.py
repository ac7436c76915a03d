import re
from pathlib import Path
from typing import Any

import pytest

import spadework
from spadework.engine.game import Game
from spadework.lab.report.measures import MEASURES, compared, measured, wins_by_player, wins_by_seat
from spadework.lab.report.report import OTHER_DEALS, Report, report
from spadework.lab.report.skill_trace import ladder
from spadework.lab.simulation import Simulation
from spadework.table import Variant


@pytest.fixture(scope="module")
def found(toy: Game) -> Report:
    return report(
        toy, ["mate", "random"], 80, 3, sample=20, against={"rats": "three"}, vary="worth=2..6..2", thought=20
    )


def test_a_deck_that_can_t_be_kept_is_refused_before_any_game(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPADEWORK_DATA", str(tmp_path))
    other = tmp_path / "decks" / toy.id / "worth-is-4.toml"
    other.parent.mkdir(parents=True)
    other.write_text("mine", encoding="utf-8")
    said: list[str] = []
    with pytest.raises(ValueError, match="a different deck of this name exists"):
        report(
            toy, ["mate", "random"], 80, vary="worth=2..6..2", keep_decks=True,
            on_progress=lambda what, _share: said.append(what),
        )  # fmt: skip
    assert said == []


def test_measures_match_the_outcomes(toy: Game) -> None:
    outcomes = list(Simulation(toy, ["mate", "random"], 3, rotated=True, details=True).play(40))
    found = measured(outcomes)
    assert found["moves"].mean == pytest.approx(sum(outcome.moves for outcome in outcomes) / 40)
    assert found["moves"].deals == 20
    assert {"moves", "margin", "decided", "drama"} <= set(found) <= {measure.name for measure in MEASURES} - {"turns"}
    assert sum(wins.mean for wins in wins_by_seat(outcomes)) == pytest.approx(1)
    first, second = wins_by_player(outcomes)
    assert first.mean == pytest.approx(1 - second.mean)
    assert first.mean > second.mean
    assert all(estimate.mean == 0 and not estimate.sure for estimate in compared(outcomes, outcomes).values())


def test_a_report_prints_its_results(found: Report, looking: Game) -> None:
    told = repr(found)
    assert told.splitlines()[0] == "dig: 80 games, 40 deals, each from every seat"
    for said in ("mate: wins", "seat 1: wins", "luck of the draw", "worth=4", "simulations per move", "one mate among"):
        assert said in told
    assert found.players[0].mean + found.players[1].mean == pytest.approx(1)
    assert found.sweep is not None
    assert [column.cell.value for column in found.sweep.columns] == [2, 4, 6]
    assert {"moves", "points", "margin"} <= set(found.sweep.sensitivities) <= set(found.measures)
    # More valuable coins score more points.
    assert found.sweep.sensitivities["points"].mean > 0
    assert [one.tries for one in found.thought][:2] == [50, 100]
    assert [(rung.below, rung.level) for rung in found.ladder] == [("random", "deck-hand"), ("deck-hand", "mate")]
    assert sum(rung.gained.mean for rung in found.ladder) > 0
    # Mates that look ahead gain more than those that play the rollout policy.
    assert sum(rung.gained.mean for rung in ladder(Variant.of(looking), 2, OTHER_DEALS, 3)) > 0.1
    assert set(found.gaining()).isdisjoint(found.losing())
    assert len(found.gaining()) + len(found.losing()) == sum(bool(one.gain and one.gain.sure) for one in found.moves)


@pytest.mark.long
def test_the_page_of_a_report_is_self_contained(found: Report) -> None:
    page = found.html()
    assert page.startswith("<!doctype html>")
    assert not re.search(
        r"<(script|link|img)|https?://(?!127\.0\.0\.1|www\.w3\.org|matplotlib)|url\((?!#|\x22data:)", page
    )
    assert page.count("<svg") >= 4
    # The summary comes first, and both good and bad moves are listed.
    assert (
        page.index("In short")
        < page.index("Who wins")
        < page.index("Moves worth having")
        < page.index("Moves to avoid")
    )
    assert page.count('<svg role="img" aria-label=') == page.count("<svg")
    assert "currentColor" in page
    assert "Compared with rats=three" in page
    assert "Run with --keep-decks" in page
    assert found._repr_html_().startswith("<iframe srcdoc=")
    assert len(page) < 1_000_000


def test_a_game_of_a_report_can_be_opened(found: Report) -> None:
    table = found.game(17)
    assert table.over
    assert table.names == ("random", "mate")


def test_a_report_needs_a_minimum_number_of_games(toy: Game) -> None:
    with pytest.raises(ValueError, match="5 games are too few; the minimum is 20"):
        report(toy, ["mate", "random"], 5)


@pytest.mark.long
def test_a_report_has_default_players_and_seats() -> None:
    game = spadework.game_ids()[0]
    found = report(game, games=40, sample=10)
    assert found.simulation.players == ("mate",) * found.simulation.seats


@pytest.mark.parametrize("wrong", [{"vary": {"worth": 3}}, {"against": "rats=3"}])
def test_extras_of_the_wrong_type_are_errors(toy: Game, wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=r"expected vary to be a string such as |expected against to map options "):
        report(toy, ["random", "random"], 40, **wrong)
