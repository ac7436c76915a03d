import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.some_games import game_for
from tests.waiting import seconds, wait_until, within_patience

from spadework.engine.chance import commitment
from spadework.engine.game import Game
from spadework.engine.interface import Option
from spadework.engine.material import MaterialError
from spadework.engine.stream import below, new_stream
from spadework.table import Table, TableSetup
from spadework.table.record import LONGEST, BrokenRecord, dumps, loads, schema
from spadework.table.replay import replay, verify

Data = dict[str, Any]


def played(seats: int = 2, steps: int | None = None, **arguments: Any) -> Table:
    """Return a table after random moves: to the end of the game, or until it has `steps` steps."""
    table = Table(game_for(2), seats, 7, **arguments)
    stream = new_stream(3)
    while not table.over and (steps is None or len(table.steps) < steps):
        seat = table.to_move[below(stream, len(table.to_move))]
        moves = table.legal(seat)
        table.play(seat, moves[below(stream, len(moves))])
    return table


@pytest.fixture(scope="module")
def finished() -> Table:
    return played(names=("Anna", "Bänjamin"), contributions=("ab", "cd"))


@pytest.fixture
def data(finished: Table) -> Data:
    """A valid record, for tests to break."""
    copy: Data = json.loads(json.dumps(finished.record()))
    return copy


def line_of(text: str, part: str) -> int:
    """Return the line number of a text that occurs exactly once."""
    assert text.count(part) == 1
    return text[: text.index(part)].count("\n") + 1


def refused(record: Any, how: Callable[[Any], Table] = replay) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        how(record)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500
    return caught.value


# Valid records


def test_a_record_holds_the_whole_game(finished: Table, data: Data) -> None:
    assert data["format"] == "spadework-record-1"
    assert data["seats"] == ["Anna", "Bänjamin"]
    assert data["chance"]["contributions"] == ["ab", "cd"]
    assert bytes.fromhex(data["chance"]["secret"]) == finished.setup.secret
    assert len(data["moves"]) == len(finished.steps)
    assert finished.result is not None
    assert data["result"] == {"scores": list(finished.result.scores), "places": list(finished.result.places)}


def test_a_record_is_read_back_from_text(finished: Table, data: Data) -> None:
    text = dumps(finished.record())
    assert json.loads(text) == loads(text) == data
    lines = text.split("\n")
    assert all(
        json.dumps(move, ensure_ascii=False) in lines[loads(text).lines["moves", number] - 1]
        for number, move in enumerate(data["moves"])
    )


@pytest.mark.parametrize("how", [replay, verify])
def test_a_record_can_be_replayed(finished: Table, data: Data, how: Callable[[Any], Table]) -> None:
    for record in (data, dumps(data), json.dumps(data), json.dumps(data, indent=4)):
        again = how(record)
        assert again.steps == finished.steps
        assert again.result == finished.result
        assert again.names == finished.names
        assert dumps(again.record()) == dumps(data)


