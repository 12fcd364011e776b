"""What every test and every doctest shares: examples in Markdown may end with the fence of their code block."""

import doctest
import re

_FENCE = re.compile(r"^[ ]*```.*$", re.MULTILINE)
_parse = doctest.DocTestParser.parse


def _parse_without_fences(
    self: doctest.DocTestParser, string: str, name: str = "<string>"
) -> list[str | doctest.Example]:
    """Reads a fence as the blank line that ends an example; left in place it would be taken for expected output."""
    return _parse(self, _FENCE.sub("", string), name)


doctest.DocTestParser.parse = _parse_without_fences  # type: ignore[method-assign]
