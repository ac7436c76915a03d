"""The form for a new table: its choices, validation, and the table that it creates."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spadework.engine.game import OWN_DECK, Game
from spadework.engine.interface import Option
from spadework.engine.names import clean, free_name
from spadework.engine.tutorial import Tutorial
from spadework.engine.words import LANGUAGES, Message, Words, message
from spadework.players import LEVELS
from spadework.players.server_players import own_name
from spadework.table.setup import new_secret
from spadework.web.db.models import StoredDate, StoredSeat, StoredTable
from spadework.web.features.accounts.guests import wrong_name
from spadework.web.features.clocks import form as clocks_form
from spadework.web.features.decks.service import deck_label
from spadework.web.features.rematch.service import GOALS
from spadework.web.pages.portraits import portrait_of
from spadework.web.server.errors import Problem
from spadework.web.server.limits import LONGEST_NAME
from spadework.web.server.requests import level_name, page_words

NAMED = ("me", "here")
"""The kinds of seats whose players are named in the form."""
KINDS = (*NAMED, "link", "computer")

JOINING = ("link", "anybody")
"""The choices of who may take the friends' seats: people with the link, or all guests through the lobby."""

CLUB = "club-"
"""Prefix of a club's id where the choice is the club's members."""

HINTS = ("alone", "everybody", "nobody")
"""The choices of who gets hints: a single person among computer players, all players, or none."""

HANDS = ("hidden", "open")
"""The choices for hands: hidden, or open to everyone."""

MORE: Mapping[str, Sequence[str]] = {"series": GOALS, "hands": HANDS, "hints": HINTS}
"""The choices of further fields, by name; the first is the default."""


@dataclass
class SeatRow:
    """A seat in the form."""

    seat: int
    kind: str
    name: str = ""
    level: str = "mate"
    wrong: Message | None = None

    @property
    def default_name(self) -> Message:
        """The default name; computer players have names of a crew."""
        number = self.seat + 1
        return message(f"crew-{number}") if self.kind == "computer" else message("default-player", number=number)


@dataclass
class NewTable:
    """The contents of the form, with its errors."""

    game: Game
    seats: int
    rows: list[SeatRow]
    choices: dict[str, str]
    hints: str = HINTS[0]
    time: dict[str, str] = field(default_factory=clocks_form.usual)
    joining: str = JOINING[0]
    series: str = GOALS[0]
    hands: str = HANDS[0]
    wrong: list[Message] = field(default_factory=list)
    levels: Sequence[str] = LEVELS
    """The offered levels."""
    decks: Sequence[str] = ()
    """The guest's uploaded decks by name, offered in addition to the server's."""
    clubs: Mapping[str, str] = field(default_factory=dict)
    """The names of the guest's clubs, by id."""

    @property
    def options(self) -> Sequence[Option]:
        """The game's options with their choices."""
        if not self.decks:
            return self.game.options()
        others = (option for option in self.game.options() if option.name != "deck")
        return (Option("deck", (*self.game.deck_files(), *self.decks)), *others)

    @property
    def hints_allowed(self) -> bool:
        """Whether hints are allowed."""
        people = sum(row.kind != "computer" for row in self.rows[: self.seats])
        return self.hints == "everybody" or (self.hints == "alone" and people < 2)

    @property
    def apart(self) -> bool:
        """Whether people play on different screens."""
        return any(row.kind == "link" for row in self.rows[: self.seats])

    @property
    def terms(self) -> dict[str, Any] | None:
        """The time control; None for a shared screen."""
        return clocks_form.stored_terms(self.time) if self.apart else None

    @property
    def public(self) -> bool:
        """Whether the table is listed in the lobby."""
        return self.joining == "anybody" and self.apart

    @property
    def club(self) -> str | None:
        """The club whose members may take the open seats; None for another way to join."""
        return self.joining.removeprefix(CLUB) if self.joining.startswith(CLUB) and self.apart else None

    @property
    def ways_to_join(self) -> Sequence[str]:
        """Who may take the friends' seats: as in JOINING, or the members of a club."""
        return (*JOINING, *(CLUB + id for id in self.clubs))

    @property
    def errors(self) -> list[Message]:
        """All errors."""
        return [*self.wrong, *(row.wrong for row in self.rows[: self.seats] if row.wrong)]


