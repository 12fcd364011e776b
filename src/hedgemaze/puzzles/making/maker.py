"""`make_puzzles`: looks for puzzles in games between levels, proves and grades them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hedgemaze import core
from hedgemaze.core import stream_seed
from hedgemaze.engine import Limit, Search
from hedgemaze.engine.networks import HAND
from hedgemaze.puzzles.exact_tables import table_for
from hedgemaze.puzzles.making.games import positions_of_game
from hedgemaze.puzzles.making.grading import difficulty_of, solved_by
from hedgemaze.puzzles.making.second_look import is_confirmed
from hedgemaze.puzzles.making.themes import is_near_end, is_threatened, tempting_steps, theme_of
from hedgemaze.puzzles.proving import TurnProof, analyse_turn, judges_of
from hedgemaze.puzzles.puzzle import DEEPER, Goal, ProofKind, Puzzle, PuzzleProof, PuzzleTheme, play_turn
from hedgemaze.puzzles.turn_judges import TurnJudge
from hedgemaze.puzzles.turns import result_key
from hedgemaze.rules import Action, Family, Mode, Side
from hedgemaze.solve import Table, Value

FOUND_NODES = 200
"""Nodes per position of the search that finds puzzles."""
_ROOT_NODES = 1200
"""Nodes of the search that decides whether a position is looked at."""
_MAX_TURNS = 3
"""The most turns of the solver in a line."""
_PER_GAME = 2
_REPLY_NODES = 20_000
_MEMORY_MB = 16
_MIN_WORTH = 0.2
_FIRST_MARGIN, _SEEN = 0.12, 8
"""The quick search: how much better the best action is than others with that many visits."""
_MAX_ROUNDS = 12
"""Forced results that take longer are no puzzles."""


def make_puzzles(mode: Mode, seed: int, game: int) -> Iterator[Puzzle]:
    """Yields the puzzles of one game, at most two; the same seed and number give the same puzzles.

    Args:
        mode: a mode with its default rules.
        seed: seed of the games.
        game: the number of the game.
    """
    made = 0
    blocked = 0
    for number, position in enumerate(positions_of_game(mode, seed, game)):
        if number < blocked or made == _PER_GAME:
            continue
        puzzle = puzzle_at(position, stream_seed(seed, game, number))
        if puzzle is not None:
            made += 1
            blocked = number + 3 * len(mode.sides)
            yield puzzle


def puzzle_at(position: core.Position, seed: int) -> Puzzle | None:
    """Returns the puzzle in a position, with the number 1; None if it is none."""
    table = table_for(position) if position.mode.family is Family.PACMAN else None
    if not (_is_worth_a_look(position) if table is None else _is_short(position, table)):
        return None
    plan = PuzzleProof(ProofKind.DEEP, found=FOUND_NODES, nodes=DEEPER * FOUND_NODES)
    if table is not None:
        plan = PuzzleProof(ProofKind.TABLE, ghosts=table.ghosts)
    judges = judges_of(plan, position)
    first = _proved(position, judges)
    if first is None:
        return None
    solved = solved_by(position, {result_key(play_turn(position, _written(way))) for way in first.right}, seed)
    if difficulty_of(solved) == 1 and not _is_tempting(position, first.right):
        return None
    line, also, kinds = [_written(first.right[0])], tuple(map(_written, first.right[1:])), [first.kind]
    here = position
    while not also and first.goal is Goal.WIN and len(line) < 2 * _MAX_TURNS - 1:
        here = play_turn(here, line[-1])
        reply = _reply(here, position, table)
        if reply is None:
            break
        here = play_turn(here, reply)
        following = _proved(here, judges)
        if following is None or following.goal is not Goal.WIN:
            break
        line += [reply, _written(following.right[0])]
        also = tuple(map(_written, following.right[1:]))
        kinds.append(following.kind)
    return Puzzle(
        id=f"{position.mode.name}-1",
        position=position.text,
        goal=first.goal,
        theme=theme_of(position, first.goal, first.right[0]),
        difficulty=difficulty_of(solved),
        line=tuple(line),
        also=also,
        rounds=None if table is None else table.distance(position),
        proof=replace(plan, kind=ProofKind.DEEP if ProofKind.DEEP in kinds else kinds[0]),
        solved=solved,
    )


def _proved(position: core.Position, judges: Sequence[TurnJudge]) -> TurnProof | None:
    """Returns the right turns of a position; None if there are none, or if a second look at a deep proof differs."""
    found = analyse_turn(position, judges)
    if found is None or found.kind is not ProofKind.DEEP:
        return found
    return found if is_confirmed(position, found.right, found.goal) else None


def _is_short(position: core.Position, table: Table) -> bool:
    """Returns whether the result is open, or forced by the side to move within a few rounds but not at once."""
    value, rounds = table.value(position), table.distance(position)
    is_own = (value is Value.PACMAN) == (position.side is Side.PACMAN)
    return rounds is None or (is_own and 1 < rounds <= _MAX_ROUNDS)


def _is_worth_a_look(position: core.Position) -> bool:
    """Returns whether a quick search finds one action much better than others, or a threat of the other side."""
    if not is_near_end(position):
        return False
    side = position.side
    report = Search(position, memory_mb=_MEMORY_MB, network=HAND).run(Limit(nodes=_ROOT_NODES))
    best, *others = report.candidates
    is_over = position.play(best.action).outcome() is not None
    if is_over or not others or best.values[side] < _MIN_WORTH:
        return False
    second = max((each.values[side] for each in others if each.visits >= _SEEN), default=0)
    return report.proof is not None or is_threatened(position) or best.values[side] - second >= _FIRST_MARGIN


def _is_tempting(position: core.Position, right: tuple[tuple[Action, ...], ...]) -> bool:
    """Returns whether a beginner can go wrong: if a step wins the race, another one that shortens the way does not."""
    if position.mode.family is not Family.CLASSIC or theme_of(position, Goal.WIN, right[0]) is not PuzzleTheme.RACE:
        return True
    return bool(set(tempting_steps(position)) - {way[0] for way in right})


def _reply(position: core.Position, before: core.Position, table: Table | None) -> str | None:
    """Returns the best defence until the solver moves again, as one text; None if the game is over."""
    actions: list[Action] = []
    while position.outcome() is None and position.side is not before.side:
        if table is not None:
            action = table.best_actions(position)[0]
        else:
            action = Search(position, network=HAND).run(Limit(nodes=_REPLY_NODES)).best.action
        actions.append(action)
        position = position.play(action)
    return None if position.outcome() is not None or not actions else _written(tuple(actions))


def _written(way: tuple[Action, ...]) -> str:
    return " ".join(map(str, way))
