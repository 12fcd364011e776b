"""Translations: Fluent catalogues, one folder per language, and the code that reads them.

``languages`` lists the languages (`languages.json`, which the page reads too); ``negotiation`` selects one of them;
``catalogues`` formats messages. Catalogues and the Fluent package are loaded for the first message.
"""

from hedgemaze.locales.catalogues import Catalogue, catalogue, has_message, t
from hedgemaze.locales.languages import LANGUAGES, Language
from hedgemaze.locales.negotiation import ENGLISH, best_language, language, system_language, use_language

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Catalogue",
    "Language",
    "best_language",
    "has_message",
    "language",
    "system_language",
    "t",
    "use_language",
    "catalogue",
]
