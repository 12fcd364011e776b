"""`hedgemaze serve`: runs the server, by default with an embedded database in the user's data folder."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hedgemaze.cli.errors import CommandError
from hedgemaze.errors import no_such, system_reason
from hedgemaze.locales import t

if TYPE_CHECKING:
    from hedgemaze.server.app import Server
    from hedgemaze.server.engines.interface import Engines
    from hedgemaze.server.http.origins import AllowedOrigins
    from hedgemaze.server.notices.notices import NoticeOptions
    from hedgemaze.server.uvicorn_server import GracefulServer

_LOG_LEVELS = ("debug", "info", "warning", "error")
HostOption = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-option-serve-host")]
PortOption = Annotated[int, typer.Option("--port", min=0, max=65_535, metavar="N", help="cli-option-serve-port")]
DataOption = Annotated[
    str | None,
    typer.Option("--data", metavar="DIR", help="cli-option-serve-data"),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="HEDGEMAZE_DATABASE", help="cli-option-serve-database"),
]
NatsOption = Annotated[
    str | None, typer.Option("--nats", metavar="URL", envvar="HEDGEMAZE_NATS", help="cli-option-serve-nats")
]
ProxyOption = Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-option-serve-proxy")]
SiteOption = Annotated[list[str] | None, typer.Option("--site", metavar="NAME", help="cli-option-serve-site")]
OpenOption = Annotated[bool | None, typer.Option("--open/--no-open", help="cli-option-serve-open")]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", min=0, max=64, metavar="N", help="cli-option-serve-workers")
]
LimitsOption = Annotated[bool, typer.Option("--limits/--no-limits", help="cli-option-serve-limits")]
ExpireOption = Annotated[
    int, typer.Option("--expire-days", min=0, max=36_500, metavar="DAYS", help="cli-option-serve-expire-days")
]
ExpireFinishedOption = Annotated[
    int,
    typer.Option(
        "--expire-finished-days", min=0, max=36_500, metavar="DAYS", help="cli-option-serve-expire-finished-days"
    ),
]
DrainOption = Annotated[
    float, typer.Option("--drain", min=0, max=600, metavar="SECONDS", help="cli-option-serve-drain")
]
ContactOption = Annotated[str | None, typer.Option("--contact", metavar="ADDRESS", help="cli-option-serve-contact")]
PushServiceOption = Annotated[
    list[str] | None, typer.Option("--push-service", metavar="HOST", help="cli-option-serve-push-service")
]
AdminTokenOption = Annotated[
    str | None, typer.Option("--admin-token-file", metavar="FILE", help="cli-option-serve-admin-token-file")
]
BackupFolderOption = Annotated[
    str | None, typer.Option("--backup-folder", metavar="DIR", help="cli-option-serve-backup-folder")
]
BackupEveryOption = Annotated[
    float, typer.Option("--backup-every", min=0, max=8_760, metavar="HOURS", help="cli-option-serve-backup-every")
]
BackupKeepOption = Annotated[
    int, typer.Option("--backup-keep", min=1, max=10_000, metavar="N", help="cli-option-serve-backup-keep")
]
SolveOption = Annotated[bool, typer.Option("--solve", help="cli-option-serve-solve")]
SolveSpaceOption = Annotated[
    float, typer.Option("--solve-space", min=1, max=1_000_000, metavar="GB", help="cli-option-serve-solve-space")
]
TracingOption = Annotated[bool, typer.Option("--tracing", help="cli-option-serve-tracing")]
LogOption = Annotated[str, typer.Option("--log", metavar="LEVEL", help="cli-option-serve-log")]


def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    data: DataOption = None,
    database: DatabaseOption = None,
    nats: NatsOption = None,
    site: SiteOption = None,
    proxy: ProxyOption = None,
    is_opening: OpenOption = None,
    workers: WorkersOption = None,
    is_limited: LimitsOption = True,
    expire_days: ExpireOption = 90,
    expire_finished_days: ExpireFinishedOption = 0,
    contact: ContactOption = None,
    push_service: PushServiceOption = None,
    drain: DrainOption = 0.0,
    admin_token_file: AdminTokenOption = None,
    backup_folder: BackupFolderOption = None,
    backup_every: BackupEveryOption = 24.0,
    backup_keep: BackupKeepOption = 7,
    is_solving: SolveOption = False,
    solve_space: SolveSpaceOption = 50.0,
    is_tracing: TracingOption = False,
    log: LogOption = "warning",
) -> None:
    """Serve the page and its games; stops with Ctrl-C."""
    try:
        from hedgemaze.server import (  # noqa: PLC0415  # slow to import, and optional
            app,
            limits,
            solving,
            storage,
            uvicorn_server,
        )
        from hedgemaze.server.http.open_connections import raise_file_limit  # noqa: PLC0415
        from hedgemaze.server.storage.sqlite import lock_folder  # noqa: PLC0415
        from hedgemaze.server.telemetry import logs, tracing  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise CommandError("server.not_installed", "pip install 'hedgemaze[server]' first", given=error.name) from None
    if log not in _LOG_LEVELS:
        raise no_such(CommandError, "options.log_level", "log level", log, _LOG_LEVELS)
    if nats and not database:
        raise CommandError("options.nats_alone", "--nats is for several servers on one --database")
    logs.configure(log)
    if is_tracing:
        tracing.start()
    raise_file_limit()
    folder = data_folder(data)
    lock = None if database else lock_folder(folder)
    try:
        figures = limits.Limits() if is_limited else limits.Limits.none()
        expiry = app.Expiry(expire_days, expire_finished_days)
        backups = app.BackupPlan(_path(backup_folder), backup_every * 3_600, backup_keep)
        options = app.Options(figures, _origins(host, site), nats, expiry, backups, _path(admin_token_file))
        options = replace(options, notices=_notices(contact, site, push_service))
        if is_solving:
            options = replace(options, solving=solving.SolvePlan(round(solve_space * 1e9)))
        server = app.Server(storage.open_store(database or folder), _engines(workers), options)
        trusted = {"forwarded_allow_ips": ["127.0.0.1", "::1", *proxy]} if proxy else {}
        config = uvicorn_server.uvicorn_config(server, host, port, figures, **trusted)
        running = uvicorn_server.GracefulServer(config, server, drain)
        wanted = sys.stdout.isatty() if is_opening is None else is_opening
        with _listening(host, port) as listener:
            _run(running, server, listener, host, "" if database else str(folder), is_opening=wanted)
    finally:
        if lock is not None:
            os.close(lock)


def _path(given: str | None) -> Path | None:
    return None if given is None else Path(given).expanduser().absolute()


def data_folder(given: str | None) -> Path:
    """Returns the folder of the embedded database."""
    if given is not None:
        return Path(given).expanduser().absolute()
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "hedgemaze"


def _origins(host: str, names: list[str] | None) -> AllowedOrigins:
    from hedgemaze.server.http.origins import AllowedOrigins, is_loopback  # noqa: PLC0415

    return AllowedOrigins(
        tuple(name.lower() for name in names or ()), is_local=not names and is_loopback(_url_host(host))
    )


def _notices(contact: str | None, sites: list[str] | None, services: list[str] | None) -> NoticeOptions:
    from hedgemaze.server.notices.endpoints import PushServices  # noqa: PLC0415
    from hedgemaze.server.notices.notices import NoticeOptions  # noqa: PLC0415

    if contact is not None and not contact.startswith(("mailto:", "https://")):
        message, forms = "a contact is mailto:NAME@HOST or https://HOST", ("mailto:NAME@HOST", "https://HOST")
        raise CommandError("options.contact", message, given=contact, allowed=forms)
    allowed = PushServices(tuple(services or ()))
    contact = contact or (f"https://{sites[0].lower()}" if sites else None)
    return NoticeOptions(allowed) if contact is None else NoticeOptions(allowed, contact)


def _url_host(host: str) -> str:
    """Returns a host as a URL has it: an IPv6 address in brackets."""
    return f"[{host}]" if ":" in host else host


def _engines(workers: int | None) -> Engines | None:
    if workers == 0:
        return None
    from hedgemaze.server.engines import EnginePool  # noqa: PLC0415

    return EnginePool(workers)


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2_048)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0].lower()
        message, given = f"cannot listen there ({reason})", f"{host}:{port}"
        raise CommandError("server.no_start", message, given=given, reason=system_reason(error)) from None


def _run(
    running: GracefulServer, server: Server, listener: socket.socket, host: str, folder: str, *, is_opening: bool
) -> None:
    from hedgemaze.server.gc_tuning import collect_when_idle, tune_gc  # noqa: PLC0415

    tidying: list[asyncio.Task[None]] = []

    def announce(port: int) -> None:
        tune_gc()
        tidying.append(asyncio.get_running_loop().create_task(collect_when_idle(lambda: server.sockets.received)))
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104  # compared, not bound
        address = f"http://{_url_host(shown)}:{port}/"
        typer.echo(t("cli-serve-at", address=address))
        if folder:
            typer.echo(t("cli-serve-kept", path=folder))
        if not server.static_files.is_built:
            typer.echo(t("cli-serve-no-page", command="python tools/web.py build"))
        sys.stdout.flush()
        if is_opening:
            webbrowser.open(address)

    running.on_started = announce
    running.run([listener])
    if not running.started:
        raise CommandError("server.no_start", "the server did not start; the reason is in the log above")
