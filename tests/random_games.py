"""Random games, step by step."""

from collections.abc import Iterator

from spadework.engine.check import LONGEST_GAME
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, seats_in
from spadework.engine.stream import below, new_stream


def random_steps(
    game: Game, seats: int, seed: int, options: dict[str, str] | None = None, limit: int = LONGEST_GAME
) -> Iterator[tuple[int, int, bytes]]:
    """Yield each step of a random game: seat, move, and the resulting state as bytes. Games are the same compiled and uncompiled."""
    deck, rules, buffers, stream = game.deck(), game.rules, game.new_buffers(), new_stream(seed)
    states = game.new_states(1)
    rules.deal(deck.record, states[0], seats, game.option_codes(options or {}))
    for _ in range(limit):
        mask = int(rules.to_move(deck.record, states[0]))
        if mask == 0:
            return
        if mask >> CHANCE & 1:
            seat, move = CHANCE, int(game.driver.draw(deck.record, states[0], stream, buffers.moves, buffers.weights))
        else:
            movers = seats_in(mask)
            seat = movers[below(stream, len(movers))]
            count = rules.legal(deck.record, states[0], seat, buffers.moves)
            move = int(buffers.moves[below(stream, count)])
        rules.apply(deck.record, states[0], seat, move)
        yield seat, move, states[0].tobytes()
