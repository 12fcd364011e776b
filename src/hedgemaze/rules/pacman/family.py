"""The PAC-MAN variant in a fixed maze (`docs/rules.md`, A.3): turns, legal actions and their effects."""

from __future__ import annotations

import functools
from typing import TypeVar

from hedgemaze.rules.actions import Action, Step, Stop, to_number
from hedgemaze.rules.enums import GHOSTS, Family, Piece, Side
from hedgemaze.rules.pacman.moves import WALK, begun, first_steps, sees
from hedgemaze.rules.pacman.turns import eat, finished, movable_ghosts, outcome
from hedgemaze.rules.state import Phase, State, Turn, replace

__all__ = ["movable_ghosts", "legal_actions", "outcome", "play", "sees", "turn"]

AnyState = TypeVar("AnyState", bound=State)


def turn(state: State) -> Turn:
    """Returns the turn: side, seats, phase and steps left."""
    if state.side is Side.PACMAN:
        steps = state.steps + state.boost if state.active else state.mode.pacman_steps
        phase = Phase.BOOST if state.boost else Phase.MOVE
        return Turn(state.side, state.mode.seats_of(state.side), phase, steps)
    holders = (state.active,) if state.active else movable_ghosts(state)
    seats = tuple(
        seat
        for seat, held in zip(state.mode.seats_of(Side.GHOSTS), state.mode.deal[1:], strict=True)
        if any(ghost in held for ghost in holders)
    )
    return Turn(state.side, seats, Phase.MOVE, state.steps)


def legal_actions(state: State) -> list[Action]:
    """Returns the legal actions by number."""
    return list(_sorted_actions(state))


@functools.lru_cache(maxsize=4)
def _sorted_actions(state: State) -> tuple[Action, ...]:
    """Returns the legal actions by number. Cached, because `why_illegal` needs them for every action it explains."""
    if state.active is not None:
        actions = [each.action for each in WALK.legal(WALK.continuations(state))]
        if WALK.may_stop(state):
            actions.append(Stop(state.active))
    else:
        actions = []
        for piece in (Piece.PACMAN,) if state.side is Side.PACMAN else movable_ghosts(state):
            first = WALK.legal(first_steps(state, piece))
            actions += [each.action for each in first]
            stays = piece in GHOSTS and state.mode.house.ghost_may_stay
            if stays or all(each.is_sacrifice for each in first):  # A.3-6, 21: no step is compulsory
                actions.append(Stop(piece))
    return tuple(sorted(actions, key=lambda action: to_number(action, Family.PACMAN)))


def play(state: AnyState, action: Action) -> AnyState:
    """Returns the position after an action, without checking that it is legal."""
    counted = replace(state, ply=state.ply + 1)
    match action:
        case Stop(piece):
            return _stopped(counted, piece)
        case Step(piece):
            moving = counted if state.active is not None else begun(counted, piece)
            taken = next(each for each in WALK.continuations(moving) if each.action == action)
            after = taken.after
            assert isinstance(after, type(state))
            if after.active is None or WALK.legal(WALK.continuations(after)):
                return after
            return _stopped(after, piece)  # nothing but a stop is left
        case _:
            raise AssertionError(f"{action} is no action of this family")


def _stopped(state: AnyState, piece: Piece) -> AnyState:
    """Returns the position after a piece has stopped; a boost that ends on a ghost eats it (A.3-11, B4)."""
    landed = eat(state) if state.boost else state
    return landed if outcome(landed) is not None else finished(landed, piece)
