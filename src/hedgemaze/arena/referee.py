"""`play_game`: one game of a match; the referee checks every action and the clocks."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from hedgemaze.arena.openings import Opening
from hedgemaze.arena.time_control import MatchClocks, TimeControl
from hedgemaze.engine.players.player import Player
from hedgemaze.errors import EngineError, HedgemazeError, IllegalActionError, NotationError, printable
from hedgemaze.rules import Action, Game, Mode, Note, Outcome, Side, format_record

_LONGEST_TEXT = 500


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a player lost a game by a fault of its own.

    >>> Failure("mine", "S", "action.illegal", "not allowed", "e5", "classic2 - Se1Ne9 10,10 - S - 0").code
    'action.illegal'
    """

    player: str
    side: str
    code: str
    message: str
    given: str
    position: str
    said: str = ""
    """The end of the engine's standard error."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game, as written to the log.

    >>> from hedgemaze.arena import Opening, make_player
    >>> from hedgemaze.rules import Mode
    >>> players = {side: make_player("random") for side in Mode.named("classic2").sides}
    >>> result = play_game(Opening(Mode.named("classic2", size=3, fences=0)), players, TimeControl())
    >>> GameResult.from_data(result.to_data()) == result
    True
    """

    number: int
    pair: int
    opening: int
    seats: dict[str, str]
    """The name of each side's player, by the side's letter."""
    result: str
    reason: str
    points: dict[str, float]
    """Each side's share of the point; a draw divides it equally."""
    actions: int
    """Number of actions, including the opening."""
    taken: int
    """PAC-MAN modes: pellets that PAC-MAN took."""
    lives: int
    """PAC-MAN modes: lives left."""
    seconds: dict[str, float]
    """Time used by each side."""
    record: str
    failures: list[Failure] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        """Returns the game as plain data."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> GameResult:
        """Makes a result from plain data; unknown keys are ignored.

        Raises:
            KeyError, TypeError: the data has another form.
        """
        fields = {name: data[name] for name in cls.__slots__ if name != "failures"}
        return cls(**fields, failures=[Failure(**failure) for failure in data.get("failures", [])])


def play_game(
    opening: Opening,
    players: Mapping[Side, Player],
    control: TimeControl,
    *,
    number: int = 0,
    pair: int = 0,
    opening_number: int = 0,
) -> GameResult:
    """Plays a game from an opening to its end and returns the result.

    A player that crashes, is late, or answers with an unreadable or illegal action loses and leaves the game; the
    others continue if more than one is left. It is closed, so that the next game starts it again.

    >>> from hedgemaze.arena import Opening, make_player
    >>> mode = Mode.named("classic2", size=5)
    >>> players = {Side.SOUTH: make_player("greedy"), Side.NORTH: make_player("random")}
    >>> result = play_game(Opening(mode), players, TimeControl())
    >>> result.seats, sum(result.points.values())
    ({'S': 'greedy', 'N': 'random'}, 1.0)
    """
    game = opening.game()
    referee = _Referee(game, players, MatchClocks(control, opening.mode))
    referee.play()
    outcome = game.outcome()
    assert outcome is not None
    mode, position = opening.mode, game.position
    names = {side.letter: players[side].name for side in mode.sides}
    for side in mode.sides:
        for seat in mode.seats_of(side):
            game.tags[f"Seat{int(seat)}"] = names[side.letter]
    return GameResult(
        number,
        pair,
        opening_number,
        names,
        str(outcome),
        outcome.reason.value,
        _points(outcome, mode),
        len(game.actions),
        position.taken,
        position.lives,
        {side.letter: round(seconds, 3) for side, seconds in referee.seconds.items()},
        format_record(game),
        referee.failures,
    )


def _points(outcome: Outcome, mode: Mode) -> dict[str, float]:
    if outcome.winner is None:
        return {side.letter: round(1 / len(mode.sides), 6) for side in mode.sides}
    return {side.letter: float(side is outcome.winner) for side in mode.sides}


class _Referee:
    """A game in progress."""

    def __init__(self, game: Game, players: Mapping[Side, Player], clocks: MatchClocks) -> None:
        self.game, self.players, self.clocks = game, players, clocks
        self.failures: list[Failure] = []
        self.seconds = dict.fromkeys(game.mode.sides, 0.0)

    def play(self) -> None:
        for side, player in self.players.items():
            if self.game.outcome() is None:
                try:
                    player.new_game(self.game)
                except Exception as error:  # any fault of a player loses the game
                    self._lose(side, error)
        while self.game.outcome() is None:
            self._request_action(self.game.position.side)

    def _request_action(self, side: Side) -> None:
        game, player = self.game, self.players[side]
        allowed_s = self.clocks.allowed_s(side)
        begin = time.monotonic()
        try:
            action: Action | str = player.choose(game, self.clocks.clock(), allowed_s)
            taken_s = time.monotonic() - begin
            self.seconds[side] += taken_s
            if taken_s > allowed_s:
                message = f"{taken_s:.2f} s for a move, {allowed_s:.2f} s were allowed"
                raise EngineError("engine.timed_out", message, given=str(action))
            game.play(action)
        except Exception as error:  # any fault of a player loses the game
            self._lose(side, error)
            return
        self.clocks.spend(side, taken_s)
        if game.outcome() is None and game.position.side is not side:
            self.clocks.turn_ends(side)
        if (left := self.clocks.left_ms(side)) is not None:
            game.note(Note(clock_ms=left))

    def _lose(self, side: Side, error: Exception) -> None:
        """Removes a side from the game and records why."""
        player = self.players[side]
        failure = _failure(player.name, side, error, self.game)
        self.failures.append(failure)
        player.close()
        cause: Literal["flagged", "resigned"] = "flagged" if failure.code == "engine.timed_out" else "resigned"
        self.game.leave(side, cause)
        words = f"{failure.code}: {failure.message}" + (f": {failure.given}" if failure.given else "")
        self.game.note(Note(words[:_LONGEST_TEXT]))


def _failure(name: str, side: Side, error: Exception, game: Game) -> Failure:
    code, message, given = "engine.crashed", f"{type(error).__name__}: {error}", ""
    if isinstance(error, IllegalActionError | NotationError):
        code, message, given = "engine.illegal_action", f"{error.code}: {error.message}", str(error.given)
    elif isinstance(error, HedgemazeError):
        code, message, given = error.code, error.message, "" if error.given is None else str(error.given)
    said = "\n".join(getattr(error, "__notes__", ()))
    return Failure(
        name,
        side.letter,
        code,
        printable(message)[:_LONGEST_TEXT],
        printable(given)[:_LONGEST_TEXT],
        game.position.text,
        said[-_LONGEST_TEXT:],
    )
