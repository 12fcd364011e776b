"""`ResumeCodes`: codes that move a seat to another device."""

from __future__ import annotations

from hedgemaze.server.credentials import CODE_MS, hashed, new_code, normal_code
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.service import Service
from hedgemaze.server.schemas import Code, SeatedHere


class ResumeCodes:
    """Makes and uses codes; each works once."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def make(self, room: str, token: str, player: bytes | None, seat: int) -> Code:
        """Returns a resume code, which moves a seat and the others of its token to another device.

        Raises:
            ServerError: the seat is not the player's.
        """
        live = await self._service.latest(room)
        mine = live.seats_of([hashed(token)] if token else [], player)
        wanted = seat or (mine[0] if mine else 0)
        if wanted not in mine:
            raise ServerError("server.not_your_seat", "this seat is not yours", status=403, given=seat)
        code, now_ms = new_code(), self._service.clock.now_ms()
        await self._service.store.seats.add_code(hashed(code), room, wanted, now_ms + CODE_MS, now_ms)
        return Code(code=code, expires_ms=now_ms + CODE_MS)

    async def use(self, code: str, player: bytes | None) -> SeatedHere:
        """Uses a resume code: moves its seat to the client that sent it.

        Raises:
            ServerError: the code does not exist or has expired.
        """
        found = await self._service.store.seats.take_code(hashed(normal_code(code)), self._service.clock.now_ms())
        if found is None:
            raise ServerError("server.bad_code", "the code does not exist or has expired", status=404)
        room, seat = found
        token, seats = await self._service.move_seats(room, seat, player)
        return SeatedHere(room=room, token=token, seats=list(seats))
