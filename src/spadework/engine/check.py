"""The check that every game must pass: the engine's interface, exercised by random games.

>>> import spadework
>>> check_game(spadework.game(spadework.game_ids()[1]), games=1, looks=0, limit=200)
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

from spadework.engine.encoding.check import Coded, wrong_fields
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, MOST_SEATS, SPECTATOR, UNKNOWN, Deck, Option, Record, Scene, seats_in
from spadework.engine.network.known import things_of, wrong_things
from spadework.engine.packages import PACKAGES, MissingName
from spadework.engine.picture.parts import Drawn
from spadework.engine.picture.sprites import USED
from spadework.engine.stream import Stream, below, new_stream
from spadework.engine.words import LANGUAGES, Message, Words

LONGEST_GAME = 100_000  # moves; a random game longer than this never ends
OFTEN = 20  # a field hidden this often must have been sampled at least once
TITLED = re.compile(r"<[^>]*><title>")
"""Matches the start of a part that has a name."""


class GameError(AssertionError):
    """The game violates the engine's interface."""


def check_game(
    game: Game,
    games: int = 20,
    seed: int = 0,
    looks: int = 12,
    limit: int = LONGEST_GAME,
    *,
    progress: Callable[[float], None] = lambda _: None,
) -> None:
    """Play random games for every number of seats and every choice of each option, and check the whole interface.

    Args:
        game: the game.
        games: number of games for each number of seats and each of `chosen_options`.
        seed: the same seed plays the same games.
        looks: number of positions in each game at which views, pictures, words and determinizations are checked, which is slow. The final
            position is checked too, unless this is 0. Only games in which each option has its first or its last choice are checked so.
        limit: maximum steps of a game. With the default, a game that reaches the limit is an error.
        progress: called repeatedly with the fraction of the games that have been played.

    Raises GameError, which names the violated rule, the game and the step.
    """
    _check_packages(game)
    _check_record_type(game)
    _check_names(game)
    deck = game.deck()
    if problem := wrong_fields(game) or wrong_things(game, things_of(game, deck.record)):
        raise GameError(f"{game.id}: {problem}")
    samples = _Samples()
    choices = chosen_options(game.rules.OPTIONS)
    total = games * len(choices) * len(game.rules.SEATS)
    played = 0
    for seats in game.rules.SEATS:
        coded = Coded(game, deck, seats)
        if coded.mixed_up():
            raise GameError(
                f"{game.id}, {seats} seats: FACTORS identify every code of a move, by parts below their values"
            )
        for options in choices:
            ends = all(options[option.name] in (option.choices[0], option.choices[-1]) for option in game.rules.OPTIONS)
            setting = _Setting(game, deck, seats, options, coded)
            for number in range(games):
                _Check(setting, new_stream(seed, number), limit, samples).play(looks if ends else 0)
                played += 1
                progress(played / total)
    for name in samples.never_filled():
        raise GameError(f"{game.id}: views hide {name!r}, and `sample_state` never fills it in")


def chosen_options(options: Sequence[Option]) -> list[dict[str, str]]:
    """Return combinations of options: the defaults, the last choice of each, and more until every choice occurs. All combinations would be
    too many.

    >>> chosen_options([Option("limit", ("none", "40", "100")), Option("aid", ("off", "on"))])
    [{'limit': 'none', 'aid': 'off'}, {'limit': '40', 'aid': 'on'}, {'limit': '100', 'aid': 'off'}, {'limit': '100', 'aid': 'on'}]
    """
    rounds = range(max((len(option.choices) for option in options), default=1))
    rows = [{option.name: option.choices[number % len(option.choices)] for option in options} for number in rounds]
    last = {option.name: option.choices[-1] for option in options}
    return rows if last in rows else [*rows, last]


def _check_packages(game: Game) -> None:
    """Check that each package provides all that it must."""
    try:
        for package in PACKAGES:
            getattr(game, package)
    except MissingName as error:
        raise GameError(str(error)) from None


def _check_record_type(game: Game) -> None:
    """Check that no field has the name of a NumPy record's attribute, and that there is no padding, which copies would not keep."""
    state = game.rules.STATE
    between = state.itemsize - sum(state[name].itemsize for name in state.names or ())
    if between:
        raise GameError(f"{game.id}: {between} bytes of STATE are padding; define it without align=True")
    fields = {name for dtype in (game.rules.STATE, game.rules.MATERIAL) for name in dtype.names or ()}
    if taken := sorted(name for name in fields if hasattr(np.record, name)):
        raise GameError(
            f"{game.id}: fields can't be named {', '.join(map(repr, taken))}: every NumPy record has attributes of these names"
        )


