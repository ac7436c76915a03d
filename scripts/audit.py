"""Check pinned dependencies for known vulnerabilities: `python scripts/audit.py`. Exits with an error if there are any.

If the vulnerability service can't be reached, prints a message and exits normally. `requirements/ignored.toml` lists accepted
vulnerabilities, each with a reason.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PINNED = [ROOT / "requirements" / "long.lock"]
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
    """Return the reasons for accepting vulnerabilities, by id. Raises ValueError for one without a reason."""
    found = tomllib.loads(ignored.read_text(encoding="utf-8"))
    for id, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{ignored.name}: expected a reason for ignoring {id}, as a string")
    return found


def asked(pinned: Sequence[Path], ignored: Mapping[str, str]) -> list[Dependency] | None:
    """Return the report on each pinned release; None if the service can't be reached."""
    command = [sys.executable, *ASKING]
    command += [part for path in pinned for part in ("--requirement", str(path))]
    command += [part for id in ignored for part in ("--ignore-vuln", id)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        dependencies = json.loads(done.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        return None
    assert isinstance(dependencies, list)
    # A registry without vulnerability data reports none.
    return dependencies if any("vulns" in dependency for dependency in dependencies) else None


def told(dependencies: Sequence[Dependency]) -> Iterator[str]:
    """Yield a line for each vulnerability, with the fixed versions."""
    for dependency in dependencies:
        for vulnerability in dependency.get("vulns", ()):
            mended = " or ".join(vulnerability["fix_versions"]) or "no release yet"
            yield f"{dependency['name']} {dependency['version']}: {vulnerability['id']}, fixed in {mended}"


def audit(pinned: Sequence[Path] = PINNED, ignored: Path = IGNORED) -> str | None:
    """Audit pinned files and print what was skipped.

    Returns an error message, or None. Raises ValueError if a vulnerability is ignored without a reason.
    """
    dependencies = asked(pinned, reasons(ignored))
    if dependencies is None:
        print("Audit skipped: the vulnerability service can't be reached")
        return None
    unknown = [dependency["name"] for dependency in dependencies if "vulns" not in dependency]
    if unknown:
        print(f"Unknown to the service: {', '.join(unknown)}")
    return "\n".join(told(dependencies)) or None


if __name__ == "__main__":
    sys.exit(audit())
