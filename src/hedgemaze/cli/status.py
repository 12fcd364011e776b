"""What a player wants to know at every turn of a terminal game: what is asked for, what is left, what just happened.

Every sentence stands here whole, with gaps for names and numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hedgemaze.cli.wording import listed, outcome_sentence, piece_name, rank_sentence, side_name
from hedgemaze.rules import (
    GHOSTS,
    Action,
    Family,
    Game,
    Lift,
    Pass,
    Phase,
    Piece,
    Place,
    Position,
    Respawn,
    Seat,
    Side,
    Step,
    Stop,
)
from hedgemaze.rules.geometry import squares_of
from hedgemaze.rules.pacman import beginners, sees

__all__ = ["asked", "events", "side_with_name", "status"]

Names = Mapping[Seat, str]
"""What the people at the table are called, as far as they said."""


def status(game: Game, names: Names) -> list[str]:
    """Returns what is asked for now, then what is left to whom; or how the game ended."""
    position, outcome = game.position, game.outcome()
    lines: list[str] = []
    if outcome is not None:
        lines.append(outcome_sentence(outcome))
        rank = rank_sentence(outcome, position.mode.family)
        lines += [rank] if rank else []
    else:
        lines.append(asked(position, names))
        lines += _hints(position)
    lines += _standing(position, names)
    if outcome is None:
        lines += _limits(game)
    return lines


def side_with_name(side: Side, position: Position, names: Names) -> str:
    """Returns a side, with the names of those who play it: ``South (Ada)``."""
    people = [names[seat] for seat in position.mode.seats_of(side) if seat in names]
    return f"{side_name(side)} ({listed(people)})" if people else side_name(side)


# What is asked for.


def asked(position: Position, names: Names) -> str:
    """Returns one sentence on what the side to move is to do."""
    who = side_with_name(position.side, position, names)
    if position.mode.family is Family.CLASSIC:
        if position.legal_actions() == [Pass()]:
            return f"{who} has no legal action: type pass."
        if not position.stock(position.side):
            return f"{who} to play: move to a neighbouring square. No fences are left."
        return f"{who} to play: move to a neighbouring square or place a fence."
    if position.active is not None:
        return _asked_in_mid_move(position, position.active)
    steps = position.turn.steps
    match position.turn.phase:
        case Phase.RESPAWN:
            return _asked_to_respawn(position, who)
        case Phase.ACT:
            return f"{who}, opening turn {_opening_turn(position)}: move up to {steps} squares, or place a fence."
        case Phase.LIFT:
            return f"{who}, opening turn {_opening_turn(position)}: lift a Chamber fence, then lay it elsewhere."
        case Phase.LAY:
            return f"{who}: lay the lifted fence; it may not go back to {position.lifted}."
        case _ if position.side is Side.GHOSTS:
            return f"{who} to move. Still to move: {listed(map(_called, beginners(position)))}."
        case _ if position.mode.family is Family.PACMAN:
            return f"{who} to move. Steps: {steps}."
        case _ if position.stock(position.side):
            return f"{who} to move. Steps: up to {steps}, then maybe a fence."
        case _:
            return f"{who} to move. Steps: up to {steps}."


def _asked_in_mid_move(position: Position, active: Piece) -> str:
    if position.turn.phase is Phase.PLACE:
        legal = position.legal_actions()
        if Stop(active) not in legal:
            return f"{piece_name(active)} cannot end the move here: spend a pellet with P+."
        if any(isinstance(action, Place) for action in legal):
            return f"{piece_name(active)} may place a fence now, or end the turn with {active.letter}-."
        return f"{piece_name(active)} has no steps left: end the turn with {active.letter}-."
    if not position.boost:
        return f"{piece_name(active)} is moving. Steps left: {position.steps}."
    if position.steps:
        return f"PAC-MAN's boost eats ghosts. Steps left: {position.boost}, then {position.steps} ordinary ones."
    return f"PAC-MAN's boost eats ghosts. Steps left: {position.boost}."


def _asked_to_respawn(position: Position, who: str) -> str:
    squares = [action.square for action in position.legal_actions() if isinstance(action, Respawn)]
    if not squares:
        return f"{who} is off the board, and a ghost stands on every respawn square: type P- to wait."
    return f"{who} is off the board: choose a square to appear on, {listed(squares)}."


def _opening_turn(position: Position) -> str:
    maze = position.mode.maze
    assert maze is not None
    return f"{len(maze.chamber) - len(position.chamber) + (position.lifted is None)} of {len(maze.chamber)}"


def _called(piece: Piece) -> str:
    return f"{piece_name(piece)} ({piece.letter})"


def _hints(position: Position) -> Iterator[str]:
    """Yields what else may be done now, and what the ghosts see."""
    mode, active = position.mode, position.active
    if mode.maze is None:
        return
    legal = position.legal_actions()
    stops = [action.piece for action in legal if isinstance(action, Stop)]
    if active is not None and position.turn.phase is not Phase.PLACE:
        if active in stops and any(isinstance(action, Place) for action in legal):
            yield f"Or end the turn here, with {active.letter}- or with a fence."
        elif active in stops:
            yield f"Or stop here: {active.letter}-."
        else:
            yield "The move cannot end here."
    elif active is None and position.turn.phase is not Phase.RESPAWN:
        for piece in stops:
            yield f"{piece_name(piece)} has no legal step or may stay: {piece.letter}-."
    lifts = [str(action.fence) for action in legal if isinstance(action, Lift)]
    if lifts:
        yield f"Chamber fences to lift: {listed(lifts)}."
    if position.side is Side.PACMAN and position.reserve:
        yield f"Pellets in reserve: {position.reserve}. P+ spends one for {mode.boost_steps} steps that eat ghosts."
    movers = (active,) if active else (Piece.PACMAN,) if position.side is Side.PACMAN else beginners(position)
    memory = [
        f"{piece.letter} {at}"
        for piece, at in zip(mode.pieces, position.previous, strict=False)
        if at is not None and piece in movers
    ]
    if memory and position.turn.phase in (Phase.ACT, Phase.MOVE, Phase.BOOST):
        yield f"Not to end on (where it stood before its last move): {listed(memory)}."
    if mode.frenzy_steps and active is None:
        seeing = [piece_name(ghost) for ghost in position.ghosts if sees(position, ghost)]
        if position.side is Side.PACMAN:
            yield f"Ghosts that see PAC-MAN now: {listed(seeing) or 'none'}."
        else:
            waiting = [piece_name(ghost) for ghost in beginners(position) if sees(position, ghost)]
            yield f"In frenzy (they see PAC-MAN and have {mode.frenzy_steps} steps): {listed(waiting) or 'none'}."
    elif position.side is Side.GHOSTS and active is None and position.turn.phase is Phase.MOVE:
        steps = mode.ghost_steps[min(position.taken, 3)]
        if position.stock(Side.GHOSTS):
            yield f"Steps for each: up to {steps}, then maybe a fence."
        else:
            yield f"Steps for each: up to {steps}."


# What is left.


def _standing(position: Position, names: Names) -> Iterator[str]:
    mode = position.mode
    if mode.maze is None:
        width = max(len(side_with_name(side, position, names)) for side in mode.sides)
        for side in mode.sides:
            who = side_with_name(side, position, names).ljust(width)
            if side in position.retired:
                yield f"  {side.letter}  {who}  has left the game"
            else:
                stock, steps = position.stock(side), position.distance(side)
                yield f"  {side.letter}  {who}  fences {stock:>2}  steps to go {steps:>2}"
        return
    line = (
        f"  Round {position.round}. Lives {position.lives}. Pellets taken {position.taken} of {len(mode.maze.pellets)}."
    )
    eaten = [piece_name(ghost) for ghost in GHOSTS if ghost not in position.ghosts]
    yield f"{line} Ghosts eaten: {listed(eaten)}." if eaten else line
    if any(mode.fences):
        yield f"  Fences: PAC-MAN {position.stock(Side.PACMAN)}, ghosts {position.stock(Side.GHOSTS)}."


def _limits(game: Game) -> Iterator[str]:
    """Yields a warning when a game is about to end for lack of progress."""
    position, house = game.position, game.mode.house
    if house.repetition_draw and game.repetitions() == 2:
        yield "  This position has come up twice; the third time ends the game."
    quiet = position.round - 1 - position.progress
    if house.no_progress_limit and quiet * 2 >= house.no_progress_limit and position.mode.maze is not None:
        yield f"  Rounds without progress: {quiet}; the game ends at {house.no_progress_limit}."


# What just happened.


def events(before: Position, action: Action, after: Position) -> Iterator[str]:
    """Yields what an action brought about beyond what was typed: pellets, ghosts eaten, catches."""
    if before.mode.maze is None:
        return
    for square in squares_of(before.pellets & ~after.pellets):
        if before.mode.family is Family.ADVANCED:
            yield f"PAC-MAN takes the pellet on {square} into his reserve."
        elif after.boost:
            yield f"PAC-MAN eats the pellet on {square} and gets {after.boost} boost steps, which eat ghosts."
        else:
            yield f"PAC-MAN eats the pellet on {square}."
    caught = after.lives < before.lives
    if not caught:
        for ghost in before.ghosts:
            if ghost not in after.ghosts:
                yield f"PAC-MAN eats {piece_name(ghost)}."
        return
    yield from _catch(action, after)


def _catch(action: Action, after: Position) -> Iterator[str]:
    if isinstance(action, Step) and action.piece in GHOSTS:
        yield f"{piece_name(action.piece)} catches PAC-MAN on {action.square}. Lives left: {after.lives}."
    else:
        yield f"PAC-MAN runs into a ghost. Lives left: {after.lives}."
    if not after.lives:
        return
    if after.mode.family is Family.ADVANCED:
        yield "He leaves the board, and comes back in his next turn."
    else:
        yield "All pieces go back to their first squares."
