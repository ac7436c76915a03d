"""Preparations imported once by the process from which servers are forked, so that each server starts within moments."""

from tests.web.harness import GAME

from spadework.engine.discovery import game
from spadework.players.job import warm as warm_players
from spadework.web.server.readiness import warm_tables

warm_tables(game(GAME))
warm_players(GAME)
