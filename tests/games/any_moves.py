"""Random games with any deck, in which every legal move must have a number."""

from tests.games.changes import Document

from spadework.engine.game import Game
from spadework.lab.batch import Batch
from spadework.table import Variant

LANES, STEPS = 64, 300


def all_legal_moves_are_numbered(game: Game, document: Document) -> None:
    """Play random games with a deck and every number of players; assert that all legal moves and outcomes of chance are numbered."""
    variant = Variant.of(game, {}, game.rules.read_material(document, "deck.toml"))
    for seats in game.rules.SEATS:
        batch = Batch(variant, seats, LANES, seed=seats, limit=STEPS)
        for step in range(STEPS):
            assert (batch.number_mask().sum(1) == batch.counts).all()
            batch.step(batch.any_moves(step))
        outcomes = set(game.encoding.outcome_codes(variant.deck.record, seats))
        position = batch.position(0)
        for _ in range(STEPS):
            if chance := position.chance():
                assert {move.code for move, _ in chance} <= outcomes
                position.play_chance(1)
            elif position.over:
                break
            else:
                seat = position.to_move[0]
                position.play(seat, position.legal(seat)[-1])
