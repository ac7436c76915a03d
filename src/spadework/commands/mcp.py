"""The command `spadework mcp`."""

from typing import Annotated

import typer

from spadework.commands.terminal import Options, chosen


def mcp(
    game: Annotated[
        str | None, typer.Argument(help="Game to deal immediately; default: the model chooses one.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players; default: the game's minimum.")] = None,
    seat: Annotated[int, typer.Option(help="The model's seat, counted from 0.", min=0)] = 0,
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="Player on the other seats: a level, Python file or network (.npz); repeat for one per seat. Default: mates."
        ),
    ] = None,
    option: Options = None,
    language: Annotated[str, typer.Option(help="Language: en or de.")] = "en",
    seed: Annotated[int | None, typer.Option(help="Random seed; the same seed deals the same games.", min=0)] = None,
    join: Annotated[
        str | None,
        typer.Option(
            help="Join a table on a running server, by its invitation link or public address.",
            metavar="URL",
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="Name shown to the others at that table.")] = "",
    http: Annotated[
        int | None,
        typer.Option(help="Listen on this port of 127.0.0.1, path /mcp, instead of standard input.", min=1, max=65535),
    ] = None,
) -> None:
    """Give a language model a seat, over the Model Context Protocol on standard input and output.

    The model sees what its seat may know, and nothing else. The other seats have computer players or, with --join, the players of that
    table. Requires the extra "mcp".
    """
    from spadework.lab.adapters.mcp import SeatTools, check_installed, new_server
    from spadework.lab.adapters.seat_online import OnlineSeat

    check_installed()
    if game is None and option:
        raise ValueError("--option requires a game")
    if name and join is None:
        raise ValueError("--name requires --join")
    if join is not None and (game, seats, seat, player, seed) != (None, None, 0, None, None):
        raise ValueError(
            "--join can't be combined with a game, seats, players, options or a seed: the table decides them"
        )
    with (
        SeatTools(game, seats, seat, player or (), chosen(option), language=language, seed=seed)
        if join is None
        else OnlineSeat(join, name, language)
    ) as tools:
        server = new_server(tools)
        if http is None:
            server.run("stdio")
        else:
            server.run("streamable-http", host="127.0.0.1", port=http)
