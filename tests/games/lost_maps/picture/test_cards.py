"""Treasure cards, whose print must fit in both languages and all sizes."""

import re

import pytest
from tests.games.lost_maps.moments import DECK, GAME
from tests.games.lost_maps.position import changed_deck

from spadework.engine.picture.letters import width_of
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.notation.wording import SOFT_HYPHEN, card_title, card_words
from spadework.games.lost_maps.picture.art.cards import RIM, WIDTH
from spadework.games.lost_maps.picture.cards import NAME, cut, treasure_card
from spadework.games.lost_maps.rules.material import Island

SCALES = ((0.64, 14), (0.67, 14), (0.5, 20.5), (0.52, 20.5), (0.7, 20.5), (0.83, 20.5), (1, 20.5), (1.3, 20.5))
"""Scales at which pictures draw cards with a name, each with the minimum font size."""


def lines(svg: str) -> list[tuple[float, str]]:
    """The font size and text of each line in the display face."""
    found = re.findall(r'<text [^>]*font-size="([\d.]+)" class="display"[^>]*>([^<]*)</text>', svg)
    return [(float(size), text) for size, text in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scale", "least"), SCALES)
def test_every_name_fits_its_cartouche(language: str, scale: float, least: float) -> None:
    how = cut(scale, least)
    for card in range(len(DECK.card_names)):
        *name, (_, points) = lines(treasure_card(DECK, card, GAME.words[language], how))
        assert points == str(DECK.record.points[card])
        assert "".join(text.removesuffix("-") for _, text in name).replace(" ", "") == (
            GAME.words[language].say(card_words(DECK, card)).replace(" ", "")
        )
        for size, text in name:
            assert size * scale >= least - 0.01, text
            space = WIDTH - 42 - 68 if how.letters == NAME else WIDTH - 4 * RIM
            assert width_of(text, size, "display") <= space + 0.01, text


def test_a_card_without_a_title_has_a_name_too() -> None:
    bare = changed_deck()
    object.__setattr__(bare, "islands", (Island(None, ()),) * len(bare.card_names))
    for language in LANGUAGES:
        names = {GAME.words[language].say(card_words(bare, card)) for card in range(len(bare.card_names))}
        assert len(names) == len(bare.card_names)
        assert not any(re.search(r"\d", name) for name in names)
    assert card_title(bare, 0) == card_words(bare, 0)


def test_spoken_card_names_contain_no_soft_hyphen() -> None:
    for card in range(len(DECK.card_names)):
        assert SOFT_HYPHEN not in GAME.words["de"].say(card_words(DECK, card))


def test_symbols_stay_visible_on_boxes_that_are_crossed_off() -> None:
    drawn = treasure_card(DECK, 0, GAME.words["en"], cut(1, 14), int(DECK.record.boxes[0]))
    assert drawn.count('href="#sprite-crossed-') == 14
    assert 'href="#sprite-chart-P1"' in drawn
