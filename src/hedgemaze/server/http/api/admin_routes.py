"""The HTTP routes of hosts (`/api/admin`): every one needs an admin token, every change goes into the audit log."""

from __future__ import annotations

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.rooms import CloseReason
from hedgemaze.server.admin import schemas
from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.admin.views import player_infos, room_info, sanction_info, status
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.requests import address_of, number_of, read_body, room_of
from hedgemaze.server.http.responses import data_response
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.people.names import name_key
from hedgemaze.server.storage.moderation.admin import HostChange

PAGE = 50
_MAX_BODY = 32_768
_STAGES = ("", "waiting", "playing", "ended")


class AdminApi:
    """Rooms, players, tokens, the audit log and the state of the server."""

    def __init__(self, admin: Admin, lobby: Lobby) -> None:
        self.admin = admin
        self._lobby = lobby
        self._store = admin.service.store

    async def host(self, request: Request) -> str:
        """Returns the label of the host's token.

        Raises:
            ServerError: the request has no valid token.
        """
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return await self.admin.tokens.check(token.strip() if kind.lower() == "bearer" else "", address_of(request))

    async def change(self, request: Request, action: str, subject: str) -> HostChange:
        """Returns who changes what.

        Raises:
            ServerError: the request has no valid token.
        """
        return HostChange(await self.host(request), self.admin.service.clock.now_ms(), action, subject[:200])

    async def status(self, request: Request) -> Response:
        """Returns the state of the server."""
        return data_response(await status(self.admin, self._lobby, await self.host(request)))

    async def tokens(self, request: Request) -> Response:
        """Returns all tokens, without their secrets."""
        await self.host(request)
        found = [schemas.TokenInfo(**each._asdict()) for each in await self._store.admin.tokens()]
        return data_response(schemas.Tokens(tokens=found))

    async def make_token(self, request: Request) -> Response:
        """Makes another token."""
        await self.host(request)
        body = await read_body(request, schemas.NewToken, _MAX_BODY)
        token = await self.admin.tokens.make(body.label, await self.change(request, "token.made", body.label))
        return data_response(schemas.MadeToken(label=body.label, token=token), 201)

    async def revoke_token(self, request: Request) -> Response:
        """Revokes a token."""
        change = await self.change(request, "token.revoked", str(request.path_params["label"]))
        return done(is_done=await self._store.admin.revoke(change))

    async def audit(self, request: Request) -> Response:
        """Returns one page of the audit log."""
        await self.host(request)
        found = await self._store.admin.entries(*before_and_text(request), PAGE)
        items = [
            schemas.AuditItem(
                id=each.id,
                at_ms=each.at_ms,
                token=each.token,
                action=each.action,
                subject=each.subject,
                old=json.loads(each.old),
                new=json.loads(each.new),
            )
            for each in found
        ]
        return data_response(schemas.Audit(items=items))

    async def rooms(self, request: Request) -> Response:
        """Returns one page of rooms."""
        await self.host(request)
        stage = request.query_params.get("stage", "")
        if stage not in _STAGES:
            raise ServerError("server.bad_query", "there is no such stage", given=stage)
        skip = number_of(request.query_params, "page", 0, 1_000) * PAGE
        found = await self._store.search.rooms(_text(request), stage, PAGE, skip)
        return data_response(schemas.AdminRooms(rooms=[room_info(each) for each in found]))

    async def room(self, request: Request) -> Response:
        """Returns one room and who is connected to it here."""
        await self.host(request)
        live = await self.admin.service.latest(room_of(request))
        shown = schemas.AdminRoom(
            room=live.id,
            stage=live.room.stage.value,
            opened_ms=live.opened_ms,
            touched_ms=live.room.at_ms,
            about=json.loads(live.about),
        )
        connected = [
            schemas.Connected(
                seats=list(each.seats),
                network=each.address,
                account=None if each.account is None else each.account.id,
            )
            for each in self.admin.connections()
            if each.live is not None and each.live.id == live.id
        ]
        return data_response(schemas.AdminRoomInfo(room=shown, connected=connected))

    async def close_room(self, request: Request) -> Response:
        """Closes a room."""
        await self.host(request)
        body = await read_body(request, schemas.CloseRoom, _MAX_BODY)
        change = await self.change(request, "room.closed", room_of(request))
        await self.admin.close_room(room_of(request), CloseReason(body.reason), change)
        return done(is_done=True)

    async def players(self, request: Request) -> Response:
        """Returns one page of accounts."""
        await self.host(request)
        skip = number_of(request.query_params, "page", 0, 1_000) * PAGE
        text = _text(request)
        found = await self._store.search.accounts(text, name_key(text), PAGE, skip)
        return data_response(schemas.AdminPlayers(players=await player_infos(self.admin, found)))

    async def sanctions(self, request: Request) -> Response:
        """Returns one page of bans and mutes."""
        await self.host(request)
        found = await self._store.moderation.sanctions(*before_and_text(request), PAGE)
        names = await self.admin.accounts.by_ids(each.account for each in found if each.account is not None)
        return data_response(schemas.SanctionList(sanctions=[sanction_info(each, names) for each in found]))


