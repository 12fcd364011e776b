"""Any interleaving of commands, drops, duplicates, restarts and time jumps, driven by picks of small numbers."""

from __future__ import annotations

import json
from collections.abc import Callable

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import (
    CHARACTERS,
    FACES,
    PHRASES,
    Act,
    Answer,
    Cause,
    Command,
    Credit,
    Deal,
    Dress,
    Flag,
    GiveTime,
    Hint,
    Judge,
    Leave,
    Offer,
    OfferKind,
    Resign,
    Room,
    Say,
    Settings,
    Sit,
    Stage,
    Timing,
    Undo,
    engines_to_answer,
    engines_to_move,
    event_from_data,
    event_to_data,
    next_deadline,
    open_rematch,
    replay,
    room_from_data,
    room_to_data,
    to_game,
)
from hedgemaze.rooms.settings import First
from hedgemaze.rules import Action, Side, Step, Stop, format_record, parse_record
from tests.rooms.host import BLITZ, Host, table

Pick = Callable[[int], int]
"""Picks a number from 0 to one below its argument."""

MODES = (
    "classic2;size=3;fences=1",
    "classic2;size=5;fences=2",
    "classic2",
    "classic3;size=5;fences=2",
    "classic4;size=5;fences=2",
    "pacman;lives=1",
    "pacman;deal=P.BK.IC;lives=2",
    "pacman;deal=P.BK.I.C;maze=A2;ghost_order=seats;no_progress_limit=3",
    "pacman;deal=P.B.K.I.C;pac_enters_ghost=caught",
    "advanced;lives=1",
    "advanced;deal=P.BK.IC;maze=pinwheel",
    "advanced;deal=P.B.K.I.C;no_progress_limit=5",
)
TIMINGS = (Timing(), BLITZ, Timing(base_ms=20_000), Timing(days=1))
SIDES = tuple(Side)
DEALS = ("P.BKIC", "P.BI.KC", "P.B.KIC", "P.K.I.C.B", "P.BK.I.C", "x", "PB.KIC")


def random_settings(pick: Pick) -> Settings:
    """Returns a table of any kind that can be set up."""
    mode = MODES[pick(len(MODES))]
    count = len(table(mode, "e").rules.deal)
    seats = ["hec"[pick(3)] for _ in range(count)]
    seats[pick(count)] = "he"[pick(2)]
    first = First.LOSER if pick(4) == 0 else First.DRAWN
    return table(mode, "".join(seats), TIMINGS[pick(len(TIMINGS))], first=first)


def of_pieces(actions: list[Action], letters: str) -> list[Action]:
    """Returns the actions of these pieces, and those that name none."""
    return [each for each in actions if not isinstance(each, Step | Stop) or each.piece.letter in letters]


