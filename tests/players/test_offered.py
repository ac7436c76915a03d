from pathlib import Path

import pytest
from tests.learn.networks import some_network

import spadework
from spadework.players import LEVELS
from spadework.players.server_players import ServerPlayer, distinguished, offered
from spadework.web.server.settings import Settings


@pytest.mark.long
@pytest.mark.slow
def test_players_are_named_after_their_class_or_file(tmp_path: Path) -> None:
    paths = []
    for name, kind in (("quick", "Rusher"), ("other", "MyPlayer")):
        path = tmp_path / f"{name}.py"
        path.write_text(f"class {kind}:\n    def choose(self, view, moves):\n        return 0\n", encoding="utf-8")
        paths.append(str(path))
    assert offered(paths) == (ServerPlayer("own:Rusher", paths[0]), ServerPlayer("own:other", paths[1]))
    with pytest.raises(ValueError, match="file not found"):
        offered([*paths, "nowhere.py"])


def test_players_names_are_short_and_printable() -> None:
    assert distinguished(["a" * 99, "b\x1bc"], ["x.py", "y.py"]) == ["a" * 40, "b?c"]
    assert distinguished(["\u3164", "\ufe0fRusher"], ["x.py", "y.py"]) == ["?", "Rusher"]


def test_names_that_look_alike_are_distinguished() -> None:
    assert distinguished(["Rusher", "Rush\u0435r"], ["x.py", "y.py"]) == ["Rusher in x", "Rush\u0435r in y"]
    assert distinguished(["Rusher", "Rusher"], ["a/p.py", "b/\u0440.py"]) == ["Rusher in p", "Rusher in \u0440 2"]


def test_a_network_is_offered_where_it_can_play(tmp_path: Path) -> None:
    path = tmp_path / "clever.npz"
    id = spadework.game_ids()[1]
    some_network(spadework.game(id), (3, 4)).save(path)
    (one,) = offered([str(path)])
    assert one == ServerPlayer("own:clever", str(path), id, (3, 4))
    assert one.fits(id)
    assert one.fits(id, 3)
    assert one.fits(id, 4)
    assert not one.fits(id, 2)
    assert not one.fits(spadework.game_ids()[0])
    settings = Settings(players=(one,))
    assert settings.levels(id, 3) == (*LEVELS, "own:clever")
    assert settings.levels(id, 2) == LEVELS
