"""The script that checks for known vulnerabilities, with a fake audit tool."""

import json
import runpy
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LEAKY = {"id": "GHSA-1", "fix_versions": ["1.1", "2.0"], "aliases": [], "description": "It leaks."}
HOLED = {"name": "sieve", "version": "1.0", "vulns": [LEAKY]}
WHOLE = {"name": "bowl", "version": "3.0", "vulns": []}
UNKNOWN = {"name": "ours", "skip_reason": "Dependency not found"}

Audit = Callable[..., str | None]


def answering(monkeypatch: pytest.MonkeyPatch, *dependencies: dict[str, Any]) -> Audit:
    """Return the audit function, with a fake tool that reports these dependencies."""

    def answer(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        text = json.dumps({"dependencies": dependencies, "fixes": []})
        return subprocess.CompletedProcess(command, 1, text if dependencies else "", "")

    monkeypatch.setattr(subprocess, "run", answer)
    audit: Audit = runpy.run_path(str(ROOT / "scripts" / "audit.py"))["audit"]
    return audit


def test_a_vulnerability_is_reported_with_its_fix(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = answering(monkeypatch, HOLED, WHOLE, UNKNOWN)
    assert audit() == "sieve 1.0: GHSA-1, fixed in 1.1 or 2.0"
    assert capsys.readouterr().out == "Unknown to the service: ours\n"


def test_without_vulnerabilities_nothing_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answering(monkeypatch, WHOLE)() is None
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("dependencies", [[], [UNKNOWN]], ids=["no answer", "knows none"])
def test_the_audit_is_skipped_without_the_service(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], dependencies: list[dict[str, Any]]
) -> None:
    assert answering(monkeypatch, *dependencies)() is None
    assert "skipped" in capsys.readouterr().out


def test_the_audit_is_skipped_if_the_service_hangs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = answering(monkeypatch)

    def hang(command: list[str], timeout: float, **_: object) -> None:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(subprocess, "run", hang)
    assert audit() is None
    assert "skipped" in capsys.readouterr().out


def test_an_ignored_vulnerability_needs_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ignored = tmp_path / "ignored.toml"
    asked: list[list[str]] = []
    audit = answering(monkeypatch, WHOLE)
    answer = subprocess.run

    def listen(command: list[str], **options: Any) -> object:
        asked.append(command)
        return answer(command, **options)

    monkeypatch.setattr(subprocess, "run", listen)
    ignored.write_text('GHSA-1 = "nothing here is poured"\n', encoding="utf-8")
    assert audit(ignored=ignored) is None
    assert asked[0][-2:] == ["--ignore-vuln", "GHSA-1"]
    ignored.write_text('GHSA-1 = " "\n', encoding="utf-8")
    with pytest.raises(ValueError, match="expected a reason for ignoring GHSA-1"):
        audit(ignored=ignored)
