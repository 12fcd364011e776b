"""Answers of HTTP: structs as JSON, refusals with their code."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import SettingsError
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.shapes import Fault

__all__ = ["data_response", "fault", "refusal", "too_many"]


def data_response(data: object, status: int = 200) -> Response:
    """Returns data, or a struct, as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def fault(
    status: int, code: str, message: str, retry_after_ms: int | None = None, reasons: tuple[str, ...] = ()
) -> Response:
    """Returns a refusal."""
    told = Fault(code=code, message=message[:500], reasons=list(reasons), retry_after_ms=retry_after_ms)
    response = data_response(told, status)
    if retry_after_ms is not None:
        response.headers["Retry-After"] = str(-(-retry_after_ms // 1_000))
    return response


def too_many(wait_ms: int) -> Response:
    """Returns the answer to somebody who asks too often."""
    return fault(429, "server.too_many", "a little slower, please", wait_ms)


def refusal(error: HedgemazeError) -> Response:
    """Returns an error of ours as HTTP says it."""
    if isinstance(error, ServerError):
        return fault(error.status, error.code, error.message, error.retry_after_ms)
    if isinstance(error, StorageError):
        return fault(503, error.code, "the storage cannot be used now", 1_000)
    reasons = error.reasons if isinstance(error, SettingsError) else ()
    return fault(400, error.code, error.message, reasons=reasons)
