"""Bodies for hosts, made from what is stored and what a node knows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version

from hedgemaze.server.admin import schemas
from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.admin.sanctions import BAN, MUTE
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.storage import ListedRoom
from hedgemaze.server.storage.moderation.moderation import Sanction, StoredReport
from hedgemaze.server.storage.moderation.search import FoundAccount

_NODE_MS = 60_000
"""A node without a heartbeat for this long is not shown."""


async def status(admin: Admin, lobby: Lobby, token: str) -> schemas.AdminStatus:
    """Returns the state of the server, as this node sees it.

    Raises:
        StorageError: the database is down.
    """
    service, counts = admin.service, await admin.count()
    now_ms, own = service.clock.now_ms(), service.coordinator.node
    nodes = [
        schemas.NodeInfo(node=node, beat_ms=at_ms, is_this=node == own)
        for node, at_ms in await service.store.search.beats()
        if at_ms > now_ms - _NODE_MS
    ]
    return schemas.AdminStatus(
        token=token,
        version=_version(),
        now_ms=now_ms,
        started_ms=admin.started_ms,
        database="postgresql" if service.store.is_shared else "sqlite",
        nodes=nodes,
        rooms=len(service.cache),
        sockets=service.cache.subscribers,
        lobby=len(lobby),
        waiting=len(lobby.seekers),
        accounts=counts["accounts"],
        sessions=counts["sessions"],
        open_reports=counts["open_reports"],
        bans=admin.sanctions.count(BAN),
        mutes=admin.sanctions.count(MUTE),
        slow=slow_queries(admin),
    )


def slow_queries(admin: Admin) -> list[schemas.SlowQuery]:
    """Returns the slowest jobs of both database threads, the slowest first."""
    stats = admin.service.store.connections.job_stats
    kinds = (("write", stats["write"]), ("read", stats["read"]))
    found = [
        schemas.SlowQuery(
            kind="write" if kind == "write" else "read",
            name=each.name,
            ms=round(each.seconds * 1_000, 2),
            at_ms=int(each.at * 1_000),
        )
        for kind, jobs in kinds
        for each in jobs.slowest
    ]
    return sorted(found, key=lambda each: each.ms, reverse=True)[:20]


def room_info(room: ListedRoom) -> schemas.AdminRoom:
    """Returns a room of a list."""
    return schemas.AdminRoom(
        room=room.id,
        stage=room.stage,
        opened_ms=room.opened_ms,
        touched_ms=room.touched_ms,
        about=json.loads(room.about),
    )


async def player_infos(admin: Admin, accounts: Sequence[FoundAccount]) -> list[schemas.AdminPlayer]:
    """Returns the accounts of a list, with their ratings.

    Raises:
        StorageError: the database is down.
    """
    ratings: dict[str, dict[str, int]] = {}
    if accounts:
        for each in await admin.service.store.ratings.of_accounts([account.id for account in accounts]):
            ratings.setdefault(each.account, {})[each.pool] = round(each.rating)
    return [_player_info(admin, account, ratings.get(account.id, {})) for account in accounts]


def _player_info(admin: Admin, account: FoundAccount, ratings: dict[str, int]) -> schemas.AdminPlayer:
    figure = None
    if account.best_share is not None:
        figure = schemas.FairPlayFigure(games=account.reviewed, agreement=round(100 * float(account.best_share)))
    return schemas.AdminPlayer(
        account=account.id,
        name=account.name,
        made_ms=account.made_ms,
        sessions=account.sessions,
        used_ms=account.used_ms,
        is_muted=admin.sanctions.is_muted("", account.id),
        is_banned=admin.sanctions.ban_of("", account.id) is not None,
        ratings=ratings,
        fair_play=figure,
    )


def sanction_info(sanction: Sanction, names: Mapping[str, Account]) -> schemas.SanctionInfo:
    """Returns a ban or a mute, with the name that the account has now."""
    named = names.get(sanction.account or "")
    return schemas.SanctionInfo(**sanction._asdict(), name="" if named is None else named.name)


def report_info(report: StoredReport, names: Mapping[str, Account]) -> schemas.ReportInfo:
    """Returns a report, with the name of the account that has sent it."""
    reporter = names.get(report.reporter_account or "")
    return schemas.ReportInfo(
        id=report.id,
        at_ms=report.at_ms,
        reason=report.reason,
        room=report.room,
        seat=report.seat,
        name=report.name,
        account=report.account,
        reporter="" if reporter is None else reporter.name,
        handled_ms=report.handled_ms,
        handled_by=report.handled_by,
    )


def _version() -> str:
    try:
        return version("hedgemaze")
    except PackageNotFoundError:
        return "?"
