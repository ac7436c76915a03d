"""What is going on in a picture of Dragon Island: turn and announcement in words, terrains made free, spent cards and piles."""

from collections.abc import Sequence

from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.dragon_island.notation.announcing import announced_words
from spadework.games.dragon_island.notation.wording import (
    action_words,
    cards_words,
    hunter_words,
    seats_words,
    terrain_words,
    treasure_words,
)
from spadework.games.dragon_island.picture.drawing import Drawing
from spadework.games.dragon_island.picture.figures import card_sign, used
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.board import hunter_on
from spadework.games.dragon_island.rules.codes import TURN_BEGINS
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ANSWERED,
    DRAWING,
    ISLAND,
    LEAVING,
    NO_SEAT,
    NOTHING_AIMED,
    PASSING,
    SHARING,
    SLUMBER_CARD,
    TAKING,
    TERRAINS,
    TREASURE_FIELD,
)

# In words


def happening(look: DragonIslandLook) -> list[Message]:
    """What is going on, sentence by sentence."""
    view, phase = look.view, look.phase
    if look.over:
        winners = look.standings.winners
        return [message("says-wins" if len(winners) == 1 else "says-share", seats=seats_words(winners))]
    if look.setting_up:
        return [message("happens-dealing")]
    seat = SeatName(int(view.active))
    if phase == ANNOUNCED:
        return [announced_words(look.deck, view), _reacting(look)]
    if phase == SHARING:
        treasure = treasure_words(look.deck, int(view.carries[view.boat - ISLAND]))
        return [
            message(
                "happens-answering" if view.claims else "happens-sharing",
                seat=SeatName(int(view.turn)),
                treasure=treasure,
            )
        ]
    if look.aim == LEAVING:
        met = int(hunter_on(view, TREASURE_FIELD, look.goer(int(view.way_in))))
        return [message("happens-leaving", seat=seat, hunter=hunter_words(look.deck, view, met))]
    if phase == TAKING:
        return [message("happens-taking", seat=seat, victim=SeatName(int(view.victim)))]
    if phase == DRAWING:
        return [message("happens-drawing", seat=SeatName(int(view.turn)))]
    if phase == AGREEING:
        return [message("happens-agreeing", seat=seat)]
    if phase == PASSING:
        return [message("happens-passing", seat=seat)]
    if look.aim != NOTHING_AIMED:
        return [message("happens-aiming", seat=seat, card=action_words(int(view.card)))]
    return [message("happens-turn", seat=seat)]


def _reacting(look: DragonIslandLook) -> Message:
    view = look.view
    quiet = look.seat in look.seats and view.quiet[look.seat] == 1
    if look.seat in look.seats and view.asked[look.seat] == ANSWERED and not quiet:
        return message("happens-answered")
    if view.slumber != NO_SEAT:
        id = "happens-slumber-at-once" if view.announced == TURN_BEGINS else "happens-slumber"
        return message(id, seat=SeatName(int(view.slumber)), card=action_words(SLUMBER_CARD))
    return message("happens-quiet" if quiet else "happens-reacting")


def moment(look: DragonIslandLook) -> Message:
    """How far the game is."""
    if look.over or look.setting_up:
        return message("moment-over" if look.over else "moment-dealing")
    limit = int(look.view.limit)
    return message("moment-turn-of", turn=look.turn, limit=limit) if limit else message("moment-turn", turn=look.turn)


def heading(look: DragonIslandLook) -> Message:
    """How far the game is, and whose turn it is, above the table."""
    if look.over or look.setting_up:
        return message("header-over" if look.over else "header-dealing")
    limit, seat = int(look.view.limit), SeatName(int(look.view.active))
    if limit:
        return message("header-turn-of", turn=look.turn, limit=limit, seat=seat)
    return message("header-turn", turn=look.turn, seat=seat)


def header(drawing: Drawing, x: float, y: float, width: float, size: float) -> None:
    """How far the game is, and whose turn it is."""
    drawing.write(fitted(drawing.say(heading(drawing.look)), width / BOLD / 1.08, size), x, y, size, "display bold")