def test_older_records_use_the_former_behaviour_of_a_new_option(
    finished: Table, data: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = finished.setup.game.rules
    assert data["options"] == {option.name: option.choices[0] for option in rules.OPTIONS}
    monkeypatch.setattr(rules, "VERSION", 2)
    monkeypatch.setattr(rules, "OPTIONS", (*rules.OPTIONS, Option("new", ("so", "as-ever"), before="as-ever")))
    again = verify(data)
    assert again.steps == finished.steps
    assert again.setup.options["new"] == "as-ever"
    assert (again.record()["rules"], again.record()["options"]["new"]) == (2, "as-ever")
    assert verify(again.record()).steps == finished.steps
    assert Table(finished.setup.game, 2, 7).record()["options"]["new"] == "so"


def test_a_record_of_a_replaced_deck_plays_with_the_archived_deck(own_toy: Game) -> None:
    table = Table(own_toy, 2, 7)
    record, own = table.record(), own_toy.folder / "deck.toml"
    (own_toy.folder / "decks").mkdir()
    shutil.copy(own, own_toy.folder / "decks" / "own-1.toml")
    own.write_text(own.read_text().replace("worth = 3", "worth = 4"))
    newer = Game(own_toy.id, own_toy.id, own_toy.folder)
    assert list(newer.deck_files()) == ["own"]
    name = newer.deck_played("own", record["deck"]["digest"])
    assert (name, newer.deck().record.worth, newer.deck(name).record.worth) == ("own-1", 4, 3)
    assert newer.deck_played(name, record["deck"]["digest"]) == name
    with pytest.raises(MaterialError, match="a different version of the deck"):
        newer.deck_played("own", "0" * 64)


def test_a_record_can_be_replayed_in_part(finished: Table, data: Data) -> None:
    for upto in (0, 1, 20, len(finished.steps)):
        again = replay(data, upto)
        assert again.steps == finished.steps[:upto]
        assert again.view(0).as_dict() == finished.view(0, upto).as_dict()


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_replaying_beyond_a_record_is_an_error(finished: Table, data: Data, upto: int) -> None:
    with pytest.raises(
        ValueError, match=f"has {len(finished.steps)} moves; expected 0 to {len(finished.steps)}, not {upto}"
    ):
        replay(data, upto)


def test_an_unfinished_game_has_a_record_and_goes_on() -> None:
    table = played(3, 40)
    record = table.record()
    assert record["result"] is None
    again, proved = replay(record), verify(dumps(record))
    for each in (table, again, proved):
        while len(each.steps) < 120:
            each.play(each.to_move[0], each.legal(each.to_move[0])[0])
    assert table.steps == again.steps == proved.steps
    assert verify(again.record()).steps == table.steps


def test_a_table_before_its_first_move_has_a_record() -> None:
    table = Table(game_for(2), 2, 1)
    assert verify(dumps(table.record())).steps == table.steps
    undealt = Table.undealt(TableSetup(game_for(2)))
    assert "entries are missing" in refused(dumps(undealt.record())).reason


def test_a_record_can_hold_whatever_a_table_accepts() -> None:
    names, parts = ["ä" * 100, "\x00"], ["é" * 200] * 2
    table = played(2, 30, names=names, secret=bytes(64), contributions=parts)
    assert verify(dumps(table.record())).names == tuple(names)


def test_the_schema_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    assert schema()["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_the_schema_describes_records(data: Data) -> None:
    jsonschema.validate(data, schema(), jsonschema.Draft202012Validator)
    assert set(schema()["required"]) == set(schema()["properties"]) - {"position"} == set(data)


# Malformed records


def changed(data: Data, path: tuple[str | int, ...], value: Any) -> Data:
    """Return a copy of the record with a different value at a path."""
    copy: Data = json.loads(json.dumps(data))
    place: Any = copy
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return copy


@pytest.mark.parametrize(
    "path",
    [
        ("format",), ("game",), ("rules",), ("deck",), ("options",), ("seats",), ("chance",), ("moves",), ("result",),
        ("deck", "name"), ("deck", "digest"), ("chance", "commitment"), ("chance", "secret"), ("chance", "contributions"),
        ("result", "scores"), ("result", "places"),
    ],
    ids=".".join,
)  # fmt: skip
def test_a_missing_member(data: Data, path: tuple[str, ...]) -> None:
    place = data
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    error = refused(json.dumps(data, indent=1))
    assert error.line is not None
    assert error.line == (1 if len(path) == 1 else line_of(json.dumps(data, indent=1), f'\n "{path[0]}"') + 1)
    assert f"'{path[-1]}' is a required property" in error.reason


@pytest.mark.slow
@pytest.mark.parametrize(
    "value",
    [None, True, 7.5, -1, "", "nonsense", [], [[]], {}, {"a": 1}, "é" * 1000],
    ids=lambda value: repr(value)[:12],
)
@pytest.mark.parametrize(
    "path",
    [
        ("format",), ("game",), ("rules",), ("deck",), ("deck", "name"), ("deck", "digest"), ("seats",), ("seats", 1),
        ("chance",), ("chance", "commitment"), ("chance", "secret"), ("chance", "contributions"),
        ("moves",), ("moves", 12), ("moves", 12, 0), ("moves", 12, 1), ("result",), ("result", "scores"), ("options",),
    ],
    ids=lambda path: ".".join(str(step) for step in path),
)  # fmt: skip
def test_a_wrong_value(data: Data, path: tuple[str | int, ...], value: Any) -> None:
    fits: dict[tuple[str | int, ...], list[Any]] = {
        ("options",): [{}],
        ("seats", 1): ["nonsense"],
        ("chance", "contributions"): [[]],
        ("result",): [],
    }
    if value in fits.get(path, []) or changed(data, path, value) == data:
        value = {"deck": "own"} if path == ("options",) else 5
    text = dumps_lines(changed(data, path, value))
    error = refused(text, verify)
    if error.reason.startswith("the result doesn't match"):
        path = path[:1]
    # The error may be in the first part of the member's new value, one line further down.
    assert error.line in (place_in(text, path), place_in(text, path) + bool(value))


def dumps_lines(data: Data) -> str:
    """Return the record as JSON, with each member, and each item in it, on its own line."""

    def inner(value: Any) -> str:
        if isinstance(value, dict) and value:
            return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(held)}" for key, held in value.items()) + "\n}"
        if isinstance(value, list) and value:
            return "[\n" + ",\n".join(json.dumps(held) for held in value) + "\n]"
        return json.dumps(value)

    return "{\n" + ",\n".join(f"{json.dumps(key)}: {inner(value)}" for key, value in data.items()) + "\n}"


