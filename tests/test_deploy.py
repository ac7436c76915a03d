"""Deployment files: the settings, commands, ports, paths and versions that they name exist."""

import os
import re
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from spadework import __version__
from spadework.cli import app
from spadework.web.server.limits import UPLOAD_BYTES
from spadework.web.server.settings import Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
PORT = 8000
FROM_THE_ENVIRONMENT_ALONE = {"SPADEWORK_DATA", "SPADEWORK_CACHE", "SPADEWORK_JIT"}


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found = yaml.safe_load(text_of("compose.yaml"))
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def unit() -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None, comment_prefixes="#")
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string(text_of("spadework.service"))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_named_setting_exists(path: Path) -> None:
    named = set(re.findall(r"SPADEWORK_[A-Z_]+", path.read_text(encoding="utf-8")))
    known = {f"SPADEWORK_{name.upper()}" for name in Settings.__dataclass_fields__} | FROM_THE_ENVIRONMENT_ALONE
    assert named - known == set()


def test_the_files_name_settings_at_all() -> None:
    assert {"Caddyfile", "Dockerfile", "compose.yaml", "nginx.conf", "spadework.env.example", "spadework.service"} <= {
        path.name for path in FILES
    }
    assert all("SPADEWORK_" in text_of(name) for name in ("Dockerfile", "compose.yaml", "spadework.env.example"))


def test_the_commands_that_are_run_exist(compose: dict[str, Any], unit: ConfigParser) -> None:
    command = re.search(r"^CMD (\[.*\])$", text_of("Dockerfile"), re.M)
    built = re.search(r"^RUN /opt/spadework/bin/spadework (\S+)$", text_of("Dockerfile"), re.M)
    assert command is not None
    assert built is not None
    runs: list[list[str]] = [
        yaml.safe_load(command[1]),
        compose["services"]["server"]["command"],
        unit["Service"]["ExecStart"].split()[1:],
        [built[1]],
    ]
    commands: Any = get_command(app)
    for name, *arguments in runs:
        options = {option for parameter in commands.commands[name].params for option in parameter.opts}
        assert {argument for argument in arguments if argument.startswith("--")} <= options
        assert name != "serve" or arguments[arguments.index("--port") + 1] == str(PORT)


def test_ports_agree() -> None:
    for name in ("Dockerfile", "nginx.conf", "Caddyfile"):
        assert set(re.findall(r"(?:127\.0\.0\.1|server|EXPOSE|UPSTREAM)[: ](\d{4,5})", text_of(name))) == {str(PORT)}, (
            name
        )


def test_health_checks_request_existing_pages(compose: dict[str, Any]) -> None:
    assert f"http://127.0.0.1:{PORT}/ready" in text_of("Dockerfile")
    # The health check uses this host name, so the server must allow it.
    assert "127.0.0.1" in compose["services"]["server"]["environment"]["SPADEWORK_HOSTS"].split(",")
    assert "SPADEWORK_HOSTS=games.example,127.0.0.1\n" in text_of("spadework.env.example")


