import pytest
from tests.some_games import game_for

from spadework import __version__
from spadework.engine import strength
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interval import wilson_by_deal
from spadework.engine.strength import Strength
from spadework.lab import levels
from spadework.lab.levels import keep, markdown, match_ups, measure
from spadework.lab.standings import standings
from spadework.lab.tournament import Tournament

PLAYERS = ("mate", "deck-hand")


def measured(game: Game, games: int, seed: int = 0, processes: int = 1, known: Strength | None = None) -> Strength:
    return list(measure(game, PLAYERS, games, seed, processes, known))[-1]


def played_alike(one: Strength, other: Strength) -> bool:
    """Return whether two results differ at most in their times."""
    return one._replace(seconds=(0, 0)) == other._replace(seconds=(0, 0))


def test_every_level_meets_the_one_below_it_and_the_captain_a_crowd() -> None:
    names = ["deck-hand", "mate", "captain", "admiral"]
    assert match_ups(range(2, 5), names) == [
        ("mate", "deck-hand"),
        ("captain", "mate"),
        ("captain", "deck-hand", "deck-hand", "deck-hand"),
        ("admiral", "captain"),
    ]
    assert match_ups(range(3, 4), names) == [
        ("mate", "deck-hand", "deck-hand"),
        ("captain", "mate", "mate"),
        ("admiral", "captain", "captain"),
    ]


def test_a_measurement_matches_a_tournament(toy: Game) -> None:
    found = measured(toy, 41, 5)
    with Tournament(toy, PLAYERS, 5) as tournament:
        games = list(tournament.play(21))
        row = next(row for row in standings(tournament.names, games) if row.player == "mate")
    assert found.players == PLAYERS
    assert (found.games, found.seed, found.version, found.unfinished) == (42, 5, __version__, 0)
    assert found[4:7] == pytest.approx((row.wins, row.wins_from, row.wins_to), abs=0.0001)
    assert found.won == pytest.approx(row.wins * 42, abs=0.001)
    assert found.moves == tuple(sum(game.thinking[player].moves for game in games) for player in (0, 1))
    assert min(found.seconds) > 0


def test_results_are_yielded_after_each_deal(toy: Game) -> None:
    assert [found.games for found in measure(toy, ["mate", "deck-hand", "deck-hand"], 10)] == [3, 6, 9, 12]


def test_a_measurement_continues_from_known_results(toy: Game) -> None:
    whole, half = measured(toy, 40), measured(toy, 20)
    assert played_alike(measured(toy, 40, known=half), whole)
    assert list(measure(toy, PLAYERS, 40, known=whole)) == []
    assert list(measure(toy, PLAYERS, 20, known=whole)) == []


@pytest.mark.parametrize("other", [{"seed": 4}, {"version": "0.0.0"}])
def test_results_with_another_seed_or_version_are_ignored(toy: Game, other: dict[str, int | str]) -> None:
    known = measured(toy, 20)._replace(won=0.0, **other)  # type: ignore[arg-type]
    assert played_alike(measured(toy, 20, known=known), measured(toy, 20))


def test_times_are_means_over_all_moves(toy: Game) -> None:
    known = measured(toy, 20)._replace(moves=(10**9, 10**9), seconds=(2.0, 3.0))
    assert measured(toy, 40, known=known).seconds == pytest.approx((2.0, 3.0), abs=0.001)


@pytest.mark.long
@pytest.mark.slow
def test_several_processes_measure_the_same() -> None:
    game = game_for(2)
    assert played_alike(measured(game, 12, processes=2), measured(game, 12))


def test_storing_a_result_keeps_the_others_and_their_order(own_toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Strength(
        PLAYERS, 100, 50.0, 70.0, 0.5, *wilson_by_deal(50, 70, 50, 100), 0, (9, 9), (0.1, 0.1), 0, __version__
    )
    second, gone = first._replace(players=("captain", "mate")), first._replace(players=("cook", "mate"))
    monkeypatch.setattr(levels, "match_ups", lambda _: [first.players, second.players])
    strength.write(own_toy.folder, own_toy.id, own_toy.rules.VERSION, [gone])
    keep(own_toy, second)
    keep(own_toy, first)
    assert own_toy.levels == [first, second]
    keep(own_toy, more := first._replace(games=200))
    assert own_toy.levels == [more, second]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_each_level_is_stronger_than_the_one_below(game: Game) -> None:
    """In every result stored with the games, the lower bound of the interval is above an even share."""
    assert [known.players for known in game.levels if known.wins_from <= known.even] == []
    assert [known.players[0] for known in game.levels][:1] == ["mate"]
    for known in game.levels:
        assert known.games >= 40
        found = wilson_by_deal(known.won, known.squares, known.games // len(known.players), known.games)
        assert (known.wins_from, known.wins_to) == pytest.approx(found, abs=0.0001)


def test_the_table_in_markdown(own_toy: Game) -> None:
    players = ("mate", "deck-hand", "deck-hand")
    known = Strength(players, 1200, 700.5, 900.25, 0.5838, 0.5556, 0.6113, 0, (9, 9), (0.1, 0.1), 0, __version__)
    strength.write(own_toy.folder, own_toy.id, own_toy.rules.VERSION, [known])
    assert markdown([own_toy]).splitlines()[2:] == [
        f"| {own_toy.title()} | Mate | 2 deck hands | 1,200 | 58.4% | 55.6% to 61.1% | 33% |"
    ]
