"""Properties of every game."""

import hashlib
import itertools
import json
import math
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.drawings import ids_of
from tests.games.playthrough import file_of, playthrough, random_table
from tests.random_games import random_steps
from tests.some_games import short

import spadework
from spadework.engine.buffers import Playout
from spadework.engine.check import check_game, chosen_options
from spadework.engine.compile.records import record_type
from spadework.engine.discovery import all_games as find_games
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, MOST_SEATS, SPECTATOR, Record, seats_in
from spadework.engine.stream import new_stream
from spadework.players.player import new_player
from spadework.players.search import Search
from spadework.table import Table
from spadework.table.record import BrokenRecord, dumps
from spadework.table.replay import replay, verify
from spadework.web.pages.covers import own_sprites

ROOT = Path(__file__).parent.parent.parent
TEMPLATES = Path(spadework.__file__).parent / "web"
GAMES = list(find_games().values())
TABLES = [(game, seats) for game in GAMES for seats in game.rules.SEATS]
LONG = 2_000  # maximum steps of a game
SOON = 150  # maximum steps of a game that only long tests play to the end
LOOKS = 80  # moments that a test examines closely, over all games of a kind
REFUSED = 12  # maximum illegal moves tried at each moment

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
all_tables = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
thoroughly = settings(max_examples=100, suppress_health_check=list(HealthCheck), derandomize=True)


def last_choices(game: Game) -> dict[str, str]:
    """The last choice of each option, which is not its default."""
    return {option.name: option.choices[-1] for option in game.rules.OPTIONS}


def states_of(game: Game, seats: int, seed: int) -> Iterator[Record]:
    """The states of a short random game."""
    for _, _, state in random_steps(game, seats, seed, short(game), LONG):
        yield np.frombuffer(bytearray(state), record_type(game.rules.STATE))[0]


