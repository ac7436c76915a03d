"""The loot: six kinds of treasure, and the pen with which all figures of Rat Alarm are drawn."""

from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.svg import element

INK = "var(--outline)"


def shape(path: str, fill: str, width: float = 2.4, stroke: str = INK) -> str:
    """Draw a filled shape with an outline."""
    return element("path", d=path, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round")


def patch(path: str, fill: str, opacity: float | None = None) -> str:
    """Draw a filled shape without an outline."""
    return element("path", d=path, fill=fill, opacity=opacity)


def line(path: str, width: float = 2.4, stroke: str = INK) -> str:
    """Draw a line with round ends."""
    return element(
        "path", d=path, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def oval(x: float, y: float, across: float, down: float) -> str:
    """Return the path of an ellipse around a point."""
    return f"M{x - across:.4g} {y:.4g}a{across:.4g} {down:.4g} 0 1 0 {2 * across:.4g} 0a{across:.4g} {down:.4g} 0 1 0 {-2 * across:.4g} 0Z"


def dot(x: float, y: float, radius: float, fill: str = INK, width: float = 0) -> str:
    """Draw a disc around a point, with an outline where a width is given."""
    return shape(oval(x, y, radius, radius), fill, width) if width else patch(oval(x, y, radius, radius), fill)


GOLD, GOLD_LIGHT, GOLD_DEEP = "#f2c14e", "#ffe9a6", "#b57a12"
SILVER, SILVER_LIGHT, SILVER_DEEP = "#c3ccd3", "#f4f8fa", "#7d8b96"
RUBY, EMERALD, SAPPHIRE, AMETHYST = "#d8434e", "#35a574", "#4aa3df", "#b06fc0"
PEARL, PEARL_SHADE = "#fdf3ea", "#dcbfc4"
SHELL, SHELL_DEEP = "#e8a2a0", "#b3656b"

THIN = 1.5


def _ring() -> str:
    band = "M0-6A12.5 12.5 0 1 1-.01-6ZM0-.5A7 7 0 1 0 .01-.5Z"
    return (
        shape(band, GOLD, 2)
        + line("M-9 3.5A10 10 0 0 0-7 13", 2, GOLD_LIGHT)
        + line("M6.5 15.5A10 10 0 0 0 9.6 9", 2, GOLD_DEEP)
        + shape("M-8-17H8L12-11.5L0-2L-12-11.5Z", AMETHYST, 2)
        + patch("M-6.5-15.5H-1L-4-11.5H-10Z", "#dcb3e4")
        + line("M-12-11.5H12M-4.5-11.5L0-2L4.5-11.5L2-17M-4.5-11.5L-2-17", THIN * 0.8)
    )


def _coin() -> str:
    rim = "".join(
        f"M{x} {y}l{dx} {dy}" for x, y, dx, dy in ((-15, -2, 0, 4), (15, -2, 0, 4), (-2, -15, 4, 0), (-2, 15, 4, 0))
    )
    return (
        shape(oval(1.5, 2.2, 17.5, 17.5), GOLD_DEEP, 2)
        + shape(oval(0, 0, 17.5, 17.5), GOLD, 2)
        + line(oval(0, 0, 13.4, 13.4), THIN, GOLD_DEEP)
        + line("M-10.5-10.5A15 15 0 0 1-2-15.4", 2.4, GOLD_LIGHT)
        + line(rim, THIN, GOLD_DEEP)
        # A skull looks out of the coin, as on every coin worth having.
        + patch(
            "M0-9.5C6-9.5 9-5.5 8.4-.5C8.2 2.2 6.2 3 5.2 3.6V8H-5.2V3.6C-6.2 3-8.2 2.2-8.4-.5C-9-5.5-6-9.5 0-9.5Z",
            GOLD_DEEP,
        )
        + dot(-3.4, -1.2, 2.4, GOLD_LIGHT)
        + dot(3.4, -1.2, 2.4, GOLD_LIGHT)
        + line("M-2 5.4V8M2 5.4V8", 1.4, GOLD_LIGHT)
    )


def _pearl() -> str:
    lower = "M-19 6C-17 17-8 19 0 19C8 19 17 17 19 6Z"
    upper = "M-18.5 1C-20-12-10-18.5 0-18.5C10-18.5 20-12 18.5 1C13-2 7-3.4 0-3.4C-7-3.4-13-2-18.5 1Z"
    return (
        shape(upper, SHELL, 2)
        + line("M0-4.5V-16M-6.5-4.5L-9.5-14.5M6.5-4.5L9.5-14.5M-12.5-3L-16-9M12.5-3L16-9", THIN, SHELL_DEEP)
        + patch("M-18 2Q0-8 18 2L18 7H-18Z", "#5d2f3f")
        + shape(lower, SHELL, 2)
        + line("M-13 8.5Q-10 15-6 17M13 8.5Q10 15 6 17M0 9V18", THIN, SHELL_DEEP)
        + shape(oval(0, 2.5, 8.6, 8.6), PEARL, 2)
        + patch("M-2 9.8A8 8 0 0 0 7.6 1Q6 7-2 9.8Z", PEARL_SHADE)
        + dot(-3, -0.5, 2, "#ffffff")
    )


def _crown() -> str:
    return (
        shape("M-18-9L-10 1L-7-12L0-1L0-17L0-1L7-12L10 1L18-9L15 12H-15Z", GOLD, 2)
        + shape("M-18-9L-9.5-1L0-15L9.5-1L18-9L15 12H-15Z", GOLD, 2)
        + patch("M-14.6-3.6L-9.6 1.4L-12.6 6Z", GOLD_LIGHT)
        + shape("M-15.5 9.5H15.5V17H-15.5Z", "#c23b46", 2)
        + line("M-15 10H15", THIN)
        + dot(-18, -10.5, 2.6, PEARL, THIN)
        + dot(18, -10.5, 2.6, PEARL, THIN)
        + dot(0, -16.5, 2.8, PEARL, THIN)
        + shape("M0 .5L3.6 5L0 9L-3.6 5Z", EMERALD, THIN)
        + dot(-8.5, 13.2, 1.7, GOLD_LIGHT)
        + dot(0, 13.2, 1.7, GOLD_LIGHT)
        + dot(8.5, 13.2, 1.7, GOLD_LIGHT)
    )


def _goblet() -> str:
    return (
        shape(
            "M-13-16C-13 0-8 4-2.6 5.4V11C-6 12-9.5 13.5-10 17.5H10C9.5 13.5 6 12 2.6 11V5.4C8 4 13 0 13-16Z", SILVER, 2
        )
        + patch("M-10.4-13C-10-5-8.6-.6-5 1.6C-6.4-3-6.8-8-6.8-13Z", SILVER_LIGHT)
        + patch("M6.8-13C7-6-6 2 4.6 2.6C9-1.4 10.4-6 10.6-13Z", SILVER_DEEP, 0.55)
        + shape(oval(0, -16, 13, 3.4), "#7c1f38", 2)
        + line("M-6-17.2Q-1-18.2 4-17.2", THIN, "#d0647c")
        + line("M-12.4-8Q0-4 12.4-8", THIN)
        + dot(0, -2.6, 2.6, RUBY, THIN)
        + line("M-8 15.2H8", THIN, SILVER_DEEP)
    )


def _gem() -> str:
    return (
        shape("M-10.5-15H10.5L18.5-5L0 17.5L-18.5-5Z", SAPPHIRE, 2)
        + patch("M-9.6-13.6H-1.4L-6-5.6H-16Z", "#bfe2f7")
        + patch("M-5.6-4.4H5.6L0 14.6Z", "#8cc9ee")
        + patch("M6.6-4.4H16.4L2.4 12.8Z", "#2a76ad")
        + line("M-18.5-5H18.5M-10.5-15L-6-5L0 17.5L6-5L10.5-15M-6-5L0-15L6-5", THIN)
        + line("M-15.4-13.6L-18.4-16.6M15.4-13.6L18.4-16.6M0-17.6V-20", THIN)
    )


def loot() -> Sprites:
    """Return the six kinds of treasure by name."""
    return {
        "rings": _ring(),
        "coins": _coin(),
        "pearls": _pearl(),
        "crowns": _crown(),
        "goblets": _goblet(),
        "gems": _gem(),
    }
