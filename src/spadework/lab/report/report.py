"""A report on a game: what many games between computer players say about it."""

import html
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from spadework.engine.game import Game
from spadework.lab.crew import Where
from spadework.lab.outcome import Outcome
from spadework.lab.report.choices import Choice, Choices, Part, parts
from spadework.lab.report.estimates import Estimate
from spadework.lab.report.luck import Kingmaking, kingmaking, luck, share_of_luck
from spadework.lab.report.measures import compared, measured, wins_by_player, wins_by_seat
from spadework.lab.report.peeking import worth_of_peeking
from spadework.lab.report.played import PlayedGame
from spadework.lab.report.sweep import Sweep, sweep
from spadework.lab.report.thought import Doubling, skill_trace
from spadework.lab.report.variants import cells
from spadework.lab.simulation import LONGEST_GAME, Simulation
from spadework.players.seating import Someone
from spadework.players.value import Value
from spadework.table import Table, Variant

SAMPLE = 120
"""So many games are looked at move by move."""

PEEKED_DEALS = 40
"""So many deals are played to find what it is worth to see everything."""

FEWEST_DEALS = 10
"""Fewer deals say nothing with any certainty."""

Told = Callable[[str, float], None]
"""Is told what is being done, and how much of all is done."""


@dataclass(frozen=True)
class Extras:
    """What a report measures beside the games themselves."""

    sample: int = SAMPLE
    """How many games are looked at move by move."""
    thought: int = 0
    """How many games are played for each doubling of thought; 0 leaves the skill trace out, which takes long."""
    against: Mapping[str, str] = field(default_factory=dict)
    """Options of a second way to play, with which this one is compared deal by deal."""
    vary: str | None = None
    """What is varied, as `spadework.lab.report.variants.cells` takes it."""
    keep_decks: bool = False
    """Whether the varied decks are kept among those that tables can choose."""


@dataclass(frozen=True, repr=False)
class Report:
    """What many games between the same players say about a game; in a notebook it shows itself as a page."""

    simulation: Simulation
    games: int
    measures: Mapping[str, Estimate]
    """What was measured of every game, by the names of `spadework.lab.report.measures.MEASURES`."""
    seats: Sequence[Estimate]
    """The share of the wins by seat."""
    players: Sequence[Estimate]
    """The share of the wins by player, in the order in which they were named."""
    parts: Sequence[Part]
    """What scores are made of."""
    kinds: Sequence[Choice]
    """Kinds of moves, those first that are taken most."""
    moves: Sequence[Choice]
    """Moves, those first that make the greatest sure difference."""
    dead_ends: Sequence[Choice]
    """What was often offered and hardly ever taken."""
    kingmaking: Kingmaking
    luck: Estimate
    """The part of the variance of results that luck of the draw explains, as far as it is seen."""
    looked: int
    """So many of the games were looked at move by move: for parts, choices, luck and kingmaking."""
    peeking: Estimate
    """How much more than an equal share a mate wins that sees all that is hidden."""
    thought: Sequence[Doubling] = ()
    compared: Mapping[str, Estimate] = field(default_factory=dict)
    """How much greater each measure is than in the way to play with which this one was compared."""
    against: str = ""
    """What it was compared with."""
    sweep: Sweep | None = None

    def game(self, number: int) -> Table:
        """The table of a game, as it ended, by the number of the game: with `record()`, log and pictures."""
        return self.simulation.game(number)

    def html(self) -> str:
        """The whole report as a page that needs nothing else."""
        from spadework.lab.report.page import page

        return page(self)

    def _repr_html_(self) -> str:
        return f'<iframe srcdoc="{html.escape(self.html())}" width="100%" height="800" style="border:0"></iframe>'

    def __repr__(self) -> str:
        from spadework.lab.report.words import lines

        return "\n".join(lines(self))


