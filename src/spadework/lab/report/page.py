"""A report as a page that needs nothing else: no script, no other file, light and dark."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

from spadework import __version__
from spadework.engine.picture.alone import with_fonts
from spadework.lab.report import plots
from spadework.lab.report.estimates import Estimate
from spadework.lab.report.measures import MEASURES
from spadework.lab.report.words import MEANINGS, choice, measure, told

if TYPE_CHECKING:
    from spadework.lab.report.report import Report
    from spadework.lab.report.sweep import Sweep

MOVES = 30
"""So many single moves are told of."""


def page(report: "Report") -> str:
    """The page."""
    simulation = report.simulation
    title = f"{simulation.variant.game.title()}: {report.games:,} games"
    style = with_fonts(resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8"))
    return "".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style}</style></head><body><main><h1>{escape(title)}</h1>",
            f"<p>{escape(', '.join(simulation.names))}; {report.games // simulation.seats:,} deals, each played from every seat; "
            f"seed {simulation.seed}; {_options(report)}. Every interval holds the truth with a confidence of 95 %; games of one deal "
            "are not counted as if they were different ones.</p>",
            *_sections(report),
            f"<footer>Spadework {escape(__version__)}, rules version {simulation.variant.game.rules.VERSION}</footer>",
            "</main></body></html>\n",
        ]
    )


def _section(title: str, *parts: str) -> str:
    """A part of the page, on a card of its own."""
    return f"<section><h2>{title}</h2>{''.join(parts)}</section>"


def _options(report: "Report") -> str:
    chosen = ", ".join(f"{name}={choice}" for name, choice in report.simulation.variant.options.items())
    return escape(chosen) or "usual options"


def _sections(report: "Report") -> Iterator[str]:
    simulation, even = report.simulation, 1 / report.simulation.seats
    players = list(zip(simulation.names, report.players, strict=True))
    yield _section("Who wins", _figure(plots.shares("Share of the wins by player", players, even)))
    seats = [(f"seat {seat}", wins) for seat, wins in enumerate(report.seats)]
    yield _section(
        "What a seat is worth",
        "<p>Seats are counted from 0, in the order of play. The broken line is an equal share.</p>",
        _figure(plots.shares("Share of the wins by seat", seats, even)),
    )
    measures = [(MEANINGS[name], measure(name, estimate)) for name, estimate in report.measures.items()]
    yield _section("How a game goes", _table(("", "mean (95% interval)"), measures))
    yield _section("What points are made of", _looked(report), *_points(report))
    yield _section("What is chosen", *_choices(report))
    yield _section("Luck and skill", _looked(report), *_skill(report))
    if report.compared:
        yield _section(
            f"Beside {escape(report.against)}",
            "<p>How much greater each measure is than there, deal by deal.</p>",
            _table(("", "difference (95% interval)", ""), _surely(report.compared)),
        )
    if report.sweep is not None:
        yield _section("Variants", *_sweep(report, report.sweep))


def _looked(report: "Report") -> str:
    return f"<p>From {report.looked:,} of the games, looked at move by move.</p>"


def _surely(differences: Mapping[str, Estimate]) -> list[tuple[str, str, str]]:
    """Differences, and whether they may be chance."""
    return [
        (MEANINGS[name], measure(name, estimate, sign=True), "sure" if estimate.sure else "may be chance")
        for name, estimate in differences.items()
    ]


def _points(report: "Report") -> Iterator[str]:
    if report.parts:
        pairs = [(part.winners.mean, part.others.mean) for part in report.parts]
        names = [part.name for part in report.parts]
        yield _figure(plots.columns("Points by part", names, pairs, ("winners", "others")))
    yield _table(
        ("part", "winners", "others", "difference", "wins of who has most"),
        [
            (
                part.name,
                told(part.winners),
                told(part.others),
                told(part.decides, sign=True),
                told(part.tops, share=True),
            )
            for part in report.parts
        ],
    )


def _choices(report: "Report") -> Iterator[str]:
    head = ("move", "offered", "taken", "wins more (95% interval)")
    yield "<p>How much more those win who take a move than those who could and do not. What goes together need not "
    yield "be caused: a move that is taken in good positions only seems good.</p>"
    if report.kinds:
        yield "<h3>Kinds of moves</h3>" + _table(head, map(choice, report.kinds[:MOVES]))
    certain = [found for found in report.moves if found.worth is not None and found.worth.sure]
    yield f"<h3>Moves that make a sure difference</h3><p>{len(certain)} of {len(report.moves)} that were offered often; one in twenty "
    yield "would seem sure if none were.</p>"
    yield _table(head, map(choice, certain[:MOVES]))
    yield "<h3>Hardly ever taken</h3>"
    if report.dead_ends:
        yield _table(head, map(choice, report.dead_ends[:MOVES]))
    else:
        yield "<p>Nothing: whatever was offered often was taken now and then.</p>"


def _skill(report: "Report") -> Iterator[str]:
    made = report.kingmaking
    yield "<dl>"
    yield f"<dt>Luck of the draw</dt><dd>explains {told(report.luck, share=True)} of the variance of results, as far as it is seen.</dd>"
    yield f"<dt>What is hidden</dt><dd>A mate that sees everything wins {told(report.peeking, share=True, sign=True)} more than an "
    yield f"equal share against mates that don't, in {report.peeking.deals} other deals.</dd>"
    if report.simulation.seats > 2:
        yield f"<dt>Kingmakers</dt><dd>{made.hopeless:,} of {made.decisions:,} decisions were those of players who could win no more, "
        yield f"by the game's evaluation; by {made.kingmaking} of them, in {told(made.games, share=True)} of the games, one chose who else "
        yield "wins.</dd>"
    yield "</dl>"
    if report.thought:
        points = [(float(doubling.tries), doubling.gained) for doubling in report.thought]
        yield "<h3>Does thinking longer help?</h3><p>What one wins more than an equal share that thinks twice as long.</p>"
        yield _figure(plots.curve("Skill trace", points, "simulations a move", "share gained"))
        yield _table(
            ("simulations a move", "share gained"),
            [(str(one.tries), told(one.gained, share=True, sign=True)) for one in report.thought],
        )


def _sweep(report: "Report", found: "Sweep") -> Iterator[str]:
    names = [entry.name for entry in MEASURES if all(entry.name in column.measures for column in found.columns)]
    yield "<p>The same players, the same seed. "
    if all(column.address(report.simulation.variant.game.id) is None for column in found.columns):
        yield "The decks were not kept: with --keep-decks each is a link to a table."
    else:
        yield "A name leads to a table with this variant, on a server that runs on this computer: <code>spadework serve</code>."
    yield "</p>"
    numbers = [(column.cell.value, column) for column in found.columns if column.cell.value is not None]
    if len(numbers) > 1:
        for name in ("first seat", "moves", "margin"):
            points = [(value, column.measures[name]) for value, column in numbers if name in column.measures]
            if points:
                path = found.columns[0].cell.name.partition("=")[0]
                yield f"<h3>{escape(MEANINGS[name])}</h3>" + _figure(plots.curve(MEANINGS[name], points, path, name))
    rows = []
    for column in found.columns:
        address = column.address(report.simulation.variant.game.id)
        name = escape(column.cell.name)
        linked = f'<a href="http://127.0.0.1:8000{escape(address)}">{name}</a>' if address else name
        seats = " / ".join(told(wins, share=True) for wins in column.seats)
        rows.append((linked, seats, *(escape(measure(entry, column.measures[entry])) for entry in names)))
    yield _table_of(("variant", "wins by seat", *(MEANINGS[name] for name in names)), rows)
    if found.sensitivities:
        yield "<h3>How much each grows when the value grows by 1</h3>"
        yield _table(("", "slope (95% interval)", ""), _surely(found.sensitivities))


def _figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]] | Iterator[Sequence[str]]) -> str:
    return _table_of(head, [tuple(map(escape, row)) for row in rows])


def _table_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the cells are HTML."""
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
