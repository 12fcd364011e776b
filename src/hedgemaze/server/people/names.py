"""The names of accounts: which are allowed, and which look alike; and what other names and titles may not say.

`name_key` is a short form of Unicode's skeleton (UTS 39): it folds case, and the letters of Greek, Cyrillic and other
scripts that look like Latin ones. It need not know every pair, because a name has the letters of one script only.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from hedgemaze.rooms.handlers.settings_checks import is_name, normal_name
from hedgemaze.server.errors import ServerError

SHORTEST, LONGEST = 3, 20
"""Characters per name."""
_SHORTEST_CJK = 2
"""Characters per name in scripts where one of them is a syllable or a word."""
_CJK = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}
_PUNCTUATION = set(" -_.'")
_DIGITS_AND_MARKS = "0123456789 -_.'"
_TO_SPACES = str.maketrans(dict.fromkeys(_PUNCTUATION, " "))
_MIXABLE = ({"CJK", "HIRAGANA", "KATAKANA", "LATIN"}, {"CJK", "BOPOMOFO", "LATIN"}, {"CJK", "HANGUL", "LATIN"})
"""Sets of scripts that one name may mix: those of Japanese, Chinese and Korean, with Latin letters."""
_COMMON = {"COMBINING", "DIGIT", "KATAKANA-HIRAGANA", "ARABIC-INDIC", "EXTENDED", "IDEOGRAPHIC"}
"""First words of Unicode names that are no script: marks, digits, the long-vowel mark of both kana."""

_LOOKS = {
    "a": "аɑα",
    "b": "вьҍβʙ",
    "c": "сϲ",
    "d": "ԁɗ",
    "e": "еєҽε",
    "f": "ƒ",
    "g": "ɡց",
    "h": "нһհη",
    "j": "јϳ",
    "k": "кκĸ",
    "l": "1iіıιӏⅼɩ",
    "m": "мμϻ",
    "n": "пռν",
    "o": "0оοσςօ",
    "p": "рρϱ",
    "q": "ԛգ",
    "r": "гʀ",
    "s": "ѕʂ",
    "t": "тτ",
    "u": "սʋ",
    "v": "ѵ",
    "w": "ωԝա",
    "x": "хχ",
    "y": "уүγυ",
    "z": "ʐζ",
    "へ": "ヘ",
    "り": "リ",
    "工": "エ",
    "口": "ロ",
    "力": "カ",
    "夕": "タ",
    "二": "ニ",
    "八": "ハ",
    "一": "ー",
}
"""Lower-case letters that look like another one, small or as capitals."""
_FOLD = str.maketrans({look: letter for letter, looks in _LOOKS.items() for look in looks})
_PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""

RESERVED = (
    "account",
    "admin",
    "administrator",
    "anonymous",
    "anybody",
    "bot",
    "computer",
    "engine",
    "everyone",
    "guest",
    "hedgemaze",
    "host",
    "moderator",
    "nobody",
    "official",
    "operator",
    "owner",
    "server",
    "staff",
    "support",
    "system",
    "blinky",
    "clyde",
    "inky",
    "pinky",
    "pacman",
    "ghost",
    "quoridor",
    "level",
    "seed",
    "sprout",
    "sapling",
    "shrub",
    "hedge",
    "topiary",
    "labyrinth",
    "minotaur",
    "perfect",
)
"""Names that would pass for the server, its people, its pieces or its levels; also with digits after them."""

CLAIMS = ("admin", "administrator", "hedgemaze", "moderator", "official", "operator", "staff", "support", "system")
"""Words that may not stand beside others either: such a name would claim to speak for the server."""


def name_key(name: str) -> str:
    r"""Returns a text that is equal for two names that look alike.

    >>> name_key("Ada") == name_key("\u0410\u0434\u0430"), name_key("Paul") == name_key("\u0420aul")
    (False, True)
    >>> name_key("Lily 1") == name_key("liIy_I"), name_key("Jos\u00e9") == name_key("Jose")
    (True, False)
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in folded.translate(_FOLD) if letter not in _PUNCTUATION)
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return letters


