"""The schema of views."""

import random

import pytest
from jsonschema import Draft202012Validator
from tests.some_games import ONE_OF_EACH

from spadework.engine.discovery import all_games
from spadework.engine.encoding.schema import field_notes, view_schema
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR, UNKNOWN
from spadework.engine.interface.encoding import Kind
from spadework.table import Table

OFTEN = 0.2
"""Fraction of positions that are validated, because validation is slow."""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_all_views_of_a_game_fit_its_schema(game: Game) -> None:
    schema, dice = view_schema(game), random.Random(2)
    Draft202012Validator.check_schema(schema)
    fits = Draft202012Validator(schema)
    for seats in (game.rules.SEATS[0], game.rules.SEATS[-1]):
        table = Table(game, seats=seats, seed=seats)
        while not table.over:
            seat = dice.choice(table.to_move)
            if dice.random() < OFTEN:
                fits.validate(table.view(dice.choice((*range(seats), SPECTATOR))).as_dict())
            table.play(seat, dice.choice(table.legal(seat)))
        fits.validate(table.view(0).as_dict())


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_enumerated_field_is_explained(game: Game) -> None:
    notes = field_notes(game.state_module)
    assert list(notes) == list(game.rules.STATE.names or ())
    silent = {name for name, field in game.encoding.FIELDS.items() if isinstance(field, Kind) and not notes[name]}
    assert silent == set()
    phase = game.encoding.FIELDS["phase"]
    assert isinstance(phase, Kind)
    assert f"OVER ({phase.high})" in view_schema(game)["properties"]["phase"]["description"]


def test_invalid_views_do_not_fit_the_schema() -> None:
    game = ONE_OF_EACH[0]
    fits = Draft202012Validator(view_schema(game))
    view = Table(game, seats=2, seed=1).view(0).as_dict()
    assert fits.is_valid(view)
    for name, value in view.items():
        assert not fits.is_valid({other: view[other] for other in view if other != name}), name
        assert not fits.is_valid(view | {name: [[[value]]]}), name
        if isinstance(value, list):
            assert not fits.is_valid(view | {name: [*value, UNKNOWN]}), name
    assert not fits.is_valid(view | {"seats": 1000})
