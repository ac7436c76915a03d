"""A game: a folder of rules, material, notation, pictures and words, each loaded on first use."""

import hashlib
import importlib
import os
import re
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import platformdirs

from spadework.engine import metadata, strength
from spadework.engine.buffers import Buffers, new_buffers
from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.examples import Example, read_examples
from spadework.engine.interface import (
    About,
    Codes,
    Deck,
    HidesOptions,
    Notation,
    Option,
    Picture,
    Reactions,
    Record,
    Rules,
    Transient,
)
from spadework.engine.interface.ai import Ai
from spadework.engine.interface.encoding import Encoding, Factor
from spadework.engine.loops import Driver, Estimating, Guided, Playing, Searching, Stepping, compiled_for
from spadework.engine.material import MaterialError, OtherDeck, digest, parse_document, read_document
from spadework.engine.metadata import Metadata
from spadework.engine.own_rules import Value
from spadework.engine.own_rules import rule as own_rule
from spadework.engine.packages import module_with, read_package, rules_of
from spadework.engine.picture.emblems import EMBLEMS
from spadework.engine.picture.sprites import Sprites
from spadework.engine.playing.turns import not_counted
from spadework.engine.search import defaults
from spadework.engine.search.settings import SearchSettings
from spadework.engine.strength import Strength
from spadework.engine.tutorial import Tutorial, read_tutorial
from spadework.engine.words import Words, words_in

if TYPE_CHECKING:
    from spadework.engine.network.network import Network

OWN_DECK = "own"
"""The choice of the option "deck" for the game's own deck."""

STORED_DECK_NAME = re.compile("[0-9a-f]{32}")
"""Names of decks uploaded to a server."""

MOST_IN_MEMORY = 64
"""Maximum decks in memory, and sprite sets."""

PAUSE = Option("pause", ("short", "medium", "long", "very-long"))
"""Time to react, in games with reactions."""


RULES = ("deal", "to_move", "legal", "chance_outcomes", "apply", "view", "sample_state", "scores", "places")
"""The rules functions that the engine's loops call."""

ROLLOUTS = ("rollout", "evaluate_rollout")
"""The functions of the tree search that play and judge a rollout."""

EVALUATING = {"evaluate", "evaluate_leaf", "win_probabilities"}
"""The names of `ai` that evaluate a state."""


