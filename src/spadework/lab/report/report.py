"""Game report: statistics over many games between computer players."""

import html
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from spadework.engine.game import Game
from spadework.engine.playing.match import LONGEST_GAME
from spadework.lab.executors import Where
from spadework.lab.outcome import Outcome
from spadework.lab.report.choices import Choice, Choices, Part, parts
from spadework.lab.report.draws import Drawn, Draws, draws
from spadework.lab.report.estimates import Estimate
from spadework.lab.report.luck import Kingmaking, kingmaking, luck, share_of_luck
from spadework.lab.report.measures import compared, measured, wins_by_player, wins_by_seat
from spadework.lab.report.skill_trace import Doubling, Rung, ladder, skill_trace
from spadework.lab.report.sweep import Sweep, sweep
from spadework.lab.report.trajectory import Trajectory
from spadework.lab.report.value_of_information import value_of_information
from spadework.lab.report.variants import cells, keep_deck
from spadework.lab.simulation import Simulation
from spadework.players.seating import PlayerSpec
from spadework.players.value import Value
from spadework.table import Table, Variant

SAMPLE = 120
"""Default number of games analysed move by move."""

OTHER_DEALS = 40
"""Number of deals for the value of information, and for levels against each other."""

FEWEST_DEALS = 10
"""Minimum number of deals for meaningful statistics."""

PLAIN = (
    *("games", "looked", "players", "seats", "measures", "parts", "kinds", "moves", "foregone", "dead_ends", "drawn"),
    *("luck", "information", "kingmaking", "ladder", "thought", "against", "compared"),
)
"""Fields of a report that hold numbers and texts only."""

ProgressCallback = Callable[[str, float], None]
"""Callback for progress: the current task and the fraction done."""


@dataclass(frozen=True)
class Extras:
    """Optional parts of a report."""

    sample: int = SAMPLE
    """Number of games analysed move by move."""
    thought: int = 0
    """Games for each doubling of thinking time; 0 skips the skill trace, which is slow."""
    against: Mapping[str, str] = field(default_factory=dict)
    """Options of a second variant to compare with, paired by deal."""
    vary: str | None = None
    """The value or option to vary, in the syntax of `spadework.lab.report.variants.cells`."""
    keep_decks: bool = False
    """Whether to save the varied decks for use at tables."""


