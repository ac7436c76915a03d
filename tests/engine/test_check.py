import hashlib
import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.random_games import random_steps

from spadework.engine import check
from spadework.engine.check import GameError, check_game
from spadework.engine.compile.records import copy_record, record_type
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, UNKNOWN, Codes, Option, Reactions, Record, Scene
from spadework.engine.interface.encoding import Amount, Code, Factor, Fixed, Kind
from spadework.engine.packages import PACKAGES
from spadework.engine.picture.parts import Drawn, Part
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import group
from spadework.engine.words import LANGUAGES, Words, message

STAY = 0  # a move of the toy game

Functions = dict[str, Any]
Breaking = Callable[[Any], Functions]


def altered(game: Game, part: str, **changed: Any) -> Game:
    """Return a copy of a game with some functions of its rules, notation or picture replaced."""
    copy = Game(game.id, "dig", game.folder)
    vars(copy)[part] = SimpleNamespace(**{**vars(getattr(game, part)), **changed})
    return copy


def reworded(game: Game, folder: Path, language: str, old: str, new: str) -> Game:
    """Return a copy of a game with a text replaced in one language."""
    copy = Game(game.id, "dig", game.folder)
    words = dict(game.words)
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert old in text
    (folder / "words.ftl").write_text(text.replace(old, new), encoding="utf-8")
    words[language] = Words(language, [folder / "words.ftl"])
    vars(copy)["words"] = words
    return copy


@pytest.mark.long
def test_a_good_game_passes(toy: Game) -> None:
    check_game(toy, games=10)


