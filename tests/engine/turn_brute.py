"""What a turn holds, by trying every run of its actions: wins at once, catches, and PAC-MAN's safety.

Fences are left out, except where PAC-MAN's safety is asked: a fence ends the move of the piece that places it, moves no
piece, and only ever closes steps, so a run with fences catches and wins no more than the same run with stops.
"""

from __future__ import annotations

from hedgemaze.core._choose import native

Native = native.Position

FENCE_NUMBERS = range(405, 661)
"""Placing and lifting (docs/formats.md)."""

GHOSTS = 1
"""The index of their side."""


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
        """Whether the same side is still on turn."""
        return position.side == self.start.side and position.round == self.start.round

    def can_catch(self, here: Native) -> bool:
        """Whether some run of the ghosts catches PAC-MAN."""
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
        """Whether some run of the side to move ends the game in its favour."""
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
        """Whether PAC-MAN can finish the turn so that the ghosts' phase brings no catch."""
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
    """Whether the side to move can win in this turn."""
    return position.outcome() is None and Turn(position, largest).can_win(position)


def can_catch(position: Native, largest: int) -> bool:
    """Whether the ghosts are on turn and can catch PAC-MAN in this phase."""
    return position.outcome() is None and position.side == GHOSTS and Turn(position, largest).can_catch(position)


def is_safe(position: Native, largest: int) -> bool:
    """Whether PAC-MAN survives the ghosts' next phase."""
    if position.outcome() is not None:
        return True
    if position.side == GHOSTS:
        return not can_catch(position, largest)
    return Turn(position, largest).can_stay_safe(position)
