"""Layout of a picture of Rat Alarm: the wall, the floor with the cards, the crates and the front seat, the others beside or above."""

from spadework.engine.interface import Record, Scene
from spadework.engine.picture.parts import Drawn
from spadework.games.rat_alarm.picture import stage
from spadework.games.rat_alarm.picture.about import description, moment
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.scene import hold, raid
from spadework.games.rat_alarm.picture.seats import front_seat, rivals
from spadework.games.rat_alarm.picture.tally import tally
from spadework.games.rat_alarm.rules.material import Deck


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw the view as `seat` sees it; for SPECTATOR all seats look alike, the first one in front."""
    drawing = Drawing(deck, view, seat, scene)
    hold(drawing)
    if drawing.look.over:
        stage.crates(drawing)
        tally(drawing)
    else:
        front, *others = drawing.seats
        drawing.panel("rivals", drawing.look.round_table, lambda: rivals(drawing, others))
        stage.crates(drawing)
        stage.stage(drawing)
        front_seat(drawing, front)
        raid(drawing)
    return drawing.drawn(
        drawing.plan.size,
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        playable=drawing.look.may_move,
    )
