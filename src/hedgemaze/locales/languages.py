"""The list of languages, read from `languages.json`, which the page and the tools read too."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).parent
"""The folder of the list and the catalogues."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language of the list.

    >>> LANGUAGES["de"].name
    'Deutsch'
    """

    code: str
    """BCP 47 tag: ``"de"``, ``"zh-Hant"``."""
    name: str
    """Its name in the language itself."""
    direction: Literal["ltr", "rtl"]
    complete: bool
    """Whether the language is offered to everyone; others are drafts. Missing messages are shown in English."""
    required: bool
    """Whether the language must always be complete and current; others may be behind until the next release."""


@cache
def _listed() -> dict[str, Language]:
    rows = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return {row["code"]: Language(**row) for row in rows}


LANGUAGES: dict[str, Language] = _listed()
"""The languages by code, English first."""
