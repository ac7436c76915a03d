import json
import random
import re

import pytest
from tests.some_games import ONE_OF_EACH, game_for, short
from tests.web.test_two_worlds import other_world

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.stream import new_stream
from spadework.lab.adapters.book import WORDS, part_of_rules, sections
from spadework.lab.adapters.text import LABELLED, NoMove, TextGame, chosen, describe, position
from spadework.table import Table

GAMES = list(all_games().values())


def new_game(game: Game, seed: int = 1, **choices: object) -> TextGame:
    made = TextGame(game, short(game), **choices)  # type: ignore[arg-type]
    made.reset(game.rules.SEATS[1], seed)
    return made


@pytest.mark.long(but=("en-dragon_island",))
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_of_random_answers(game: Game, language: str) -> None:
    played, dice, done = new_game(game, language=language, rules="none"), random.Random(game.id), False
    while not done:
        seat, observation = played.get_observation()
        assert (seat, observation) == played.get_observation()
        moves = played.table.labelled_moves(seat, language)
        assert observation.count("[") >= len(moves)
        assert played.table.prompt(seat, language) in observation
        assert len(moves) > LABELLED or all(f"[{move.text}] {move.label}" in observation for move in moves)
        move = dice.choice(moves).text
        said = dice.choice([move, f"[{move}]", f"Hm, yes.\nI choose *{move.upper()}*.", f"I play: {move}"])
        done, info = played.step(said)
        assert info == {"seat": seat, "move": move, "error": None, "random": False}
    rewards, info = played.close()
    result = played.table.result
    assert result is not None
    assert {seat for seat, reward in rewards.items() if reward >= 0} == {
        seat for seat, place in enumerate(result.places) if place == 1
    }
    assert (info["over"], info["places"], info["points"]) == (True, result.places, result.scores)
    assert (info["truncated"], info["lost"]) == (False, None)
    assert WORDS[language].text("text-over") in played.observation(0)
    with pytest.raises(ValueError, match="the game is done"):
        played.get_observation()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_gives_the_same_observation(game: Game) -> None:
    assert new_game(game).get_observation() == new_game(game).get_observation()
    assert new_game(game).get_observation() != new_game(game, 2).get_observation()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_are_included_only_in_the_first_observation(game: Game) -> None:
    played = new_game(game)
    seat, first = played.get_observation()
    goal = part_of_rules(game, "the goal")
    assert goal in first
    assert part_of_rules(game, "notation") in first
    played.step("nothing of use")
    assert goal in played.get_observation()[1]
    played.step(played.table.legal(seat)[0].text)
    assert goal not in played.observation(seat)
    assert part_of_rules(game, "all") in new_game(game, rules="whole").get_observation()[1]
    assert goal not in new_game(game, rules="none").get_observation()[1]


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_an_invalid_move_changes_nothing(game: Game) -> None:
    played = new_game(game, mistakes=4)
    seat, before = played.get_observation()
    moves = played.table.legal(seat)
    assert len(moves) > 1
    steps = len(played.table.steps)
    for answer, reason in (
        ("", "'' is not a legal move now; expected one of the "),
        ("[jump]\n[fly]", "'jump' is not a legal move now"),
        (f"[{moves[0].text}] or [{moves[1].text}]", f"names several moves ([{moves[0].text}], [{moves[1].text}])"),
    ):
        done, info = played.step(answer)
        assert (done, info["move"], info["seat"], len(played.table.steps)) == (False, None, seat, steps)
        assert reason in info["error"]
        assert "\n" not in info["error"]
        assert played.get_observation() == (seat, f"{before}\n\n{info['error']}")
    # A valid answer ends the series of mistakes.
    played.step(moves[0].text)
    played.step("?")
    assert not played.done


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_too_many_mistakes_lose_the_game(game: Game) -> None:
    played = new_game(game, mistakes=2)
    seat = played.player
    assert not played.step("?")[0]
    assert played.step("?")[0]
    rewards, info = played.close()
    assert rewards == {other: -1.0 if other == seat else 0.0 for other in range(played.table.seats)}
    assert (info["lost"], info["over"], info["points"]) == (seat, False, None)


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_too_many_mistakes_may_cause_a_random_move(game: Game) -> None:
    def answered() -> object:
        played = new_game(game, mistakes=1, penalty="random")
        legal = [move.text for move in played.table.legal(played.player)]
        done, info = played.step("?")
        assert (done, info["random"], info["move"] in legal, bool(info["error"])) == (False, True, True, True)
        return info

    assert answered() == answered()


