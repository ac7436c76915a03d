"""The command `spadework check`."""

from typing import TYPE_CHECKING, Annotated

import typer

from spadework.commands.terminal import GameId, Seed, progress

if TYPE_CHECKING:
    from spadework.engine.game import Game


def check(
    game: GameId,
    games: Annotated[
        int, typer.Option(help="Number of random games for each number of players and choice of options.", min=1)
    ] = 5,
    seed: Seed = 0,
) -> None:
    """Check a game: its rules, views, moves, words and pictures in random games, its worked examples and its tutorial.

    Stop at the first error, and report the broken rule of the interface and the step. Missing optional files are listed.
    """
    from spadework.engine.check import GameError, check_game
    from spadework.engine.discovery import game as find_game
    from spadework.table.rehearsal import play_example, rehearse

    found = find_game(game)
    with progress(f"{game}: random games") as bar:
        try:
            check_game(found, games, seed, progress=lambda done: bar.update(bar.task_ids[0], completed=done))
        except GameError as error:
            raise ValueError(str(error)) from None
    first, last = found.rules.SEATS[0], found.rules.SEATS[-1]
    said = [f"random games: {games} with each of {first} to {last} players and choice of options"]
    for name in found.examples:
        play_example(found, name)
    said.append(f"worked examples: {len(found.examples) or 'none'}")
    if found.tutorial is not None:
        rehearse(found)
        said.append(f"tutorial: {len(found.tutorial.steps)} steps")
    typer.echo("\n".join([f"{game}: no errors", *(f"  {line}" for line in [*said, *_missing(found)])]))


def _missing(game: "Game") -> list[str]:
    """Return the missing optional files, each with the effect."""
    optional = {
        "tutorial.toml": (game.tutorial is None, "players learn it from its rule book alone"),
        "metadata.toml": (game.metadata is None, "lists show no number of players and no duration"),
        "network.npz": (
            game.guide is None,
            f"computer players search without one; `spadework train {game.id} --into {game.folder / 'network.npz'}` makes it",
        ),
        "levels.json": (
            not game.levels,
            f"nobody knows how strong they are; `spadework levels {game.id} --games 600 --write` measures it",
        ),
    }
    return [f"no {name}: {effect}" for name, (missing, effect) in optional.items() if missing]
