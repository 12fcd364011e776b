"""Language negotiation: the language that was set, otherwise the system's, otherwise English."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping

from hedgemaze.locales.languages import LANGUAGES

ENGLISH = "en"
"""The language of all messages that another language lacks."""
VARIABLE = "HEDGEMAZE_LANGUAGE"
"""The environment variable that overrides the system's language."""

_OTHER_NAMES = {
    "no": "nb",
    "nn": "nb",
    "pt": "pt-pt",
    "zh": "zh-hans",
    "zh-hk": "zh-hant",
    "zh-mo": "zh-hant",
    "zh-tw": "zh-hant",
}
"""Tags that are served by another one: Norwegian by Bokmål, Portuguese by the European one, Chinese by its script."""

_current: list[str] = []


def best_language(preferred: Iterable[str], known: Iterable[str] | None = None) -> str:
    """Returns the best available language for a list of preferred ones, best first; English if none matches.

    >>> best_language(["gsw", "de_AT.UTF-8", "en"], ["en", "de"])
    'de'
    """
    codes = {code.lower(): code for code in (LANGUAGES if known is None else known)}
    for tag in preferred:
        name = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for wanted in _truncated(name):
            if wanted in codes:
                return codes[wanted]
        base = name.partition("-")[0]
        near = [code for lower, code in codes.items() if lower.partition("-")[0] == base]
        if near:
            return near[0]
    return ENGLISH


def _truncated(name: str) -> Iterator[str]:
    """Returns a tag and its shorter forms, as RFC 4647 looks them up: zh-hant-hk, zh-hant, zh."""
    while name:
        yield _OTHER_NAMES.get(name, name)
        name = name.rpartition("-")[0]


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """Returns the language of the environment: our own variable, then those of gettext in its order.

    Draft languages are used only if our own variable names them.

    >>> system_language({"HEDGEMAZE_LANGUAGE": "sv", "LANG": "fi_FI.UTF-8"})
    'sv'
    >>> system_language({"LANG": "C", "LANGUAGE": "sv"})
    'en'
    """
    given = os.environ if environment is None else environment
    if own := given.get(VARIABLE):
        return best_language([own])
    place = given.get("LC_ALL") or given.get("LC_MESSAGES") or given.get("LANG") or "C"
    if place.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    offered = [code for code, each in LANGUAGES.items() if each.complete]
    return best_language([*filter(None, given.get("LANGUAGE", "").split(":")), place], offered)


def use_language(code: str | None) -> None:
    """Sets the language of all messages; None selects the system's language.

    >>> use_language("de")
    >>> language()
    'de'
    >>> use_language(None)
    """
    _current[:] = [] if code is None else [code]


def language() -> str:
    """Returns the code of the current language.

    >>> use_language("ja")
    >>> language()
    'ja'
    >>> use_language(None)
    """
    if not _current:
        _current.append(system_language())
    return _current[0]
