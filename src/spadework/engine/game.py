"""A game: a folder of rules, material, notation, pictures and words, each read when it is first asked for."""

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

import numpy as np
import platformdirs

from spadework.engine import strength
from spadework.engine.buffers import Buffers, new_buffers
from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Deck, Option, Reactions, Record, Rules
from spadework.engine.material import MaterialError, digest, read_document
from spadework.engine.search import defaults
from spadework.engine.search.aims import Aims
from spadework.engine.search.planner import PlannerCache
from spadework.engine.stream import Stream
from spadework.engine.strength import Strength
from spadework.engine.words import Message, Words, words_in

OWN_DECK = "own"
"""The choice of the option "deck" that means the game's own deck."""

PAUSE = Option("pause", ("short", "medium", "long", "very-long"))
"""How long people have to react, in games with reactions."""


RULES = ("deal", "to_move", "legal", "chance_outcomes", "apply", "view", "sample_state", "scores", "places")
"""The functions of a game's rules that the engine's loops call."""

DRIVEN = ("draw", "one_ply_values")
"""What the tree search takes from the driver."""


OPTIONAL = ("planned_move", "is_quiescent", "win_probabilities", "reweight_belief", "move_prior")
"""The functions of `OptionalAi` in whose place, when a game leaves them out, come those of `spadework.engine.search.defaults`."""


@dataclass(frozen=True)
class Scene:
    """What a picture needs beside the view: words, names, the shape of the page and the table's options."""

    words: Words
    names: tuple[str, ...]
    """Who sits where."""
    wide: bool = True
    options: Mapping[str, str] | None = None
    """The table's options by name; None for their defaults."""
    now: Record | None = None
    """When the picture looks back in a game that still goes on, the present view of the same eyes: what a table may not look up again, such
    as a pile face down, is then left out."""

    def option(self, name: str) -> str | None:
        """The table's choice for an option, None when nothing was chosen."""
        return (self.options or {}).get(name)


class Notation(Protocol):
    """What a game's `notation` provides. Seat CHANCE writes and reads chance's outcomes."""

    write: Callable[[Any, int, int], str]
    """write(deck, seat, move): the move as one short text."""
    read: Callable[[Any, int, str], int]
    """read(deck, seat, text): the move. Raises ValueError that says what was expected."""
    label: Callable[[Any, Record, int, int], Message]
    """label(deck, view, seat, move): the move in words."""
    ask: Callable[[Any, Record, int], Message]
    """ask(deck, view, seat): what the seat is asked to do now, for a seat that is to move."""
    tell: Callable[[Any, Record, Record, int], list[Message]]
    """tell(deck, before, after, seat): what happened between two views of the same seat, line by line."""
    refusal_rule: Callable[[Any, Record, int, int], str | None]
    """refusal_rule(deck, view, seat, move): the number of the rule by which this move is not legal for this seat now."""


class Picture(Protocol):
    """What a game's `picture` provides."""

    draw: Callable[[Any, Record, int, Scene], str]
    """draw(deck, view, seat, scene): the view as an SVG string."""
    picks: Callable[[Any, Record, int, int], tuple[tuple[str, ...], ...]]
    """picks(deck, view, seat, move): the clicks that make the move, in order; each click may hit any one of several elements."""
    marks: Callable[[Any, Record, int, int], tuple[str, ...]]
    """marks(deck, view, seat, move): ids of the elements that show what the move would do."""


class Ai(Protocol):
    """What a game's `ai` provides; the functions are compiled. Two are enough: `evaluate` and `rollout_policy`.

    What else there is in `OptionalAi`, a game may add, name by name.
    """

    AIMS: Aims
    """What suits a search in this game."""

    evaluate: Callable[[Record, Record, int], float]
    """evaluate(material, state, seat): how well a seat stands; only for comparing."""
    rollout_policy: Callable[[Record, Record, int, Codes, int, Stream], int]
    """rollout_policy(material, state, seat, moves, count, stream): the index of a quick, reasonable move among `count` legal ones."""


