import re
from xml.etree import ElementTree

from tests.games.drawings import SVG
from tests.games.rat_alarm.moments import moments_in
from tests.games.rat_alarm.pictures import NAMES, drawn, said_in

from spadework.engine.interface import SPECTATOR
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURYING,
    OVER,
    TURNED,
)


def test_an_alarm_is_unmistakable() -> None:
    alarm = next(moments_in(3, ALARM))
    assert alarm.seat is not None
    for wide in (True, False):
        svg = drawn(alarm, alarm.seat, wide)
        assert {"RAT ALARM!", "alarm!", "Keep none"} <= set(said_in(svg))
        assert "Keep none" not in said_in(drawn(alarm, SPECTATOR, wide))
        assert ElementTree.fromstring(svg).findtext(SVG + "title", "").startswith("Rat Alarm: rat alarm in round ")
        assert "RATTENALARM!" in said_in(drawn(alarm, 0, wide, "de"))


def test_a_player_who_still_has_to_bury_is_listed_as_out() -> None:
    moment = next(moments_in(3, BURYING))
    assert moment.seat is not None
    described = ElementTree.fromstring(drawn(moment, 0)).findtext(SVG + "desc") or ""
    name = NAMES[moment.seat]
    assert re.search(rf"Out: [^.]*{re.escape(name)}", described)


def test_title_and_description_match_the_position() -> None:
    moment = next(moment for moment in moments_in(3, TURNED) if any(int(card) >= 0 for card in moment.state.spade))
    root = ElementTree.fromstring(drawn(moment, 0))
    assert root.findtext(SVG + "title") == f"Rat Alarm: round {moment.state.rounds + 1}"
    described = root.findtext(SVG + "desc") or ""
    for part in (
        "Just turned up: ",
        "Face up: ",
        "The draw pile holds ",
        "In the round: ",
        "Out: ",
        " has buried ",
        "Cards taken: Anna ",
        "Waiting for ",
    ):
        assert part in described
    over = ElementTree.fromstring(drawn(next(moments_in(3, OVER)), SPECTATOR, True, "de"))
    assert over.findtext(SVG + "title") == "Rattenalarm: Das Spiel ist aus"
    assert re.search(r"gewinnt|Geteilter Sieg", over.findtext(SVG + "desc") or "")
