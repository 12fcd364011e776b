"""The words of Hedgemaze in 25 languages: Fluent catalogues, one folder a language, and how they are read.

`languages.json` lists the languages for Python and the page alike. Nothing is read, and no package is loaded, before
somebody asks for words.
"""

from hedgemaze.locales.choice import ENGLISH, best_language, language, system_language, use_language
from hedgemaze.locales.languages import LANGUAGES, Language
from hedgemaze.locales.words import Words, has_words, t, words

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Language",
    "Words",
    "best_language",
    "has_words",
    "language",
    "system_language",
    "t",
    "use_language",
    "words",
]
