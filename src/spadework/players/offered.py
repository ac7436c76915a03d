"""Players from files that a server offers beside the levels."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from spadework.engine.names import clean, skeleton
from spadework.players.file import PlayerFile
from spadework.players.host import CHOSEN_CLASS
from spadework.players.network import Network, is_network

OWN = "own:"
"""With this begins what stands in the place of a level for a player from a file; its name follows."""

LONGEST_NAME = 40


class Offered(NamedTuple):
    """A player from a file."""

    level: str
    """What is stored of a seat where it sits, in the place of a level; it tells the name even when the file is gone."""
    path: str
    game: str | None = None
    """The id of the only game that it can play, None for any."""
    seats: int | None = None
    """With how many players it can play, None for any number."""

    def fits(self, game: str, seats: int | None = None) -> bool:
        """Whether it can play a game, with so many players if that is known."""
        return self.game in (None, game) and (seats is None or self.seats in (None, seats))


def own_name(level: str) -> str | None:
    """What a player from a file is called, by what stands in the place of its level; None for levels.

    >>> own_name("own:Rusher"), own_name("mate")
    ('Rusher', None)
    """
    return level.removeprefix(OWN) if level.startswith(OWN) else None


def offered(paths: Sequence[str]) -> tuple[Offered, ...]:
    """The players in some files, each of which is imported, or read, once. Raises ValueError when one can't be used."""
    names: list[str] = []
    plays: list[tuple[str | None, int | None]] = []
    for path in paths:
        if is_network(path):
            network = Network.load(path)
            names.append(Path(path).stem)
            plays.append((network.game.id, network.seats))
            continue
        with closing(PlayerFile(path)) as file:
            names.append(Path(path).stem if file.class_name == CHOSEN_CLASS else file.class_name)
            plays.append((None, None))
    told = zip(told_apart(names, paths), paths, plays, strict=True)
    return tuple(Offered(OWN + name, path, *play) for name, path, play in told)


def told_apart(names: Sequence[str], paths: Sequence[str]) -> list[str]:
    """Names that differ: beside those that come several times stand their files, and numbers where even these are the same.

    >>> told_apart(["Rusher", "Rusher", "Thinker"], ["quick.py", "slow.py", "thinker.py"])
    ['Rusher in quick', 'Rusher in slow', 'Thinker']
    >>> told_apart(["Rusher", "Rusher"], ["a/bot.py", "b/bot.py"])
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
    """Names of which those that have come before get numbers, from 2 on."""
    seen: Counter[str] = Counter()
    for name in names:
        seen[skeleton(name)] += 1
        yield name if seen[skeleton(name)] == 1 else f"{name} {seen[skeleton(name)]}"


def plain(name: str) -> str:
    """A name as pages can show it."""
    return "".join(letter if letter.isprintable() else "?" for letter in clean(name))[:LONGEST_NAME] or "?"
