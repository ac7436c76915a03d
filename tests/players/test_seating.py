"""Seating of players, however they are specified, and play according to the tables' contract."""

import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

from spadework.engine.game import Game
from spadework.players import seating
from spadework.players.built_in import player as built_in
from spadework.players.player import PlayerFailed
from spadework.players.search import Search
from spadework.players.seating import PlayerSpec, Seating, check_for_processes, name_of, numbered
from spadework.table import Move, Table, Variant, View


class Last:
    """A player that plays its last legal move and answers in a configurable form."""

    answer = staticmethod(lambda move: move)

    def choose(self, view: View, moves: list[Move]) -> Any:  # noqa: ARG002
        return self.answer(moves[-1])


class Curious(Last):
    """A player that stores its constructor arguments."""

    def __init__(self, seed: int, deck: Any, options: dict[str, str], *, seat: int = -1) -> None:
        self.known = seed, type(deck).__name__, options, seat


class Raising:
    """A player whose constructor fails."""

    def __init__(self) -> None:
        raise LookupError("nothing here")

    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return moves[0]


class Greedy:
    """A player whose constructor requires an unknown argument."""

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return moves[0]


def chosen(toy: Game, who: PlayerSpec, seed: int = 5) -> str:
    """Return the text of a player's first move on seat 1."""
    table = Table(toy, 2, seed=3)
    with Seating(Variant.of(toy), [who]) as seats:
        code = seats.seated(0, 2, 1, seed).choose(table.view(1).record, 1)
    return toy.notation.write(table.deck, 1, code)


@pytest.mark.parametrize(
    "answer", [lambda move: move, lambda move: move.code, lambda move: move.text, tuple], ids=["move", "code", "text", "pair"]
)  # fmt: skip
def test_classes_and_objects_play_in_this_process(toy: Game, answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Last, "answer", staticmethod(answer))
    if answer is tuple:
        with pytest.raises(PlayerFailed, match=r"seat 1: answered \(1, 'go'\), which is not one of the 2 legal moves"):
            chosen(toy, Last)
    else:
        assert chosen(toy, Last) == chosen(toy, Last()) == "go"


@pytest.mark.long
def test_all_kinds_of_players_can_be_seated(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text("class First:\n    def choose(self, view, moves):\n        return moves[0]\n", encoding="utf-8")
    search = Search(toy, toy.deck(), tries=20)
    everybody = ["mate", path, str(path), Last, Last(), built_in("deck-hand"), search]
    table = Table(toy, 2, seed=3)
    with Seating(Variant.of(toy), everybody) as seats:
        assert seats.names == (
            "mate",
            f"{path} 1",
            f"{path} 2",
            "Last 1",
            "Last 2",
            "deck-hand",
            "Search",
        )
        assert seats.levels == ("mate", *[None] * 6)
        for number in range(len(everybody)):
            code = seats.seated(number, 2, 1, 7).choose(table.view(1).record, 1)
            assert code in [move.code for move in table.legal(1)]


def test_each_game_makes_a_new_instance_with_the_declared_arguments(toy: Game) -> None:
    made: list[tuple[Any, ...]] = []

    class Noting(Curious):
        def choose(self, view: View, moves: list[Move]) -> Any:
            made.append((*self.known, view.seat))
            return moves[0]

    for seed in (1, 2):
        chosen(toy, Noting, seed)
    assert made == [(seed, "Deck", {"rats": "two"}, 1, 1) for seed in (1, 2)]


def test_a_view_that_a_player_keeps_does_not_change(toy: Game) -> None:
    kept = []

    class Keeping:
        def choose(self, view: View, moves: list[Move]) -> Move:
            kept.append(view)
            return moves[0]

    tables = [Table(toy, 2, seed) for seed in (3, 4)]
    record = toy.new_states(1)
    with Seating(Variant.of(toy), [Keeping()]) as seats:
        player = seats.seated(0, 2, 1, 5)
        for table in tables:
            record[0] = table.view(1).record
            player.choose(record[0], 1)
    assert kept == [table.view(1) for table in tables]


def test_the_exception_of_a_player_is_the_cause_of_its_failure(toy: Game) -> None:
    class Tired:
        def choose(self, view: View, moves: list[Move]) -> Move:
            raise ValueError(f"no {moves[0].text} on seat {view.seat}")

    with pytest.raises(PlayerFailed, match="seat 1: raised ValueError: no stay on seat 1") as failed:
        chosen(toy, Tired)
    assert isinstance(failed.value.__cause__, ValueError)
    with pytest.raises(PlayerFailed, match="seat 1: raised LookupError: nothing here"):
        chosen(toy, Raising)


@pytest.mark.parametrize(
    ("who", "reason"),
    [
        ("genius", "unknown computer player 'genius'; choose from random,"),
        ("nowhere.py", "nowhere.py: file not found"),
        (Greedy, "Greedy requires 'depth'; available are game, seats, seat, seed, options, deck"),
        (dict, r"dict has no method `choose\(self, view, moves\)`"),
        (7, r"7 is not a player; expected one of random, .*, the path of a Python file or network, or a class"),
    ],
)
def test_unusable_players_are_refused_immediately(toy: Game, who: PlayerSpec, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Seating(Variant.of(toy), ["mate", who])


def test_other_processes_need_players_that_they_can_import(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(Last):
        pass

    check_for_processes(["mate", "x.py", Last, Last(), built_in("mate")])
    for who in (Local, Local()):
        with pytest.raises(ValueError, match=r"Local can't play in several processes \(.*; move its class to a file"):
            check_for_processes([who])
    # In a notebook, everything is in a module without a file, and pickling doesn't notice.
    monkeypatch.setattr(Last, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "Last", Last, raising=False)
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    assert pickle.dumps(Last)
    with pytest.raises(ValueError, match="its class is not in a file that they can import"):
        check_for_processes([Last])


def test_names() -> None:
    assert [name_of(who) for who in ("mate", Path("a/b.py"), Last, Last(), built_in("captain", tries=3))] == [
        "mate", "a/b.py", "Last", "Last", "captain",
    ]  # fmt: skip
    assert numbered(["a", "b"]) == ("a", "b")
    assert numbered(["a", "a", "b", "a"]) == ("a 1", "a 2", "b", "a 3")
    assert seating.numbered([]) == ()
