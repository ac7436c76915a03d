"""Asks whether what is pinned has known vulnerabilities: `python scripts/audit.py`. It ends with an error when there is one.

Where the service that knows them can't be reached, it says so, and that is no error. `requirements/ignored.toml` names the vulnerabilities
that are put up with, each with the reason.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PINNED = [ROOT / "requirements" / name for name in ("long.lock", "torch.lock")]
IGNORED = ROOT / "requirements" / "ignored.toml"
ASKING = [
    "-m",
    "pip_audit",
    "--no-deps",
    "--disable-pip",
    "--format",
    "json",
    "--progress-spinner",
    "off",
    "--timeout",
    "5",
]
PATIENCE = 120.0

Dependency = Mapping[str, Any]


def reasons(ignored: Path) -> dict[str, str]:
    """Why vulnerabilities are put up with, by their ids. Raises ValueError for one without a reason."""
    found = tomllib.loads(ignored.read_text(encoding="utf-8"))
    for id, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{ignored.name}: say why {id} is put up with, as a text")
    return found


def asked(pinned: Sequence[Path], ignored: Mapping[str, str]) -> list[Dependency] | None:
    """What is known of each pinned release; None where nobody can be asked."""
    command = [sys.executable, *ASKING]
    command += [part for path in pinned for part in ("--requirement", str(path))]
    command += [part for id in ignored for part in ("--ignore-vuln", id)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        dependencies = json.loads(done.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        return None
    assert isinstance(dependencies, list)
    # A registry that tells files alone answers that it knows none of them.
    return dependencies if any("vulns" in dependency for dependency in dependencies) else None


def told(dependencies: Sequence[Dependency]) -> Iterator[str]:
    """The vulnerabilities in words, and what mends them."""
    for dependency in dependencies:
        for vulnerability in dependency.get("vulns", ()):
            mended = " or ".join(vulnerability["fix_versions"]) or "no release yet"
            yield f"{dependency['name']} {dependency['version']}: {vulnerability['id']}, mended by {mended}"


def audit(pinned: Sequence[Path] = PINNED, ignored: Path = IGNORED) -> str | None:
    """Ask, and say what is left out.

    Returns what is wrong, None if nothing is. Raises ValueError when a vulnerability is ignored without a reason.
    """
    dependencies = asked(pinned, reasons(ignored))
    if dependencies is None:
        print("The audit is left out: the service that knows vulnerabilities can't be reached")
        return None
    unknown = [dependency["name"] for dependency in dependencies if "vulns" not in dependency]
    if unknown:
        print(f"Not known to the service: {', '.join(unknown)}")
    return "\n".join(told(dependencies)) or None


if __name__ == "__main__":
    sys.exit(audit())
