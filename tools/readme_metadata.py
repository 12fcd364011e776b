"""The README as package indexes show it: scikit-build-core calls `dynamic_metadata` for the field `readme`.

An index shows no file of the repository. With a public address of the source tree in `ADDRESS`, pictures and links get
it; without one, pictures are left out and links become plain text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ADDRESS: str | None = None
"""Where the files of the repository can be read, with a slash at the end; None as long as there is no such place."""

_PICTURES = re.compile(r"<p>\n(?:<img[^>]*>\n)+</p>\n\n")
_PICTURE = re.compile(r'(<img src=")(?!https?:)')
_LINK = re.compile(r"\[([^\[\]]+)\]\((?!https?:|#)([^)\s]+)\)")


def readme(text: str, address: str | None = ADDRESS) -> str:
    """Returns a README without relative pictures and links."""
    if address is None:
        return _LINK.sub(r"\1", _PICTURES.sub("", text))
    return _LINK.sub(rf"[\1]({address}\2)", _PICTURE.sub(rf"\1{address}", text))


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    """Returns the field `readme` of the package's metadata; the working directory is the source tree."""
    text = readme(Path("README.md").read_text(encoding="utf-8"))
    return {"readme": {"content-type": "text/markdown", "text": text}}
