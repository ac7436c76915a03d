"""How long it took to make games ready, to estimate how long it will take."""

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from spadework.engine.compile.cache import cache_folder, compiled_folder, sources
from spadework.engine.game import Game
from spadework.web.compiling import Stage

BYTES_PER_SECOND = {Stage.RULES: 9000, Stage.PLAYERS: 3000}
"""About how much source is compiled in a second, for games that were never measured."""
LOADED = 2.0
"""Seconds for a game that is only loaded."""


class Kept(NamedTuple):
    """What is known of a stage of a game."""

    seconds: float
    """How long it took to compile it."""
    folder: str
    """The folder of compiled code that is complete."""


class Durations:
    """Seconds by game and stage, kept in a file beside the compiled code.

    Args:
        file: where they are kept; by default `preparation.json` in the folder of compiled code.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or cache_folder() / "preparation.json"
        self._kept = self._read()

    def _read(self) -> dict[str, Kept]:
        """What was kept; nothing when the file is not there or can't be used, for it is but a help."""
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            return {name: Kept(float(seconds), str(folder)) for name, (seconds, folder) in kept.items()}
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return {}

    def of(self, game: Game, stage: Stage) -> float:
        """About how many seconds a stage of a game takes."""
        folder, kept = compiled_folder(game.folder), self._kept.get(f"{game.id} {stage}")
        if kept is None:
            return sum(path.stat().st_size for path in sources(game.folder)) / BYTES_PER_SECOND[stage]
        return LOADED if folder.name == kept.folder and folder.exists() else kept.seconds

    def of_all(self, game: Game) -> float:
        """About how many seconds all stages of a game take."""
        return sum(self.of(game, stage) for stage in Stage)

    def keep(self, game: Game, stage: Stage, seconds: float) -> None:
        """Remember that a stage of a game is compiled, and how long that took, if it was more than loading takes."""
        name = f"{game.id} {stage}"
        compiling = round(seconds, 1) if seconds > 2 * LOADED or name not in self._kept else self._kept[name].seconds
        self._kept[name] = Kept(compiling, compiled_folder(game.folder).name)
        written = self._file.with_suffix(".new")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(json.dumps(self._kept), encoding="utf-8")
            written.replace(self._file)
