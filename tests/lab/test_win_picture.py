from xml.etree import ElementTree

from spadework.lab.standings import Standing
from spadework.lab.win_picture import draw

SVG = "{http://www.w3.org/2000/svg}"


def standing(player: str, wins: float, low: float, high: float) -> Standing:
    return Standing(player, 10, (5, 5), 3.0, wins, low, high, 25.0, 3.0, 0)


ROWS = [
    standing("<best> & longest name of all that anybody ever had", 0.75, 0.5, 1),
    standing("random 1", 0.25, 0, 0.5),
]


def test_the_picture_of_wins_includes_its_styles() -> None:
    root = ElementTree.fromstring(draw("Dig: 10 games", ROWS))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    style = root.find(f"{SVG}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")


def test_the_picture_of_wins_has_a_text_alternative() -> None:
    root = ElementTree.fromstring(draw("Dig: 10 games", ROWS))
    told = {name: root.findtext(f"{SVG}{name}") for name in ("title", "desc")}
    assert told["title"] == "Dig: 10 games"
    assert told["desc"] is not None
    assert "<best> & longest name of all that anybody ever had: 75.0% (50% to 100%)." in told["desc"]
    assert "random 1: 25.0% (0% to 50%)." in told["desc"]


def test_dots_and_lines_show_the_shares() -> None:
    root = ElementTree.fromstring(draw("Dig", ROWS))
    rows = [group for group in root.iter(f"{SVG}g") if (group.get("id") or "").startswith("player-")]
    dots = [float(row.findall(f"{SVG}circle")[0].get("cx", "")) for row in rows]
    spans = [[float(row.findall(f"{SVG}line")[0].get(end, "")) for end in ("x1", "x2")] for row in rows]
    assert dots[0] == sum(spans[0]) / 2
    assert dots[1] == sum(spans[1]) / 2
    assert spans[1][1] == spans[0][0]
    assert dots[0] - dots[1] == spans[1][1] - spans[1][0]


def test_every_player_has_its_own_row() -> None:
    def height(rows: int) -> float:
        box = ElementTree.fromstring(draw("Dig", ROWS[:1] * rows)).get("viewBox", "")
        return float(box.split()[3])

    assert height(6) - height(5) == height(2) - height(1) > 0