class OptionalAi(Protocol):
    """What a game's `ai` may add; `OPTIONAL` says what a search does without."""

    THOROUGH: Aims
    """What suits a search with belief; by default AIMS."""

    planned_move: Callable[[Record, Record, int, Codes, Stream, Codes, PlannerCache], int]
    """planned_move(material, state, seat, moves, stream, rollout_state, cache): the legal move that a rollout goes on with, or NO_PLAN
    for that of the rollout policy, which is the default. The legal moves are not listed for it, which takes long where there are many;
    `moves` is a buffer to list them in. `rollout_state`, of ROLLOUT_STATE_SIZE numbers that are 0 when a simulation begins, is for what
    it means to do later in the same rollout. `cache`, of PLANNER_CACHE_SHAPE and at first 0 everywhere, lasts as long as the player: it
    may keep results there, each under a key (`spadework.engine.search.keys`) of all that the result depends on, so that it plans the same
    with it as without."""
    is_quiescent: Callable[[Record, Record, int], bool]
    """is_quiescent(material, state, seat): whether a rollout for a seat may stop here and evaluate; by default only at the horizon."""
    evaluate_leaf: Callable[[Record, Record, int], float]
    """evaluate_leaf(material, state, seat): what seats are judged by where a rollout stops before the end, in one measure for all; by
    default `evaluate`."""
    win_probabilities: Callable[[Record, Record, bool, Any], bool]
    """win_probabilities(material, state, use_belief, shares): if it can tell, fills shares[seat] with how likely each is to win, 1 in
    all at most, and returns True; then `evaluate_leaf` is not asked. With belief it may take more care."""
    reweight_belief: Callable[[Record, Record, int, Stream], None]
    """reweight_belief(material, state, seat, stream): makes of a determinization for a seat one that is likelier after what the others
    have done, and that the seat can't tell apart; by default all are taken as they come."""
    move_prior: Callable[[Record, Record, int, int], int]
    """move_prior(material, state, seat, move): NEVER for a legal move that a search does not try unless there is no other, AT_ROOT for
    one that it soon tries at the root however little it seems to promise, EVERYWHERE for one that, with belief, it soon tries at every
    node; else NEUTRAL, which is the default for all."""


class Driver(Protocol):
    """The loops of `spadework.engine.driver`, compiled for one game."""

    draw: Callable[..., int]
    play_on: Callable[..., int]
    deal_all: Callable[..., None]
    play_all: Callable[..., int]
    score_all: Callable[..., None]
    one_ply_values: Callable[..., int]
    whose_move: Callable[..., int]
    legal_moves: Callable[..., int]
    is_legal: Callable[..., bool]
    list_chance_outcomes: Callable[..., int]
    step: Callable[..., None]
    let_chance_play: Callable[..., int]
    view_all: Callable[..., None]
    differing: Callable[..., int]


class Searching(Protocol):
    """What `spadework.engine.search.simulations` does, compiled for one game."""

    node_of: Callable[..., int]
    add_edge: Callable[..., int]
    select_edge: Callable[..., int]
    best_by_puct: Callable[..., int]
    share_by_lead: Callable[..., None]
    build_root: Callable[..., int]
    run_simulations: Callable[..., int]


