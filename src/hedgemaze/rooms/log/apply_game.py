"""Events of the game itself applied to a room: start, actions, take backs, sides that leave, clocks, the end."""

from __future__ import annotations

import sys
from typing import Any

from hedgemaze.core import Position
from hedgemaze.rooms.clocks import GameClocks
from hedgemaze.rooms.dataclass_replace import fast_replace
from hedgemaze.rooms.game import AGREED, GameState, TurnStart, play_entries
from hedgemaze.rooms.log import events
from hedgemaze.rooms.log.events import Cause
from hedgemaze.rooms.offers import OpenOffer, Refusal
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rooms.settings import Holder
from hedgemaze.rules import Outcome, Reason

Changes = dict[str, Any]
"""Fields of a `Room` that an event changes."""


def started(room: Room, event: events.Started) -> Changes:
    """The first turn begins, and with it the clocks."""
    settings = room.settings
    position, sides = settings.position(event.first), settings.rules.sides
    remote = tuple(
        any(seat.holder is Holder.ELSEWHERE and room.side(number) is side for number, seat in enumerate(room.seats, 1))
        for side in sides
    )
    clocks = GameClocks.start(settings.timing, remote, sides.index(position.side), event.at_ms)
    play = GameState(
        start=position.text,
        position=position,
        entries=(),
        stamps=(),
        turns=(turn_start(position, 0, clocks),),
        hashes=(position.hash,),
        floor=0,
        lifter=0,
        changed=event.version,
        turn_version=event.version,
    )
    return {"stage": Stage.PLAYING, "first": event.first, "play": play, "clocks": clocks}


def turn_start(position: Position, entries: int, clocks: GameClocks) -> TurnStart:
    """Returns what a take back to this position needs."""
    return TurnStart(entries, position.side, clocks.left_ms, clocks.lag_ms, clocks.turned)


def game(room: Room) -> tuple[GameState, GameClocks]:
    """Returns the game and its clocks, once it has started."""
    assert room.play is not None and room.clocks is not None, "no such event before the start"
    return room.play, room.clocks


def acted(room: Room, event: events.Acted, position: Position | None) -> Changes:
    """Actions of one turn: they are charged together, and may end the turn; `position` is None if it is not known."""
    play, clocks = game(room)
    before = play.position
    if position is None:
        position = play_entries(before, event.actions)
    mode = position.mode
    mover = mode.sides.index(before.side)
    is_new = position.begins_turn_after(before)
    if is_new:
        clocks = clocks.turned_over(event.at_ms, event.lag_ms, mode.sides.index(position.side))
    else:
        clocks = clocks.charged(event.at_ms, event.lag_ms)
    stamp = clocks.left_ms[mover] if clocks.timing.is_on else -1
    entries = (*play.entries, *map(sys.intern, event.actions))
    after = GameState(
        start=play.start,
        position=position,
        entries=entries,
        stamps=(*play.stamps, *(-1,) * (len(event.actions) - 1), stamp),
        turns=(*play.turns, turn_start(position, len(entries), clocks)) if is_new else play.turns,
        hashes=(*play.hashes, position.hash) if is_new else play.hashes,
        floor=play.floor,
        lifter=event.seat if position.lifted is not None else 0,
        changed=event.version,
        turn_version=event.version if is_new else play.turn_version,
    )
    changes: Changes = {"play": after, "clocks": clocks}
    if room.offers:
        team = room.team(event.seat)
        gone = tuple(offer for offer in room.offers if offer.lapses_when_acting(event.seat, team))
        changes |= without(room, gone, after)
    return changes


def without(room: Room, gone: tuple[OpenOffer, ...], play: GameState | None) -> Changes:
    """Removes offers that were declined or lapsed, and remembers which seats made them."""
    if not gone:
        return {}
    turns = len(play.turns) if play is not None else 0
    refused = {(offer.kind, offer.seat) for offer in gone}
    refusals = tuple(each for each in room.refusals if (each.kind, each.seat) not in refused)
    refusals += tuple(Refusal(offer.kind, offer.seat, turns) for offer in gone)
    return {"offers": tuple(offer for offer in room.offers if offer not in gone), "refusals": refusals}


def took_back(room: Room, event: events.TookBack) -> Changes:
    """The game and its clocks are again as they were at the start of the turn; its time begins to run now."""
    play, clocks = game(room)
    turn = play.turns[event.turn]
    position = play.at_turn(event.turn)
    back = fast_replace(
        clocks,
        left_ms=turn.left_ms,
        lag_ms=turn.lag_ms,
        turned=turn.turned,
        running=None if clocks.running is None else position.mode.sides.index(turn.side),
        since_ms=event.at_ms,
        has_begun=False,
    )
    before = fast_replace(
        play,
        position=position,
        entries=play.entries[: turn.entries],
        stamps=play.stamps[: turn.entries],
        turns=play.turns[: event.turn + 1],
        hashes=play.hashes[: event.turn + 1],
        lifter=0,
        changed=event.version,
        turn_version=event.version,
    )
    refusals = tuple(fast_replace(each, turns=min(each.turns, len(before.turns))) for each in room.refusals)
    return {"play": before, "clocks": back, "offers": (), "refusals": refusals}


def retired(room: Room, event: events.Resigned | events.Flagged) -> Changes:
    """A side leaves: its pawn stays as an obstacle, and the others play on (decision 0005)."""
    play, clocks = game(room)
    cause = "resigned" if isinstance(event, events.Resigned) else "flagged"
    position = play.position.retire(event.side)
    entries = (*play.entries, f"{event.side.letter}:{cause}")
    clocks = clocks.handed_over(event.at_ms, position.mode.sides.index(position.side))
    is_new = play.is_turn_start or position.side is not play.position.side
    after = fast_replace(
        play,
        position=position,
        entries=entries,
        stamps=(*play.stamps, -1),
        turns=(*play.turns, turn_start(position, len(entries), clocks)) if is_new else play.turns,
        hashes=(*play.hashes, position.hash) if is_new else play.hashes,
        floor=len(play.turns) if is_new else play.floor,
        changed=event.version,
        turn_version=event.version,
    )
    return {"play": after, "clocks": clocks, **without(room, room.offers, after)}


def credited(room: Room, event: events.Credited) -> Changes:
    """Time is added, or some of the time that has passed is not charged."""
    _, clocks = game(room)
    if event.cause is Cause.GIVEN:
        return {"clocks": clocks.given(room.settings.rules.sides.index(event.side), event.ms)}
    return {"clocks": clocks.spared(event.at_ms, event.ms)}


def ended(room: Room, event: events.Ended) -> Changes:
    """The clocks stop and all offers lapse."""
    play, clocks = game(room)
    if event.reason is Reason.AGREED:
        play = fast_replace(play, entries=(*play.entries, AGREED), stamps=(*play.stamps, -1), changed=event.version)
    outcome = Outcome.of(room.settings.rules, event.reason, event.winner, event.rank)
    stopped = clocks.stopped(event.at_ms)
    over = {"stage": Stage.ENDED, "outcome": outcome, "offers": (), "refusals": ()}
    return {"play": play, "clocks": stopped, **over}
