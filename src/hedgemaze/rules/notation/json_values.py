"""The values of JSON data: each reader returns a value of one kind, or raises an error that says what is expected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from hedgemaze.errors import Between, Examples, NotationError

_LARGEST = 9_999_999
_TOKEN = re.compile(r"[A-Za-z0-9~@*]{1,8}")


def read_mapping(value: object, what: str) -> Mapping[str, Any]:
    """Returns an object; `what` is the first word of the code of errors."""
    if not isinstance(value, Mapping):
        message = f"the data of a {what} has an object here"
        raise NotationError(f"{what}.shape", message, given=shown(value), reason="object_expected")
    return value


def read_text(value: object, code: str = "position.shape") -> str:
    """Returns a text."""
    if not isinstance(value, str):
        raise NotationError(code, "a text is expected", given=shown(value), reason="text_expected")
    return value


def read_token(value: object) -> str:
    """Returns a short text of the characters of tokens."""
    if not _TOKEN.fullmatch(read_text(value)):
        raise NotationError("position.shape", "not a token", given=value, allowed=Examples(["e2", "e3h"]))
    return str(value)


def read_tokens(values: object) -> list[str]:
    """Returns a list of tokens."""
    if not isinstance(values, list | tuple):
        message = "a list of texts is expected"
        raise NotationError("position.shape", message, given=shown(values), reason="texts_expected")
    return list(map(read_token, values))


def read_number(value: object) -> int:
    """Returns a whole number without sign."""
    if type(value) is not int or not 0 <= value <= _LARGEST:
        message = f"not a number from 0 to {_LARGEST}"
        raise NotationError("position.shape", message, given=shown(value), allowed=Between(0, _LARGEST))
    return value


def shown(value: object) -> str | int | float:
    """Returns a text or a number unchanged, and the type of anything else, which could be costly to print."""
    return value if isinstance(value, str | int | float) else f"<{type(value).__name__}>"


def misshapen(code: str, message: str, error: Exception) -> NotationError:
    """Returns the error for data of another shape; a missing key is named."""
    if not isinstance(error, KeyError):
        return NotationError(code, f"{message} ({type(error).__name__})")
    key = str(error.args[0])
    return NotationError(code, f"{message}, {key} is missing", details={"key": key}, reason="key_missing")