def test_checked_games_may_be_cut_short(toy: Game) -> None:
    told: list[float] = []
    check_game(toy, games=3, limit=4, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


# Rules that break the contract: each function takes the toy's own rules and returns the functions to replace.


def shows_sealed_answers(rules: Any) -> Functions:
    def view(material: Record, state: Record, seat: int, out: Record) -> None:
        rules.view(material, state, seat, out)
        out.answer[:] = state.answer

    def sample_state(material: Record, view: Record, seat: int, random: Any, out: Record) -> None:
        rules.sample_state(material, view, seat, random, out)
        out.answer[:] = view.answer

    return {"view": view, "sample_state": sample_state}


def shows_secrets(rules: Any) -> Functions:
    def view(material: Record, state: Record, seat: int, out: Record) -> None:
        rules.view(material, state, seat, out)
        out.lucky[:] = state.lucky

    return {"view": view}


def hides_behind_a_zero(rules: Any) -> Functions:
    def view(material: Record, state: Record, seat: int, out: Record) -> None:
        rules.view(material, state, seat, out)
        out.lucky[out.lucky == UNKNOWN] = 0

    return {"view": view}


def hides_the_turn(rules: Any) -> Functions:
    def view(material: Record, state: Record, seat: int, out: Record) -> None:
        rules.view(material, state, seat, out)
        out.undecided = UNKNOWN

    return {"view": view}


def hides_more_at_the_second_look(rules: Any) -> Functions:
    def view(material: Record, state: Record, seat: int, out: Record) -> None:
        rules.view(material, state, seat, out)
        out.pile[:] = UNKNOWN if UNKNOWN in state.lucky.tolist() and state.dealt == state.seats else state.pile

    return {"view": view}


def moves_tell_a_secret(rules: Any) -> Functions:
    def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
        rules.legal(material, state, seat, moves)
        return 1 if state.lucky[(seat + 1) % state.seats] > 2 else 2

    return {"legal": legal}


def moves_listed_twice(rules: Any) -> Functions:
    def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
        rules.legal(material, state, seat, moves)
        moves[1] = moves[0]
        return 2

    return {"legal": legal}


def leaves_a_seat_stuck(rules: Any) -> Functions:
    def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
        return 0 if seat == 1 and state.rats else int(rules.legal(material, state, seat, moves))

    return {"legal": legal}


def has_more_moves_than_it_says(_rules: Any) -> Functions:
    return {"MOST_MOVES": 1}


def has_more_outcomes_than_it_says(_rules: Any) -> Functions:
    return {"MOST_CHANCES": 5, "MOST_MOVES": 6}


def weighs_nothing(rules: Any) -> Functions:
    def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
        count: int = rules.chance_outcomes(material, state, moves, weights)
        weights[0] = 0
        return count

    return {"chance_outcomes": chance_outcomes}


def lets_chance_interrupt(rules: Any) -> Functions:
    def to_move(material: Record, state: Record) -> int:
        mask: int = rules.to_move(material, state)
        return mask | (1 << CHANCE if mask == 0b1 else 0)

    return {"to_move": to_move}


def asks_an_empty_chair(rules: Any) -> Functions:
    def to_move(material: Record, state: Record) -> int:
        mask: int = rules.to_move(material, state)
        return mask | (1 << 5 if mask == 0b1 else 0)

    return {"to_move": to_move}


def remembers_the_last_state(rules: Any) -> Functions:
    kept: list[Record] = []

    def apply(material: Record, state: Record, seat: int, move: int) -> None:
        rules.apply(material, state, seat, move)
        kept.append(state)
        if len(kept) == 3:
            kept[1].coins[0] += 1

    return {"apply": apply}


def counts_in_secret(rules: Any) -> Functions:
    counter = itertools.count()

    def apply(material: Record, state: Record, seat: int, move: int) -> None:
        rules.apply(material, state, seat, move)
        state.coins[0] += next(counter) % 2

    return {"apply": apply}


def wears_out(rules: Any) -> Functions:
    """Break the contract only when a whole game is played a second time."""
    counter = itertools.count()

    def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
        rules.deal(material, state, seats, options)
        state.coins[0] = next(counter)

    return {"deal": deal}


def favours_the_last_to_answer(rules: Any) -> Functions:
    def apply(material: Record, state: Record, seat: int, move: int) -> None:
        rules.apply(material, state, seat, move)
        if seat != CHANCE and state.undecided == 0:
            state.coins[seat] += 1

    return {"apply": apply}


def ignores_an_outcome(rules: Any) -> Functions:
    def apply(material: Record, state: Record, seat: int, move: int) -> None:
        if seat != CHANCE or move != 5:
            rules.apply(material, state, seat, move)

    return {"apply": apply}


def samples_against_what_is_known(rules: Any) -> Functions:
    def sample_state(material: Record, view: Record, seat: int, random: Any, out: Record) -> None:
        rules.sample_state(material, view, seat, random, out)
        out.left[1] += 1

    return {"sample_state": sample_state}


def samples_over_its_own_secret(rules: Any) -> Functions:
    def sample_state(material: Record, view: Record, _seat: int, random: Any, out: Record) -> None:
        rules.sample_state(material, view, -1, random, out)

    return {"sample_state": sample_state}


def never_samples(_rules: Any) -> Functions:
    def sample_state(_material: Record, view: Record, _seat: int, _random: Any, out: Record) -> None:
        copy_record(view, out)

    return {"sample_state": sample_state}


def samples_a_dead_end(rules: Any) -> Functions:
    def sample_state(material: Record, view: Record, seat: int, random: Any, out: Record) -> None:
        rules.sample_state(material, view, seat, random, out)
        for other in range(view.seats):
            if out.lucky[other] > 0 and other != seat and view.digging:
                out.lucky[other] = 99

    def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
        return 0 if state.lucky[seat] == 99 else int(rules.legal(material, state, seat, moves))

    return {"sample_state": sample_state, "legal": legal}


def adds_up_wrongly(rules: Any) -> Functions:
    def scores(material: Record, state: Record, out: Any) -> None:
        rules.scores(material, state, out)
        out[0] += 1

    return {"scores": scores}


def has_no_winner(rules: Any) -> Functions:
    def places(material: Record, state: Record, out: Any) -> None:
        rules.places(material, state, out)
        out[: state.seats] += 1

    return {"places": places}


def skips_no_place_after_a_tie(_rules: Any) -> Functions:
    def places(_material: Record, state: Record, out: Any) -> None:
        out[: state.seats] = [1, 3, 2][: state.seats]

    return {"places": places}


def hides_a_field(rules: Any) -> Functions:
    return {
        "STATE": np.dtype([*((name, rules.STATE[name]) for name in rules.STATE.names), ("size", "i1"), ("round", "i1")])
    }


def has_an_option_without_words(rules: Any) -> Functions:
    return {"OPTIONS": (*rules.OPTIONS, Option("speed", ("slow", "fast")))}


def asks_openly_who_reacts(_rules: Any) -> Functions:
    return {"REACTIONS": Reactions(none=STAY, over=-5)}


def has_a_part_without_words(_rules: Any) -> Functions:
    return {"PARTS": ("coins", "fame")}


@pytest.mark.parametrize(
    ("breaking", "promise"),
    [
        (shows_sealed_answers, r"seat -?\d can't tell whether seat \d has answered [01] or [01]"),
        (shows_secrets, r"a determinization agrees with all that seat -?\d knows"),
        (hides_behind_a_zero, r"seat -?\d sees lucky as it is or as UNKNOWN"),
        (hides_the_turn, r"seat \d knows whether it is its turn"),
        (hides_more_at_the_second_look, r"a view of a view is the same view for seat -?\d"),
        (
            moves_tell_a_secret,
            r"seat \d has (the same legal moves in its view as in the state|the same legal moves in a determinization)",
        ),
        (moves_listed_twice, r"each move of seat \d is listed once"),
        (leaves_a_seat_stuck, r"seat 1 is asked to move and has a legal move"),
        (has_more_moves_than_it_says, r"seat \d has no more moves than MOST_MOVES"),
        (has_more_outcomes_than_it_says, r"chance has no more outcomes than MOST_CHANCES"),
        (weighs_nothing, r"every weight of chance is positive"),
        (lets_chance_interrupt, r"chance moves alone"),
        (asks_an_empty_chair, r"only seats at the table are to move"),
        (remembers_the_last_state, r"a copy shares nothing with its original"),
        (counts_in_secret, r"the same move leads to the same state on a copy"),
        (wears_out, r"a replayed log ends in the same bytes"),
        (favours_the_last_to_answer, r"the order in which simultaneous answers come does not matter"),
        (ignores_an_outcome, r"move 5 of seat 8 changes something"),
        (samples_against_what_is_known, r"a determinization agrees with all that seat -?\d knows"),
        (samples_over_its_own_secret, r"a determinization agrees with all that seat \d knows"),
        (never_samples, r"views hide '(lucky|answer)', and `sample_state` never fills it in"),
        (samples_a_dead_end, r"seat \d is asked to move and has a legal move"),
        (adds_up_wrongly, r"scores are the sums of their parts"),
        (has_no_winner, r"there is a first place"),
        (skips_no_place_after_a_tie, r"a place is one more than the number of better seats"),
        (hides_a_field, r"fields can't be named 'round', 'size': every"),
        (has_an_option_without_words, r"no message 'option-speed' in 'en'"),
        (asks_openly_who_reacts, r"seat \d can pass exactly when there is something to react to"),
        (has_a_part_without_words, r"no message 'part-fame' in 'en'"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_broken_rules_are_found(toy: Game, breaking: Breaking, promise: str) -> None:
    with pytest.raises(GameError, match=promise):
        check_game(altered(toy, "rules", **breaking(toy.rules)), games=4)


def lacks_a_move(encoding: Any) -> Functions:
    return {"move_codes": lambda material, seats: encoding.move_codes(material, seats)[1:]}


def lacks_an_outcome(encoding: Any) -> Functions:
    return {"outcome_codes": lambda material, seats: encoding.outcome_codes(material, seats)[:-1]}


def forgets_a_field(encoding: Any) -> Functions:
    return {"FIELDS": {name: field for name, field in encoding.FIELDS.items() if name != "pile"}}


def describes_too_much(encoding: Any) -> Functions:
    return {"FIELDS": {**encoding.FIELDS, "weather": Fixed()}}


def knows_no_secret(encoding: Any) -> Functions:
    return {"FIELDS": {**encoding.FIELDS, "lucky": Kind(0, 5, by_seat=(0,))}}


def takes_for_fixed_what_changes(encoding: Any) -> Functions:
    return {"FIELDS": {**encoding.FIELDS, "rats": Fixed()}}


def is_about_nothing(encoding: Any) -> Functions:
    return {"FIELDS": {**encoding.FIELDS, "pile": Amount(10, of="chest")}}


def mixes_up_moves(_encoding: Any) -> Functions:
    return {"FACTORS": (Factor("half", 2, 2),)}


def has_larger_parts_than_it_says(_encoding: Any) -> Functions:
    return {"FACTORS": (Factor("answer", 1, 1),)}


def has_no_factors(encoding: Any) -> Functions:
    return {"FIELDS": {**encoding.FIELDS, "answer": Code(by_seat=(0,))}}


@pytest.mark.parametrize(
    ("breaking", "promise"),
    [
        (lacks_a_move, r"the encoding lists all codes of seat \d, including \[0, 1\]"),
        (lacks_an_outcome, r"the encoding lists all codes of seat 8"),
        (forgets_a_field, "FIELDS describe every field of STATE; missing: pile"),
        (describes_too_much, "FIELDS describe only fields of STATE; unknown: weather"),
        (knows_no_secret, "FIELDS describe every value of lucky in views"),
        (is_about_nothing, "FIELDS and ABOUT_THINGS name 'chest', but `things` returns nothing"),
        (takes_for_fixed_what_changes, "FIELDS describe every value of rats in views"),
        (mixes_up_moves, "2 seats: FACTORS identify every code of a move"),
        (has_larger_parts_than_it_says, "FACTORS identify every code of a move, by parts below their values"),
        (has_no_factors, "a game with a Code in FIELDS has FACTORS"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_broken_encodings_are_found(toy: Game, breaking: Breaking, promise: str) -> None:
    with pytest.raises(GameError, match=promise):
        check_game(altered(toy, "encoding", **breaking(toy.encoding)), games=4)


def test_a_game_without_an_encoding_is_found(toy: Game, tmp_path: Path) -> None:
    bare = Game("bare", "bare_game", tmp_path)
    vars(bare).update({part: getattr(toy, part) for part in (*PACKAGES, "words")}, deck=toy.deck)
    (tmp_path / "bare_game").mkdir()
    (tmp_path / "bare_game" / "__init__.py").write_text("")
    sys.path.insert(0, str(tmp_path))
    try:
        with pytest.raises(GameError, match="bare has no encoding"):
            check_game(bare, games=1)
    finally:
        sys.path.remove(str(tmp_path))


def test_padding_between_fields_is_found(toy: Game) -> None:
    fields = [(name, toy.rules.STATE[name]) for name in toy.rules.STATE.names or ()]
    with_room = np.dtype([*fields, ("depth", "i8")], align=True)
    with pytest.raises(GameError, match=r"\d+ bytes of STATE are padding"):
        check_game(altered(toy, "rules", STATE=with_room))


def test_an_endless_game_is_found(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(material: Record, state: Record, seat: int, move: int) -> None:
        toy.rules.apply(material, state, seat, move)
        if state.dealt == state.seats and state.digging == 0:
            state.digging = 1
            state.rats = 0
            state.left[:] = material.copies

    monkeypatch.setattr(check, "LONGEST_GAME", 500)
    with pytest.raises(GameError, match="a random game ends"):
        check_game(altered(toy, "rules", apply=apply), games=1, limit=500)


# Pictures that break the contract


def with_parts(drawn: Drawn, parts: Iterable[Part]) -> Drawn:
    return Drawn((drawn.width, drawn.height), drawn.title, drawn.description, list(parts), drawn.playable)


def without_a_click(picture: Any) -> Functions:
    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        return with_parts(drawn, [part for part in drawn.parts if part.id != "answer-go"])

    return {"draw": draw}


def malformed(picture: Any) -> Functions:
    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        return with_parts(drawn, [*drawn.parts, Part("open", '<g id="open">')])

    return {"draw": draw}


def with_an_id_twice(picture: Any) -> Functions:
    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        twice = "".join(part.svg for part in drawn.parts if part.id == "answer-go")
        return with_parts(drawn, [*drawn.parts, Part("twice", group(twice, id="twice"))])

    return {"draw": draw}


def with_a_part_twice(picture: Any) -> Functions:
    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        return with_parts(drawn, [*drawn.parts, drawn.parts[0]])

    return {"draw": draw}


def with_a_part_under_another_id(picture: Any) -> Functions:
    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        return with_parts(drawn, [*drawn.parts, Part("here", '<g id="there"/>')])

    return {"draw": draw}


def with_a_strange_sprite(picture: Any) -> Functions:
    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        return with_parts(drawn, [*drawn.parts, Part("here", group(use("kraken"), id="here"))])

    return {"draw": draw}


def of_a_mood(picture: Any) -> Functions:
    counter = itertools.count()

    def draw(*told: Any) -> Drawn:
        drawn = picture.draw(*told)
        return with_parts(drawn, [*drawn.parts, Part("mood", f'<g id="mood"><!-- {next(counter)} --></g>')])

    return {"draw": draw}


def that_moves_a_coin(picture: Any) -> Functions:
    def draw(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
        drawn: Drawn = picture.draw(deck, view, seat, scene)
        view.coins[0] += 1
        return drawn

    return {"draw": draw}


def that_leaves_something_unexplained(_picture: Any) -> Functions:
    return {"about": lambda *_: None}


def with_an_empty_click(_picture: Any) -> Functions:
    return {"picks": lambda *_: ((),)}


def with_unknown_marks(_picture: Any) -> Functions:
    return {"marks": lambda *_: ("treasure",)}


@pytest.mark.parametrize(
    ("breaking", "promise"),
    [
        (without_a_click, r"the picture for seat \d has the elements \['answer-go'\] that move 1 needs"),
        (malformed, r"the picture for seat -?\d is not well-formed"),
        (with_an_id_twice, r"the ids in the picture for seat \d are unique"),
        (with_a_part_twice, r"the picture for seat -?\d has no part twice"),
        (with_a_part_under_another_id, r"the part 'here' of the picture for seat -?\d starts with its id"),
        (with_a_strange_sprite, r"places only sprites of its deck; unknown: \['kraken'\]"),
        (of_a_mood, r"the picture for seat -?\d depends on nothing but its view"),
        (that_moves_a_coin, r"drawing and describing do not change the view of seat -?\d|sees coins as it is"),
        (that_leaves_something_unexplained, r"'[\w-]+' in the picture for seat -?\d has a help text"),
        (with_an_empty_click, r"each click of move \d of seat \d hits an element"),
        (with_unknown_marks, r"the elements \['treasure'\] that move"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_broken_pictures_are_found(toy: Game, breaking: Breaking, promise: str) -> None:
    with pytest.raises(GameError, match=promise):
        check_game(altered(toy, "picture", **breaking(toy.picture)), games=4)


def test_a_picture_that_knows_more_than_its_view_is_found(toy: Game) -> None:
    """The rules whisper a secret to the picture."""
    whispered = [0]

    def apply(material: Record, state: Record, seat: int, move: int) -> None:
        toy.rules.apply(material, state, seat, move)
        whispered[0] = int(state.lucky.sum())

    def draw(deck: Any, view: Record, seat: int, scene: Scene) -> Drawn:
        drawn = toy.picture.draw(deck, view, seat, scene)
        return Drawn((drawn.width, drawn.height), drawn.title, f"{drawn.description} {whispered[0]}", drawn.parts)

    game = altered(toy, "picture", draw=draw)
    vars(game)["rules"] = altered(toy, "rules", apply=apply).rules
    with pytest.raises(GameError, match="depends on nothing but its view"):
        check_game(game, games=4)


# Notation and words that break the contract


def with_one_text_for_all(_notation: Any) -> Functions:
    return {"write": lambda *_: "stay", "read": lambda *_: 0}


def that_reads_something_else(notation: Any) -> Functions:
    return {"read": lambda deck, seat, text: notation.read(deck, seat, text) if seat == CHANCE else 1}


def that_mixes_up_chance(notation: Any) -> Functions:
    return {"read": lambda deck, seat, text: 1 if text == "coin 2" else notation.read(deck, seat, text)}


def that_tells_what_no_words_say(_notation: Any) -> Functions:
    return {"events": lambda *_: [message("event-nothing")]}


def that_forgets_an_argument(_notation: Any) -> Functions:
    return {"events": lambda *_: [message("event-card")]}


def that_asks_what_no_words_say(_notation: Any) -> Functions:
    return {"ask": lambda *_: message("ask-nothing")}


@pytest.mark.parametrize(
    ("breaking", "promise"),
    [
        (with_one_text_for_all, r"'stay' reads back as move|share a text"),
        (that_reads_something_else, r"'stay' reads back as move 0"),
        (that_mixes_up_chance, r"'coin 2' reads back as move 2"),
        (that_tells_what_no_words_say, r"id='event-nothing'.* has a text in 'en': no message"),
        (that_forgets_an_argument, r"id='event-card'.* has a text in 'en'"),
        (that_asks_what_no_words_say, r"id='ask-nothing'.* has a text in 'en'"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_broken_notation_is_found(toy: Game, breaking: Breaking, promise: str) -> None:
    with pytest.raises(GameError, match=promise):
        check_game(altered(toy, "notation", **breaking(toy.notation)), games=4)


@pytest.mark.parametrize(
    ("language", "old", "new", "promise"),
    [
        ("de", "ask = ", "question = ", r"id='ask'.* has a text in 'de': no message 'ask' in 'de'"),
        ("en", "label-stay = Stay", 'label-stay = { "" }', r"id='label-stay'.* in 'en' is not empty"),
        ("de", "{ $points }", "{ $point }", r"id='event-home'.* has a text in 'de'"),
        ("de", "option-rats-three = drei", "", r"no message 'option-rats-three' in 'de'"),
        ("en", "title = Dig", "", r"no message 'title' in 'en'"),
        ("de", "part-luck = Glück", "", r"no message 'part-luck' in 'de'"),
    ],
)
def test_broken_words_are_found(toy: Game, tmp_path: Path, language: str, old: str, new: str, promise: str) -> None:
    with pytest.raises(GameError, match=promise):
        check_game(reworded(toy, tmp_path, language, old, new), games=4)


def test_an_error_says_where_it_occurred(toy: Game) -> None:
    broken = altered(toy, "rules", **leaves_a_seat_stuck(toy.rules))
    with pytest.raises(
        GameError, match=r"^dig, \d seats, options \{'rats': '\w+'\}, after step \d+: .*; last steps \["
    ):
        check_game(broken, games=4)


# Compiled and uncompiled

UNCOMPILED = """
import sys
from pathlib import Path
from spadework.engine.game import Game
toy = Path(sys.argv[1])
sys.path.append(str(Path(sys.argv[2]).parent))
from test_check import fingerprint
print(fingerprint(Game("dig", "dig", toy)))
"""


def fingerprint(game: Game) -> str:
    """Return a hash of every step of random games, for all numbers of seats and all options."""
    digest = hashlib.sha256()
    options = game.rules.OPTIONS
    for seats in game.rules.SEATS:
        for choices in itertools.product(*(option.choices for option in options)):
            chosen = dict(zip((option.name for option in options), choices, strict=True))
            for seat, move, state in random_steps(game, seats, 40 + seats, chosen, limit=600):
                digest.update(f"{seat} {move} ".encode() + state)
    return digest.hexdigest()


def test_compiled_rules_play_as_uncompiled_ones(toy: Game) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", UNCOMPILED, str(toy.folder), __file__],
        env={**os.environ, "SPADEWORK_JIT": "0", "PYTHONPATH": str(toy.folder.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == fingerprint(toy)


def test_random_steps_end_with_the_game(toy: Game) -> None:
    steps = list(random_steps(toy, 3, 1))
    assert steps == list(random_steps(toy, 3, 1))
    assert steps != list(random_steps(toy, 3, 2))
    last = np.frombuffer(steps[-1][2], record_type(toy.rules.STATE))[0]
    assert toy.rules.to_move(toy.deck().record, last) == 0
    assert len(list(random_steps(toy, 3, 1, limit=5))) == 5


def test_both_languages_are_checked() -> None:
    assert LANGUAGES == ("en", "de")
