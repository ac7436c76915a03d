"""Self-contained pictures for files, notebooks and printers: with their styles, fonts and sprites."""

import re
from base64 import b64encode
from functools import lru_cache
from pathlib import Path

from spadework.engine.picture.letters import FONTS
from spadework.engine.picture.parts import Drawn
from spadework.engine.picture.sprites import Sprites, definitions, used
from spadework.engine.picture.svg import escape

STYLESHEET = Path(__file__).with_name("picture.css")
LETTERS = re.compile(r"@font-face \{(?![^}]*figures)[^}]*\}\n?")
FONT = re.compile(r'url\("fonts/([^"]+)"\)')


@lru_cache
def colours() -> str:
    """Return the style sheet with the font of figures alone, for pictures without letters."""
    return with_fonts(LETTERS.sub("", STYLESHEET.read_text(encoding="utf-8")))


@lru_cache
def styles() -> str:
    """Return the style sheet with the fonts embedded."""
    return with_fonts(STYLESHEET.read_text(encoding="utf-8"))


def with_fonts(styles: str) -> str:
    """Embed the fonts that styles name as `url("fonts/…")`."""

    def inside(found: re.Match[str]) -> str:
        content = b64encode((FONTS / found[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{content}")'

    return FONT.sub(inside, styles)


def carrying(picture: Drawn, sprites: Sprites) -> str:
    """Return the picture with the sprites that it uses, for a page that has the styles but not the sprites."""
    body = "".join(part.svg for part in picture.parts)
    return f"{picture.head}{definitions(sprites, used(body, sprites))}{body}</svg>"


def standalone(picture: Drawn, sprites: Sprites) -> str:
    """Return the self-contained picture; light or dark follows the reader's system."""
    head, tag, rest = carrying(picture, sprites).partition(">")
    return f"{head}{tag}<style>{escape(styles())}</style>{rest}"