def banner(drawing: Drawing, x: float, y: float, width: float, height: float, lines: int) -> None:
    """What is going on, and beside it the terrains that are free in this turn."""
    look, least = drawing.look, drawing.least_text
    loud = look.phase in (ANNOUNCED, SHARING, AGREEING) or look.over
    drawing.box(x, y, width, height, "sheet stroke-brass" if loud else "sheet", 3 if loud else 1.5)
    pad = least * 0.5
    room = width - 2 * pad
    if look.free:
        room -= _free_terrains(drawing, x + width - pad, y, height)
    told = " ".join(drawing.say(sentence) for sentence in happening(look))
    style = "bold" if look.over else ""
    drawing.paragraph(told, x + pad, y + pad * 0.5 + least, room / (BOLD if look.over else 1), least, style, lines)


def _free_terrains(drawing: Drawing, right: float, y: float, height: float) -> float:
    """The terrains that a Long Journey made free, at the right end of a box; returns how much room they take."""
    look, least = drawing.look, drawing.least_text
    caption = drawing.text("caption-free")
    side = height - least * LINE - least * 0.9
    wide = max(width_of(caption, least), len(look.free) * (side + 4))
    drawing.write(caption, right - wide, y + least * 1.25, None, "quiet")
    signs = "".join(
        card_sign(
            TERRAINS[terrain],
            right - wide + side / 2 + place * (side + 4),
            y + height - least * 0.4 - side / 2,
            side / 54,
        )
        for place, terrain in enumerate(look.free)
    )
    named = and_list([terrain_words(terrain) for terrain in look.free])
    drawing.below.append(group(title(drawing.text("says-free", terrains=named)), signs))
    return wide + least * 0.6


# Piles


def spent_row(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """The cards spent in this turn, side by side."""
    look, least = drawing.look, drawing.least_text
    caption = drawing.text("caption-spent")
    middle = y + height / 2
    drawing.write(caption, x, middle + least * 0.36, None, "quiet")
    if not look.spent:
        return
    left = x + width_of(caption, least) + least * 0.5
    numbers = least * 0.85
    counted = sum(count > 1 for _, count in look.spent)
    side = min(height - 4, (x + width - left - counted * numbers) / len(look.spent) - 5)
    drawn = []
    for kind, count in look.spent:
        drawn.append(card_sign(drawing.deck.kinds[kind], left + side / 2, middle, side / 54))
        left += side + 5
        if count > 1:
            drawn.append(words(str(count), left - 1, middle + least * 0.36, least, "bold"))
            left += numbers
    cards = cards_words(drawing.deck, [kind for kind, count in look.spent for _ in range(count)])
    drawing.below.append(group(title(drawing.text("shown-spent", cards=cards)), *drawn))


def pile(drawing: Drawing, x: float, y: float, scale: float, count: int, kind: str) -> None:
    """The draw pile or the discard pile around a point, with its number of cards below."""
    least = drawing.least_text
    if kind == "discards" or not count:
        card = {"x": -30, "y": -42, "width": 60, "height": 84, "rx": 8}
        drawn = element(
            "rect", class_="sheet" if count else "gap", stroke_width=3, transform=placed(x, y, scale), **card
        )
    else:
        drawn = used("card-back", (x + 8 * scale, y - 4 * scale, scale)) + used("card-back", (x, y, scale))
    below = y + 42 * scale + least
    if kind == "discards" and count:
        drawn += _face_up(x, y, scale)
    number = words(str(count), x, below, least, "bold", "middle")
    drawing.below.append(group(title(drawing.text(f"shown-{kind}", count=count)), drawn, number))


def _face_up(x: float, y: float, scale: float) -> str:
    lines = "M-16-20H16M-16 0H16M-16 20H4"
    return element("path", d=lines, class_="pen stroke-quiet", stroke_width=5, transform=placed(x, y, scale))


def dragons_left(drawing: Drawing, x: float, y: float, scale: float, count: int) -> None:
    """The dragons that have not come to the island yet, side by side from a point."""
    if count:
        drawn: Sequence[str] = [
            used("dragon-away", (x + place * 70 * scale, y, scale * 0.75)) for place in range(count)
        ]
        drawing.below.append(group(title(drawing.text("shown-dragons-left", count=count)), *drawn))
