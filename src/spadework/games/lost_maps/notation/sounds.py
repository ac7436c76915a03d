"""What is heard when something happens in Lost Maps."""

from collections.abc import Mapping

from spadework.engine.contract import Sound

SOUNDS: Mapping[str, Sound] = {
    "told-dealt": "card",
    "told-keeps": "card",
    "told-displayed": "card",
    "told-expedition": "card",
    "told-crosses": "write",
    "told-coins": "coin",
    "told-palm": "coin",
    "told-cup": "chest",
    "told-fills": "chest",
    "told-takes": "card",
    "told-draws": "card",
}