def test_a_text_game_is_truncated_at_its_limit() -> None:
    played = new_game(GAMES[0], limit=2)
    for _ in range(2):
        assert not played.done
        played.step(played.table.legal(played.player)[0].text)
    rewards, info = played.close()
    assert played.done
    assert (set(rewards.values()), info["truncated"], info["moves"]) == ({0.0}, True, 2)


def test_the_arguments_of_a_text_game_are_checked() -> None:
    game = GAMES[0]
    with pytest.raises(ValueError, match="unknown language 'fr'; choose from"):
        TextGame(game, language="fr")
    with pytest.raises(ValueError, match="expected penalty 'lose' or 'random'"):
        TextGame(game, penalty="shame")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected at least 1 mistake"):
        TextGame(game, mistakes=0)
    with pytest.raises(ValueError, match="has no option"):
        TextGame(game, {"weather": "fine"})
    with pytest.raises(ValueError, match="call reset first"):
        TextGame(game).get_observation()
    with pytest.raises(ValueError, match="players, not 99"):
        TextGame(game).reset(99)


def test_players_names_are_kept_on_one_line() -> None:
    played = TextGame(game_for(2))
    played.reset(2, 1, ["Ada\n  Bo", "Cleo"])
    assert played.table.names == ("Ada Bo", "Cleo")
    for name in ("Ada [b4]", "A]", "A\x1b[0m", "A\0", "A\ud800"):
        with pytest.raises(ValueError, match="a name can't contain square brackets or control characters: '"):
            played.reset(2, 1, [name, "Cleo"])
    assert played.table.names == ("Ada Bo", "Cleo")


def test_unknown_seats_and_answers_that_are_not_text_are_errors() -> None:
    played = new_game(GAMES[0])
    for seat in (-1, 99):
        with pytest.raises(IndexError, match=f"there is no seat {seat}; seats are 0 to "):
            played.observation(seat)
    before = played.get_observation()
    for answer in (None, 5, b"go"):
        with pytest.raises(TypeError, match="expected an answer as text, not "):
            played.step(answer)  # type: ignore[arg-type]
    assert played.get_observation() == before


def test_a_position_repeats_nothing() -> None:
    names = ["to move", "Ada: 3 cards", "to move", "b2", "Ada: 3 cards", "red", "b1"]
    assert position("Ada holds a map. To move: Ada, on b1.", names, "en").splitlines() == [
        "Your view of the table:",
        "Ada holds a map. To move: Ada, on b1.",
        "Details: Ada: 3 cards; b2; red",
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_detail_is_repeated(game: Game) -> None:
    detail = next(line for line in new_game(game).observation(0).splitlines() if line.startswith("Details: "))
    names = detail.removeprefix("Details: ").split("; ")
    assert len(set(names)) == len(names)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_two_moves_are_written_alike(game: Game) -> None:
    played, dice = new_game(game), random.Random(2)
    for _ in range(60):
        if played.done:
            break
        seat = played.player
        moves = [move.text for move in played.table.labelled_moves(seat)]
        assert len({" ".join(move.split()).casefold() for move in moves}) == len(moves)
        assert not any("[" in move for move in moves)
        # Each move is found even if another one is a prefix of it.
        for move in moves:
            assert chosen(played.table, seat, f"My answer is: {move}").text == move
        played.step(dice.choice(moves))


def test_a_legal_move_inside_a_longer_illegal_one_is_not_found() -> None:
    for game in GAMES:
        played = new_game(game)
        move = played.table.legal(played.player)[0].text
        for answer in (f"{move} 999", f"{move} and {move}x", f"x{move}"):
            with pytest.raises(NoMove):
                chosen(played.table, played.player, answer)


def test_a_seat_out_of_turn_has_no_move() -> None:
    game = GAMES[0]
    table = Table(game, game.rules.SEATS[1], 1)
    seat = next(seat for seat in range(table.seats) if seat not in table.to_move)
    with pytest.raises(NoMove, match="it is not this seat's turn"):
        chosen(table, seat, "anything")
    assert "s not your turn. Waiting for " in describe(table, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "de"])