def done(*, is_done: bool) -> Response:
    """Returns the answer to a change.

    Raises:
        ServerError: there was nothing to change.
    """
    if not is_done:
        raise ServerError("admin.not_found", "there is nothing like that", status=404)
    return data_response(schemas.Done(is_done=True))


def before_and_text(request: Request) -> tuple[str, str]:
    """Returns the id after which a page begins, and the text to search for."""
    return request.query_params.get("before", "")[:64], _text(request)


def _text(request: Request) -> str:
    return request.query_params.get("q", "")[:64].replace("\0", "")


def text_query(name: str) -> dict[str, Any]:
    """Returns a parameter of the query that is a text."""
    return {"name": name, "in": "query", "schema": {"type": "string", "maxLength": 64}}


LIST_QUERY = (text_query("q"), text_query("before"))
_PAGE = {"name": "page", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 1_000}}
_STAGE = {"name": "stage", "in": "query", "schema": {"type": "string", "enum": list(_STAGES)}}
_A = AdminApi

OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/admin/status", _A.status, "adminStatus", "The server.", schemas.AdminStatus),
    Operation("GET", "/api/admin/tokens", _A.tokens, "adminTokens", "All admin tokens.", schemas.Tokens),
    Operation(
        "POST",
        "/api/admin/tokens",
        _A.make_token,
        "makeAdminToken",
        "Makes an admin token.",
        schemas.MadeToken,
        201,
        schemas.NewToken,
    ),
    Operation(
        "DELETE", "/api/admin/tokens/{label}", _A.revoke_token, "revokeAdminToken", "Revokes a token.", schemas.Done
    ),
    Operation("GET", "/api/admin/audit", _A.audit, "audit", "The audit log.", schemas.Audit, query=LIST_QUERY),
    Operation(
        "GET",
        "/api/admin/rooms",
        _A.rooms,
        "adminRooms",
        "Rooms, listed or not.",
        schemas.AdminRooms,
        query=(text_query("q"), _STAGE, _PAGE),
    ),
    Operation("GET", "/api/admin/rooms/{room}", _A.room, "adminRoom", "One room.", schemas.AdminRoomInfo),
    Operation(
        "POST",
        "/api/admin/rooms/{room}/close",
        _A.close_room,
        "closeRoom",
        "Closes a room for good.",
        schemas.Done,
        body=schemas.CloseRoom,
    ),
    Operation(
        "GET",
        "/api/admin/players",
        _A.players,
        "adminPlayers",
        "Accounts.",
        schemas.AdminPlayers,
        query=(text_query("q"), _PAGE),
    ),
    Operation(
        "GET",
        "/api/admin/sanctions",
        _A.sanctions,
        "sanctions",
        "Bans and mutes.",
        schemas.SanctionList,
        query=LIST_QUERY,
    ),
)