def place_in(text: str, path: tuple[str | int, ...]) -> int:
    """Return the line number of a path in the output of `dumps_lines`."""
    lines = text.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith(f'"{path[0]}"'))
    if len(path) == 1:
        return start + 1
    if isinstance(path[1], int):
        return start + 2 + path[1]
    return next(number for number in range(start, len(lines)) if lines[number].startswith(f'"{path[1]}"')) + 1


def test_an_unknown_member_is_refused(data: Data) -> None:
    text = json.dumps({**data, "mood": "good"}, indent=1)
    assert "'mood' was unexpected" in refused(text).reason
    assert "'mood' was unexpected" in refused({**data, "mood": "good"}).reason


def test_a_duplicate_name_is_refused(data: Data) -> None:
    text = dumps(data)
    assert "'game' appears twice" in refused(text.replace("{", '{"game": "x",', 1)).reason
    assert "'name' appears twice" in refused(text.replace('"name":', '"name": "x", "name":', 1)).reason


# Invalid games


def test_an_illegal_or_unreadable_move_is_refused(data: Data) -> None:
    number = next(number for number, (seat, _) in enumerate(data["moves"]) if seat == 1)
    for text, reason in (("take 2", "seat 1 can't play 'take 2': not legal now"), ("dance", "'dance' is not a move")):
        record = dumps(changed(data, ("moves", number, 1), text))
        error = refused(record)
        assert reason in error.reason
        assert error.reason.startswith(f"move {number + 1}: ")
        assert error.line == loads(record).lines["moves", number]


def test_a_move_of_another_seat(data: Data) -> None:
    number = len(data["moves"]) - 1
    record = dumps(changed(data, ("moves", number, 0), "chance"))
    assert refused(record).line == loads(record).lines["moves", number]


def test_a_missing_or_duplicate_move_is_refused(data: Data) -> None:
    moves = data["moves"]
    number = next(number for number, (seat, _) in enumerate(moves) if seat == 0)
    twice = dumps({**data, "moves": [*moves[: number + 1], moves[number], *moves[number + 1 :]]})
    assert refused(twice).line == refused(twice, verify).line == loads(twice).lines["moves", number + 1]
    last_draw = max(number for number, (seat, _) in enumerate(moves) if seat == "chance")
    for missing in (0, number, last_draw):
        without = dumps({**data, "moves": [*moves[:missing], *moves[missing + 1 :]]})
        error = refused(without)
        assert error.line is not None
        assert error.line >= loads(without).lines["moves", missing]


def test_moves_after_the_end(data: Data) -> None:
    text = dumps({**data, "moves": [*data["moves"], [0, "take 1"]]})
    error = refused(text)
    assert error.reason == f"move {len(data['moves']) + 1}: 'take 1' comes after the end of the game"
    assert error.line == loads(text).lines["moves", len(data["moves"])]


def test_moves_that_stop_too_early(data: Data) -> None:
    for length in (0, 3):
        text = dumps({**data, "moves": data["moves"][:length], "result": None})
        error = refused(text)
        assert "entries are missing" in error.reason
        assert error.line == line_of(text, '"moves"')


