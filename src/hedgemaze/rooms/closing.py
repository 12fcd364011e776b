"""Why a room is closed."""

from __future__ import annotations

import enum


class CloseReason(enum.Enum):
    """Why a room was closed: by a host, or because a player did not come.

    >>> CloseReason("technical")
    <CloseReason.TECHNICAL: 'technical'>
    """

    UNKIND = "unkind"
    """A name or phrases that hurt others."""
    UNFAIR = "unfair"
    """A player did not play fair."""
    TECHNICAL = "technical"
    OTHER = "other"
    ABSENT = "absent"
    """A side did not play its first turn in time (`Timing.first_turn_ms`); no host has done it."""
