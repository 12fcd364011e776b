"""Status texts of a game: what the side to move may do, what each side has left, what an action caused.

Every sentence is a message of the catalogue `tty.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hedgemaze.cli.phrases import listed, outcome_sentence, piece_name, piece_with_letter, rank_sentence, side_name
from hedgemaze.cli.terminal import padded
from hedgemaze.locales import t
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
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.pacman.family import movable_ghosts, sees

Names = Mapping[Seat, str]
"""Names of players by seat; seats without a name are missing."""


def status(game: Game, names: Names) -> list[str]:
    """Returns the turn and the state of each side; of a finished game, the outcome instead of the turn."""
    position, outcome = game.position, game.outcome()
    lines: list[str] = []
    if outcome is not None:
        lines.append(outcome_sentence(outcome))
        rank = rank_sentence(outcome, position.mode.family)
        lines += [rank] if rank else []
    else:
        lines.append(turn_sentence(position, names))
        lines += _hints(position)
    lines += _state_of_sides(position, names)
    if outcome is None:
        lines += _limits(game)
    return lines


def side_with_name(side: Side, position: Position, names: Names) -> str:
    """Returns a side with the names of its players: ``South (Ada)``."""
    people = [names[seat] for seat in position.mode.seats_of(side) if seat in names]
    return t("tty-named", side=side_name(side), people=listed(people)) if people else side_name(side)


# The turn.


def turn_sentence(position: Position, names: Names) -> str:
    """Returns a sentence on what the side to move may do."""
    who = side_with_name(position.side, position, names)
    if position.mode.family is Family.CLASSIC:
        if position.legal_actions() == [Pass()]:
            return t("tty-ask-pass", who=who)
        return t("tty-ask-move" if position.stock(position.side) else "tty-ask-move-only", who=who)
    if position.active is not None:
        return _mid_move_sentence(position, position.active)
    steps = position.turn.steps
    match position.turn.phase:
        case Phase.RESPAWN:
            return _respawn_sentence(position, who)
        case Phase.ACT:
            return t("tty-ask-act", who=who, steps=steps, **_opening_turn(position))
        case Phase.LIFT:
            return t("tty-ask-lift", who=who, **_opening_turn(position))
        case Phase.LAY:
            return t("tty-ask-lay", who=who, fence=str(position.lifted))
        case _ if position.side is Side.GHOSTS:
            return t("tty-ask-ghosts", who=who, ghosts=listed(map(piece_with_letter, movable_ghosts(position))))
        case _ if position.mode.family is Family.PACMAN:
            return t("tty-ask-steps", who=who, steps=steps)
        case _ if position.stock(position.side):
            return t("tty-ask-steps-fence", who=who, steps=steps)
        case _:
            return t("tty-ask-steps-most", who=who, steps=steps)


def _mid_move_sentence(position: Position, active: Piece) -> str:
    if position.turn.phase is Phase.PLACE:
        legal = position.legal_actions()
        if Stop(active) not in legal:
            return t("tty-ask-spend", piece=piece_name(active))
        if any(isinstance(action, Place) for action in legal):
            return t("tty-ask-place", piece=piece_name(active), letter=active.letter)
        return t("tty-ask-stop", piece=piece_name(active), letter=active.letter)
    if not position.boost:
        return t("tty-ask-moving", piece=piece_name(active), steps=position.steps)
    if position.steps:
        return t("tty-ask-boost-then", boost=position.boost, steps=position.steps)
    return t("tty-ask-boost", boost=position.boost)


def _respawn_sentence(position: Position, who: str) -> str:
    squares = [action.square for action in position.legal_actions() if isinstance(action, Respawn)]
    if not squares:
        return t("tty-ask-wait", who=who)
    return t("tty-ask-respawn", who=who, squares=listed(squares))


def _opening_turn(position: Position) -> dict[str, int]:
    maze = position.mode.maze
    assert maze is not None
    turn = len(maze.chamber) - len(position.chamber) + (position.lifted is None)
    return {"turn": turn, "turns": len(maze.chamber)}


def _hints(position: Position) -> Iterator[str]:
    """Yields other possible actions, and what the ghosts see."""
    mode, active = position.mode, position.active
    if mode.maze is None:
        return
    legal = position.legal_actions()
    stops = [action.piece for action in legal if isinstance(action, Stop)]
    if active is not None and position.turn.phase is not Phase.PLACE:
        if active in stops and any(isinstance(action, Place) for action in legal):
            yield t("tty-hint-end-or-fence", letter=active.letter)
        elif active in stops:
            yield t("tty-hint-end", letter=active.letter)
        else:
            yield t("tty-hint-no-end")
    elif active is None and position.turn.phase is not Phase.RESPAWN:
        for piece in stops:
            yield t("tty-hint-stay", piece=piece_name(piece), letter=piece.letter)
    lifts = [str(action.fence) for action in legal if isinstance(action, Lift)]
    if lifts:
        yield t("tty-hint-lifts", fences=listed(lifts))
    if position.side is Side.PACMAN and position.reserve:
        yield t("tty-hint-reserve", n=position.reserve, steps=mode.boost_steps)
    movers = (active,) if active else (Piece.PACMAN,) if position.side is Side.PACMAN else movable_ghosts(position)
    memory = [
        f"{piece.letter} {at}"
        for piece, at in zip(mode.pieces, position.previous, strict=False)
        if at is not None and piece in movers
    ]
    if memory and position.turn.phase in (Phase.ACT, Phase.MOVE, Phase.BOOST):
        yield t("tty-hint-memory", squares=listed(memory))
    if mode.frenzy_steps and active is None:
        seeing = [piece_name(ghost) for ghost in position.ghosts if sees(position, ghost)]
        if position.side is Side.PACMAN:
            yield t("tty-hint-seen", ghosts=listed(seeing)) if seeing else t("tty-hint-unseen")
            return
        frenzied = listed(piece_name(ghost) for ghost in movable_ghosts(position) if sees(position, ghost))
        yield t("tty-hint-frenzy", steps=mode.frenzy_steps, ghosts=frenzied) if frenzied else t("tty-hint-no-frenzy")
    elif position.side is Side.GHOSTS and active is None and position.turn.phase is Phase.MOVE:
        steps = mode.ghost_steps[min(position.taken, 3)]
        yield t("tty-hint-each-fence" if position.stock(Side.GHOSTS) else "tty-hint-each", steps=steps)


# The state of each side.


def _state_of_sides(position: Position, names: Names) -> Iterator[str]:
    mode = position.mode
    if mode.maze is None:
        called = [side_with_name(side, position, names) for side in mode.sides]
        for side, who in zip(mode.sides, padded(called), strict=True):
            if side in position.retired:
                state = t("tty-left-game")
            else:
                stock, steps = f"{position.stock(side):>2}", f"{position.distance(side):>2}"
                state = t("tty-left-classic", fences=stock, steps=steps)
            yield f"  {side.letter}  {who}  {state}"
        return
    pellets = {"taken": position.taken, "pellets": len(mode.maze.pellets)}
    yield f"  {t('tty-left-pacman', round=position.round, lives=position.lives, **pellets)}"
    if eaten := [piece_name(ghost) for ghost in GHOSTS if ghost not in position.ghosts]:
        yield f"  {t('tty-left-eaten', ghosts=listed(eaten))}"
    if any(mode.fences):
        stocks = {"pacman": position.stock(Side.PACMAN), "ghosts": position.stock(Side.GHOSTS)}
        yield f"  {t('tty-left-fences', **stocks)}"


def _limits(game: Game) -> Iterator[str]:
    """Yields a warning if the game is about to end by repetition or without progress."""
    position, house = game.position, game.mode.house
    if house.repetition_draw and game.repetitions() == 2:
        yield f"  {t('tty-left-repeated')}"
    quiet = position.round - 1 - position.progress
    if house.no_progress_limit and quiet * 2 >= house.no_progress_limit and position.mode.maze is not None:
        yield f"  {t('tty-left-rounds', rounds=quiet, most=house.no_progress_limit)}"


# Events.


def events(before: Position, action: Action, after: Position) -> Iterator[str]:
    """Yields the effects of an action besides itself: pellets taken, ghosts eaten, catches."""
    if before.mode.maze is None:
        return
    for square in squares_of(before.pellets & ~after.pellets):
        if before.mode.family is Family.ADVANCED:
            yield t("tty-event-reserve", square=str(square))
        elif after.boost:
            yield t("tty-event-boost", square=str(square), steps=after.boost)
        else:
            yield t("tty-event-pellet", square=str(square))
    caught = after.lives < before.lives
    if not caught:
        for ghost in before.ghosts:
            if ghost not in after.ghosts:
                yield t("tty-event-eaten", piece=piece_name(ghost))
        return
    yield from _catch(action, after)


def _catch(action: Action, after: Position) -> Iterator[str]:
    if isinstance(action, Step) and action.piece in GHOSTS:
        catch = {"piece": piece_name(action.piece), "square": str(action.square)}
        yield t("tty-event-catch", lives=after.lives, **catch)
    else:
        yield t("tty-event-collision", lives=after.lives)
    if not after.lives:
        return
    if after.mode.family is Family.ADVANCED:
        yield t("tty-event-comes-back")
    else:
        yield t("tty-event-reset")
