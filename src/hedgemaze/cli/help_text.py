"""Translated help and usage errors of the command line.

Options and arguments have the name of a message in `cli.ftl` as their help text; the message of a command has the
command's name. Messages are inserted only when help is shown, so that other commands start fast.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from hedgemaze.arena.openings import MAZES
from hedgemaze.arena.schedule import SCHEDULES
from hedgemaze.cli.errors import allowed_text, with_values
from hedgemaze.engine.players.registry import BUILTIN
from hedgemaze.errors import Between, quoted
from hedgemaze.locales import LANGUAGES, t
from hedgemaze.rules import DIALECTS, MODES

if TYPE_CHECKING:
    from rich.text import Text

_VALUES = {
    "modes": ", ".join(MODES),
    "dialects": ", ".join(DIALECTS),
    "players": ", ".join(BUILTIN[:-8]),
    "schedules": ", ".join(SCHEDULES),
    "mazes": ", ".join(MAZES),
    "languages": ", ".join(LANGUAGES),
}
_PANEL = "rich_help_panel"
_COMPLETION = {
    "install_completion": "cli-option-app-install-completion",
    "show_completion": "cli-option-app-show-completion",
}
"""Options that Typer adds itself."""

_NO_COMMAND = re.compile(r"No such command '(.*?)'")
_SUGGESTION = re.compile(r"'(.*?)'")
_TOO_MUCH = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)")


def translate_help(group: Any) -> None:
    """Sets the help of a group and of its commands, and the titles of Typer's panels, in the current language."""
    from typer import rich_utils  # noqa: PLC0415  # slow to import

    class Folding(rich_utils.OptionHighlighter):
        """Folds a long word instead of cutting it off: a sentence in Japanese or Chinese is one word to Rich."""

        def highlight(self, text: Text) -> None:
            super().highlight(text)
            text.overflow = "fold"

    rich_utils.highlighter = Folding()
    rich_utils.OPTIONS_PANEL_TITLE = t("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = t("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = t("cli-commands")
    rich_utils.DEFAULT_STRING = t("cli-default")
    rich_utils.REQUIRED_LONG_STRING = t("cli-required")
    rich_utils.ENVVAR_STRING = "env: {}"  # the longest name just fits into 80 columns
    group.help, group.epilog = t("cli-about"), t("cli-start")
    _translate(group)
    for name, command in group.commands.items():
        command.help = t(f"cli-command-{name}")
        _translate(command)


def _translate(command: Any) -> None:
    for option in command.params:
        if getattr(option, "is_flag", False):
            option.metavar = ""  # a flag has no value to describe
        if option.param_type_name == "argument":
            option.display_type_rich = lambda ctx: None  # noqa: ARG005  # its name says what it is; <str> does not
        if option.name in _COMPLETION:
            option.help = t(_COMPLETION[option.name])
        elif (name := getattr(option, "help", None)) and name.startswith("cli-"):
            option.help = t(name, **_VALUES)
        if panel := getattr(option, _PANEL, None):
            setattr(option, _PANEL, t(panel))
    command.get_help_option = _translated_option(command.get_help_option)
    command.get_usage = _translated_usage(command.get_usage)


def _translated_option(made: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def translated(context: Any) -> Any:
        option = made(context)
        option.help, option.metavar = t("cli-help"), ""
        return option

    return translated


def _translated_usage(made: Callable[[Any], str]) -> Callable[[Any], str]:
    return lambda context: made(context).replace("Usage:", t("cli-usage"), 1)


def usage_problem(error: Any) -> str:
    """Returns a usage error of Typer as a message in the current language, with what is allowed instead."""
    message = str(getattr(error, "message", "") or error.format_message()).rstrip(".")
    if name := getattr(error, "option_name", None):
        if hasattr(error, "possibilities"):
            return _with_allowed(t("error-usage-option", name=name), error.possibilities or ())
        return t("error-usage-no_value" if "does not take" in message else "error-usage-needs_value", name=name)
    option = getattr(error, "param", None)
    if option is None:
        return _translated_message(message)
    name = option.get_error_hint().strip("'")
    if getattr(error, "param_type", None) is not None or not error.message:
        return t("error-usage-missing", name=name)
    return with_values(t("error-usage-value", name=name), _given_and_allowed(error, option))


def _given_and_allowed(error: Any, option: Any) -> dict[str, str]:
    """Returns the texts of the given value of an option and of its allowed values."""
    found: Any = error.__cause__
    first = found.errors()[0] if hasattr(found, "errors") else {}  # of Pydantic
    given = first.get("input")
    kind: Any = option.get_runtime_param().annotation
    values = {"given": "" if given is None else quoted(given)}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return values | {"allowed": allowed_text([each.value for each in kind], given)}
    if get_origin(kind) is Literal:
        return values | {"allowed": allowed_text(get_args(kind), given)}
    if option.min is not None or option.max is not None:
        return values | {"allowed": allowed_text(Between(option.min, option.max))}
    numbers = {int: "error-whole-number", float: "error-number"}
    return values | ({"allowed": t(numbers[kind])} if kind in numbers else {})


def _with_allowed(problem: str, allowed: Iterable[str]) -> str:
    return with_values(problem, {"allowed": allowed_text(allowed)})


def _translated_message(message: str) -> str:
    """Translates messages that Typer has in English only."""
    if found := _NO_COMMAND.match(message):
        return _with_allowed(t("error-usage-command", name=found[1]), _SUGGESTION.findall(message[found.end() :]))
    if found := _TOO_MUCH.match(message):
        return t("error-usage-extra", given=found[1])
    return t("error-usage", message=message)
