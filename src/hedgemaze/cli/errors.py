"""Errors on the command line: `CommandError`, exit statuses, and every error as one translated line."""

from __future__ import annotations

from collections.abc import Mapping

from hedgemaze.error_values import Allowed
from hedgemaze.errors import Between, Examples, Fault, HedgemazeError, MazeError, listed, printable
from hedgemaze.locales import ENGLISH, catalogue, has_message, language, t

EXIT_WRONG = 1
"""A check found something wrong."""
EXIT_UNUSABLE = 2
"""The input cannot be used."""
EXIT_BUG = 3
"""A bug in Hedgemaze."""

_LONGEST_LINE = 2_000
_BETWEEN = " · "
_STOPS = ".。"
_NOTHING: Mapping[str, str | int] = {}
_SHOWN = ("given", "allowed", "reason")
"""What every sentence can show, in this order."""


class CommandError(HedgemazeError):
    """The command line cannot be executed: for example options that exclude each other, or an unreadable file."""


def one_line(error: HedgemazeError) -> str:
    r"""Returns an error as one printable line, without its position text, which is for logs.

    >>> one_line(CommandError("file.unreadable", "cannot be read", given="a\nb"))
    "cannot be read: 'a\\nb'"
    """
    text = _in_english(error) if language() == ENGLISH else _translated(error)
    return printable(text)[:_LONGEST_LINE]


def sentence(error: HedgemazeError) -> str:
    """Returns an error as a whole sentence, with a capital letter and a full stop.

    >>> sentence(CommandError("file.unreadable", "cannot be read", given="a"))
    "Cannot be read: 'a'."
    """
    return t("error-sentence", problem=capitalised(one_line(error)))


def capitalised(text: str) -> str:
    """Returns a text with a capital letter at its start."""
    return f"{text[:1].upper()}{text[1:]}"


def maze_fault_texts(error: MazeError) -> list[str]:
    """Returns all faults of a maze, one sentence per fault."""
    return list(error.reasons) if language() == ENGLISH else [_fault(fault) for fault in error.faults]


def error_message(code: str, message: str) -> str:
    """Returns the message of an error: in English its own, otherwise the translation of its code."""
    return message if language() == ENGLISH else _problem(code, message, {})


def with_values(problem: str, values: Mapping[str, str], name: str = "") -> str:
    """Returns a problem with what was given, what is allowed and the reason, as far as they are known.

    Args:
        problem: a sentence.
        values: the texts of ``given``, ``allowed`` and ``reason``.
        name: the message of the sentence; what it shows itself is not repeated.

    >>> with_values("That is not possible", {"given": "7", "allowed": "1 to 5"})
    'That is not possible: 7 (possible: 1 to 5)'
    """
    for value in _SHOWN:
        if values.get(value) and not catalogue(language()).shows(name, value):
            problem = t(f"error-{value}", problem=problem, **{value: values[value]})
    return problem


def allowed_text(allowed: Allowed, given: object = None) -> str:
    """Returns what is allowed in the current language: a range, examples, or a list of values as they are typed.

    >>> allowed_text(Between(1, 5)), allowed_text(["wood", "paper"])
    ('1 to 5', 'wood, paper')
    """
    if isinstance(allowed, Examples):
        return t("error-examples", examples=listed(allowed.texts, given))
    if not isinstance(allowed, Between):
        return listed(allowed, given)
    if allowed.least is None:
        return t("error-at-most", most=str(allowed.most))
    if allowed.most is None:
        return t("error-at-least", least=str(allowed.least))
    return t("error-range", least=str(allowed.least), most=str(allowed.most))


def _in_english(error: HedgemazeError) -> str:
    """Returns the message of the library, with the offending input and all faults of a maze."""
    text, maze = error.message, _maze_error(error)
    if maze is not None:
        text = text.partition(f": {maze.reasons[0][:20]}")[0]
    if not error.is_quoting:
        text = f"{text}: {_literal(error.given)}"
    if not _says_allowed(error):
        text = with_values(text, {"allowed": _values(error)["allowed"]})
    return text if maze is None else f"{text}: {'; '.join(maze.reasons)}"


