from pathlib import Path

import pytest

from spadework.players.offered import Offered, offered, told_apart


@pytest.mark.slow
def test_players_are_called_by_their_class_or_their_file(tmp_path: Path) -> None:
    paths = []
    for name, kind in (("quick", "Rusher"), ("other", "MyPlayer")):
        path = tmp_path / f"{name}.py"
        path.write_text(f"class {kind}:\n    def choose(self, view, moves):\n        return 0\n", encoding="utf-8")
        paths.append(str(path))
    assert offered(paths) == (Offered("own:Rusher", paths[0]), Offered("own:other", paths[1]))
    with pytest.raises(ValueError, match="there is no such file"):
        offered([*paths, "nowhere.py"])


def test_names_are_short_and_can_be_shown() -> None:
    assert told_apart(["a" * 99, "b\x1bc"], ["x.py", "y.py"]) == ["a" * 40, "b?c"]
