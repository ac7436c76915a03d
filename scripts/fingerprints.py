"""Fingerprints of all game behaviour: `python scripts/fingerprints.py [GAME ...]`.

Two versions of the source that print the same lines play the same games with the same views, texts, pictures and searches. Run it before
and after a refactoring.
"""

import hashlib
import json
import sys

from spadework import Table
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.stream import below, new_stream
from spadework.players.player import new_player
from spadework.players.search import Search

GAMES = 2
SEARCHES = 12
TRIES = 300
SEED = 20


class Fingerprint:
    """An incremental hash."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *things: object) -> None:
        """Add values to the hash."""
        for thing in things:
            self._hash.update(thing if isinstance(thing, bytes) else repr(thing).encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def short(game: Game) -> dict[str, str]:
    """Return options that make a random game short: the lowest turn limit, if there is one."""
    limits = [option.choices for option in game.rules.OPTIONS if option.name == "turn-limit"]
    return {"turn-limit": min(filter(str.isdecimal, limits[0]), key=int)} if limits else {}


def random_games(game: Game, seats: int) -> dict[str, Fingerprint]:
    """Fingerprint random games: records, all views, logs, offers and pictures."""
    prints = {name: Fingerprint() for name in ("records", "views", "logs", "offers", "pictures")}
    for seed in range(SEED, SEED + GAMES):
        table, stream = Table(game, seats, seed, short(game)), new_stream(seed)
        while not table.over:
            seat = table.to_move[below(stream, len(table.to_move))]
            moves = table.legal(seat)
            prints["records"].add(table.to_move, moves)
            for audience in (SPECTATOR, *range(seats)):
                prints["views"].add(bytes(table.view(audience).record.tobytes()), table.version(audience))
                prints["views"].add(table.waiting(audience))
            if len(table.steps) % 9 == 0:
                for language in ("en", "de"):
                    prints["offers"].add(table.labelled_moves(seat, language), table.prompt(seat, language))
                prints["pictures"].add(table.picture(seat, "en"), table.picture(SPECTATOR, "de", wide=False))
            table.play(seat, moves[below(stream, len(moves))])
        prints["records"].add(json.dumps(table.record()), table.result)
        prints["pictures"].add(table.picture(0, "de"), table.picture(SPECTATOR, step=len(table.steps) // 2))
        for audience in (SPECTATOR, *range(seats)):
            prints["logs"].add(table.log(audience, "en"), table.log(audience, "de"))
    return prints


def quick_players(game: Game, seats: int) -> Fingerprint:
    """Fingerprint a game of computer players that don't search."""
    found = Fingerprint()
    table = Table(game, seats, SEED, short(game))
    players = [new_player(("mate", "deck-hand")[seat % 2], game, table.deck, seat) for seat in range(seats)]
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, players[seat].choose(table.view(seat).record, seat))
    found.add(json.dumps(table.record()))
    return found


def searches(game: Game, seats: int) -> Fingerprint:
    """Fingerprint searches in positions of a game between mates, with and without belief."""
    found = Fingerprint()
    table = Table(game, seats, SEED, short(game))
    players = [new_player("mate", game, table.deck, seat) for seat in range(seats)]
    thinkers = [Search(game, table.deck, SEED, None, TRIES, 1, use_belief) for use_belief in (False, True)]
    left = SEARCHES
    while not table.over and left:
        seat = table.to_move[0]
        view = table.view(seat).record
        if len(table.steps) % 5 == 0:
            left -= 1
            for thinker in thinkers:
                found.add(thinker.think(view, seat), thinker.moves)
        table.play(seat, players[seat].choose(view, seat))
    return found


def main() -> None:
    """Print one line per game and number of players."""
    for game in all_games().values():
        if sys.argv[1:] and game.id not in sys.argv[1:]:
            continue
        for seats in game.rules.SEATS:
            parts = {
                **random_games(game, seats),
                "quick": quick_players(game, seats),
                "searches": searches(game, seats),
            }
            print(game.id, seats, *(f"{name} {found}" for name, found in parts.items()), flush=True)


if __name__ == "__main__":
    main()
