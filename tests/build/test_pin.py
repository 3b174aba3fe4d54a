"""Container images are pinned by digest, as a registry says."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = "deploy/pin.py"
IMAGES = {"caddy:2", "postgres:16", "python:3.12-slim"}


def _module() -> Any:
    spec = spec_from_file_location("pin", ROOT / SCRIPT)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pin = _module()


def _digest(path: str) -> str:
    return f"sha256:{hashlib.sha256(path.encode()).hexdigest()}"


class Registry(BaseHTTPRequestHandler):
    """Speaks as much of a registry's protocol as is needed to learn a digest."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"token": self.path.partition("?")[2]}).encode())

    def do_HEAD(self) -> None:
        repository = self.path.split("/v2/")[1].split("/manifests/")[0]
        is_known = self.headers["Authorization"] == f"Bearer {repository}"
        assert "oci.image.index" in self.headers["Accept"]
        self.send_response(200 if is_known else 401)
        self.send_header("Docker-Content-Digest", _digest(self.path))
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def registry() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_all_images_are_pinned_and_can_be_pinned_again(registry: str, tmp_path: Path) -> None:
    for name in pin.FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for _ in range(2):
        digests = pin.pin(tmp_path, registry, f"{registry}/token?{{}}")
        assert digests.keys() == IMAGES
        assert digests["python:3.12-slim"] == _digest("/v2/library/python/manifests/3.12-slim")
        assert pin.unpinned(tmp_path) == []
    text = (tmp_path / "deploy/Dockerfile").read_text("utf-8")
    assert text.count(f"FROM python:3.12-slim@{digests['python:3.12-slim']}") == 2
    assert " AS build" in text
    workflow = (tmp_path / ".github/workflows/ci.yml").read_text("utf-8")
    assert f"container: python:3.12-slim@{digests['python:3.12-slim']} #" in workflow


def _check(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(folder / SCRIPT), "--check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_images_of_the_project_are_pinned() -> None:
    done = _check(ROOT)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_check_names_what_is_not_pinned(tmp_path: Path) -> None:
    for name in (SCRIPT, *pin.FILES):
        text = (ROOT / name).read_text("utf-8")
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(re.sub("@sha256:[0-9a-f]{64}", "", text), "utf-8")
    done = _check(tmp_path)
    assert done.returncode == 1
    assert pin.images((tmp_path / ".github/workflows/ci.yml").read_text("utf-8"))
    assert all(image in done.stderr for image in IMAGES)
