"""Learning: one network per game, trained from its rules by self-play on this computer.

>>> from spadework import game_ids
>>> from spadework.table import Variant
>>> from spadework.learn import Plan, Trainer
>>> trainer = Trainer(Variant.of(game_ids()[1]), Plan(seats=(2,), lanes=8, steps=8))
>>> for progress in trainer.train(rounds=1):
...     print(progress.decisions > 0)
True
>>> trainer.network.seats
(2,)
"""

from spadework.learn.trainer import Plan, Progress, Trainer

__all__ = ["Plan", "Progress", "Trainer"]
