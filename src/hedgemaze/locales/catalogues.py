"""`Catalogue`: the messages of one language, with English as the fallback; `t` formats one of them.

A message is parsed on first use, so that a command with little output starts fast.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from hedgemaze.locales.languages import FOLDER, LANGUAGES
from hedgemaze.locales.negotiation import ENGLISH, language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_BREAKS = dict.fromkeys(map(ord, "\u00ad\u200b"))
"""Soft hyphens and spaces without width, which a terminal would show."""


def message_blocks(source: str) -> dict[str, str]:
    """Returns the source of each message and term of a catalogue, by name."""
    plain = _COMMENT.sub("", source)
    heads = list(_HEAD.finditer(plain))
    ends = [head.start() for head in heads[1:]] + [len(plain)]
    return {head[1]: plain[head.start() : end] for head, end in zip(heads, ends, strict=True)}


class Catalogue:
    """The messages of one language.

    >>> Catalogue("en").has("error-bug")
    True
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._blocks: dict[str, str] = {}
        for path in sorted((FOLDER / code).glob("*.ftl")):
            self._blocks |= message_blocks(path.read_text(encoding="utf-8"))
        self._bundle: FluentBundle | None = None

    def has(self, name: str) -> bool:
        """Returns whether the language or English has a message."""
        return name in self._blocks or (self.code != ENGLISH and catalogue(ENGLISH).has(name))

    def shows(self, name: str, value: str) -> bool:
        """Returns whether a message has a placeholder for a value."""
        if name not in self._blocks and self.code != ENGLISH:
            return catalogue(ENGLISH).shows(name, value)
        return re.search(rf"\${value}\b", self._blocks.get(name, "")) is not None

    def text(self, name: str, /, **values: object) -> str:
        """Returns a message with its placeholders filled in.

        Raises:
            KeyError: neither the language nor English has this message.
        """
        if name not in self._blocks:
            if self.code == ENGLISH:
                raise KeyError(name)
            return catalogue(ENGLISH).text(name, **values)
        bundle = self._bundle_with(name)
        value = bundle.get_message(name).value
        assert value is not None, name
        written, errors = bundle.format_pattern(value, values)
        if errors:
            raise errors[0]
        return str(written)

    def _bundle_with(self, name: str) -> FluentBundle:
        """Returns the bundle, after adding a message to it."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # slow to import

        if self._bundle is None:
            # Isolation marks around values are needed in right-to-left text only.
            is_rtl = LANGUAGES[self.code].direction == "rtl"
            self._bundle = FluentBundle([self.code], use_isolating=is_rtl)
            for each, block in self._blocks.items():
                if each.startswith("-"):
                    self._bundle.add_resource(FluentResource(block))
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._blocks[name]))
        return self._bundle


@cache
def catalogue(code: str) -> Catalogue:
    """Returns the catalogue of a language.

    >>> catalogue("de").text("page-settings")
    'Einstellungen'
    """
    return Catalogue(code)


def has_message(name: str) -> bool:
    """Returns whether the current language or English has a message.

    >>> has_message("cli-try"), has_message("no-such-message")
    (True, False)
    """
    return catalogue(language()).has(name)


def t(name: str, /, **values: object) -> str:
    """Returns a message of the current language, for a terminal: without the places where a browser may break a word.

    >>> t("cli-try", problem="No such option: --sead", path="hedgemaze tty")
    "No such option: --sead (try 'hedgemaze tty --help')"
    """
    return catalogue(language()).text(name, **values).translate(_BREAKS)
