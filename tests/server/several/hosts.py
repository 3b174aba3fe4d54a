"""Two hosts, a database and a proxy, each in a network namespace of its own: `make cluster`.

People play through nginx, configured as `docs/hosting.md` says, while one host after the other is
stopped and started again, as in a rolling update. Needs Linux, root, iproute2, util-linux, nginx
and the package `pgserver`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pgserver

from tests.server.several.storm import Storm

HOME, PROXY, DATABASE, HOSTS = "10.78.0.1", "10.78.0.2", "10.78.0.3", ("10.78.0.4", "10.78.0.5")
URL = f"http://{PROXY}/"
DATABASE_URL = f"postgresql://postgres@{DATABASE}/postgres"
INSIDE = "VAKA_HOSTS_INSIDE"
TABLES = 3
BIN = Path(pgserver.__file__).parent / "pginstall" / "bin"
OPTIONS = ("--workers", "2", "--port", "8352", "--no-browser", "--log", "json")
NEEDED = {"unshare": "util-linux", "setpriv": "util-linux", "ip": "iproute2", "nginx": "nginx"}
"""Programs, and the packages of Debian that have them."""

HOSTING = Path("docs/hosting.md")


def main() -> int:
    """Try out two hosts, and a rolling update."""
    if missing := [name for name in NEEDED if not shutil.which(name)]:
        packages = " ".join(NEEDED[name] for name in missing)
        print(f"not installed: {', '.join(missing)}: apt install {packages}", file=sys.stderr)
        return 1
    if os.geteuid():
        print("network namespaces need root", file=sys.stderr)
        return 1
    if INSIDE not in os.environ:
        command = [
            "unshare",
            "--net",
            "--mount",
            sys.executable,
            "-m",
            "tests.server.several.hosts",
        ]
        return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode
    with TemporaryDirectory(prefix="vaka-hosts-") as folder, ExitStack() as stack:
        Path(folder).chmod(0o755)
        make_network()
        stack.enter_context(database(Path(folder)))
        hosts = [Host(Path(folder), address) for address in HOSTS]
        for host in hosts:
            stack.callback(host.stop)
        stack.enter_context(proxy(Path(folder)))
        update(Both(hosts), hosts)
    return 0


def update(servers: Both, hosts: list[Host]) -> None:
    """Play through the proxy while one host after the other is replaced."""
    storm = Storm(servers, TABLES)
    storm.await_moves()
    for host in hosts:
        host.stop()
        storm.await_moves()
        host.start()
        storm.await_moves()
    storm.end()
    print(f"{len(hosts)} hosts with two processes each were replaced, one after the other")


# ---- the network


def make_network() -> None:
    """A namespace for the proxy, the database and each host, joined by a bridge."""
    Path("/run/netns").mkdir(exist_ok=True)
    _ip("link", "set", "lo", "up")
    subprocess.run(["mount", "-t", "tmpfs", "none", "/run/netns"], check=True)
    _ip("link", "add", "bridge", "type", "bridge")
    _ip("address", "add", f"{HOME}/24", "dev", "bridge")
    _ip("link", "set", "bridge", "up")
    for address in (PROXY, DATABASE, *HOSTS):
        name, wire = _name(address), f"to-{_name(address)}"
        _ip("netns", "add", name)
        _ip("link", "add", wire, "type", "veth", "peer", "name", "eth0", "netns", name)
        _ip("link", "set", wire, "master", "bridge", "up")
        _ip("-n", name, "link", "set", "lo", "up")
        _ip("-n", name, "address", "add", f"{address}/24", "dev", "eth0")
        _ip("-n", name, "link", "set", "eth0", "up")


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True)


def _name(address: str) -> str:
    return f"vaka{address.rpartition('.')[2]}"


def _within(address: str, *command: str) -> list[str]:
    return ["ip", "netns", "exec", _name(address), *command]


# ---- what runs there


@contextmanager
def database(folder: Path) -> Iterator[None]:
    """PostgreSQL on a host of its own."""
    data = folder / "data"
    data.mkdir()
    os.chown(data, *_NOBODY)
    _as_nobody(str(BIN / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust")
    with (data / "pg_hba.conf").open("a", encoding="utf-8") as file:
        file.write("host all all 10.78.0.0/24 trust\n")
    settings = f"-c listen_addresses={DATABASE} -c unix_socket_directories={data}"
    control = [str(BIN / "pg_ctl"), "-D", str(data), "-w"]
    log = ["-l", str(data / "log"), "-o", settings]
    subprocess.run(_within(DATABASE, *_drop(*control, *log, "start")), check=True, stdout=_QUIET)
    try:
        yield
    finally:
        _as_nobody(*control, "-m", "fast", "stop")


_QUIET = subprocess.DEVNULL
_NOBODY = 65534, 65534


def _drop(*command: str) -> list[str]:
    return ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", *command]


def _as_nobody(*command: str) -> None:
    subprocess.run(_drop(*command), check=True, stdout=_QUIET)


class Host:
    """A host that runs `vaka serve` with two workers."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder / address
        self._folder.mkdir()
        self._address = address
        self._process: subprocess.Popen[str] | None = None
        self._log = self._folder / "log"
        self.start()

    def start(self) -> None:
        """Start the server, and wait until it serves."""
        vaka = [sys.executable, "-c", "from vaka.cli import main; main()", "serve", *OPTIONS]
        where = ["--host", self._address, "--url", URL, "--proxy", PROXY]
        stored = ["--data", str(self._folder), "--database", DATABASE_URL]
        command = _within(self._address, *vaka, *where, *stored)
        environment = {**os.environ, "VAKA_SECRET": "a secret of all the hosts of this test"}
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        line = self._process.stdout.readline() if self._process.stdout else ""
        if "Vaka is at" not in line:
            raise RuntimeError(f"{self._address} does not start: {self.log()}")

    def stop(self) -> None:
        """Stop the server as an update does, with SIGTERM."""
        if self._process:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def log(self) -> str:
        """What the server logged."""
        return self._log.read_text("utf-8")


class Both:
    """Both hosts, as people see them: one address."""

    def __init__(self, hosts: list[Host]) -> None:
        self.database = DATABASE_URL
        self.urls = [URL]
        self._hosts = hosts

    def stop(self) -> None:
        """Check what the hosts logged; they are stopped later."""
        for host in self._hosts:
            if "Traceback" in host.log():
                raise RuntimeError(host.log())


@contextmanager
def proxy(folder: Path) -> Iterator[None]:
    """nginx, configured as the documentation says."""
    text = HOSTING.read_text("utf-8")
    found = re.search(r"```nginx\n(upstream.*?)```", text, re.DOTALL)
    if not found:
        raise RuntimeError(f"{HOSTING} has no upstream")
    site = found[1].replace("10.0.0.1", HOSTS[0]).replace("10.0.0.2", HOSTS[1])
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{site}}}\n",
        "utf-8",
    )
    process = subprocess.Popen(_within(PROXY, "nginx", "-c", str(config)))
    try:
        while not (folder / "nginx.pid").exists():
            if process.poll() is not None:
                raise RuntimeError((folder / "error.log").read_text("utf-8"))
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
