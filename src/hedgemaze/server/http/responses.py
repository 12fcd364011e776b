"""Makes responses: structs as JSON, and errors with their code."""

from __future__ import annotations

import logging

import msgspec
from starlette.responses import Response

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import SettingsError
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.http.schemas import ErrorBody

__all__ = ["data_response", "error_response", "public_message", "response_of_exception", "too_many_requests"]

_RETRY_MS = 1_000
"""When a client may retry after the database has failed."""
_log = logging.getLogger("hedgemaze.server")


def data_response(data: object, status: int = 200) -> Response:
    """Returns data, or a struct, as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def error_response(
    status: int, code: str, message: str, retry_after_ms: int | None = None, reasons: tuple[str, ...] = ()
) -> Response:
    """Returns an error response."""
    body = ErrorBody(code=code, message=message[:500], reasons=list(reasons), retry_after_ms=retry_after_ms)
    response = data_response(body, status)
    if retry_after_ms is not None:
        response.headers["Retry-After"] = str(-(-retry_after_ms // 1_000))
    return response


def too_many_requests(wait_ms: int) -> Response:
    """Returns the response to a client over its rate limit."""
    return error_response(429, "server.too_many", "a little slower, please", wait_ms)


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


def response_of_exception(error: HedgemazeError, request: str | None = None) -> Response:
    """Returns the response to a request that raised an error; logs a database error with the request's id."""
    message, retry_after_ms = public_message(error, request=request)
    if isinstance(error, StorageError):
        return error_response(503, error.code, message, retry_after_ms)
    if isinstance(error, ServerError):
        return error_response(error.status, error.code, message, retry_after_ms)
    reasons = error.reasons if isinstance(error, SettingsError) else ()
    return error_response(400, error.code, message, reasons=reasons)
