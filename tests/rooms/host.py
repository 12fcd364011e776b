"""A host for tests: a log, the room after all its events, a fake clock, and what must hold after every event."""

from __future__ import annotations

from typing import Any

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import (
    Act,
    Answered,
    Closed,
    Command,
    Event,
    Holder,
    Left,
    Offered,
    Presence,
    Rematched,
    Room,
    Said,
    SeatPlan,
    Settings,
    Sit,
    Stage,
    Timing,
    TookBack,
    advance,
    apply,
    decide,
    due,
    open_room,
)
from hedgemaze.rules import parse_mode

HERE, ELSEWHERE = SeatPlan(Holder.HERE), SeatPlan(Holder.ELSEWHERE)
ENGINE = SeatPlan(Holder.ENGINE, level=3)
NO_CLOCK = Timing()
BLITZ = Timing(base_ms=180_000, increment_ms=2_000)
AFTER_THE_END = (Answered, Closed, Left, Offered, Rematched, Said)


def table(mode: str, seats: str = "", timing: Timing = NO_CLOCK, **changes: Any) -> Settings:
    """Returns settings; seats are letters: h here, e elsewhere, c computer; all elsewhere by default."""
    plans = {"h": HERE, "e": ELSEWHERE, "c": ENGINE}
    seats = seats or "e" * len(parse_mode(mode).deal)
    return Settings(mode, tuple(plans[letter] for letter in seats), timing, **changes)


class Host:
    """Carries commands out; checks after every event what must always hold."""

    def __init__(self, settings: Settings, draw: int = 0, now_ms: int = 1_000_000) -> None:
        self.now_ms = now_ms
        self.drawn = draw
        self.room, events = open_room(settings, now_ms, self.draw)
        self.log: list[Event] = list(events)
        self.turn_starts: list[tuple[str, tuple[int, ...]]] = []
        self._note_turns()

    def draw(self, count: int) -> int:
        return self.drawn % count

    @classmethod
    def started(cls, settings: Settings, draw: int = 0) -> Host:
        """Returns a host with everyone seated."""
        host = cls(settings, draw)
        for number, plan in enumerate(settings.seats, 1):
            if plan.holder is Holder.ELSEWHERE:
                host.send(Sit(seat=number, name=f"Player {number}"))
        assert host.room.stage is Stage.PLAYING
        return host

    def send(self, command: Command) -> tuple[Event, ...]:
        """Carries a command out and returns its events."""
        before = self.room
        after, events = advance(before, command, self.now_ms, self.draw)
        assert decide(before, command, self.now_ms, self.draw) == events
        self._take(events)
        assert self.room == after
        return events

    def refused(self, command: Command) -> str:
        """Returns the code with which a command is refused."""
        before = self.room
        try:
            events = self.send(command)
        except HedgemazeError as error:
            assert self.room is before
            return error.code
        raise AssertionError(f"{command} was carried out: {events}")

    def act(self, seat: int, *actions: str) -> tuple[Event, ...]:
        return self.send(Act(seat=seat, actions=actions))

    def wait(self, ms: int) -> tuple[Event, ...]:
        """Lets time pass; flags fall when they are due."""
        self.now_ms += ms
        fallen: tuple[Event, ...] = ()
        while events := due(self.room, self.now_ms):
            self._take(events)
            fallen += events
        return fallen

    def left(self) -> tuple[int, ...]:
        """Returns the time left to each side."""
        shown = self.room.remaining(self.now_ms)
        assert shown is not None
        return shown

    def stage(self) -> Stage:
        """Returns the stage; a method, because a type checker would narrow the attribute."""
        return self.room.stage

    @property
    def text(self) -> str:
        assert self.room.play is not None
        return self.room.play.position.text

    def _take(self, events: tuple[Event, ...]) -> None:
        for event in events:
            before, self.room = self.room, apply(self.room, event)
            assert event.version == len(self.log) + 1
            assert event.at_ms >= self.log[-1].at_ms
            self.log.append(event)
            self._check(before, event)
            self._note_turns()

    def _check(self, before: Room, event: Event) -> None:
        after = self.room
        if before.stage is Stage.ENDED:
            assert isinstance(event, AFTER_THE_END)
            assert (after.play, after.outcome, after.clocks) == (before.play, before.outcome, before.clocks)
        if after.clocks is not None:
            assert min(after.clocks.left_ms) >= 0
            assert min(after.clocks.lag_ms) >= 0
        if isinstance(event, TookBack):
            assert after.play is not None
            assert after.clocks is not None
            del self.turn_starts[event.turn + 1 :]
            assert (after.play.position.text, after.clocks.left_ms) == self.turn_starts[-1]
        if after.stage is Stage.PLAYING:
            gone = [n for n, seat in enumerate(after.seats, 1) if seat.presence is Presence.GONE and seat.hand]
            assert not [n for n in gone if after.side(n) in after.playing]
        hands = sorted("".join(seat.hand for seat in after.seats))
        assert hands == sorted(piece.letter for piece in after.settings.rules.pieces)
        assert len({offer.kind for offer in after.offers}) == len(after.offers)
        if after.stage is Stage.ENDED:
            assert after.outcome is not None or after.closed is not None
            assert all(offer.kind.value == "rematch" for offer in after.offers)

    def _note_turns(self) -> None:
        """Keeps its own list of positions and clocks at the starts of turns."""
        play, clocks = self.room.play, self.room.clocks
        if play is None or clocks is None:
            return
        if len(play.turns) > len(self.turn_starts):
            self.turn_starts.append((play.position.text, clocks.left_ms))
        elif not play.entries:
            self.turn_starts = [(play.position.text, clocks.left_ms)]
        assert len(play.turns) == len(play.hashes) == len(self.turn_starts)
        assert len(play.entries) == len(play.stamps)