def blank(game: Game, others: str = "computer", name: str = "", levels: Sequence[str] = LEVELS) -> NewTable:
    """Return the initial form: the usual number of seats, the guest with a name and others of a kind."""
    new = form_with(game, ["me", *[others] * (game.rules.SEATS[-1] - 1)], levels=levels)
    new.seats, new.rows[0].name = usual_seats(game), name
    return new


def form_with(game: Game, kinds: Sequence[str], level: str = SeatRow.level, **fields: Any) -> NewTable:
    """Return a form with seats of these kinds, a level for all computer players, and the usual options."""
    rows = [SeatRow(seat, kind, level=level) for seat, kind in enumerate(kinds)]
    return NewTable(game, len(rows), rows, usual_choices(game), **fields)


def read_options(new: NewTable, form: Mapping[str, Any]) -> None:
    """Set the options from a form or query; others keep their defaults."""
    for option in new.options:
        choice = str(form.get(f"option-{option.name}", option.choices[0]))
        if choice in option.choices:
            new.choices[option.name] = choice
        else:
            new.choices[option.name] = option.choices[0]
            new.wrong.append(wrong_choice(choice))


def usual_choices(game: Game) -> dict[str, str]:
    """Return the default options."""
    return {option.name: option.choices[0] for option in game.options()}


def usual_seats(game: Game) -> int:
    """Return the usual number of seats; the minimum without metadata."""
    return game.metadata.seats if game.metadata else game.rules.SEATS[0]


def read_form(new: NewTable, form: Mapping[str, Any], words: Words) -> None:
    """Fill in a submitted form; problems are listed in `errors`."""
    game, levels = new.game, new.levels
    said = str(form.get("seats", new.seats))
    if said.isdecimal() and len(said) < 4 and int(said) in game.rules.SEATS:
        new.seats = int(said)
    else:
        new.wrong.append(message("form-seats", least=game.rules.SEATS[0], most=game.rules.SEATS[-1]))
    for row in new.rows:
        fill_row(row, form, levels)
    check_names(new, words)
    read_options(new, form)
    for name, choices in MORE.items():
        choice = str(form.get(name, getattr(new, name)))
        if choice in choices:
            setattr(new, name, choice)
        else:
            new.wrong.append(wrong_choice(choice))
    joining = str(form.get("joining", new.joining))
    try:
        new.time = clocks_form.chosen(form)
    except clocks_form.UnknownChoiceError as error:
        new.wrong.append(wrong_choice(str(error)))
    if joining in new.ways_to_join:
        new.joining = joining
    else:
        new.wrong.append(wrong_choice(joining))


def wrong_choice(choice: str) -> Message:
    """Return the error for an unknown choice."""
    return message("form-choice", choice=choice[:LONGEST_NAME])


def fill_row(row: SeatRow, form: Mapping[str, Any], levels: Sequence[str]) -> None:
    """Set a seat from a submitted form, given the offered levels."""
    kind = str(form.get(f"kind-{row.seat}", row.kind))
    level = str(form.get(f"level-{row.seat}", row.level))
    if kind in KINDS:
        row.kind = kind
    else:
        row.wrong = message("form-kind", number=row.seat + 1)
    # Only people have a field for a name; a hidden one may still hold another's.
    row.name = clean(str(form.get(f"name-{row.seat}", ""))) if row.kind in NAMED else ""
    if level in levels:
        row.level = level
    else:
        row.wrong = message("form-level", number=row.seat + 1)


def check_levels(new: NewTable, levels: Sequence[str]) -> None:
    """Check that the levels support the number of seats."""
    for row in new.rows[: new.seats]:
        if row.kind == "computer" and row.level not in levels and not row.wrong:
            row.wrong = message("form-level-seats", number=row.seat + 1)


