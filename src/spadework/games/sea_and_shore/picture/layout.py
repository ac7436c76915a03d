"""A picture of Sea & Shore, composed from back to front."""

from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, number
from spadework.games.sea_and_shore.picture import harbour, own_shore
from spadework.games.sea_and_shore.picture.art.islands import BEACH
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.lagoon import lay_counts, lay_lagoon, lay_open
from spadework.games.sea_and_shore.picture.reckoning import lay_reckoning
from spadework.games.sea_and_shore.picture.titles import description, moment
from spadework.games.sea_and_shore.picture.trick import lay_bays, lay_outcome, lay_trick
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import NO_SEAT


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw the view as the viewer in `seat` sees it."""
    drawing = Drawing(deck, view, seat, scene)
    places, look = drawing.places, drawing.look
    roomy = not own_shore.may_play(drawing) and not look.looked_at
    berths = harbour.berths(places, drawing.rivals, drawing.bottom, look.aided and not look.over, roomy)
    drawing.add("ground", _ground(scene.wide, places.width, places.height, places.beach, places.bleed))
    # Things that travel come in an order that never changes, followed by the things on them.
    lay_lagoon(drawing)
    for berth in berths:
        harbour.lay_harbour(drawing, berth)
    bays = lay_bays(drawing)
    own_shore.lay_place(drawing)
    if not look.over:
        lay_open(drawing)
        for berth in berths:
            harbour.lay_pile(drawing, berth)
        for berth in berths:
            harbour.lay_count(drawing, berth)
            harbour.lay_earned(drawing, berth)
    lay_trick(drawing, bays)
    for berth in berths:
        harbour.lay_card(drawing, berth)
    if not look.over:
        for berth in berths:
            harbour.lay_cover(drawing, berth)
        lay_counts(drawing)
    lay_outcome(drawing, bays)
    if look.over:
        lay_reckoning(drawing, berths)
    elif drawing.plain.starter != NO_SEAT:
        harbour.lay_ship(drawing, berths[drawing.plain.starter])
    own_shore.lay_hand(drawing)
    if seat != SPECTATOR:
        own_shore.lay_seen(drawing)
        own_shore.lay_previews(drawing, places.own_card)
        if own_shore.may_play(drawing):
            own_shore.lay_extras(drawing)
        own_shore.lay_order(drawing)
    return drawing.drawn(
        (places.width, places.height),
        drawing.text("picture-title", moment=moment(look)),
        description(look),
        look.may_move,
    )


@remembered
def _ground(wide: bool, width: float, height: float, beach: float, bleed: tuple[float, float]) -> str:
    """Draw the open sea of a chart with its lines of bearing, and the sand at the bottom; both reach far beyond the picture."""
    aside, beyond = bleed
    left, top, across, down = -aside, -beyond, width + 2 * aside, height + 2 * beyond
    far = across + down
    bearings = "".join(
        f"M{number(width / 2)} {number(height * 0.36)}l{number(far * dx)} {number(far * dy)}"
        for x, y in ((1, 0.16), (0.55, 1), (1, 0.55))
        for dx, dy in ((x, y), (x, -y), (-x, y), (-x, -y))
    )
    first = -(-aside // BEACH) * BEACH
    drawn = [
        element("rect", x=left, y=top, width=across, height=down, class_="fill-sea"),
        element("path", d=bearings, class_="waterline", stroke_width=1, opacity=0.55),
        element("rect", x=left, y=beach + 12, width=across, height=height + beyond - beach - 12, class_="fill-sand"),
        *(use("beach", x, beach) for x in range(-int(first), int(width + first), BEACH)),
    ]
    drawn += (
        [
            use("palms", 1400, beach + 90, 2.2),
            use("flotsam", -220, beach + 90, 1.2),
            use("palms", -110, beach + 80, 1.7),
        ]
        if wide
        else [use("palms", 395, beach + 40, 1.2), use("flotsam", -90, beach + 90, 0.6)]
    )
    return group(*drawn, id="ground")
