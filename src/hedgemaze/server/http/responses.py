"""Makes responses: structs as JSON, and errors with their code."""

from __future__ import annotations

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import SettingsError
from hedgemaze.server.errors import ServerError, StorageError, public_message
from hedgemaze.server.schemas import ErrorBody


class ErrorResponse(Response):
    """An error; the middleware counts its code."""

    def __init__(self, body: ErrorBody, status: int) -> None:
        super().__init__(msgspec.json.encode(body), status, media_type="application/json")
        self._code = body.code

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends the response, and leaves its code in the scope."""
        scope["state"]["code"] = self._code
        await super().__call__(scope, receive, send)


def data_response(data: object, status: int = 200) -> Response:
    """Returns data, or a struct, as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def error_response(
    status: int, code: str, message: str, retry_after_ms: int | None = None, reasons: tuple[str, ...] = ()
) -> Response:
    """Returns an error response."""
    body = ErrorBody(code=code, message=message[:500], reasons=list(reasons), retry_after_ms=retry_after_ms)
    response = ErrorResponse(body, status)
    if retry_after_ms is not None:
        response.headers["Retry-After"] = str(-(-retry_after_ms // 1_000))
    return response


def too_many_requests(wait_ms: int) -> Response:
    """Returns the response to a client over its rate limit."""
    return error_response(429, "server.too_many", "a little slower, please", wait_ms)


def response_of_exception(error: HedgemazeError, request: str | None = None) -> Response:
    """Returns the response to a request that raised an error; logs a database error with the request's id."""
    message, retry_after_ms = public_message(error, request=request)
    if isinstance(error, StorageError):
        return error_response(503, error.code, message, retry_after_ms)
    if isinstance(error, ServerError):
        return error_response(error.status, error.code, message, retry_after_ms)
    reasons = error.reasons if isinstance(error, SettingsError) else ()
    return error_response(400, error.code, message, reasons=reasons)
