"""Errors of a room, each with a stable code; `docs/formats.md` has the table."""

from __future__ import annotations

from hedgemaze.errors import HedgemazeError


class RoomError(HedgemazeError, ValueError):
    """A command that may not be carried out now, or an event that is not the next one of its log.

    >>> RoomError("room.not_your_turn", "it is another side's turn", given=1).code
    'room.not_your_turn'
    """


class SettingsError(RoomError):
    """A table cannot be set up like this; `reasons` lists every fault.

    >>> SettingsError(("settings.seats",)).reasons
    ('settings.seats',)
    """

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__("room.bad_settings", f"this table cannot be set up: {'; '.join(reasons)}")
        self.reasons = reasons
        """One sentence per fault, each beginning with its own code: ``"room.bad_clock: ..."``."""
