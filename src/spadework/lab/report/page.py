"""A report as a self-contained page: no scripts, no other files, light and dark."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

from spadework import __version__
from spadework.engine.picture.alone import with_fonts
from spadework.lab.report import plots
from spadework.lab.report.estimates import Estimate
from spadework.lab.report.measures import MEASURES
from spadework.lab.report.words import MEANINGS, choice, in_short, measure, part_name, text_of

if TYPE_CHECKING:
    from spadework.lab.report.report import Report
    from spadework.lab.report.sweep import Sweep

MOVES = 15
"""Maximum moves listed in a table."""


def page(report: "Report") -> str:
    """Return the page."""
    simulation = report.simulation
    title = f"{simulation.variant.game.title()}: {report.games:,} games"
    style = with_fonts(resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8"))
    return "".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style}</style></head><body><main><h1>{escape(title)}</h1>",
            f"<p>{escape(', '.join(simulation.names))}; {report.games // simulation.seats:,} deals, each played from every seat; "
            f"seed {simulation.seed}; {_options(report)}. Intervals have 95% confidence; games of the same deal "
            "are not counted as independent.</p>",
            *_sections(report),
            f"<footer>Spadework {escape(__version__)}, rules version {simulation.variant.game.rules.VERSION}</footer>",
            "</main></body></html>\n",
        ]
    )


def _section(title: str, *parts: str, half: bool = False) -> str:
    """Return a section on a card, which may share its row with another one."""
    return f"<section{' class=half' if half else ''}><h2>{title}</h2>{''.join(parts)}</section>"


def _options(report: "Report") -> str:
    chosen = ", ".join(f"{name}={choice}" for name, choice in report.simulation.variant.options.items())
    return escape(chosen) or "default options"


def _sections(report: "Report") -> Iterator[str]:
    simulation, even = report.simulation, 1 / report.simulation.seats
    players = list(zip(simulation.names, report.players, strict=True))
    yield _section("In short", "<ul>", *(f"<li>{escape(sentence)}</li>" for sentence in in_short(report)), "</ul>")
    yield _section("Who wins", _figure(plots.shares("Share of the wins by player", players, even)), half=True)
    seats = [(f"seat {seat}", wins) for seat, wins in enumerate(report.seats)]
    yield _section(
        "Value of a seat",
        "<p>Seats are counted from 0, in the order of play. The dashed line is an equal share.</p>",
        _figure(plots.shares("Share of the wins by seat", seats, even)),
        half=True,
    )
    measures = [(MEANINGS[name], measure(name, estimate)) for name, estimate in report.measures.items()]
    yield _section("Course of a game", _table(("", "mean (95% interval)"), measures), half=True)
    yield _section("Luck and skill", _sample_note(report), *_skill(report), half=True)
    if report.compared:
        yield _section(
            f"Compared with {escape(report.against)}",
            "<p>Difference of each measure, paired by deal.</p>",
            _table(("", "difference (95% interval)", ""), _significance(report.compared)),
        )
    if report.sweep is not None:
        yield _section("Variants", *_sweep(report, report.sweep))
    yield _section("Breakdown of points", _sample_note(report), *_points(report))
    yield from _draws(report)
    yield _section("Choices", *_choices(report))


def _sample_note(report: "Report") -> str:
    return f"<p>From {report.looked:,} of the games, analysed move by move.</p>"


def _significance(differences: Mapping[str, Estimate]) -> list[tuple[str, str, str]]:
    """Return differences and whether they may be chance."""
    return [
        (MEANINGS[name], measure(name, estimate, sign=True), "significant" if estimate.sure else "may be chance")
        for name, estimate in differences.items()
    ]


def _points(report: "Report") -> Iterator[str]:
    if report.parts:
        pairs = [(part.winners.mean, part.others.mean) for part in report.parts]
        names = [part_name(report, part) for part in report.parts]
        yield _figure(plots.columns("Points by part", names, pairs, ("winners", "others")))
    yield _table(
        ("part", "winners", "others", "difference", "wins of the seat with the most"),
        [
            (
                part_name(report, part),
                text_of(part.winners),
                text_of(part.others),
                text_of(part.decides, sign=True),
                text_of(part.tops, share=True),
            )
            for part in report.parts
        ],
    )


def _draws(report: "Report") -> Iterator[str]:
    """Yield two sections side by side, or one if no draw is better than another."""
    note = "<p>The estimated share of the win of the seat that draws it, less its mean over all that it could have drawn; with the names "
    note += "in records and in the deck.</p>"
    good, bad = report.good_draws(), report.bad_draws()
    if not (good or bad):
        yield _section("Draws", "<p>None is significantly better than another.</p>")
        return
    for title, found in (("Best to draw", good), ("Worst to draw", bad)):
        rows = [(one.text, f"{one.possible:,}", text_of(one.gain, share=True, sign=True)) for one in found[:MOVES]]
        table = _table(("", "could come", "gain (95% interval)"), rows)
        yield _section(f"{title}{_first_of(found)}", note, table, half=True)


def _first_of(found: Sequence[object]) -> str:
    return f": the first {MOVES} of {len(found)}" if len(found) > MOVES else ""


def _choices(report: "Report") -> Iterator[str]:
    head = ("move", "available", "taken", "gain (95% interval)", "extra wins (95% interval)")
    yield "<p><em>Gain</em>: the estimated share of the win after it, less that after the best of the other moves. <em>Extra wins</em>: "
    yield "how much more often those win who take it than those who could but do not. That is no proof of a cause: a move that is taken in "
    yield "good positions only seems good.</p>"
    if report.kinds:
        yield "<h3>Kinds of moves</h3>" + _table(head, map(choice, report.kinds[:MOVES]))
    gaining, losing = report.gaining(), report.losing()
    yield f"<h3>Moves that matter</h3><p>Of {len(report.moves)} moves often available, {len(gaining)} gain and {len(losing)} lose "
    yield "significantly; one in twenty would appear to by chance.</p>"
    for title, found, none in (
        ("Moves worth having", gaining, "None gains significantly."),
        ("Moves to avoid", losing, "None loses significantly."),
        ("Nearly always taken, and right", report.foregone, "No move was a foregone conclusion."),
        ("Rarely taken", report.dead_ends, "None: every move often available was taken now and then."),
    ):
        yield f"<h3>{title}{_first_of(found)}</h3>"
        yield _table(head, map(choice, found[:MOVES])) if found else f"<p>{none}</p>"


def _skill(report: "Report") -> Iterator[str]:
    made = report.kingmaking
    yield "<dl>"
    yield f"<dt>Luck of the draw</dt><dd>explains {text_of(report.luck, share=True)} of the variance of results, as estimated.</dd>"
    if informed := report.information:
        yield f"<dt>Hidden information</dt><dd>A mate with full information wins {text_of(informed, share=True, sign=True)} "
        yield f"more than an equal share against ordinary mates, in {informed.deals} other deals.</dd>"
    if report.simulation.seats > 2:
        yield f"<dt>Kingmakers</dt><dd>{made.hopeless:,} of {made.decisions:,} decisions were made by players who could no longer win, "
        yield f"by the game's evaluation; {made.kingmaking} of them, in {text_of(made.games, share=True)} of the games, decided who else "
        yield "wins.</dd>"
    if report.ladder:
        yield "<dt>Levels</dt>"
    for rung in report.ladder:
        yield f"<dd>One {rung.level} among {rung.below} players wins {text_of(rung.gained, share=True, sign=True)} more than an "
        yield "equal share.</dd>"
    yield "</dl>"
    if report.thought:
        points = [(float(doubling.tries), doubling.gained) for doubling in report.thought]
        yield "<h3>Does thinking longer help?</h3><p>Extra wins of a player that thinks twice as long as the others.</p>"
        yield _figure(plots.curve("Skill trace", points, "simulations per move", "extra share of wins"))
        yield _table(
            ("simulations per move", "extra share of wins"),
            [(str(one.tries), text_of(one.gained, share=True, sign=True)) for one in report.thought],
        )


def _sweep(report: "Report", found: "Sweep") -> Iterator[str]:
    names = [entry.name for entry in MEASURES if all(entry.name in column.measures for column in found.columns)]
    yield "<p>Same players, same seed. "
    if all(column.address(report.simulation.variant.game.id) is None for column in found.columns):
        yield "Run with --keep-decks to link each variant to a table."
    else:
        yield "Each name opens a table with this variant on a server on this computer: <code>spadework serve</code>."
    yield "</p>"
    numbers = [(column.cell.value, column) for column in found.columns if column.cell.value is not None]
    if len(numbers) > 1:
        yield '<div class="plots">'
        for name in ("points", "moves", "margin"):
            points = [(value, column.measures[name]) for value, column in numbers if name in column.measures]
            if points:
                path = found.columns[0].cell.name.partition("=")[0]
                yield (
                    f"<div><h3>{escape(MEANINGS[name])}</h3>"
                    + _figure(plots.curve(MEANINGS[name], points, path, name))
                    + "</div>"
                )
        yield "</div>"
    heads = []
    for column in found.columns:
        address = column.address(report.simulation.variant.game.id)
        name = escape(column.cell.name)
        heads.append(f'<a href="http://127.0.0.1:8000{escape(address)}">{name}</a>' if address else name)
    rows = [
        (f"seat {seat}: wins", *(text_of(column.seats[seat], share=True) for column in found.columns))
        for seat in range(report.simulation.seats)
    ]
    rows += [(MEANINGS[name], *(measure(name, column.measures[name]) for column in found.columns)) for name in names]
    yield _table_of(("", *heads), [tuple(map(escape, row)) for row in rows])
    if found.sensitivities:
        yield "<h3>Change of each measure per unit of the value</h3>"
        yield _table(("", "slope (95% interval)", ""), _significance(found.sensitivities))


def _figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]] | Iterator[Sequence[str]]) -> str:
    return _table_of(tuple(map(escape, head)), [tuple(map(escape, row)) for row in rows])


def _table_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; all cells are HTML."""
    heads = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
