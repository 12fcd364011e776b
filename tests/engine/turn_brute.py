"""Exhaustive search of one turn: immediate wins, catches, and PAC-MAN's safety.

Fences are left out, except for PAC-MAN's safety: a fence ends the move of the piece that places it, moves no
piece, and only closes steps, so a sequence with fences catches and wins no more than the same one with stops.
"""

from __future__ import annotations

from hedgemaze.core._choose import native

Native = native.Position

FENCE_NUMBERS = range(405, 661)
"""Numbers of the actions that place or lift a fence (docs/formats.md)."""

GHOSTS = 1
"""The index of the ghosts' side."""


class TooLargeError(Exception):
    """The turn has too many sequences of actions for a test."""


class Turn:
    """An exhaustive search of the turn of one position."""

    def __init__(self, position: Native, largest: int) -> None:
        self.start = position
        self.largest = largest
        self.seen: set[int] = set()

    def note(self, position: Native) -> None:
        """Counts a visited position."""
        self.seen.add(position.hash)
        if len(self.seen) > self.largest:
            raise TooLargeError

    def goes_on(self, position: Native) -> bool:
        """Returns whether the same side is still to move."""
        return position.side == self.start.side and position.round == self.start.round

    def can_catch(self, here: Native) -> bool:
        """Returns whether some sequence of the ghosts' actions catches PAC-MAN."""
        self.note(here)
        for number in here.legal_numbers():
            if number in FENCE_NUMBERS:
                continue
            after = here.play_unchecked(number)
            if after.lives < here.lives:
                return True
            if self.goes_on(after) and after.hash not in self.seen and self.can_catch(after):
                return True
        return False

    def can_win(self, here: Native) -> bool:
        """Returns whether some sequence of actions of the side to move wins the game."""
        self.note(here)
        for number in here.legal_numbers():
            if number in FENCE_NUMBERS:
                continue
            after = here.play_unchecked(number)
            outcome = after.outcome()
            if outcome is not None:
                if outcome[1] == here.side:
                    return True
            elif self.goes_on(after) and after.hash not in self.seen and self.can_win(after):
                return True
        return False

    def can_stay_safe(self, here: Native) -> bool:
        """Returns whether PAC-MAN can finish the turn so that the ghosts cannot catch him in their next phase."""
        self.note(here)
        for number in sorted(here.legal_numbers(), key=FENCE_NUMBERS.__contains__):
            after = here.play_unchecked(number)
            if after.lives < here.lives or after.hash in self.seen:
                continue
            outcome = after.outcome()
            if outcome is not None:
                if outcome[1] != GHOSTS:
                    return True
            elif self.goes_on(after):
                if self.can_stay_safe(after):
                    return True
            elif after.side == here.side or not Turn(after, self.largest).can_catch(after):
                return True
        return False


def can_win(position: Native, largest: int) -> bool:
    """Returns whether the side to move can win in this turn."""
    return position.outcome() is None and Turn(position, largest).can_win(position)


def can_catch(position: Native, largest: int) -> bool:
    """Returns whether the ghosts are to move and can catch PAC-MAN in this phase."""
    return position.outcome() is None and position.side == GHOSTS and Turn(position, largest).can_catch(position)


def is_safe(position: Native, largest: int) -> bool:
    """Returns whether PAC-MAN can survive the ghosts' next phase."""
    if position.outcome() is not None:
        return True
    if position.side == GHOSTS:
        return not can_catch(position, largest)
    return Turn(position, largest).can_stay_safe(position)
