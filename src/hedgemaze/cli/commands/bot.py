"""`hedgemaze bot`: lets an outside engine or a level play at a table of a server."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from hedgemaze.cli.errors import CommandError
from hedgemaze.engine.players.level_player import LevelPlayer
from hedgemaze.engine.players.player import Player
from hedgemaze.errors import HedgemazeError, printable
from hedgemaze.locales import t
from hedgemaze.protocols.engine_config import EngineConfig
from hedgemaze.protocols.registry import outside_player
from hedgemaze.rules import Game, parse_mode

if TYPE_CHECKING:
    from hedgemaze.bot import Bot
    from hedgemaze.client import RoomClient, RoomLink

LinkArgument = Annotated[str, typer.Argument(metavar="LINK", help="cli-option-bot-link")]
EngineOption = Annotated[str | None, typer.Option("--engine", metavar="COMMAND", help="cli-option-bot-engine")]
LevelOption = Annotated[int | None, typer.Option("--level", min=1, max=9, metavar="N", help="cli-option-bot-level")]
NameOption = Annotated[str | None, typer.Option("--name", metavar="NAME", help="cli-option-bot-name")]
SeatOption = Annotated[int, typer.Option("--seat", min=0, max=5, metavar="N", help="cli-option-bot-seat")]
MovetimeOption = Annotated[int | None, typer.Option("--movetime", min=1, metavar="MS", help="cli-option-bot-movetime")]
GamesOption = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-option-bot-games")]
SeedOption = Annotated[int, typer.Option("--seed", min=0, metavar="N", help="cli-option-bot-seed")]

_LEAVE_S = 5.0
"""Time for the farewell after Ctrl-C."""


def bot(
    link: LinkArgument,
    engine: EngineOption = None,
    level: LevelOption = None,
    name: NameOption = None,
    seat: SeatOption = 0,
    movetime: MovetimeOption = None,
    games: GamesOption = 1,
    seed: SeedOption = 0,
) -> None:
    """Let an engine play at a table of a server."""
    from hedgemaze.client import RoomLink  # noqa: PLC0415  # optional packages

    if (engine is None) == (level is None):
        raise CommandError("options.engine_or_level", "either --engine or --level is expected")
    player: LevelPlayer | Player
    if engine is not None:
        player = outside_player(EngineConfig.from_data({"name": "engine", "command": engine}))
    else:
        player = LevelPlayer(level or 1, seed)
    name = name or (t("cli-bot-engine") if engine is not None else t("cli-bot-level", level=level or 1))
    parsed = replace(RoomLink.parse(link), seat=seat) if seat else RoomLink.parse(link)
    try:
        asyncio.run(_play(parsed, player, name, movetime, games))
    except asyncio.CancelledError:  # SIGTERM
        raise KeyboardInterrupt from None
    finally:
        if not isinstance(player, LevelPlayer):
            player.close()


async def _play(link: RoomLink, player: LevelPlayer | Player, name: str, movetime: int | None, games: int) -> None:
    """Plays games at a table and its rematches; SIGTERM ends it as Ctrl-C does."""
    from hedgemaze.bot import Bot  # noqa: PLC0415  # optional packages
    from hedgemaze.client import RoomClient  # noqa: PLC0415

    task = asyncio.current_task()
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: task and task.cancel())
    for number in range(1, games + 1):
        async with RoomClient(link) as room:
            if not isinstance(player, LevelPlayer):  # a command that cannot be started takes no seat
                await asyncio.to_thread(player.new_game, Game(parse_mode(room.table.mode)))
            await _sit(room, name)
            try:
                playing = Bot(room, player, move_ms=movetime, on_action=_show, agrees_to_rematch=number < games)
                next_room = await _play_one(room, playing)
            except BaseException:
                await _leave(room)
                raise
            if number == games or next_room is None:
                await _leave(room)
                return
            link = replace(room.link, room=next_room)


async def _sit(room: RoomClient, name: str) -> None:
    """Takes a seat, unless the link has the token of one."""
    if not room.seats:
        await room.sit(name=name, is_bot=True)
    seat = room.seats[0]
    if not room.table.seats[seat - 1].is_bot:
        raise CommandError("client.not_a_bot", "the seat of this link is a person's, not a bot's", given=seat)
    side = t(f"side-{room.table.seats[seat - 1].side.letter}")
    _echo("cli-bot-seated", seat=seat, side=side, mode=room.table.mode)
    _echo("cli-bot-resume", link=str(room.link))


async def _play_one(room: RoomClient, playing: Bot) -> str | None:
    """Plays one game; returns the room of the rematch, or None if there is none."""
    if room.table.stage == "waiting":
        _echo("cli-bot-waiting")
    table = await playing.play()
    assert table.outcome is not None
    winner = table.outcome.winner
    result = t("end-draw") if winner is None else t("end-wins", side=t(f"side-{winner.letter}"), team=winner.letter)
    _echo("cli-bot-ended", result=result, reason=table.outcome.reason.value)
    async for table in room.updates():
        await playing.answer_offers()
        is_alone = any(seat.presence == "gone" for seat in table.seats)
        if table.next_room is not None or is_alone or not playing.agrees_to_rematch:
            return table.next_room
    return None


async def _leave(room: RoomClient) -> None:
    """Leaves the table, if the server can still be reached."""
    with contextlib.suppress(HedgemazeError, TimeoutError):
        async with asyncio.timeout(_LEAVE_S):
            for seat in room.seats:
                await room.leave(seat)
            _echo("cli-bot-left")


def _show(action: str) -> None:
    typer.echo(f"  {printable(action)}")


def _echo(message: str, **values: str | int) -> None:
    typer.echo(printable(t(message, **values)))
