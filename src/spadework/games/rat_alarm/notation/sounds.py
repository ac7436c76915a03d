"""What is heard when something happens in Rat Alarm."""

from collections.abc import Mapping

from spadework.engine.contract import Sound

SOUNDS: Mapping[str, Sound] = {
    "told-cubes": "coin",
    "told-turns-up": "card",
    "told-turned-up": "card",
    "told-turns-up-rat": "danger",
    "told-turned-up-rat": "danger",
    "told-alarm": "alarm",
    "told-drops": "chest",
    "told-drops-empty": "step",
    "told-keeps-rat": "chest",
    "told-buries": "step",
    "told-kind": "coin",
}