def test_parts_of_the_rules(game: Game, language: str) -> None:
    whole = part_of_rules(game, "all", language)
    assert "](" not in whole
    for heading, section in sections(game.rulebook(language)).items():
        assert section in whole
        assert part_of_rules(game, heading.upper(), language) == section
    number = re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", whole, re.MULTILINE)[0]
    assert part_of_rules(game, number.lower(), language).startswith(f"**{number}**")
    assert "Sections: " in part_of_rules(game, "", language)
    with pytest.raises(ValueError, match=r"^the rule book has no part 'weather'; expected 'all', a rule number"):
        part_of_rules(game, "weather", language)


@pytest.mark.long
@pytest.mark.slow
def test_observations_as_text_reveal_nothing_hidden() -> None:
    assert sum(map(compared_worlds, GAMES)) > len(GAMES)


def compared_worlds(game: Game) -> int:
    """Compare what seats observe in two worlds. Return how often the worlds differ in more than the future."""
    played, dice = new_game(game, penalty="random", mistakes=1, rules="none"), random.Random(game.id)
    stream, compared = new_stream(7), 0
    for number in range(80):
        if played.done:
            break
        if number % 16 == 0:
            true = played.table
            for seat in range(true.seats):
                other = other_world(true, seat, stream)
                compared += true.position() != other.position()
                heard = []
                for world in (true, other):
                    played._table = world
                    heard.append([played.observation(seat), describe(world, seat), said_to(world, seat)])
                assert heard[0] == heard[1], f"{game.id}: seat {seat} can tell two worlds apart"
                compare_next(true.copy(), other, seat)
            played._table = true
        played.step(dice.choice(played.table.legal(played.player)).text)
    return compared


def compare_next(true: Table, other: Table, seat: int) -> None:
    """Play the same move of a seat in both worlds, and check that it is described alike if the views stay equal."""
    moves, since = true.legal(seat), true.version(seat)
    if moves:
        for world in (true, other):
            world.play(seat, moves[-1].text)
        if true.view(seat) == other.view(seat) and true.version(seat) == other.version(seat):
            assert describe(true, seat, since=since) == describe(other, seat, since=since)


def said_to(table: Table, seat: int) -> str:
    """Return the responses to a seat's answers: nonsense, and the first moves of all seats."""
    errors = []
    for move in [
        "nonsense",
        *(move.text for other in range(table.seats) for move in Table(table.game, table.seats, 3).legal(other)),
    ]:
        try:
            errors.append(chosen(table, seat, move).text)
        except NoMove as problem:
            errors.append(str(problem))
    return json.dumps(errors)


@pytest.mark.slow
def test_simultaneous_choices_are_hidden_from_each_other() -> None:
    seen = 0
    for game in GAMES:
        played, dice = new_game(game, rules="none"), random.Random(3)
        for _ in range(60):
            if played.done:
                break
            first, *others = played.table.to_move
            moves = played.table.legal(first)
            worlds = [played.table.copy(), played.table.copy()]
            for world, move in zip(worlds, (moves[0], moves[-1]), strict=True):
                world.play(first, move)
            # All seats know whether others still have to choose.
            if worlds[0].to_move == worlds[1].to_move:
                for seat in set(others) & set(worlds[0].to_move):
                    assert describe(worlds[0], seat) == describe(worlds[1], seat)
                    seen += 1
            played.step(dice.choice(moves).text)
    assert seen > 0