class Game:
    """One game, found in a folder.

    Args:
        id: the folder's name, by which everybody asks for the game.
        package: the importable name of the folder.
        folder: where it is.
    """

    def __init__(self, id: str, package: str, folder: Path) -> None:
        self.id = id
        self.folder = folder
        self._package = package
        self._decks: dict[str, Deck] = {}

    def __repr__(self) -> str:
        return f"spadework.game({self.id!r})"

    def __reduce__(self) -> tuple[type["Game"], tuple[str, str, Path]]:
        """Another process gets the game from where it is found; modules can't be sent there."""
        return Game, (self.id, self._package, self.folder)

    def _module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self._package}.{name}")

    @cached_property
    def rules(self) -> Rules:
        """The game's rules functions."""
        return cast(Rules, self._module("rules"))

    @property
    def reactions(self) -> Reactions | None:
        """How the time to react passes, None in games without reactions."""
        return cast(Reactions | None, getattr(self.rules, "REACTIONS", None))

    @property
    def turns(self) -> Callable[[Record, Record], int] | None:
        """turns(material, state): how many turns have begun, in a game that can go on for ever; None in others."""
        return cast(Callable[[Record, Record], int] | None, getattr(self.rules, "turns", None))

    @cached_property
    def notation(self) -> Notation:
        """Moves as text, and what is told of them."""
        return cast(Notation, self._module("notation"))

    @cached_property
    def picture(self) -> Picture:
        """Views as pictures."""
        return cast(Picture, self._module("picture"))

    @cached_property
    def ai(self) -> Ai:
        """What computer players need."""
        return cast(Ai, self._module("ai"))

    def aims(self, use_belief: bool) -> Aims:
        """What a search goes by in this game, with belief or without."""
        aims: Aims = getattr(self.ai, "THOROUGH", self.ai.AIMS) if use_belief else self.ai.AIMS
        return aims._replace(use_belief=use_belief)

    @cached_property
    def driver(self) -> Driver:
        """The loops over this game's rules."""
        return cast(Driver, self._compiled_for_rules("driver", {}))

    @cached_property
    def searching(self) -> Searching:
        """The tree search over this game's rules."""
        driver, ai = self.driver, self.ai
        more = {name: getattr(driver, name) for name in DRIVEN}
        more["evaluate_leaf"] = getattr(ai, "evaluate_leaf", ai.evaluate)
        for name in OPTIONAL:
            # Kept with this game: several games compiling one function at the same time could mix up what they keep.
            more[name] = getattr(ai, name, None) or rule(getattr(defaults, name), game=self.folder)
        return cast(Searching, self._compiled_for_rules("search/simulations", more))

    def _compiled_for_rules(self, file: str, more: Mapping[str, Any]) -> ModuleType:
        """A file of the engine as a module of this game's own, with the game's functions and some more among its globals."""
        name = f"spadework.engine.{Path(file).name}_{self.id}"
        spec = importlib.util.spec_from_file_location(name, Path(__file__).parent / f"{file}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        for function in RULES:
            setattr(module, function, getattr(self.rules, function))
        module.__dict__.update(
            evaluate=self.ai.evaluate,
            rollout_policy=self.ai.rollout_policy,
            rule=partial(rule, game=self.folder),
            **more,
        )
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    @cached_property
    def words(self) -> Mapping[str, Words]:
        """The game's words by language."""
        return words_in([Path(__file__).with_name("words"), self.folder / "words"])

    def title(self, language: str = "en") -> str:
        """What the game is called."""
        return self.words[language].text("title")

    def rulebook(self, language: str = "en") -> str:
        """The rule book, as Markdown."""
        return (self.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")

    @property
    def levels(self) -> list[Strength]:
        """How strong computer players are by the present rules, as far as it was measured. Raises ValueError when the file is damaged."""
        return strength.read(self.folder, self.rules.VERSION)

    def deck_files(self) -> Mapping[str, Path]:
        """The decks that a table can choose, by name: the game's own, then those in the data folder."""
        found = {OWN_DECK: self.folder / "deck.toml"}
        for path in sorted((data_folder() / "decks" / self.id).glob("*.toml")):
            found.setdefault(path.stem, path)
        return found

    def deck(self, name: str = OWN_DECK) -> Deck:
        """A deck by its name. Raises MaterialError when there is none or it can't be used."""
        files = self.deck_files()
        if name not in files:
            raise MaterialError(f"{self.id} has no deck {name!r}; there are {', '.join(files)}")
        path = files[name]
        if name == OWN_DECK:
            if name not in self._decks:
                self._decks[name] = self._read_deck(path)
            return self._decks[name]
        return self._read_deck(path)

    def _read_deck(self, path: Path) -> Deck:
        return self.rules.read_material(read_document(path), path.name)

    def deck_digest(self, name: str = OWN_DECK) -> str:
        """A hash of a deck's contents."""
        return digest(self.deck(name).record)

    def options(self) -> tuple[Option, ...]:
        """What a table may choose: the deck, where there are several, the options of the rules, and the pause for reactions."""
        decks = tuple(self.deck_files())
        return (
            *((Option("deck", decks),) if len(decks) > 1 else ()),
            *self.rules.OPTIONS,
            *((PAUSE,) if self.reactions else ()),
        )

    def option_codes(self, options: Mapping[str, str]) -> Codes:
        """The choices of the rules' options as `deal` takes them. Raises ValueError for an unknown option or choice."""
        known = {option.name: option.choices for option in self.options() if option.name != "deck"}
        for name, choice in options.items():
            if name == "deck":
                continue
            if name not in known:
                raise ValueError(f"{self.id} has no option {name!r}; it has {', '.join(['deck', *known])}")
            if choice not in known[name]:
                raise ValueError(f"option {name!r} has no choice {choice!r}; choose one of {', '.join(known[name])}")
        chosen = [option.choices.index(options.get(option.name, option.choices[0])) for option in self.rules.OPTIONS]
        return np.array([*chosen, 0], np.int32)

    def check_seats(self, seats: int) -> None:
        """Raise ValueError when the game does not take so many players."""
        if seats not in self.rules.SEATS:
            raise ValueError(f"{self.id} is for {self.rules.SEATS[0]} to {self.rules.SEATS[-1]} players, not {seats}")

    def new_states(self, count: int) -> Any:
        """A zeroed array of states, whose elements have the fields as attributes."""
        return np.zeros(count, record_type(self.rules.STATE))

    def new_materials(self, deck: Deck) -> Any:
        """An array that holds a deck's record as its only element."""
        materials = np.zeros(1, record_type(self.rules.MATERIAL))
        materials[0] = deck.record
        return materials

    def new_buffers(self) -> Buffers:
        """Buffers for what the rules fill."""
        return new_buffers(self.rules)


def data_folder() -> Path:
    """Where a person's tables and decks are kept: `SPADEWORK_DATA`, or the user's data folder."""
    named = os.environ.get("SPADEWORK_DATA")
    return Path(named) if named else platformdirs.user_data_path("spadework")
