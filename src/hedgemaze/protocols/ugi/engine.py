"""`UgiEngine`: our own engine over UGI: a line in, lines out. The caller owns the streams.

A search runs in its own thread, so that ``stop``, ``isready``, ``status`` and ``quit`` are answered during a search.
``docs/protocols.md`` specifies every message.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from hedgemaze.engine import Limit, Report
from hedgemaze.engine.players.baselines import GreedyPlayer
from hedgemaze.engine.players.overhead import OverheadMeter
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.registry import make_player
from hedgemaze.engine.players.search_player import TreeReuse, make_search
from hedgemaze.engine.search import Search
from hedgemaze.errors import EngineError, HedgemazeError, NotationError
from hedgemaze.protocols.ugi.game import UgiGame
from hedgemaze.protocols.ugi.go import Go, parse_go
from hedgemaze.protocols.ugi.lines import error_line, in_ms, info_lines
from hedgemaze.protocols.ugi.options import UgiOptions
from hedgemaze.rules import Game, Mode, format_mode

_POSITION_FIELDS = 8
_EVERY_S = 0.25
_LONGEST_S = 3600.0
_ALLOWED_DURING_SEARCH = frozenset(["ugi", "uci", "isready", "stop", "ponderhit", "quit", "status", "query", "debug"])


class UgiEngine:
    """Answers the commands of one UGI client.

    Args:
        write: writes one line, given without its line end; called from two threads, never at the same time.
        name: the name in ``id name``.

    >>> lines = []
    >>> engine = UgiEngine(lines.append)
    >>> engine.answer("isready"), lines
    (True, ['readyok'])
    >>> engine.close()
    """

    def __init__(self, write: Callable[[str], None], name: str = "Hedgemaze") -> None:
        self._write, self._name = write, name
        self._lock = threading.Lock()
        self._options = UgiOptions()
        self._ugi_game = UgiGame(self._options.mode)
        self._position_s = 0.0
        self._meter = OverheadMeter()
        self._thread: threading.Thread | None = None
        self._is_searching = False
        self._stopping = threading.Event()
        self._is_pondering = False
        self._released = threading.Event()
        """Set when ``ponderhit`` or ``stop`` ends pondering."""
        self._hit_s = 0.0
        self._running: Search | Player | None = None
        self._running_lock = threading.Lock()
        self._reuse = TreeReuse(lambda game: make_search(game, self._options.search))

    @property
    def _game(self) -> Game:
        return self._ugi_game.game

    # Commands.

    def answer(self, line: str) -> bool:
        """Executes the command of a line; returns False after ``quit``. No line makes it raise."""
        words = line.split()
        if not words:
            return True
        command = words[0].lower()
        if command == "quit":
            self.close()
            return False
        try:
            handle = getattr(self, f"_on_{command}", None) if command.isalnum() else None
            if handle is None:
                raise EngineError("protocol.unknown_command", "no such command", given=words[0])
            if command not in _ALLOWED_DURING_SEARCH and self._is_searching:
                raise EngineError("protocol.busy", f"{command} has to wait until the search has ended; send stop first")
            handle(words[1:])
        except HedgemazeError as error:
            self._send(error_line(error))
        return True

    def close(self) -> None:
        """Ends a running search; its answer is still written."""
        self._on_stop([])
        if self._thread is not None:
            self._thread.join()

    def _on_ugi(self, _: list[str], ending: str = "ugiok") -> None:
        self._send(f"id name {self._name}", "id author The Hedgemaze authors", *self._options.lines(), ending)

    def _on_uci(self, words: list[str]) -> None:
        self._on_ugi(words, "uciok")

    def _on_isready(self, _: list[str]) -> None:
        self._send("readyok")

    def _on_debug(self, _: list[str]) -> None:
        """Does nothing: errors are always reported."""

    def _on_setoption(self, words: list[str]) -> None:
        folded = [word.lower() for word in words]
        if folded[:1] != ["name"]:
            raise EngineError("protocol.missing_word", "setoption name NAME value VALUE is expected")
        at = folded.index("value") if "value" in folded else len(words)
        if self._options.set(" ".join(words[1:at]), " ".join(words[at + 1 :])) == "Mode":
            self._ugi_game.restart(self._options.mode)
        self._reuse.clear()

    def _on_uginewgame(self, _: list[str]) -> None:
        self._ugi_game.restart(self._options.mode)
        self._reuse.clear()

    _on_ucinewgame = _on_uginewgame

    def _on_position(self, words: list[str]) -> None:
        begin = time.monotonic()
        folded = [word.lower() for word in words]
        at = folded.index("moves") if "moves" in folded else len(words)
        start: Mode | str
        match folded[:1]:
            case ["startpos"] if at == 1:
                start = self._options.mode
            case ["text" | "fen"] if at == _POSITION_FIELDS + 1:
                start = " ".join(words[1:at])
            case ["text" | "fen"]:
                message = f"a position text has {_POSITION_FIELDS} fields, this has {at - 1}"
                raise NotationError("position.unreadable", message)
            case _:
                raise EngineError("protocol.missing_word", "position startpos or position text TEXT is expected")
        self._ugi_game.set(start, words[at + 1 :])
        self._position_s = time.monotonic() - begin

    def _on_query(self, words: list[str]) -> None:
        self._send(f"response {self._response(words[0].lower() if words else '')}")

    def _on_status(self, _: list[str]) -> None:
        state = "searching" if self._is_searching else "idle"
        game = self._game
        mode, turn, ply = format_mode(game.mode), game.position.side.letter, game.position.ply
        self._send(f"status {state} mode {mode} turn {turn} ply {ply} result {self._response('result')}")

    def _response(self, what: str) -> str:
        game = self._game
        outcome, sides, position = game.outcome(), game.mode.sides, game.position
        if what in {f"p{number}turn" for number in range(1, len(sides) + 1)}:
            return str(outcome is None and position.side is sides[int(what[1]) - 1]).lower()
        match what:
            case "gameover":
                return str(outcome is not None).lower()
            case "result":
                return _result(game)
            case "reason":
                return "none" if outcome is None else outcome.reason.value
            case "turn":
                return position.side.letter
            case "position":
                return position.text
            case "legal":
                return " ".join(map(str, [] if outcome else position.legal_actions())) or "none"
        raise EngineError("protocol.unknown_word", "not a question", given=what)

    # Search.

    def _on_stop(self, _: list[str]) -> None:
        with self._running_lock:
            self._stopping.set()
            self._end_pondering()
            if self._running is not None:
                self._running.stop()

    def _on_ponderhit(self, _: list[str]) -> None:
        with self._running_lock:
            if not self._is_pondering:
                raise EngineError("protocol.not_pondering", "no search is pondering")
            self._hit_s = time.monotonic()
            self._end_pondering()
            if self._running is not None:
                self._running.stop()

    def _end_pondering(self) -> None:
        self._is_pondering = False
        self._released.set()

    def _on_go(self, words: list[str]) -> None:
        # The client starts the clock before it sends the position.
        begin, self._position_s = time.monotonic() - self._position_s, 0.0
        go = parse_go(words, self._game.mode)
        outcome = self._game.outcome()
        if outcome is not None:
            self._send(f"info error action.game_over the game is over ({outcome.reason.value})", "bestmove none")
            return
        self._stopping.clear()
        self._released.clear()
        self._is_pondering = go.is_ponder
        self._is_searching = True
        self._thread = threading.Thread(target=self._search, args=(go, begin), daemon=True)
        self._thread.start()

    def _search(self, go: Go, begin: float) -> None:
        """Searches and writes the answer; runs in its own thread."""
        best = "none"
        try:
            try:
                best = self._pondered(go) if go.is_ponder else self._think(go, begin)
            except HedgemazeError as error:
                self._send(error_line(error))
                best = self._guess(go)
            except Exception as error:  # a bug must not leave the client waiting
                self._send(error_line(EngineError("engine.crashed", f"{type(error).__name__}: {error}")))
                best = self._guess(go)
            if go.is_infinite:
                self._stopping.wait()
        finally:
            self._is_searching = False  # before the answer, which the next command may follow at once
            self._send(f"bestmove {best}")

    def _pondered(self, go: Go) -> str:
        """Searches until ``ponderhit`` or ``stop``; after ``ponderhit`` the search goes on with the same tree."""
        best = ""
        if self._options.player is None:
            search = self._reuse.search_for(self._game)
            with self._may_be_stopped(search, self._released):
                for report in search.stream(Limit(), _EVERY_S):
                    best = self._told(report) or best
        self._released.wait()
        if self._stopping.is_set():
            return best or self._guess(go)
        return self._think(go, self._hit_s)

    def _think(self, go: Go, begin: float) -> str:
        game, clock = self._game, go.clock
        name = self._options.player
        if name is not None:
            player = make_player(name, self._options.search.seed)
            player.new_game(game)
            with self._may_be_stopped(player, self._stopping):
                action = player.choose(game, clock, _LONGEST_S)
            self._send(f"info time {in_ms(time.monotonic() - begin)} string level {self._options.level}")
            return str(action)
        search = self._reuse.search_for(game)
        limit = self._meter.limit(game, clock, time.monotonic() - begin)
        limit = Limit() if go.is_infinite else replace(limit, depth=go.depth)
        best = ""
        with self._may_be_stopped(search, self._stopping):
            for report in search.stream(limit, _EVERY_S):
                self._meter.searched(report.seconds)
                best = self._told(report) or best
        return best or self._guess(go)  # stopped before its first node

    def _told(self, report: Report) -> str:
        """Writes the lines of a report and returns its best action; with the option Ponder also the expected reply."""
        if not report.candidates:
            return ""
        self._send(*info_lines(report, self._options.multipv))
        position, best = self._game.position, report.best
        if not self._options.ponders or len(best.line) < 2 or position.play(best.action).side is position.side:
            return str(best.action)
        return f"{best.action} ponder {best.line[1]}"

    def _guess(self, go: Go) -> str:
        """Returns an action without search, for a search without a result."""
        return str(GreedyPlayer().choose(self._game, go.clock, 0.0))

    @contextlib.contextmanager
    def _may_be_stopped(self, running: Search | Player, ending: threading.Event) -> Iterator[None]:
        """Lets ``stop`` and ``ponderhit`` reach a search while it runs; the tree of a stopped search is dropped."""
        with self._running_lock:
            self._running = running
            if ending.is_set():
                running.stop()
        try:
            yield
        finally:
            with self._running_lock:
                self._running = None
                if self._stopping.is_set():
                    self._reuse.clear()

    # Output.

    def _send(self, *lines: str) -> None:
        with self._lock:
            for line in lines:
                self._write(line)


def _result(game: Game) -> str:
    outcome = game.outcome()
    if outcome is None:
        return "none"
    return "draw" if outcome.winner is None else f"p{game.mode.sides.index(outcome.winner) + 1}win"
