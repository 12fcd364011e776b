"""The HTTP routes for everyone that concern hosts: reports about players, and announcements."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.admin import schemas
from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.middleware import player_of
from hedgemaze.server.http.requests import account_of, address_of, read_body
from hedgemaze.server.http.responses import data_response, too_many_requests

_MAX_BODY = 4_096


class ReportApi:
    """Reports and announcements."""

    def __init__(self, admin: Admin) -> None:
        self._admin = admin

    async def report(self, request: Request) -> Response:
        """Takes a report about a player."""
        body = await read_body(request, schemas.NewReport, _MAX_BODY)
        if wait_ms := self._admin.reports.rate.take(address_of(request), self._admin.service.clock.now_ms()):
            return too_many_requests(wait_ms)
        player, headers = player_of(request.scope)
        account = account_of(request)
        is_new = await self._admin.reports.add(body, player, None if account is None else account.id)
        response = data_response(schemas.Reported(is_new=is_new), 201)
        response.raw_headers.extend(headers)
        return response

    async def announcements(self, _: Request) -> Response:
        """Returns the announcements of now."""
        found = [
            schemas.AnnouncementText(id=each.id, texts=each.texts, until_ms=each.until_ms)
            for each in self._admin.announcements.current()
        ]
        return data_response(schemas.CurrentAnnouncements(announcements=found))


OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/api/reports",
        ReportApi.report,
        "report",
        "Reports a player to the hosts.",
        schemas.Reported,
        201,
        schemas.NewReport,
    ),
    Operation(
        "GET",
        "/api/announcements",
        ReportApi.announcements,
        "announcements",
        "What the hosts announce now.",
        schemas.CurrentAnnouncements,
    ),
)
