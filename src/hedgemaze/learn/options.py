"""The options of a learning run: a config file (TOML), and the command line of ``python -m hedgemaze.learn``."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from hedgemaze.errors import HedgemazeError
from hedgemaze.learn.network.encoding import MODES


class LearnError(HedgemazeError, ValueError):
    """A learning run cannot begin: a bad option or config file, or no executable `selfplay`."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Raises instead of leaving the program."""
        raise LearnError("learn.bad_option", message, reason=message)


def parse_options(
    words: Sequence[str] | None = None, settings: Mapping[str, object] | None = None
) -> argparse.Namespace:
    """Returns the options of a run.

    A word of the command line counts more than a setting, and a setting more than the config file.

    Args:
        words: of the command line; None for this process's own.
        settings: options by name, as in a config file.

    Raises:
        LearnError: an option or the config file cannot be used.
    """
    parser = make_parser()
    given = parser.parse_known_args(words)[0]
    if given.config is not None:
        parser.set_defaults(**_checked(parser, read_config(given.config)))
    parser.set_defaults(**_checked(parser, settings or {}))
    options = parser.parse_args(words)
    if options.folder is None:
        raise LearnError("learn.bad_option", "a run needs a folder (--folder)")
    if options.distil and not options.blocks:
        raise LearnError("learn.bad_option", "--distil needs a teacher (--blocks)")
    if options.blocks and MODES[options.mode].corrects_patient and not (options.distil or options.no_play):
        message = f"a residual network does not play {options.mode} alone: --distil or --no-play"
        raise LearnError("learn.bad_option", message, given=options.mode)
    if not options.selfplay.is_file():
        message = "the executable selfplay is not there (docs/learning.md says how to build it)"
        raise LearnError("learn.no_selfplay", message, given=str(options.selfplay))
    return options


def read_config(path: Path) -> dict[str, Any]:
    """Reads a config file: names and values of options.

    Raises:
        LearnError: it cannot be read, or it is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        message = "the config file cannot be read"
        raise LearnError("learn.config", message, given=str(path), reason=str(error)) from None


def _checked(parser: argparse.ArgumentParser, settings: Mapping[str, object]) -> dict[str, object]:
    """Returns settings by the names of the parser, each with the type of its option."""
    actions = {action.dest: action for action in parser._actions}
    found = {}
    for name, value in settings.items():
        action = actions.get(name.replace("-", "_"))
        if action is None or action.dest in ("config", "help"):
            message, allowed = "no such option of learning", sorted(actions.keys() - {"config", "help"})
            raise LearnError("learn.bad_option", message, given=name, allowed=allowed)
        found[action.dest] = _converted(action, value)
    return found


def _converted(action: argparse.Action, value: object) -> object:
    word = str(value).lower() if isinstance(value, bool) else str(value)
    if action.nargs == 0:
        if word not in ("true", "false"):
            message, allowed = f"{action.dest} is true or false", ("true", "false")
            raise LearnError("learn.bad_option", message, given=word, allowed=allowed)
        return word == "true"
    try:
        made = action.type(word) if callable(action.type) else word
    except ValueError:
        raise LearnError("learn.bad_option", f"not a value of {action.dest}", given=word) from None
    if action.choices is not None and made not in action.choices:
        raise LearnError("learn.bad_option", f"not a value of {action.dest}", given=word, allowed=action.choices)
    return made


def make_parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line; ``@FILE`` reads words from a file, one per line."""
    parser = _Parser(
        prog="python -m hedgemaze.learn", description="Learns a network by self-play.", fromfile_prefix_chars="@"
    )
    add = parser.add_argument
    add("--config", type=Path, help="a file of options: TOML, names as here without the dashes")
    add("--mode", choices=list(MODES), default="classic2", help="what the network is for")
    add("--modes", type=Path, help="a file of mode texts, one per line: each game draws one of them")
    add("--selfplay", type=Path, default=Path("build/selfplay/selfplay"), help="the executable `selfplay`")
    add("--folder", type=Path, help="of the run; an existing run continues")
    add("--minutes", type=float, default=9)
    add("--threads", type=int, default=15)
    add("--seed", type=int, default=1)
    _add_playing(parser.add_argument_group("self-play").add_argument)
    _add_training(parser.add_argument_group("training").add_argument)
    return parser


def _add_playing(add: Any) -> None:
    add("--first", choices=["hand", "patient"], default="hand", help="what plays before there is a network")
    add("--nodes", type=int, default=400, help="new nodes of a full search")
    add("--round-seconds", type=float, default=30)
    add("--rounds", type=int, default=0, help="end after this round, whatever the time; 0: when the time is over")
    add("--round-games", type=int, default=0, help="games per round, whatever the time; 0: as many as the time allows")
    add("--opening", type=int, default=8, help="random actions at the beginning of a game, at most")
    add("--warm", type=int, default=16, help="actions after them that are drawn in proportion to the visits")
    add("--c-puct", type=float, default=1.2, help="exploration of the search")
    add("--fpu", type=float, default=0.12, help="what the search takes off the value of an action it has not tried")
    add("--guests", type=float, default=0, help="share of the games in which `hand` or `reply` has the other seats")
    add("--guest-nodes", type=int, default=0, help="new nodes of a search of the guest `hand`; 0: as many as --nodes")
    add("--noise", type=float, default=0, help="share of Dirichlet noise in the priors of the root of full searches")
    add("--noise-total", type=float, default=10, help="parameters of the noise, summed over the legal actions")
    add("--full-share", type=float, default=1, help="share of the searches that are full and learnt from")
    add("--short-nodes", type=int, default=100, help="new nodes of the other searches")
    add("--resign", type=float, default=0, help="end a game when a side lacks at most this value to a win; 0: never")
    add("--resign-checks", type=float, default=0.1, help="share of the games that are played on after a resignation")
    add("--at-once", type=int, default=16, help="with --blocks: games of each of the two groups of a thread")
    add("--leaves", type=int, default=8, help="with --blocks: positions of a game that are judged at once, at most")
    add("--ray", metavar="ADDRESS", help="of a Ray cluster whose machines play; `local` starts one here")
    add("--workers", type=int, default=2, help="with --ray: programs that play at once, each on --threads threads")
    add("--no-play", action="store_true", help="train on the games in the folder alone")


def _add_training(add: Any) -> None:
    add("--start", type=Path, help="a file of a small network from whose weights a new run begins, with its --hidden")
    add("--hidden", type=int, default=256, help="units of the network: a multiple of 128")
    add("--blocks", type=int, default=0, help="a residual network with this many blocks in place of the small one")
    add("--channels", type=int, default=128, help="of the residual network")
    add("--distil", action="store_true", help="with --blocks: a small network learns from it in the run, and plays")
    add("--teacher", type=Path, help="weights of a residual network whose judgements are learnt")
    add("--batch", type=int, default=4096)
    add("--reuse", type=float, default=4, help="times that a position is learnt from, on average")
    add("--anneal-reuse", type=float, default=6, help="the same in the last training")
    add("--anneal-seconds", type=float, default=40, help="at most for the last training, with a falling rate")
    add("--rate", type=float, default=1e-3)
    add("--share", type=float, default=0.6, help="of the search's value in the target; the rest is the outcome")
    add("--value-only", type=float, default=0, help="share of the positions without a full search that are learnt from")
    add("--window", type=int, default=6_000_000, help="positions that are learnt from")
    add("--temperature", type=float, default=1.3, help="of the policy while playing")
    add("--generation", type=int, default=4, help="rounds from one generation to the next")
    add("--elo-openings", type=int, default=40, help="openings per match of a new generation; 0: no matches")
