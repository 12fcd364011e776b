"""Why a host closes a room."""

from __future__ import annotations

import enum


class CloseReason(enum.Enum):
    """Why a host has closed a room.

    >>> CloseReason("technical")
    <CloseReason.TECHNICAL: 'technical'>
    """

    UNKIND = "unkind"
    """A name or phrases that hurt others."""
    UNFAIR = "unfair"
    """Somebody did not play fair."""
    TECHNICAL = "technical"
    OTHER = "other"