def check_names(new: NewTable, words: Words) -> None:
    """Check that all names are valid and unique. A computer player gives way to a person of its name."""
    people = [seat_name(row, words) for row in new.rows[: new.seats] if row.kind in NAMED]
    before: list[str] = []
    for row in new.rows[: new.seats]:
        name = seat_name(row, words)
        if row.kind == "computer":
            name = row.name = free_name(name, [*people, *before])
        row.wrong = wrong_name(name, before) or row.wrong
        before.append(name)


def seat_name(row: SeatRow, words: Words) -> str:
    """Return the name of a seat or its default; empty for an invitation."""
    if row.kind == "link":
        return ""
    return row.name or words.say(row.default_name)


def stored_table(new: NewTable, guest: str, words: Words) -> StoredTable:
    """Create the table of a valid form. Raises Problem if the deck can't be used."""
    deck = new.choices.get("deck", OWN_DECK)
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=new.game.id,
        rules_version=new.game.rules.VERSION,
        deck=deck,
        deck_digest=checked_digest(new.game, deck),
        options=new.choices,
        secret=new_secret().hex(),
        hints=new.hints_allowed,
        hints_alone=new.hints == "alone",
        time=new.terms,
        series=new.series,
        open_hands=new.hands == "open",
        public=new.public,
        club=new.club,
        creator=guest,
        seats=[stored_seat(row, guest, words) for row in new.rows[: new.seats]],
    )


def club_table(game: Game, seats: int, date: StoredDate) -> StoredTable:
    """Create the table of a club's date, with open seats and without a host. Raises Problem if the deck can't be used.

    Args:
        game: the game.
        seats: the wanted number of seats; the nearest that the game takes is chosen.
        date: the date.
    """
    possible = game.rules.SEATS
    count = min(max(seats, possible[0]), possible[-1])
    new = form_with(game, ["link"] * count, joining=CLUB + date.club, series=date.series)
    return stored_table(new, "", page_words()[LANGUAGES[0]])


def tutorial_table(game: Game, tutorial: Tutorial, guest: str, words: Words) -> StoredTable:
    """Create the table of a tutorial, with its fixed deal. Raises Problem if the deck can't be used."""
    kinds = ["me" if seat == tutorial.learner else "computer" for seat in range(tutorial.seats)]
    table = fixed_table(form_with(game, kinds, tutorial.level), tutorial.secret.hex(), guest, words)
    table.tutorial = True
    return table


def fixed_table(new: NewTable, secret: str, guest: str, words: Words) -> StoredTable:
    """Create a table whose deal depends on the secret alone. Raises Problem if the deck can't be used."""
    table = stored_table(new, guest, words)
    table.secret = secret
    for seat in table.seats:
        # A seed contribution would change the deal.
        seat.contribution = "" if seat.level is None else None
    return table


def checked_digest(game: Game, deck: str) -> str:
    """Return the digest of a deck. Raises Problem if it can't be used."""
    try:
        return game.deck_digest(deck)
    except ValueError as error:
        raise Problem("error-deck", 422, deck=deck) from error


def stored_seat(row: SeatRow, guest: str, words: Words) -> StoredSeat:
    """Create a seat of a new table."""
    computer = row.kind == "computer"
    return StoredSeat(
        seat=row.seat,
        name=seat_name(row, words),
        level=row.level if computer else None,
        guest=guest if row.kind in {"me", "here"} else None,
        invitation=secrets.token_urlsafe(16) if row.kind == "link" else None,
    )


def form_context(new: NewTable, words: Words, game_words: Words) -> dict[str, Any]:
    """Return the template context of the form."""
    return {
        "seats": new.seats,
        "seat_choices": list(new.game.rules.SEATS),
        "most_seats": new.game.rules.SEATS[-1],
        "rows": [row_context(row, new, words) for row in new.rows],
        "options": options_context(new.game, new.options, new.choices, game_words),
        "levels": [
            {
                "name": level_description(level, words),
                "strength": strength(new.game, level, words),
                "portrait": portrait_of("computer", level),
            }
            for level in new.levels
        ],
        "time": clocks_form.time_context(new.time, words),
        "joining": [
            {"value": way, "label": joining_label(way, new.clubs, words), "selected": new.joining == way}
            for way in new.ways_to_join
        ],
        "more": [
            {
                "name": name,
                "legend": words.text(f"new-{name}"),
                "note": words.text(f"new-{name}-note"),
                "choices": [
                    {"value": choice, "label": words.text(f"{name}-{choice}"), "selected": getattr(new, name) == choice}
                    for choice in choices
                ],
            }
            for name, choices in MORE.items()
        ],
    }


