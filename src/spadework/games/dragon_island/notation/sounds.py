"""What is heard when something happens in Dragon Island."""

from collections.abc import Mapping

from spadework.engine.contract import Sound

SOUNDS: Mapping[str, Sound] = {
    "told-dealt": "card",
    "announced-step": "step",
    "announced-flight": "step",
    "announced-journey": "card",
    "announced-terror": "danger",
    "announced-attack": "danger",
    "announced-curse": "danger",
    "announced-forces": "card",
    "announced-elements": "card",
    "announced-new-dragon": "alarm",
    "announced-dragon": "alarm",
    "told-slumber": "danger",
    "told-slumber-at-once": "danger",
    "told-counterspell": "danger",
    "told-meets": "step",
    "told-next-treasure": "chest",
    "told-last-treasure": "chest",
    "told-carry": "chest",
    "told-flees": "step",
    "told-lost": "danger",
    "told-home": "chest",
    "told-claims": "danger",
    "told-answers": "danger",
    "told-coin": "coin",
    "told-both-coins": "coin",
    "told-takes": "card",
    "told-discards": "card",
    "told-draws": "card",
}
