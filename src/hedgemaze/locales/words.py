"""Messages of the catalogues: whole sentences, read by their names, with English for what a language lacks.

A message is parsed when it is asked for, so that a command which says little costs little.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from hedgemaze.locales.choice import ENGLISH, language
from hedgemaze.locales.languages import FOLDER, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Words", "has_words", "message_blocks", "t", "words"]

_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REMARK = re.compile(r"^#.*\n?", re.MULTILINE)


def message_blocks(source: str) -> dict[str, str]:
    """Returns the messages and terms of a catalogue by their names, each with its own source."""
    plain = _REMARK.sub("", source)
    heads = list(_HEAD.finditer(plain))
    ends = [head.start() for head in heads[1:]] + [len(plain)]
    return {head[1]: plain[head.start() : end] for head, end in zip(heads, ends, strict=True)}


class Words:
    """The words of one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._blocks: dict[str, str] = {}
        for path in sorted((FOLDER / code).glob("*.ftl")):
            self._blocks |= message_blocks(path.read_text(encoding="utf-8"))
        self._bundle: FluentBundle | None = None

    def has(self, name: str) -> bool:
        """Tells whether the language, or English for it, has such a message."""
        return name in self._blocks or (self.code != ENGLISH and words(ENGLISH).has(name))

    def shows(self, name: str, value: str) -> bool:
        """Tells whether a message has a gap for a value."""
        if name not in self._blocks and self.code != ENGLISH:
            return words(ENGLISH).shows(name, value)
        return re.search(rf"\${value}\b", self._blocks.get(name, "")) is not None

    def text(self, name: str, /, **values: object) -> str:
        """Returns a message with its gaps filled.

        Raises:
            KeyError: no language has a message of that name.
        """
        if name not in self._blocks:
            if self.code == ENGLISH:
                raise KeyError(name)
            return words(ENGLISH).text(name, **values)
        bundle = self._filled(name)
        value = bundle.get_message(name).value
        assert value is not None, name
        written, errors = bundle.format_pattern(value, values)
        if errors:
            raise errors[0]
        return str(written)

    def _filled(self, name: str) -> FluentBundle:
        """Returns the bundle, in which a message now is."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # for who asks for words

        if self._bundle is None:
            # Marks around values are needed only where text runs the other way.
            is_rtl = LANGUAGES[self.code].direction == "rtl"
            self._bundle = FluentBundle([self.code], use_isolating=is_rtl)
            for each, block in self._blocks.items():
                if each.startswith("-"):
                    self._bundle.add_resource(FluentResource(block))
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._blocks[name]))
        return self._bundle


@cache
def words(code: str) -> Words:
    """Returns the words of a language."""
    return Words(code)


def has_words(name: str) -> bool:
    """Tells whether there is a message of that name."""
    return words(language()).has(name)


def t(name: str, /, **values: object) -> str:
    """Returns a message of the language that is spoken."""
    return words(language()).text(name, **values)
