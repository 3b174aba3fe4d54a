"""The files for containers: the paths exist, and the commands run."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from sqlalchemy import make_url

from vaka.cli.app import app
from vaka.server.api.openapi import openapi
from vaka.server.settings import public_name

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WANTED = {"VAKA_NAME": "vaka.example.org", "POSTGRES_PASSWORD": "a-secret"}
"""What people are asked to put into `.env`."""


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile: each instruction and what follows it."""
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    joined = text.replace("\\\n", " ").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined if line)]


def given(instruction: str) -> list[str]:
    """What an instruction is given, each time it occurs."""
    return [rest for word, rest in instructions() if word == instruction]


def compose() -> dict[str, Any]:
    """The services, as they are with what people are asked for."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    text = re.sub(r"\$\{(\w+):\?\}", lambda found: WANTED[found[1]], text)
    assert "$" not in text
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What `vaka serve` in the container makes of its command line and its environment."""
    environment = dict(pair.split("=") for rest in given("ENV") for pair in rest.split())
    environment |= compose()["services"]["vaka"]["environment"]
    name, command, *arguments = json.loads(given("CMD")[-1])
    assert name in PROJECT["scripts"]
    serve = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]
    known = {variable for option in serve.params for variable in [option.envvar] if variable}
    assert set(environment) <= known
    for variable in known:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    values: dict[str, Any] = serve.make_context(command, arguments).params
    return values


# ---- the image


def test_an_image_is_made_of_what_is_there() -> None:
    stages = [name for rest in given("FROM") for _, _, name in [rest.partition(" AS ")] if name]
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for rest in given("COPY"):
        *sources, _ = [word for word in rest.split() if not word.startswith("--")]
        if found := re.match(r"--from=(\w+) ", rest):
            assert found[1] in stages
            continue
        for source in sources:
            assert (ROOT / source).exists(), source
            assert not any(fnmatch(source, each) for each in ignored)
    for rest in given("FROM"):
        image, version = re.match(r"(\w+):([\d.]+)", rest).groups()  # type: ignore[union-attr]
        assert image == "python"
        assert _number(version) >= _number(PROJECT["requires-python"].removeprefix(">="))


def test_nothing_is_installed_that_is_not_pinned() -> None:
    runs = " && ".join(given("RUN"))
    commands = [run.split() for run in runs.split("&&") if run.split()[:1] == ["pip"]]
    for _, what, *words in commands:
        is_ours = "--no-deps" in words
        assert what in ("install", "wheel")
        assert is_ours or "--require-hashes" in words
        if is_ours and what == "wheel":
            assert "--no-build-isolation" in words
    files = {Path(word).name for command in commands for word in command if ".txt" in word}
    assert files == {"run.txt", "node.txt", "postgres.txt"}
    pinned = (ROOT / "requirements/postgres.txt").read_text("utf-8")
    for needed in PROJECT["optional-dependencies"]["postgres"]:
        name, extra = re.match(r"(\w+)\[(\w+)\]", needed).groups()  # type: ignore[union-attr]
        assert re.search(rf"^{name}==", pinned, re.MULTILINE)
        assert re.search(rf"^{name}-{extra}==", pinned, re.MULTILINE)


def test_no_secret_gets_into_an_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert any(fnmatch("deploy/.env", each) for each in ignored)


def _number(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_a_container_serves_where_it_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    port = served(monkeypatch)["port"]
    assert given("EXPOSE") == [str(port)]
    check = shlex.split(given("HEALTHCHECK")[0].removeprefix("CMD "))
    assert check[:2] == ["python", "-c"]
    compile(check[2], "HEALTHCHECK", "exec")
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", check[2])
    assert asked
    assert int(asked[1]) == port
    assert asked[2] in openapi()["paths"]


def test_a_container_keeps_its_data_in_a_volume(monkeypatch: pytest.MonkeyPatch) -> None:
    data = str(served(monkeypatch)["data"])
    assert given("VOLUME") == [data]
    assert f"mkdir {data}" in given("RUN")[-1]
    assert f"vaka:{data}" in compose()["services"]["vaka"]["volumes"]


# ---- the services


def test_services_name_what_is_there() -> None:
    wanted, services = compose(), compose()["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            is_file = source.startswith(".")
            assert (DEPLOY / source).is_file() if is_file else source in wanted["volumes"]
    build = services["vaka"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    told = (ROOT / "docs/hosting.md").read_text("utf-8")
    assert all(f"`{name}=" in told for name in WANTED)


def test_the_server_finds_its_database_and_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    services, server = compose()["services"], served(monkeypatch)
    database, url = services["database"], make_url(server["database"])
    assert services[url.host] is database
    settings = database["environment"]
    assert (url.username, url.database) == (settings["POSTGRES_USER"], settings["POSTGRES_DB"])
    assert url.password == settings["POSTGRES_PASSWORD"]
    assert public_name(server["url"]) == WANTED["VAKA_NAME"]
    assert server["host"] == "0.0.0.0"  # noqa: S104  only the proxy can reach it
    assert not any("ports" in services[name] for name in ("vaka", "database"))


def test_the_proxy_passes_on_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    services = compose()["services"]
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    site, *inner, end = [line.split() for line in text.splitlines() if line.strip()]
    assert (site[1:], end) == (["{"], ["}"])
    name = re.fullmatch(r"\{\$(\w+)\}", site[0])
    assert name
    assert services["proxy"]["environment"][name[1]] == WANTED["VAKA_NAME"]
    directives = {directive: values for directive, *values in inner}
    host, port = directives.pop("reverse_proxy")[0].split(":")
    assert (services[host], int(port)) == (services["vaka"], served(monkeypatch)["port"])
    assert directives == {"respond": ["/metrics", "404"]}
    assert services["proxy"]["ports"] == ["80:80", "443:443"]