def shared_out(game: Game, games: int) -> int:
    """The number of games per choice of options that adds up to `games` per number of seats; at least one."""
    return max(1, games // len(chosen_options(game.rules.OPTIONS)))


@pytest.mark.slow
@all_games
def test_keeps_the_contract(game: Game, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--long"):
        check_game(game, games=shared_out(game, 4), looks=min(2, shared_out(game, 6)))
    else:
        check_game(game, games=1, looks=1, limit=SOON)


@pytest.mark.long(but=("rat_alarm", "lost_maps"))
@pytest.mark.slow
@all_games
def test_keeps_the_contract_in_many_games_without_viewing_them(game: Game) -> None:
    check_game(game, games=shared_out(game, 8), seed=1, looks=0)


@all_games
def test_the_cover_and_the_rule_book_signs_use_the_games_own_sprites(game: Game) -> None:
    metadata = game.metadata
    assert metadata is not None
    assert metadata.cover is not None
    named = {name for name, *_ in metadata.cover.art} | set(metadata.signs)
    assert named <= set(own_sprites(game))


# Compiled and uncompiled


def fingerprints(game: Game) -> list[str]:
    """Hashes of everything that a game's compiled functions return, one per random game."""
    found = []
    tables = list(itertools.product(game.rules.SEATS, ({}, last_choices(game))))
    for seats, options in tables:
        digest = hashlib.sha256()
        steps = list(random_steps(game, seats, 9, options, LONG))
        apart = max(1, len(steps) * len(tables) // LOOKS)
        for number, (seat, move, state) in enumerate(steps):
            digest.update(repr((seat, move)).encode() + state)
            if number % apart == 0:
                digest.update(all_that_is_said(game, seats, state, number // apart % seats))
        found.append(digest.hexdigest())
    return found


def all_that_is_said(game: Game, seats: int, bytes_of_state: bytes, eyes: int) -> bytes:
    """Views, determinizations, points, rollout moves and one seat's value in a state, as bytes."""
    rules, material, buffers, stream = game.rules, game.deck().record, game.new_buffers(), new_stream(4)
    states = game.new_states(3)
    states.view(np.uint8)[: len(bytes_of_state)] = np.frombuffer(bytes_of_state, np.uint8)
    said = []
    for seat in (SPECTATOR, *range(seats)):
        rules.view(material, states[0], seat, states[1])
        rules.sample_state(material, states[1], seat, stream, states[2])
        said += [states[1].tobytes(), states[2].tobytes()]
        if seat == eyes:
            said.append(float(game.searching.evaluate_leaf(material, states[2], seat)).hex().encode())
        if seat != SPECTATOR and int(rules.to_move(material, states[1])) >> seat & 1:
            count = rules.legal(material, states[1], seat, buffers.moves)
            said.append(buffers.moves[:count].tobytes())
            index = game.ai.rollout_policy(material, states[1], seat, buffers.moves, count, stream)
            said.append(str(int(index)).encode())
    points, places = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int32)
    rules.scores(material, states[0], points)
    rules.places(material, states[0], places)
    return b"".join([*said, points.tobytes(), places.tobytes()])


@pytest.mark.slow
@all_games
def test_compiled_equals_uncompiled(game: Game) -> None:
    script = (
        "import json, sys, spadework; from tests.games.test_all_games import fingerprints; "
        "print(json.dumps(fingerprints(spadework.game(sys.argv[1]))))"
    )
    uncompiled = subprocess.run(
        [sys.executable, "-c", script, game.id],
        env={**os.environ, "SPADEWORK_JIT": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(uncompiled.stdout) == fingerprints(game)


@pytest.mark.long(but=("lost_maps", "dragon_island"))
@all_games
def test_compiled_rules_release_all_memory_they_allocate(game: Game) -> None:
    memory: Any = import_module("numba.core.runtime")
    memory._nrt_python.memsys_enable_stats()
    table = Table(game, seats=3, seed=1)
    view, seat = table.view(table.to_move[0]).record, table.to_move[0]
    before = memory.rtsys.get_allocation_stats()
    new_player("mate", game, table.deck, 1).choose(view, seat)
    Search(game, table.deck, 1, tries=100).choose(view, seat)
    after = memory.rtsys.get_allocation_stats()
    assert after.alloc - after.free == before.alloc - before.free


@pytest.mark.long(but=("False-dragon_island-3",))
@pytest.mark.slow
@all_tables
@pytest.mark.parametrize("by_policy", [False, True])
def test_a_state_plays_out_in_a_batch_as_it_does_alone(game: Game, seats: int, by_policy: bool) -> None:
    driver, material, buffers, stream = game.driver, game.deck().record, game.new_buffers(), new_stream(0)
    batch = game.new_states(6)
    driver.deal_all(material, batch, seats, game.option_codes({}))
    playout = Playout(stream, buffers.moves, buffers.weights, by_policy, LONG)
    driver.play_all(material, batch, 5, 100, playout)
    assert len({state.tobytes() for state in batch}) == len(batch)
    for number in range(len(batch)):
        alone = game.new_states(1)
        game.rules.deal(material, alone[0], seats, game.option_codes({}))
        own = new_stream(5, 100 + number)
        driver.play_on(material, alone[0], playout._replace(stream=own))
        assert alone[0].tobytes() == batch[number].tobytes()


# Plausibility


@all_tables
def test_values_are_numbers_and_sensible_moves_are_legal(game: Game, seats: int) -> None:
    rules, material, buffers, stream = game.rules, game.deck().record, game.new_buffers(), new_stream(2)
    seen = game.new_states(1)
    chosen = set()
    for state in states_of(game, seats, 12):
        for seat in range(seats):
            assert math.isfinite(game.searching.evaluate_leaf(material, state, seat))
        for seat in seats_in(int(rules.to_move(material, state))):
            rules.view(material, state, seat, seen[0])
            count = rules.legal(material, seen[0], seat, buffers.moves)
            before = seen.tobytes()
            index = game.ai.rollout_policy(material, seen[0], seat, buffers.moves, count, stream)
            assert 0 <= index < count
            assert seen.tobytes() == before
            chosen.add((int(index), count))
    assert len(chosen) > 1


# Notation


@all_games
@thoroughly
@given(text=st.text(), chance=st.booleans())
def test_reading_survives_any_text(game: Game, text: str, chance: bool) -> None:
    check_reading(game, CHANCE if chance else 0, text)


@lru_cache
def random_table_of(game: Game) -> Table:
    """A random game with the fewest players."""
    return random_table(game, game.rules.SEATS[0], 1)


@all_games
@thoroughly
@given(data=st.data())
def test_reading_survives_any_misspelt_move(game: Game, data: st.DataObject) -> None:
    step = data.draw(st.sampled_from(random_table_of(game).steps))
    check_reading(game, step.seat, misspelt(step.text, data))


def misspelt(text: str, data: st.DataObject) -> str:
    """A text with some characters deleted, inserted or replaced."""
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 3)))
    return text[:start] + data.draw(st.text(st.sampled_from("0123456789abcdx :-,|"), max_size=3)) + text[end:]


def check_reading(game: Game, seat: int, text: str) -> None:
    """Assert that a text raises ValueError or reads as a move whose own text reads as the same move."""
    notation, deck = game.notation, game.deck()
    try:
        move = notation.read(deck, seat, text)
    except ValueError:
        return
    assert notation.read(deck, seat, notation.write(deck, seat, move)) == move


@pytest.mark.long(but=("dragon_island-3",))
@pytest.mark.slow
@all_tables
@settings(thoroughly, max_examples=30)
@given(seed=st.integers(0, 2**40), step=st.integers(1, 300))
def test_every_legal_move_reads_back_in_any_position(game: Game, seats: int, seed: int, step: int) -> None:
    rules, deck, buffers = game.rules, game.deck(), game.new_buffers()
    *_, last = itertools.islice(states_of(game, seats, seed), step)
    for seat in seats_in(int(rules.to_move(deck.record, last))):
        for move in buffers.moves[: rules.legal(deck.record, last, seat, buffers.moves)].tolist():
            assert game.notation.read(deck, seat, game.notation.write(deck, seat, move)) == move


@pytest.mark.long(but=("dragon_island-3",))
@pytest.mark.slow
@all_tables
def test_a_refused_move_names_a_rule_of_the_rule_book(game: Game, seats: int) -> None:
    numbers = set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", game.rulebook(), re.MULTILINE))
    played = [step for step in random_table(game, seats, 3).steps if step.seat != CHANCE]
    moves, dice = sorted({step.code for step in played}), random.Random(seats)
    table, named = Table(game, seats, 3, short(game)), set()
    for step in played:
        for seat in table.to_move:
            tried = dice.sample(moves, min(len(moves), REFUSED))
            for move in set(tried) - {move.code for move in table.legal(seat)}:
                with pytest.raises(spadework.IllegalMove) as refusal:
                    table.play(seat, move)
                named.add(refusal.value.rule)
        table.play(step.seat, step.code)
    assert len(named) > 1
    assert named <= numbers


# Records


@pytest.mark.slow
@all_tables
def test_a_record_replays_to_the_same_bytes(game: Game, seats: int) -> None:
    table = random_table(game, seats, 21)
    text = dumps(table.record())
    for again in (replay(text), verify(text)):
        assert dumps(again.record()) == text
        assert again.steps == table.steps
        assert again.result == table.result
        for step in range(0, len(table.steps) + 1, 10):
            for seat in (SPECTATOR, *range(seats)):
                assert again.view(seat, step).record.tobytes() == table.view(seat, step).record.tobytes()


def check_record(text: str) -> None:
    """Assert that a record raises BrokenRecord or replays to a table with an equivalent record."""
    try:
        again = verify(text)
    except BrokenRecord:
        return
    given, made = json.loads(text), again.record()
    # An omitted option has its first choice: the rules before the option existed.
    first = {option.name: option.choices[0] for option in again.game.rules.OPTIONS}
    given["options"] = first | dict(again.game.options_played(given["options"]))
    for record in (given, made):
        record["moves"] = [
            [who, again.game.notation.read(again.deck, CHANCE if who == "chance" else who, text)]
            for who, text in record["moves"]
        ]
    assert made == given


@pytest.mark.long(but=("dragon_island",))
@pytest.mark.slow
@all_games
@thoroughly
@given(data=st.data())
def test_a_record_with_a_wrong_character_is_refused_or_still_replays(game: Game, data: st.DataObject) -> None:
    text = dumps(random_table(game, game.rules.SEATS[0], 5, limit=60).record())
    at = data.draw(st.integers(0, len(text) - 1))
    check_record(text[:at] + data.draw(st.text(max_size=2)) + text[at + data.draw(st.integers(0, 2)) :])


@pytest.mark.long(but=("dragon_island",))
@pytest.mark.slow
@all_games
@thoroughly
@given(data=st.data())
def test_a_record_with_a_wrong_entry_is_refused_or_still_replays(game: Game, data: st.DataObject) -> None:
    record: dict[str, Any] = random_table(game, game.rules.SEATS[0], 6, limit=60).record()
    moves = record["moves"]
    at, other = data.draw(st.integers(0, len(moves) - 1)), data.draw(st.integers(0, len(moves) - 1))
    change = data.draw(st.sampled_from(["leave out", "double", "exchange", "of another", "cut", "text", "member"]))
    if change == "leave out":
        del moves[at]
    elif change == "double":
        moves.insert(other, moves[at])
    elif change == "exchange":
        moves[at], moves[other] = moves[other], moves[at]
    elif change == "of another":
        moves[at] = [data.draw(st.sampled_from(["chance", 0, 1, 2, 7, 8, -1])), moves[at][1]]
    elif change == "cut":
        del moves[at:]
    elif change == "text":
        moves[at] = [moves[at][0], misspelt(moves[at][1], data)]
    else:
        anything = st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
            max_leaves=5,
        )
        record[data.draw(st.sampled_from(sorted(record)))] = data.draw(anything)
        check_record(json.dumps(record))
        return
    check_record(dumps(record))


# Playthroughs


@pytest.mark.slow
@all_tables
def test_the_playthrough_is_unchanged(game: Game, seats: int) -> None:
    file, played = file_of(game, seats), playthrough(game, seats)
    if os.environ.get("SPADEWORK_REGENERATE") == "1":
        file.parent.mkdir(exist_ok=True)
        file.write_text(played, encoding="utf-8", newline="\n")
    asked = "look at what has changed; if it is meant, run the tests with SPADEWORK_REGENERATE=1"
    assert file.exists(), f"{file.name} is missing: {asked}"
    assert played == file.read_text(encoding="utf-8"), asked


def test_there_are_no_stray_playthroughs() -> None:
    wanted = {file_of(game, seats) for game, seats in TABLES}
    assert set(file_of(*TABLES[0]).parent.iterdir()) == wanted


# Pictures


@all_tables
def test_no_picture_uses_an_id_from_the_pages(game: Game, seats: int) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in TEMPLATES.rglob("*.html"))
    taken = set(ids_of(pages))
    assert taken
    table = random_table(game, seats, 4, limit=30)
    for step in (0, len(table.steps) // 2, len(table.steps)):
        for seat in (SPECTATOR, 0):
            assert not taken & set(ids_of(table.picture(seat, step=step)))
