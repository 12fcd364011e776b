"""Answers of HTTP: structs as JSON, refusals with their code; and what a visitor may know of an error."""

from __future__ import annotations

import logging

import msgspec
from starlette.responses import Response

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import SettingsError
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.http.schemas import Fault

__all__ = ["data_response", "fault", "public_message", "refusal", "too_many"]

_AGAIN_MS = 1_000
"""When something may be tried again that the database has refused."""
_log = logging.getLogger("hedgemaze.server")


def data_response(data: object, status: int = 200) -> Response:
    """Returns data, or a struct, as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def fault(
    status: int, code: str, message: str, retry_after_ms: int | None = None, reasons: tuple[str, ...] = ()
) -> Response:
    """Returns a refusal."""
    answer = Fault(code=code, message=message[:500], reasons=list(reasons), retry_after_ms=retry_after_ms)
    response = data_response(answer, status)
    if retry_after_ms is not None:
        response.headers["Retry-After"] = str(-(-retry_after_ms // 1_000))
    return response


def too_many(wait_ms: int) -> Response:
    """Returns the answer to somebody who asks too often."""
    return fault(429, "server.too_many", "a little slower, please", wait_ms)


def public_message(error: HedgemazeError, **where: object) -> tuple[str, int | None]:
    """Returns what a visitor may know of an error, and when to try again.

    What a database says of its failure names hosts, users and files: that goes into the log, with `where` it belongs.
    """
    if isinstance(error, StorageError):
        _log.warning("the storage failed", extra={**where, "code": error.code, "error": error.message})
        return "the storage cannot be used now", _AGAIN_MS
    return error.message[:500], getattr(error, "retry_after_ms", None)


def refusal(error: HedgemazeError, request: str | None = None) -> Response:
    """Returns an error of ours as HTTP says it; the log has it with the request's id."""
    message, retry_after_ms = public_message(error, request=request)
    if isinstance(error, StorageError):
        return fault(503, error.code, message, retry_after_ms)
    if isinstance(error, ServerError):
        return fault(error.status, error.code, message, retry_after_ms)
    reasons = error.reasons if isinstance(error, SettingsError) else ()
    return fault(400, error.code, message, reasons=reasons)