def test_a_result_that_does_not_match_the_moves_is_refused(data: Data) -> None:
    for result in (None, {"scores": [1, 2], "places": [2, 1]}, {**data["result"], "places": [1, 1, 1]}):
        text = dumps({**data, "result": result})
        error = refused(text)
        assert error.reason == "the result doesn't match the moves"
        assert error.line == line_of(text, '"result"')
    cut = {**data, "moves": data["moves"][: next(n for n, (seat, _) in enumerate(data["moves"]) if seat == 0)]}
    assert refused(cut).reason == "the result doesn't match the moves"


def test_another_version_of_the_rules(data: Data) -> None:
    assert (
        refused({**data, "rules": 77}).reason
        == "played by version 77 of the rules; this version of Spadework has rules up to version 1"
    )


def test_another_deck(data: Data) -> None:
    text = dumps(changed(data, ("deck", "digest"), "0" * 64))
    error = refused(text)
    assert "put the deck file it was played with into the data folder" in error.reason
    assert error.line == line_of(text, '"digest"')
    assert "has no deck 'mine'" in refused(changed(data, ("deck", "name"), "mine")).reason


def test_a_deck_smuggled_in_as_an_option(data: Data) -> None:
    assert "the deck is not an option" in refused({**data, "options": {"deck": "mine"}}).reason


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("game",), "chess", "there is no game 'chess'"),
        (("seats",), ["a"], "is for 2 to 4 players, not 1"),
        (("options",), {"speed": "high"}, "has no option 'speed'"),
        (("options",), {"memory-aid": "loud"}, "has no choice 'loud'"),
    ],
)
def test_invalid_table_settings_are_refused(data: Data, path: tuple[str], value: Any, reason: str) -> None:
    text = dumps(changed(data, path, value))
    error = refused(text)
    assert reason in error.reason
    assert error.line == line_of(text, f'\n "{path[0]}"') + 1


# Chance


def other_outcome(data: Data) -> Data:
    """Return the record with the first dealt card changed to one that was never drawn."""
    drawn = {text for seat, text in data["moves"] if seat == "chance"}
    other = next(
        f"card {colour}{number}"
        for colour in "POGS"
        for number in range(1, 12)
        if f"card {colour}{number}" not in drawn
    )
    return changed(data, ("moves", 0, 1), other)


def test_changed_chance_can_be_replayed_but_not_verified(data: Data) -> None:
    tampered = other_outcome(data)
    text = dumps(tampered)
    error = refused(text, verify)
    assert error.reason.startswith("move 1: the table's key produces 'card ")
    assert error.line == loads(text).lines["moves", 0]
    unfinished = {**tampered, "moves": tampered["moves"][:8], "result": None}
    again = replay(unfinished)
    assert again.steps[0].text == tampered["moves"][0][1]


def test_impossible_chance_is_always_refused(data: Data) -> None:
    twice = changed(data, ("moves", 1, 1), data["moves"][0][1])
    for how in (replay, verify):
        assert "is not a possible outcome of chance" in refused(twice, how).reason


@pytest.mark.parametrize("secret", ["00", "ff" * 32])
def test_another_secret_does_not_fit_the_commitment(data: Data, secret: str) -> None:
    text = dumps(changed(data, ("chance", "secret"), secret))
    error = refused(text, verify)
    assert error.reason == "the secret doesn't match the commitment published before the deal"
    assert error.line == line_of(text, '"secret"')
    assert replay(text).over


def test_another_secret_and_commitment_produce_other_outcomes(data: Data) -> None:
    forged = changed(data, ("chance",), {**data["chance"], "secret": "00", "commitment": commitment(b"\0")})
    assert "the table's key produces" in refused(forged, verify).reason


def test_other_contributions_produce_other_outcomes(data: Data) -> None:
    for contributions in ([], ["ab"], ["cd", "ab"], ["abcd", ""], ["ab", None]):
        forged = changed(data, ("chance", "contributions"), contributions)
        assert "the table's key produces" in refused(forged, verify).reason


def test_a_contribution_of_no_seat_is_refused(data: Data) -> None:
    # A contribution of no seat could be chosen when all others are known.
    forged = changed(data, ("chance", "contributions"), ["ab", "cd", ""])
    assert refused(forged, verify).reason == "3 parts of the key for 2 seats; each seat gives at most one"


@pytest.mark.parametrize(
    ("contributions", "missing"),
    [(("ab", "cd"), ()), (("ab", None), ()), ((None, "cd"), ()), ((None, ""), (1,)), (("ab",), (1,)), ((), (0, 1))],
)
def test_a_record_shows_whose_contribution_is_missing(
    contributions: tuple[str | None, ...], missing: tuple[int, ...]
) -> None:
    record = loads(dumps(played(2, 10, contributions=contributions).record()))
    assert record["chance"]["contributions"] == list(contributions)
    assert verify(record).setup.missing_parts == missing