@dataclass(frozen=True, repr=False)
class Report:
    """Statistics of a game over many games between the same players; displayed as a page in notebooks."""

    simulation: Simulation
    games: int
    measures: Mapping[str, Estimate]
    """Measures by the names in `spadework.lab.report.measures.MEASURES`."""
    seats: Sequence[Estimate]
    """Share of the wins by seat."""
    players: Sequence[Estimate]
    """Share of the wins by player, in the given order."""
    parts: Sequence[Part]
    """Components of the scores."""
    kinds: Sequence[Choice]
    """Kinds of moves, most taken first."""
    moves: Sequence[Choice]
    """Moves, largest significant gain or loss first."""
    foregone: Sequence[Choice]
    """Moves nearly always taken, and better than all others."""
    dead_ends: Sequence[Choice]
    """Moves often available and rarely taken."""
    drawn: Sequence[Drawn]
    """Outcomes of chance, largest significant gain or loss first."""
    kingmaking: Kingmaking
    luck: Estimate
    """Part of the variance of results explained by luck of the draw, as far as the evaluation sees it."""
    looked: int
    """Number of games analysed move by move: for components, choices, luck and kingmaking."""
    information: Estimate | None
    """Extra share of wins of a mate with full information; None in games whose mates don't look ahead."""
    ladder: Sequence[Rung] = ()
    """Levels against each other, weakest first."""
    thought: Sequence[Doubling] = ()
    compared: Mapping[str, Estimate] = field(default_factory=dict)
    """Difference of each measure from the variant compared with."""
    against: str = ""
    """The variant compared with."""
    sweep: Sweep | None = None

    def game(self, number: int) -> Table:
        """Return the table of a game as it ended, with `record()`, log and pictures."""
        return self.simulation.game(number)

    def gaining(self) -> list[Choice]:
        """Return the moves that gain significantly, the surest first."""
        return [choice for choice in self.moves if choice.gain is not None and choice.gain.low > 0]

    def losing(self) -> list[Choice]:
        """Return the moves that lose significantly, the surest first."""
        return [choice for choice in self.moves if choice.gain is not None and choice.gain.high < 0]

    def good_draws(self) -> list[Drawn]:
        """Return the outcomes of chance that gain significantly, the surest first."""
        return [drawn for drawn in self.drawn if drawn.gain.low > 0]

    def bad_draws(self) -> list[Drawn]:
        """Return the outcomes of chance that lose significantly, the surest first."""
        return [drawn for drawn in self.drawn if drawn.gain.high < 0]

    def as_dict(self) -> dict[str, Any]:
        """Return all numbers, for JSON: estimates as mean, low and high, each None where it is not known, with the number of deals."""
        simulation = self.simulation
        found: dict[str, Any] = {
            "game": simulation.variant.game.id,
            "rules_version": simulation.variant.game.rules.VERSION,
            "options": dict(simulation.variant.options),
            "seed": simulation.seed,
            "names": simulation.names,
        }
        found |= {name: getattr(self, name) for name in PLAIN}
        if self.sweep is not None:
            columns = [
                {
                    "name": column.cell.name,
                    "value": column.cell.value,
                    "measures": column.measures,
                    "seats": column.seats,
                }
                for column in self.sweep.columns
            ]
            found["sweep"] = {"columns": columns, "sensitivities": self.sweep.sensitivities}
        return _plain(found)  # type: ignore[no-any-return]

    def html(self) -> str:
        """Return the report as a self-contained page."""
        from spadework.lab.report.page import page

        return page(self)

    def _repr_html_(self) -> str:
        return f'<iframe srcdoc="{html.escape(self.html())}" width="100%" height="800" style="border:0"></iframe>'

    def __repr__(self) -> str:
        from spadework.lab.report.words import lines

        return "\n".join(lines(self))


