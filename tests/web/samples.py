"""Examples of all client messages, from the protocol document."""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\{.*?\})` \|", re.MULTILINE)


def section(heading: str) -> str:
    return DOCUMENT.partition(f"## {heading}\n")[2].partition("\n## ")[0]


SAMPLES: dict[str, dict[str, Any]] = {
    sample["type"]: sample for sample in map(json.loads, ROW.findall(section("Client messages")))
}
"""Client messages, by type."""