def test_the_database_the_server_and_metrics_are_not_public(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["server"]["environment"]["SPADEWORK_PROXIES"] == subnet
    assert re.search(r"@metrics path /metrics\n\s+respond @metrics 404", text_of("Caddyfile"))
    assert re.search(r"location = /metrics {\n\s+return 404;", text_of("nginx.conf"))


def test_volumes_are_mounted_at_the_data_folders(compose: dict[str, Any]) -> None:
    image = text_of("Dockerfile")
    data = re.search(r"SPADEWORK_DATA=(\S+)", image)
    assert data is not None
    assert f"VOLUME {data[1]}\n" in image
    assert compose["services"]["server"]["volumes"] == [f"data:{data[1]}"]
    used = {
        volume.partition(":")[0] for service in compose["services"].values() for volume in service.get("volumes", ())
    }
    assert used == {"./Caddyfile", *compose["volumes"]}


def test_secrets_come_from_outside(compose: dict[str, Any]) -> None:
    example = text_of("spadework.env.example")
    wanted = set(re.findall(r"\$\{(\w+)", text_of("compose.yaml")))
    assert wanted == {"SITE", "WORKERS", "POSTGRES_PASSWORD"}
    assert all(re.search(rf"^{name}=", example, re.M) for name in wanted)
    assert "POSTGRES_PASSWORD=\n" in example
    assert compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")


def test_the_image_is_pinned_and_runs_as_an_unprivileged_user() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    image = text_of("Dockerfile")
    version = re.search(r"^ARG PYTHON=(\S+)$", image, re.M)
    assert version is not None
    assert f"Programming Language :: Python :: {version[1]}" in project["classifiers"]
    assert "--require-hashes --no-deps -r requirements/serve.lock" in image
    assert image.index("\nUSER spadework") < image.index("\nENTRYPOINT")
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", image, re.M)
    sent = re.findall(r"^!(\S+)$", text_of("Dockerfile.dockerignore"), re.M)
    assert sorted(name for names in copied for name in names.split()) == sorted(sent)
    assert all((ROOT / name).exists() for name in sent)


def test_the_servers_file_system_is_read_only_except_data_and_tmp(compose: dict[str, Any]) -> None:
    server = compose["services"]["server"]
    assert server["read_only"] is True
    assert server["tmpfs"] == ["/tmp"]
    run = re.search(r"^docker run (.+)$", (ROOT / "docs" / "running.md").read_text(encoding="utf-8"), re.M)
    assert run is not None
    assert "--read-only --tmpfs /tmp --volume spadework:/data" in run[1]


def test_the_image_is_built_from_every_file_of_the_wheel() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = settings["tool"]["hatch"]["build"]["targets"]["wheel"]
    parts = {
        *wheel["packages"],
        *wheel["force-include"],
        settings["project"]["readme"],
        *settings["project"]["license-files"],
    }
    sent = re.findall(r"^!(\S+)$", text_of("Dockerfile.dockerignore"), re.M)
    assert [part for part in parts if not any(Path(part).is_relative_to(name) for name in sent)] == []


def test_the_unit_is_restricted_except_for_what_numba_needs(unit: ConfigParser) -> None:
    service = unit["Service"]
    assert "MemoryDenyWriteExecute" not in service
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == service["PrivateTmp"] == "yes"
    for setting, folder, name in (
        ("SPADEWORK_DATA", "%S", "StateDirectory"),
        ("SPADEWORK_CACHE", "%C", "CacheDirectory"),
    ):
        assert f"{setting}={folder}/{service[name]}" in service["Environment"]


@pytest.fixture(scope="module")
def release() -> dict[str, Any]:
    """The jobs of the release workflow."""
    found = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    jobs = found["jobs"]
    assert isinstance(jobs, dict)
    return jobs


def test_nothing_is_released_before_all_tests_have_passed(release: dict[str, Any]) -> None:
    def needed(job: str) -> set[str]:
        needs = release[job].get("needs", [])
        return {job}.union(*(needed(one) for one in ([needs] if isinstance(needs, str) else needs)))

    assert {"run": ".ci/run"} in release["test"]["steps"]
    assert {name for name in release if "test" not in needed(name)} == set()
    # Irreversible jobs come after all jobs that may fail.
    assert {"wheel", "image"} <= needed("pypi") & needed("images")
    assert [name for name, job in release.items() if "id-token" in job.get("permissions", {})] == ["pypi"]


def test_a_tag_must_name_the_version(release: dict[str, Any]) -> None:
    (check,) = [step["run"] for step in release["wheel"]["steps"] if "tag" in step.get("name", "")]
    for tag, code in ((f"v{__version__}", 0), ("v9.9.9", 1), ("", 1)):
        environment = {**os.environ, "GITHUB_REF_NAME": tag}
        assert subprocess.run(["/bin/sh", "-c", check], cwd=ROOT, env=environment, check=False).returncode == code


def test_the_files_named_in_the_release_exist(release: dict[str, Any]) -> None:
    commands = "\n".join(step.get("run", "") for job in release.values() for step in job["steps"])
    named = set(re.findall(r"(?<![\w/.])(?:deploy|requirements|\.ci)/[\w./-]+", commands))
    assert {"deploy/Dockerfile", "requirements/installer.lock", ".ci/run"} <= named
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_proxies_forward_what_the_server_needs() -> None:
    site = text_of("nginx.conf")
    for header in (
        "Upgrade $http_upgrade",
        "Host $http_host",
        "X-Forwarded-For $remote_addr",
        "X-Forwarded-Proto $scheme",
    ):
        assert f"proxy_set_header {header};" in site
    assert f"client_max_body_size {UPLOAD_BYTES // 1024**2}m;" in site


def test_the_guide_mentions_every_file() -> None:
    guide = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    assert [path.name for path in FILES if path.suffix != ".dockerignore" and f"deploy/{path.name}" not in guide] == []
