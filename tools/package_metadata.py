"""What the package's metadata says about where the project is public: scikit-build-core calls `dynamic_metadata`.

The address is an input of the build, because the sources do not know where they are published:
``HEDGEMAZE_ADDRESS=https://HOST/OWNER/NAME`` in the environment, a repository whose pages are named as GitHub names
them. The metadata then has URLs, and the pictures and links of the README lead to the files of the release's tag. A
source archive keeps the address in its PKG-INFO, so the wheels made from it have it too. Without an address there are
no URLs; pictures, which an index could not show, are left out, and relative links become plain text.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

VARIABLE = "HEDGEMAZE_ADDRESS"

_ADDRESS = re.compile(r"https://[a-z0-9.-]+(?::\d+)?(?:/[\w.~-]+)+")
_SOURCE = "Source, "
"""The URL in PKG-INFO that is the address."""

_PICTURES = re.compile(r"<p>\n(?:<img[^>]*>\n)+</p>\n\n")
_PICTURE = re.compile(r'(<img src=")(?!https?:)')
_LINK = re.compile(r"\[([^\[\]]+)\]\((?!https?:|#)([^)\s]+)\)")


def find_address(folder: Path, environment: Mapping[str, str]) -> str | None:
    """Returns the address from the environment, else that of the source archive in the folder, else None."""
    named = environment.get(VARIABLE, "")
    if named:
        if not _ADDRESS.fullmatch(named.removesuffix("/")):
            sys.exit(f"{VARIABLE}: expected https://HOST/OWNER/NAME, got {named!r}")
        return named.removesuffix("/")
    archive = folder / "PKG-INFO"
    if not archive.is_file():
        return None
    urls = HeaderParser().parsestr(archive.read_text(encoding="utf-8")).get_all("Project-URL", [])
    return next((url.removeprefix(_SOURCE) for url in urls if url.startswith(_SOURCE)), None)


def urls(address: str, tag: str) -> dict[str, str]:
    """Returns the project's URLs, with the labels that package indexes know."""
    return {
        "Homepage": address,
        "Documentation": f"{address}/blob/{tag}/docs/README.md",
        "Source": address,
        "Issues": f"{address}/issues",
        "Changelog": f"{address}/blob/{tag}/CHANGELOG.md",
    }


def readme(text: str, address: str | None, tag: str) -> str:
    """Returns a README without relative pictures and links."""
    if address is None:
        return _LINK.sub(r"\1", _PICTURES.sub("", text))
    pictures = _PICTURE.sub(rf"\1{address}/raw/{tag}/", text)
    return _LINK.sub(rf"[\1]({address}/blob/{tag}/\2)", pictures)


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    """Returns the fields `readme` and `urls` of the package's metadata; the working directory is the source tree."""
    address, tag = find_address(Path(), os.environ), f"v{project['version']}"
    text = readme(Path("README.md").read_text(encoding="utf-8"), address, tag)
    return {
        "readme": {"content-type": "text/markdown", "text": text},
        "urls": {} if address is None else urls(address, tag),
    }
