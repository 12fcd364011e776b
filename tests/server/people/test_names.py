"""Properties of the names of accounts."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hedgemaze.server.errors import ServerError
from hedgemaze.server.people.names import CLAIMS, LONGEST, RESERVED, checked_name, name_key

ALPHABETS = (
    "abcdefghijklmnoprstuvwxyzäöüéñABCXYZ",
    "абвгдежзиклмнЯШЖ",
    "αβγδελμνΝΣΩ",
    "太郎たろうタロ一",
    "김철수",
    "ليلى",
)
NAMES = st.sampled_from(ALPHABETS).flatmap(
    lambda letters: st.text(f"{letters}0189 -_.'\u0301\u3000\uff21", min_size=3, max_size=12)
)
ANYTHING = st.text(st.characters(codec="utf-8"), max_size=24)


def error(name: str, *filters: str) -> str | None:
    try:
        checked_name(name, filters)
    except ServerError as refused:
        return refused.code
    return None


@settings(deadline=None)
@given(NAMES)
def test_an_accepted_name_is_stored_as_it_is_shown(name: str) -> None:
    assume(error(name) is None)
    stored = checked_name(name)
    assert checked_name(stored) == stored
    assert stored == unicodedata.normalize("NFKC", stored)
    assert name_key(stored) == name_key(name)
    assert 2 <= len(stored) <= LONGEST
    assert all(unicodedata.category(letter)[0] in "LMNPZ" for letter in stored)


@settings(deadline=None)
@given(NAMES | ANYTHING)
def test_case_and_punctuation_make_no_other_name(name: str) -> None:
    key = name_key(name)
    assert name_key(name.upper().casefold()) == name_key(name.upper())
    assert name_key(name.replace(" ", "_")) == key
    assert error(name) in (None, "people.bad_name", "people.name_reserved")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "РAUL"),  # Cyrillic er
        ("Nikos", "ΝΙΚΟS"),
        ("Bella", "Be11a"),
        ("Oscar", "0scar"),
        ("Ian", "lan"),
        ("Marnie", "Mamie"),
        ("Max Power", "max.power"),
        ("Ｔｏｍ", "tom"),
        ("Zoë", "Zoe\u0308"),
        ("カナ", "力ナ"),
        ("Сосо", "Coco"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Jose", "José"), ("Anna", "Anne"), ("Мария", "Марина"), ("太郎", "次郎")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "O'Neil",
        "Anna-Lena",
        "Ян Ли",
        "Νίκος",
        "ليلى",
        "太郎",
        "たろう",
        "김철수",
        "Tom太郎",
        "नेहा",
        "สมชาย",
        "Max 2",
    ],
)
def test_good_names(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "ab",
        "a" * 21,
        "12345",
        "a\u200bda",
        "\u202eada",
        "a\u0301\u0301\u0301\u0301\u0301\u0301b",
        "ada\nb",
        "Аda",  # Cyrillic and Latin
        "Nικos",
        "\u3164\u3164\u3164",
        "-ada",
        "ada.",
        "a--b",
        "<b>ada",
        "ada@home",
        "🦊🦊🦊",
        "たろう김",
    ],
)
def test_bad_names(name: str) -> None:
    assert error(name) == "people.bad_name"


@pytest.mark.parametrize("word", RESERVED)
@pytest.mark.parametrize("form", ["{}", "{}7", "{} 10", "-"])
def test_reserved_names(word: str, form: str) -> None:
    name = "-".join((word[:2], word[2:])).upper() if form == "-" else form.format(word.title())
    assert error(name) == "people.name_reserved"


@pytest.mark.parametrize("word", CLAIMS)
@pytest.mark.parametrize("form", ["{} Ada", "Ada-{}", "The_{}7", "A.{}.B"])
def test_no_name_claims_to_speak_for_the_server(word: str, form: str) -> None:
    assert word in RESERVED
    assert error(form.format(word.title())) == "people.name_reserved"


def test_a_claim_is_found_in_any_disguise() -> None:
    assert error("Adm1n Ada") == error("Ada 0ff1cia1") == "people.name_reserved"


@pytest.mark.parametrize("name", ["Badminton Bob", "Systematic", "Ghost Rider", "Sea Level"])
def test_longer_words_and_pieces_beside_others_claim_nothing(name: str) -> None:
    assert checked_name(name) == name


def test_filters_find_words_in_any_disguise() -> None:
    assert error("Big R.u.d.e", "rude") == "people.name_reserved"
    assert error("RUDΕ", "rude") in ("people.name_reserved", "people.bad_name")
    assert error("Gertrude", "rude") == "people.name_reserved", "filters are words of hosts, and may be parts"
    assert error("Prudence", "", " ") is None
