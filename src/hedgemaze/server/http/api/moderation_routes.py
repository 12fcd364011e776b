"""The HTTP routes by which hosts act: bans and mutes, reports, the name filter, announcements, backups."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.admin import schemas
from hedgemaze.server.admin.backups import backup_name, list_backups
from hedgemaze.server.admin.sanctions import network_of
from hedgemaze.server.admin.views import report_info, sanction_info
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.admin_routes import LIST_QUERY, PAGE, AdminApi, before_and_text, done
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.requests import read_body
from hedgemaze.server.http.responses import data_response
from hedgemaze.server.storage.accounts.accounts import delete_name_filter, put_name_filter
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import HostChange, row_id
from hedgemaze.server.storage.moderation.moderation import Sanction
from hedgemaze.server.tournaments.tournaments import Tournaments

_MAX_BODY = 32_768


class ModerationApi:
    """What hosts decide."""

    def __init__(self, hosts: AdminApi, tournaments: Tournaments) -> None:
        self._hosts = hosts
        self._tournaments = tournaments
        self._admin = hosts.admin
        self._store = hosts.admin.service.store

    async def add_sanction(self, request: Request) -> Response:
        """Bans or mutes."""
        await self._hosts.host(request)
        body = await read_body(request, schemas.NewSanction, _MAX_BODY)
        network = network_of(body.network) if body.network else None
        account = await self._admin.accounts.by_id(body.account) if body.account else None
        if (account is None) == (network is None):
            raise ServerError("admin.bad_sanction", "an account or a network is banned or muted, and only one of them")
        change = await self._hosts.change(request, f"{body.kind}.added", network or body.account)
        if body.until_ms is not None and body.until_ms <= change.at_ms:
            raise ServerError("admin.bad_time", "the end is over", given=body.until_ms)
        sanction = Sanction(
            id=row_id(change.at_ms),
            kind=body.kind,
            account=None if account is None else account.id,
            network=network,
            reason=body.reason,
            from_ms=change.at_ms,
            until_ms=body.until_ms,
        )
        await self._admin.sanctions.add(sanction, change)
        names = {} if account is None else {account.id: account}
        return data_response(sanction_info(sanction, names), 201)

    async def lift_sanction(self, request: Request) -> Response:
        """Ends a ban or a mute."""
        id_ = str(request.path_params["id"])[:64]
        return done(is_done=await self._admin.sanctions.lift(id_, await self._hosts.change(request, "lifted", id_)))

    async def reports(self, request: Request) -> Response:
        """Returns one page of reports."""
        await self._hosts.host(request)
        is_open = request.query_params.get("all", "") != "1"
        found = await self._store.moderation.reports(*before_and_text(request), PAGE, is_open=is_open)
        names = await self._admin.accounts.by_ids(each.reporter_account for each in found if each.reporter_account)
        return data_response(schemas.ReportList(reports=[report_info(each, names) for each in found]))

    async def handle_report(self, request: Request) -> Response:
        """Marks a report as handled."""
        id_ = str(request.path_params["id"])[:64]
        change = await self._hosts.change(request, "report.handled", id_)
        return done(is_done=await self._store.moderation.handle_report(id_, change))

    async def cancel_tournament(self, request: Request) -> Response:
        """Cancels a tournament that is not over."""
        id_ = str(request.path_params["tournament"])[:64]
        await self._tournaments.call_off(id_, await self._hosts.change(request, "tournament.cancelled", id_))
        return done(is_done=True)

    async def names(self, request: Request) -> Response:
        """Returns the filter list of names."""
        await self._hosts.host(request)
        words = [schemas.FilterWord(word=word, made_ms=at) for word, at in await self._store.accounts.name_filters()]
        return data_response(schemas.FilterWords(words=words))

    async def add_name(self, request: Request) -> Response:
        """Adds a word to the filter list."""
        await self._hosts.host(request)
        body = await read_body(request, schemas.FilterWord, _MAX_BODY)
        word = body.word.strip().casefold()
        if len(word) < 2 or not word.isprintable():
            raise ServerError("admin.bad_word", "a word has at least two letters", given=body.word)
        change = await self._hosts.change(request, "name.filtered", word)
        await self._filter(change, lambda database: put_name_filter(database, word, change.at_ms), is_added=True)
        return data_response(schemas.FilterWord(word=word, made_ms=change.at_ms), 201)

    async def delete_name(self, request: Request) -> Response:
        """Deletes a word from the filter list."""
        word = str(request.path_params["word"])[:64].replace("\0", "")
        change = await self._hosts.change(request, "name.allowed", word)
        is_deleted = await self._filter(change, lambda database: delete_name_filter(database, word), is_added=False)
        return done(is_done=is_deleted)

    async def _filter(self, change: HostChange, edit: Callable[[Database], bool], *, is_added: bool) -> bool:
        def work(database: Database) -> tuple[bool, object, object]:
            is_changed = edit(database)
            return is_changed, is_changed and not is_added, is_changed and is_added

        is_changed = await self._store.admin.audited(change, work)
        self._admin.accounts.forget_filters()
        return is_changed

    async def announcements(self, request: Request) -> Response:
        """Returns all announcements that are not over."""
        await self._hosts.host(request)
        found = [schemas.AnnouncementInfo(**each._asdict()) for each in await self._admin.announcements.all()]
        return data_response(schemas.AnnouncementList(announcements=found))

    async def add_announcement(self, request: Request) -> Response:
        """Adds an announcement."""
        await self._hosts.host(request)
        body = await read_body(request, schemas.NewAnnouncement, _MAX_BODY)
        change = await self._hosts.change(request, "announcement.added", body.texts.get("*", "")[:60])
        added = await self._admin.announcements.add(body.texts, body.from_ms, body.until_ms, change)
        return data_response(schemas.AnnouncementInfo(**added._asdict()), 201)

    async def delete_announcement(self, request: Request) -> Response:
        """Deletes an announcement."""
        id_ = str(request.path_params["id"])[:64]
        change = await self._hosts.change(request, "announcement.deleted", id_)
        return done(is_done=await self._admin.announcements.delete(id_, change))

    async def backups(self, request: Request) -> Response:
        """Returns the backups."""
        await self._hosts.host(request)
        backups = self._admin.backups
        try:
            _, folder = backups.require()
        except ServerError as error:
            state = schemas.BackupList(state="elsewhere" if error.code == "admin.backup_elsewhere" else "off")
            return data_response(state)
        found = [
            schemas.BackupInfo(name=each.name, made_ms=each.made_ms, bytes=each.bytes) for each in list_backups(folder)
        ]
        return data_response(
            schemas.BackupList(
                state="on",
                every_seconds=backups.plan.every_seconds,
                keep=backups.plan.keep,
                last_error=backups.last_error,
                backups=found,
            )
        )

    async def make_backup(self, request: Request) -> Response:
        """Makes a backup now. The row of the audit log comes first: so the copy has it."""
        change = await self._hosts.change(request, "backup.made", "")
        self._admin.backups.require()
        name = backup_name(change.at_ms)
        await self._store.admin.audited(change._replace(subject=name), lambda _: (None, None, {"name": name}))
        made = await self._admin.backups.make(name)
        return data_response(schemas.BackupInfo(name=made.name, made_ms=made.made_ms, bytes=made.bytes), 201)


_M = ModerationApi
_ALL = {"name": "all", "in": "query", "schema": {"type": "string", "enum": ["0", "1"]}}

OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/api/admin/sanctions",
        _M.add_sanction,
        "addSanction",
        "Bans an account or a network, or mutes an account.",
        schemas.SanctionInfo,
        201,
        schemas.NewSanction,
    ),
    Operation("DELETE", "/api/admin/sanctions/{id}", _M.lift_sanction, "liftSanction", "Ends a ban.", schemas.Done),
    Operation(
        "GET", "/api/admin/reports", _M.reports, "reports", "Reports.", schemas.ReportList, query=(*LIST_QUERY, _ALL)
    ),
    Operation(
        "POST",
        "/api/admin/reports/{id}/handled",
        _M.handle_report,
        "handleReport",
        "Marks a report as handled.",
        schemas.Done,
    ),
    Operation(
        "POST",
        "/api/admin/tournaments/{tournament}/cancel",
        _M.cancel_tournament,
        "callOffTournament",
        "Cancels a tournament that is not over; its running games go on without it.",
        schemas.Done,
    ),
    Operation("GET", "/api/admin/names", _M.names, "nameFilter", "Words not allowed in names.", schemas.FilterWords),
    Operation(
        "POST",
        "/api/admin/names",
        _M.add_name,
        "addFilterWord",
        "Adds a word to the name filter.",
        schemas.FilterWord,
        201,
        schemas.FilterWord,
    ),
    Operation("DELETE", "/api/admin/names/{word}", _M.delete_name, "deleteFilterWord", "Deletes a word.", schemas.Done),
    Operation(
        "GET",
        "/api/admin/announcements",
        _M.announcements,
        "allAnnouncements",
        "Announcements that are not over.",
        schemas.AnnouncementList,
    ),
    Operation(
        "POST",
        "/api/admin/announcements",
        _M.add_announcement,
        "addAnnouncement",
        "Adds an announcement.",
        schemas.AnnouncementInfo,
        201,
        schemas.NewAnnouncement,
    ),
    Operation(
        "DELETE",
        "/api/admin/announcements/{id}",
        _M.delete_announcement,
        "deleteAnnouncement",
        "Deletes an announcement.",
        schemas.Done,
    ),
    Operation("GET", "/api/admin/backups", _M.backups, "backups", "The backups.", schemas.BackupList),
    Operation(
        "POST", "/api/admin/backups", _M.make_backup, "makeBackup", "Makes a backup now.", schemas.BackupInfo, 201
    ),
)
