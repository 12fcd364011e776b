"""Shows the examples of docstrings as code on the site: an extension of Griffe, which reads them for mkdocstrings.

In Markdown a line that begins with ``>>>`` is a quotation. The examples stand bare in our docstrings, as doctest has
them.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^(?P<indent> *)>>> .*(?:\n(?P=indent)\S.*|\n(?P=indent) +\S.*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """Returns a docstring with its examples in code fences, unless it has fences of its own."""
    if "```" in text:
        return text
    return _EXAMPLE.sub(lambda found: f"{found['indent']}```pycon\n{found[0]}\n{found['indent']}```", text)


class DoctestExtension(Extension):
    """Rewrites each docstring when its object is loaded."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Is called by Griffe for every module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