def options_context(
    game: Game, options: Sequence[Option], chosen: Mapping[str, str], game_words: Words
) -> list[dict[str, Any]]:
    """Return the template context of some options of a game."""
    return [
        {
            "name": option.name,
            "field": f"option-{option.name}",
            "label": game_words.text(f"option-{option.name}"),
            "choices": [
                {
                    "value": choice,
                    "label": choice_label(game, option.name, choice, game_words),
                    "selected": chosen.get(option.name, option.choices[0]) == choice,
                    "seat": choice if option.name == "first" and choice.isdecimal() else "",
                }
                for choice in option.choices
            ],
        }
        for option in options
    ]


def setup_context(table: StoredTable, game: Game, words: Words) -> list[dict[str, Any]]:
    """Return the template context of what can be changed before the deal at a table, but the seats."""
    possible = [option for option in game.options() if option.name != "deck"]
    fields = options_context(game, possible, table.options, game.words[words.language])
    for option in fields:
        # Seats that there are not can't play first.
        option["choices"] = [one for one in option["choices"] if int(one["seat"] or 0) <= len(table.seats)]
    goals = [{"value": goal, "label": words.text(f"series-{goal}"), "selected": goal == table.series} for goal in GOALS]
    return [{"field": "series", "label": words.text("new-series"), "choices": goals}, *fields]


def joining_label(way: str, clubs: Mapping[str, str], words: Words) -> str:
    """Return the label of a way to join."""
    if way.startswith(CLUB):
        return words.text("joining-club", club=clubs[way.removeprefix(CLUB)])
    return words.text(f"joining-{way}")


def level_description(level: str, words: Words) -> str:
    """Return the description of a level."""
    own = own_name(level)
    return words.text(f"level-{level}") if own is None else words.text("level-own-server", name=own)


def strength(game: Game, level: str, words: Words) -> str:
    """Return how often a level beats the next lower one; empty if not measured."""
    if level not in LEVELS:
        return ""
    below = LEVELS[LEVELS.index(level) - 1]
    for known in game.levels:
        if known.players[0] == level and known.players[1] == below:
            others = len(known.players) - 1
            against, wins, even = (
                message(f"against-{below}", others=others),
                round(100 * known.wins),
                round(100 * known.even),
            )
            if others == 1:
                return words.text("level-strength", wins=wins, others=against)
            return words.text("level-strength-of-many", wins=wins, others=against, even=even)
    return ""


def row_context(row: SeatRow, new: NewTable, words: Words) -> dict[str, Any]:
    """Return the template context of a seat."""
    return {
        "n": row.seat,
        "number": row.seat + 1,
        "portrait": portrait_of(row.kind, row.level),
        "kinds": [
            {
                "value": kind,
                "label": words.text(f"kind-{kind}"),
                "selected": kind == row.kind,
                "portrait": "" if kind == "computer" else portrait_of(kind, ""),
            }
            for kind in KINDS
        ],
        "name": row.name[: 2 * LONGEST_NAME],
        "name_placeholder": words.say(row.default_name),
        "level": row.level,
        "levels": level_choices(row.level, words, new.levels),
        "error": words.say(row.wrong) if row.wrong and row.seat < new.seats else "",
    }


def level_choices(chosen: str, words: Words, levels: Sequence[str] = LEVELS) -> list[dict[str, Any]]:
    """Return the context of a choice of levels."""
    return [
        {
            "value": level,
            "label": level_name(level, words),
            "selected": level == chosen,
            "portrait": portrait_of("computer", level),
        }
        for level in levels
    ]


def choice_label(game: Game, name: str, choice: str, game_words: Words) -> str:
    """Return the label of an option's choice."""
    if name == "deck":
        return deck_label(game, choice, game_words.language)
    return game_words.text(f"option-{name}-{choice}")