def _check_names(game: Game) -> None:
    """Check that the title, the options, their choices and the parts of a score have names in all languages."""
    ids = ["title", *(f"part-{part}" for part in game.rules.PARTS)]
    for option in game.rules.OPTIONS:
        ids += [f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)]
    if missing := [
        f"{id!r} in {language!r}" for language in LANGUAGES for id in ids if not game.words[language].has(id)
    ]:
        raise GameError(f"{game.id}: no message {', '.join(missing)}")


class _Samples:
    """Fields hidden by views and filled in by determinizations, over all games."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()
        self.filled: set[str] = set()

    def look(self, name: str, state: Any, seen: Any, sampled: Any) -> None:
        """Record whether one field was hidden, and whether it was filled in."""
        hidden = np.asarray((seen == UNKNOWN) & (state != UNKNOWN))
        self.hidden[name] += int(hidden.any())
        if (hidden & (sampled != UNKNOWN)).any():
            self.filled.add(name)

    def never_filled(self) -> list[str]:
        """Return the fields that determinizations always leave open. Some may stay open now and then, such as who has answered a secret
        question."""
        return [name for name, count in self.hidden.items() if count >= OFTEN and name not in self.filled]


class _Setting(NamedTuple):
    """The game, its deck and its options."""

    game: Game
    deck: Deck
    seats: int
    options: dict[str, str]
    coded: Coded


class _Check:
    """One random game, checked as it is played."""

    def __init__(self, setting: _Setting, stream: Stream, limit: int, samples: _Samples) -> None:
        self.game, self.deck, self.seats, self.options, self.coded = setting
        game = self.game
        self.rules, self.material = game.rules, self.deck.record
        self.stream, self.limit, self.samples = stream, limit, samples
        self.buffers = game.new_buffers()
        self.names = tuple(f"Name {seat}" for seat in range(self.seats))
        self.states = game.new_states(1)
        self.before = self.states
        self.steps: list[tuple[int, int]] = []
        self.lost: set[str] = set()

    def expect(self, holds: object, promise: str) -> None:
        """Raise GameError unless `holds`."""
        if not holds:
            played = f"{self.game.id}, {self.seats} seats, options {self.options}, after step {len(self.steps)}"
            raise GameError(f"{played}: expected that {promise}; last steps {self.steps[-5:]}")

    @property
    def state(self) -> Record:
        return self.states[0]

    def play(self, looks: int) -> None:
        """Play the game to its end, check it, then replay it and check the views at `looks` random positions."""
        self.deal(self.states)
        while mask := int(self.rules.to_move(self.material, self.state)):
            if len(self.steps) >= self.limit:
                self.expect(self.limit != LONGEST_GAME, "a random game ends")
                break
            self.step(mask)
        else:
            self.check_end()
        end = {len(self.steps)} if looks else set()
        self.review({below(self.stream, len(self.steps) + 1) for _ in range(looks)} | end)

    def review(self, moments: set[int]) -> None:
        """Replay the game, check the views at the given steps, and compare the final states."""
        played, final = self.steps, self.states
        self.states, self.steps = self.game.new_states(1), []
        self.deal(self.states)
        for number in range(len(played) + 1):
            if number in moments:
                self.look()
            if number < len(played):
                self.before = self.states.copy()
                self.rules.apply(self.material, self.state, *self.read_back(*played[number]))
                self.steps.append(played[number])
        self.expect(final.tobytes() == self.states.tobytes(), "a replayed log ends in the same bytes")
        self.expect(not self.lost, f"FIELDS describe every value of {', '.join(sorted(self.lost))} in views")

    def read_back(self, seat: int, move: int) -> tuple[int, int]:
        """Write a step as the log keeps it, and read it back."""
        text = self.game.notation.write(self.deck, seat, move)
        self.expect(self.game.notation.read(self.deck, seat, text) == move, f"{text!r} reads back as move {move}")
        return seat, move

    def deal(self, states: Any) -> None:
        self.rules.deal(self.material, states[0], self.seats, self.game.option_codes(self.options))

    def moves_of(self, state: Record, seat: int) -> list[int]:
        """Return the legal moves of a seat, or the outcomes of chance."""
        if seat == CHANCE:
            count = self.rules.chance_outcomes(self.material, state, self.buffers.moves, self.buffers.weights)
            self.expect(count <= self.rules.MOST_CHANCES, "chance has no more outcomes than MOST_CHANCES")
            self.expect((self.buffers.weights[:count] > 0).all(), "every weight of chance is positive")
        else:
            count = self.rules.legal(self.material, state, seat, self.buffers.moves)
            self.expect(count <= self.rules.MOST_MOVES, f"seat {seat} has no more moves than MOST_MOVES")
        moves: list[int] = self.buffers.moves[:count].tolist()
        self.expect(count > 0, f"seat {seat} is asked to move and has a legal move")
        self.expect(len(set(moves)) == count, f"each move of seat {seat} is listed once")
        self.expect(self.coded.lists(seat, moves), f"the encoding lists all codes of seat {seat}, including {moves}")
        return moves

    def step(self, mask: int) -> None:
        """Play one random move; when several seats are to move, the order of their answers must not matter."""
        self.expect(mask >> self.seats & (1 << CHANCE - self.seats) - 1 == 0, "only seats at the table are to move")
        if mask >> CHANCE & 1:
            self.expect(mask == 1 << CHANCE, "chance moves alone")
        movers = [CHANCE] if mask >> CHANCE & 1 else seats_in(mask)
        seat = movers[below(self.stream, len(movers))]
        moves = self.moves_of(self.state, seat)
        self.check_reactions(seat, moves)
        move = moves[below(self.stream, len(moves))]
        if len(movers) > 1:
            self.check_order(seat, move, movers[0] if movers[0] != seat else movers[1])
            self.check_seal(seat, move, moves[below(self.stream, len(moves))], mask & ~(1 << seat))
        before = self.states.copy()
        copied = self.states.copy()
        self.rules.apply(self.material, copied[0], seat, move)
        self.expect(before.tobytes() == self.states.tobytes(), "a copy shares nothing with its original")
        self.rules.apply(self.material, self.state, seat, move)
        self.expect(copied.tobytes() == self.states.tobytes(), "the same move leads to the same state on a copy")
        self.steps.append((seat, move))

    def check_reactions(self, seat: int, moves: list[int]) -> None:
        """Check that spectators see a time to react no matter which seats may react, and that the moves of REACTIONS are legal exactly
        then."""
        if self.game.reactions is None:
            return
        none, over = self.game.reactions
        seen = self.view(self.state, SPECTATOR)[0]
        announced = bool(int(self.rules.to_move(self.material, seen)) >> CHANCE & 1)
        if announced:
            count = self.rules.chance_outcomes(self.material, seen, self.buffers.moves, self.buffers.weights)
            announced = self.buffers.moves[:count].tolist() == [over]
        if seat == CHANCE:
            self.expect((moves == [over]) == announced, "chance can end the time to react whenever spectators see it")
        else:
            self.expect(
                (none in moves) == announced, f"seat {seat} can pass exactly when there is something to react to"
            )

    def check_order(self, seat: int, move: int, other: int) -> None:
        """Check that two simultaneous answers lead to the same state in either order, unless one of them ends the wait for the other."""
        answers = self.moves_of(self.state, other)
        answer = answers[below(self.stream, len(answers))]
        first, second = self.states.copy(), self.states.copy()
        for state, pair in ((first, ((seat, move), (other, answer))), (second, ((other, answer), (seat, move)))):
            for mover, code in pair:
                if not int(self.rules.to_move(self.material, state[0])) >> mover & 1:
                    return
                self.rules.apply(self.material, state[0], mover, code)
        self.expect(first.tobytes() == second.tobytes(), "the order in which simultaneous answers come does not matter")

    def check_seal(self, seat: int, move: int, other_move: int, others: int) -> None:
        """Check that no other seat can tell which of two moves a seat made, until the seats of the bit mask `others` have answered."""
        first, second = self.states.copy(), self.states.copy()
        self.rules.apply(self.material, first[0], seat, move)
        self.rules.apply(self.material, second[0], seat, other_move)
        masks = [int(self.rules.to_move(self.material, states[0])) for states in (first, second)]
        # Who still has to answer may be public.
        if masks[0] == masks[1] and masks[0] & ~(1 << seat) == others:
            for audience in self.audiences():
                if audience != seat:
                    self.expect(
                        self.view(first[0], audience).tobytes() == self.view(second[0], audience).tobytes(),
                        f"seat {audience} can't tell whether seat {seat} has answered {move} or {other_move}",
                    )

    # Views

    def audiences(self) -> Sequence[int]:
        return [SPECTATOR, *range(self.seats)]

    def view(self, state: Record, seat: int) -> Any:
        """Return a seat's view, as an array of one."""
        out = self.game.new_states(1)
        self.rules.view(self.material, state, seat, out[0])
        return out

    def look(self) -> None:
        """Check every view of the present state, with its picture, words and determinizations."""
        for seat in self.audiences():
            seen = self.view(self.state, seat)
            drawn = self.drawn(seen, seat)
            self.check_view(seat, seen)
            self.check_other_worlds(seat, seen)
            if self.steps:
                self.check_words(seat, seen)
            self.expect(self.drawn(seen, seat) == drawn, f"the picture for seat {seat} depends on nothing but its view")
        self.check_moves()
        for seat in self.audiences():
            self.lost |= self.coded.lost(self.view(self.state, seat), seat, self.game.option_codes(self.options))

    def drawn(self, seen: Any, seat: int) -> str:
        """Draw a view."""
        scene = Scene(self.game.words[LANGUAGES[0]], self.names, False, self.options)
        return str(self.game.picture.draw(self.deck, seen[0], seat, scene))

    def check_view(self, seat: int, seen: Any) -> None:
        """Check that a view holds true values or UNKNOWN, and that a seat's legal moves follow from its view."""
        for name in self.rules.STATE.names or ():
            shown, true = np.asarray(seen[0][name]), np.asarray(self.state[name])
            self.expect(((shown == true) | (shown == UNKNOWN)).all(), f"seat {seat} sees {name} as it is or as UNKNOWN")
        again = self.view(seen[0], seat)
        self.expect(again.tobytes() == seen.tobytes(), f"a view of a view is the same view for seat {seat}")
        mask = int(self.rules.to_move(self.material, self.state))
        shown_mask = int(self.rules.to_move(self.material, seen[0]))
        if seat != SPECTATOR:
            self.expect(mask >> seat & 1 == shown_mask >> seat & 1, f"seat {seat} knows whether it is its turn")
            if mask >> seat & 1:
                self.expect(
                    self.moves_of(self.state, seat) == self.moves_of(seen[0], seat),
                    f"seat {seat} has the same legal moves in its view as in the state",
                )

    def check_other_worlds(self, seat: int, seen: Any) -> None:
        """Check that scrambling what a seat can't know changes nothing that it gets to see."""
        world = self.game.new_states(1)
        self.rules.sample_state(self.material, seen[0], seat, self.stream, world[0])
        again = self.view(world[0], seat)
        self.expect(again.tobytes() == seen.tobytes(), f"a determinization agrees with all that seat {seat} knows")
        for name in self.rules.STATE.names or ():
            self.samples.look(name, self.state[name], seen[0][name], world[0][name])
        mask = int(self.rules.to_move(self.material, world[0]))
        if seat != SPECTATOR and mask >> seat & 1:
            self.expect(
                self.moves_of(world[0], seat) == self.moves_of(seen[0], seat),
                f"seat {seat} has the same legal moves in a determinization",
            )
        self.play_out(world)

    def play_out(self, states: Any) -> None:
        """Play a few moves from a determinization."""
        for _ in range(30):
            mask = int(self.rules.to_move(self.material, states[0]))
            if mask == 0:
                return
            seat = CHANCE if mask >> CHANCE & 1 else seats_in(mask)[0]
            moves = self.moves_of(states[0], seat)
            self.rules.apply(self.material, states[0], seat, moves[below(self.stream, len(moves))])

    def check_words(self, seat: int, seen: Any) -> None:
        """Check that pictures are well-formed and have an element for every click, and that moves, questions and log lines exist in all
        languages."""
        mask = int(self.rules.to_move(self.material, seen[0]))
        mine = seat != SPECTATOR and mask >> seat & 1
        moves = self.moves_of(seen[0], seat) if mine else []
        untouched = seen.tobytes()
        before = self.view(self.before[0], seat)
        clicked = {move: self.clicked(seen, seat, move) for move in moves}
        for language in LANGUAGES:
            words = self.game.words[language]
            for wide in (True, False):
                scene = Scene(words, self.names, wide, self.options)
                picture = self.game.picture.draw(self.deck, seen[0], seat, scene)
                self.check_parts(picture, seat)
                ids = self.picture_ids(str(picture), seat)
                if wide:
                    self.check_about(picture, seen, seat, ids & set().union(*clicked.values()), words)
                for move, shown in clicked.items():
                    self.expect(
                        shown <= ids,
                        f"the picture for seat {seat} has the elements {sorted(shown - ids)} that move {move} needs",
                    )
            events = self.game.notation.events(self.deck, before[0], seen[0], seat)
            for message in (*events, *(self.game.notation.label(self.deck, seen[0], seat, move) for move in moves)):
                self.check_message(message, words)
            if mine:
                self.check_message(self.game.notation.ask(self.deck, seen[0], seat), words)
        self.expect(seen.tobytes() == untouched, f"drawing and describing do not change the view of seat {seat}")

    def check_parts(self, picture: Drawn, seat: int) -> None:
        """Check that every part is drawn once, under its id, and that all sprites are in the deck."""
        ids = [part.id for part in picture.parts]
        self.expect(len(ids) == len(set(ids)), f"the picture for seat {seat} has no part twice")
        for id, svg in picture.parts:
            start = svg.partition(">")[0]
            self.expect(
                f' id="{id}"' in start, f"the part {id!r} of the picture for seat {seat} starts with its id: {start}>"
            )
        names = set(USED.findall(str(picture))) - set(self.game.sprites(self.deck))
        self.expect(not names, f"the picture for seat {seat} places only sprites of its deck; unknown: {sorted(names)}")

    def check_about(self, picture: Drawn, seen: Any, seat: int, clicked: set[str], words: Words) -> None:
        """Check that a game with help texts has one for everything that can be clicked and every part that has a name."""
        about = self.game.about
        if about is None:
            return
        named = {part.id for part in picture.parts if TITLED.match(part.svg)}
        for id in sorted(named | clicked):
            help_text = about(self.deck, seen[0], seat, id)
            self.expect(help_text is not None, f"{id!r} in the picture for seat {seat} has a help text")
            if help_text is not None:
                self.check_message(help_text, words)

    def check_message(self, msg: Message, words: Words) -> None:
        """Check that a message has a text that is not empty."""
        try:
            text = words.say(msg, self.names)
        except (LookupError, ValueError) as error:
            self.expect(False, f"{msg} has a text in {words.language!r}: {error.args[0]}")
        else:
            self.expect(text.strip(), f"the text of {msg} in {words.language!r} is not empty")

    def clicked(self, seen: Any, seat: int, move: int) -> set[str]:
        """Return the ids of the elements that a move's clicks hit, and of those that show its effect."""
        picks = self.game.picture.picks(self.deck, seen[0], seat, move)
        self.expect(all(picks), f"each click of move {move} of seat {seat} hits an element")
        return {id for pick in picks for id in pick} | set(self.game.picture.marks(self.deck, seen[0], seat, move))

    def picture_ids(self, svg: str, seat: int) -> set[str]:
        try:
            root = ElementTree.fromstring(svg)
        except ElementTree.ParseError as error:
            raise GameError(f"{self.game.id}: the picture for seat {seat} is not well-formed: {error}") from error
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        self.expect(len(ids) == len(set(ids)), f"the ids in the picture for seat {seat} are unique")
        return {id for id in ids if id}

    def check_moves(self) -> None:
        """Check that every move's text reads back as the same move, and that after any move someone can move or the game is over."""
        mask = int(self.rules.to_move(self.material, self.state))
        movers = [CHANCE] if mask >> CHANCE & 1 else seats_in(mask)
        for seat in movers:
            moves = self.moves_of(self.state, seat)
            texts = [self.game.notation.write(self.deck, seat, move) for move in moves]
            self.expect(len(set(texts)) == len(moves), f"no two moves of seat {seat} share a text")
            for move in moves:
                self.read_back(seat, move)
                self.check_move(seat, move)

    def check_move(self, seat: int, move: int) -> None:
        """Check that after any legal move, the seats to move have a legal move."""
        after = self.states.copy()
        self.rules.apply(self.material, after[0], seat, move)
        self.expect(after.tobytes() != self.states.tobytes(), f"move {move} of seat {seat} changes something")
        mask = int(self.rules.to_move(self.material, after[0]))
        for mover in [CHANCE] if mask >> CHANCE & 1 else seats_in(mask):
            self.moves_of(after[0], mover)

    # The whole game

    def check_end(self) -> None:
        """Check that scores are the sums of their parts, and that places match them and include a first place."""
        points, places = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int32)
        parts = np.zeros((MOST_SEATS, len(self.rules.PARTS)), np.int32)
        self.rules.scores(self.material, self.state, points)
        self.rules.places(self.material, self.state, places)
        self.rules.parts(self.material, self.state, parts)
        rows = range(self.seats)
        self.expect(all(points[seat] == parts[seat].sum() for seat in rows), "scores are the sums of their parts")
        self.expect(min(places[: self.seats]) == 1, "there is a first place")
        for seat in rows:
            better = sum(places[other] < places[seat] for other in rows)
            self.expect(places[seat] == 1 + better, "a place is one more than the number of better seats")