def report(
    game: str | Game,
    players: Sequence[PlayerSpec] = (),
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    limit: int = LONGEST_GAME,
    processes: Where = 1,
    extras: Extras | None = None,
    on_progress: ProgressCallback = lambda _what, _share: None,
    **more: object,
) -> Report:
    """Play many games, each deal from every seat, and return statistics of the game.

    Args:
        game: a game or its id.
        players: one per seat; by default mates, in the game's usual number.
        games: number of games, rounded up to whole deals.
        seed: the same seed gives the same games.
        options: the table's options, by name.
        limit: turns after which a game without a natural end is stopped.
        processes: number of processes, or a Ray cluster: `ray` or an address.
        extras: optional parts of the report.
        on_progress: progress callback.
        more: fields of `Extras` by name, instead of `extras`: `sample` (games analysed move by move), `thought` (games for each doubling of
            thinking time), `against` (options of a variant to compare with), `vary` (a value of the deck or an option and its settings,
            such as `colours.purple.points=10..20`), `keep_decks` (whether to save the varied decks for tables).

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of players, unknown option, nothing to vary, unusable player, or too few games.
        MaterialError: a deck is unusable.

    >>> import spadework
    >>> found = spadework.report(spadework.game_ids()[1], ["mate", "mate"], games=20, sample=10)
    >>> found.games, round(sum(wins.mean for wins in found.seats), 9)
    (20, 1.0)
    """
    extras = extras or Extras(**more)  # type: ignore[arg-type]
    variant = Variant.of(game, options)
    seats = variant.game.metadata.seats if variant.game.metadata else variant.game.rules.SEATS[0]
    players = list(players) or ["mate"] * seats
    deals = -(-games // len(players))
    if not (extras.vary is None or isinstance(extras.vary, str)):
        raise TypeError(f"expected vary to be a string such as 'colours.purple.points=10..20', not {extras.vary!r}")
    if not isinstance(extras.against, Mapping):
        raise TypeError(
            f"expected against to map options to choices, such as {{'deck': 'mine'}}, not {extras.against!r}"
        )
    if extras.sample < FEWEST_DEALS:
        raise ValueError(f"a sample of {extras.sample} games is too small; the minimum is {FEWEST_DEALS}")
    if deals < FEWEST_DEALS:
        raise ValueError(f"{games} games are too few; the minimum is {FEWEST_DEALS * len(players)}")
    varied = cells(variant.game, variant.options, extras.vary) if extras.vary else []
    # Before anything is played, as it fails if another deck has the name.
    kept = [
        keep_deck(variant.game, cell) if extras.keep_decks and cell.document is not None else None for cell in varied
    ]
    rival = Variant.of(variant.game, {**variant.options, **extras.against}) if extras.against else None
    simulation = Simulation(variant, players, seed, limit=limit, rotated=True, details=True)
    other = rival and Simulation(rival, players, seed, limit=limit, rotated=True, details=True)
    outcomes = _played(simulation, deals, processes, on_progress)
    on_progress("analysing moves", 0.0)
    looked = [Trajectory(simulation, outcome) for outcome in outcomes[: extras.sample]]
    ended = [played for played in looked if played.outcome.finished] or looked
    choices, value = Choices([wins.mean for wins in wins_by_player(outcomes)]), Value(variant.game, variant.deck)
    judged = [(played, played.judged(value)) for played in looked]
    for played, decisions in judged:
        choices.add(played, decisions)
    on_progress("measuring luck", 0.3)
    lucks, drawing = [], Draws()
    for played in ended:
        drawn = draws(played, value)
        lucks.append(luck(len(players), drawn))
        drawing.add(played, drawn)
    made = kingmaking(judged)
    on_progress("measuring hidden information", 0.8)
    information = value_of_information(variant, len(players), OTHER_DEALS, seed)
    against = _played(other, deals, processes, on_progress) if other else []
    on_progress("measuring what skill is worth", 0.0)
    levels = ladder(variant, len(players), OTHER_DEALS, seed)
    thought = list(skill_trace(variant, len(players), extras.thought, seed=seed)) if extras.thought else []
    return Report(
        simulation=simulation,
        games=len(outcomes),
        measures=measured(outcomes),
        seats=wins_by_seat(outcomes),
        players=wins_by_player(outcomes),
        parts=parts(ended, variant.game.rules.PARTS),
        kinds=choices.kinds(),
        moves=choices.moves(),
        foregone=choices.foregone(),
        dead_ends=choices.dead_ends(),
        drawn=drawing.surest(),
        kingmaking=made,
        luck=share_of_luck([played.outcome.wins for played in ended], lucks, [played.outcome.deal for played in ended]),
        looked=len(looked),
        information=information,
        ladder=levels,
        thought=thought,
        compared=compared(outcomes, against) if other else {},
        against=", ".join(f"{name}={choice}" for name, choice in extras.against.items()),
        sweep=sweep(varied, kept, simulation, deals, processes) if varied else None,
    )


def _plain(value: Any) -> Any:
    """Convert a value to plain JSON data: named tuples to objects, and numbers that are not finite to None."""
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return list(map(_plain, value))
    if isinstance(value, float):
        return round(value, 6) if isfinite(value) else None
    return value


def _played(simulation: Simulation, deals: int, processes: Where, on_progress: ProgressCallback) -> list[Outcome]:
    total, found = deals * simulation.seats, []
    for outcome in simulation.play(total, processes=processes):
        found.append(outcome)
        if len(found) % 64 == 0:
            on_progress("playing", len(found) / total)
    return found