class Game:
    """A game in a folder.

    Args:
        id: the folder's name, which identifies the game.
        package: the importable name of the folder.
        folder: the folder.
    """

    def __init__(self, id: str, package: str, folder: Path) -> None:
        self.id = id
        self.folder = folder
        self._package = package
        self._decks: dict[str, Deck] = {}
        self._sprites: dict[str, Sprites] = {}
        self._searching_by: dict[Callable[..., float], Searching] = {}

    def __repr__(self) -> str:
        return f"spadework.game({self.id!r})"

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[str, str, Path]]:
        """Another process loads the game from its folder; modules can't be pickled."""
        return game_in, (self.id, self._package, self.folder)

    @cached_property
    def rules(self) -> Rules:
        """The game's rules functions. Raises MissingName, as all packages do, where the game lacks one."""
        return rules_of(self._package)

    @property
    def state_module(self) -> ModuleType:
        """The module that describes the fields of the state."""
        return module_with(self._package, "rules", "STATE")

    @property
    def reactions(self) -> Reactions | None:
        """The moves of the time to react, None in games without reactions."""
        return cast(Reactions | None, getattr(self.rules, "REACTIONS", None))

    @property
    def turns(self) -> Callable[[Record, Record], int] | None:
        """turns(material, state): the number of turns begun, in a game that need not end; None in others."""
        return cast(Callable[[Record, Record], int] | None, getattr(self.rules, "turns", None))

    @cached_property
    def notation(self) -> Notation:
        """Moves as text, questions and log lines."""
        return cast(Notation, read_package(self._package, "notation"))

    @property
    def hides_options(self) -> HidesOptions | None:
        """Whether it is secret whether a seat has any choice; None in games where it never is."""
        return cast(HidesOptions | None, getattr(self.notation, "hides_options", None))

    def transient(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Return the log messages that can't be looked up later, see `spadework.engine.interface.notation.Transient`."""
        transient = cast(Transient | None, getattr(self.notation, "transient", None))
        return {} if transient is None else transient(options)

    @cached_property
    def picture(self) -> Picture:
        """Views as pictures."""
        return cast(Picture, read_package(self._package, "picture"))

    @cached_property
    def encoding(self) -> Encoding:
        """The meaning of the state's fields and all codes of moves, for machine learning. Raises MaterialError if there is none."""
        try:
            return cast(Encoding, importlib.import_module(f"{self._package}.encoding"))
        except ModuleNotFoundError as error:
            if error.name != f"{self._package}.encoding":
                raise
            raise MaterialError(f"{self.id} has no encoding, which machine learning needs") from None

    @property
    def factors(self) -> tuple[Factor, ...]:
        """The parts of a move's code; empty in games whose networks have one output per code. Raises as `encoding` does."""
        return cast(tuple[Factor, ...], getattr(self.encoding, "FACTORS", ()))

    @property
    def about(self) -> About | None:
        """The help texts of the picture's elements, None in games without any."""
        return cast("About | None", getattr(self.picture, "about", None))

    @cached_property
    def ai(self) -> Ai:
        """The functions for computer players, completed by the defaults."""
        found = Ai(**vars(read_package(self._package, "ai")))
        compiled: dict[str, Any] = {name: self._compiled(own) for name, own in found._asdict().items() if callable(own)}
        return found._replace(**compiled)

    def search_settings(self, use_belief: bool) -> SearchSettings:
        """Return the search settings of this game, with or without belief."""
        with_belief = self.ai.SEARCH_WITH_BELIEF if use_belief else None
        return (with_belief or self.ai.SEARCH)._replace(use_belief=use_belief)

    @cached_property
    def network(self) -> "Network | None":
        """The network that plays the mate, values states and guides searches. None if the game has none. Raises MaterialError when its file
        is unusable."""
        return self._network_in("network.npz")

    @cached_property
    def guide(self) -> "Network | None":
        """The network that guides searches: `network`, or one that does nothing else. Raises MaterialError when its file is unusable."""
        return self.network or self._network_in("guide.npz")

    def _network_in(self, name: str) -> "Network | None":
        path = self.folder / name
        if not path.is_file():
            return None
        from spadework.engine.network.network import read_network

        try:
            found = read_network(path, lambda _id: self)
        except ValueError as problem:
            raise MaterialError(str(problem)) from None
        if found.seats != (known := tuple(self.rules.SEATS)):
            raise MaterialError(f"{path}: expected a network for tables of {known} players, not of {found.seats}")
        return found

    @cached_property
    def driver(self) -> Driver:
        """The loops over this game's rules."""
        functions = {name: getattr(self.rules, name) for name in RULES}
        functions["rollout_policy"] = self.ai.rollout_policy
        return cast(Driver, compiled_for(self.id, self.folder, "driver", functions))

    @cached_property
    def searching(self) -> Searching:
        """The tree search over this game's rules."""
        return cast(Searching, compiled_for(self.id, self.folder, "search/simulations", self._searched))

    def searching_by(self, value: Value) -> Searching:
        """Return a tree search with a user-defined evaluation, compiled for this process only; see `Search`."""
        evaluate_leaf = own_rule(value)
        if value not in self._searching_by:
            own = {
                "evaluate_leaf": evaluate_leaf,
                "win_probabilities": self._compiled(defaults.win_probabilities),
                "is_quiescent": self.ai.is_quiescent,
            }
            module = compiled_for(self.id, None, "search/simulations", self._searched | own)
            self._searching_by[value] = cast(Searching, module)
        return self._searching_by[value]

    @cached_property
    def guided(self) -> Guided:
        """The tree search over this game's rules that a network guides."""
        functions = {name: getattr(self.rules, name) for name in RULES} | {"draw": self.driver.draw}
        functions |= {name: getattr(self.searching, name) for name in ("prune", "begin_simulation", *ROLLOUTS)}
        return cast(Guided, compiled_for(self.id, self.folder, "search/guided", functions))

    @property
    def _searched(self) -> dict[str, Any]:
        """The functions that the tree search calls."""
        functions = {name: getattr(self.rules, name) for name in RULES}
        functions |= {name: getattr(self.driver, name) for name in ("draw", "apply_certain_outcomes")}
        functions |= {name: function for name, function in self.ai._asdict().items() if callable(function)}
        evaluate, evaluate_leaf = self.ai.evaluate, self.ai.evaluate_leaf
        functions["evaluate"] = evaluate or evaluate_leaf or self.driver.points_so_far
        functions["evaluate_leaf"] = evaluate_leaf or functions["evaluate"]
        if not EVALUATING & vars(read_package(self._package, "ai")).keys():
            functions["is_quiescent"] = self._compiled(defaults.is_quiescent)
        return functions

    @cached_property
    def playing(self) -> Playing:
        """The loops that play whole games between quick players."""
        functions = {name: getattr(self.rules, name) for name in RULES}
        functions |= {name: getattr(self.searching, name) for name in ("one_ply_values", "evaluate_rollout")}
        functions |= {
            "draw": self.driver.draw,
            "turns": self.turns or rule(not_counted, game=self.folder),
            "rollout_policy": self.ai.rollout_policy,
            "BY_POLICY": self.ai.evaluate is None,
        }
        return cast(Playing, compiled_for(self.id, self.folder, "playing/games", functions))

    @cached_property
    def stepping(self) -> Stepping:
        """The loops that step many games in lockstep."""
        functions = {name: getattr(self.rules, name) for name in RULES}
        functions["draw"] = self.driver.draw
        return cast(Stepping, compiled_for(self.id, self.folder, "stepping/steps", functions))

    @cached_property
    def estimating(self) -> Estimating:
        """The functions that estimate each seat's share of the win."""
        functions = {name: getattr(self.rules, name) for name in ("apply", "chance_outcomes")}
        functions |= {name: getattr(self.searching, name) for name in ROLLOUTS}
        functions["expect"] = self.guided.expect
        return cast(Estimating, compiled_for(self.id, self.folder, "search/values", functions))

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that a search uses; the engine's own ones are compiled for each game, so that games compiling at the same time
        don't mix up their caches."""
        return rule(function, game=self.folder) if function.__module__ == defaults.__name__ else function

    @cached_property
    def words(self) -> Mapping[str, Words]:
        """The game's words by language, including those in subfolders of its words."""
        own = self.folder / "words"
        matters = sorted(path for path in own.iterdir() if path.is_dir())
        return words_in([Path(__file__).with_name("words"), own, *matters])

    def title(self, language: str = "en") -> str:
        """Return the game's title."""
        return self.words[language].text("title")

    def rulebook(self, language: str = "en") -> str:
        """Return the rule book, as Markdown."""
        return (self.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")

    @cached_property
    def metadata(self) -> Metadata | None:
        """The metadata for game lists, None if there is none. Raises MaterialError when the file is invalid."""
        return metadata.read(self.folder)

    @cached_property
    def tutorial(self) -> Tutorial | None:
        """The tutorial, None if there is none. Raises MaterialError when it is invalid."""
        return read_tutorial(self.folder)

    @cached_property
    def examples(self) -> Mapping[str, Example]:
        """The worked examples of the rule book, by name. Raises MaterialError when their file is invalid."""
        return read_examples(self.folder)

    @property
    def levels(self) -> list[Strength]:
        """The measured strength of computer players under the present rules. Raises ValueError when the file is damaged."""
        return strength.read(self.folder, self.rules.VERSION)

    def deck_files(self) -> Mapping[str, Path]:
        """Return the decks to choose from, by name: the game's own, then those in the data folder."""
        found = {OWN_DECK: self.folder / "deck.toml"}
        for path in sorted((data_folder() / "decks" / self.id).glob("*.toml")):
            found.setdefault(path.stem, path)
        return found

    def earlier_decks(self) -> Mapping[str, Path]:
        """Return the decks of earlier releases, by name: no longer offered, but needed for their games."""
        return {path.stem: path for path in sorted((self.folder / "decks").glob("*.toml"))}

    def stored_deck_file(self, name: str) -> Path:
        """Return the file of a deck uploaded to a server; `stored_deck_name` makes the names of such decks."""
        return data_folder() / "decks" / self.id / "kept" / f"{name}.toml"

    def deck(self, name: str = OWN_DECK) -> Deck:
        """Return a deck by its name. Raises MaterialError when it doesn't exist or is invalid."""
        if name in self._decks:
            return self._decks[name]
        files = self.deck_files()
        fixed = {**self.earlier_decks(), OWN_DECK: files[OWN_DECK]}
        if STORED_DECK_NAME.fullmatch(name):
            fixed[name] = self.stored_deck_file(name)
        path = fixed.get(name) or files.get(name)
        if path is None:
            raise MaterialError(f"{self.id} has no deck {name!r}; there are {', '.join(files)}")
        deck = self._read_deck(path)
        # The other files may change.
        if name in fixed:
            if len(self._decks) >= MOST_IN_MEMORY:
                self._decks.pop(next(iter(self._decks)), None)
            self._decks[name] = deck
        return deck

    def deck_played(self, name: str, digest: str) -> str:
        """Return the present name of the deck of an earlier game: a released deck that has been replaced has a new name.

        Args:
            name: the deck's name when the game was played.
            digest: its digest.

        Raises MaterialError when that deck no longer exists.
        """
        for known in [name, *self.earlier_decks()] if name == OWN_DECK else [name]:
            if self.deck_digest(known) == digest:
                return known
        raise OtherDeck(
            f"played with a different version of the deck {name!r}: put the deck file it was played with into the data folder"
        )

    def read_deck(self, text: str, where: str) -> Deck:
        """Read a deck from the text of a file; error messages call it `where`. Raises MaterialError when it is invalid."""
        return self.rules.read_material(parse_document(text, where), where)

    def _read_deck(self, path: Path) -> Deck:
        return self.rules.read_material(read_document(path), path.name)

    def sprites(self, deck: Deck) -> Sprites:
        """Return the art of a deck, drawn on first use, and the seats' emblems."""
        key = digest(deck.record)
        if key not in self._sprites:
            if len(self._sprites) >= MOST_IN_MEMORY:
                self._sprites.pop(next(iter(self._sprites)), None)
            self._sprites[key] = {**EMBLEMS, **self.picture.sprites(deck)}
        return self._sprites[key]

    def deck_digest(self, name: str = OWN_DECK) -> str:
        """Return the digest of a deck."""
        return digest(self.deck(name).record)

    def options(self) -> tuple[Option, ...]:
        """Return the options of a table: the deck, if there are several, the options of the rules, and the pause for reactions."""
        decks = tuple(self.deck_files())
        return (
            *((Option("deck", decks),) if len(decks) > 1 else ()),
            *self.rules.OPTIONS,
            *((PAUSE,) if self.reactions else ()),
        )

    def options_played(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Complete the options of an earlier game: options added later take the value that describes the earlier behaviour."""
        return {option.name: option.before for option in self.rules.OPTIONS if option.before} | dict(options)

    def option_codes(self, options: Mapping[str, str]) -> Codes:
        """Return the choices of the rules' options as `deal` takes them. Raises ValueError for an unknown option or choice."""
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
        """Raise ValueError when the game can't be played with this number of seats, TypeError when that is not an integer."""
        if not isinstance(seats, int):
            raise TypeError(f"how many play is a whole number, not {seats!r}")
        if seats not in self.rules.SEATS:
            raise ValueError(f"{self.id} is for {self.rules.SEATS[0]} to {self.rules.SEATS[-1]} players, not {seats}")

    def new_states(self, count: int) -> Any:
        """Return a zeroed array of states, whose elements have the fields as attributes."""
        return np.zeros(count, record_type(self.rules.STATE))

    def new_materials(self, deck: Deck) -> Any:
        """Return an array with a deck's record as its only element."""
        materials = np.zeros(1, record_type(self.rules.MATERIAL))
        materials[0] = deck.record
        return materials

    def new_buffers(self) -> Buffers:
        """Allocate buffers for the rules."""
        return new_buffers(self.rules)


def stored_deck_name(text: str) -> str:
    """Return the name of an uploaded deck, a hash of its text.

    >>> len(stored_deck_name("title = ...")) == len(stored_deck_name(""))
    True
    """
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@lru_cache
def game_in(id: str, package: str, folder: Path) -> Game:
    """Return the game in a folder, always the same object, so that everything it has loaded and compiled is shared."""
    return Game(id, package, folder)


def data_folder() -> Path:
    """Return the folder of a user's tables and decks: `SPADEWORK_DATA`, or the user's data folder."""
    named = os.environ.get("SPADEWORK_DATA")
    # In a settings file no shell expands a "~".
    return Path(named).expanduser() if named else platformdirs.user_data_path("spadework")