class Driver:
    """A table under random operations. After each of them the log must lead to the room."""

    def __init__(self, pick: Pick) -> None:
        self.host = Host(random_settings(pick), draw=pick(4))
        self.sent: list[Command] = []
        self.clients: list[Room | None] = [None, None, self.host.room]
        self.seated = 0
        self.refusals: set[str] = set()

    @property
    def room(self) -> Room:
        return self.host.room

    def try_to(self, command: Command) -> bool:
        """Sends a command that may be refused; a refusal must change nothing."""
        before, length = self.room, len(self.host.log)
        try:
            self.host.send(command)
        except HedgemazeError as error:
            self.refusals.add(error.code)
            assert self.room is before
            assert len(self.host.log) == length
            return False
        if command.id and len(self.host.log) > length:
            self.sent.append(command)
        return True

    def seat(self, pick: Pick) -> int:
        return pick(len(self.room.seats) + 2)  # also a spectator and nobody

    def an_id(self) -> str:
        return f"m{len(self.host.log)}-{len(self.refusals)}"

    def begin(self, pick: Pick) -> None:
        """Seats everyone, most of the time; and then perhaps deals the ghosts."""
        if pick(8):
            for number in range(1, len(self.room.seats) + 1):
                self.try_to(Sit(seat=number, name=f"Player {number}"))
        if pick(2):
            self.deal(pick)

    # What happens.

    def sit(self, pick: Pick) -> None:
        empty = [number for number, seat in enumerate(self.room.seats, 1) if seat.presence.value == "empty"]
        seat = empty[pick(len(empty))] if empty and pick(4) else self.seat(pick)
        character = CHARACTERS[pick(5)] if pick(3) == 0 else None
        kind = Sit if pick(4) else Dress
        name = ("Ada", "", "x" * 41)[pick(3) if pick(4) == 0 else 0]
        self.try_to(kind(seat=seat, id=self.an_id(), name=name, character=character))

    def deal(self, pick: Pick) -> None:
        self.try_to(Deal(seat=self.seat(pick), id=self.an_id(), deal=DEALS[pick(len(DEALS))]))

    def play_well(self, pick: Pick) -> None:
        """A seat that may act plays one or several legal actions."""
        play = self.room.play
        if self.room.stage is not Stage.PLAYING or play is None:
            return
        position = play.position
        seats = [number for number in range(1, len(self.room.seats) + 1) if self.room.side(number) is position.side]
        seat = seats[pick(len(seats))]
        actions: list[str] = []
        for _ in range(1 + pick(4)):
            legal = position.legal_actions()
            if not legal:
                break
            mine = of_pieces(legal, self.room.seat(seat).hand) or legal
            action = mine[pick(len(mine))]
            actions.append(str(action))
            position = position.play_unchecked(action)
            if position.begins_turn_after(play.position):
                break
        lag = pick(800)
        self.try_to(Act(seat=seat, id=self.an_id(), version=self.room.version, actions=tuple(actions), lag_ms=lag))

    def play_badly(self, pick: Pick) -> None:
        tokens = ("e2", "e3h", "Pe6", "B-", "--", "x", "P+", "~d5h")
        actions = tuple(tokens[pick(len(tokens))] for _ in range(pick(3)))
        seen = (None, 0, self.room.version + 1, max(1, self.room.version - pick(4)))[pick(4)]
        self.try_to(Act(seat=self.seat(pick), id=self.an_id(), version=seen, actions=actions, lag_ms=-5))

    def engine(self, pick: Pick) -> None:
        """Engines act where the room asks them to."""
        for seat in engines_to_answer(self.room):
            self.host.send(Judge(seat=seat, value=pick(11) / 10))
            return
        for turn in engines_to_move(self.room)[:1]:
            if turn.catch:
                lives = self.host.text.split(" ")[4].split("/")[3]
                if self.try_to(Act(seat=turn.seat, version=turn.version, actions=turn.catch)):
                    assert int(self.host.text.split(" ")[4].split("/")[3]) < int(lives)
                return
            play = self.room.play
            assert play is not None
            legal = of_pieces(play.position.legal_actions(), "".join(piece.letter for piece in turn.pieces))
            steps = [each for each in legal if isinstance(each, Step | Stop)] or legal
            assert steps
            action = str(steps[pick(len(steps))])
            if next_deadline(self.room) is None:  # without a clock, nothing an engine is asked for is refused
                self.host.send(Act(seat=turn.seat, version=turn.version, actions=(action,)))
            else:
                self.try_to(Act(seat=turn.seat, version=turn.version, actions=(action,), waited_ms=300))

    def propose(self, pick: Pick) -> None:
        kind = tuple(OfferKind)[pick(4)]
        self.try_to(Offer(seat=self.seat(pick), id=self.an_id(), version=self.room.version, kind=kind))

    def answer(self, pick: Pick) -> None:
        offers = self.room.offers
        if offers and pick(5):
            offer = offers[pick(len(offers))]
            asked = (*offer.waiting, offer.seat)
            seat, version = asked[pick(len(asked))], offer.version
        else:
            seat, version = self.seat(pick), pick(self.room.version + 1)
        self.try_to(Answer(seat=seat, id=self.an_id(), offer=version, agree=bool(pick(3))))

    def resign(self, pick: Pick) -> None:
        self.try_to(Resign(seat=self.seat(pick), id=self.an_id()))

    def leave(self, pick: Pick) -> None:
        self.try_to(Leave(seat=self.seat(pick), id=self.an_id()))

    def undo(self, pick: Pick) -> None:
        kind = Hint if pick(4) == 0 else Undo
        self.try_to(kind(seat=self.seat(pick), id=self.an_id(), version=self.room.version))

    def give(self, pick: Pick) -> None:
        self.try_to(GiveTime(seat=self.seat(pick), id=self.an_id(), side=SIDES[pick(len(SIDES))]))

    def say(self, pick: Pick) -> None:
        phrases = (*PHRASES, *FACES, "free text")
        self.try_to(Say(seat=self.seat(pick), id=self.an_id(), phrase=phrases[pick(len(phrases))]))

    # What the world does.

    def time_passes(self, pick: Pick) -> None:
        self.host.wait((0, 1, 300, 900, 2_500, 5_000, 19_999, 61_000, 90_000_000)[pick(8 + (pick(4) == 0))])

    def time_jumps_back(self, pick: Pick) -> None:
        self.host.now_ms -= pick(10_000)

    def just_before_the_flag(self, pick: Pick) -> None:
        """Moves the time close to a flag's deadline or past it: the flag falls then, not before."""
        deadline = next_deadline(self.room)
        if deadline is None or deadline <= self.host.now_ms:
            return
        assert self.host.wait(deadline - 1 - self.host.now_ms) == ()
        assert self.host.refused(Flag(seat=self.seat(pick))) == "room.flag_not_fallen"
        if pick(3) == 0:
            assert type(self.host.wait(1)[0]).__name__ == "Flagged"

    def late_flag(self, pick: Pick) -> None:
        """The host's alarm is late: no seat can act meanwhile, and any seat may claim the flag."""
        deadline = next_deadline(self.room)
        if deadline is None or pick(3):
            return
        self.host.now_ms = max(self.host.now_ms, deadline + pick(1_000))
        play = self.room.play
        assert play is not None
        mover = self.room.holder(next(p for p in self.room.settings.rules.pieces if p.side is play.position.side))
        assert self.host.refused(Act(seat=mover, actions=("e2",), lag_ms=10_000)) == "room.time_over"
        self.host.send(Flag(seat=self.seat(pick)))

    def restart(self, pick: Pick) -> None:
        """The host restarts with the log alone, and credits the time it was away."""
        written = json.dumps([event_to_data(event) for event in self.host.log])
        self.host.log = [event_from_data(data) for data in json.loads(written)]
        back = replay(self.host.log)
        assert back == self.room
        self.host.room = back
        away = pick(100_000)
        self.host.now_ms += away
        before = next_deadline(self.room)
        self.host.send(Credit(ms=away, cause=Cause.RESTART if pick(2) else Cause.QUEUE))
        after = next_deadline(self.room)
        if before is not None and after is not None and self.room.clocks is not None:
            assert before <= after <= before + away
        self.host.wait(0)

    def repeat(self, pick: Pick) -> None:
        """A message comes again, late: if the seat's last ones are still known, nothing changes."""
        if not self.sent:
            return
        command = self.sent[-1 - pick(min(20, len(self.sent)))]
        if 1 <= command.seat <= len(self.room.seats) and command.id in self.room.recent[command.seat - 1]:
            assert self.host.send(command) == ()

    def client(self, pick: Pick) -> None:
        """A client that was away for any time catches up: by a snapshot at first, then by the events it missed."""
        who = pick(len(self.clients))
        mine = self.clients[who]
        if mine is None:
            self.clients[who] = room_from_data(json.loads(json.dumps(room_to_data(self.room))))
        else:
            self.clients[who] = replay(self.host.log[mine.version :], mine)
        assert self.clients[who] == self.room

    def prefix(self, pick: Pick) -> None:
        """A snapshot at any version and the events after it lead to the same room."""
        version = 1 + pick(self.room.version)
        then = replay(self.host.log[:version])
        assert then is not None
        assert replay(self.host.log[version:], room_from_data(room_to_data(then))) == self.room

    # The end.

    def check(self) -> None:
        """Checks at the end of a run: the log, the record, the offers."""
        assert replay(self.host.log) == self.room
        assert [event.version for event in self.host.log] == list(range(1, len(self.host.log) + 1))
        play = self.room.play
        if play is not None:
            game = to_game(self.room)
            assert game.position.text == play.position.text
            assert game.outcome() == self.room.outcome
            again = parse_record(format_record(game))
            assert again == game
            assert again.outcome() == self.room.outcome
        if self.room.rematch is not None:
            room, events = open_rematch(self.room, self.host.now_ms, self.host.draw)
            assert room.stage is Stage.PLAYING
            assert replay(events) == room
        self._close()

    def _close(self) -> None:
        """When all people have left, no offer is open; with clocks the game then ends by itself."""
        for seat in self.room.persons:
            self.host.wait(0)
            if seat in self.room.persons:
                self.host.send(Leave(seat=seat))
        assert self.room.offers == ()
        if self.room.stage is Stage.PLAYING:
            assert engines_to_move(self.room) == ()
        for _ in range(8):
            deadline = next_deadline(self.room)
            if self.room.stage is Stage.PLAYING and deadline is not None:
                self.host.wait(max(0, deadline - self.host.now_ms))
        if self.room.play is not None and self.room.settings.timing.is_on:
            assert self.room.stage is Stage.ENDED
        assert replay(self.host.log) == self.room


OPERATIONS: dict[str, float] = {
    "sit": 3,
    "deal": 1,
    "play_well": 30,
    "play_badly": 4,
    "engine": 12,
    "propose": 6,
    "answer": 6,
    "resign": 0.4,
    "leave": 0.4,
    "undo": 2,
    "give": 1,
    "say": 2,
    "time_passes": 3,
    "time_jumps_back": 1,
    "just_before_the_flag": 0.5,
    "late_flag": 0.5,
    "restart": 1,
    "repeat": 3,
    "client": 2,
    "prefix": 1,
}
"""Every operation with its weight in seeded runs."""
