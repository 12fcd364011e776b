"""Errors of a room, each with a stable code; `docs/formats.md` has the table."""

from __future__ import annotations

from hedgemaze.errors import HedgemazeError


class RoomError(HedgemazeError, ValueError):
    """A command that may not be carried out now, or an event that is not the next one of its log."""


class SettingsError(RoomError):
    """A table cannot be set up like this; `reasons` lists every fault."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__("room.bad_settings", f"this table cannot be set up: {'; '.join(reasons)}")
        self.reasons = reasons
        """One sentence per fault, each beginning with its own code: ``"room.bad_clock: ..."``."""
