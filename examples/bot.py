"""A bot for a server, with a brain of your own: this one walks the shortest way, and fences when it is behind.

It opens a table and prints the link for its opponent, or sits down at the table of a link. `hedgemaze bot` does that
for any UGI engine.

    python examples/bot.py --server http://127.0.0.1:8000/
    python examples/bot.py --link 'http://127.0.0.1:8000/#/table/ROOM/TOKEN'
"""

from __future__ import annotations

import argparse
import asyncio

from hedgemaze.client import RoomClient, RoomLink, create
from hedgemaze.core import Position


def choose(position: Position) -> str:
    """Returns the action after which the opponent is farthest behind; among equals, the first."""
    mine, other = position.side, next(side for side in position.mode.sides if side is not position.side)

    def lead(action: object) -> int:
        after = position.play_unchecked(str(action))
        return (after.distance(other) or 0) - (after.distance(mine) or 0)

    return str(max(position.legal_actions(), key=lead))


async def open_table(server: str) -> RoomLink:
    """Opens a table with a seat for the bot and one for a guest; prints the invitation."""
    table = await create(
        server,
        {
            "mode": "classic2",
            "seats": [{"holder": "here", "name": "Walker", "is_bot": True}, {"holder": "elsewhere"}],
            "allows_bots": True,
        },
    )
    print(f"play against me: {RoomLink(server, table.room, table.join or '')}", flush=True)
    return RoomLink(server, table.room, table.token)


async def play(link: RoomLink) -> None:
    """Plays one game to its end."""
    async with RoomClient(link) as room:
        if not room.seats:
            await room.sit(name="Walker", is_bot=True)
        mine = room.seats[0]
        side = room.table.seats[mine - 1].side
        async for table in room.updates():
            for offer in table.offers:
                if mine in offer.asked and mine not in offer.agreed:
                    await room.answer(offer.version, agree=offer.kind == "take_back")
            if table.outcome is not None:
                winner = table.outcome.winner
                print(f"{len(room.entries)} actions, winner: {'nobody' if winner is None else winner.name.lower()}")
                return
            position = room.position
            if position is not None and position.side is side:
                await room.act(choose(position))


async def main() -> None:
    """Plays one game on a server."""
    parser = argparse.ArgumentParser(description="A bot for a server of Hedgemaze.")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--server", help="the address of a server: opens a table there")
    where.add_argument("--link", help="the link of a table: takes its free seat")
    options = parser.parse_args()
    await play(RoomLink.parse(options.link) if options.link else await open_table(options.server))


if __name__ == "__main__":
    asyncio.run(main())
