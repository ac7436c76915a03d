"""The command `spadework mcp`: a seat at a table for a language model."""

from typing import Annotated

import typer

from spadework.commands.terminal import Options, chosen


def mcp(
    game: Annotated[
        str | None, typer.Argument(help="The id of a game that is dealt at once; by default the model chooses one.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Players; by default the fewest that the game takes.")] = None,
    seat: Annotated[int, typer.Option(help="Where the model sits, counted from 0.", min=0)] = 0,
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays on the other seats: a level, a Python file, or a network (.npz); repeated, one for each seat. By default mates."
        ),
    ] = None,
    option: Options = None,
    language: Annotated[str, typer.Option(help="en or de.")] = "en",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same games.", min=0)] = None,
    join: Annotated[
        str | None,
        typer.Option(
            help="Sit down at a table of a running server: the link of an invitation, or of a public table.",
            metavar="URL",
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="What the others at that table read.")] = "",
    http: Annotated[
        int | None,
        typer.Option(
            help="Listen at this port of 127.0.0.1, path /mcp, instead of at the standard input.", min=1, max=65535
        ),
    ] = None,
) -> None:
    """Let a language model take a seat, by the Model Context Protocol over standard input and output.

    The model sees what its seat may know, and nothing else. Computer players sit on the other seats, or with --join those who have come to
    that table. This needs Spadework's extra "mcp".
    """
    from spadework.lab.adapters.mcp import SeatTools, check_installed, new_server
    from spadework.lab.adapters.seat_online import OnlineSeat

    check_installed()
    if game is None and option:
        raise ValueError("options belong to a game: name one")
    if name and join is None:
        raise ValueError("--name is what others at a server's table read: it needs --join")
    if join is not None and (game, seats, seat, player, seed) != (None, None, 0, None, None):
        raise ValueError("with --join the table says what is played, and who sits where: name nothing of that")
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
