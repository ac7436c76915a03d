"""Players from files that a server offers beside the built-in levels."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from spadework.engine.names import clean, skeleton
from spadework.players.file import PlayerFile
from spadework.players.network import is_network, load_network
from spadework.players.plugin_process import CHOSEN_CLASS

OWN = "own:"
"""Prefix of a file player's name where a level is expected."""

LONGEST_NAME = 40


class ServerPlayer(NamedTuple):
    """A player from a file."""

    level: str
    """Stored with a seat in place of a level; the name remains readable without the file."""
    path: str
    game: str | None = None
    """Id of the only game it can play; None for any."""
    seats: tuple[int, ...] | None = None
    """The only number of players it can play with; None for any."""

    def fits(self, game: str, seats: int | None = None) -> bool:
        """Return whether it can play a game, and with this number of players if given."""
        return self.game in (None, game) and (seats is None or self.seats is None or seats in self.seats)


def own_name(level: str) -> str | None:
    """Return the name of a file player from its stored level; None for built-in levels.

    >>> own_name("own:Rusher"), own_name("mate")
    ('Rusher', None)
    """
    return level.removeprefix(OWN) if level.startswith(OWN) else None


def offered(paths: Sequence[str]) -> tuple[ServerPlayer, ...]:
    """Return the players in some files, importing or reading each once. Raises ValueError if a file is unusable."""
    names: list[str] = []
    plays: list[tuple[str | None, tuple[int, ...] | None]] = []
    for path in paths:
        if is_network(path):
            network = load_network(path)
            names.append(Path(path).stem)
            plays.append((network.game.id, network.seats))
            continue
        with closing(PlayerFile(path)) as file:
            names.append(Path(path).stem if file.class_name == CHOSEN_CLASS else file.class_name)
            plays.append((None, None))
    named = zip(distinguished(names, paths), paths, plays, strict=True)
    return tuple(ServerPlayer(OWN + name, path, *play) for name, path, play in named)


def distinguished(names: Sequence[str], paths: Sequence[str]) -> list[str]:
    """Make names unique: append the file to repeated names, then a number where that is not enough.

    >>> distinguished(["Rusher", "Rusher", "Thinker"], ["quick.py", "slow.py", "thinker.py"])
    ['Rusher in quick', 'Rusher in slow', 'Thinker']
    >>> distinguished(["Rusher", "Rusher"], ["a/bot.py", "b/bot.py"])
    ['Rusher in bot', 'Rusher in bot 2']
    """
    short = [plain(name) for name in names]
    seen = Counter(map(skeleton, short))
    with_files = [
        f"{name} in {plain(Path(path).stem)}" if seen[skeleton(name)] > 1 else name
        for name, path in zip(short, paths, strict=True)
    ]
    return list(counted(with_files))


def counted(names: Iterable[str]) -> Iterable[str]:
    """Number repeated names, from 2 on."""
    seen: Counter[str] = Counter()
    for name in names:
        seen[skeleton(name)] += 1
        yield name if seen[skeleton(name)] == 1 else f"{name} {seen[skeleton(name)]}"


def plain(name: str) -> str:
    """Return a name that is safe to show on a page."""
    return "".join(letter if letter.isprintable() else "?" for letter in clean(name))[:LONGEST_NAME] or "?"
