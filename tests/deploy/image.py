"""Builds the image without a container engine, and runs it in a chroot: what `test_image.py` needs.

mmdebstrap makes a base image of Debian's packages; buildah builds with chroot isolation, as root. The image runs on a
read-only bind mount in its own mount namespace, as its own user, with tmpfs where compose.yaml has it. Its network is
that of the machine.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.deploy.files import ROOT

__all__ = ["Image", "missing"]

_BASE = "localhost/hedgemaze-base"
_BUILD_BASE = "localhost/hedgemaze-build-base"
_TAG = "localhost/hedgemaze"
_CERTIFICATES = Path("/etc/ssl/certs")


def missing() -> str:
    """Returns why images cannot be built here; an empty text if they can."""
    if os.getuid():
        return "only root may build images without a container engine"
    absent = [name for name in ("buildah", "mmdebstrap", "unshare") if shutil.which(name) is None]
    return f"{', '.join(absent)} not installed" if absent else ""


class Image:
    """An image in a folder of its own; about 3 GB while it is built."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._root = folder / "root"
        self._storage = ["--root", str(self._root), "--runroot", str(folder / "run"), "--storage-driver", "vfs"]
        self._environment = os.environ | {"TMPDIR": str(folder), "BUILDAH_ISOLATION": "chroot"}
        self.config: dict[str, Any] = {}
        """The settings of a container: Entrypoint, Cmd, User, Env, Healthcheck."""

    def build(self) -> None:
        """Makes the base and builds the image."""
        self._make_base(_BASE, "python3,ca-certificates")
        self._make_base(_BUILD_BASE, "python3-venv,python3-dev,ca-certificates")
        arguments = [f"BASE={_BASE}", f"BUILD_BASE={_BUILD_BASE}"]
        for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"):
            if name in os.environ:
                arguments.append(f"{name}={os.environ[name]}")
        given = [word for each in arguments for word in ("--build-arg", each)]
        mounted = ["--volume", f"{_CERTIFICATES}:{_CERTIFICATES}:ro"]
        how = ["--isolation", "chroot", "--format", "docker", "--file", str(ROOT / "deploy" / "Containerfile")]
        self._buildah("build", *how, *given, *mounted, "--tag", _TAG, str(ROOT))
        self.config = json.loads(self._buildah("inspect", "--type", "image", _TAG))["Docker"]["config"]

    def _make_base(self, tag: str, packages: str) -> None:
        """Makes an image of Debian's packages, without their documentation."""
        tar = self._folder / "base.tar"
        how = ["--quiet", "--variant=minbase", f"--include={packages}"]
        how += [f"--dpkgopt=path-exclude=/usr/share/{name}/*" for name in ("doc", "locale", "man")]
        _run("mmdebstrap", *how, _suite(), str(tar), env=self._environment)
        container = self._buildah("from", "scratch")
        self._buildah("add", "--quiet", container, str(tar), "/")
        self._buildah("commit", "--quiet", "--rm", container, tag)
        tar.unlink()

    @property
    def megabytes(self) -> tuple[float, float]:
        """The sizes of the image and of its base, unpacked."""
        sizes = [json.loads(self._buildah("images", "--json", tag))[0]["size"] for tag in (_TAG, _BASE)]
        return _megabytes(sizes[0]), _megabytes(sizes[1])

    @contextmanager
    def mounted(self) -> Iterator[Path]:
        """Provides the files of a container of the image."""
        container = self._buildah("from", _TAG)
        yield Path(self._buildah("mount", container))
        self._buildah("rm", container)

    def command(self, root: Path, arguments: Sequence[str]) -> list[str]:
        """Returns the command that runs a program in the container as an engine would, on a read-only root."""
        uid, _, gid = self.config["User"].partition(":")
        where = self._folder / "mounted"
        where.mkdir(exist_ok=True)
        program = ["env", "-i", "-C", "/data", *self.config["Env"], *arguments]
        script = "\n".join(
            (
                "set -e",
                f"mount --bind {root} {where}",
                f"mount -o remount,bind,ro {where}",
                f"mount -t proc proc {where}/proc",
                f"mount -t tmpfs -o mode=1777 tmpfs {where}/tmp",  # noqa: S108  # of the container
                f"mount -t tmpfs -o mode=0700,uid={uid},gid={gid} tmpfs {where}/data",
                f"exec chroot --userspec={uid}:{gid} {where} {shlex.join(program)}",
            )
        )
        return ["unshare", "--mount", "sh", "-c", script]

    def _buildah(self, *arguments: str) -> str:
        return _run("buildah", *self._storage, *arguments, env=self._environment)


def new_folder() -> Path:
    """Returns a folder for an image; on a filesystem in memory if it is large enough, which is much faster."""
    memory = Path("/dev/shm")  # noqa: S108  # the folder in it has a random name
    is_large = memory.is_dir() and shutil.disk_usage(memory).free > 8 << 30
    return Path(tempfile.mkdtemp(prefix="hedgemaze-image-", dir=memory if is_large else None))


def _suite() -> str:
    """Returns the release of Debian that this machine runs."""
    found = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text("utf-8").splitlines() if "=" in line)
    return found.get("VERSION_CODENAME", "stable") if found.get("ID") == "debian" else "stable"


def _megabytes(text: str) -> float:
    number, unit = text.split()
    return float(number) * {"KB": 1e-3, "MB": 1, "GB": 1e3}[unit]


def _run(*command: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-2_000:]}\n{done.stderr[-4_000:]}"
    return done.stdout.strip()
