"""The texts of notices, in the language of the browser that gets them, and the payload of a push message."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec

from hedgemaze.locales import Catalogue, best_language, catalogue
from hedgemaze.rooms import Room
from hedgemaze.rules import parse_mode
from hedgemaze.server.notices.push import MAX_PAYLOAD_BYTES

_HOUR_MS = 3_600_000
_LONGEST_NAME = 60


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The facts of a notice, as the database has them until it is sent."""

    mode: str = ""
    """The name of a mode."""
    name: str = ""
    """Another player, or the tournament."""
    others: int = 0
    """The number of the other players besides."""
    url: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The part of the page's address that shows the subject."""


def facts_of_turn(room: Room, room_id: str, seat: int) -> Facts:
    """Returns the facts of a turn: the mode, and the other people at the table."""
    others = [number for number in room.persons if number != seat]
    names = [room.seat(number).name for number in others if room.seat(number).name]
    url = f"#/table/{room_id}"
    mode = parse_mode(room.settings.mode).name
    return Facts(mode=mode, name=names[0] if names else "", others=len(others) - 1 if names else 0, url=url)


def payload(kind: str, subject: str, facts: Facts, language: str, left_ms: int = 0) -> bytes:
    """Returns the payload of a push message, as JSON: kind, room, title, body, url.

    Args:
        kind: ``turn``, ``reminder``, ``challenge`` or ``pairing``.
        subject: the room, or the id of a challenge.
        facts: what it is about.
        language: as the browser has named it.
        left_ms: the time that is left, for a reminder.
    """
    title, body = _texts(kind, facts, catalogue(best_language([language])), left_ms)
    data = {"kind": kind, "room": subject, "title": title, "body": body, "url": facts.url}
    encoded = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    assert len(encoded) <= MAX_PAYLOAD_BYTES, "names and texts are short"
    return encoded


def _texts(kind: str, facts: Facts, texts: Catalogue, left_ms: int) -> tuple[str, str]:
    """Returns title and body."""
    name = facts.name[:_LONGEST_NAME]
    mode = texts.text(f"mode-{facts.mode}").replace("\u00ad", "") if facts.mode else ""
    match kind:
        case "reminder":
            hours = max(0, left_ms) // _HOUR_MS
            return texts.text("push-reminder"), texts.text("push-reminder-hours", mode=mode, n=hours)
        case "challenge":
            return texts.text("push-challenge", name=name), texts.text("push-challenge-mode", mode=mode)
        case "pairing":
            return texts.text("push-pairing"), texts.text("push-pairing-in", tournament=name or mode)
    if not name:
        return texts.text("push-turn"), texts.text("push-turn-nameless", mode=mode)
    if facts.others:
        return texts.text("push-turn"), texts.text("push-turn-team", mode=mode, name=name, n=facts.others)
    return texts.text("push-turn"), texts.text("push-turn-with", mode=mode, name=name)
