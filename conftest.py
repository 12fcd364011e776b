"""What every test and every doctest shares: English, and examples in Markdown that end with a code block's fence."""

import doctest
import os
import re

os.environ["HEDGEMAZE_LANGUAGE"] = "en"  # whatever the system speaks; tests of other languages say so

_FENCE = re.compile(r"^[ ]*```.*$", re.MULTILINE)
_parse = doctest.DocTestParser.parse


def _parse_without_fences(
    self: doctest.DocTestParser, string: str, name: str = "<string>"
) -> list[str | doctest.Example]:
    """Reads a fence as the blank line that ends an example; left in place it would be taken for expected output."""
    return _parse(self, _FENCE.sub("", string), name)


doctest.DocTestParser.parse = _parse_without_fences  # type: ignore[method-assign]
