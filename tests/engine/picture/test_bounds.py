"""The extent of sprites."""

import pytest

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.picture.bounds import bounds
from spadework.engine.picture.surfaces import Box


@pytest.mark.parametrize(
    ("svg", "box"),
    [
        ('<rect x="1" y="2" width="3" height="4"/>', (1, 2, 3, 4)),
        ('<circle cx="5" cy="5" r="2" stroke-width="2"/>', (2, 2, 6, 6)),
        ('<ellipse rx="2" ry="1" transform="translate(10,0) scale(2)"/>', (6, -2, 8, 4)),
        ('<path d="M0 0h10v5l-4 3z"/>', (0, 0, 10, 8)),
        ('<path d="M0 0Q5 10 10 0T20 0"/>', (0, -10, 20, 20)),
        ('<g transform="rotate(90)"><line x1="0" y1="0" x2="10" y2="2"/></g>', (-2, 0, 2, 10)),
        ('<use href="#sprite-dot" x="4" transform="scale(3)"/>', (9, -3, 6, 6)),
        ('<defs><path id="own" d="M0 0L4 4"/></defs><use href="#own" y="1"/>', (0, 1, 4, 4)),
        ('<title>none</title><path d="M1 1H2V3"/>', (1, 1, 1, 2)),
    ],
)
def test_a_box_encloses_all_shapes(svg: str, box: tuple[float, ...]) -> None:
    found = bounds("here", {"here": svg, "dot": '<circle r="1"/>'})
    assert found == pytest.approx(Box(*box))


@pytest.mark.parametrize("game", all_games().values(), ids=game_ids())
def test_sprites_on_pages_have_a_size(game: Game) -> None:
    assert game.metadata is not None
    assert game.metadata.cover is not None
    art = game.sprites(game.deck(OWN_DECK))
    for name in {*game.metadata.signs, *(place[0] for place in game.metadata.cover.art)}:
        box = bounds(name, art)
        assert box.width > 0
        assert box.height > 0
