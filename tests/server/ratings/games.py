"""Rated games for tests: rooms of `hedgemaze.rooms`, and rated tables on a node."""

from __future__ import annotations

from hedgemaze.rooms import Act, Command, Holder, Resign, Room, SeatPlan, Settings, Sit, Timing, advance, open_room
from hedgemaze.rules import parse_mode
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account

__all__ = ["BLITZ", "finish", "rated_settings", "seated_room", "sit_down", "walk"]

BLITZ = Timing(base_ms=180_000, increment_ms=2_000)


def rated_settings(mode: str = "classic2") -> Settings:
    seats = (SeatPlan(Holder.ELSEWHERE),) * len(parse_mode(mode).deal)
    return Settings(mode, seats, BLITZ, is_rated=True)


def seated_room(mode: str = "classic2", now_ms: int = 1_000) -> Room:
    """Returns a room with everyone seated; the accounts are ``a``, ``b`` and so on."""
    room, _ = open_room(rated_settings(mode), now_ms, lambda _: 0)
    for number in range(1, len(room.seats) + 1):
        room, _ = advance(room, Sit(seat=number, account="abcde"[number - 1]), now_ms, lambda _: 0)
    return room


def walk(room: Room, turns: int) -> list[Command]:
    """Returns commands that play some turns, each a legal one, with fences and single steps only."""
    commands: list[Command] = []
    assert room.play is not None
    position, turn = room.play.position, 0
    while turn < turns:
        before = position
        action = next(each for each in position.legal_actions() if position.play(each).outcome() is None)
        side = position.side
        pieces = [number for number, seat in enumerate(room.seats, 1) if room.side(number) is side]
        letter = str(action)[0]
        seat = next((each for each in pieces if letter in room.seat(each).hand), pieces[0])
        commands.append(Act(seat=seat, id=f"m{len(commands)}", actions=(str(action),)))
        position = position.play(action)
        turn += position.begins_turn_after(before)
    return commands


async def sit_down(service: Service, people: list[Account], mode: str = "classic2") -> str:
    """Opens a rated table on a node where people sit down in this order; returns the room."""
    opened = await service.open_table(rated_settings(mode), None)
    for number, person in enumerate(people, 1):
        command = await service.cache.account_seats.sitting(
            (await service.live_room(opened.room)).room, Sit(seat=number, id=f"s{number}"), person
        )
        await service.sit(opened.room, command, person.key)
    return opened.room


async def finish(service: Service, room_id: str, loser: int = 1, turns: int = 4) -> None:
    """Plays some turns; then a seat resigns."""
    for command in walk((await service.live_room(room_id)).room, turns):
        await service.carry_out(room_id, command)
    await service.carry_out(room_id, Resign(seat=loser, id="end"))
