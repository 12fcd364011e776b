"""The tokeniser of game records, for a text or, line by line, for an open file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hedgemaze.errors import HedgemazeError, NotationError, check_type

_LEXER = re.compile(
    r"""(?P<space>[ \t\r\n]+)
    | (?P<moves>[a-i1-9hvPBKIC@~+-]++(?=[ \t\r\n()])
        (?:[ \t\r\n]+(?:[0-9]{1,7}\.(?=[ \t\r\n])|[a-i1-9hvPBKIC@~+-]++(?=[ \t\r\n()])))*+)
    | (?P<paren>[()])
    | \[(?P<tag>[A-Za-z][A-Za-z0-9_]{0,39})[ ]"(?P<value>[^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"\]
    | \{(?P<comment>[^{}\\]*+(?:\\.[^{}\\]*+)*+)\}
    | (?P<number>[0-9]{1,7}\.)(?=[ \t\r\n]|\Z)
    | (?P<word>[^ \t\r\n{}()\[\]"]+)""",
    re.VERBOSE | re.DOTALL,
)
_UNFINISHED = re.compile(
    r"""\{[^{}\\]*+(?:\\.[^{}\\]*+)*+\\?\Z
    | \[[A-Za-z][A-Za-z0-9_]{0,39}[ ]"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+\Z""",
    re.VERBOSE | re.DOTALL,
)
"""A comment or a tag that may end on a later line."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, several words that can only be actions (``moves``), a parenthesis, a comment, a tag, or unreadable text.

    Move numbers are left out, except between the words of ``moves``.
    """

    kind: str
    text: str
    value: str
    line: int

    def words(self) -> list[str]:
        """Returns the words of a token that holds words."""
        return self.text.split() if self.kind == "moves" else [self.text]

    def line_of(self, word: int) -> int:
        """Returns the line of a word, given by its index."""
        if self.kind != "moves":
            return self.line
        starts = [found.start() for found in re.finditer(r"\S+", self.text)]
        return self.line + self.text.count("\n", 0, starts[word])


def on_line(line: int, error: HedgemazeError) -> NotationError:
    """Returns an error as a `NotationError` that names the line of the record."""
    message = f"line {line}: {error.message}"
    return error.restated(NotationError, message, line=line)


class TokenReader:
    """Reads tokens one by one, and takes no more lines than the next token needs.

    Args:
        lines: pieces of the text: single lines, or the whole text. Every piece but the last ends with a line break.
        longest: limit in characters for the search for the end of a comment.
    """

    def __init__(self, lines: Iterable[str], longest: int) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._longest = longest
        self._text = ""
        self._at = 0
        self._is_begun = False
        self.line = 1
        """The line that is read next, from 1."""
        self.used = 0
        """Characters read so far, those between tokens included."""

    def take(self) -> Token | None:
        """Returns the next token, or None at the end. The rest of a line that cannot be read is skipped.

        Raises:
            NotationError: a file is not UTF-8.
        """
        while self._at < len(self._text) or self._has_more():
            found = _LEXER.match(self._text, self._at)
            if found is None:
                is_open = len(self._text) - self._at < self._longest and _UNFINISHED.match(self._text, self._at)
                if is_open and self._has_more():
                    continue
                return self._unreadable()
            line = self.line
            self._advance(found.end())
            kind = "tag" if found["tag"] else found.lastgroup or ""
            if kind not in ("space", "number"):
                return Token(kind, found[kind], found["value"] or "", line)
        return None

    def _advance(self, end: int) -> None:
        self.line += self._text.count("\n", self._at, end)
        self.used += end - self._at
        self._at = end

    def _unreadable(self) -> Token:
        token = Token("unreadable", self._text[self._at : self._at + 20], "", self.line)
        self._advance(self._text.find("\n", self._at) + 1 or len(self._text))
        return token

    def _has_more(self) -> bool:
        """Takes the next line; doubles an unfinished token, so that reading a long comment takes linear time."""
        rest, parts, size = self._text[self._at :], list[str](), 0
        while size <= len(rest):
            part = self._next_line()
            if part is None:
                break
            parts.append(part)
            size += len(part)
        self._text, self._at = rest + "".join(parts), 0
        return size > 0

    def _next_line(self) -> str | None:
        try:
            line = next(self._lines, None)
        except UnicodeDecodeError:
            message = f"records are UTF-8; something after line {self.line} is not"
            raise NotationError("record.not_utf8", message) from None
        check_type(line, (str, type(None)), "a line of text (open the file as text, not as bytes)")
        if line is not None and not self._is_begun:
            self._is_begun = True
            line = line.removeprefix("\ufeff")
        return line
