"""Runs the services of `deploy/cluster/compose.yaml` without a container engine: what `test_cluster.py` needs.

Each service has a network namespace with an address on a bridge, and knows the others by name. Commands, variables,
addresses, order and health checks are those of the file. The programs are those of this machine and this checkout:
images, volumes, users and limits are not tried here.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from graphlib import TopologicalSorter
from ipaddress import IPv4Network
from pathlib import Path
from typing import Any, Self

from tests.deploy.files import DEPLOY, ROOT, compose, resolved

__all__ = ["SITE", "Cluster", "missing"]

SITE = "localhost"
"""For this name Caddy makes a certificate of its own."""
_VALUES = {"HEDGEMAZE_SITE": SITE, "HEDGEMAZE_DATABASE_PASSWORD": "a1", "HEDGEMAZE_NATS_PASSWORD": "b2"}
_HEDGEMAZE = "import sys; from hedgemaze.cli import main; sys.argv[0] = 'hedgemaze'; main()"
_SECONDS = 120.0
"""Time for a service to become healthy."""
_HIDDEN = ("/etc/ssl", "/usr/local/share/ca-certificates")
"""Folders of this machine in which Caddy would install its own authority."""
_TOOLS = ("caddy", "ip", "mount", "nsenter", "setpriv", "unshare")


def missing() -> str:
    """Returns why the services cannot run here; an empty text if they can."""
    if os.getuid():
        return "only root may make network namespaces"
    absent = [name for name in _TOOLS if shutil.which(name) is None]
    absent += ["postgresql"] * (_postgres() is None)
    return f"{', '.join(absent)} not installed" if absent else ""


def _postgres() -> Path | None:
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


class Cluster:
    """All services of the file, started in the order that it asks for."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)  # PostgreSQL has a user of its own
        self._folder = folder
        data = resolved(compose("cluster/compose.yaml"), _VALUES)
        self._services: dict[str, dict[str, Any]] = data["services"]
        subnet = IPv4Network(data["networks"]["inside"]["ipam"]["config"][0]["subnet"])
        free = (f"{address}/{subnet.prefixlen}" for address in list(subnet.hosts())[9:])
        self._addresses = {name: _fixed(each, subnet) or next(free) for name, each in self._services.items()}
        self._holders: dict[str, subprocess.Popen[bytes]] = {}
        """Processes that keep a namespace, by service; ``bridge`` has the bridge."""
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def __enter__(self) -> Self:
        try:
            self._connect()
            needs = {name: list(each.get("depends_on", ())) for name, each in self._services.items()}
            for name in TopologicalSorter(needs).static_order():
                self.start(name)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for each in (*reversed(self._running.values()), *self._holders.values()):
            if each.poll() is None:
                each.kill()
                each.wait()

    @property
    def authority(self) -> Path:
        """The certificate of Caddy's own authority."""
        return self._folder / "proxy" / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def start(self, name: str) -> None:
        """Starts a service, and waits until it is as the services after it want it."""
        home = self._folder / name
        home.mkdir(exist_ok=True)
        if name == "database" and not (home / "data").exists():
            self._make_database(home)
        with (home / "log").open("ab") as log:
            inside = self.inside(name, self._command(name, home))
            self._running[name] = subprocess.Popen(inside, env=self._environment(name), stdout=log, stderr=log)
        wanted = {each["depends_on"][name]["condition"] for each in self._services.values() if _asks(each, name)}
        if "service_completed_successfully" in wanted:
            assert self._running[name].wait(_SECONDS) == 0, self.log(name)
        elif "healthcheck" in self._services[name]:
            self.wait_until_healthy(name)

    def stop(self, name: str, number: signal.Signals) -> int:
        """Sends a signal to a service; returns its exit status."""
        self._running[name].send_signal(number)
        return self._running[name].wait(_SECONDS)

    def wait_until_healthy(self, name: str) -> None:
        """Waits until the service's own health check succeeds."""
        kind, *check = self._services[name]["healthcheck"]["test"]
        assert kind == "CMD"
        ends = time.monotonic() + _SECONDS
        while subprocess.run(self.inside(name, check), env=self._environment(name), capture_output=True).returncode:  # noqa: PLW1510
            assert self._running[name].poll() is None, self.log(name)
            assert time.monotonic() < ends, self.log(name)
            time.sleep(0.2)

    def inside(self, name: str, command: Sequence[str | Path]) -> list[str]:
        """Returns the command that runs a program with a service's network and names of hosts."""
        enter = ["nsenter", "--target", str(self._holders[name].pid), "--net", "--mount", f"--wd={ROOT}"]
        return [*enter, *map(str, command)]

    def beside_proxy(self, command: Sequence[str | Path]) -> list[str]:
        """Returns the command that runs a program where the proxy's ports are those of `SITE`, as a visitor's would."""
        return ["nsenter", "--target", str(self._holders["proxy"].pid), "--net", *map(str, command)]

    def log(self, name: str) -> str:
        """Returns the end of what a service has written."""
        return f"{name}: {(self._folder / name / 'log').read_text('utf-8', 'replace')[-3_000:]}"

    def _connect(self) -> None:
        """Makes the namespaces, the bridge and the names."""
        hosts = self._folder / "hosts"
        named = [f"{address.partition('/')[0]} {name}" for name, address in self._addresses.items()]
        hosts.write_text("\n".join(["127.0.0.1 localhost", *named, ""]), "utf-8")
        self._hold("bridge", "ip link add bridge type bridge && ip link set bridge up")
        bridge = ["nsenter", "--target", str(self._holders["bridge"].pid), "--net", "ip", "link"]
        for number, (name, address) in enumerate(self._addresses.items()):
            hidden = [f"mount -t tmpfs tmpfs {each}" for each in _HIDDEN if name == "proxy" and Path(each).is_dir()]
            self._hold(name, " && ".join(["ip link set lo up", f"mount --bind {hosts} /etc/hosts", *hidden]))
            other_end = ["peer", "name", "eth0", "netns", str(self._holders[name].pid)]
            subprocess.run([*bridge, "add", f"port{number}", "type", "veth", *other_end], check=True)
            subprocess.run([*bridge, "set", f"port{number}", "master", "bridge", "up"], check=True)
            for how in (["address", "add", address, "dev", "eth0"], ["link", "set", "eth0", "up"]):
                subprocess.run(self.inside(name, ["ip", *how]), check=True)

    def _hold(self, name: str, script: str) -> None:
        """Starts a process that keeps new namespaces, prepared by a script."""
        command = ["unshare", "--net", "--mount", "sh", "-c", f"{script} && echo ready && exec sleep infinity"]
        self._holders[name] = holder = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert holder.stdout is not None
        with holder.stdout as said:
            assert said.readline() == b"ready\n", name

    def _command(self, name: str, home: Path) -> list[str | Path]:
        """Returns the program of a service's image, with the command of the file."""
        service = self._services[name]
        given: list[str] = service.get("command", [])
        match service["image"].partition(":")[0]:
            case "hedgemaze":
                without_engines = ["--workers=0"] * (given[0] == "serve")  # the games here have none
                return [sys.executable, "-c", _HEDGEMAZE, *given, *without_engines]
            case "nats":
                return [Path(sys.executable).with_name("nats-server"), *given]
            case "caddy":
                return ["caddy", "run", "--adapter", "caddyfile", "--config", DEPLOY / "cluster" / "Caddyfile"]
            case "postgres":
                sockets = f"unix_socket_directories={home}"
                return [*_AS_POSTGRES, "postgres", "-D", home / "data", "-c", "listen_addresses=*", "-c", sockets]
            case other:
                raise AssertionError(f"no program for the image {other}")

    def _environment(self, name: str) -> dict[str, str]:
        home = str(self._folder / name)
        program = {"PATH": f"{_postgres()}:{os.environ['PATH']}", "HOME": home, "XDG_DATA_HOME": home, "PGHOST": home}
        given: dict[str, str] = self._services[name].get("environment", {})
        return program | given

    def _make_database(self, home: Path) -> None:
        """Makes the database as the image of PostgreSQL does from its variables."""
        given, data, password = self._services["database"]["environment"], home / "data", home / "password"
        password.write_text(given["POSTGRES_PASSWORD"], "utf-8")
        for path in (home, password):
            shutil.chown(path, "postgres", "postgres")
        make = ["initdb", "--auth=scram-sha-256", f"--pwfile={password}", f"--username={given['POSTGRES_USER']}"]
        create = f"CREATE DATABASE {given['POSTGRES_DB']};\n".encode()
        steps: tuple[tuple[list[str | Path], bytes | None], ...] = (
            ([*make, "--no-sync", "--encoding=UTF8", "--locale=C", data], None),
            (["postgres", "--single", "-D", data, "postgres"], create),
        )
        environment = self._environment("database")
        for command, text in steps:
            done = subprocess.run(
                [*_AS_POSTGRES, *command], env=environment, cwd=home, input=text, capture_output=True, check=False
            )
            assert done.returncode == 0, done.stderr.decode()
        with (data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
            rules.write("host all all all scram-sha-256\n")


_AS_POSTGRES = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def _fixed(service: dict[str, Any], subnet: IPv4Network) -> str | None:
    """Returns the address that the file gives a service."""
    networks = service["networks"]
    found = networks["inside"].get("ipv4_address") if isinstance(networks, dict) else None
    return f"{found}/{subnet.prefixlen}" if found else None


def _asks(service: dict[str, Any], name: str) -> bool:
    """Returns whether a service waits for a condition of another."""
    return isinstance(service.get("depends_on"), dict) and name in service["depends_on"]
