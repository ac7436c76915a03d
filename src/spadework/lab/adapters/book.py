"""Rule books in plain text, whole or in part, and the adapters' own messages."""

import re
from pathlib import Path

from spadework.engine.game import Game
from spadework.engine.words import words_in

LONGEST_ECHO = 60
"""Maximum characters of an input repeated in an error."""

SHORT = ("section-goal", "section-page", "section-notation")
"""Headings of the sections in the short rules."""

FENCE = re.compile(r"\s*(```|~~~)")
HEADING = re.compile(r"(#{1,6})\s+(.*\S)")
NUMBER = re.compile(r"[A-Za-z]{2}-\d+")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
HALF = re.compile(r"[\ud800-\udfff]")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)]*)\)")

WORDS = words_in([Path(__file__).with_name("words")])
"""The adapters' own messages, by language."""


def on_one_line(text: str) -> str:
    """Return untrusted text on one line, without control characters and lone surrogates, which can't be encoded.

    >>> on_one_line("Ada\\n[b4]\\x1b \\ud800")
    'Ada [b4] ?'
    """
    return " ".join(HALF.sub("?", CONTROL.sub(" ", text)).split())


def shortened(text: str, most: int) -> str:
    """Return untrusted text on one line, truncated."""
    # Truncate first: the rest need not be cleaned.
    line = on_one_line(text[: 4 * most])
    return line if len(line) <= most and len(text) <= 4 * most else line[: most - 1] + "…"


def echo(text: str) -> str:
    """Quote an input for an error message, on one line and truncated.

    >>> print(echo("b4  sea"), len(echo("x" * 1000)))
    'b4 sea' 62
    """
    return repr(shortened(text, LONGEST_ECHO))


def sections(book: str) -> dict[str, str]:
    """Return the sections of a rule book by heading; each contains its subsections, the first the whole book.

    >>> list(sections("# Dig\\n## The goal\\nDig.\\n## Notation\\n"))
    ['Dig', 'The goal', 'Notation']
    """
    lines, heads, fenced = book.splitlines(), [], False
    for number, line in enumerate(lines):
        fenced ^= bool(FENCE.match(line))
        found = None if fenced else HEADING.fullmatch(line)
        if found:
            heads.append((number, len(found[1]), found[2]))
    made = {}
    for index, (number, level, heading) in enumerate(heads):
        end = next((other for other, above, _ in heads[index + 1 :] if above <= level), len(lines))
        made[heading] = _readable("\n".join(lines[number:end]).strip())
    return made


def _readable(text: str) -> str:
    """Remove the addresses of links from Markdown: readers here can't follow them."""

    def plain(found: re.Match[str]) -> str:
        number = NUMBER.search(found[3])
        if found[1] or not found[3].startswith("#") or number is None or number[0] == found[2]:
            return found[2]
        return f"{found[2]} {number[0]}"

    return LINK.sub(plain, text)


def short_rules(game: Game, language: str = "en") -> str:
    """Return the goal, the summary page and the notation; the whole book if it lacks these sections."""
    found = sections(game.rulebook(language))
    headings = [WORDS[language].text(id) for id in SHORT]
    chosen = [found[heading] for heading in headings if heading in found]
    return "\n\n".join(chosen) or _readable(game.rulebook(language)).strip()


def part_of_rules(game: Game, part: str = "", language: str = "en") -> str:
    """Return the rule book or a part of it.

    Args:
        game: the game.
        part: "all"; a section's heading; a rule's number, with its rulings; or an empty string, for the short rules and a list of headings.
        language: "en" or "de".

    Raises:
        ValueError: unknown part; the message lists the parts.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> part_of_rules(game, "notation").splitlines()[0]
    '## Notation'
    """
    book, asked = game.rulebook(language), " ".join(part.split()).casefold()
    found, whole = sections(book), _readable(book).strip()
    if asked == "all":
        return whole
    headings = ", ".join(list(found)[1:])
    if not asked:
        return "\n\n".join(filter(None, [short_rules(game, language), headings and f"Sections: {headings}"]))
    for heading, text in found.items():
        if heading.casefold() == asked:
            return text
    if NUMBER.fullmatch(asked):
        beginnings = (f"**{asked.upper()}**", f"- {asked.upper()}:")
        pieces = [piece for piece in re.split(r"\n\s*\n|\n(?=- )", whole) if piece.startswith(beginnings)]
        if pieces:
            return "\n\n".join(pieces)
    raise ValueError(
        f"the rule book has no part {echo(part)}; expected 'all', a rule number, or one of {headings or 'all'}"
    )