def _says_allowed(error: HedgemazeError) -> bool:
    """Returns whether the English message already says what is allowed, if that is known."""
    allowed = error.allowed
    if isinstance(allowed, Examples):
        allowed = allowed.texts
    words = (allowed.least, allowed.most) if isinstance(allowed, Between) else allowed or ()
    shown = listed([word for word in words if word is not None], error.given)
    return shown in error.message or all(str(word) in error.message for word in words if word is not None)


def _translated(error: HedgemazeError) -> str:
    """Returns the translation of an error's code, with its line or entry."""
    details, values = error.details, _values(error)
    if "number" in details:
        problem = _problem(error.code, str(details["message"]), values, details)
        return t("error-numbered", number=details["number"], given=details["given"], problem=problem)
    maze = _maze_error(error)
    if maze is None:
        code = f"position.{details['about']}" if "about" in details else error.code
        text = _problem(code, _in_english(error), values, details)
    else:
        text = t("error-maze-invalid", reasons=_BETWEEN.join(maze_fault_texts(maze)))
    if "line" in details:
        return t("error-on-line", line=details["line"], problem=text)
    return t("error-on-entry", entry=details["entry"], problem=text) if "entry" in details else text


def _values(error: HedgemazeError) -> dict[str, str]:
    """Returns the texts of what was given, what is allowed and the reason; empty where it is not known."""
    return {
        "given": "" if error.given is None else _literal(error.given),
        "allowed": allowed_text(error.allowed, error.given) if error.allowed else "",
        "reason": _reason_text(error.reason, error.details),
    }


def _reason_text(reason: str | None, details: Mapping[str, str | int]) -> str:
    """Returns a reason in the current language; words of the system as they are."""
    name = f"error-reason-{reason}"
    return t(name, **_named(details)) if has_message(name) else reason or ""


def _named(details: Mapping[str, str | int]) -> dict[str, str | int]:
    """Returns details with the names of a piece and a side in place of their letters."""
    names = {key: t(f"{key}-{details[key]}") for key in ("piece", "side") if key in details}
    return dict(details) | names


def _problem(code: str, message: str, values: Mapping[str, str], details: Mapping[str, str | int] = _NOTHING) -> str:
    """Returns the sentence of a code, or of its family, with the values; without a sentence, the English message."""
    family, _, rest = code.partition(".")
    for name in (f"error-{family}-{rest}", f"why-{family}-{rest}", f"error-{family}"):
        if has_message(name):
            text = t(name, **(dict(details) | {"piece": t("why-piece")} | dict.fromkeys(_SHOWN, "") | dict(values)))
            return with_values(text.rstrip(_STOPS), values, name)
    return t("error-other", message=message)


def _fault(fault: Fault) -> str:
    """Returns the sentence of a fault of a maze: that of the page's editor, or one for faults only files can have."""
    kind = fault.code.removeprefix("maze.")
    values = _named(fault.details)
    if kind == "shape" and "key" not in values:
        kind = "unreadable"
    shown = {
        "given": str(values.get("given", "")),
        "allowed": allowed_text(fault.allowed) if fault.allowed else "",
        "reason": _reason_text(fault.reason, fault.details),
    }
    of_page = f"fault-{kind}-not" if values.get("wanted") == 0 else f"fault-{kind}"
    for name in (of_page, f"error-maze-{kind}"):
        if has_message(name):
            return with_values(t(name, **values).rstrip(_STOPS), shown, name)
    return _problem(kind.replace("_", ".", 1), fault.message, shown)


def _maze_error(error: HedgemazeError) -> MazeError | None:
    """Returns the maze error among the causes of an error, for a bad maze within a position or a record."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, MazeError):
        cause = cause.__cause__
    return cause


def _literal(given: object) -> str:
    text = str(given)
    return repr(text if len(text) <= 80 else text[:80] + "…") if isinstance(given, str) else text[:80]
