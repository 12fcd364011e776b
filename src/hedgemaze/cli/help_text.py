"""The help of the command line in the language that is spoken.

Options and arguments name a message of the catalogue `cli.ftl` instead of their help; commands have one by their own
name. They are put in when help is asked for, so that no other command waits for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hedgemaze.arena.openings import MAZES
from hedgemaze.arena.schedule import SCHEDULES
from hedgemaze.engine.players.registry import BUILTIN
from hedgemaze.locales import LANGUAGES, t
from hedgemaze.rules import DIALECTS, MODES

__all__ = ["usage_problem", "word_help"]

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
"""Options that Typer adds by itself."""

_NO_COMMAND = re.compile(r"No such command '(.*?)'")
_TOO_MUCH = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)")


def word_help(group: Any) -> None:
    """Puts the words into a group of commands, and into the frames that Typer draws around them."""
    from typer import rich_utils  # noqa: PLC0415  # slow, and for who asks for help

    rich_utils.OPTIONS_PANEL_TITLE = t("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = t("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = t("cli-commands")
    rich_utils.DEFAULT_STRING = t("cli-default")
    rich_utils.REQUIRED_LONG_STRING = t("cli-required")
    group.help, group.epilog = t("cli-about"), t("cli-start")
    _word(group)
    for name, command in group.commands.items():
        command.help = t(f"cli-command-{name}")
        _word(command)


def _word(command: Any) -> None:
    for option in command.params:
        if getattr(option, "is_flag", False):
            option.metavar = ""  # a flag takes no value, so its type says nothing
        if option.name in _COMPLETION:
            option.help = t(_COMPLETION[option.name])
        elif (name := getattr(option, "help", None)) and name.startswith("cli-"):
            option.help = t(name, **_VALUES)
        if panel := getattr(option, _PANEL, None):
            setattr(option, _PANEL, t(panel))
    command.get_help_option = _worded_option(command.get_help_option)
    command.get_usage = _worded_usage(command.get_usage)


def _worded_option(made: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def worded(context: Any) -> Any:
        option = made(context)
        option.help, option.metavar = t("cli-help"), ""
        return option

    return worded


def _worded_usage(made: Callable[[Any], str]) -> Callable[[Any], str]:
    return lambda context: made(context).replace("Usage:", t("cli-usage"), 1)


def usage_problem(error: Any) -> str:
    """Returns what is wrong with a command line, of the errors that Typer raises."""
    message = str(getattr(error, "message", "") or error.format_message()).rstrip(".")
    if name := getattr(error, "option_name", None):
        if hasattr(error, "possibilities"):
            return t("error-usage-option", name=name)
        return t("error-usage-no_value" if "does not take" in message else "error-usage-needs_value", name=name)
    option = getattr(error, "param", None)
    if option is None:
        return _worded_message(message)
    name = option.get_error_hint().strip("'")
    if getattr(error, "param_type", None) is not None or not error.message:
        return t("error-usage-missing", name=name)
    return t("error-usage-value", name=name)


def _worded_message(message: str) -> str:
    """Returns what Typer says in English only."""
    if found := _NO_COMMAND.match(message):
        return t("error-usage-command", name=found[1])
    if found := _TOO_MUCH.match(message):
        return t("error-usage-extra", given=found[1])
    return t("error-usage", message=message)