def checked_name(name: str, filters: Iterable[str] = ()) -> str:
    """Returns the stored form of a name.

    Args:
        name: as the person typed it.
        filters: words that no name may contain, as hosts wrote them.

    Raises:
        ServerError: the name cannot be an account's.

    >>> checked_name("  Ada   Lovelace ")
    'Ada Lovelace'
    >>> checked_name("Adm1n")
    Traceback (most recent call last):
        ...
    hedgemaze.server.errors.ServerError: this name is reserved: 'Adm1n'
    """
    normal = " ".join(part for part in normal_name(name).split(" ") if part)
    if not _is_readable(normal):
        raise ServerError("people.bad_name", "a name has 3 to 20 letters or digits of one script", given=name[:100])
    is_reserved = name_key(normal) in _RESERVED_KEYS or name_key(normal.rstrip(_DIGITS_AND_MARKS)) in _RESERVED_KEYS
    if is_reserved or _is_refused(normal, filters):
        raise _name_reserved(name)
    return normal


def check_other_name(name: str, filters: Iterable[str] = ()) -> None:
    """Checks a name that is not an account's, or a title: it has no filtered word and does not speak for the server.

    Args:
        name: as the person typed it; whether it can be shown is checked elsewhere.
        filters: as for `checked_name`.

    Raises:
        ServerError: it is refused.

    >>> check_other_name("Ghost \u2605 Cup 7")
    >>> check_other_name("\u2605 [Adm1n] \u2605")
    Traceback (most recent call last):
        ...
    hedgemaze.server.errors.ServerError: this name is reserved: '\u2605 [Adm1n] \u2605'
    """
    letters = (letter if unicodedata.category(letter)[0] in "LMN" else " " for letter in normal_name(name))
    if _is_refused("".join(letters), filters):
        raise _name_reserved(name)


def _is_refused(name: str, filters: Iterable[str]) -> bool:
    """Returns whether a name claims to speak for the server, or has a filtered word."""
    key = name_key(name)
    is_claim = any(name_key(word) in _CLAIM_KEYS for word in _words(name))
    return is_claim or any(word in key for word in _keys(tuple(filters)) if word)


@lru_cache(maxsize=4)
def _keys(filters: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(name_key, filters))


def _name_reserved(name: str) -> ServerError:
    return ServerError("people.name_reserved", "this name is reserved", given=name[:100])


def _is_readable(name: str) -> bool:
    kinds = [unicodedata.category(letter) for letter in name]
    scripts = {_script(letter) for letter, kind in zip(name, kinds, strict=True) if kind[0] in "LM"} - _COMMON
    shortest = _SHORTEST_CJK if scripts and scripts <= _CJK else SHORTEST
    return (
        is_name(name)
        and shortest <= len(name) <= LONGEST
        and any(kind[0] == "L" for kind in kinds)
        and all(kind[0] in "LM" or kind == "Nd" or each in _PUNCTUATION for each, kind in zip(name, kinds, strict=True))
        and not _PUNCTUATION.intersection((name[0], name[-1]))
        and not any(one in _PUNCTUATION and other in _PUNCTUATION for one, other in pairwise(name))
        and (len(scripts) == 1 or any(scripts <= allowed for allowed in _MIXABLE))
    )


def _words(name: str) -> set[str]:
    """Returns the words of a name, with the digits around them and without.

    >>> sorted(_words("Ada-Admin7 2")), sorted(_words("0fficia1"))
    (['', '2', 'Ada', 'Admin', 'Admin7'], ['0fficia1', 'fficia'])
    """
    words = name.translate(_TO_SPACES).split()
    return {*words, *(word.strip(_DIGITS_AND_MARKS) for word in words)}


def _script(letter: str) -> str:
    """Returns the script of a letter: the first word of its name in Unicode, which is the script for every letter."""
    first = unicodedata.name(letter, "UNKNOWN").split(" ")[0]
    return first.split("-")[0] if first.startswith("CJK") else first


_RESERVED_KEYS = frozenset(map(name_key, RESERVED))
_CLAIM_KEYS = frozenset(map(name_key, CLAIMS))
