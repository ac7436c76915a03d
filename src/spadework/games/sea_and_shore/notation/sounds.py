"""What is heard when something happens in Sea & Shore."""

from collections.abc import Mapping

from spadework.engine.contract import Sound

SOUNDS: Mapping[str, Sound] = {
    "told-dealt": "card",
    "told-gift": "card",
    "told-gives": "card",
    "told-turned-up": "chest",
    "told-plays": "card",
    "told-plays-extras": "card",
    "told-covers": "alarm",
    "told-uncovered": "card",
    "told-uncovered-extras": "card",
    "told-extras": "coin",
    "told-extras-short": "coin",
    "told-takes": "chest",
    "told-steals": "danger",
    "told-robs": "danger",
    "told-from-supply": "coin",
    "told-draws-from": "card",
    "told-draws": "card",
    "told-returns": "card",
    "told-looks": "chest",
    "told-fetches": "card",
    "told-fetches-own": "card",
    "told-discards": "card",
    "told-round-points": "coin",
}
