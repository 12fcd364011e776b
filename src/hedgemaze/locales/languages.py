"""The languages that there are: one list, `languages.json`, for Python, the page and the tools."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

__all__ = ["FOLDER", "LANGUAGES", "Language"]

FOLDER = Path(__file__).parent
"""Where the list and the catalogues lie."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language of the list."""

    code: str
    """As browsers write it: ``"de"``, ``"zh-Hant"``."""
    name: str
    """What it calls itself."""
    direction: Literal["ltr", "rtl"]
    complete: bool
    """It is offered to everybody; others are drafts. Either shows English for the messages that it lacks."""
    required: bool
    """It always has every message, made from the English of today; others may be behind until the next release."""


@cache
def _listed() -> dict[str, Language]:
    rows = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return {row["code"]: Language(**row) for row in rows}


LANGUAGES: dict[str, Language] = _listed()
"""The languages by their codes, English first."""