def report(
    game: str | Game,
    players: Sequence[Someone] = (),
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    limit: int = LONGEST_GAME,
    processes: Where = 1,
    extras: Extras | None = None,
    told: Told = lambda _what, _share: None,
    **more: object,
) -> Report:
    """Play many games, each deal from every seat, and report what they say about the game.

    Args:
        game: a game or its id.
        players: one for each seat; by default mates, as many as usually play.
        games: how many games, rounded up to whole deals.
        seed: the same seed plays the same games.
        options: of the table, by name.
        limit: turns after which a game that can go on for ever is broken off.
        processes: how many games are played side by side, or the Ray cluster that plays them: `ray` or an address.
        extras: what is measured beside the games.
        told: is told how far it has got.
        more: the fields of `Extras` by name, instead of `extras`: `sample` (how many games are looked at move by move), `thought` (games
            for each doubling of thought), `against` (options of another way to play, to compare with), `vary` (a value of the deck or an
            option, and what it is set to, as `colours.purple.points=10..20`), `keep_decks` (whether the varied decks are kept for tables).

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many players, has no such option or nothing such to vary, something can't play, or so few
            games say nothing.
        MaterialError: a deck can't be used.

    >>> import spadework
    >>> found = spadework.report(spadework.game_ids()[1], ["mate", "mate"], games=40, sample=20)
    >>> found.seats[0].low < 0.5 < found.seats[0].high
    True
    """
    extras = extras or Extras(**more)  # type: ignore[arg-type]
    variant = Variant.of(game, options)
    seats = variant.game.facts.seats if variant.game.facts else variant.game.rules.SEATS[0]
    players = list(players) or ["mate"] * seats
    simulation = Simulation(variant, players, seed, limit=limit, rotated=True, details=True)
    deals = -(-games // len(players))
    if not (extras.vary is None or isinstance(extras.vary, str)):
        raise TypeError(f"vary is a text, as 'colours.purple.points=10..20', not {extras.vary!r}")
    if not isinstance(extras.against, Mapping):
        raise TypeError(f"against holds options by name, as {{'deck': 'mine'}}, not {extras.against!r}")
    if extras.sample < FEWEST_DEALS:
        raise ValueError(f"{extras.sample} games looked at say nothing; look at {FEWEST_DEALS} at least (sample)")
    if deals < FEWEST_DEALS:
        raise ValueError(f"{games} games say nothing; play {FEWEST_DEALS * len(players)} at least")
    varied = cells(variant.game, variant.options, extras.vary) if extras.vary else []
    other = None
    if extras.against:
        other = Simulation(
            Variant.of(variant.game, {**variant.options, **extras.against}),
            players,
            seed,
            limit=limit,
            rotated=True,
            details=True,
        )
    outcomes = _played(simulation, deals, processes, told)
    told("looking at moves", 0.0)
    looked = [PlayedGame(simulation, outcome) for outcome in outcomes[: extras.sample]]
    ended = [played for played in looked if played.outcome.finished] or looked
    choices, value = Choices([wins.mean for wins in wins_by_player(outcomes)]), Value(variant.game, variant.deck)
    for played in looked:
        choices.add(played)
    told("looking for luck", 0.3)
    lucks = [luck(played, value) for played in ended]
    told("looking for kings", 0.6)
    made = kingmaking(looked, value)
    told("looking at what is hidden", 0.8)
    peeking = worth_of_peeking(variant, len(players), PEEKED_DEALS, seed)
    against = _played(other, deals, processes, told) if other else []
    told("thinking twice as long", 0.0)
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
        dead_ends=choices.dead_ends(),
        kingmaking=made,
        luck=share_of_luck([played.outcome.wins for played in ended], lucks, [played.outcome.deal for played in ended]),
        looked=len(looked),
        peeking=peeking,
        thought=thought,
        compared=compared(outcomes, against) if other else {},
        against=", ".join(f"{name}={choice}" for name, choice in extras.against.items()),
        sweep=sweep(varied, simulation, deals, extras, processes) if varied else None,
    )


def _played(simulation: Simulation, deals: int, processes: Where, told: Told) -> list[Outcome]:
    total, found = deals * simulation.seats, []
    for outcome in simulation.play(total, processes=processes):
        found.append(outcome)
        if len(found) % 64 == 0:
            told("playing", len(found) / total)
    return found