def test_a_record_that_is_cut_off_is_unfinished(data: Data) -> None:
    cuts, right = range(0, len(data["moves"]), 7), 0
    for length in cuts:
        try:
            table = verify({**data, "moves": data["moves"][:length], "result": None})
        except BrokenRecord:
            continue
        right += 1
        assert not table.over
    assert right
    assert verify(data).over


# Texts that are not records


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: not valid JSON"),
        ("{\n\n nonsense", "line 3: not valid JSON"),
        ("null", "line 1: not a record: expected a JSON object"),
        ("[]", "line 1: not a record: expected a JSON object"),
        ('"text"', "line 1: not a record: expected a JSON object"),
        ("\n\n{}", "line 3: record: 'format' is a required property"),
        ("[" * 100_000, "nested too deeply"),
        ('{"options": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        ('{"options": ' + "[" * 400 + "]" * 400 + "}", "line 1: "),
        ('{"rules": ' + "9" * 5000 + "}", "a number has too many digits"),
        ('{"rules": ' + "9" * 4000 + "}", "line 1: "),
        ('{"rules": NaN}', "line 1: "),
        ('{"seats": ["\\ud800", "b"]}', "an unpaired surrogate"),
        (" " * (LONGEST + 1), f"the maximum is {LONGEST}"),
        ("\ufeff{}", "line 1: not valid JSON"),
    ],
    ids=lambda text: repr(text)[:20],
)
def test_text_that_is_not_a_record_is_refused(text: str, reason: str) -> None:
    assert reason in str(refused(text))


@pytest.mark.parametrize("value", [None, 5, [], [1], b"{}", {1, 2}], ids=repr)
def test_a_value_that_is_not_a_record_is_refused(value: Any) -> None:
    assert "not a record" in refused(value).reason


def test_a_seat_written_as_a_float_is_accepted(data: Data) -> None:
    number = next(number for number, (seat, _) in enumerate(data["moves"]) if seat == 1)
    assert verify(changed(data, ("moves", number, 0), 1.0)).over


# Size


@pytest.mark.long(but=("[[0, 'take 2']]",))
@pytest.mark.slow
@pytest.mark.parametrize(
    "moves",
    [[[0, "take 2"]], [[]], [1], [["chance", "card P1"]]],
    ids=repr,
)
def test_refusing_a_record_takes_linear_time(data: Data, moves: list[Any]) -> None:
    def record(count: int) -> str:
        return json.dumps({**data, "moves": moves * count}, indent=0)

    small, large = record(2_000), record(20_000)
    # Other processes may disturb one measurement, but not all of them.
    wait_until(lambda: seconds(lambda: refused(large)) < 30 * seconds(lambda: refused(small)))


@pytest.mark.long
@pytest.mark.slow
def test_a_record_as_long_as_allowed_is_refused_in_reasonable_time(data: Data) -> None:
    wide = json.dumps({**data, "options": {str(number): 1 for number in range(140_000)}})
    assert len(wide) < LONGEST
    twice = wide.replace('"0": 1', '"139999": 1', 1)
    for text in (wide, twice):
        with within_patience():
            refused(text)


def test_a_record_is_read_from_its_file(finished: Table, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(dumps(finished.record()), encoding="utf-8")
    assert replay(path).steps == verify(path).steps == finished.steps
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BrokenRecord, match="not UTF-8 text"):
        replay(path)
    with pytest.raises(FileNotFoundError):
        replay(tmp_path / "nowhere.json")


def test_the_head_is_checked_before_the_moves(data: Data) -> None:
    broken = {"moves": [["nobody", 1]], **{name: part for name, part in data.items() if name != "moves"}, "rules": 0}
    assert refused(json.dumps(broken, indent=1)).reason.startswith("rules:")


def test_the_number_of_moves_in_a_record_is_limited(data: Data) -> None:
    most = schema()["properties"]["moves"]["maxItems"]
    error = refused(json.dumps(data | {"moves": [[]] * (most + 1)}))
    assert error.reason == f"the record has {most + 1} moves; the maximum is {most}"
